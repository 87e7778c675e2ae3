"""What can be set when the server starts."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

WEB_DIST = Path(__file__).parents[1] / "web_dist"


def default_database() -> str:
    """Where games are kept unless something else is said: DATABASE_URL, or a file among the user's data."""
    named = os.environ.get("DATABASE_URL")
    return named or str(platformdirs.user_data_path("mergemaker", ensure_exists=True) / "games.sqlite3")


@dataclass(frozen=True)
class Settings:
    """The server's settings, with what most people want as defaults."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further origins whose pages may use this server
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_seconds: float = 2.0  # that a bot may think about a decision
    bot_compiling: bool = True  # whether bots that need the compiler get it
    bot_pause: float = 0.7  # at least so long a bot's decision takes, so that people can follow
    grace: float = 60.0  # seconds after which an absent player may be replaced
    web_dist: Path = WEB_DIST
    rate_limits: bool = True
