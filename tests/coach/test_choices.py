"""The choices of a decision are the legal actions."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from mergemaker.coach.choices import choices_of
from mergemaker.game.actions import Action, OfferTrade, action_from, tidy
from mergemaker.game.record import load, new_table

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
