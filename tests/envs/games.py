"""Random games of the core's single actions, for the environments to be tried on."""

import random
from collections.abc import Iterator
from typing import Any

from mergemaker.game.editions import EDITIONS, Edition
from mergemaker.rules import actions as numbers
from mergemaker.rules import constants
from mergemaker.rules.random_play import new_random
from mergemaker.rules.state import Game, Rules
from mergemaker.rules.turn import legal, step

SETUPS: list[tuple[str, dict[str, Any], int]] = [
    *((edition, {}, 2 + i % 5) for i, edition in enumerate(EDITIONS)),
    ("avalon-hill", {"special_powers": True}, 6),
    ("reference", {"holdings": "hidden", "special_powers": True}, 2),
]


def edition_of(setup: tuple[str, dict[str, Any], int]) -> Edition:
    """The edition of a set-up."""
    name, options, players = setup
    return EDITIONS[name].but(**options).for_players(players)


def legal_actions(game: Game, rules: Rules) -> list[int]:
    """The legal actions, listed."""
    out = [0] * numbers.MOST_LEGAL
    return out[: legal(game, rules, out)]


def positions(setup: tuple[str, dict[str, Any], int], seed: int) -> Iterator[tuple[Game, Rules]]:
    """A random game at every decision, and when it is over."""
    rules = edition_of(setup).rules()
    rng = random.Random(seed)
    game = Game()
    new_random(game, rules, setup[2], [rng.getrandbits(32), 1])
    while game.phase != constants.OVER:
        yield game, rules
        step(game, rules, rng.choice(legal_actions(game, rules)))
    yield game, rules
