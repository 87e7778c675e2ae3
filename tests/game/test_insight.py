"""Insight is right: what it predicts is what the rules do."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import ChooseAcquired, ChooseSurvivor, Found, PlaceTile
from mergemaker.game.editions import EDITIONS
from mergemaker.game.facts import Fact
from mergemaker.game.insight import Insight
from mergemaker.game.table import Table
from tests.random_play import tries


def played(edition: str, seed: int, actions: int) -> Table:
    """A game of three played at random up to a moment at which a player places a tile."""
    table = Table(["Ann", "Ben", "Cy"], edition, {"holdings": "open", "trading": False}, seed=seed)
    chance = random.Random(seed)
    while not table.over and (len(table.actions) < actions or table.decision != "place_tile"):
        table.act(chance.choice(table.legal()))
    return table


@settings(max_examples=tries(30))
@given(
    edition=st.sampled_from(list(EDITIONS)),
    seed=st.integers(0, 10**6),
    actions=st.integers(0, 200),
)
def test_a_preview_predicts_what_the_tile_does(edition: str, seed: int, actions: int) -> None:
    table = played(edition, seed, actions)
    if table.over:
        return
    previews = Insight(table.position(table.to_act)).previews
    placeable = {action.tile for action in table.legal() if isinstance(action, PlaceTile)}
    assert placeable == {tile for tile, preview in previews.items() if preview.effect not in ("never", "not_now")}
    for tile in placeable:
        preview = previews[tile]
        trial = table.copy()
        facts = trial.act(PlaceTile(tile))
        kinds = {fact.type for fact in facts}
        if trial.decision == "found":
            assert preview.effect == "found"
            founded = {action.chain for action in trial.legal() if isinstance(action, Found)}
            assert {chain.name for chain in preview.chains} == founded
            for chain in preview.chains:
                after = trial.copy()
                after.act(Found(chain.name))
                view = after.state().chains[chain.name]
                assert (view.size, view.price) == (chain.size_after, chain.price_after)
        elif "merger_began" in kinds:
            assert preview.effect == "merge"
            check_merger(trial, tile, facts)
        else:
            assert preview.effect in (("grow",) if "chain_grew" in kinds else ("alone", "beside"))
            for chain in preview.chains:
                view = trial.state().chains[chain.name]
                assert (view.size, view.price, view.safe) == (chain.size_after, chain.price_after, chain.safe_after)


def check_merger(trial: Table, tile: str, facts: list[Fact]) -> None:
    """Everybody sells all; bonuses and the sizes in the end are those of the preview, if its survivor survives."""
    before = trial.copy()
    before.undo()
    preview = Insight(before.position(before.to_act)).previews[tile]
    survivor = next(chain.name for chain in preview.chains if not chain.acquired)
    while trial.decision in ("choose_survivor", "choose_acquired", "dispose"):
        if trial.decision == "choose_survivor":
            choices = {action.chain for action in trial.legal() if isinstance(action, ChooseSurvivor)}
            assert choices == set(preview.survivors)
            facts = facts + trial.act({"type": "choose_survivor", "chain": survivor})
        elif trial.decision == "choose_acquired":
            facts = facts + trial.act(next(action for action in trial.legal() if isinstance(action, ChooseAcquired)))
        else:
            settling = trial.state().merger
            assert settling is not None
            assert trial.to_act is not None
            held = (trial.state().player(trial.to_act).shares or {})[settling.settling or ""]
            facts = facts + trial.act({"type": "dispose", "sell": held, "trade": 0})
    merged = next(place for place, fact in enumerate(facts) if fact.type == "chains_merged")
    paid = sorted((fact.chain, fact.player, fact.dollars) for fact in facts[:merged] if fact.type == "bonus_paid")
    assert preview.payouts is not None
    assert sorted((payout.chain, payout.player, payout.dollars) for payout in preview.payouts) == paid
    sizes = {chain.name: chain.size_after for chain in preview.chains}
    assert facts[merged].count == sizes[survivor]
    assert all(size == 0 for name, size in sizes.items() if name != survivor)


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_while_a_chain_is_settled_places_and_bonuses_are_those_that_were_paid(holdings: str) -> None:
    """H2: everybody sees who had how many, and it does not change while one after the other gives shares away."""
    seen = 0
    for seed in range(12):
        table = Table(["Ann", "Ben", "Cy"], "avalon-hill", {"holdings": holdings}, seed=seed)
        chance = random.Random(seed)
        while not table.over:
            insight = Insight(table.position(table.to_act))
            view = insight.view
            if table.decision == "dispose":
                assert view.merger is not None
                chain = next(chain for chain in insight.standings.chains if chain.name == view.merger.settling)
                assert {holder.player: holder.bonus for holder in chain.holders if holder.bonus} == view.merger.bonuses
                first = [holder.player for holder in chain.holders if holder.place == 1]
                most = max(view.merger.holdings.values())
                assert first == [player for player in table.players if view.merger.holdings[player] == most]
                for seat, player in enumerate(view.players):
                    shown = insight.shown_shares(seat, insight.chain(chain.name))
                    assert shown is not None
                    assert shown <= view.merger.holdings[player.name]
                seen += 1
            table.act(chance.choice(table.legal()))
    assert seen > 10
