"""Requests that Schemathesis makes up from the OpenAPI document, right and wrong ones: none is answered with a 5xx.

`make attack` sends 50,000; MERGEMAKER_REQUESTS is how many, MERGEMAKER_SECONDS the most that it takes, MERGEMAKER_PARTS
in how many parts that run beside each other. A short run asks a few operations, others each time.
"""

import asyncio
import contextlib
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
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
from .arena import KINDS, Arena, attacked

REQUESTS = int(os.environ.get("MERGEMAKER_REQUESTS", "100"))
SECONDS = float(os.environ.get("MERGEMAKER_SECONDS", "600"))
PARTS = int(os.environ.get("MERGEMAKER_PARTS", "1"))
FEW = 5  # operations of a short run
ROUND = 25  # requests of one kind before it is the next one's turn
Case: TypeAlias = schemathesis.Case[Any]
Sender: TypeAlias = Callable[[Case], None]
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
            return arena.names[chance.choice(KINDS)]
        case "number":
            return str(chance.randrange(40))
        case "lesson":
            return "first"
    return arena.names.get(name)


def _modes(document: dict[str, Any], operation: Any) -> list[GenerationMode]:
    """Right requests, and wrong ones where anything can be wrong."""
    described = document["paths"][operation.path][operation.method]
    can_be_wrong = "requestBody" in described or described.get("parameters")
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if can_be_wrong else [GenerationMode.POSITIVE]


def _asked(arena: Arena, operation: Any, mode: GenerationMode, sender: Sender) -> Callable[[int, int], None]:
    """Sends so many requests of one kind, made up from a seed."""
    made = operation.as_strategy(generation_mode=mode)

    def ask(many: int, seed: int) -> None:
        few = settings(
            max_examples=many, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck)
        )

        @with_seed(seed)
        @few
        @given(case=made)
        def send_all(case: Case) -> None:
            sender(case)

        send_all()

    return ask


@pytest.mark.parametrize("part", range(PARTS))
def test_no_request_is_the_servers_fault(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    monkeypatch.setattr(games, "LONGEST_WAIT", 0.05)
    first, until = secrets.randbits(32), time.monotonic() + SECONDS
    chance, wanted = random.Random(first), REQUESTS // PARTS
    statuses: Counter[int] = Counter()
    with asyncio.Runner() as runner, contextlib.ExitStack() as end:
        server = attacked(tmp_path)
        arena = runner.run(server.__aenter__())
        end.push(lambda *why: runner.run(server.__aexit__(*why)))
        document = runner.run(arena.people["stranger"].ask("GET", "/api/openapi.json"))
        schema = schemathesis.openapi.from_dict(document)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        if 10 * len(operations) > wanted:
            operations = chance.sample(operations, FEW)

        def sender(case: Case) -> None:
            status, text = runner.run(send(arena, case, chance))
            statuses[status] += 1
            assert status < 500, f"seed {first}: {case.method} {case.path}: {text}"

        ways = [
            _asked(arena, operation, mode, sender) for operation in operations for mode in _modes(document, operation)
        ]
        many = min(ROUND, -(-wanted // len(ways)))
        while statuses.total() < wanted and time.monotonic() < until:  # where there is little to make up, few come
            for ask in ways:
                ask(many, chance.getrandbits(32))
                runner.run(arena.check_alive())
            for kind in KINDS:
                runner.run(arena.refresh(f"{{{kind}}}"))  # what was left, paused and played to its end is new
            print(f"part {part}: {statuses.total()} requests so far, {dict(statuses)}", flush=True)
    assert statuses.total() >= wanted, f"the time was up after {statuses.total()} of {wanted} requests"
