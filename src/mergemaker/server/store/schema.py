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
    Column("login", String(128), unique=True),  # an account's name in normalised form; null for guests
    Column("skeleton", Text),  # what an account's name looks like; null for guests
    Column("password", Text),  # argon2
    Column("preferences", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("users_by_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # the cookie or token itself is not stored
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200)),  # the browser or program, as it calls itself
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("format", Integer, nullable=False, server_default="1"),  # of the setup
    Column("setup", Text, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the rules it is played by
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
    Column("format", Integer, nullable=False, server_default="1"),  # of the data
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

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # secret: made on the first start, the same for all servers
)

targets = Table(  # where people are notified of their games while they are away
    "targets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, email, webhook
    Column("address", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("secrets", Text, nullable=False),  # JSON: a subscription's keys, a webhook's secret
    Column("choices", Text, nullable=False),  # JSON: of what to notify it
    Column("language", String(16), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # notices in a row that could not be delivered
    Column("problem", Text),  # why it is switched off
    UniqueConstraint("user", "kind", "address", name="targets_by_address"),
)

outbox = Table(  # notices to be sent, written with the event that causes them
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("target", ForeignKey("targets.id"), nullable=False),
    Column("user", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("notice", Text, nullable=False),  # JSON
    Column("status", String(8), nullable=False),  # pending, sent, dropped, failed
    Column("due", Float, nullable=False),
    Column("leased", Float, nullable=False),  # until when one server alone may send it
    Column("attempts", Integer, nullable=False),
    UniqueConstraint("target", "game", "kind", "version", name="outbox_by_event"),
    Index("outbox_by_status", "status", "due"),
    Index("outbox_by_user", "user", "game"),
)

processes = Table(  # that serve these games
    "processes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("beat", Float, nullable=False),  # its last sign of life, by the database's clock
)

leases = Table(  # which process is in charge of a game
    "leases",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("holder", String(32), index=True),  # the process; null: none
    Column("epoch", Integer, nullable=False),  # grows with every holder
)

puzzle_answers = Table(  # the first answer of each person to each puzzle
    "puzzle_answers",
    metadata,
    Column("user", ForeignKey("users.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 0, in the order of answering
    Column("puzzle", String(32), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("mu", Float, nullable=False),  # of the person's skill afterwards
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user", "number"),
    UniqueConstraint("user", "puzzle", name="puzzle_answers_by_puzzle"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("user", ForeignKey("users.id"), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("user", "since"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("version", String(64), nullable=False, index=True),
    Column("data", Text, nullable=False),  # JSON
)

reviewed_seats = Table(
    "reviewed_seats",
    metadata,
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(32), index=True),  # null for bots, guests at another's screen, and practice
    Column("mean_loss", Float, nullable=False),  # in points of win chance
    Column("error", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("mistakes", Text, nullable=False),  # JSON: how many of each class
    PrimaryKeyConstraint("game", "seat"),
)

mistakes = Table(  # of people
    "mistakes",
    metadata,
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the action
    Column("user", String(32), nullable=False),
    Column("decision", String(16), nullable=False),
    Column("loss", Float, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("game", "number"),
    Index("mistakes_by_user", "user", "loss"),
)
