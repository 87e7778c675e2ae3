"""Random games of every kind for the laws to be tried on: editions, options, players, tastes."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from mergemaker.errors import IllegalAction
from mergemaker.game.actions import (
    Action,
    AnnounceEnd,
    Buy,
    Discard,
    Dispose,
    OfferTrade,
    Side,
)
from mergemaker.game.editions import EDITIONS, OPTIONS
from mergemaker.game.table import Table

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo")


def tries(usual: int) -> int:
    """How many examples a slow test tries: `usual` in a usual run, scaled in other runs as for the laws."""
    return max(1, usual * settings().max_examples // settings.get_profile("short").max_examples)


@dataclass(frozen=True)
class Setup:
    """A game to be set up, and how its players choose."""

    edition: str
    options: tuple[tuple[str, Any], ...]
    players: int
    seed: int
    taste: str

    def table(self) -> Table:
        """The game, set up."""
        return Table(NAMES[: self.players], self.edition, dict(self.options), self.seed)


TASTES = ("any", "greedy", "patient", "endless")

setups = st.builds(
    Setup,
    edition=st.sampled_from(list(EDITIONS)),
    options=st.lists(
        st.sampled_from([(name, value) for name, option in OPTIONS.items() for value in option.values]), max_size=5
    ).map(tuple),
    players=st.integers(2, 6),
    seed=st.integers(-(2**40), 2**40),
    taste=st.sampled_from(TASTES),
)


def choose(table: Table, rng: random.Random, taste: str) -> Action:
    """A legal action, by taste: any at all, buying all one can, never ending; patient also keeps every share."""
    actions = table.legal()
    if taste == "greedy":
        actions = _most(actions, lambda action: sum(action.shares.values()) if isinstance(action, Buy) else 0)
    elif taste in ("patient", "endless"):
        actions = [action for action in actions if not isinstance(action, AnnounceEnd)]
    if taste == "patient":
        actions = _most(actions, lambda action: -action.sell - action.trade if isinstance(action, Dispose) else 0)
        actions = _most(actions, lambda action: len(action.tiles) if isinstance(action, Discard) else 0)
    return rng.choice(actions)


def _most(actions: list[Action], measure: Any) -> list[Action]:
    best = max(measure(action) for action in actions)
    return [action for action in actions if measure(action) == best]


def random_offer(table: Table, rng: random.Random) -> OfferTrade:
    """An offer that may be nonsense."""

    def side() -> Side:
        return Side(cash=100 * rng.randrange(15), shares={rng.choice(table.edition.chains): rng.randrange(3)})

    return OfferTrade(to=rng.choice(table.players), give=side(), take=side())


def moments(setup: Setup) -> Iterator[tuple[Table, random.Random]]:
    """The game at every decision, played on by random choices; last, when it is over."""
    table = setup.table()
    rng = random.Random(setup.seed)
    while not table.over:
        yield table, rng
        if table.decision == "place_tile" and table.rules.trading and rng.random() < 0.3:
            try:
                table.act(random_offer(table, rng))
                continue
            except IllegalAction:
                pass
        table.act(choose(table, rng, setup.taste))
    yield table, rng
