"""Each reason is true of the position: what it says is found again by taking the action at the table."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from mergemaker.coach.reasons import reason_for
from mergemaker.game.notation import action_text
from mergemaker.words import ENGLISH
from tests.coach.claims import Claim, claims, hidden_claims, positions
from tests.coach.true_of_shares import TRUE_OF_SHARES
from tests.coach.true_of_tiles import TRUE_OF_TILES

TRUE = TRUE_OF_TILES | TRUE_OF_SHARES


@pytest.fixture(scope="module")
def all_claims() -> list[tuple[str, Claim]]:
    """Found once."""
    return claims()


def test_every_reason_is_true(all_claims: list[tuple[str, Claim]]) -> None:
    for key, claim in all_claims:
        assert TRUE[key](claim), f"{key} {claim.values}: {claim.better} rather than {claim.worse}"


def test_every_kind_of_reason_is_found_and_has_its_check(all_claims: list[tuple[str, Claim]]) -> None:
    """Every message of the catalogue that begins so is said of some position of these games."""
    said = {key for key in ENGLISH.messages if key.startswith("better.")}
    assert set(TRUE) == said
    assert said - {key for key, _ in all_claims} == set()


def test_most_reasons_name_a_fact(all_claims: list[tuple[str, Claim]]) -> None:
    """That a choice wins more often is the last resort."""
    keys = Counter(key for key, _ in all_claims)
    pairs = len({id(claim.after_better) for _, claim in all_claims})
    assert keys["better.played_out"] < pairs / 4


def test_reasons_are_true_where_holdings_are_hidden() -> None:
    """Without a log nobody else's shares are known, and nothing is said that hangs on them."""
    found = hidden_claims()
    for key, claim in found:
        assert TRUE[key](claim), f"{key} {claim.values}: {claim.better} rather than {claim.worse}"
    about_others = {"better.first", "better.trails", "better.leads_more", "better.escapes", "better.outgrows"}
    assert {"better.founds", "better.blocks", "better.keeps_merging"} <= {key for key, _ in found}
    assert not about_others & {key for key, _ in found}


SCENARIOS = [row for row in (Path(__file__).parent / "reasons.txt").read_text(encoding="utf-8").splitlines()[1:] if row]


@pytest.mark.parametrize("row", SCENARIOS)
def test_a_position_of_a_game_gives_its_reason(row: str) -> None:
    """What is said first of two choices in a recorded game."""
    place, _, rest = row.partition(": ")
    name, number = place.split()
    better, worse, said = rest.split(" | ")
    here = next(islice(positions(name), int(number), None))
    choices = {action_text(action): action for action in here.legal()}
    reason = reason_for(here.position(here.to_act), choices[better], choices[worse])
    assert ENGLISH.say(reason) == said
    assert TRUE[reason.key](Claim(here, choices[better], choices[worse]).that(reason))
