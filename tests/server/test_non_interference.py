"""What a viewer cannot see changes not one byte of what they are sent in a whole game, over sockets and HTTP.

`make secrecy` plays a thousand games; MERGEMAKER_TWINS is how many, MERGEMAKER_SECONDS for how long at most,
MERGEMAKER_PARTS in how many parts that can be played beside each other.
"""

import asyncio
import os
import random
import secrets
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from .twins import ONLOOKER, Half, forging, random_script, random_way, twin_of

GAMES = int(os.environ.get("MERGEMAKER_TWINS", "4"))
SECONDS = float(os.environ.get("MERGEMAKER_SECONDS", "600"))
PARTS = int(os.environ.get("MERGEMAKER_PARTS", "1"))  # that processes share between them
TOGETHER = 50  # games on one pair of servers
FEW = 8  # games, of which none may be telling


def _check_same(sent: list[str], twins: list[str], which: str) -> None:
    """Says where the first difference is."""
    for number, (one, other) in enumerate(zip(sent, twins, strict=False)):
        if one != other:
            place = next(at for at, (left, right) in enumerate(zip(one, other + " ", strict=False)) if left != right)
            around = slice(max(0, place - 60), place + 40)
            raise AssertionError(f"{which}, message {number}: {one[around]!r} and {other[around]!r}")
    assert len(sent) == len(twins), f"{which}: {len(sent)} messages and {len(twins)}"


class Found(NamedTuple):
    """What was compared, in numbers."""

    games: int = 0
    messages: int = 0
    noticed: int = 0  # games in which someone else saw the difference
    hidden: int = 0  # games with hidden holdings
    cash: int = 0  # games in which others had other cash
    shares: int = 0  # games in which others had other shares

    def plus(self, other: "Found") -> "Found":
        """Both together."""
        return Found(*map(sum, zip(self, other, strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.messages} messages and answers, {self.noticed} with a difference for others; "
            f"{self.hidden} with hidden holdings: {self.cash} with other cash, {self.shares} with other shares"
        )


async def compare(folder: Path, seeds: list[int], until: float) -> Found:
    """Each seed's game and its twin are played, and the viewer is sent the same."""
    found = Found()
    async with Half(folder / "one") as one, Half(folder / "other") as other:
        for number, seed in enumerate(seeds):
            if time.monotonic() > until:
                break
            chance = random.Random(seed)
            script = random_script(chance)
            viewer = chance.choice([*script.people, ONLOOKER])
            twin = twin_of(script, None if viewer == ONLOOKER else viewer, chance)
            if twin is None:
                continue
            way = random_way(script, twin, viewer, chance)
            sent, seen = await one.play(f"g{number}", script, way, orders=False)
            twins, there = await other.play(f"g{number}", twin, way, orders=chance.random() < 0.5)
            _check_same(sent, twins, f"seed {seed}, seen by {viewer}")
            hidden, shares = script.table().edition.hides_holdings, [forgery.shares for forgery in twin.forged]
            other_shares = any(count for seats in shares for seat in seats for count in seat)
            found = found.plus(Found(1, len(sent), seen != there, hidden, bool(twin.forged), other_shares))
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_twins_look_the_same_to_those_who_cannot_see_the_difference(tmp_path: Path, part: int) -> None:
    until, first = time.monotonic() + SECONDS, secrets.randbits(32)
    games = GAMES // PARTS
    total, begin = Found(), first
    while total.games < games and time.monotonic() < until:  # some scripts have no twin
        folder, end = tmp_path / str(begin), begin + min(TOGETHER, games - total.games)
        for half in ("one", "other"):
            (folder / half).mkdir(parents=True)
        with forging():
            total = total.plus(asyncio.run(compare(folder, list(range(begin, end)), until)))
        begin = end
        print(f"part {part}: {total}", flush=True)
    assert total.games > 0, "no twin was found"
    assert total.noticed > 0 or total.games < FEW, "nobody saw a difference, so there was none"
    assert total.shares > 0 or total.hidden < FEW, "nobody had other shares"
