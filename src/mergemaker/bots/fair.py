"""An opponent that follows a player: the strength at which bots give the player a fair share of the wins.

A player is somewhere on the dial, and every game tells more of where: finishing first among bots of some strength, or
second, or last, is likelier for players of some strengths than of others. The next bots are as strong as the player
seems to be, so that everybody at the table is expected to win equally often.
"""

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from .dial import STEP, STRONGEST, WEAKEST

USUAL: Final = 40  # roughly where most new players are
SPREAD: Final = 36.0  # standard deviation of the prior
BEGINNER: Final = 6  # below this there is nothing to tell apart, and the weakest bots are the fairest
BEYOND: Final = 60  # steps that a player may be weaker or stronger than all bots
REMEMBERED: Final = 20  # games; older ones no longer count, since players learn
LOWER_PLACES: Final = 0.25  # how much they count: a player who often loses narrowly should still win a fair share


class FairGame(NamedTuple):
    """A game of one player against bots of one strength."""

    strength: int  # of the bots
    bots: int
    place: int  # of the player, from 0


def fair_strength(games: Iterable[FairGame]) -> int:
    """The strength of the next bots, after these games, the latest last."""
    recent = list(games)[-REMEMBERED:]
    strengths = range(WEAKEST - BEYOND, STRONGEST + BEYOND + 1)
    log_posterior = []
    for strength in strengths:
        log_prior = -(((strength - USUAL) / SPREAD) ** 2) / 2
        log_posterior.append(
            log_prior + sum(_log_likelihood(strength - game.strength, game.bots, game.place) for game in recent)
        )
    most = max(log_posterior)
    posterior = [math.exp(log - most) for log in log_posterior]
    mean = sum(strength * weight for strength, weight in zip(strengths, posterior, strict=True)) / sum(posterior)
    return WEAKEST if mean < BEGINNER else min(round(mean), STRONGEST)


@cache
def _log_likelihood(lead: int, bots: int, place: int) -> float:
    """How likely a player who is that many steps stronger takes that place (Plackett-Luce), as a logarithm."""
    odds = math.exp(STEP * lead)
    if place == 0:
        return math.log(odds / (odds + bots))
    lower = sum(math.log(left / (left + odds)) for left in range(bots - 1, bots - place, -1))
    left = bots - place
    lower += math.log(odds / (odds + left)) if left else 0.0
    return math.log(bots / (bots + odds)) + LOWER_PLACES * lower
