"""While a chain is being named, tiles show what they will do once it has its name."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import Found
from mergemaker.game.editions import EDITIONS
from mergemaker.game.insight import Insight
from mergemaker.game.squares import squares_of
from mergemaker.game.table import Table
from mergemaker.terminal.layout import in_short
from mergemaker.terminal.sums import placing
from tests.random_play import tries


@settings(max_examples=tries(10))
@given(edition=st.sampled_from(list(EDITIONS)), players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_a_tile_beside_the_new_chain_grows_it_and_founds_nothing(edition: str, players: int, seed: int) -> None:
    """Whichever name it gets, every tile and square then does what was shown before."""
    table, chance = Table(["Ann", "Ben", "Cy", "Di"][:players], edition, seed=seed), random.Random(seed)
    while not table.over:
        if table.decision == "found":
            me = table.to_act
            insight = Insight(table.position(me))
            shown = {tile: (preview.effect, preview.size) for tile, preview in insight.previews.items()}
            squares = [(square.tile, square.effect) for square in squares_of(insight).squares]
            name = chance.choice([action.chain for action in table.legal() if isinstance(action, Found)])
            for preview in insight.previews.values():
                assert placing(insight, preview)
                assert len(in_short(preview, 13)) <= 13
            happened = len(table.facts)
            table.act(Found(name))
            drew = any(fact.type == "tile_drawn" for fact in table.facts[happened:])  # there was no money for a share
            if table.to_act == me and not drew and not table.over:
                after = Insight(table.position(me))
                assert {tile: (preview.effect, preview.size) for tile, preview in after.previews.items()} == shown
                assert [(square.tile, square.effect) for square in squares_of(after).squares] == squares
        table.act(chance.choice(table.legal()))
