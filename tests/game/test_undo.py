"""What may be undone: nothing that has revealed hidden information."""

import random

import pytest

from mergemaker.game.facts import Fact
from mergemaker.game.table import Table
from mergemaker.game.undo import reveals

OPEN = Table(["Ann", "Ben"], "renegade", {"holdings": "open"}).edition
HIDDEN = Table(["Ann", "Ben"], "renegade", {"holdings": "hidden"}).edition


@pytest.mark.parametrize("kind", ["tile_drawn", "hand_shown", "market_drew"])
def test_showing_a_tile_reveals_it(kind: str) -> None:
    assert reveals([Fact("chain_grew"), Fact(kind)], OPEN)


@pytest.mark.parametrize("kind", ["holding_shown", "offer_unmet"])
def test_showing_holdings_reveals_something_only_where_they_were_hidden(kind: str) -> None:
    assert reveals([Fact(kind)], HIDDEN)
    assert not reveals([Fact(kind)], OPEN)


def test_in_a_whole_game_just_those_actions_reveal_something_after_which_a_player_knows_more_tiles() -> None:
    table = Table(["Ann", "Ben", "Cy"], "renegade", {"holdings": "open"}, seed=3)
    chance = random.Random(3)
    seen = set()
    while not table.over:
        bag = table.state().bag
        facts = table.act(chance.choice(table.legal()))
        drawn = table.state().bag != bag
        assert reveals(facts, table.edition) == drawn
        seen.add(drawn)
    assert seen == {True, False}
