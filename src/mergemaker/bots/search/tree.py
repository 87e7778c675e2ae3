"""Information-set Monte Carlo tree search: a tree of the player's own decisions over guesses of what it cannot see.

Every iteration redeals the unseen tiles and follows the tree as long as the player to act is the one who searches;
everybody else, and that player beyond the tree, moves by the heuristic policy. The rollout ends with the game, or after
some turns with the network's evaluation. A node stands for what the player did since the root, not for a position: it
is an average over all the guesses.
"""

import math
from typing import Final, NamedTuple

from ...rules.constants import NONE, OVER
from ...rules.insight import win_share
from ...rules.reshuffle import reshuffle_unseen
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import legal, step
from ..heuristics.policy import choose
from ..heuristics.weights import HeuristicWeights
from .network import SCORES, Matrix, win_probabilities
from .settings import SearchSettings

# Columns of a node's whole numbers, and of its values.
ACTION: Final = 0
FIRST_CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
NODE_NUMBERS: Final = 4
RESULTS: Final = 0  # the sum of them
PRIOR: Final = 1
NODE_VALUES: Final = 2

MOST_DEPTH: Final = 64
ENOUGH_VISITS: Final = 8  # below this the tree knows too little, and the heuristic player's choice is taken
NEVER: Final = 32_000  # a turn that no game reaches

# Places among the games of a search.
ROLLOUT: Final = 0  # the one that is played on
ROOT: Final = 1  # from here on: guesses of the position at the root, more than one where holdings are hidden


class Search(NamedTuple):
    """What a search works with: the position and the settings, the tree it grows, and room to calculate in."""

    games: list[Game]
    rules: Rules
    heuristic: HeuristicWeights  # of the policy that plays the rollouts
    network: Matrix
    settings: SearchSettings
    nodes: Grid
    values: Matrix
    size: Row  # how many nodes there are
    path: Row  # the nodes passed in this iteration
    actions: Row
    more_actions: Row
    legal_stamps: Row  # for each action, the iteration and depth at which it was last seen to be legal
    tallies: Grid
    scratch: Matrix
    rng: Row


class MostVisited(NamedTuple):
    """A child, and by how many visits it leads."""

    node: int
    lead: int


@rule
def evaluate(search: Search, game: Game, player: int) -> float:
    """How likely the player wins: by the network, or by the result of a game that is over."""
    if game.phase == OVER:
        return win_share(game, player)
    win_probabilities(game, search.rules, search.network, search.tallies, search.scratch)
    return search.scratch[SCORES][player]


@rule
def result_for(search: Search, game: Game, me: int) -> float:
    """How the rollout came out for the player, from 0 to 1."""
    won = evaluate(search, game, me)
    money = search.settings.money
    if game.phase != OVER or money == 0.0:
        return won
    best = 0
    for other in range(game.players):
        if other != me:
            best = max(best, game.cash[other])
    lead = 0.5 + (game.cash[me] - best) / 40000.0
    return won * (1.0 - money) + money * min(max(lead, 0.0), 1.0)


@rule
def new_node(search: Search, parent: int, action: int, prior: float) -> None:
    """A child is added to a node."""
    nodes = search.nodes
    node = search.size[0]
    search.size[0] += 1
    nodes[node][ACTION] = action
    nodes[node][FIRST_CHILD] = NONE
    nodes[node][VISITS] = 0
    nodes[node][NEXT] = NONE
    search.values[node][RESULTS] = 0.0
    search.values[node][PRIOR] = prior
    if parent != NONE:
        nodes[node][NEXT] = nodes[parent][FIRST_CHILD]
        nodes[parent][FIRST_CHILD] = node


@rule
def add_children(search: Search, node: int, count: int, stamp: int) -> None:
    """The node gets a child with its prior for every choice that has none yet, as long as there is room.

    Choices that are legal in this guess carry the stamp.
    """
    nodes = search.nodes
    stamps = search.legal_stamps
    for i in range(count):
        stamps[search.actions[i]] = stamp
    missing = count
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if stamps[nodes[child][ACTION]] == stamp:
            stamps[nodes[child][ACTION]] = -stamp
            missing -= 1
        child = nodes[child][NEXT]
    if missing > 0 and search.size[0] + missing <= len(nodes):
        prior_action = choose(search.games[ROLLOUT], search.rules, search.heuristic, search.more_actions, search.rng)
        extra = search.settings.heuristic_prior
        for i in range(count):
            action = search.actions[i]
            if stamps[action] == stamp:
                prior = (1.0 - extra) / count
                new_node(search, node, action, prior + extra if action == prior_action else prior)
    for i in range(count):
        stamps[search.actions[i]] = stamp


@rule
def most_visits(search: Search, node: int, stamp: int) -> int:
    """How often the most visited child was taken, of those that are legal in this guess."""
    nodes = search.nodes
    most = 0
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if search.legal_stamps[nodes[child][ACTION]] == stamp:
            most = max(most, nodes[child][VISITS])
        child = nodes[child][NEXT]
    return most


@rule
def best_child(search: Search, node: int, stamp: int, left: int) -> int:
    """Of the children that are legal in this guess, the one with the best PUCT score.

    One that cannot become the most visited in the iterations that are left is no longer tried.
    """
    nodes = search.nodes
    values = search.values
    needed = most_visits(search, node, stamp) - left
    visits = nodes[node][VISITS]
    mean = values[node][RESULTS] / visits if visits > 0 else 0.5
    exploration = search.settings.exploration * math.sqrt(visits + 1.0)
    untried = mean - search.settings.first_play_reduction
    best = NONE
    most = -1e9
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        tried = nodes[child][VISITS]
        if search.legal_stamps[nodes[child][ACTION]] == stamp and tried >= needed:
            score = values[child][RESULTS] / tried if tried > 0 else untried
            score += exploration * values[child][PRIOR] / (1.0 + tried)
            if score > most:
                most = score
                best = child
        child = nodes[child][NEXT]
    return best


@rule
def most_visited(nodes: Grid, values: Matrix, node: int, actions: Row, count: int) -> MostVisited:
    """The most visited child that is legal, the better one if tied; NONE when the tree knows too little."""
    best = NONE
    most = -1.0
    second = -1.0
    child = nodes[node][FIRST_CHILD] if node != NONE else NONE
    while child != NONE:
        visits = nodes[child][VISITS]
        score = visits + values[child][RESULTS] / max(1, visits)
        action = nodes[child][ACTION]
        for i in range(count):
            if actions[i] == action:
                if score > most:
                    best = child
                    second = most
                    most = score
                elif score > second:
                    second = score
        child = nodes[child][NEXT]
    if best == NONE or nodes[best][VISITS] < ENOUGH_VISITS:
        return MostVisited(NONE, 0)
    return MostVisited(best, int(most - second))


@rule
def deal_guess(search: Search, me: int, number: int) -> None:
    """The rollout stands at the root: the next guess in turn, with the tiles that the player cannot see redealt."""
    games = search.games
    games[ROLLOUT] = games[ROOT + number % (len(games) - ROOT)]
    reshuffle_unseen(games[ROLLOUT], me, search.rng)


@rule
def roll_out(search: Search, me: int, root: int, turn: int, iteration: int, left: int) -> float:
    """One way down the tree from that node and turn, one rollout, and its result added to every node passed."""
    game = search.games[ROLLOUT]
    rules = search.rules
    settings = search.settings
    nodes = search.nodes
    actions = search.actions
    last_turn = turn + settings.tree_turns
    horizon = turn + settings.horizon if settings.horizon > 0 else NEVER
    depth = 1
    search.path[0] = root
    node = root
    while game.phase != OVER and game.turn <= last_turn and depth < MOST_DEPTH:
        if game.actor != me:
            step(game, rules, choose(game, rules, search.heuristic, actions, search.rng))
            continue
        count = legal(game, rules, actions)
        if count == 1:
            step(game, rules, actions[0])
            continue
        if node != root and nodes[node][VISITS] == 0:
            break
        stamp = iteration * MOST_DEPTH + depth
        add_children(search, node, count, stamp)
        child = best_child(search, node, stamp, left)
        if child == NONE:
            break
        search.path[depth] = child
        depth += 1
        node = child
        step(game, rules, nodes[child][ACTION])
    while game.phase != OVER and game.turn < horizon:
        step(game, rules, choose(game, rules, search.heuristic, actions, search.rng))
    result = result_for(search, game, me)
    for i in range(depth):
        nodes[search.path[i]][VISITS] += 1
        search.values[search.path[i]][RESULTS] += result
    return result


@rule
def iterate(search: Search, me: int, iteration: int, left: int) -> None:
    """One guess, one way down the tree, one rollout, and its result for the player added to every node passed."""
    deal_guess(search, me, iteration)
    roll_out(search, me, 0, search.games[ROLLOUT].turn, iteration, left)


@rule
def iterate_many(search: Search, first: int, iterations: int, total: int) -> None:
    """Runs some iterations of the total that the search will have, from its guesses in turn."""
    if search.size[0] == 0:
        new_node(search, NONE, NONE, 1.0)
    for iteration in range(first, first + iterations):
        iterate(search, search.games[ROOT].actor, iteration, total - iteration)
