"""Leaving saves nobody's rating, nobody sees two hands in a rated game, and who was shown out stays out."""

from typing import Literal

import pytest

from mergemaker.room import commands, consent, seating
from mergemaker.room import events as ev
from mergemaker.room.fold import fold
from mergemaker.room.messages.setup import SeatChange, SeatSetup, Setup
from mergemaker.room.person import Person
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

from .games import game_of
from .test_orders import acting, happen, person_at

ANN, BEN, EVE = Person("u0", "Ann"), Person("u1", "Ben"), Person("e", "Eve")


def waiting(public: bool = True) -> Waiting:
    """A game of Ann's with two open seats, in one of which Ben sits."""
    setup = Setup(seats=[SeatSetup("me"), SeatSetup("open"), SeatSetup("open")], public=public)
    room = Waiting(id="g", code="c", setup=setup, created=0.0)
    store(room, [ev.Seated(ANN.id, [ev.Seat("Ann", user=ANN.id), ev.Seat(), ev.Seat()])])
    store(room, seating.join(room, BEN, "c", None, None))
    return room


def store(room: Waiting, events: list[ev.Event]) -> None:
    """The events happen."""
    for event in events:
        fold(room, ev.Stored(room.seq + 1, 0.0, event))


def test_a_game_that_someone_leaves_is_rated_all_the_same() -> None:
    game = game_of("renegade", 3, 1, 10)
    assert game.rated
    whys: tuple[Literal["left", "time", "absent"], ...] = ("left", "time", "absent")
    for why in whys:
        happen(game, ev.Replaced(1, "medium", why))
        assert game.rated
    happen(game, ev.Returned(1))
    assert list(game.away) == []


def test_a_substitute_for_the_bot_of_someone_who_left_does_not_save_their_rating() -> None:
    game = game_of("renegade", 3, 1, 0)
    seat = acting(game)
    stood_in = ev.Acted(seat, game.table.legal()[0], bot=True, stand_in=True)
    left = game.copy()
    happen(left, ev.Replaced(seat, "medium", "left"), stood_in)
    assert left.rated
    happen(game, stood_in)
    assert not game.rated


@pytest.mark.parametrize(
    "seats",
    [
        [ev.Seat("Ann", user="u0"), ev.Seat("Ben", user="u1"), ev.Seat("Cy", user="u0", guest=True)],
        [ev.Seat("Ada", bot="easy"), ev.Seat("Blaise", bot="easy")],
    ],
)
def test_a_game_is_not_rated_where_someone_sees_two_hands_or_nobody_is_compared(seats: list[ev.Seat]) -> None:
    assert not game_of("renegade", len(seats), 1, 0, seats=seats).rated


def test_in_a_public_game_a_stranger_has_one_seat() -> None:
    room = waiting()
    with pytest.raises(Refusal, match="one seat"):
        seating.join(room, BEN, None, 2, "Another Ben")
    store(room, seating.join(room, BEN, None, 2, None))
    assert room.seats_of(BEN.id) == [2]  # moved
    friends = waiting(public=False)
    store(friends, seating.join(friends, BEN, "c", 2, "Cy"))
    assert friends.seats_of(BEN.id) == [1, 2]
    assert not friends.rated


def test_who_was_shown_out_stays_out() -> None:
    room = waiting()
    store(room, seating.change_seats(room, ANN, [SeatChange(0), SeatChange(kind="open"), SeatChange(2)], ()))
    with pytest.raises(Refusal, match="asked you to leave"):
        seating.join(room, BEN, "c", None, None)
    store(room, seating.join(room, EVE, None, None, None))
    store(room, seating.leave(room, EVE))  # of one's own accord
    assert seating.join(room, EVE, None, None, None)


def test_people_say_when_they_are_ready() -> None:
    room = waiting()
    store(room, seating.be_ready(room, BEN, True))
    assert room.ready == {BEN.id}
    assert seating.be_ready(room, BEN, True) == []
    with pytest.raises(Refusal, match="no seat"):
        seating.be_ready(room, EVE, True)
    store(room, seating.leave(room, BEN))
    assert room.ready == frozenset()


def test_when_the_others_were_replaced_nothing_that_was_revealed_is_taken_back() -> None:
    game = game_of("renegade", 2, 1, 0)
    happen(game, ev.Replaced(1 - acting(game), "medium", "absent"))
    mine, me = acting(game), (ANN, BEN)[acting(game)]
    happen(game, *commands.act(game, me, game.table.legal()[0], None, None))
    while acting(game) == mine:
        happen(game, ev.Acted(mine, game.table.legal()[0]))
    while acting(game) != mine:
        happen(game, ev.Acted(1 - mine, game.table.legal()[0], bot=True))
    assert game.undo_needs(mine) == "no"


def test_two_do_not_take_back_what_was_revealed_behind_the_back_of_a_third() -> None:
    game = game_of("renegade", 3, 1, 30)
    asks = next(seat for seat in range(3) if game.undo_needs(seat) == "consent")
    other, third = (seat for seat in range(3) if seat != asks)
    left = game.copy()
    happen(left, ev.Replaced(third, "medium", "absent"))
    assert left.undo_needs(asks) == "no"
    happen(game, *consent.undo(game, person_at(game, asks), asks))
    (request,) = game.pending
    happen(game, ev.Replaced(third, "medium", "absent"))  # after it was asked for
    happen(game, *consent.answer(game, person_at(game, other), request, True, ()))
    assert len(game.table.actions) == 30
    assert game.pending == {}


def alone(actions: int) -> Running:
    """A game of Ann's against a bot after some actions, when Ann's turn has just begun."""
    seats = [ev.Seat("Ann", user=ANN.id), ev.Seat("Ada", bot="easy")]
    game = game_of("renegade", 2, 1, actions, seats=seats)
    while acting(game) == 1 or game.table.actions[-1][0] == "Ann":
        happen(game, ev.Acted(acting(game), game.table.legal()[0], bot=acting(game) == 1))
    return game


def test_against_bots_help_comes_too_late_to_save_a_rating() -> None:
    """A hint or an undo leaves the game rated: Ann can only lose by it now."""
    hinted, undone = alone(40), alone(40)
    assert hinted.helped == set()
    happen(hinted, ev.Hinted(0))
    happen(undone, *consent.undo(undone, ANN, None))
    assert len(undone.table.actions) < len(hinted.table.actions) - 1
    for game in (hinted, undone):
        assert game.rated
        assert game.helped == {0}


def test_who_lets_a_bot_play_and_comes_back_for_the_end_gains_nothing() -> None:
    game = game_of("renegade", 2, 1, 0)
    happen(game, ev.Replaced(0, "medium", "left"))
    while len(game.table.actions) < 20:
        happen(game, ev.Acted(acting(game), game.table.legal()[0], bot=acting(game) == 0))
    happen(game, ev.Returned(0))
    assert game.helped == {0}
    while len(game.table.actions) < 100:
        happen(game, ev.Acted(acting(game), game.table.legal()[0]))
    assert game.helped == set()  # most of it was the player's own


def test_abandoning_a_rated_game_is_resigning() -> None:
    game = alone(30)
    happen(game, *commands.pause(game, ANN, resume=False))
    happened = seating.remove(game, ANN)
    assert [type(event) for event in happened] == [ev.Replaced, ev.Resumed, ev.Removed]
    happen(game, *happened)
    assert game.rated
    assert list(game.away) == [0]
    assert game.bot_to_act is not None  # bots play it to its end, and then it is counted
    assert seating.remove(game, ANN) == []
    unrated = alone(30)
    unrated.unrated = "taken_back"
    assert [type(event) for event in seating.remove(unrated, ANN)] == [ev.Removed]


def test_a_game_taken_off_the_list_is_back_when_its_player_plays_on() -> None:
    seats = [ev.Seat("Ann", user=ANN.id), ev.Seat("Ada", bot="easy")]
    game = game_of("renegade", 2, 1, 0, seats=seats)
    while acting(game) == 1:
        happen(game, ev.Acted(1, game.table.legal()[0], bot=True))
    happen(game, *seating.remove(game, ANN))
    assert game.removed_by == {ANN.id}
    happened = commands.act(game, ANN, game.table.legal()[0], None, None)
    assert [type(event) for event in happened] == [ev.Relisted, ev.Acted]
    happen(game, *happened)
    assert game.removed_by == frozenset()


def test_a_quick_phrase_is_stored_with_its_english_text() -> None:
    room = waiting()
    store(room, commands.say_phrase(room, BEN, "good_game"))
    assert (room.chat[-1].name, room.chat[-1].text, room.chat[-1].phrase) == ("Ben", "Good game!", "good_game")
