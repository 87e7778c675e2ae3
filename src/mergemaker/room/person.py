"""Somebody who uses rooms."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    account: bool = False
