"""The search keeps to its budget and finds what is plain to see."""

import time

import pytest

from mergemaker.bots import make_bot
from mergemaker.bots.search_bot import load_weights
from mergemaker.search import network
from mergemaker.table import Table
from tests.random_play import NAMES


def test_the_shipped_weights_fit_the_network() -> None:
    """The file in the package has the shape that the network reads."""
    assert load_weights().shape == (network.WEIGHT_ROWS, network.PAD_WIDTH)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hard", "expert"])
def test_the_time_budget_is_kept(name: str) -> None:
    """A decision takes no longer than it may, and not much less."""
    table = Table(NAMES[:4], seed=8)
    bot = make_bot(name, 1)
    bot.warm_up()
    view = table.view(table.to_act)
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        bot.choose(view, None, 0.1)
        times.append(time.perf_counter() - begun)
    assert 0.05 < sorted(times)[2] < 0.11
