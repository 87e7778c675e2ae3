"""The choices of one decision, each rolled out over the same deals of what the player cannot see.

Every choice is the root of a tree of its own, in which the player's later decisions of the turn are searched;
everything after that is played by the heuristic policy, to the end of the game.
"""

from ...bots.search.network import Matrix
from ...bots.search.tree import ROLLOUT, ROOT, Search, deal_guess, new_node, roll_out
from ...rules.constants import NONE
from ...rules.rng import seed_rng
from ...rules.rule import rule
from ...rules.state import Grid, Row
from ...rules.turn import step

NEVER_DECIDED = 1 << 40  # iterations left: every child is tried as its score deserves


@rule
def plant(search: Search, choices: int) -> None:
    """Every choice has a root of its own and nothing is known of it."""
    search.size[0] = 0
    for _ in range(choices):
        new_node(search, NONE, NONE, 1.0)


@rule
def roll_out_choices(
    search: Search, seed: int, first: int, choices: Row, steps: Grid, lengths: Row, results: Matrix
) -> None:
    """A row of results for each deal, in the order of the choices given; choices are compared on equal chance."""
    turn = search.games[ROOT].turn
    me = search.games[ROOT].actor
    for row in range(len(results)):
        for column in range(len(choices)):
            choice = choices[column]
            seed_rng(search.rng, seed, first + row)
            deal_guess(search, me, first + row)
            for i in range(lengths[choice]):
                step(search.games[ROLLOUT], search.rules, steps[choice][i])
            iteration = (first + row) * len(lengths) + choice
            results[row][column] = roll_out(search, me, choice, turn, iteration, NEVER_DECIDED)
