"""Records go out when a game is over, and come in to be looked at."""

import pytest

from mergemaker.errors import MergemakerError
from mergemaker.game.record import load
from mergemaker.room import events as ev
from mergemaker.room.fold import fold
from mergemaker.room.messages.setup import PlayOn
from mergemaker.room.person import Person
from mergemaker.room.reading import state_after
from mergemaker.room.records import continuation, game_from, record_text
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

from .games import game_of

ZOE = Person("z", "Zoe")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_downloaded_record_uploads_as_the_same_game(form: str) -> None:
    game = game_of("hasbro", 3, 5, 2_000)
    text, _ = record_text(game, form)
    setup, happened = game_from(text, ZOE)
    empty = Waiting(id="g", code="c", setup=setup, created=0.0, uploaded=True)
    again = state_after(empty, [ev.Stored(number, 0.0, event) for number, event in enumerate(happened, start=1)])
    assert isinstance(again, Running)
    assert again.table.facts == game.table.facts
    assert again.clock is None
    assert record_text(again, form)[0] == text


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_of_a_game_that_its_last_player_ended_says_so(form: str) -> None:
    game = game_of("avalon-hill", 3, 5, 60)
    for event in (ev.Replaced(0, "medium", "left"), ev.Replaced(2, "medium", "left"), ev.Claimed(1)):
        fold(game, ev.Stored(game.seq + 1, 0.0, event))
    text, _ = record_text(game, form)
    assert load(text).claimed == game.table.players[1]
    setup, happened = game_from(text, ZOE)
    empty = Waiting(id="g", code="c", setup=setup, created=0.0, uploaded=True)
    again = state_after(empty, [ev.Stored(number, 0.0, event) for number, event in enumerate(happened, start=1)])
    assert isinstance(again, Running)
    assert again.result == game.result
    assert record_text(again, form)[0] == text


def test_nobody_ends_a_recorded_game_that_is_over_or_who_is_not_in_it() -> None:
    over, _ = record_text(game_of("renegade", 2, 5, 2_000), "text")
    early = over[: over.index("  30 ")]
    for wrong in (over + "claimed Nobody\n", early + "claimed Nobody\n", over + f"claimed {load(over).players[0]}\n"):
        with pytest.raises(MergemakerError, match="ended the game as everybody else had left"):
            game_from(wrong, ZOE)


def test_the_record_of_a_running_game_is_refused() -> None:
    with pytest.raises(Refusal, match="hidden"):
        record_text(game_of("renegade", 2, 5, 30), "text")


def test_a_record_that_stops_early_is_refused() -> None:
    text, _ = record_text(game_of("renegade", 2, 5, 2_000), "text")
    with pytest.raises(MergemakerError):
        game_from(text[: len(text) // 2], ZOE)


@pytest.mark.parametrize("edition", ["renegade", "reference"])
def test_a_finished_game_is_played_on_from_any_position(edition: str) -> None:
    """The table is the same; bots have the other seats, and nothing of it is rated."""
    game = game_of(edition, 3, 5, 2_000)
    for number in (0, 40, len(game.table.actions) - 1):
        setup, happened = continuation(game, PlayOn(number, 1, "easy"), ZOE)
        empty = Waiting(id="g", code="c", setup=setup, created=0.0)
        again = state_after(empty, [ev.Stored(place, 0.0, event) for place, event in enumerate(happened, start=1)])
        assert isinstance(again, Running)
        assert again.table.state() == game.table_after(number).state()
        assert again.seats_of(ZOE.id) == [1]
        assert [again.bot_at(seat) for seat in range(3)] == ["easy", None, "easy"]
        assert again.unrated
        assert again.continues == game.id


def test_only_a_finished_game_is_played_on_and_only_from_what_there_is() -> None:
    with pytest.raises(Refusal, match="over"):
        continuation(game_of("renegade", 2, 5, 30), PlayOn(3, 0), ZOE)
    game = game_of("renegade", 2, 5, 2_000)
    for asked in (PlayOn(len(game.table.actions), 0), PlayOn(3, 2)):
        with pytest.raises(Refusal):
            continuation(game, asked, ZOE)
