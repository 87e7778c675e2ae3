"""Which process is in charge of a game: runs its bots, its orders and its clock."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from . import events as ev
from .commands import Decide
from .company import Company
from .fold import State
from .interfaces import Lease, Site, StoreUnavailable
from .refusal import Refusal
from .running import Running

log = logging.getLogger(__name__)


class ChargedRoom(Protocol):
    """What being in charge of a game needs from its room."""

    state: State
    closing: bool
    company: Company

    @property
    def busy(self) -> bool:
        """Whether something is about to happen automatically."""

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """The work is done in the background."""

    def after(self) -> None:
        """Starts what follows automatically."""

    async def catch_up(self) -> None:
        """Events stored by other processes are known here."""

    async def submit(self, person: None, command_id: None, decide: Decide) -> int:
        """The command's events are stored and sent."""


class Charge:
    """The lease of a game: taken when something is to happen automatically, returned when everybody is elsewhere."""

    def __init__(self, room: ChargedRoom, site: Site) -> None:
        self.lease = site.sole_lease
        self._room = room
        self._site = site
        self._taking = asyncio.Lock()

    @property
    def fence(self) -> Lease | None:
        """The lease that has to stand when something is stored; None where no other process could have it."""
        return self.lease if self.lease != self._site.sole_lease else None

    def want(self) -> None:
        """This process will be in charge if something is to happen automatically and no other process is in charge."""
        if self.wanted and not self._taking.locked():
            self._room.later(self._take_over())

    @property
    def wanted(self) -> bool:
        """Whether something is to happen automatically, and this process would be in charge of it."""
        game = self._room.state
        if self.lease is not None or not isinstance(game, Running) or self._room.closing or self._people_elsewhere:
            return False
        return game.bot_to_act is not None or game.order_due is not None or game.clock_runs

    async def _take_over(self) -> None:
        if await self.take():
            self._room.after()

    async def take(self) -> bool:
        """Whether this process is in charge, if no other is; what that one stored is known here then."""
        async with self._taking:
            if self.lease is not None or self._room.closing:
                return self.lease is not None
            try:
                lease = await self._site.acquire(self._room.state.id)
                if lease is None:
                    return False
                await self._room.catch_up()
                self.lease = lease
                game = self._room.state
                if lease.orphaned and isinstance(game, Running) and game.clock_runs:
                    await self._room.submit(None, None, lambda _: [ev.Woke()])
            except (Refusal, StoreUnavailable):
                log.warning("a game could not be taken over", exc_info=True, extra={"game": self._room.state.id})
        return self.lease is not None

    def lose(self, lease: Lease | None) -> None:
        """Another process is in charge."""
        if self.lease == lease:
            self.lease = None

    def hand_over(self) -> None:
        """Where people have the table open at other processes only, one of those will be in charge."""
        if self.fence is not None and not self._room.busy and self._people_elsewhere:
            self._room.later(self.release())

    @property
    def _people_elsewhere(self) -> bool:
        """Whether people have the table open at other processes only."""
        return not self._room.company.connections and self._room.company.elsewhere

    async def release(self) -> None:
        """Another process may be in charge."""
        lease = self.fence
        if lease is not None:
            self.lease = None
            await self._site.release(self._room.state.id, lease)
