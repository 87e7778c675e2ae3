"""Paired rollouts: every choice of a decision is played out over the same guesses and the same chance.

A rollout is one deal of what the player cannot see. From it each choice is carried out in turn, and everybody plays on
by the reference policy, with the same bag in the same order: the difference between two choices is theirs alone.
"""

from typing import Final, NamedTuple

from ...bots.heuristics.policy import choose
from ...bots.heuristics.weights import HeuristicWeights
from ...bots.search.network import SCORES, Matrix, win_probabilities
from ...rules.constants import OVER
from ...rules.insight import NO_MARKET, net_worth, win_share
from ...rules.reshuffle import reshuffle_unseen
from ...rules.rng import seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import step

# Places among the games.
ROLLOUT: Final = 0  # the one that is played on
DEAL: Final = 1  # what the choices are played from
ROOT: Final = 2  # from here on: guesses of the position, more than one where holdings are not known

TO_THE_END: Final = 0  # a horizon


class Rollouts(NamedTuple):
    """What rollouts work with: the position, who plays them on, and room to calculate in."""

    games: list[Game]
    rules: Rules
    heuristic: HeuristicWeights  # of the policy that plays on
    network: Matrix
    actions: Row
    tallies: Grid
    scratch: Matrix
    rng: Row


class RolloutResults(NamedTuple):
    """What came of it for the player, a row for each choice and a column for each rollout."""

    wins: Matrix
    money: Matrix


@rule
def play_on(work: Rollouts, game: Game, horizon: int) -> None:
    """Everybody plays by the reference policy, to the end of the game or until that turn begins."""
    last = game.turn + horizon
    while game.phase != OVER and (horizon == TO_THE_END or game.turn < last):
        step(game, work.rules, choose(game, work.rules, work.heuristic, work.actions, work.rng))


@rule
def note_result(work: Rollouts, game: Game, player: int, results: RolloutResults, choice: int, column: int) -> None:
    """The player's part of the win and money: by the result, or by the network where the game is not over."""
    if game.phase == OVER:
        results.wins[choice][column] = win_share(game, player)
        results.money[choice][column] = game.cash[player]
    else:
        win_probabilities(game, work.rules, work.network, work.tallies, work.scratch)
        results.wins[choice][column] = work.scratch[SCORES][player]
        results.money[choice][column] = net_worth(game, work.rules, player, NO_MARKET)


@rule
def roll_out(
    work: Rollouts, steps: Grid, choices: Row, first: int, count: int, seed: int, horizon: int, results: RolloutResults
) -> None:
    """Rollouts from the first on; each of the choices, a row of steps ended by -1, is played in every one."""
    games = work.games
    me = games[ROOT].actor
    for column in range(count):
        stream = first + column
        seed_rng(work.rng, seed, stream)
        games[DEAL] = games[ROOT + stream % (len(games) - ROOT)]
        reshuffle_unseen(games[DEAL], me, work.rng)
        for choice in choices:
            seed_rng(work.rng, seed + 1, stream)
            games[ROLLOUT] = games[DEAL]
            game = games[ROLLOUT]
            turn = game.turn
            for number in steps[choice]:
                if number < 0:
                    break
                step(game, work.rules, number)
            play_on(work, game, horizon if horizon == TO_THE_END else max(1, turn + horizon - game.turn))
            note_result(work, game, me, results, choice, column)
