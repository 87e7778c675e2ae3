"""Games played for learning: positions on the way, as the network reads them, and who won."""

from ...rules.constants import CHAINS, OVER
from ...rules.insight import win_share
from ...rules.random_play import new_random
from ...rules.reshuffle import reshuffle_unseen
from ...rules.rng import below, seed_chance
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from ...rules.turn import legal, step
from ..heuristics.policy import choose
from ..search.features import chain_features, count_squares, count_worths, player_features
from ..search.network import MARKS, win_chances

# Numbers that say how games are played for learning.
BY_NETWORK = 0  # 1: moves are chosen by the network, else by the rule player
EXPLORE = 1  # how often, in per cent, a move is taken at random
SAMPLE = 2  # how many in a thousand positions are kept


@rule
def best_by_network(
    games: list[Game],
    rules: Rules,
    net: list[list[float]],
    actions: Row,
    counts: list[list[int]],
    pad: list[list[float]],
    chance: Row,
) -> int:
    """The action after which the network likes the position best, for the player to act in the first of three games."""
    game = games[0]
    me = game.actor
    count = legal(game, rules, actions)
    if count == 1:
        return actions[0]
    games[1] = games[0]
    reshuffle_unseen(games[1], me, chance)
    best = 0
    most = -1.0
    for i in range(count):
        games[2] = games[1]
        step(games[2], rules, actions[i])
        if games[2].phase == OVER:
            mark = win_share(games[2], me)
        else:
            win_chances(games[2], rules, net, counts, pad)
            mark = pad[MARKS][me]
        if mark > most:
            most = mark
            best = i
    return actions[best]


@rule
def keep_position(
    game: Game,
    rules: Rules,
    counts: list[list[int]],
    chains: list[list[list[float]]],
    players: list[list[float]],
) -> None:
    """The position's numbers are written down for every player."""
    count_squares(game, counts)
    count_worths(game, rules, counts)
    for player in range(game.players):
        player_features(game, rules, counts, player, players[player])
        for chain in range(CHAINS):
            if not chain_features(game, rules, counts, player, chain, chains[player][chain]):
                for k in range(len(chains[player][chain])):
                    chains[player][chain][k] = 0.0


@rule
def play_for_learning(
    games: list[Game],
    rules: Rules,
    players: int,
    how: Row,
    style: Row,
    net: list[list[float]],
    seed: int,
    first: int,
    chains: list[list[list[list[float]]]],
    player_rows: list[list[list[float]]],
    wins: list[list[float]],
    actions: Row,
    counts: list[list[int]],
    pad: list[list[float]],
    chance: Row,
) -> int:
    """Games are played until the tables are full; returns how many were played."""
    kept = 0
    played = 0
    while kept < len(wins):
        seed_chance(chance, seed, first + played)
        new_random(games[0], rules, players, chance)
        begun = kept
        while games[0].phase != OVER:
            if kept < len(wins) and below(chance, 1000) < how[SAMPLE]:
                keep_position(games[0], rules, counts, chains[kept], player_rows[kept])
                kept += 1
            if below(chance, 100) < how[EXPLORE]:
                action = actions[below(chance, legal(games[0], rules, actions))]
            elif how[BY_NETWORK] == 1:
                action = best_by_network(games, rules, net, actions, counts, pad, chance)
            else:
                action = choose(games[0], rules, style, actions, chance)
            step(games[0], rules, action)
        for i in range(begun, kept):
            for player in range(players):
                wins[i][player] = win_share(games[0], player)
        played += 1
    return played
