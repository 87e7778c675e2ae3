"""The search keeps to its budget and finds what is plain to see."""

import random

import pytest

from mergemaker.bots import make_bot
from mergemaker.bots.search_bot import SearchBot, load_weights, thinker_for
from mergemaker.guess import guess
from mergemaker.search import network
from mergemaker.table import Table
from tests.random_play import NAMES


def test_the_shipped_weights_fit_the_network() -> None:
    """The file in the package has the shape that the network reads."""
    assert load_weights().shape == (network.WEIGHT_ROWS, network.PAD_WIDTH)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hard", "expert"])
def test_a_larger_time_budget_is_used(name: str) -> None:
    """With ten times the time, the search walks further. How exactly it keeps to it, `bench/bots.py` measures."""
    table = Table(NAMES[:4], seed=8)
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    bot.warm_up()
    thinker = thinker_for(bot.style, bot.settings(4), bot.with_network)
    walks = []
    for seconds in (0.05, 0.5):
        thinker.think(guess(table.view(table.to_act), random.Random(1)), table.rules, 1, seconds, None)
        walks.append(thinker.walks)
    assert 0 < walks[0] < walks[1]
