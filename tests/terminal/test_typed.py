"""Short words for every action."""

import pytest

from mergemaker.errors import NotationError
from mergemaker.game.actions import (
    Action,
    AnswerTrade,
    Buy,
    Discard,
    Dispose,
    OfferTrade,
    Side,
    StopPlacing,
    Trade2,
    UsePower,
)
from mergemaker.game.editions import EDITIONS
from mergemaker.game.table import Table
from mergemaker.game.view import MergerView, View
from mergemaker.terminal.help import help_lines
from mergemaker.terminal.typed import action_typed, chain_named, purchase_examples


def view(decision: str = "buy") -> View:
    seen = Table(["Ann", "Ben Hur", "Bea"], seed=1).view("Ann")
    seen.decision = decision
    return seen


@pytest.mark.parametrize(
    ("typed", "shares"),
    [
        ("2 tower 1 imperial", {"Tower": 2, "Imperial": 1}),
        ("2t i", {"Tower": 2, "Imperial": 1}),
        ("tti", {"Tower": 2, "Imperial": 1}),
        ("TTI", {"Tower": 2, "Imperial": 1}),
        ("buy 2 Tow, 1 imp", {"Tower": 2, "Imperial": 1}),
        ("2 tower and 1 imperial", {"Tower": 2, "Imperial": 1}),
        ("2xT + i", {"Tower": 2, "Imperial": 1}),
        ("none", {}),
        ("0", {}),
        ("buy nothing", {}),
        ("0 tower", {}),
    ],
)
def test_purchases(typed: str, shares: dict[str, int]) -> None:
    assert action_typed(typed, view()) == Buy(shares)


@pytest.mark.parametrize("typed", ["2", "2 3 tower", "tower 2", "-2 tower", "2 towers", "1e9 tower", "", "9" * 30])
def test_purchases_that_are_not_understood(typed: str) -> None:
    with pytest.raises(NotationError):
        action_typed(typed, view())


def disposing(held: int = 7, left: int = 10) -> View:
    seen = view("dispose")
    seen.merger = MergerView("6F", "American", ["Tower"], "Tower", {}, {}, ["Tower", "American"], [], 1, None)
    shares = seen.players[0].shares
    assert shares is not None
    shares["Tower"] = held
    seen.chains["American"].market = left
    return seen


@pytest.mark.parametrize(
    ("typed", "sell", "trade"),
    [
        ("sell 2 trade 4", 2, 4),
        ("s2 t4", 2, 4),
        ("dispose sell 2 trade 4", 2, 4),
        ("sell", 7, 0),
        ("sell all", 7, 0),
        ("trade", 0, 6),
        ("trade 4 sell", 3, 4),
        ("trade sell", 1, 6),
        ("keep 2 sell", 5, 0),
        ("keep", 0, 0),
        ("k", 0, 0),
        ("dispose keep", 0, 0),
    ],
)
def test_disposals(typed: str, sell: int, trade: int) -> None:
    assert action_typed(typed, disposing()) == Dispose(sell=sell, trade=trade)


def test_all_is_no_more_than_the_survivor_has() -> None:
    assert action_typed("trade sell", disposing(held=7, left=1)) == Dispose(sell=5, trade=2)


@pytest.mark.parametrize("typed", ["2", "sell 2 3", "sell sell", "give 2", "keep 1 sell 1", "all"])
def test_disposals_that_are_not_understood(typed: str) -> None:
    with pytest.raises(NotationError):
        action_typed(typed, disposing())


@pytest.mark.parametrize(
    ("typed", "decision", "action"),
    [
        ("none", "place_tile", StopPlacing()),
        ("power Take 5 Tiles", "place_tile", UsePower("take_5")),
        ("use play4", "place_tile", UsePower("play_4")),
        ("power 3 free", "buy", UsePower("free_3")),
        ("power buy_5", "buy", UsePower("buy_5")),
        ("swap t i", "buy", Trade2("Tower", "Imperial")),
        ("yes", "answer_trade", AnswerTrade(True)),
        ("no", "answer_trade", AnswerTrade(False)),
        ("2b 3C", "discard", Discard(["2B", "3C"])),
        ("none", "discard", Discard([])),
    ],
)
def test_other_actions(typed: str, decision: str, action: Action) -> None:
    assert action_typed(typed, view(decision)) == action


@pytest.mark.parametrize(
    "typed",
    [
        "offer ben hur 2 tower $500 for 1 imperial",
        'offer "Ben Hur" give $500 2 Tower take 1 Imperial',
        "offer BEN 2t $200 $300 for i",
    ],
)
def test_offers(typed: str) -> None:
    expected = OfferTrade("Ben Hur", Side(500, {"Tower": 2}), Side(0, {"Imperial": 1}))
    assert action_typed(typed, view("place_tile")) == expected


def test_an_ambiguous_beginning_of_a_name_is_refused() -> None:
    with pytest.raises(NotationError, match="Ben Hur or Bea"):
        action_typed("offer be 2t for i", view("place_tile"))


def test_a_first_letter_names_a_chain_in_every_edition() -> None:
    for edition in EDITIONS:
        seen = Table(["Ann", "Ben"], edition, seed=1).view(None)
        assert [chain_named(chain[0].lower(), seen) for chain in seen.chains] == list(seen.chains)


@pytest.mark.parametrize("decision", ["buy", "found", "choose_survivor", "place_tile"])
def test_a_word_that_means_nothing_is_not_taken_apart(decision: str) -> None:
    with pytest.raises(NotationError, match=r"“xyzzy” is neither a (chain|tile) nor a command: .*`help` lists"):
        action_typed("xyzzy", view(decision))


@pytest.mark.parametrize("edition", EDITIONS)
def test_examples_name_chains_of_the_edition_that_are_on_the_board(edition: str) -> None:
    """What the prompt, the help and an error show can be typed as it stands."""
    table = Table(["Ann", "Ben"], edition, seed=1)
    seen = table.view("Ann")
    seen.decision = "buy"
    *_, one, other = seen.chains
    for active in ([one], [one, other]):
        for name in active:
            seen.chains[name].active = True
        examples = purchase_examples(seen)
        for typed in examples.values():
            bought = action_typed(typed, seen)
            assert isinstance(bought, Buy)
            assert set(bought.shares) == set(active)
        with pytest.raises(NotationError, match=f"`{examples['words']}`"):
            action_typed("1-", seen)
        assert f"`{examples['words']}`" in " ".join(help_lines(seen))
        for decision in ("found", "place_tile"):
            seen.decision = decision
            names = " ".join(help_lines(seen)).lower()
            assert [name for name in ("tower", "imperial") if name in names and name.title() not in seen.chains] == []
        seen.decision = "buy"
