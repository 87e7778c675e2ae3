"""A server with people of every kind, and games for them to ask about: waiting, being played, over."""

import itertools
import random
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mergemaker.coach.puzzles import decision_of, puzzles
from mergemaker.game.actions import OfferTrade, PlaceTile, Side, action_data
from mergemaker.game.table import Table
from mergemaker.room import events as ev
from mergemaker.room.interfaces import StoredGame
from mergemaker.room.messages.setup import SeatSetup, Setup
from mergemaker.server.http.api import COOKIE
from mergemaker.server.sessions import hashed
from mergemaker.server.store.people import Kind as SessionKind
from mergemaker.server.store.people import Session

from .inside import ADDRESS, Inside, Visitor
from .people import Data

ROLES = ("player", "other", "owner", "token", "former", "onlooker", "stranger", "revoked")
RECORD = (Path(__file__).parents[1] / "games" / "renegade-stalled.txt").read_text()
PUZZLE = next(iter(puzzles().values()))
SOLVED = {"action": action_data(decision_of(PUZZLE).ranking[0].action)}
NAMES = ("Ann", "Ben", "Olive", "Fay")
SEED = next(seed for seed in range(100) if Table(NAMES, seed=seed).game.actor == 0)  # Ann begins
TILE = next(move for move in Table(NAMES, seed=SEED).legal() if isinstance(move, PlaceTile))
ACT: Data = {"action": action_data(TILE)}
OFFER = OfferTrade("Ben", Side(cash=100), Side(cash=200))
POINT = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"  # of P-256, its generator
)
PASSWORD = "four chains"
PUSH = {"endpoint": "https://push.example.org/x", "p256dh": POINT, "auth": "A" * 22, "name": "Fox"}


def _played_out() -> list[ev.Event]:
    """The actions of a whole game, played at random."""
    chance, table, happened = random.Random(SEED), Table(NAMES, seed=SEED), list[ev.Event]()
    while not table.over:
        seat, action = table.game.actor, chance.choice(table.legal())
        happened.append(ev.Acted(seat, action, bot=seat == 3))
        table.act(action)
    return happened


class Kind(NamedTuple):
    """A game for questions: how many people sit there, and what happened after the start."""

    people: int = 4  # one: among bots
    happened: Sequence[ev.Event] = ()
    open: bool = False
    public: bool = False
    trading: bool = False


PLAYERS = dict(zip(NAMES, ("player", "other", "owner", "former"), strict=True))
LEFT = ev.Replaced(3, "random", "left")
REQUEST = 5  # the number of the event that asks
GAMES = {
    "waiting": Kind(2, open=True),
    "public": Kind(2, open=True, public=True),
    "full": Kind(2),
    "playing": Kind(happened=[LEFT]),
    "left": Kind(happened=[LEFT, *(ev.Replaced(seat, "random", "left") for seat in (1, 2))]),
    "asked": Kind(happened=[LEFT, ev.Acted(0, TILE), ev.Asked("undo", 0, [1, 2], kept_actions=0)]),
    "offered": Kind(happened=[LEFT, ev.Acted(0, OFFER)], trading=True),
    "alone": Kind(1),
    "over": Kind(happened=[LEFT, *_played_out()]),
}
ENDING = (
    "POST /api/logout",
    "POST /api/password",
    "DELETE /api/tokens",
    "DELETE /api/sessions",
    "DELETE /api/sessions/{session}",
)  # the sessions that it asks with
BODIES: dict[str, Any] = {
    "POST /api/session": {"name": "Renamed"},
    "POST /api/register": {"name": "Olive", "password": PASSWORD},
    "POST /api/login": {"name": "Olive", "password": "not her password"},
    "POST /api/password": {"old": PASSWORD, "new": PASSWORD},
    "PUT /api/preferences": {"sound": True},
    "POST /api/rated": {"seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/games": {"setup": {"seats": [{"kind": "me"}, {"kind": "open"}]}, "start": False},
    "POST /api/games/{waiting}/join": {},
    "POST /api/games/{public}/join": {},
    "POST /api/games/{playing}/join": {"code": "{code}"},
    "POST /api/games/{waiting}/join, by its code": {"code": "{code}"},
    "POST /api/games/{waiting}/seats": {"seats": [{"was": 0}, {"kind": "open"}, {"kind": "open"}]},
    "POST /api/games/{playing}/seats": {"seats": [{"was": 0}, {"was": 1}]},
    "POST /api/games/{over}/play-on": {"action": 4, "seat": 0, "bot": "random"},
    "POST /api/games/{playing}/play-on": {"action": 0, "seat": 0, "bot": "random"},
    "POST /api/games/{playing}/actions": {"command_id": "x", **ACT},
    "POST /api/games/{playing}/commands": {"type": "chat", "text": "Hello", "command_id": "x"},
    "POST /api/lessons/first": {},
    "POST /api/notices/push": PUSH,
    "POST /api/notices/email": {"address": "ann@example.org"},
    "POST /api/notices/webhook": {"url": "{url}"},
    "PUT /api/notices/targets/{target}": {"choices": ["turn"]},
    "PUT /api/vacation": {"since": time.time(), "until": time.time() + 86_400},
    "POST /api/records": RECORD,
    "POST /api/puzzles/{puzzle}/outlook": SOLVED,
    "POST /api/puzzles/{puzzle}/answer": SOLVED,
    "POST /api/games/{over}/review/0": ACT,
    "POST /api/games/{playing}/review/0": ACT,
    "POST /api/games/{over}/review/1/outlook": ACT,
    "POST /api/games/{playing}/review/1/outlook": ACT,
    "log": {"before": 0},
    "act": ACT,
    "why_not": ACT,
    "what_if": ACT,
    "teach": ACT,
    "chat": {"text": "Hello"},
    "salt": {"salt": "Hello"},
    "phrase": {"phrase": "thanks"},
    "counter": {"give": {"cash": 100}, "take": {"cash": 300}},
    "consent": {"request": REQUEST, "accept": True},
    "replace": {"seat": 1},
    "bot_speed": {"speed": "quick"},
    "order": {"order": {"answer": {"type": "buy", "shares": {"Tower": 1}}}},
    "revoke": {"number": 1},
    "look": {"seat": 0},
}


class World:
    """A server with the people of the matrix, who get games of their own for every question."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self._numbers = itertools.count()
        self.people: dict[str, Visitor] = {}
        self._ids: dict[str, str] = {}
        self.names = {"puzzle": PUZZLE.id}

    async def populate(self) -> None:
        """Everybody has come: with a cookie, with a token, with a session that has ended, or with nothing."""
        guests = {role: self.inside.visitor() for role in ("player", "other", "former", "onlooker")}
        for (role, visitor), name in zip(guests.items(), ("Ann", "Ben", "Fay", "Uma"), strict=True):
            self._ids[role] = (await visitor.ask("POST", "/api/session", {"name": name}))["user"]["id"]
        olive = await self.inside.visitor().ask("POST", "/api/register", {"name": "Olive", "password": PASSWORD})
        self._ids |= {"token": self._ids["player"], "owner": olive["user"]["id"], "revoked": olive["user"]["id"]}
        await self.come_again()

    async def come_again(self) -> None:
        """Everybody has a new session."""
        for role in ROLES:
            headers = {"Origin": ADDRESS}
            if role in self._ids:
                token = f"{role} {next(self._numbers)}".replace(" ", "-")
                kind: SessionKind = "token" if role == "token" else "cookie"
                await self.inside.server.people.add_session(self._ids[role], Session(hashed(token), kind, time.time()))
                headers = (
                    {"Authorization": f"Bearer {token}"}
                    if role == "token"
                    else headers | {"Cookie": f"{COOKIE}={token}"}
                )
            self.people[role] = self.inside.visitor(headers)
        await self.people["revoked"].ask("POST", "/api/logout")

    async def refresh(self, row: str) -> None:
        """What the line is about is there, and nothing has happened to it."""
        if row in ENDING:
            await self.come_again()
        for kind in re.findall(r"{(\w+)}", row.replace("{code}", "{waiting}")):
            if kind in GAMES:
                self.names[kind] = await self._game(GAMES[kind])
        self.names["code"] = f"code-{self.names.get('waiting')}"
        self.names["url"] = f"https://hook.example.org/{next(self._numbers)}"
        if "{session}" in row:
            listed = await self.people["player"].ask("GET", "/api/sessions")
            self.names["session"] = next(one["id"] for one in listed["sessions"] if one["own"])
        if "{target}" in row:
            if old := self.names.get("target"):
                await self.people["player"].answered("DELETE", f"/api/notices/targets/{old}")
            added = await self.people["player"].ask("POST", "/api/notices/webhook", {"url": self.names["url"]})
            self.names["target"] = added["id"]

    async def _game(self, kind: "Kind") -> str:
        """A game of that kind, as if it had been played."""
        number = f"g{next(self._numbers)}"
        seats = [ev.Seat(name, user=self._ids[role]) for name, role in PLAYERS.items()][: kind.people]
        seats += [ev.Seat(name, bot="random") for name in NAMES[1:]] if kind.people == 1 else []
        seats += [ev.Seat()] if kind.open else []
        options: dict[str, str | bool] = {"trading": kind.trading}
        setup = Setup(seats=[SeatSetup("open")] * len(seats), undo="consent", options=options, public=kind.public)
        events: list[ev.Event] = [ev.Seated(self._ids["player"], seats)]
        events += [ev.Committed("ab" * 32, "cd" * 32)] if kind.open else []
        if len(seats) == 4:
            table = Table(NAMES, options=options, seed=SEED)
            events += [ev.Started(table.seed, list(table.bag), list(table.market)), *kind.happened]
        created = StoredGame(number, f"code-{number}", setup, 1.0)
        await self.inside.server.games.create(created, events, self._ids["player"])
        return number

    def filled(self, body: Any) -> Any:
        """The body with the names of this time."""
        if isinstance(body, dict):
            return {key: self.filled(value) for key, value in body.items()}
        return self.names[body[1:-1]] if isinstance(body, str) and body.startswith("{") else body
