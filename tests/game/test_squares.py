"""What every empty square would do and the odds of its tile, as the viewer can know them."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.editions import EDITIONS
from mergemaker.game.insight import Insight
from mergemaker.game.squares import squares_of
from mergemaker.game.table import Table
from mergemaker.rules.insight import chance_of_any
from tests.random_play import tries

from .test_what_if import played


@settings(max_examples=tries(15))
@given(edition=st.sampled_from(list(EDITIONS)), seed=st.integers(0, 10**6), actions=st.integers(0, 150))
def test_tiles_are_unseen_where_they_are_in_the_bag_or_in_others_hands(edition: str, seed: int, actions: int) -> None:
    table = played(edition, seed, actions, "place_tile")
    if table.over:
        return
    me = table.to_act
    answer = squares_of(Insight(table.position(me)))
    whole = table.state()
    assert isinstance(whole.bag, list)
    hands = {player.name: player.tiles for player in whole.players if isinstance(player.tiles, list)}
    elsewhere = {tile for name, tiles in hands.items() if name != me for tile in tiles}
    assert {square.tile for square in answer.squares if square.place == "hand"} == set(hands[me or ""])
    assert {square.tile for square in answer.squares if square.place == "unseen"} == elsewhere | set(whole.bag)
    assert (answer.unseen, answer.in_hands, answer.in_bag) == (
        len(elsewhere) + len(whole.bag),
        len(elsewhere),
        len(whole.bag),
    )


@settings(max_examples=tries(15))
@given(seed=st.integers(0, 10**6), actions=st.integers(20, 150))
def test_a_square_of_ones_own_does_what_its_preview_says(seed: int, actions: int) -> None:
    table = played("renegade", seed, actions, "place_tile")
    if table.over:
        return
    insight = Insight(table.position(table.to_act))
    effects = {square.tile: square.effect for square in squares_of(insight).squares}
    for tile, preview in insight.previews.items():
        assert effects[tile] == ("alone" if preview.effect == "beside" else preview.effect)


def test_squares_that_would_do_the_same_make_one_group_with_its_odds() -> None:
    table = played("renegade", 5, 90, "place_tile")
    insight = Insight(table.position(table.to_act))
    answer = squares_of(insight)
    alike: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for square in answer.squares:
        if square.effect in ("merge", "found", "grow") and square.place != "gone":
            alike[square.effect, tuple(square.chains)] += 1
    assert {(group.effect, tuple(group.chains)) for group in answer.groups} == set(alike)
    assert len(alike) > 3
    for group in answer.groups:
        assert alike[group.effect, tuple(group.chains)] == len(group.unseen) + len(group.own)
        assert group.drawn == pytest.approx(len(group.unseen) / answer.unseen)
        assert group.held == chance_of_any(len(group.unseen), answer.unseen, answer.in_hands)
    merger = next(group for group in answer.groups if group.effect == "merge")
    assert merger.payouts == insight.preview(merger.unseen[0]).payouts
    assert merger.payouts
    assert set(merger.survivors) <= set(merger.chains)


def test_onlookers_have_no_tiles_of_their_own() -> None:
    table = Table(["Ann", "Ben"], seed=1)
    answer = squares_of(Insight(table.position(None)))
    assert {square.place for square in answer.squares} == {"unseen"}
    assert answer.in_hands == 12


@pytest.mark.parametrize(
    ("wanted", "unseen", "taken", "chance"),
    [(0, 10, 4, 0), (1, 10, 4, 0.4), (2, 4, 2, 5 / 6), (3, 5, 3, 1), (2, 2, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1)],
)
def test_the_chance_of_drawing_at_least_one(wanted: int, unseen: int, taken: int, chance: float) -> None:
    assert chance_of_any(wanted, unseen, taken) == pytest.approx(chance)
