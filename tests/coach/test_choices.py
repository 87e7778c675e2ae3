"""The choices of a decision are the legal actions."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from mergemaker.coach.choices import choices_of, lines_of
from mergemaker.coach.comparison import Comparison
from mergemaker.coach.guesses import guesses_of
from mergemaker.coach.judge import Effort, sieve
from mergemaker.game.actions import Action, OfferTrade, action_from, tidy
from mergemaker.game.record import load, new_table, replay

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


def as_set(actions: Iterable[Action]) -> set[bytes]:
    """Actions that can be compared in any order."""
    return {msgspec.json.encode(action, order="sorted") for action in actions}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_choices_are_what_the_table_lists(file: Path) -> None:
    """At every decision of whole games of all editions; the one taken is among them, and its steps carry it out."""
    record = load(file.read_text(encoding="utf-8"))
    table = new_table(record)
    for data in record.actions:
        action = action_from({name: value for name, value in data.items() if name != "player"})
        choices = choices_of(table.game, table.rules, table.edition.chains)
        assert as_set(choice.action for choice in choices) == as_set(table.legal())
        assert len(choices) == len(table.legal())
        assert isinstance(action, OfferTrade) or tidy(action) in [choice.action for choice in choices]
        table.act(action)


def test_a_tile_between_equal_chains_is_a_line_for_each_survivor() -> None:
    """All other choices are there too, in their order, one line each unless they found a chain."""
    record = load((Path(__file__).parents[1] / "games" / "hasbro-announced.txt").read_text(encoding="utf-8"))
    table = replay(record, 40)  # "41 Cy place …", "42 Cy survivor America"
    game, rules, chains = table.game, table.rules, table.edition.chains
    choices, lines = choices_of(game, rules, chains), lines_of(game, rules, chains)
    table.act(action_from({name: value for name, value in record.actions[40].items() if name != "player"}))
    placed = table.actions[-1][1]
    assert len([one for one in lines if one.action == placed]) == len(table.legal()) > 1
    once = [one for number, one in enumerate(lines) if one.action not in [other.action for other in lines[:number]]]
    assert [one.action for one in once] == [one.action for one in choices]
    assert all(len(one.steps) - len(other.steps) in (0, 1) for one, other in zip(once, choices, strict=True))


def test_such_a_tile_is_worth_what_it_is_with_the_best_of_them() -> None:
    """The sieve leaves each action once, the tile by its better survivor."""
    record = load((Path(__file__).parents[1] / "games" / "hasbro-announced.txt").read_text(encoding="utf-8"))
    table = replay(record, 40)
    position = table.position(table.to_act)
    guesses = guesses_of(position, 1)
    lines = lines_of(guesses[0], position.rules, position.edition.chains)
    comparison = Comparison(guesses, position.rules, lines, seed=1)
    effort = Effort(sieve=8, again=16, check=0, left=len(lines))
    sieved = sieve(comparison, lines, 3, effort)
    actions = [lines[number].action for number in sieved.choices]
    assert len(actions) == len(as_set(actions)) == len(table.legal())
    placed = action_from({name: value for name, value in record.actions[40].items() if name != "player"})
    same = [number for number, one in enumerate(lines) if one.action == placed]
    worth = comparison.play(same, 8, 16, 6).wins.mean(axis=1)
    kept = next(number for number in sieved.choices if lines[number].action == placed)
    assert worth[same.index(kept)] == worth.max()
