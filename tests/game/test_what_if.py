"""What an action is said to bring is what it brings when it is taken."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import AnnounceEnd, AnswerTrade, Buy, ChooseSurvivor, Dispose, OfferTrade, PlaceTile, Side
from mergemaker.game.editions import EDITIONS
from mergemaker.game.insight import Insight
from mergemaker.game.table import Table
from mergemaker.game.what_if import what_if
from tests.random_play import tries


def played(edition: str, seed: int, actions: int, decision: str, **options: str | bool) -> Table:
    """A game of three played at random up to such a decision, or to its end."""
    table = Table(["Ann", "Ben", "Cy"], edition, {"holdings": "open", "trading": False} | options, seed=seed)
    chance = random.Random(seed)
    while not table.over and (len(table.actions) < actions or table.decision != decision):
        table.act(chance.choice(table.legal()))
    return table


def sold_out(table: Table) -> dict[str, int]:
    """Everybody's net worth once the merger under way is over, all that can be sold having been sold; bonuses apart."""
    while table.decision in ("dispose", "choose_acquired", "choose_survivor"):
        answers = table.legal()
        table.act(max(answers, key=lambda action: action.sell if isinstance(action, Dispose) else 0))
    worths = Insight(table.position(None)).net_worth()
    return {player: worth for player, worth in worths.items() if worth is not None}


def test_what_has_paid_its_bonuses_has_no_places_any_more() -> None:
    """Whoever is asked last would else be called the largest holder, the others having sold."""
    table = played("renegade", 3, 60, "dispose")
    insight = Insight(table.position(table.to_act))
    merger = insight.view.merger
    assert merger is not None
    for action in table.legal():
        outcome = what_if(insight, action)
        assert outcome is not None
        assert [chain.name for chain in outcome.chains] == [merger.settling, merger.survivor]
        assert all(row.places[0] == (None, None) for row in outcome.rows)
        assert any(row.places[1][1] == 1 for row in outcome.rows)


@pytest.mark.parametrize("decision", ["place_tile", "found", "choose_survivor", "choose_acquired", "dispose", "buy"])
@settings(max_examples=tries(8))
@given(edition=st.sampled_from(list(EDITIONS)), seed=st.integers(0, 10**6), actions=st.integers(0, 120))
def test_it_comes_as_predicted(decision: str, edition: str, seed: int, actions: int) -> None:
    """The worth predicted is everybody's worth afterwards, a merger carried to its end by selling."""
    table = played(edition, seed, actions, decision, special_powers=False)
    if table.over:
        return
    insight = Insight(table.position(table.to_act))
    for action in table.legal():
        outcome = what_if(insight, action)
        if outcome is None or isinstance(action, AnnounceEnd):
            continue
        trial = table.copy()
        facts = list(trial.act(action))
        if isinstance(action, PlaceTile) and trial.decision == "choose_survivor":
            chains = insight.preview(action.tile).chains
            facts += trial.act(ChooseSurvivor(next(chain.name for chain in chains if not chain.acquired)))
        before = len(trial.facts)
        worths = sold_out(trial)
        facts += trial.facts[before:]
        if trial.over:
            continue
        assert {row.player: row.worth[1] for row in outcome.rows} == worths
        paid = {row.player: 0 for row in outcome.rows}
        for fact in facts:
            if fact.type == "bonus_paid" and fact.player:
                paid[fact.player] += fact.dollars or 0
        assert {row.player: row.bonus for row in outcome.rows} == paid


def test_the_end_is_predicted_with_place_and_margin() -> None:
    """Second by so much is second by so much when the game has ended."""
    table, chance = Table(["Ann", "Ben", "Cy"], "renegade", seed=3), random.Random(3)
    while table.decision != "buy" or AnnounceEnd() not in table.legal():
        table.act(chance.choice(table.legal()))
    me = table.to_act
    outcome = what_if(Insight(table.position(me)), AnnounceEnd())
    table.act(AnnounceEnd())
    while not table.over:
        table.act(Buy({}) if table.decision == "buy" else table.legal()[-1])
    assert outcome
    assert table.result
    assert me
    final = table.result.final
    best = max(money for player, money in final.items() if player != me)
    assert {row.player: row.worth[1] for row in outcome.rows} == final
    assert (outcome.place, outcome.margin) == (1 + sum(money > final[me] for money in final.values()), final[me] - best)


def test_a_trade_is_predicted_for_both_sides_before_it_is_made() -> None:
    """The worth and the shares are those after it; none where a player has too little."""
    table = played("reference", 5, 60, "place_tile", trading=True)
    me, shares = table.to_act or "", {player.name: player.shares or {} for player in table.view(None).players}
    other = next(player for player in table.players if player != me and any(shares[player].values()))
    mine, theirs = (next(chain for chain, count in shares[one].items() if count) for one in (me, other))
    offer = OfferTrade(other, Side(shares={mine: 1}), Side(cash=100, shares={theirs: 1}))
    outcome = what_if(Insight(table.position(me)), offer)
    counter = what_if(Insight(table.position(other)), OfferTrade(me, offer.take, offer.give))
    table.act(offer)
    asked = what_if(Insight(table.position(other)), AnswerTrade(True))
    assert what_if(Insight(table.position(other)), AnswerTrade(False)) is None
    table.act(AnswerTrade(True))
    worths = Insight(table.position(None)).net_worth()
    assert outcome
    assert asked
    assert outcome.rows == asked.rows == (counter and counter.rows)
    assert {row.player: row.worth[1] for row in outcome.rows} == worths
    after = {player.name: player.shares or {} for player in table.view(None).players}
    assert {row.player: [then for _, then in row.shares] for row in outcome.rows} == {
        player: [after[player][chain.name] for chain in outcome.chains] for player in table.players
    }
    for side in Side(shares={mine: 26}), Side(cash=-1), Side(shares={"Nowhere": 1}):
        assert what_if(Insight(table.position(me)), OfferTrade(other, side, Side(cash=100))) is None


def test_where_holdings_are_hidden_only_ones_own_shares_are_shown() -> None:
    table = played("renegade", 5, 40, "buy", holdings="hidden")
    outcome = what_if(Insight(table.position(table.to_act)), table.legal()[0])
    assert outcome
    assert [row.player for row in outcome.rows] == [table.to_act]
    assert (outcome.rows[0].bonus, outcome.place) == (None, None)


def test_a_trade_gives_no_hidden_holding_away() -> None:
    """More can be asked for than anybody may have, and only the asker's own part is shown."""
    table = played("reference", 5, 60, "place_tile", trading=True, holdings="hidden")
    me = table.to_act or ""
    other = next(player for player in table.players if player != me)
    outcome = what_if(Insight(table.position(me)), OfferTrade(other, Side(cash=1), Side(shares={"Tower": 25})))
    assert outcome
    assert [row.player for row in outcome.rows] == [me]
