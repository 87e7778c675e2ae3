"""The server's settings."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from .notices.mail import MailServer

WEB_DIST = Path(__file__).parents[1] / "web_dist"


def default_database() -> str:
    """The default database: DATABASE_URL, or a file in the user's data folder."""
    named = os.environ.get("DATABASE_URL")
    return named or str(platformdirs.user_data_path("mergemaker", ensure_exists=True) / "games.sqlite3")


@dataclass(frozen=True)
class Settings:
    """The settings of a server process."""

    database: str = field(default_factory=default_database)
    bus: str | None = None  # between several processes: an address of NATS; None: the database
    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None  # where others reach the page, if that is not found out
    origins: tuple[str, ...] = ()  # further origins whose pages may use this server
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_cluster: str | None = None  # an address of Ray, where bots think; None: on this machine
    bot_seconds: float = 2.0  # the most that a bot may think about a decision
    bot_compiling: bool = True  # whether bots that need the compiler are available
    bot_pause: float = 0.7  # the least time for a bot's decision, so that people can follow
    grace: float = 60.0  # seconds after which an absent player may be replaced
    mail: MailServer | None = None  # None: no mail is sent
    private_addresses: bool = False  # whether people may have the server write to private networks
    web_dist: Path = WEB_DIST
    rate_limits: bool = True
    connections: int | None = None  # the most at a time; None: as many as the system allows
