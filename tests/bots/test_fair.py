"""Bots follow a player, so that the player wins a fair share."""

import numpy as np
import pytest

from mergemaker.bots.dial import dial_class
from mergemaker.bots.easy import EasyBot
from mergemaker.bots.fair import USUAL, FairGame, fair_strength
from mergemaker.bots.heuristics.weights import MEDIUM, RANDOM, SHARP, HeuristicWeights
from mergemaker.coach.bot_games import BotGames, Entrant
from mergemaker.game.editions import edition_for

# Simple players from outside: one who only looks at bonuses and founding, and one who merges whatever can be merged.
GREEDY = HeuristicWeights(found_gain=1000, cash_in=100, trade=100)
MERGER = HeuristicWeights(found_gain=300, alone_gain=-500, cash_in=100, thrift=80, cash_reserve=4000, noise=800)
PLAYERS = 40  # of each kind, each with games of their own
SETTLED = 10  # games, after which the share of wins is to be fair
GAMES = 30


def test_the_first_bots_are_for_an_unknown_player() -> None:
    """And those after a win are stronger, after a lost game weaker, most after the last place."""
    first = fair_strength([])
    after = [fair_strength([FairGame(first, 3, place)]) for place in range(4)]
    assert first == USUAL
    assert after[0] > first > after[1] > after[3]


def test_what_is_long_ago_is_forgotten() -> None:
    """Who has lost twenty games in a row is a beginner, whatever was before."""
    lost = [FairGame(10, 3, 3)] * 20
    assert fair_strength([FairGame(90, 3, 0)] * 20 + lost) == fair_strength(lost)


def test_the_dial_has_ends() -> None:
    """Nobody is sent bots that there are not."""
    assert fair_strength([FairGame(0, 3, 3)] * 20) == 0
    assert fair_strength([FairGame(100, 3, 0)] * 20) == 100


def entrant(strength: int) -> Entrant:
    """The compiled player of a strength that needs no search."""
    dial = dial_class(strength)
    assert dial.weaker.heuristic is not None
    assert dial.stronger.heuristic is not None
    return Entrant(dial.weaker.heuristic, dial.stronger.heuristic, round(1000 * dial.part))


@pytest.fixture(scope="module")
def tables() -> BotGames:
    """Games of four, of every strength that needs no search, and of players that it is to follow."""
    strengths = [entrant(min(strength, 72)) for strength in range(101)]
    players = [Entrant(weights) for weights in (RANDOM, EasyBot.heuristic, MEDIUM, SHARP, GREEDY, MERGER)]
    return BotGames(edition_for("renegade", {}, 4), 4, strengths + players, iterations=1)


@pytest.mark.parametrize("player", range(6), ids=["random", "easy", "medium", "sharp", "greedy", "merger"])
def test_a_player_wins_a_fair_share(tables: BotGames, player: int) -> None:
    """After ten games, from 20 to 30 % at a table of four, give or take chance."""
    past: list[list[FairGame]] = [[] for _ in range(PLAYERS)]
    won = np.zeros((GAMES, PLAYERS))
    for number in range(GAMES):
        strengths = [fair_strength(games) for games in past]
        seat = number % 4
        seats = np.repeat(np.array(strengths)[:, None], 4, axis=1)
        seats[:, seat] = 101 + player
        first = number * PLAYERS
        played = tables.play(seats, np.arange(first, first + PLAYERS), 11, first)
        money = played.games["cash"][:, :4]
        places = (money > money[:, [seat]]).sum(axis=1)
        won[number] = played.win_shares()[:, seat]
        for games, strength, place in zip(past, strengths, places.tolist(), strict=True):
            games.append(FairGame(strength, 3, place))
    assert 0.17 < won[SETTLED:].mean() < 0.33
