"""Records go out when a game is over, and come in to be looked at."""

import pytest

from mergemaker.errors import MergemakerError
from mergemaker.room import events as ev
from mergemaker.room.fold import fold_all
from mergemaker.room.person import Person
from mergemaker.room.records import game_from, record_text
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
    again = fold_all(empty, [ev.Stored(number, 0.0, event) for number, event in enumerate(happened, start=1)])
    assert isinstance(again, Running)
    assert again.table.facts == game.table.facts
    assert again.clock is None
    assert record_text(again, form)[0] == text


def test_the_record_of_a_running_game_is_refused() -> None:
    with pytest.raises(Refusal, match="hidden"):
        record_text(game_of("renegade", 2, 5, 30), "text")


def test_a_record_that_stops_early_is_refused() -> None:
    text, _ = record_text(game_of("renegade", 2, 5, 2_000), "text")
    with pytest.raises(MergemakerError):
        game_from(text[: len(text) // 2], ZOE)
