"""The puzzles that come with Mergemaker: each can be shown and solved, and tells nothing its player has not seen."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from importlib.resources import files
from itertools import islice
from random import Random

import msgspec
import pytest

from mergemaker.coach.puzzles import THEMES, Puzzle, daily, decision_of, puzzle_named, puzzles
from mergemaker.coach.puzzles.packing import UNSEEN, is_same
from mergemaker.coach.puzzles.puzzle import FILE
from mergemaker.coach.puzzles.solving import REACH, Wanted, next_puzzle
from mergemaker.coach.puzzles.themes import theme_of
from mergemaker.errors import BadSetup
from mergemaker.game.editions import EDITIONS
from mergemaker.game.insight import Insight
from mergemaker.game.notation import action_from_text, action_text
from mergemaker.game.position import Position
from mergemaker.game.table import Table

SHIPPED = list(puzzles().values())
THIRD = 3  # all of them take a minute
SOME = SHIPPED[:: max(1, len(SHIPPED) // 12)]
LEAST_LEAD = 100  # thousandths of the win
MOST_BYTES = 500_000
ENOUGH = 500


def test_they_are_small_enough_to_come_along() -> None:
    assert len(files("mergemaker.coach.puzzles").joinpath(FILE).read_bytes()) <= MOST_BYTES


def test_there_are_some_of_every_theme_edition_and_number_of_players() -> None:
    assert len(SHIPPED) >= ENOUGH
    assert {puzzle.theme for puzzle in SHIPPED} == set(THEMES)
    assert {puzzle.edition for puzzle in SHIPPED} == set(EDITIONS)
    assert {puzzle.players for puzzle in SHIPPED} == {2, 3, 4, 5, 6}


def test_each_can_be_shown_and_solved() -> None:
    """Every third replays to a decision, its best choice is legal and leads by ten points, its theme is right."""
    for puzzle in SHIPPED[::THIRD]:
        decision = decision_of(puzzle)
        best = action_from_text(puzzle.best)
        assert decision.table.why_not(best, decision.player) is None, puzzle.id
        assert decision.ranking[0].action == best, puzzle.id
        first, second = sorted(puzzle.values, reverse=True)[:2]
        assert first - second >= LEAST_LEAD, puzzle.id
        assert theme_of(decision) == puzzle.theme, puzzle.id


def test_only_what_is_as_good_as_the_best_is_right() -> None:
    for puzzle in SOME:
        decision = decision_of(puzzle)
        for choice in decision.choices:
            assert decision.is_right(choice) == (decision.ranking[0].win - choice.win <= choice.error)


def test_none_holds_a_tile_that_its_player_has_not_seen() -> None:
    for puzzle in SOME:
        table = puzzle.table()
        seen = {tile for tile in table.position(table.to_act).game.bag if tile >= 0}
        listed = [puzzle.bag[i : i + 2] for i in range(0, len(puzzle.bag), 2)]
        assert {int(tile, 16) for tile in listed if tile != UNSEEN} == seen, puzzle.id


def other_deals(puzzle: Puzzle, shown: Position) -> Iterator[Table]:
    """The same puzzle with other tiles where its player has seen none; not every deal leads to the position."""
    for fill in range(1000, 1006):
        with suppress(BadSetup):
            table = msgspec.structs.replace(puzzle, fill=fill).table()
            if table.to_act is not None and is_same(table.position(table.to_act), shown):
                yield table


def test_what_is_shown_does_not_depend_on_hidden_tiles() -> None:
    """Other deals of the unseen tiles give the same view, previews, choices and log."""
    tried = 0
    for puzzle in SOME:
        table = puzzle.table()
        position = table.position(table.to_act)
        insight = Insight(position)
        for other in islice(other_deals(puzzle, position), 2):
            tried += 1
            again = Insight(other.position(other.to_act))
            assert again.view == insight.view
            assert again.previews == insight.previews
            assert again.standings == insight.standings
            assert other.legal() == table.legal()
            assert other.facts_for(other.to_act) == table.facts_for(table.to_act)
    assert tried > len(SOME)


def test_the_days_give_every_theme_its_turn_and_every_puzzle_its_day() -> None:
    first = date(2026, 1, 1)
    days = [daily(first + timedelta(days=day)) for day in range(50 * len(SHIPPED))]
    assert {puzzle.id for puzzle in days} == set(puzzles())
    assert {len({puzzle.theme for puzzle in days[at : at + len(THEMES)]}) for at in range(800)} == {len(THEMES)}


def test_announcing_the_end_is_right_about_every_other_day() -> None:
    first = date(2026, 1, 1)
    days = [daily(first + timedelta(days=day)) for day in range(5 * len(SHIPPED))]
    ends = [puzzle.best == "announce" for puzzle in days if puzzle.theme == "end"]
    assert 0.4 < sum(ends) / len(ends) < 0.6


def test_the_next_puzzle_is_of_any_theme_alike_and_announcing_does_not_pay() -> None:
    rng = Random(1)
    drawn = [next_puzzle(Wanted(1100), (), rng) for _ in range(1600)]
    themes = Counter(puzzle.theme for puzzle in drawn)
    assert set(themes) == set(THEMES)
    assert all(120 < count < 280 for count in themes.values())
    ends = [puzzle.best == "announce" for puzzle in drawn if puzzle.theme == "end"]
    assert 0.35 < sum(ends) / len(ends) < 0.65
    assert all(abs(puzzle.rating - 1100) <= REACH for puzzle in drawn)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadSetup):
        puzzle_named("none")


def test_best_choices_are_written_as_records_write_them() -> None:
    assert all(action_text(action_from_text(puzzle.best)) == puzzle.best for puzzle in SHIPPED)
