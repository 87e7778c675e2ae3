"""Leaks put in on purpose, one for each way in which something is sent: twins that differ tell each of them.

A usual run tries one, another each time; `make secrecy` (MERGEMAKER_LEAKS) tries them all.
"""

import asyncio
import hashlib
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mergemaker.game.actions import OfferTrade, PlaceTile
from mergemaker.game.position import Position
from mergemaker.game.table import Table
from mergemaker.room import dispatch, notices, projection, questions
from mergemaker.room.advice import Advice
from mergemaker.room.commands import Decide
from mergemaker.room.events import Stored
from mergemaker.room.fold import State
from mergemaker.room.messages.updates import OrdersEvent
from mergemaker.room.room import Room
from mergemaker.room.running import Running
from mergemaker.rules.reasons import Reason
from mergemaker.server.http import archive

from .test_non_interference import compare
from .twins import forging

GAMES = 40  # until a leak has to be found
Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}


def leak(put_in: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """A leak that is tried."""
    LEAKS[put_in.__name__] = put_in
    return put_in


def secret(game: Running) -> int:
    """A number that depends on everything that is hidden."""
    hidden = repr((game.table.bag, game.table.game.cash, game.table.game.shares))
    return int.from_bytes(hashlib.sha256(hidden.encode()).digest()[:6])


def tell(patch: Patch, where: Any, name: str, change: Callable[[Any, int], Any]) -> None:
    """What a function of a game answers is changed by what is hidden in it."""
    original = getattr(where, name)

    def leaking(game: Any, *args: Any) -> Any:
        found = original(game, *args)
        running = game.state if isinstance(game, Room) else game
        return change(found, secret(running)) if isinstance(running, Running) else found

    patch.setattr(where, name, leaking)


def _set(name: str) -> Callable[[Any, int], Any]:
    def change(found: Any, number: int) -> Any:
        if isinstance(found, dict):
            return {**found, name: number}
        setattr(found, name, number)
        return found

    return change


@leak
def in_what_all_messages_say(patch: Patch) -> None:
    tell(patch, projection, "_shown", _set("thinking"))


@leak
def in_previews(patch: Patch) -> None:
    tell(patch, projection, "_shown", _set("previews"))


@leak
def in_whether_one_may_undo(patch: Patch) -> None:
    tell(patch, Running, "undo_needs", lambda needs, number: f"{needs} {number}")


@leak
def in_the_list_of_games(patch: Patch) -> None:
    tell(patch, projection, "info_of", _set("turn"))


@leak
def in_the_log(patch: Patch) -> None:
    patch.setattr("mergemaker.room.running.seen_by", lambda fact, viewer: fact)


@leak
def in_what_is_known_of_holdings(patch: Patch) -> None:
    patch.setattr(Running, "_position", lambda game, player: game.table.final_position(player))


@leak
def in_positions_of_replays(patch: Patch) -> None:
    tell(patch, archive, "position_of", _set("actor"))


@leak
def in_histories(patch: Patch) -> None:
    tell(patch, archive, "history_of", _set("settlement"))


@leak
def in_drawings(patch: Patch) -> None:
    tell(patch, archive, "picture_of", lambda svg, number: f"{svg}{number}")


@leak
def in_squares(patch: Patch) -> None:
    tell(patch, questions, "squares", lambda _, number: number)


@leak
def in_why(patch: Patch) -> None:
    tell(patch, questions, "why", lambda _, number: number)


@leak
def in_the_ledger(patch: Patch) -> None:
    tell(patch, questions, "ledger", lambda _, number: number)


@leak
def in_what_if(patch: Patch) -> None:
    tell(patch, dispatch, "outlook", lambda _, number: number)


@leak
def in_hints(patch: Patch) -> None:
    original = Advice._known

    def known(advice: Advice, seat: int) -> tuple[Running, str, Position, Any]:
        game, key, _, log = original(advice, seat)
        return game, key, game.table.whole_position(), log

    patch.setattr(Advice, "_known", known)


@leak
def in_why_a_tile_cannot_be_placed(patch: Patch) -> None:
    original = Table._judge

    def judge(table: Table, action: Any, player: str | None) -> tuple[Reason, list[int]]:
        reason, steps = original(table, action, player)
        if reason != Reason.FINE and isinstance(action, PlaceTile):
            held = any(isinstance(one.tiles, list) and action.tile in one.tiles for one in table.state().players)
            reason = Reason.GAME_IS_OVER if held else reason
        return reason, steps

    patch.setattr(Table, "_judge", judge)


@leak
def in_why_a_trade_cannot_be_offered(patch: Patch) -> None:
    original = Table._judge

    def judge(table: Table, offer: Any, player: str | None) -> tuple[Reason, list[int]]:
        if isinstance(offer, OfferTrade):
            asked = table.state().player(offer.to)
            has = all((asked.shares or {}).get(chain, 0) >= count for chain, count in offer.take.shares.items())
            if not has or (asked.cash or 0) < offer.take.cash:
                return Reason.GAME_IS_OVER, []
        return original(table, offer, player)

    patch.setattr(Table, "_judge", judge)


@leak
def in_orders_that_others_leave(patch: Patch) -> None:
    def send(room: Room, seat: int) -> None:
        assert isinstance(room.state, Running)
        room.company.send(OrdersEvent(room.state.orders_of(seat)))

    patch.setattr(Room, "_send_orders", send)


@leak
def in_what_notices_say(patch: Patch) -> None:
    original = notices._notice

    def notice(state: State, *args: Any, **more: Any) -> Any:
        found = original(state, *args, **more)
        return msgspec.structs.replace(found, players=[str(secret(state))]) if isinstance(state, Running) else found

    patch.setattr(notices, "_notice", notice)


@leak
def in_how_many_notices_there_are(patch: Patch) -> None:
    original = notices._all_between

    def between(before: State, happened: Any, after: State) -> Any:
        found = list(original(before, happened, after))
        return found * 2 if isinstance(after, Running) and secret(after) % 2 else found

    patch.setattr(notices, "_all_between", between)


@leak
def in_how_many_messages_there_are(patch: Patch) -> None:
    original = Room._happened

    def happened(room: Room, stored: Stored, state: State) -> None:
        original(room, stored, state)
        if isinstance(state, Running) and secret(state) % 2:
            room.company.send(OrdersEvent([]))

    patch.setattr(Room, "_happened", happened)


@leak
def in_the_order_of_messages(patch: Patch) -> None:
    original = Room._happened

    def happened(room: Room, stored: Stored, state: State) -> None:
        first = isinstance(state, Running) and bool(secret(state) % 2)
        if first:
            room.company.send(OrdersEvent([]))
        original(room, stored, state)
        if not first:
            room.company.send(OrdersEvent([]))

    patch.setattr(Room, "_happened", happened)


@leak
def in_the_version(patch: Patch) -> None:
    original = Room.submit

    async def submit(room: Room, person: Any, command_id: str | None, decide: Decide) -> int:
        version = await original(room, person, command_id, decide)
        return version + secret(room.state) % 2 if isinstance(room.state, Running) else version

    patch.setattr(Room, "submit", submit)


ANY = "any"


@pytest.mark.parametrize("name", LEAKS if os.environ.get("MERGEMAKER_LEAKS") else (ANY,))
def test_a_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = random.choice(list(LEAKS)) if name == ANY else name
    print(name)
    LEAKS[name](monkeypatch)
    for half in ("one", "other"):
        (tmp_path / half).mkdir()
    with forging(), pytest.raises(AssertionError, match="seed"):
        asyncio.run(compare(tmp_path, list(range(GAMES)), time.monotonic() + 600))
