"""What `legal` lists is exactly what is accepted, in the core and at the table; a refusal changes nothing."""

import random

import pytest
from hypothesis import given

from mergemaker.errors import IllegalAction
from mergemaker.game.actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    OfferTrade,
    PlaceTile,
    StopPlacing,
    Trade2,
    UsePower,
)
from mergemaker.game.codec import POWER_NAMES
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NAMES
from mergemaker.rules import actions as numbers
from mergemaker.rules.reasons import FINE
from mergemaker.rules.turn import legal, why_not
from tests.random_play import Setup, moments, random_offer, setups


@given(setups)
def test_the_core_lists_what_its_judge_allows(setup: Setup) -> None:
    """Every action number is either listed once or has a reason against it."""
    out = [0] * numbers.MOST_LEGAL
    for table, _ in moments(setup):
        listed = out[: legal(table.game, table.rules, out)]
        allowed = [a for a in range(numbers.ACTIONS) if why_not(table.game, table.rules, a) == FINE]
        assert sorted(listed) == allowed
        assert bool(listed) != table.over


def any_action(table: Table, rng: random.Random) -> Action:
    """An action that may well be nonsense here."""
    tiles, chains = TILE_NAMES, table.edition.chains
    actions: list[Action] = [
        PlaceTile(rng.choice([*tiles, "13A"])),
        StopPlacing(),
        Found(rng.choice([*chains, "Nowhere"])),
        ChooseSurvivor(rng.choice(chains)),
        ChooseAcquired(rng.choice(chains)),
        Dispose(sell=rng.randrange(-1, 6), trade=rng.randrange(-1, 6)),
        Buy({rng.choice([*chains, "Nowhere"]): rng.randrange(-1, 5), rng.choice(chains): rng.randrange(3)}),
        AnnounceEnd(),
        Discard(rng.choices(table.state().player(table.to_act or "").tiles or ["1A"], k=rng.randrange(3))),  # type: ignore[arg-type]  # the whole state lists tiles
        UsePower(rng.choice([*POWER_NAMES, "fly"])),
        Trade2(rng.choice(chains), rng.choice([*chains, "Nowhere"])),
        random_offer(table, rng),
        AnswerTrade(rng.random() < 0.5),
    ]
    return rng.choice(actions)


def canonical(action: Action) -> Action:
    """The form in which `legal` lists an action: no zeros, tiles and chains in order."""
    if isinstance(action, Buy):
        return Buy({chain: count for chain, count in sorted(action.shares.items()) if count})
    if isinstance(action, Discard):
        return Discard(sorted(action.tiles))
    return action


@given(setups)
def test_a_table_accepts_what_it_lists_and_nothing_else(setup: Setup) -> None:
    """A listed action is accepted by a copy; another is refused with a sentence and changes nothing."""
    for table, rng in moments(setup):
        if table.over:
            break
        listed = [canonical(action) for action in table.legal()]
        assert all(listed.count(action) == 1 for action in rng.sample(listed, min(5, len(listed))))
        table.copy().act(rng.choice(listed))
        action = any_action(table, rng)
        before = table.state()
        if table.why_not(action) is None:
            assert canonical(action) in listed or isinstance(action, OfferTrade)
        else:
            assert canonical(action) not in listed
            with pytest.raises(IllegalAction, match=r"\([A-Z][0-9]\)$"):
                table.act(action)
        assert table.state() == before
