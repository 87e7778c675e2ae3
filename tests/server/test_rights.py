"""Who may do what: every route and every message of a socket, asked by everybody there is.

`rights.txt` is the matrix. A cell is the status of the answer (of a refusal on a socket the one that it has over HTTP),
and with it what the answer holds: `hand` the asker's own tiles, `code` the game's invitation.
"""

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import argon2
import msgspec
import pytest
from starlette.routing import Route

from mergemaker.room.messages.commands import ClientMessage, Command
from mergemaker.server import accounts
from mergemaker.server.http.middleware import STATUS

from .inside import Inside
from .people import Data
from .world import BODIES, ROLES, World

TABLE = Path(__file__).with_name("rights.txt").read_text()


def matrix() -> tuple[list[str], dict[str, list[str]]]:
    """Who asks, and for each line of the matrix what everybody is answered."""
    lines = [re.split(r" {2,}", line.strip()) for line in TABLE.splitlines() if line.strip()]
    return lines[0][1:], {line[0]: line[1:] for line in lines[1:]}


ASKERS, ROWS = matrix()
assert tuple(ASKERS) == ROLES
COMMANDS = {message.__struct_config__.tag for message in get_args(Command)}


async def outcome(world: World, row: str, role: str) -> str:
    """What that person is answered."""
    what, _, _ = row.partition(",")
    body = world.filled(BODIES.get(row, BODIES.get(what.rpartition(" ")[2])))
    if row.startswith("WS "):
        _, game, kind = what.split()
        return await _said(world, role, game.format(**world.names), {"type": kind, **(body or {})})
    method, path = what.split(" ", 1)
    status, found = await world.people[role].answered(method, path.format(**world.names), body)
    return _cell(status, [found])


async def over_http(world: World, row: str, role: str) -> str:
    """What that person is answered to the same command over HTTP."""
    _, game, kind = row.partition(",")[0].split()
    body = {"type": kind, "command_id": "it", **world.filled(BODIES.get(kind, {}))}
    answer = await world.people[role].web.post(f"/api/games/{game.format(**world.names)}/commands", json=body)
    return str(answer.status_code)


async def _said(world: World, role: str, game: str, message: Data) -> str:
    """What comes back on a socket."""
    wire = await world.people[role].sit(game)
    came = await wire.ask(**{"command_id": "it", **message})
    await wire.close()
    refused = next((STATUS[one["code"]] for one in came if one["type"] == "refused"), 200)
    return _cell(refused, came)


def _cell(status: int, messages: list[Any]) -> str:
    """The cell: a status, and what was sent with it."""
    hand = any(isinstance(message, dict) and (message.get("view") or {}).get("viewer") for message in messages)
    code = '"code":"code-' in msgspec.json.encode(messages).decode()
    return f"{status}{' hand' if hand else ''}{' code' if code else ''}"


async def observed(database: Path) -> dict[str, list[str]]:
    """The matrix as the server answers it; commands are judged over HTTP as they are on a socket."""
    found: dict[str, list[str]] = {}
    async with Inside(database) as inside:
        world = World(inside)
        await world.populate()
        for row in ROWS:
            found[row] = []
            await world.refresh(row)
            for role in ROLES:
                cell = await outcome(world, row, role)
                found[row].append(cell)
                if row.startswith("WS ") and row.split()[2] in COMMANDS and not cell.startswith("200"):
                    assert await over_http(world, row, role) == cell, (row, role)
                if cell.startswith("200") and not row.startswith("GET "):
                    await world.refresh(row)
    return found


def test_everybody_may_do_what_the_matrix_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    found = asyncio.run(observed(tmp_path / "games.sqlite3"))
    assert found == ROWS


def test_every_route_and_every_message_has_its_line(tmp_path: Path) -> None:
    """A route of its own is asked by no other's line: the first that fits answers, as in the application."""

    async def routes() -> list[Route]:
        async with Inside(tmp_path / "games.sqlite3") as inside:
            return [route for route in inside.app.routes if isinstance(route, Route)]

    asked, sent = set(), set()
    known = [(method, route) for route in asyncio.run(routes()) for method in (route.methods or set()) - {"HEAD"}]
    for row in ROWS:
        method, path, *kind = row.partition(",")[0].split()
        if method == "WS":
            sent.add(kind[0])
            continue
        fits = (f"{verb} {route.path}" for verb, route in known if verb == method and route.path_regex.match(path))
        asked.add(next(fits))
    assert asked == {f"{method} {route.path}" for method, route in known}
    assert sent == {message.__struct_config__.tag for message in get_args(ClientMessage)}
