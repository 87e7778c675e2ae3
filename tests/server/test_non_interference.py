"""What a viewer cannot see changes not one byte of what they are sent in a whole game, over sockets and HTTP.

`make secrecy` plays a thousand games; MERGEMAKER_TWINS is how many, MERGEMAKER_SECONDS for how long at most.
"""

import asyncio
import os
import random
import secrets
import time
from pathlib import Path

from .twins import ONLOOKER, Half, random_script, twin_of

GAMES = int(os.environ.get("MERGEMAKER_TWINS", "4"))
SECONDS = float(os.environ.get("MERGEMAKER_SECONDS", "600"))
TOGETHER = 50  # games on one pair of servers


def _check_same(sent: list[str], twins: list[str], which: str) -> None:
    """Says where the first difference is."""
    for number, (one, other) in enumerate(zip(sent, twins, strict=False)):
        if one != other:
            place = next(at for at, (left, right) in enumerate(zip(one, other + " ", strict=False)) if left != right)
            around = slice(max(0, place - 60), place + 40)
            raise AssertionError(f"{which}, message {number}: {one[around]!r} and {other[around]!r}")
    assert len(sent) == len(twins), f"{which}: {len(sent)} messages and {len(twins)}"


async def compare(folder: Path, seeds: list[int], until: float) -> tuple[int, int, int]:
    """How many games were compared, how many messages, and in how many somebody else saw the difference."""
    compared, messages, noticed = 0, 0, 0
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
            away = chance.random() < 0.3
            sent, seen = await one.play(f"g{number}", script, viewer, away, orders=False)
            twins, there = await other.play(f"g{number}", twin, viewer, away, orders=chance.random() < 0.5)
            _check_same(sent, twins, f"seed {seed}, seen by {viewer}")
            compared, messages, noticed = compared + 1, messages + len(sent), noticed + (seen != there)
    return compared, messages, noticed


def test_twins_look_the_same_to_those_who_cannot_see_the_difference(tmp_path: Path) -> None:
    until, first = time.monotonic() + SECONDS, secrets.randbits(32)
    total = (0, 0, 0)
    for begin in range(0, GAMES, TOGETHER):
        for half in ("one", "other"):
            (tmp_path / str(begin) / half).mkdir(parents=True)
        seeds = [first + number for number in range(begin, min(GAMES, begin + TOGETHER))]
        found = asyncio.run(compare(tmp_path / str(begin), seeds, until))
        total = (total[0] + found[0], total[1] + found[1], total[2] + found[2])
        print(f"{total[0]} games, {total[1]} messages and answers, {total[2]} with a difference for others")
    assert total[0] > 0, "no twin was found"
    assert total[2] > 0 or total[0] < 3, "nobody saw a difference, so there was none"
