"""Chances come from what the viewer may know, and add up."""

import numpy as np
import pytest
from hypothesis import given, settings

from mergemaker.bodies.arrays import new_games, write_game
from mergemaker.bots.registry import make_bot
from mergemaker.bots.search import features, network
from mergemaker.bots.search.runner import load_weights
from mergemaker.coach.chances import chances, chances_of_games
from mergemaker.coach.scales import scales_for
from mergemaker.coach.value import outlook
from mergemaker.game.position import ONLOOKER, position_of
from mergemaker.game.table import Table
from mergemaker.rules import constants
from mergemaker.rules.state import Game
from tests.laws.test_secrecy import permuted
from tests.random_play import Setup, moments, setups, tries


@pytest.fixture(scope="module")
def midgame() -> Table:
    """A game of four by medium, after forty decisions."""
    table = Table(["Ann", "Ben", "Cy", "Di"], edition="avalon-hill", seed=5)
    bots = {player: make_bot("medium", seed) for seed, player in enumerate(table.players)}
    for _ in range(40):
        player = table.to_act or ""
        table.act(bots[player].choose(table.position(player), log=table.facts_for(player)))
    return table


def test_chances_add_up(midgame: Table) -> None:
    """Someone wins, everybody has a place and every place is taken; the chance to win is that of the first."""
    found = chances(midgame.position("Ben"), log=midgame.facts_for("Ben"))
    assert sum(found.win) == pytest.approx(1)
    assert found.win == tuple(row[0] for row in found.places)
    assert np.sum(found.places, axis=0) == pytest.approx([1] * 4)
    assert np.sum(found.places, axis=1) == pytest.approx([1] * 4)


def test_the_log_tells_hidden_holdings(midgame: Table) -> None:
    """With the log, who leads is known; without it, all the others are alike but for their hands and seats."""
    logged = chances(midgame.position("Ben"), log=midgame.facts_for("Ben"), guesses=64)
    whole = chances(midgame.whole_position())
    guessed = chances(midgame.position("Ben"), guesses=64)
    assert np.argmax(logged.win) == np.argmax(whole.win)
    assert np.ptp(np.delete(logged.win, 1)) > np.ptp(np.delete(guessed.win, 1))


def test_the_same_seed_gives_the_same_chances(midgame: Table) -> None:
    """And another seed others, since it guesses other games."""
    position = midgame.position("Cy")
    assert chances(position, seed=3) == chances(position, seed=3)
    assert chances(position, seed=3) != chances(position, seed=4)


@settings(max_examples=tries(10))
@given(setups)
def test_chances_do_not_depend_on_what_the_viewer_cannot_know(setup: Setup) -> None:
    """For a player and an onlooker: everything that they cannot see is redealt, and nothing changes."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 25 != 7 or table.game.phase == constants.DISCARD:
            continue
        hidden = table.edition.options.holdings == "hidden" and not table.over
        for seat in (ONLOOKER, table.game.actor):
            other = permuted(table.game, seat, rng.getrandbits(32), hidden)
            seen = [position_of(game, table.edition, table.rules, table.players, seat) for game in (table.game, other)]
            assert chances(seen[0], guesses=2) == chances(seen[1], guesses=2)


@settings(max_examples=tries(10))
@given(setups)
def test_a_game_that_is_over_is_certain(setup: Setup) -> None:
    """Winners share the win, everybody has the money that they have, and tied players share their places."""
    *_, (table, _rng) = moments(setup)
    result = table.result
    assert result is not None
    found = chances(table.position(None))
    assert found.money == tuple(result.final.values())
    part = 1 / len(result.winners)
    assert found.win == pytest.approx([part if name in result.winners else 0 for name in table.players])
    assert np.sum(found.places, axis=0) == pytest.approx([1] * setup.players)


@settings(max_examples=tries(5))
@given(setups)
def test_both_bodies_agree(setup: Setup) -> None:
    """The outlook of a game is the same interpreted and compiled, but for the width of the network's numbers."""
    *_, (table, _rng) = (moment for i, moment in enumerate(moments(setup)) if i < 30)
    games = new_games(1)
    write_game(table.game, games[0])
    found = chances_of_games(games, table.rules)
    players = setup.players
    places = [[0.0] * players for _ in range(players)]
    money = [0.0] * players
    desk = outlook.Desk(
        games=[Game()],
        tallies=[[0] * constants.CHAINS for _ in range(features.TALLIES)],
        scratch=[[0.0] * network.SCRATCH_WIDTH for _ in range(network.SCRATCH_ROWS)],
        race=[[0.0] * outlook.SUBSETS for _ in range(outlook.RACE_ROWS)],
        places=[],
        money=[],
        rng=[1, 1],
    )
    model = outlook.Model(load_weights().tolist(), scales_for(table.rules, players).tolist())
    outlook.write_outlook(table.game, table.rules, model, desk, places, money)
    assert found.places[0] == pytest.approx(np.array(places), abs=1e-4)
    assert found.money[0] == pytest.approx(money, abs=1)
