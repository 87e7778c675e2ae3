"""Requests that Schemathesis makes up from the OpenAPI document, right and wrong ones: none is answered with a 5xx.

`make attack` sends 50,000; MERGEMAKER_REQUESTS is how many. A short run asks a few operations, others each time.
"""

import asyncio
import contextlib
import os
import random
import secrets
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

import argon2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as with_seed
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from mergemaker.server import accounts
from mergemaker.server.http import games

from ..inside import ADDRESS
from .arena import Arena, attacked

REQUESTS = int(os.environ.get("MERGEMAKER_REQUESTS", "100"))
FEW = 5  # operations of a short run
Case: TypeAlias = schemathesis.Case[Any]
ENDING = ("/api/register", "/api/log", "/api/password", "/api/sessions", "/api/tokens")  # the sessions that ask


async def send(arena: Arena, case: Case, chance: random.Random) -> tuple[int, str]:
    """The answer's status and text; where a name is asked for, it is mostly one that there is."""
    made = case.path_parameters or {}
    for name in made:
        if chance.random() < 0.8:
            made[name] = _known(arena, name, chance) or made[name]
    sent = case.as_transport_kwargs(base_url=ADDRESS)
    headers = {name: value for name, value in sent["headers"].items() if name.lower().startswith("content-type")}
    body = {"content" if name == "data" else name: sent[name] for name in ("json", "data") if name in sent}
    role = chance.choice(("player", "player", "other", "token", "stranger"))
    visitor = arena.people[role]
    answer = await visitor.web.request(sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body)
    visitor.web.cookies.clear()
    if case.operation.path.startswith(ENDING):
        await arena.come_again()
    return answer.status_code, answer.text


def _known(arena: Arena, name: str, chance: random.Random) -> str | None:
    match name:
        case "game":
            return arena.names[chance.choice(("waiting", "public", "playing", "offered", "alone", "over"))]
        case "number":
            return str(chance.randrange(40))
        case "lesson":
            return "first"
    return arena.names.get(name)


def _modes(document: dict[str, Any], operation: Any) -> list[GenerationMode]:
    """Right requests, and wrong ones where anything can be wrong."""
    told = document["paths"][operation.path][operation.method]
    can_be_wrong = "requestBody" in told or told.get("parameters")
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if can_be_wrong else [GenerationMode.POSITIVE]


def test_no_request_is_the_servers_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    monkeypatch.setattr(games, "LONGEST_WAIT", 0.05)
    first = secrets.randbits(32)
    chance = random.Random(first)
    statuses: Counter[int] = Counter()
    with asyncio.Runner() as runner, contextlib.ExitStack() as end:
        server = attacked(tmp_path)
        arena = runner.run(server.__aenter__())
        end.push(lambda *why: runner.run(server.__aexit__(*why)))
        document = runner.run(arena.people["stranger"].ask("GET", "/api/openapi.json"))
        schema = schemathesis.openapi.from_dict(document)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        if 10 * len(operations) > REQUESTS:
            operations = chance.sample(operations, FEW)
        ways = [(operation, mode) for operation in operations for mode in _modes(document, operation)]
        often = settings(
            max_examples=-(-REQUESTS // len(ways)),
            phases=[Phase.generate],
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        for operation, mode in ways:

            @with_seed(chance.getrandbits(32))
            @often
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: Case) -> None:
                status, text = runner.run(send(arena, case, chance))
                statuses[status] += 1
                assert status < 500, f"seed {first}: {case.method} {case.path}: {text}"

            ask()
            runner.run(arena.check_alive())
            print(f"{operation.label}: {statuses.total()} requests so far", flush=True)
    print(dict(statuses))
