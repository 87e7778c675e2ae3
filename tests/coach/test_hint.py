"""A hint names good choices with their chances and reasons, from what the player may know."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from typer.testing import CliRunner

from mergemaker.cli import build
from mergemaker.coach.hint import CHOICES, hint
from mergemaker.coach.judge import Effort
from mergemaker.coach.phrases import choice_line
from mergemaker.errors import BadSetup
from mergemaker.game.actions import Action, Buy, Dispose, PlaceTile
from mergemaker.game.coach_shapes import Hint, HintedChoice
from mergemaker.game.notation import action_from_text
from mergemaker.game.position import position_of
from mergemaker.game.record import record_of, to_text
from mergemaker.game.table import Table
from mergemaker.terminal.hinting import hint_lines
from mergemaker.words import choose, line
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


@pytest.fixture
def german() -> Iterator[None]:
    """Everything is said in German, and in English again afterwards."""
    choose("de")
    yield
    choose("en")


def hinted(*actions: Action) -> Hint:
    """A hint with these choices."""
    reason = line("better.founds", choice=choice_line(actions[0]))
    return Hint("Ann", [HintedChoice(action, choice_line(action), 0.5, 0.02, 100, reason) for action in actions])


def test_choices_are_named_in_words() -> None:
    """In the terminal game, where they are typed, with what to type unless the words are just that."""
    found = hinted(PlaceTile("6F"), Buy({"Tower": 2, "Imperial": 1}), Dispose(2, 4))
    words = ["place 6F", "buy 2 Tower and 1 Imperial", "sell 2 and trade 4"]
    assert [said.partition(":")[0] for said in hint_lines(found)] == words
    assert hint_lines(found)[0].endswith(
        "at the end. It founds a chain, and the founder gets a share."
    )  # of that choice
    assert hint_lines(found)[1].endswith("at the end. Place 6F: it founds a chain, and the founder gets a share.")
    typed = [said.partition(":")[0] for said in hint_lines(found, typed=True)]
    assert typed == ["place 6F", f"{words[1]} (`buy 2 Tower 1 Imperial`)", f"{words[2]} (`dispose sell 2 trade 4`)"]
    assert [action_from_text(said.partition("`")[2].rstrip("`)")) for said in typed[1:]] == [
        choice.action for choice in found.choices[1:]
    ]


@pytest.mark.usefixtures("german")
def test_choices_are_named_in_the_words_of_the_language() -> None:
    found = hinted(PlaceTile("6F"))
    assert hint_lines(found)[0].startswith("6F legen: gewinnt")
    assert hint_lines(found, typed=True)[0].startswith("6F legen (`place 6F`): gewinnt")


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
