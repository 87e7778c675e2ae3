"""Short runs of `make crash` and `make exactly-once`; `tests/server/test_durability.py` kills a server on SQLite."""

import asyncio

import pytest
from rich.progress import Progress

from ..server.postgres import programs
from .crash import crash
from .exactly_once import exactly_once

SHORT = 60.0  # seconds, at the most
pytestmark = pytest.mark.skipif(programs() is None, reason="there is no PostgreSQL here")


def test_killed_servers_and_databases_lose_nothing_that_was_acknowledged() -> None:
    report = asyncio.run(crash("postgres", 1, 1, SHORT, 2, Progress(disable=True)))
    assert report.audit.sound, report
    assert report.audit.acknowledged, report


def test_commands_through_a_bad_network_are_carried_out_once() -> None:
    report = asyncio.run(exactly_once(100, SHORT, 3, Progress(disable=True)))
    assert report.audit.sound, report
    assert report.audit.acknowledged, report
    assert not report.faults, report
