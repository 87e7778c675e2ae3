"""The database's tables, version by version; `upgrade` brings a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Alembic's settings; there is no file of them."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(connection: Connection) -> None:
    """The database has the newest tables."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
