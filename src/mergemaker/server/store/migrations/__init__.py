"""The database's tables, version by version; `upgrade` brings a database up to date."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


def newest() -> str:
    """The newest version: files are named after theirs, in order."""
    return max(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def config() -> "Config":
    """Alembic's settings; there is no file of them."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(connection: Connection) -> None:
    """The database has the newest tables. Alembic takes its time to load, so it is asked only when there is work."""
    if sa.inspect(connection).has_table("alembic_version"):
        current = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if current == newest():
            return
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
