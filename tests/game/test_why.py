"""Why a decision: two lines for every decision of every game, in every language, and what they say is true."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import AnnounceEnd, Buy, Dispose, OfferTrade, PlaceTile, Side
from mergemaker.game.codec import DECISIONS
from mergemaker.game.editions import EDITIONS
from mergemaker.game.insight import Insight
from mergemaker.game.insight_shapes import Holder
from mergemaker.game.table import Table
from mergemaker.game.why import Why, why
from mergemaker.words import language, languages
from tests.random_play import tries

LANGUAGES = [language(code) for code in languages()]


def asked(table: Table) -> Why:
    """The two lines for the player to act."""
    found = why(Insight(table.position(table.to_act)))
    assert found is not None
    return found


def worth(table: Table, player: str) -> int:
    """A player's net worth."""
    return Insight(table.position(player)).net_worth()[player] or 0


def check(table: Table, found: Why) -> None:
    """What is said of the position comes about when it is done."""
    me, values = table.to_act or "", found.matters.values
    trial = table.copy()
    chain = values.get("chain")
    match found.matters.key:
        case "why.buy.lead":
            trial.act(Buy({str(chain): int(str(values["n"]))}))
            first = next(holder for holder in holders(trial, str(chain)) if holder.place == 1)
            assert (first.player, first.bonus) == (me, values["dollars"])
        case "why.buy.guard":
            first, *others = holders(trial, str(chain))
            assert (first.player, first.bonus) == (me, values["dollars"])
            rival = next(holder.shares for holder in others if holder.player == values["player"]) if others else 0
            assert rival + int(str(values["n"])) == first.shares + 1
        case "why.place_tile.grow":
            before = worth(trial, me)
            trial.act(PlaceTile(str(values["tile"])))
            assert worth(trial, me) - before == values["dollars"]
        case "why.place_tile.merger" | "why.place_tile.others":
            facts = trial.act(PlaceTile(str(values["tile"])))
            tied = trial.decision == "choose_survivor"  # then it depends on the answer
            while trial.decision in ("dispose", "choose_acquired"):  # chains are paid one after another
                facts += trial.act(Dispose(0, 0) if trial.decision == "dispose" else trial.legal()[0])
            paid = sum(fact.dollars or 0 for fact in facts if fact.type == "bonus_paid" and fact.player == me)
            claimed = values["dollars"] if found.matters.key.endswith("merger") else 0
            assert tied or paid == claimed
        case "why.place_tile.found":
            trial.act(PlaceTile(str(values["tile"])))
            assert trial.decision == "found"
        case "why.dispose.trade":
            facts = trial.act(Dispose(2, 0))
            assert next(fact.dollars for fact in facts if fact.type == "shares_sold") == values["sold"]
        case "why.end":
            assert trial.why_not(AnnounceEnd()) is None
            money = sorted((worth(trial, player), player == me) for player in trial.players)
            assert money[-1][1]
            assert money[-1][0] - money[-2][0] == values["dollars"]


def holders(table: Table, chain: str) -> list[Holder]:
    """Who holds shares of the chain, most first."""
    insight = Insight(table.position(None))
    return insight.holders(insight.chain(chain))


@settings(max_examples=tries(15))
@given(
    edition=st.sampled_from(list(EDITIONS)),
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    hidden=st.booleans(),
    powers=st.booleans(),
)
def test_every_decision_is_explained_and_what_is_said_is_true(
    edition: str, players: int, seed: int, hidden: bool, powers: bool
) -> None:
    options = {"holdings": "hidden" if hidden else "open", "special_powers": powers}
    table = Table(["Ann", "Ben", "Cy", "Di"][:players], edition, options, seed=seed)
    chance = random.Random(seed)
    while not table.over:
        if chance.random() < 0.3:
            found = asked(table)
            assert found.purpose.key == f"why.{table.decision}"
            for spoken in LANGUAGES:
                assert spoken.say(found.purpose)
                assert spoken.say(found.matters)
            if not hidden:
                check(table, found)
        legal = table.legal()
        table.act(chance.choice([action for action in legal if not isinstance(action, AnnounceEnd)] or legal))


def test_an_offer_is_weighed_at_todays_prices() -> None:
    table = Table(["Ann", "Ben", "Cy"], "renegade", {"trading": True}, seed=1)
    maker = table.to_act or ""
    other = next(player for player in table.players if player != maker)
    table.act(OfferTrade(other, Side(500), Side(200)))
    found = asked(table)
    assert found.matters.values == {"get": 500, "give": 200}


def test_nothing_is_explained_to_whom_nothing_is_asked() -> None:
    table = Table(["Ann", "Ben", "Cy"], "renegade", seed=1)
    for player in (*(name for name in table.players if name != table.to_act), None):
        assert why(Insight(table.position(player))) is None


@pytest.mark.parametrize("decision", sorted(set(DECISIONS.values())))
def test_every_kind_of_decision_has_its_purpose_in_every_language(decision: str) -> None:
    for spoken in LANGUAGES:
        assert f"why.{decision}" in spoken.messages
