"""Self-play for training: positions on the way, as the network reads them, and who won."""

from typing import NamedTuple

from ...rules.constants import CHAINS, OVER
from ...rules.insight import win_share
from ...rules.random_play import new_random
from ...rules.rng import below, seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import legal, step
from ..heuristics.policy import choose
from ..heuristics.weights import HeuristicWeights
from ..search.features import chain_features, player_features, tally_squares, tally_worths


class SelfPlay(NamedTuple):
    """How games are played for training, and room to play and calculate in."""

    games: list[Game]  # room for one
    rules: Rules
    players: int
    heuristic: HeuristicWeights  # of everybody
    random_moves: int  # how often a decision is taken at random, in per cent
    sampled: int  # how many in a thousand positions are kept
    actions: Row
    tallies: Grid
    rng: Row


class Samples(NamedTuple):
    """The tables that self-play fills: a row for each position, then for each player."""

    chains: list[list[list[list[float]]]]  # then for each chain its features
    players: list[list[list[float]]]  # then the player's features
    wins: list[list[float]]  # each player's part of the win


@rule
def keep_position(play: SelfPlay, game: Game, chains: list[list[list[float]]], players: list[list[float]]) -> None:
    """The position's features are written down for every player."""
    tally_squares(game, play.tallies)
    tally_worths(game, play.rules, play.tallies)
    for player in range(game.players):
        player_features(game, play.rules, play.tallies, player, players[player])
        for chain in range(CHAINS):
            if not chain_features(game, play.rules, play.tallies, player, chain, chains[player][chain]):
                for k in range(len(chains[player][chain])):
                    chains[player][chain][k] = 0.0


@rule
def play_samples(play: SelfPlay, samples: Samples, seed: int, first: int) -> int:
    """Games are played, each from its own stream of the seed, until the tables are full; returns how many."""
    game = play.games[0]
    rng = play.rng
    actions = play.actions
    room = len(samples.wins)
    kept = 0
    played = 0
    while kept < room:
        seed_rng(rng, seed, first + played)
        new_random(game, play.rules, play.players, rng)
        begun = kept
        while game.phase != OVER:
            if kept < room and below(rng, 1000) < play.sampled:
                keep_position(play, game, samples.chains[kept], samples.players[kept])
                kept += 1
            if below(rng, 100) < play.random_moves:
                action = actions[below(rng, legal(game, play.rules, actions))]
            else:
                action = choose(game, play.rules, play.heuristic, actions, rng)
            step(game, play.rules, action)
        for i in range(begun, kept):
            for player in range(play.players):
                samples.wins[i][player] = win_share(game, player)
        played += 1
    return played
