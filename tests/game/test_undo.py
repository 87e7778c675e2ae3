"""What may be undone: nothing that has revealed hidden information."""

import random
from typing import Any

import pytest

from mergemaker.game.facts import Fact
from mergemaker.game.table import SPACING, Table
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


def played(seed: int) -> Table:
    """A game of two played at random to its end, with trades and powers where the edition has them."""
    table, chance = Table(["Ann", "Ben"], "renegade", seed=seed), random.Random(seed)
    while not table.over:
        table.act(chance.choice(table.legal()))
    return table


@pytest.mark.parametrize("seed", [1, 2])
def test_going_back_leads_to_the_table_as_it_was_and_play_can_go_on_from_there(seed: int) -> None:
    whole, chance = played(seed), random.Random(seed)
    table = whole.copy()
    kept = len(whole.actions)
    while kept:
        kept = max(0, kept - chance.choice([1, 1, 2, 9, 40]))
        table.go_back(kept)
        again = Table(whole.players, whole.edition, seed=whole.seed)
        for player, action in whole.actions[:kept]:
            again.act(action, player)
        assert (table.state(), table.facts, table.actions) == (again.state(), again.facts, again.actions)
        ahead = table.copy()
        for player, action in whole.actions[kept : kept + 20]:
            ahead.act(action, player)
        assert ahead.facts == whole.facts[: len(ahead.facts)]
    assert len(whole.actions) > 100, "a copy that goes back leaves the original as it is"


def test_an_undo_plays_few_actions_again_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(3)
    count = 0
    act = Table.act

    def counted(self: Table, action: Any, player: str | None = None) -> list[Fact]:
        nonlocal count
        count += 1
        return act(self, action, player)

    monkeypatch.setattr(Table, "act", counted)
    for _ in range(50):
        action = table.undo()
        assert count == 0
        table.act(action)
        count = 0
    while table.actions:
        table.undo()
        assert count <= SPACING
        count = 0
