"""The tables of the database. `events` is the source of truth; the other columns about games serve queries."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(64), unique=True),  # an account's name in normalised form; null for guests
    Column("password", Text),  # argon2
    Column("preferences", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # the cookie or token itself is not stored
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("games_by_status", "status", "touched"),
)

members = Table(
    "members",
    metadata,
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    PrimaryKeyConstraint("game", "user"),
)

events = Table(
    "events",
    metadata,
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command_id", String(160)),
    Column("user", String(32)),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    UniqueConstraint("game", "command_id", name="events_by_command"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(32), index=True),
    Column("edition", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("money", Integer, nullable=False),
    Column("numbers", Text, nullable=False),
    Column("mu_before", Float),  # of the user's rating in that pool; null at the first game, and where unrated
    Column("mu_after", Float),  # null where unrated
    PrimaryKeyConstraint("game", "seat"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("players", Integer, nullable=False),
    Column("who", String(64), nullable=False),  # a user's id, or `bot:` and a level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    PrimaryKeyConstraint("players", "who"),
)
