"""A person who uses rooms."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A person with a session: a guest or the holder of an account."""

    id: str
    name: str
    account: bool = False
