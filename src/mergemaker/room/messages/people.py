"""People: guests and accounts."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class Vacation(Struct, frozen=True):
    """From when to when a person is away, in seconds since 1970."""

    since: float
    until: float


class VacationInfo(Struct):
    """The asker's vacation, under way or to come, and how many days they may still take."""

    vacation: Vacation | None
    days_left: int
    days_a_year: int


class NewVacation(Struct, forbid_unknown_fields=True):
    """A vacation; one that is under way only ends at another time."""

    since: float
    until: float


class User(Struct):
    """A person: a guest with a name, or the holder of an account."""

    id: str
    name: str
    account: bool


class Me(Struct):
    """Who the asker is, and their preferences."""

    user: User | None
    preferences: dict[str, Any]


class NewSession(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password, to register or to log in."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """The account's password, and the one it is to have."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionInfo(Struct):
    """A session: a browser that is logged in, or a program with a token."""

    id: str
    kind: Literal["cookie", "token"]
    agent: str | None  # the browser and its system, or the program that made it
    created: float  # seconds since 1970
    seen: float  # within a day
    own: bool  # the one that asks


class SessionList(Struct):
    """The asker's sessions, the last used one first."""

    sessions: list[SessionInfo]


class Token(Struct):
    """For programs: sent as `Authorization: Bearer TOKEN`. It is shown once."""

    token: str
