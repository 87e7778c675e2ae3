"""One place says whether a game counts in the ratings, and why not."""

import pytest

from mergemaker.room.attendance import Attendance
from mergemaker.room.events import Seat
from mergemaker.room.messages.setup import Unrated
from mergemaker.room.projection import info_of
from mergemaker.room.rated import why_unrated

from .games import game_of
from .house import ANN

ME, OTHER, GUEST = Seat("Ann", user="a"), Seat("Ben", user="b"), Seat("Cy", user="a", guest=True)
EASY, HARD, OPEN = Seat("Ada", bot="easy"), Seat("Bo", bot="hard"), Seat()


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((ME, OTHER), None),
        ((ME, OPEN), None),
        ((ME, EASY, EASY), None),
        ((EASY, HARD), None),
        ((EASY, EASY), "nobody_else"),
        ((ME, GUEST), "several_seats"),
        ((ME, GUEST, OTHER), "several_seats"),
    ],
)
def test_a_game_is_rated_by_who_sits_there(seats: tuple[Seat, ...], why: Unrated | None) -> None:
    assert why_unrated(seats) == why


@pytest.mark.parametrize("why", ["lesson", "continued", "substitute", "taken_back"])
def test_what_happened_in_a_game_unrates_it_and_everybody_is_told_why(why: Unrated) -> None:
    game = game_of("renegade", 2, 1, 5, seats=(ME, OTHER))
    assert game.rated
    game.unrated = why
    info = info_of(game, ANN, Attendance({0, 1}, {}, 60.0, 1000.0))
    assert (info.rated, info.unrated) == (False, why)
