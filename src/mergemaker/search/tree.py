"""Search over guesses: a tree of one's own decisions; every walk through it deals anew what the player cannot see.

A walk follows the tree as long as the player to act is the one who thinks; everybody else, and that player beyond the
tree, moves by the rule player. It ends at the end of the game, or after some turns with the network's judgement. A node
stands for what the player did since the root, not for a position: it is an average over all the guesses.
"""

import math
from typing import Final

from ..core.guess import reshuffle_unseen
from ..core.legal import legal
from ..core.names import NONE, OVER
from ..core.rule import rule
from ..core.state import Game, Grid, Row, Rules
from ..core.turn import step
from .network import MARKS, win_chances, won_part
from .policy import choose

# Columns of a node's whole numbers; values hold the sum of results and how likely the choice seemed at first.
ACTION: Final = 0
FIRST_CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
FAVOURED: Final = 4
NODE_NUMBERS: Final = 5
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


@rule
def result_for(
    game: Game,
    rules: Rules,
    net: list[list[float]],
    how: Row,
    me: int,
    counts: list[list[int]],
    pad: list[list[float]],
) -> float:
    """How the walk came out for the player, from 0 to 1."""
    if game.phase != OVER:
        win_chances(game, rules, net, counts, pad)
        return pad[MARKS][me]
    won = won_part(game, me)
    if how[MONEY] == 0:
        return won
    best = 0
    for other in range(game.players):
        if other != me:
            best = max(best, game.cash[other])
    lead = 0.5 + (game.cash[me] - best) / 40000.0
    part = how[MONEY] / 100.0
    return won * (1.0 - part) + part * min(max(lead, 0.0), 1.0)


@rule
def new_node(nodes: Grid, values: list[list[float]], size: Row, parent: int, action: int, prior: float) -> int:
    """A child is added to a node."""
    node = size[0]
    size[0] += 1
    nodes[node][ACTION] = action
    nodes[node][FIRST_CHILD] = NONE
    nodes[node][VISITS] = 0
    nodes[node][FAVOURED] = NONE
    nodes[node][NEXT] = NONE
    values[node][SUM] = 0.0
    values[node][PRIOR] = prior
    if parent != NONE:
        nodes[node][NEXT] = nodes[parent][FIRST_CHILD]
        nodes[parent][FIRST_CHILD] = node
    return node


@rule
def open_node(
    games: list[Game],
    rules: Rules,
    style: Row,
    net: list[list[float]],
    how: Row,
    nodes: Grid,
    values: list[list[float]],
    size: Row,
    node: int,
    count: int,
    actions: Row,
    more_actions: Row,
    counts: list[list[int]],
    pad: list[list[float]],
    chance: Row,
) -> None:
    """The node gets its children, each with how likely it seems; the tree stays as it is when there is no room."""
    if size[0] + count > len(nodes):
        return
    me = games[1].actor
    favoured = choose(games[1], rules, style, more_actions, chance)
    nodes[node][FAVOURED] = favoured
    bonus = how[FAVOUR] / 100.0
    total = 0.0
    first = size[0]
    for i in range(count):
        prior = 1.0
        if how[NET_PRIOR] == 1:
            games[2] = games[1]
            step(games[2], rules, actions[i])
            if games[2].phase == OVER:
                mark = won_part(games[2], me)
            else:
                win_chances(games[2], rules, net, counts, pad)
                mark = pad[MARKS][me]
            prior = math.exp(how[SHARPNESS] / 10.0 * math.log(mark + 0.001))
        total += prior
        new_node(nodes, values, size, node, actions[i], prior)
    for child in range(first, size[0]):
        values[child][PRIOR] = values[child][PRIOR] / total * (1.0 - bonus)
        if nodes[child][ACTION] == favoured:
            values[child][PRIOR] += bonus


@rule
def best_child(
    nodes: Grid, values: list[list[float]], how: Row, node: int, count: int, actions: Row, marks: Row, walk: int
) -> int:
    """Of the children that are legal in this guess, the one with the best mixture of results and curiosity."""
    for i in range(count):
        marks[actions[i]] = walk
    visits = nodes[node][VISITS]
    mean = values[node][SUM] / visits if visits > 0 else 0.5
    curious = how[EXPLORE] / 1000.0 * math.sqrt(visits + 1.0)
    first = mean - how[FIRST] / 1000.0
    best = NONE
    most = -1e9
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if marks[nodes[child][ACTION]] == walk:
            tried = nodes[child][VISITS]
            mark = values[child][SUM] / tried if tried > 0 else first
            mark += curious * values[child][PRIOR] / (1.0 + tried)
            if mark > most:
                most = mark
                best = child
        child = nodes[child][NEXT]
    return best


@rule
def walk_once(
    games: list[Game],
    rules: Rules,
    style: Row,
    net: list[list[float]],
    how: Row,
    nodes: Grid,
    values: list[list[float]],
    size: Row,
    me: int,
    walk: int,
    path: Row,
    actions: Row,
    more_actions: Row,
    marks: Row,
    counts: list[list[int]],
    pad: list[list[float]],
    chance: Row,
) -> None:
    """One guess, one walk down the tree and on, and its result for the player added to every node passed."""
    games[1] = games[0]
    reshuffle_unseen(games[1], me, chance)
    game = games[1]
    last_turn = game.turn + how[TREE_TURNS]
    horizon = game.turn + how[HORIZON] if how[HORIZON] > 0 else 32000
    depth = 1
    path[0] = 0
    node = 0
    while game.phase != OVER and game.turn <= last_turn and depth < MOST_DEPTH:
        if game.actor != me:
            step(game, rules, choose(game, rules, style, actions, chance))
            continue
        count = legal(game, rules, actions)
        if count == 1:
            step(game, rules, actions[0])
            continue
        if nodes[node][FIRST_CHILD] == NONE:
            if node != 0 and nodes[node][VISITS] == 0:
                break
            open_node(
                games,
                rules,
                style,
                net,
                how,
                nodes,
                values,
                size,
                node,
                count,
                actions,
                more_actions,
                counts,
                pad,
                chance,
            )
        child = best_child(nodes, values, how, node, count, actions, marks, walk)
        if child == NONE:
            break
        path[depth] = child
        depth += 1
        node = child
        step(game, rules, nodes[child][ACTION])
    while game.phase != OVER and game.turn < horizon:
        step(game, rules, choose(game, rules, style, actions, chance))
    result = result_for(game, rules, net, how, me, counts, pad)
    for i in range(depth):
        nodes[path[i]][VISITS] += 1
        values[path[i]][SUM] += result


@rule
def walk_many(
    games: list[Game],
    rules: Rules,
    style: Row,
    net: list[list[float]],
    how: Row,
    nodes: Grid,
    values: list[list[float]],
    size: Row,
    first: int,
    walks: int,
    path: Row,
    actions: Row,
    more_actions: Row,
    marks: Row,
    counts: list[list[int]],
    pad: list[list[float]],
    chance: Row,
) -> None:
    """The search goes on for so many walks, from the position in the first of three games."""
    me = games[0].actor
    if size[0] == 0:
        new_node(nodes, values, size, NONE, NONE, 1.0)
    for walk in range(first, first + walks):
        walk_once(
            games,
            rules,
            style,
            net,
            how,
            nodes,
            values,
            size,
            me,
            walk,
            path,
            actions,
            more_actions,
            marks,
            counts,
            pad,
            chance,
        )
