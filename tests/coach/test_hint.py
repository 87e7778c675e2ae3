"""A hint names good choices with their chances and reasons, from what the player may know."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from typer.testing import CliRunner

from mergemaker.cli import build
from mergemaker.coach.hint import CHOICES, hint
from mergemaker.coach.judge import Effort
from mergemaker.errors import BadSetup
from mergemaker.game.position import position_of
from mergemaker.game.record import record_of, to_text
from mergemaker.game.table import Table
from mergemaker.terminal.hinting import hint_lines
from tests.laws.test_secrecy import permuted
from tests.random_play import Setup, moments, setups, tries

QUICK = Effort(sieve=2, again=4, check=8, left=CHOICES + 1)


def test_the_best_choices_come_first_each_with_a_reason() -> None:
    """They are legal, once each, with chances between none and certain; the reason can be said."""
    table = Table(["Ann", "Ben", "Cy"], "renegade", seed=4)
    player = table.to_act or ""
    found = hint(table.position(player), table.facts_for(player))
    assert found is not None
    assert found.player == player
    actions = [choice.action for choice in found.choices]
    assert len(actions) == CHOICES
    assert all(actions.count(action) == 1 and action in table.legal() for action in actions)
    chances = [choice.win for choice in found.choices]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= choice.win <= 1 and 0 < choice.error < 0.05 for choice in found.choices)
    assert len(hint_lines(found)) == CHOICES
    assert all(choice.reason.key != "better.played_out" for choice in found.choices[1:])  # that is for the best


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    """And it says so."""
    table = Table(["Ann", "Ben"], "renegade", seed=2)
    while len(table.legal()) > 1:
        table.act(table.legal()[0])
    assert hint(table.position(table.to_act)) is None
    assert len(hint_lines(None)) == 1


@settings(max_examples=tries(6))
@given(setups)
def test_a_hint_does_not_depend_on_what_the_player_cannot_know(setup: Setup) -> None:
    """Everything that the player cannot see is redealt, and not a byte of the hint changes."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 30 != 11 or table.over:
            continue
        seat = table.game.actor
        other = permuted(table.game, seat, rng.getrandbits(32), table.edition.options.holdings == "hidden")
        log = table.facts_for(table.players[seat])
        hints = [
            hint(position_of(game, table.edition, table.rules, table.players, seat), log, QUICK)
            for game in (table.game, other)
        ]
        assert hints[0] == hints[1]


def test_the_command_names_choices_of_the_player_to_act(tmp_path: Path) -> None:
    """In words and as JSON; a game that is over is refused."""
    table = Table(["Ann", "Ben", "Cy"], "renegade", seed=4)
    file = tmp_path / "game.txt"
    file.write_text(to_text(record_of(table)), encoding="utf-8")
    said = CliRunner().invoke(build("hint"), ["hint", str(file)]).stdout
    assert said.startswith(f"{table.to_act}:\nplace ")
    data = json.loads(CliRunner().invoke(build("hint"), ["hint", str(file), "--json"]).stdout)
    assert {"action", "choice", "win", "error", "dollars", "reason"} == set(data["choices"][0])
    assert data["choices"][0]["reason"].endswith(".")
    while not table.over:
        table.act(table.legal()[-1])
    file.write_text(to_text(record_of(table)), encoding="utf-8")
    refused = CliRunner().invoke(build("hint"), ["hint", str(file)])
    assert isinstance(refused.exception, BadSetup)
    with pytest.raises(BadSetup, match="over"):
        raise refused.exception
