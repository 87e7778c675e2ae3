"""One table of actions: numbers, actions, words and bundles agree."""

import random

import pytest

from mergemaker.bots.registry import make_bot
from mergemaker.game.actions import Buy, Discard, Dispose
from mergemaker.game.codec import BLOCKS, action_of, block_of, bundle, is_whole, number_of, step_text
from mergemaker.game.editions import edition_named
from mergemaker.game.notation import action_from_text, action_text
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NUMBERS
from mergemaker.rules import actions as numbers
from mergemaker.rules.constants import BUY, DISCARD, DISPOSE_TRADE

CHAINS = edition_named("renegade").chains


@pytest.mark.parametrize("number", range(numbers.ACTIONS))
def test_a_step_that_is_an_action_comes_back_from_its_action_and_its_text(number: int) -> None:
    if is_whole(number):
        action = action_of(number, CHAINS)
        assert number_of(action, CHAINS) == number
        assert action_from_text(action_text(action)) == action
        assert step_text(number, CHAINS) == action_text(action)


def test_every_step_has_words_of_its_own() -> None:
    assert len({step_text(number, CHAINS) for number in range(numbers.ACTIONS)}) == numbers.ACTIONS
    assert {block_of(number) for number in range(numbers.ACTIONS)} == set(BLOCKS)


def test_an_action_that_names_what_is_not_there_has_no_number() -> None:
    for text in ("place 13A", "found Moon", "power fly", "trade2 Tower Moon"):
        assert number_of(action_from_text(text), CHAINS) is None


def test_steps_make_up_the_action_that_is_listed() -> None:
    """Tiles set aside in the order of the hand are one action, whatever that order is."""
    aside = [numbers.DISCARD_TILE + TILE_NUMBERS[tile] for tile in ("7B", "5G")]
    assert bundle(aside, DISCARD, CHAINS) == Discard(["5G", "7B"])
    assert bundle([numbers.DONE], DISCARD, CHAINS) == Discard([])
    assert bundle([numbers.DONE], BUY, CHAINS) == Buy({})
    bought = [numbers.BUY_SHARE, numbers.BUY_SHARE, numbers.BUY_SHARE + 6]
    assert bundle(bought, BUY, CHAINS) == Buy({"Sackson": 2, "Imperial": 1})
    disposed = [numbers.TRADE_PAIRS + 2, numbers.SELL_SHARES + 1]
    assert bundle(disposed, DISPOSE_TRADE, CHAINS) == Dispose(sell=1, trade=4)


@pytest.mark.parametrize("edition", ["renegade", "reference", "avalon-hill"])
def test_whatever_a_bot_does_is_among_the_legal_actions(edition: str) -> None:
    """Its steps make up an action as the table lists it."""
    options = {"special_powers": True, "trading": False, "dead_tiles": "may_until_live"}
    for seed in range(6):
        table, rng = Table(["Ann", "Ben", "Cy"], edition, options, seed=seed), random.Random(seed)
        bots = {name: make_bot(rng.choice(["random", "easy", "medium"]), seed) for name in table.players}
        while not table.over:
            player = table.to_act or ""
            legal = table.legal()
            action = bots[player].choose(table.position(player), legal)
            assert action in legal
            table.act(action, player)
