"""Search over guesses: a tree of one's own decisions; every walk through it deals anew what the player cannot see.

A walk follows the tree as long as the player to act is the one who thinks; everybody else, and that player beyond the
tree, moves by the rule player. It ends at the end of the game, or after some turns with the network's judgement. A node
stands for what the player did since the root, not for a position: it is an average over all the guesses.
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
from .network import MARKS, win_chances

# Columns of a node's whole numbers; values hold the sum of results and how likely the choice seemed at first.
ACTION: Final = 0
FIRST_CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
NODE_NUMBERS: Final = 4
SUM: Final = 0
PRIOR: Final = 1
NODE_VALUES: Final = 2

# How a search goes, as whole numbers.
HORIZON: Final = 0  # turns after which the network judges; 0: to the end of the game
TREE_TURNS: Final = 1  # how many turns of everybody the tree reaches beyond the one at the root
EXPLORE: Final = 2  # how much a choice little tried is tried, in thousandths
FAVOUR: Final = 3  # how much more often than its share the rule player's choice is tried first, in per cent
MONEY: Final = 4  # how much of a result is money and not the win, in per cent
FIRST: Final = 5  # how a choice never tried is judged, below its parent, in thousandths
NET_PRIOR: Final = 6  # 1: the network says which choices to try first
SHARPNESS: Final = 7  # how sharply, in tenths
SETTINGS: Final = 8

MOST_DEPTH: Final = 64

# Places among the games of a search.
WALK: Final = 0  # the one that goes on
TRIAL: Final = 1  # one to try a choice in
ROOT: Final = 2  # from here on: guesses of the position at the root, more than one where holdings are hidden


class Search(NamedTuple):
    """What a search works with: the position and the settings, the tree it grows, and room to calculate in."""

    games: list[Game]
    rules: Rules
    style: Row  # of the rule player
    net: list[list[float]]
    how: Row
    nodes: Grid
    values: list[list[float]]
    size: Row  # how many nodes there are
    path: Row  # the nodes passed by the walk
    actions: Row
    more_actions: Row
    marks: Row  # for each action, the walk and depth at which it was last seen to be legal
    counts: list[list[int]]
    pad: list[list[float]]
    chance: Row


@rule
def judge(search: Search, game: Game, player: int) -> float:
    """How likely the player wins: by the network, or by the result of a game that is over."""
    if game.phase == OVER:
        return win_share(game, player)
    win_chances(game, search.rules, search.net, search.counts, search.pad)
    return search.pad[MARKS][player]


@rule
def result_for(search: Search, game: Game, me: int) -> float:
    """How the walk came out for the player, from 0 to 1."""
    won = judge(search, game, me)
    money = search.how[MONEY] / 100.0
    if game.phase != OVER or money == 0.0:
        return won
    best = 0
    for other in range(game.players):
        if other != me:
            best = max(best, game.cash[other])
    lead = 0.5 + (game.cash[me] - best) / 40000.0
    return won * (1.0 - money) + money * min(max(lead, 0.0), 1.0)


@rule
def new_node(search: Search, parent: int, action: int, prior: float) -> int:
    """A child is added to a node."""
    nodes = search.nodes
    node = search.size[0]
    search.size[0] += 1
    nodes[node][ACTION] = action
    nodes[node][FIRST_CHILD] = NONE
    nodes[node][VISITS] = 0
    nodes[node][NEXT] = NONE
    search.values[node][SUM] = 0.0
    search.values[node][PRIOR] = prior
    if parent != NONE:
        nodes[node][NEXT] = nodes[parent][FIRST_CHILD]
        nodes[parent][FIRST_CHILD] = node
    return node


@rule
def add_children(search: Search, node: int, count: int, stamp: int) -> None:
    """The node gets a child for every choice that has none yet, with how likely it seems, as long as there is room.

    Choices that are legal in this guess are marked with the stamp.
    """
    nodes = search.nodes
    games = search.games
    how = search.how
    for i in range(count):
        search.marks[search.actions[i]] = stamp
    missing = count
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if search.marks[nodes[child][ACTION]] == stamp:
            search.marks[nodes[child][ACTION]] = -stamp
            missing -= 1
        child = nodes[child][NEXT]
    if missing > 0 and search.size[0] + missing <= len(nodes):
        me = games[WALK].actor
        favoured = choose(games[WALK], search.rules, search.style, search.more_actions, search.chance)
        bonus = how[FAVOUR] / 100.0
        total = 0.0
        first = search.size[0]
        for i in range(count):
            if search.marks[search.actions[i]] == stamp:
                prior = 1.0
                if how[NET_PRIOR] == 1:
                    games[TRIAL] = games[WALK]
                    step(games[TRIAL], search.rules, search.actions[i])
                    prior = math.exp(how[SHARPNESS] / 10.0 * math.log(judge(search, games[TRIAL], me) + 0.001))
                total += prior
                new_node(search, node, search.actions[i], prior)
        for child in range(first, search.size[0]):
            search.values[child][PRIOR] *= (1.0 - bonus) / total * missing / count
            if nodes[child][ACTION] == favoured:
                search.values[child][PRIOR] += bonus
    for i in range(count):
        search.marks[search.actions[i]] = stamp


@rule
def most_visits(search: Search, node: int, stamp: int) -> int:
    """How often the most visited child was taken, of those that are legal in this guess."""
    nodes = search.nodes
    most = 0
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if search.marks[nodes[child][ACTION]] == stamp:
            most = max(most, nodes[child][VISITS])
        child = nodes[child][NEXT]
    return most


@rule
def best_child(search: Search, node: int, stamp: int, left: int) -> int:
    """Of the children that are legal in this guess, the one with the best mixture of results and curiosity.

    One that cannot become the most visited in the walks that are left is not tried any more.
    """
    nodes = search.nodes
    values = search.values
    needed = most_visits(search, node, stamp) - left
    visits = nodes[node][VISITS]
    mean = values[node][SUM] / visits if visits > 0 else 0.5
    curious = search.how[EXPLORE] / 1000.0 * math.sqrt(visits + 1.0)
    first = mean - search.how[FIRST] / 1000.0
    best = NONE
    most = -1e9
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        tried = nodes[child][VISITS]
        if search.marks[nodes[child][ACTION]] == stamp and tried >= needed:
            mark = values[child][SUM] / tried if tried > 0 else first
            mark += curious * values[child][PRIOR] / (1.0 + tried)
            if mark > most:
                most = mark
                best = child
        child = nodes[child][NEXT]
    return best


@rule
def walk_once(search: Search, me: int, walk: int, left: int) -> None:
    """One guess, one walk down the tree and on, and its result for the player added to every node passed."""
    games = search.games
    rules = search.rules
    how = search.how
    nodes = search.nodes
    actions = search.actions
    games[WALK] = games[ROOT + walk % (len(games) - ROOT)]
    game = games[WALK]
    reshuffle_unseen(game, me, search.chance)
    last_turn = game.turn + how[TREE_TURNS]
    horizon = game.turn + how[HORIZON] if how[HORIZON] > 0 else 32000
    depth = 1
    search.path[0] = 0
    node = 0
    while game.phase != OVER and game.turn <= last_turn and depth < MOST_DEPTH:
        if game.actor != me:
            step(game, rules, choose(game, rules, search.style, actions, search.chance))
            continue
        count = legal(game, rules, actions)
        if count == 1:
            step(game, rules, actions[0])
            continue
        if node != 0 and nodes[node][VISITS] == 0:
            break
        stamp = walk * MOST_DEPTH + depth
        add_children(search, node, count, stamp)
        child = best_child(search, node, stamp, left)
        if child == NONE:
            break
        search.path[depth] = child
        depth += 1
        node = child
        step(game, rules, nodes[child][ACTION])
    while game.phase != OVER and game.turn < horizon:
        step(game, rules, choose(game, rules, search.style, actions, search.chance))
    result = result_for(search, game, me)
    for i in range(depth):
        nodes[search.path[i]][VISITS] += 1
        search.values[search.path[i]][SUM] += result


@rule
def walk_many(search: Search, first: int, walks: int, total: int) -> None:
    """The search goes on for so many walks of the total it will have, from its guesses of the position in turn."""
    if search.size[0] == 0:
        new_node(search, NONE, NONE, 1.0)
    for walk in range(first, first + walks):
        walk_once(search, search.games[ROOT].actor, walk, total - walk)
