"""Orders at a table: when a decision comes for which one is due, it is carried out like an ordinary action."""

import asyncio
from functools import partial
from typing import Protocol

from ..rules.rng import below, seed_rng
from . import commands
from .fold import State
from .refusal import Refusal
from .running import Running

ORDER_STREAM = 2  # of the room's seed


class OrderRoom(Protocol):
    """What carrying out an order needs from its room."""

    state: State

    @property
    def in_charge(self) -> bool:
        """Whether orders are carried out here."""

    async def submit_in_charge(self, decide: commands.Decide) -> None:
        """The command's events are stored and sent, if orders are still carried out here."""


class OrderTurns:
    """The orders of one room, carried out one after another.

    Each takes as long as a quick person would, and not always the same, so that the pace gives little away.
    """

    def __init__(self, room: OrderRoom, pause: float, seed: int) -> None:
        self._room = room
        self._pause = pause
        self._rng = [0, 0]
        seed_rng(self._rng, seed, ORDER_STREAM)
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an order is about to be carried out."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """The order that is due, if one is, will be carried out."""
        if not self.busy and self._due() is not None:
            self._task = asyncio.create_task(self._carry_out())

    async def stop(self) -> None:
        """Nothing more is carried out here."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _due(self) -> int | None:
        """The version of the position in which an order is due."""
        state = self._room.state
        if not isinstance(state, Running) or not self._room.in_charge or state.order_due is None:
            return None
        return state.position_version

    async def _carry_out(self) -> None:
        while (version := self._due()) is not None:
            await asyncio.sleep(self._pause * (1 + below(self._rng, 2_001) / 1_000))
            try:
                await self._room.submit_in_charge(partial(commands.act_by_order, version=version))
            except Refusal:  # it could not be stored
                await asyncio.sleep(1)
