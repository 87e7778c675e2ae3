"""The search keeps to its budget and finds what is plain to see."""

import random

import pytest

from mergemaker.bots import search_bot
from mergemaker.bots.expert import ExpertBot
from mergemaker.bots.registry import make_bot
from mergemaker.bots.search import network, tree
from mergemaker.bots.search_bot import SearchBot, load_weights, thinker_for
from mergemaker.game.guess import guess
from mergemaker.game.table import Table
from mergemaker.rules import actions as numbers
from mergemaker.rules.turn import legal
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
        thinker.think([guess(table.position(table.to_act), random.Random(1))], table.rules, 1, seconds, None)
        walks.append(thinker.walks)
    assert 0 < walks[0] < walks[1]


@pytest.mark.slow
def test_a_search_that_is_settled_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the walks that are left cannot change the choice, they are saved, and the choice is the same."""
    monkeypatch.setattr(search_bot, "CLEAR_LEAD", 1.0)
    table = Table(NAMES[:4], seed=8)
    player = make_bot("medium", 1)
    saved = 0
    for _ in range(30):
        assert table.to_act is not None
        position = table.position(table.to_act)
        bot = make_bot("expert", 3, 600)
        assert isinstance(bot, SearchBot)
        thinker = thinker_for(bot.style, bot.settings(4), bot.with_network)
        thinker.walks = 600
        soon = bot.choose(position)
        saved += 600 - thinker.walks
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
    how = list(ExpertBot().settings(4))
    how[tree.TREE_TURNS] = 8
    thinker = thinker_for(ExpertBot.style, tuple(how), True)
    for _ in range(40):
        assert table.to_act is not None
        position = table.position(table.to_act)
        game = guess(position, random.Random(1))
        thinker.think([game], table.rules, 1, None, 100)
        room = [0] * numbers.MOST_LEGAL
        count = legal(game, table.rules, room)
        steps = set(room[:count])
        if len(steps) > 1:
            assert set(thinker.chances()) == steps
            assert sum(visits for visits, _ in thinker.chances().values()) == 100
        table.act(player.choose(position))
