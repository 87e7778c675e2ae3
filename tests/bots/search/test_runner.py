"""The search keeps to its budget and finds what is plain to see."""

import random

import pytest

from mergemaker.bots import search_bot
from mergemaker.bots.expert import ExpertBot
from mergemaker.bots.registry import make_bot
from mergemaker.bots.search import network
from mergemaker.bots.search.runner import load_weights, runner_for
from mergemaker.bots.search_bot import SearchBot
from mergemaker.game.guess import guess
from mergemaker.game.table import Table
from mergemaker.rules import actions as numbers
from mergemaker.rules.turn import legal
from tests.random_play import NAMES


def test_the_shipped_weights_fit_the_network() -> None:
    """The file in the package has the shape that the network reads."""
    assert load_weights().shape == (network.WEIGHT_ROWS, network.SCRATCH_WIDTH)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hard", "expert"])
def test_a_larger_time_budget_is_used(name: str) -> None:
    """With ten times the time, the search goes further. How exactly it keeps to it, `bench/bots.py` measures."""
    table = Table(NAMES[:4], seed=8)
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    bot.warm_up()
    runner = bot.runner(4)
    iterations = []
    for seconds in (0.05, 0.5):
        runner.search([guess(table.position(table.to_act), random.Random(1))], table.rules, 1, seconds, None)
        iterations.append(runner.iterations)
    assert 0 < iterations[0] < iterations[1]


@pytest.mark.slow
def test_a_search_that_is_decided_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the iterations that are left cannot change the choice, they are saved, and the choice is the same."""
    monkeypatch.setattr(search_bot, "CLEAR_LEAD", 1.0)
    table = Table(NAMES[:4], seed=8)
    player = make_bot("medium", 1)
    saved = 0
    for _ in range(30):
        assert table.to_act is not None
        position = table.position(table.to_act)
        bot = make_bot("expert", 3, 600)
        assert isinstance(bot, SearchBot)
        runner = bot.runner(4)
        runner.iterations = 600
        soon = bot.choose(position)
        saved += 600 - runner.iterations
        with monkeypatch.context() as patience:
            patience.setattr(search_bot, "CLEAR_LEAD", 1e9)
            assert make_bot("expert", 3, 600).choose(position) == soon
        table.act(player.choose(position))
    assert saved > 0


@pytest.mark.slow
def test_a_tree_of_several_turns_takes_only_legal_steps() -> None:
    """The player's later hands differ from guess to guess; a step that is not legal in one would spoil its game."""
    table = Table(NAMES[:4], seed=9)
    player = make_bot("medium", 1)
    settings = ExpertBot.settings._replace(tree_turns=8)
    runner = runner_for(ExpertBot.heuristic, settings, True)
    for _ in range(40):
        assert table.to_act is not None
        position = table.position(table.to_act)
        game = guess(position, random.Random(1))
        runner.search([game], table.rules, 1, None, 100)
        room = [0] * numbers.MOST_LEGAL
        count = legal(game, table.rules, room)
        steps = set(room[:count])
        if len(steps) > 1:
            assert set(runner.root_statistics()) == steps
            assert sum(visits for visits, _ in runner.root_statistics().values()) == 100
        table.act(player.choose(position))
