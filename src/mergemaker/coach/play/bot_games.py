"""Whole games between bots, those that search included, and positions on the way."""

from typing import Final, NamedTuple

from ...bots.heuristics.policy import choose
from ...bots.heuristics.weights import HeuristicWeights
from ...bots.search.tree import (
    ACTION,
    ENOUGH_VISITS,
    FIRST_CHILD,
    NEXT,
    ROOT,
    VISITS,
    Search,
    iterate_many,
    most_visited,
)
from ...rules.constants import BUY, DISCARD, DISPOSE_TRADE, NONE, OVER
from ...rules.decisions.announce import decision_begun
from ...rules.random_play import new_random
from ...rules.rng import below, seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import legal, step

# Columns of an entrant: two ways to decide, the second taken so often in a thousand decisions.
FIRST: Final = 0
SECOND: Final = 1
SECOND_OFTEN: Final = 2
# A way to decide is the number of a heuristic, or one of these.
HARD: Final = -1
EXPERT: Final = -2


class BotGames(NamedTuple):
    """Who plays by which rules, and room to play in."""

    rules: Rules
    players: int
    heuristics: list[HeuristicWeights]
    hard: Search
    expert: Search
    iterations: int  # of a search, for each decision
    entrants: Grid
    actions: Row
    rng: Row


class Kept(NamedTuple):
    """Positions that were kept, and the number of the game each is from."""

    positions: list[Game]
    games: Row
    filled: Row  # one number: how many there are


@rule
def is_settled(search: Search, left: int) -> bool:
    """Whether the iterations that are left cannot change which child of the root was visited most."""
    most = 0
    second = 0
    child = search.nodes[0][FIRST_CHILD]
    while child != NONE:
        visits = search.nodes[child][VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = search.nodes[child][NEXT]
    return most - second > left and most >= ENOUGH_VISITS


@rule
def think(play: BotGames, search: Search, phase: int) -> None:
    """The tree is grown; a decision of one step is not thought about any longer once it is settled."""
    single = phase not in (BUY, DISCARD, DISPOSE_TRADE)
    for iteration in range(play.iterations):
        iterate_many(search, iteration, 1, play.iterations)
        if single and is_settled(search, play.iterations - iteration - 1):
            return


@rule
def decide_by_search(play: BotGames, search: Search, game: Game) -> None:
    """The decision is searched, and its steps are taken."""
    search.games[ROOT] = game
    search.size[0] = 0
    for i in range(len(search.legal_stamps)):
        search.legal_stamps[i] = -1
    think(play, search, game.phase)
    node = 0
    while True:
        count = legal(game, play.rules, play.actions)
        action = play.actions[0]
        if count > 1:
            node = most_visited(search.nodes, search.values, node, play.actions, count).node
            if node == NONE:
                action = choose(game, play.rules, search.heuristic, play.actions, play.rng)
            else:
                action = search.nodes[node][ACTION]
        step(game, play.rules, action)
        if not decision_begun(game):
            return


@rule
def decide(play: BotGames, game: Game, entrant: int) -> None:
    """The player to act decides as the entrant does."""
    if legal(game, play.rules, play.actions) == 1:
        step(game, play.rules, play.actions[0])
        return
    row = play.entrants[entrant]
    way = row[SECOND] if below(play.rng, 1000) < row[SECOND_OFTEN] else row[FIRST]
    if way == HARD:
        decide_by_search(play, play.hard, game)
    elif way == EXPERT:
        decide_by_search(play, play.expert, game)
    else:
        step(game, play.rules, choose(game, play.rules, play.heuristics[way], play.actions, play.rng))


@rule
def play_one(play: BotGames, game: Game, seats: Row, number: int, sampled: int, kept: Kept) -> None:
    """Plays the game to its end; `sampled` in a thousand of its positions are kept while there is room."""
    while game.phase != OVER:
        if kept.filled[0] < len(kept.positions) and below(play.rng, 1000) < sampled:
            kept.positions[kept.filled[0]] = game
            kept.games[kept.filled[0]] = number
            kept.filled[0] += 1
        decide(play, game, seats[game.actor])


@rule
def seed_players(play: BotGames, seed: int, game: int) -> None:
    """Whoever plays the game decides by streams of its own."""
    seed_rng(play.rng, seed, game)
    seed_rng(play.hard.rng, seed + 1, game)
    seed_rng(play.expert.rng, seed + 2, game)


@rule
def play_many(
    play: BotGames, games: list[Game], seats: Grid, bags: Row, seed: int, first: int, sampled: int, kept: Kept
) -> None:
    """Games are set up, each from its bag of the seed, and played one after the other."""
    for i in range(len(games)):
        seed_rng(play.rng, seed, bags[i])
        new_random(games[i], play.rules, play.players, play.rng)
        seed_players(play, seed + 1, first + i)
        play_one(play, games[i], seats[i], i, sampled, kept)


@rule
def play_on(play: BotGames, games: list[Game], entrant: int, seed: int) -> None:
    """Games are played from where they are to their end by one entrant in every seat, each from a stream of its own."""
    for i in range(len(games)):
        seed_players(play, seed, i)
        while games[i].phase != OVER:
            decide(play, games[i], entrant)
