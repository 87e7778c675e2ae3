"""Who has left cannot win, log and result say so alike, and the last player at the table may end the game."""

import asyncio
from typing import Literal

import pytest

from mergemaker.game.insight import Insight
from mergemaker.room import commands, seating
from mergemaker.room import events as ev
from mergemaker.room.attendance import Attendance
from mergemaker.room.fold import State
from mergemaker.room.history import history_of
from mergemaker.room.person import Person
from mergemaker.room.projection import Viewer, log_of, position_of, sync_of
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running
from mergemaker.server.results import outcomes_of, rated
from mergemaker.words import ENGLISH

from .games import game_of
from .house import ANN, BEN, House, Page
from .test_orders import happen
from .test_room import running

ATTENDANCE = Attendance({0, 1}, {}, 60.0, 1000.0)
TWO = (ev.Seat("Ann", user="a"), ev.Seat("Ben", user="b"))
WHOLE = 2_000  # actions: more than any game has


def left_by_the_richest() -> tuple[Running, str, str]:
    """A finished game of two whose richer player had left, and the names of who stayed and who left."""
    game = game_of("renegade", 2, 3, WHOLE, seats=TWO)
    assert game.table.result is not None
    (richest,) = game.table.result.winners
    leaver = game.table.seat(richest)
    game.away[leaver] = "medium"
    game.left.add(leaver)
    return game, game.seats[1 - leaver].name, richest


def test_log_and_result_agree_that_who_left_cannot_win() -> None:
    game, stayed, left = left_by_the_richest()
    assert game.result is not None
    assert game.result.winners == [stayed]
    said = ENGLISH.say(log_of(game, None).lines[-1].line)
    assert said.startswith(f"{stayed} wins with ")
    assert said.endswith(f"{left} left before the end and cannot win.")
    assert position_of(game, len(game.table.actions), None).lines[-1].line == log_of(game, None).lines[-1].line
    assert history_of(game, None).result == game.result
    assert sync_of(game, Viewer(None, None), ATTENDANCE).info.result == game.result
    assert [outcome.won for outcome in outcomes_of(game)] == [seat.name == stayed for seat in game.seats]
    wins = {who: rating.wins for who, rating in rated(game, {}).items()}
    assert wins == {seat.user: int(seat.name == stayed) for seat in game.seats}


def test_where_all_have_left_the_log_tells_what_the_bots_made_of_it() -> None:
    game, stayed, left = left_by_the_richest()
    game.away[game.table.seat(stayed)] = "medium"
    assert game.result == game.table.result
    assert ENGLISH.say(log_of(game, None).lines[-1].line).startswith(f"{left} wins with")


def test_the_last_player_ends_the_game_and_it_is_counted_as_leaving_gives_it() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open")
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(room, ANN)
        ann, ben = Page(room, ANN), Page(room, BEN)
        await ann.send("hello")
        assert await refusal(ann, "claim") == "others_still_play"
        await room.submit(BEN, None, lambda state: seating.leave(state, BEN))
        ann.receive()
        assert ann.now["info"]["can_claim"]
        await ben.send("hello")
        assert not ben.now["info"]["can_claim"]
        assert await refusal(ben, "claim") == "bot_plays_for_you"
        assert await refusal(Page(room, Person("e", "Eve")), "claim") == "onlooker"

        await ann.send("claim", command_id="c")
        game = running(room)
        assert game.status == "over"
        assert game.rated
        info = ann.now["info"]
        assert (info["claimed"], info["can_claim"], info["to_act"]) == (True, False, None)
        assert info["result"]["winners"] == ["Ann"]
        assert ann.now["legal"] == []
        assert ann.lines[-1]["line"]["key"] == "note.claimed"
        await asyncio.sleep(0)
        assert house.counted == [room.state.id]
        after = rated(game, {})
        assert after["a"].mu > after["b"].mu
        for kind in ("claim", "return", "undo"):
            assert await refusal(ben if kind == "return" else ann, kind) == "game_is_over"

        again = await House(house.store).rooms.room(room.state.id)  # as another server reads it
        assert running(again).over
        assert running(again).result == game.result

    asyncio.run(play())


@pytest.mark.parametrize(("why", "may"), [("left", True), ("time", True), ("absent", False)])
def test_only_those_who_left_for_good_leave_the_table_to_the_last(
    why: Literal["left", "time", "absent"], may: bool
) -> None:
    game = game_of("renegade", 2, 1, 10, seats=TWO)
    happen(game, ev.Replaced(1, "medium", why))
    assert (game.claimant == 0) == may
    if why == "left":
        happen(game, ev.Returned(1))
        refuses(game)


def test_a_game_with_an_invited_bot_or_with_two_seats_of_one_person_cannot_be_ended() -> None:
    for third in (ev.Seat("Ada", bot="easy"), ev.Seat("Cy", user="a", guest=True)):
        game = game_of("renegade", 3, 1, 10, seats=(*TWO, third))
        happen(game, ev.Replaced(1, "medium", "left"))
        refuses(game)


def test_the_money_of_a_game_that_was_ended_counts_what_was_hidden() -> None:
    game = game_of("avalon-hill", 2, 1, 60, seats=TWO)
    assert game.table.edition.hides_holdings
    happen(game, ev.Replaced(1, "medium", "left"))
    happen(game, ev.Claimed(0))
    worth = Insight(game.table.whole_position()).net_worth()
    assert game.result is not None
    assert game.result.final == worth
    assert all(worth.values())


async def refusal(page: Page, kind: str) -> str:
    """Why a message is refused."""
    came = await page.send(kind, command_id=f"{kind}-{len(page.received)}")
    reason: str = next(message["reason"] for message in came if message["type"] == "refused")
    return reason


def refuses(state: State) -> None:
    """Ann cannot end the game."""
    with pytest.raises(Refusal, match="only by the last player"):
        commands.claim(state, ANN)
