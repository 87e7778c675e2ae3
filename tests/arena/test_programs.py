"""Other programs at the table: they play by the bot protocol, and what they do wrong never ends a game."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from mergemaker.arena.entrant import Entrant
from mergemaker.arena.jobs import GameResult, Job, SeatResult, play
from mergemaker.arena.schedule import Pairing, Setup
from mergemaker.game.record import from_text, replay

from .programs import GOOD, command


def game(program: str, seconds: float = 5.0, **options: Any) -> tuple[GameResult, SeatResult]:
    """A game of the program against one of our bots; the result, and the program's part in it."""
    entrants = {
        program: Entrant(program, None, command(program), seconds, None),
        "random": Entrant("random", "random", [], None, None),
    }
    setup = Setup("renegade", options, 2, 1)
    played = play(Job(setup, Pairing(0, (program, "random")), entrants, with_record=True))
    assert played.record is not None
    assert replay(from_text(played.record)).over
    return played.result, played.result.seats[0]


@pytest.mark.parametrize("program", ["good", "last"])
def test_a_good_program_plays_to_the_end_without_a_word(program: str) -> None:
    result, seat = game(program)
    assert result.notices == []
    assert (seat.faults, seat.replaced) == ({}, 0)
    assert seat.decisions > 10


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a_program_is_sent_what_has_happened_since_it_was_last_asked(holdings: str) -> None:
    result, seat = game("bookkeeper", holdings=holdings)
    assert result.notices == []
    assert seat.decisions > 10


def test_a_program_that_never_answers_is_replaced_and_soon_not_asked_again() -> None:
    result, seat = game("mute", seconds=0.1)
    assert seat.replaced == seat.decisions
    assert seat.faults == {"late": 4}
    assert any("not asked again" in notice for notice in result.notices)


def test_a_crash_is_reported_with_its_reason_and_the_game_continues() -> None:
    result, seat = game("crash")
    assert seat.faults == {"crashed": 1}
    assert seat.replaced == seat.decisions - 3
    assert any("out of ideas" in notice for notice in result.notices)


@pytest.mark.parametrize(("program", "kind"), [("rubbish", "rubbish"), ("illegal", "illegal")])
def test_a_wrong_answer_is_warned_of_once_and_then_replaced(program: str, kind: str) -> None:
    result, seat = game(program)
    assert seat.replaced == seat.decisions
    assert seat.faults == {kind: 2 * seat.decisions}
    assert any("replaced at" in notice for notice in result.notices)


def test_who_heeds_the_warning_is_not_replaced() -> None:
    _, seat = game("repents")
    assert seat.faults["illegal"] >= seat.decisions - 1
    assert seat.replaced == 0


def test_endless_output_instead_of_the_answer_it_owes_is_rubbish() -> None:
    """One question is left unanswered, the next with a line that never ends: it is not waited for."""
    result, seat = game("raves", seconds=0.5)
    assert seat.faults == {"late": 1, "rubbish": 1}
    assert not any("AssertionError" in notice for notice in result.notices)
    assert any("nothing that is an answer" in notice for notice in result.notices)


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    """The program answers with the last action listed, so a place_tile would be illegal at the purchase after it."""
    _, seat = game("late", seconds=0.1)
    assert set(seat.faults) == {"late"}
    assert 0 < seat.replaced < seat.decisions


@pytest.mark.parametrize(("program", "kind"), [("flood", "rubbish"), ("gone", "crashed")])
def test_a_program_that_does_not_greet_is_replaced_throughout(program: str, kind: str) -> None:
    _, seat = game(program)
    assert seat.faults == {kind: 1}
    assert seat.replaced == seat.decisions


def test_offers_are_legal_though_not_listed() -> None:
    result, seat = game("trader", trading=True)
    assert result.notices == []
    assert seat.faults == {}


def test_the_example_needs_nothing_but_python() -> None:
    lines = [line for line in GOOD.read_text().splitlines() if line.startswith(("import", "from"))]
    assert lines == ["import json", "import sys"]


def ask_our_bot(*lines: str | bytes) -> list[Any]:
    """What `mergemaker bot medium` answers to these lines."""
    written = b"".join(line.encode() + b"\n" if isinstance(line, str) else line + b"\n" for line in lines)
    run = [sys.executable, "-c", "from mergemaker.cli import main; main()", "bot", "medium"]
    done = subprocess.run(run, input=written, capture_output=True, check=True, timeout=60)
    assert b"Traceback" not in done.stderr
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


def test_our_bot_bears_with_rubbish() -> None:
    answers = ask_our_bot(
        "",
        "hm",
        b"\xff\xfe",
        "[" * 5000,
        "7",
        '{"what": 1}',
        '{"decide": 3}',
        '{"decide": {"view": {}, "player": "Ann", "actions": [{"type": "buy", "shares": {}}, 7]}, "seconds": "soon"}',
        '{"decide": {"view": {}, "player": "Ann"}}',
        '{"over": null}',
        '{"hello": null}',
    )
    assert [next(iter(answer)) for answer in answers] == ["error"] * 6 + ["action", "error", "name"]


def test_our_bot_plays_the_same_over_the_protocol() -> None:
    """Asked at home or over the protocol, with the same seed: the same game."""
    ours = [sys.executable, "-c", "from mergemaker.cli import main; main()", "bot", "medium"]
    entrants = {
        "bot": Entrant("bot", None, ours, 60.0, None),
        "easy": Entrant("easy", "easy", [], None, None),
    }
    setup, pairing = Setup("avalon-hill", {}, 2, 3), Pairing(0, ("bot", "easy"))
    far = play(Job(setup, pairing, entrants)).result
    near = play(Job(setup, pairing, {**entrants, "bot": Entrant("bot", "medium", [], None, None)})).result
    assert far.notices == []
    assert [seat.money for seat in far.seats] == [seat.money for seat in near.seats]
