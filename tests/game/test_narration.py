"""Every fact has its sentence, and what belongs together makes one line."""

from pathlib import Path

import pytest
from hypothesis import given

from mergemaker.game.actions import Buy, action_from
from mergemaker.game.facts import KINDS, Fact
from mergemaker.game.narration import narrated
from mergemaker.game.record import load, new_table
from mergemaker.game.table import Table
from mergemaker.game.view import OfferView, SideView
from tests.random_play import Setup, moments, setups

EXAMPLES = {
    "game_began": (Fact("game_began", player="Ann"), "Ann starts."),
    "opening_tile": (Fact("opening_tile", player="Ann", tile="4C"), "The opening tiles are Ann's 4C."),
    "turn_began": (Fact("turn_began", player="Ann", count=5), "Turn 5: Ann."),
    "tile_drawn": (Fact("tile_drawn", player="Ann", count=1), "Ann draws 1 tile."),
    "hand_shown": (Fact("hand_shown", player="Ann", tile="2B"), "Ann has nothing to place and shows 2B."),
    "tile_set_aside": (Fact("tile_set_aside", player="Ann", tile="2B"), "Ann sets 2B aside."),
    "tile_placed": (Fact("tile_placed", player="Ann", tile="2B"), "Ann places 2B."),
    "nothing_placed": (Fact("nothing_placed", player="Ann"), "Ann places no tile."),
    "chain_founded": (
        Fact("chain_founded", player="Ann", chain="Tower", tile="6F", count=2),
        "Ann founds Tower with 6F (2 tiles).",
    ),
    "founder_share": (Fact("founder_share", player="Ann", chain="Tower", count=1), "Ann gets a share of Tower."),
    "founder_cash": (
        Fact("founder_cash", player="Ann", chain="Tower", dollars=200),
        "Ann gets $200, as no share of Tower is left.",
    ),
    "founder_nothing": (
        Fact("founder_nothing", player="Ann", chain="Tower"),
        "Ann gets nothing, as no share of Tower is left.",
    ),
    "chain_grew": (
        Fact("chain_grew", player="Ann", chain="Tower", tile="6F", count=3),
        "Ann places 6F: Tower grows to 3 tiles.",
    ),
    "merger_began": (
        Fact("merger_began", player="Ann", chains=["Tower", "American", "Imperial"], tile="6F"),
        "Ann merges Tower, American and Imperial with 6F.",
    ),
    "survivor_named": (
        Fact("survivor_named", player="Ann", chain="Tower", count=4),
        "Ann lets Tower (4 tiles) survive.",
    ),
    "settling_began": (
        Fact("settling_began", chain="Tower", count=2, dollars=200),
        "Tower is paid out: 2 tiles, $200 a share.",
    ),
    "market_drew": (
        Fact("market_drew", chain="Tower", tile="1D", count=1),
        "The market draws 1D and counts as holding 1 share of Tower.",
    ),
    "holding_shown": (Fact("holding_shown", player="Ann", chain="Tower"), "Tower shares: nobody has any."),
    "bonus_paid": (
        Fact("bonus_paid", player="Ann", chain="Tower", ranks=["secondary", "tertiary"], tied=2, dollars=1300),
        "Ann gets $1,300 for Tower (secondary and tertiary bonus, split 2 ways).",
    ),
    "bonus_kept": (
        Fact("bonus_kept", chain="Tower", ranks=["primary"], tied=1, dollars=2000),
        "The market's $2,000 for Tower (primary bonus) stays in the bank.",
    ),
    "shares_traded": (
        Fact("shares_traded", player="Ann", chain="Tower", into="Imperial", count=4),
        "Ann trades 4 Tower for 2 Imperial.",
    ),
    "shares_sold": (
        Fact("shares_sold", player="Ann", chain="Tower", count=2, dollars=400),
        "Ann sells 2 Tower for $400.",
    ),
    "shares_kept": (Fact("shares_kept", player="Ann", chain="Tower", count=1), "Ann keeps 1 Tower."),
    "chains_merged": (Fact("chains_merged", player="Ann", chain="Tower", tile="6F", count=9), "Tower now has 9 tiles."),
    "shares_bought": (
        Fact("shares_bought", player="Ann", chain="Tower", count=2, dollars=-400),
        "Ann buys 2 Tower for $400.",
    ),
    "shares_taken": (Fact("shares_taken", player="Ann", chain="Tower", count=3), "Ann takes 3 Tower for free."),
    "power_used": (Fact("power_used", player="Ann", power="take_5"), "Ann uses Take 5 Tiles."),
    "trade_2_made": (
        Fact("trade_2_made", player="Ann", chain="Tower", into="Imperial", count=2),
        "Ann trades 2 Tower for 1 Imperial.",
    ),
    "offer_made": (
        Fact(
            "offer_made",
            player="Ann",
            other="Ben",
            offer=OfferView("Ann", "Ben", SideView(500, {"Tower": 2}), SideView(0, {"Imperial": 1})),
        ),
        "Ann offers Ben 2 Tower and $500 for 1 Imperial.",
    ),
    "offer_accepted": (Fact("offer_accepted", player="Ben"), "Ben accepts."),
    "offer_declined": (Fact("offer_declined", player="Ben"), "Ben declines."),
    "offer_unmet": (
        Fact("offer_unmet", player="Ben"),
        "Ben accepts but does not have what was asked for; nothing changes hands.",
    ),
    "traded_shares": (
        Fact("traded_shares", player="Ben", other="Ann", chain="Tower", count=2),
        "Ben gets 2 Tower from Ann.",
    ),
    "traded_cash": (Fact("traded_cash", player="Ann", other="Ben", dollars=-500), "Ann pays Ben $500."),
    "end_announced": (
        Fact("end_announced", player="Ann"),
        "Ann announces the end: the game is over after this turn.",
    ),
    "game_ended": (Fact("game_ended", how="announced"), "The game is over, as announced."),
    "final_sale": (
        Fact("final_sale", player="Ann", chain="Tower", count=3, dollars=600),
        "Ann sells 3 Tower for $600.",
    ),
    "final_money": (Fact("final_money", player="Ann", dollars=12000), "Ann has $12,000."),
    "winner": (Fact("winner", player="Ann", dollars=12000), "Ann wins with $12,000."),
}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_fact_has_its_sentence(kind: str) -> None:
    fact, expected = EXAMPLES[kind]
    assert narrated([fact]) == [expected]


def test_a_founding_and_its_share_are_one_sentence() -> None:
    facts = [
        Fact("tile_placed", player="Ann", tile="6F", count=1),
        Fact("chain_founded", player="Ann", chain="Tower", tile="6F", count=2),
        Fact("founder_share", player="Ann", chain="Tower", count=1),
    ]
    assert narrated(facts) == ["Ann founds Tower with 6F (2 tiles) and gets a share."]


def test_a_purchase_of_several_chains_is_one_sentence_with_its_sum() -> None:
    facts = [
        Fact("shares_bought", player="Ann", chain="Tower", count=2, dollars=-600),
        Fact("shares_bought", player="Ann", chain="Imperial", count=1, dollars=-500),
    ]
    assert narrated(facts) == ["Ann buys 2 Tower and 1 Imperial for $1,100."]


def test_two_players_purchases_stay_apart() -> None:
    facts = [
        Fact("shares_bought", player="Ann", chain="Tower", count=2, dollars=-600),
        Fact("shares_bought", player="Ben", chain="Tower", count=1, dollars=-300),
    ]
    assert len(narrated(facts)) == 2


def test_the_bonuses_of_a_chain_are_one_sentence() -> None:
    both = ["secondary", "tertiary"]
    facts = [
        Fact("bonus_paid", player="Ann", chain="Tower", ranks=["primary"], tied=1, dollars=2000),
        Fact("bonus_paid", player="Ben", chain="Tower", ranks=both, tied=2, dollars=1300),
        Fact("bonus_kept", chain="Tower", ranks=both, tied=2, dollars=1300),
        Fact("bonus_paid", player="Ann", chain="Imperial", ranks=["primary"], tied=1, dollars=4000),
    ]
    assert narrated(facts) == [
        "Tower bonuses: Ann $2,000 (primary), Ben and the market $1,300 each (secondary and tertiary);"
        " the market's stays in the bank.",
        "Ann gets $4,000 for Imperial (primary bonus).",
    ]


def test_those_who_tie_share_the_win() -> None:
    facts = [Fact("winner", player="Ann", dollars=100), Fact("winner", player="Ben", dollars=100)]
    assert narrated(facts) == ["Ann and Ben share the win with $100."]


def test_the_log_accounts_for_every_dollar_paid_for_shares() -> None:
    """The story of a whole game has a purchase sentence for each purchase."""
    table = Table(["Ann", "Ben"], seed=2)
    while not table.over:
        table.act(table.legal()[-1])
    buyers = sum(" buys " in line for line in narrated(table.facts))
    assert buyers == sum(isinstance(action, Buy) and any(action.shares.values()) for _, action in table.actions)


@given(setups)
def test_every_game_can_be_narrated_without_revealing_draws(setup: Setup) -> None:
    *_, (table, _) = moments(setup)
    sentences = narrated(table.facts)
    assert all(line.endswith(".") and "None" not in line for line in sentences)
    for line in narrated(table.facts_for(None)):
        if " draws " in line and not line.startswith("The market"):
            assert line.endswith(("tile.", "tiles."))


def test_a_trade_names_giver_and_receiver_correctly() -> None:
    """A player said to get or pay something has that much more or less afterwards."""
    record = load((Path(__file__).parent.parent / "games" / "reference-trades-announced.txt").read_text())
    table = new_table(record)
    moved = 0
    for data in record.actions:
        before = table.state()
        facts = table.act(action_from({name: value for name, value in data.items() if name != "player"}))
        for fact in facts:
            if fact.type == "traded_cash" and fact.player and fact.other:
                dollars = abs(fact.dollars or 0)
                sentence = narrated([fact])[0]
                gets, pays = f"{fact.player} gets ${dollars:,} from {fact.other}.", f"{fact.player} pays {fact.other}"
                richer = (table.state().player(fact.player).cash or 0) > (before.player(fact.player).cash or 0)
                assert sentence == gets if richer else sentence.startswith(pays)
                moved += 1
            if fact.type == "traded_shares" and fact.player and fact.chain:
                held, had = table.state().player(fact.player).shares or {}, before.player(fact.player).shares or {}
                assert held[fact.chain] - had[fact.chain] == fact.count
                assert narrated([fact]) == [f"{fact.player} gets {fact.count} {fact.chain} from {fact.other}."]
                moved += 1
    assert moved > 2
