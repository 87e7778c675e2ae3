"""Sessions end when they should, everywhere at once; passwords cannot be guessed, and names not be borrowed."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import argon2
import pytest

from mergemaker.room.person import Person
from mergemaker.room.room import Room
from mergemaker.server import accounts
from mergemaker.server.http.limits import RATES
from mergemaker.server.sessions import Sessions, agent_of, hashed
from mergemaker.server.store.people import PeopleRepository, SeenSession, Session

from .inside import ADDRESS, Inside, Visitor
from .people import Data

OLIVE = {"name": "Olive", "password": "four chains"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(autouse=True)
def quick_hasher(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as usual, with little memory."""
    monkeypatch.setattr(accounts, "HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def inside(tmp_path: Path) -> "Run":
    """Runs something with a server; `limits` has it count requests."""

    def run(work: Callable[[Inside], Awaitable[None]], limits: bool = False) -> None:
        async def with_server() -> None:
            async with Inside(tmp_path / "games.sqlite3", rate_limits=limits) as server:
                await work(server)

        asyncio.run(with_server())

    return run


Run = Callable[..., None]


async def known(visitor: Visitor) -> str | None:
    """The visitor's name, as far as the server knows."""
    user: Data | None = (await visitor.ask("GET", "/api/me"))["user"]
    return user["name"] if user else None


def twin(visitor: Visitor) -> Visitor:
    """A thief of the cookie."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.web.cookies.items())
    return visitor.inside.visitor({"Origin": ADDRESS, "Cookie": cookies})


async def program(visitor: Visitor) -> Visitor:
    """A program with a token of the visitor's."""
    token = (await visitor.ask("POST", "/api/tokens"))["token"]
    return visitor.inside.visitor({"Authorization": f"Bearer {token}"})


async def new_game(visitor: Visitor) -> str:
    """A game that waits for a second player."""
    setup = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    game: str = (await visitor.ask("POST", "/api/games", {"setup": setup, "start": False}))["id"]
    return game


def test_what_a_guest_had_ends_with_registration(inside: Run) -> None:
    """A person who planted or saw the guest's session does not get the account."""

    async def work(server: Inside) -> None:
        ann = server.visitor()
        await ann.ask("POST", "/api/session", {"name": "Ann"})
        thief, robot = twin(ann), await program(ann)
        wire = await thief.sit(await new_game(ann))
        await ann.ask("POST", "/api/register", OLIVE)
        assert await known(ann) == "Olive"
        assert (await known(thief), await known(robot)) == (None, None)
        while await wire.receive() is not None:
            pass
        assert wire.closed

    inside(work)


def test_what_a_guest_had_ends_when_they_log_in(inside: Run) -> None:
    async def work(server: Inside) -> None:
        await server.visitor().ask("POST", "/api/register", OLIVE)
        guest = server.visitor()
        await guest.ask("POST", "/api/session", {"name": "Ann"})
        thief, robot = twin(guest), await program(guest)
        await guest.ask("POST", "/api/login", OLIVE)
        assert [await known(one) for one in (guest, thief, robot)] == ["Olive", None, None]
        before, robot = twin(guest), await program(guest)
        await guest.ask("POST", "/api/login", OLIVE)
        assert [await known(one) for one in (guest, before, robot)] == ["Olive", None, "Olive"]

    inside(work)


def test_a_new_password_ends_all_other_sessions(inside: Run) -> None:
    async def work(server: Inside) -> None:
        olive, thief = server.visitor(), server.visitor()
        await olive.ask("POST", "/api/register", OLIVE)
        await thief.ask("POST", "/api/login", OLIVE)
        robot = await program(thief)
        wire = await thief.sit(await new_game(olive))
        wrong = {"old": "not her password", "new": "five chains"}
        status, problem = await olive.answered("POST", "/api/password", wrong)
        assert (status, problem["reason"]) == (401, "wrong_current_password")
        await olive.ask("POST", "/api/password", {"old": OLIVE["password"], "new": "five chains"})
        assert [await known(one) for one in (olive, thief, robot)] == ["Olive", None, None]
        while await wire.receive() is not None:
            pass
        assert (await thief.answered("POST", "/api/login", OLIVE))[0] == 401
        await thief.ask("POST", "/api/login", {**OLIVE, "password": "five chains"})

    inside(work)


def test_sessions_are_listed_and_ended_one_by_one(inside: Run) -> None:
    async def work(server: Inside) -> None:
        here = server.visitor({"Origin": ADDRESS, "User-Agent": FIREFOX})
        elsewhere, stranger = server.visitor(), server.visitor()
        await here.ask("POST", "/api/register", OLIVE)
        await elsewhere.ask("POST", "/api/login", OLIVE)
        await stranger.ask("POST", "/api/session", {"name": "Eve"})
        robot = await program(here)
        listed = (await here.ask("GET", "/api/sessions"))["sessions"]
        assert {(one["kind"], one["agent"], one["own"]) for one in listed} == {
            ("cookie", "Firefox, Linux", True),
            ("cookie", "python-httpx", False),
            ("token", "Firefox, Linux", False),
        }
        other = next(one["id"] for one in listed if one["agent"] == "python-httpx")
        assert (await stranger.answered("DELETE", f"/api/sessions/{other}"))[0] == 404
        assert (await robot.answered("DELETE", f"/api/sessions/{other}"))[0] == 403
        left = (await here.ask("DELETE", f"/api/sessions/{other}"))["sessions"]
        assert len(left) == 2
        assert [await known(one) for one in (here, elsewhere, robot)] == ["Olive", None, "Olive"]
        assert len((await here.ask("DELETE", "/api/sessions"))["sessions"]) == 1
        assert [await known(one) for one in (here, robot)] == ["Olive", None]

    inside(work)


def test_a_session_that_ends_while_it_is_looked_up_is_not_found() -> None:
    class Slow(PeopleRepository):
        def __init__(self) -> None:
            self.asked, self.go_on = asyncio.Event(), asyncio.Event()

        async def by_session(self, hashed: str, since: float) -> SeenSession | None:
            found = SeenSession(Session(hashed, "cookie", 1e12), Person("a", "Ann"), 1e12)
            self.asked.set()
            await self.go_on.wait()
            return found

    async def work() -> None:
        people = Slow()
        closed: list[str] = []
        sessions = Sessions(people, closed.append)
        looking = asyncio.create_task(sessions.find("token"))
        await people.asked.wait()
        sessions.end([hashed("token")])
        people.go_on.set()
        assert await looking is None
        assert closed == [hashed("token")]
        assert (await sessions.find("another")) is not None

    asyncio.run(work())


def test_a_session_that_ends_while_its_socket_opens_does_not_stay(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Inside) -> None:
        ann = server.visitor()
        await ann.ask("POST", "/api/session", {"name": "Ann"})
        game, thief, rooms = await new_game(ann), twin(ann), server.server.rooms
        find = rooms.room

        async def find_and_end(name: str) -> Room:
            room = await find(name)
            await ann.ask("POST", "/api/logout")
            return room

        monkeypatch.setattr(rooms, "room", find_and_end)
        wire = await thief.sit(game, hello=False)
        assert await wire.receive() is None, "it is closed before anything is sent"

    inside(work)


def test_a_password_cannot_be_guessed_from_many_addresses(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The account's owner, who has logged in before, is not shut out by it."""

    async def work(server: Inside) -> None:
        standing = time.monotonic()  # passwords are hashed slowly on a busy machine, and tries come back with time
        monkeypatch.setattr(server.server._limits, "_now", lambda: standing)
        olive = server.visitor(address="203.0.113.1")
        await olive.ask("POST", "/api/register", OLIVE)
        guess = {**OLIVE, "name": "OLIVE", "password": "five chains"}
        tries = [
            (await server.visitor(address=f"198.51.100.{number}").answered("POST", "/api/login", guess))[0]
            for number in range(RATES["password"][0] + 2)
        ]
        assert tries == [401] * RATES["password"][0] + [429] * 2
        network = [
            (
                await server.visitor(address=f"2001:db8::{number}").answered(
                    "POST", "/api/login", {**guess, "name": "Al"}
                )
            )[0]
            for number in range(RATES["login"][0] + 1)
        ]
        assert network == [401] * RATES["login"][0] + [429], "a household has more than one address"
        await server.visitor(address="203.0.113.1").ask("POST", "/api/login", OLIVE)

    inside(work, limits=True)


def test_a_flood_of_passwords_holds_nobody_else_up(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are hashed one at a time, apart from what else is computed, and those beyond a number are refused."""
    monkeypatch.setattr(accounts, "MOST_WAITING", 8)
    at_once, most, go_on = 0, 0, threading.Event()

    def slow(secret: str | None, password: str) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        assert go_on.wait(30)
        at_once -= 1
        raise argon2.exceptions.VerifyMismatchError

    monkeypatch.setattr(accounts, "_verify", slow)

    async def work(server: Inside) -> None:
        guests = [server.visitor(address=f"198.51.100.{number}") for number in range(20)]
        flood = [asyncio.create_task(guest.answered("POST", "/api/login", OLIVE)) for guest in guests]
        await asyncio.sleep(0.1)
        player = server.visitor(address="203.0.113.1")
        await player.ask("POST", "/api/session", {"name": "Ann"})
        setup = {"seats": [{"kind": "me"}, {"kind": "guest", "name": "Ben"}]}
        game = (await player.ask("POST", "/api/games", {"setup": setup, "start": True}))["id"]
        await player.ask("GET", f"/api/games/{game}/positions/0")  # computed in a thread
        assert most == 1
        go_on.set()
        statuses = [status for status, _ in await asyncio.gather(*flood)]
        assert sorted(statuses) == [401] * 8 + [429] * 12

    inside(work)


def test_the_name_of_an_account_is_its_own(inside: Run) -> None:
    async def work(server: Inside) -> None:
        olive, eve = server.visitor(), server.visitor()
        await olive.ask("POST", "/api/register", OLIVE)
        await eve.ask("POST", "/api/session", {"name": "Eve"})
        game = await olive.ask("POST", "/api/games", {"setup": setup_with("me", "open"), "start": False})
        mine = {"setup": setup_with("me", ("guest", "OLIVE"))}
        for name in ("Olive", "oLIVE ", "\u041elive", "Ol\u0456ve"):
            for path, body in {
                "/api/session": {"name": name},
                "/api/register": {"name": name, "password": "x" * 9},
                f"/api/games/{game['id']}/join": {"code": game["code"], "name": name},
                "/api/games": mine,
            }.items():
                assert (await eve.answered("POST", path, body))[0] == 409, (path, name)
        assert (await eve.answered("POST", "/api/register", {"name": "Guest", "password": "x" * 9}))[0] == 409
        await eve.ask("POST", f"/api/games/{game['id']}/join", {"code": game["code"]})

    inside(work)


def setup_with(*seats: Any) -> dict[str, Any]:
    """A game's settings: kinds of seats, with a name where one is given."""
    named = [seat if isinstance(seat, tuple) else (seat, None) for seat in seats]
    return {"seats": [{"kind": kind, "name": name} for kind, name in named]}


def test_at_a_table_nobody_has_anothers_name(inside: Run) -> None:
    """Neither at another seat nor in the chat, where an onlooker could speak for a player."""

    async def work(server: Inside) -> None:
        ann, other, onlooker = (server.visitor() for _ in range(3))
        for visitor, name in ((ann, "Ann"), (other, "\u0391nn"), (onlooker, "ANN")):
            await visitor.ask("POST", "/api/session", {"name": name})
        game = await ann.ask("POST", "/api/games", {"setup": setup_with("me", "open"), "start": False})
        joined = await other.ask("POST", f"/api/games/{game['id']}/join", {"code": game["code"]})
        assert [seat["name"] for seat in joined["seats"]] == ["Ann", "\u0391nn 2"]
        wire = await onlooker.sit(game["id"])
        said = await wire.ask(type="chat", text="I give up")
        assert [message["line"]["name"] for message in said if message["type"] == "chat"] == ["ANN 3"], (
            "that is not the other one's either"
        )

    inside(work)


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("my-bot/1.0 (+https://example.org)", "my-bot"),
        (None, None),
    ],
)
def test_a_browser_is_shown_by_its_name(agent: str | None, shown: str | None) -> None:
    assert agent_of(agent) == shown
