"""The coach at a table: hints and warnings for the player to act, from what that player may know."""

from collections.abc import Awaitable, Sequence
from typing import Protocol, TypeVar

from ..game.actions import Action, tidy
from ..game.coach_shapes import Hint, Warned
from ..game.facts import Fact
from ..game.position import Position
from .fold import State
from .interfaces import Bots, NotReady
from .refusal import Refusal, as_refusal
from .running import Running

Answer = TypeVar("Answer")


class AdvisedRoom(Protocol):
    """What the coach needs from its room."""

    state: State


class Advice:
    """What the coach says in one room; with each answer comes the version of the position that it is for."""

    def __init__(self, room: AdvisedRoom, bots: Bots) -> None:
        self._room = room
        self._bots = bots

    async def hint(self, seat: int) -> tuple[Hint | None, int]:
        """The best choices of that seat, which is to act."""
        game, key, position, facts = self._known(seat)
        version = game.position_version
        return await _when_ready(self._bots.hint(key, position, facts)), version

    async def warn(self, seat: int, action: Action, limit: float) -> tuple[Warned | None, int]:
        """What an action of that seat would cost, if it is too much."""
        game, key, position, facts = self._known(seat)
        illegal = game.table.why_not(action, game.seats[seat].name)
        if illegal is not None:
            raise as_refusal(illegal)
        version = game.position_version
        return await _when_ready(self._bots.warn(key, position, tidy(action), facts, limit)), version

    def _known(self, seat: int) -> tuple[Running, str, Position, Sequence[Fact]]:
        """The game, and what the coach may know of it: what the player in that seat does."""
        game = self._room.state
        assert isinstance(game, Running), "a player is to act"
        name = game.seats[seat].name
        return game, f"{game.id} {seat}", game.table.position(name), game.table.facts_for(name)


async def _when_ready(answer: Awaitable[Answer]) -> Answer:
    try:
        return await answer
    except NotReady:
        raise Refusal("not_now", "coach_not_ready") from None
