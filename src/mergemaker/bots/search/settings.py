"""How a search goes about it."""

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """The numbers in which one search differs from another."""

    horizon: int  # turns after which the network evaluates; 0: rollouts go to the end of the game
    tree_turns: int  # how many turns of everybody the tree reaches beyond the one at the root
    exploration: float  # how much choices that were tried little are tried
    heuristic_prior: float  # the part of the prior that goes to the heuristic player's choice alone
    money: float  # how much of a rollout's result is money and not the win
    first_play_reduction: float  # by how much a choice never tried is valued below its parent
