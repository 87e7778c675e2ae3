"""Everybody's chance of winning in running games, for onlookers: worked out once for all of them."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from ..game.coach_shapes import Outline
from ..game.record import record_of
from ..room.messages.reviews import LiveChances
from ..room.person import Person
from ..room.refusal import Refusal
from ..room.running import Running
from .coaching import outline_in_public
from .pool import Pool

MOST_GAMES = 300  # that are remembered


@dataclass
class Followed:
    """A game that onlookers follow: what is known of it, and after which actions."""

    actions: list[dict[str, Any]] = field(default_factory=list)
    outline: Outline | None = None
    working: asyncio.Lock = field(default_factory=asyncio.Lock)

    def known_in(self, actions: list[dict[str, Any]]) -> dict[str, list[float]]:
        """What still holds after these actions: some may have been taken back."""
        if self.outline is None:
            return {}
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.actions, actions, strict=False)))
        return {name: course[: same + 1] for name, course in self.outline.win_chance.items()}


class LiveCoach:
    """The games that onlookers follow with the coach."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._followed: OrderedDict[str, Followed] = OrderedDict()

    async def answer(self, game: Running, person: Person | None) -> LiveChances:
        """The chances so far, from what is public; a Refusal for the game's own players while it is running."""
        if not game.over and game.seats_of(person.id if person else None):
            raise Refusal("not_allowed", "chances_hidden")
        if not self._pool.may_coach:
            return LiveChances("unavailable", None)
        if not self._pool.coach_ready:
            return LiveChances("waiting", None)
        followed = self._followed.setdefault(game.id, Followed())
        self._followed.move_to_end(game.id)
        if len(self._followed) > MOST_GAMES:
            self._followed.popitem(last=False)
        async with followed.working:  # those who ask meanwhile wait for the same answer
            record = record_of(game.table)
            if followed.outline is None or followed.actions != record.actions:
                known = followed.known_in(record.actions)
                followed.outline = await self._pool.in_background(outline_in_public, record, known)
                followed.actions = record.actions
        return LiveChances("ready", followed.outline)
