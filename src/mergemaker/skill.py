"""Skill by OpenSkill: how strong a player is on one scale, and how sure that is; all places of a game count."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_newcomer = PlackettLuce().rating()


class Skill(NamedTuple):
    """A mean, 25 for a new player, and its standard deviation."""

    mu: float = _newcomer.mu
    sigma: float = _newcomer.sigma


def rate(
    model: PlackettLuce, seats: Sequence[str | None], money: Sequence[int], known: Mapping[str, Skill]
) -> dict[str, Skill]:
    """Everybody's skill after a game; a player of several seats gets their mean, and None is not rated."""
    before = [known.get(name or "", Skill()) for name in seats]
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = model.rate(teams, scores=[float(dollars) for dollars in money])
    rated = {}
    for name in dict.fromkeys(seats):
        if name is not None:
            own = [team[0] for team, other in zip(after, seats, strict=True) if other == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            rated[name] = Skill(mu, sigma)
    return rated
