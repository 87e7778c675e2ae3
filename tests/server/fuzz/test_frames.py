"""Mutated frames of the socket: each is answered or refused, no table gets stuck, and the log has no fault.

`make attack` sends a hundred thousand; MERGEMAKER_FRAMES is how many, MERGEMAKER_PARTS in how many parts.
"""

import asyncio
import json
import os
import random
import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest

from mergemaker.game.actions import Action, action_data
from mergemaker.room.messages.commands import ClientMessage
from mergemaker.room.running import Running

from ..inside import Wire
from ..world import BODIES
from .arena import Arena, attacked

FRAMES = int(os.environ.get("MERGEMAKER_FRAMES", "1200"))
PARTS = int(os.environ.get("MERGEMAKER_PARTS", "1"))
KINDS = [message.__struct_config__.tag for message in get_args(ClientMessage)]
GAMES = ("playing", "playing", "playing", "waiting", "offered", "alone", "over")
LEGAL = 0.7  # of the actions are the next ones of the game, so that it goes on
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 5, 6, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x", "\0", "\ud800", "\u202eevil\u202c",
    "<img src=x onerror=alert(1)>", "9" * 400, "A" * 4000, "12I", "1A", "Tower", [], {}, [[]], {"": {}}, ["x"] * 300,
)  # fmt: skip
LIKELY: tuple[Any, ...] = (0, 1, 2, 3, 10, True, False, None, "Ann", "Ben", "Tower", "5E", {"Tower": 1}, ["Tower"])
FIELDS = ("seat", "version", "action", "command_id", "request", "order", "number", "give", "take", "text", "limit")
ROUGH = ('{"type":', "NaN", '{"type":"act"', "[" * 2000, '"' + "\\u0000" * 50, "{}", "null", '{"type":"hello"}' * 3)


def mutated(value: Any, chance: random.Random, keep: float = 0.85) -> Any:
    """The value with something odd somewhere inside."""
    if isinstance(value, dict) and value and chance.random() < keep:
        key = chance.choice(list(value))
        if key == "type" and chance.random() < keep:
            key = chance.choice(FIELDS)  # what is read further says more
            return {**value, key: mutated(value.get(key), chance)}
        match chance.randrange(6):
            case 0:
                return {other: item for other, item in value.items() if other != key}
            case 1:
                return {**value, str(chance.choice(ODD))[:50]: chance.choice(ODD)}
            case _:
                return {**value, key: mutated(value[key], chance)}
    return chance.choice(ODD if chance.random() < keep else LIKELY)


def frame(chance: random.Random, legal: Sequence[Action]) -> str | bytes:
    """A message of any kind, as it should be or with a mistake or several; or no message at all."""
    if chance.random() < 0.05:
        return chance.choice(ROUGH)
    if chance.random() < 0.02:
        return chance.randbytes(chance.randrange(200))
    kind = chance.choice(KINDS)
    message: Any = {"type": kind, "command_id": f"c{chance.randrange(10**6)}", **BODIES.get(kind, {})}
    if "action" in message and legal and chance.random() < LEGAL:
        message["action"] = action_data(chance.choice(legal))
    for _ in range(chance.choice((0, 0, 1, 1, 2, 3))):
        message = mutated(message, chance, 0.95)
    text = json.dumps(message)
    if chance.random() < 0.1:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(("", "\0", "}", '"', "\u2028", "é" * 100)) + text[place + 1 :]
    return text


async def attack(folder: Path, frames: int, chance: random.Random) -> Counter[str]:
    """So many frames have been sent from everybody's sockets, and each table goes on; what came, by its type."""
    came: Counter[str] = Counter()
    async with attacked(folder) as arena:
        wires: dict[tuple[str, str], Wire] = {}
        for number in range(frames):
            role = chance.choice(("player", "other", "token", "former", "onlooker", "stranger"))
            place = role, arena.names[chance.choice(GAMES)]
            wire = wires.get(place)
            if wire is None or wire.closed:
                wire = wires[place] = await arena.people[role].sit(place[1])
            state = (await arena.inside.server.rooms.room(place[1])).state
            legal = state.table.legal() if isinstance(state, Running) and not state.over else []
            await wire.send(frame(chance, legal))
            await wire.send(json.dumps({"type": "why", "command_id": "then"}))
            came.update(message["type"] for message in await wire.until("why", "then"))
            wire.raw.clear()
            if number % 200 == 199:
                await arena.check_alive()
            if number % 5000 == 4999:
                print(f"{number + 1} frames", flush=True)
                await _renew(arena, wires)
        await _renew(arena, wires)
    return came


async def _renew(arena: Arena, wires: dict[tuple[str, str], Wire]) -> None:
    """All sockets are closed, and the games are new."""
    for wire in wires.values():
        await wire.close()
    wires.clear()
    for kind in set(GAMES):
        await arena.refresh(f"{{{kind}}}")


@pytest.mark.parametrize("part", range(PARTS))
def test_no_frame_stops_a_table(part: int, tmp_path: Path) -> None:
    seed = secrets.randbits(32)
    print(f"seed {seed}")
    came = asyncio.run(attack(tmp_path, FRAMES // PARTS, random.Random(seed)))
    print(f"part {part}: {FRAMES // PARTS} frames; {dict(came)}")
    assert came["ack"], "nothing was carried out"
