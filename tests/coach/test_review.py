"""A whole game is reviewed: every decision that was a choice, everybody's chances, and a page that stands alone."""

import json
import re
from datetime import date
from html import escape
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mergemaker.cli import build
from mergemaker.coach.judge import Effort
from mergemaker.coach.review import attempt, judged, outline, review, review_version
from mergemaker.coach.review_page import mistakes_of, review_page
from mergemaker.errors import BadSetup
from mergemaker.game.coach_shapes import Review
from mergemaker.game.notation import action_from_text
from mergemaker.game.record import GameRecord, load, new_table, replay, to_text
from mergemaker.words import ENGLISH, language

GAMES = Path(__file__).parents[1] / "games"
QUICK = Effort(sieve=4, again=8, check=24)


def record_named(name: str) -> GameRecord:
    """A recorded game."""
    return load((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """A whole game of four."""
    return record_named("renegade-announced")


@pytest.fixture(scope="module")
def found(record: GameRecord) -> Review:
    """Its review, in a hurry."""
    return review(record, QUICK)


def test_every_choice_is_judged_once(record: GameRecord, found: Review) -> None:
    """In the order of the game, by number and player; decisions without a choice are left out."""
    table = new_table(record)
    unforced = []
    for number, (player, action) in enumerate(replay(record).actions, start=1):
        if len(table.legal()) > 1:
            unforced.append((number, player))
        table.act(action)
    assert [(decision.number, decision.player) for decision in found.decisions] == unforced
    assert found.version == review_version()
    assert found.finished


def test_what_is_called_a_mistake_has_its_loss_its_error_and_its_reason(found: Review) -> None:
    """A mistake costs two points and twice its error at least; whatever is fine has no reason."""
    mistakes = mistakes_of(found)
    assert mistakes
    assert all(one.loss >= max(2.0, 2 * one.error - 0.02) and one.best != one.action for one in mistakes)
    assert all((one.reason is None) == (one.grade == "fine") for one in found.decisions)
    assert all(one.loss == 0 or one.best != one.action for one in found.decisions)


def test_a_loss_is_the_difference_of_what_both_choices_win(found: Review) -> None:
    for decision in found.decisions:
        assert decision.win is not None
        assert decision.best_win is not None
        assert 0 <= decision.win <= 100.05
        if decision.loss:
            assert decision.best_win - decision.win == pytest.approx(decision.loss, abs=0.11)


def test_everybodys_figures_agree_with_the_decisions(record: GameRecord, found: Review) -> None:
    """Chances for every action, from the deal to the result; the mean loss is that of the player's decisions."""
    result = replay(record).result
    assert result is not None
    for player in found.players:
        losses = [one.loss for one in found.decisions if one.player == player.name]
        assert len(player.win_chance) == len(record.actions) + 1
        assert player.win_chance[-1] == (player.name in result.winners)
        assert player.mean_loss == pytest.approx(sum(losses) / len(losses), abs=0.001)
        assert player.luck.points.initial == pytest.approx(100 * player.win_chance[0])
    assert [round(sum(chances), 2) for chances in zip(*(one.win_chance for one in found.players), strict=True)] == [
        1.0
    ] * (len(record.actions) + 1)


def test_the_outline_agrees_with_the_review(record: GameRecord, found: Review) -> None:
    """Everybody's chances and the turning points, before anything is judged."""
    outlined = outline(record)
    assert outlined.win_chance == {player.name: player.win_chance for player in found.players}
    assert outlined.turning_points == found.turning_points


def test_turning_points_moved_the_chances_most(found: Review) -> None:
    """Three actions, and none of the others moved more."""
    moved = [
        sum(abs(player.win_chance[number] - player.win_chance[number - 1]) for player in found.players)
        for number in range(1, found.actions + 1)
    ]
    chosen = [moved[number - 1] for number in found.turning_points]
    assert len(chosen) == 3
    assert min(chosen) >= sorted(moved)[-3] - 0.001


def test_a_mistake_can_be_tried_again(record: GameRecord) -> None:
    """The choice that was made is judged as before; the best one is right."""
    (first,) = [one for one in judged(record, 89, 90) if one is not None]
    assert first.grade == "disaster"
    again = attempt(record, 90, action_from_text(first.action))
    assert again is not None
    assert (again.right, again.loss, again.best, again.reason) == (False, first.loss, first.best, first.reason)
    better = attempt(record, 90, action_from_text(first.best))
    assert better is not None
    assert (better.right, better.loss, better.reason) == (True, 0.0, None)


@pytest.mark.parametrize("name", ["avalon-hill-powers-announced", "renegade-two-players-announced"])
def test_games_of_every_kind_are_reviewed(name: str) -> None:
    """Powers, hidden holdings, trades, two players with the market; up to a move, and with progress."""
    record = record_named(name)
    record.actions, record.final = record.actions[:40], None
    done: list[tuple[int, int]] = []
    found = review(record, QUICK, progress=lambda now, all_of: done.append((now, all_of)))
    assert done == [(number, 40) for number in range(1, 41)]
    assert not found.finished
    assert found.decisions


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_page_stands_alone(record: GameRecord, found: Review, code: str) -> None:
    """Nothing is fetched, and every mistake is named; who won with how much, in what and when, comes first."""
    page = review_page(found, record, language(code), date(2026, 11, 18))
    assert re.findall(r"(?:src|href)=\"(?!data:)[^\"]*", page) == []
    assert "<script" not in page
    assert "url(" not in page
    assert page.count('<li class="') - page.count('class="won"') == len(mistakes_of(found))
    result = replay(record).result
    assert result is not None
    header = page.partition("</header>")[0]
    told = ["Mergemaker", "2026-11-18", *result.final, *map(language(code).amount, result.final.values())]
    assert all(escape(one) in header for one in told)
    assert header.count('class="won"') == len(result.winners)
    assert page.index("</ol></section>") < page.index(escape(language(code).text("review.how")))
    text = re.sub("<[^>]*>", " ", page.partition("</style>")[2])
    assert [bool(re.search(form, text)) for form in (r"\d%", "\\d\u00a0%", r"\s-\d")] == [
        code == "en",
        code == "de",
        False,
    ]
    assert page.count("<dd>") == 4 * len(found.players)


def test_the_command_reports_in_the_terminal_and_as_json(tmp_path: Path, record: GameRecord) -> None:
    """The JSON has what was promised; the report names the players and the mistakes; nonsense is refused."""
    record.actions, record.final = record.actions[:24], None
    file = tmp_path / "game.txt"
    file.write_text(to_text(record), encoding="utf-8")

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(build("review"), ["review", str(file), "--effort", "0.1", *arguments])

    page = tmp_path / "page.html"
    data = json.loads(run("--json", "--html", str(page)).stdout)
    assert {"name", "win_chance", "mean_loss", "error", "luck", "par"} <= set(data["players"][0])
    wanted = {"number", "player", "action", "best", "loss", "error", "class", "reason"}
    assert all(wanted <= set(decision) for decision in data["decisions"])
    reasons = [one["reason"] for one in data["decisions"] if one["class"] != "fine"]
    assert all(reason.endswith(".") for reason in reasons)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    said = run().stdout
    assert all(player in said for player in record.players)
    assert ENGLISH.text("review.players") in said
    assert isinstance(run("--effort", "0").exception, BadSetup)
