"""A server under attack in this process, whose log is watched, and whose bots think for ever."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from prometheus_client import CollectorRegistry, Histogram

from mergemaker.game.actions import Action, action_data
from mergemaker.game.facts import Fact
from mergemaker.game.position import Position
from mergemaker.room.running import Running
from mergemaker.server.pool import Pool

from ..inside import Inside
from ..world import World

KINDS = ("waiting", "public", "playing", "offered", "alone", "over")  # of games


class Thoughtful(Pool):
    """Bots that never come to an end: what is attacked is the server."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, Histogram("thinking", "none", ["bot"], registry=CollectorRegistry()), False)

    def begin(self) -> None:
        """No process is needed."""

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """Never."""
        await asyncio.Event().wait()
        raise AssertionError("nobody sets it")


class Faults(logging.Handler):
    """Everything in the log that is the server's own mistake."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        self._text = logging.Formatter()

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the record."""
        self.found.append(self._text.format(record))


class Arena(World):
    """The world of the matrix, with a table that must not get stuck."""

    def __init__(self, inside: Inside) -> None:
        super().__init__(inside)
        self._moves = 0

    async def check_alive(self) -> None:
        """The next player of the game that is played can act, and is answered at once."""
        room = await self.inside.server.rooms.room(self.names["playing"])
        state = room.state
        assert isinstance(state, Running)
        seat = state.seat_to_act
        if state.paused or seat not in (0, 1, 2) or state.bot_at(seat):
            await self.refresh("{playing}")  # an attacker may pause or leave
            return
        self._moves += 1
        body = {"command_id": f"alive{self._moves}", "action": action_data(state.table.legal()[0]), "seat": seat}
        path = f"/api/games/{self.names['playing']}/actions"
        async with asyncio.timeout(20):
            await self.people[("player", "other", "owner")[seat]].ask("POST", path, body)


@contextlib.asynccontextmanager
async def attacked(folder: Path) -> AsyncIterator[Arena]:
    """An arena; in the end there was no fault in the log."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        async with Inside(folder / "games.sqlite3", pool=Thoughtful()) as inside:
            arena = Arena(inside)
            await arena.populate()
            for kind in KINDS:
                await arena.refresh(f"{{{kind}}}")
            yield arena
            await arena.check_alive()
    finally:
        logging.getLogger().removeHandler(faults)
    assert not faults.found, f"{len(faults.found)} faults, first: {faults.found[0]}"
