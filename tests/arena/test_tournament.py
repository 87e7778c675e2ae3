"""Tournaments: the same games wherever they are played, kept on file, taken up again and added to."""

from pathlib import Path

import msgspec
import pytest

from mergemaker.arena.entrant import Entrant, entrant_from
from mergemaker.arena.executors import Executor, in_processes, in_this_process, on_ray
from mergemaker.arena.jobs import GameResult
from mergemaker.arena.league import report_data, standings
from mergemaker.arena.report import html_report
from mergemaker.arena.results import Results, open_results, read_results
from mergemaker.arena.schedule import Setup
from mergemaker.arena.tournament import missing_games, run
from mergemaker.errors import BadSetup
from mergemaker.game.record import load, replay

from .programs import command

SETUP = Setup("hasbro", {"special_powers": True}, 3, 7)
BOTS = ["easy", "random", "hard@20"]


def tournament(executor: Executor, games: int = 6, path: Path | None = None, bots: list[str] = BOTS) -> Results:
    results = Results(SETUP) if path is None else open_results(path, SETUP)
    results.add_bots(entrant_from(bot) for bot in bots)
    run(results, missing_games(results, bots, games), executor)
    results.close()
    return results


def outcome(results: Results) -> list[GameResult]:
    """All that does not depend on the clock."""
    games = results.in_order()
    for game in games:
        for seat in game.seats:
            seat.seconds = seat.slowest = 0.0
    return games


def test_the_same_seed_gives_the_same_games_in_one_process_in_several_and_on_ray() -> None:
    here = outcome(tournament(in_this_process))
    assert outcome(tournament(in_processes(2))) == here
    assert outcome(tournament(on_ray(1))) == here
    assert len(here) == 6


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(in_this_process, 4, path)
    path.write_bytes(path.read_bytes()[:-40])  # the last game was cut short by a crash
    whole = tournament(in_this_process, 6, path)
    assert outcome(whole) == outcome(tournament(in_this_process, 6))
    assert path.read_bytes().count(b'"game"') == 6


def test_more_bots_can_join_later(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(in_this_process, 3, path, ["easy", "random", "medium"])
    later = tournament(in_this_process, 12, path, ["easy", "random", "medium", "easy@9"])
    assert {row.name for row in standings(later)} == {"easy", "random", "medium", "easy@9"}
    assert len({game.pairing for game in later.games}) == len(read_results(path).games) == 12


def test_results_of_another_setup_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    open_results(path, SETUP).close()
    with pytest.raises(BadSetup, match="seed “7”, not “8”"):
        open_results(path, msgspec.structs.replace(SETUP, seed=8))
    results = open_results(path, SETUP)
    with pytest.raises(BadSetup, match="another arena"):
        open_results(path, SETUP)
    results.add_bots([entrant_from("hard", 0.1)])
    with pytest.raises(BadSetup, match="another name"):
        results.add_bots([entrant_from("hard", 0.2)])
    results.close()


@pytest.mark.parametrize("content", ["notes\n", "notes", '{"game":{}}\n', '{"format":"other"}\n'])
def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises(BadSetup):
        open_results(path, SETUP)
    assert path.read_text() == content


def test_records_can_be_played_again(tmp_path: Path) -> None:
    results = Results(SETUP)
    results.add_bots(entrant_from(bot) for bot in ["easy", "random"])
    run(results, missing_games(results, ["easy", "random"], 3), in_this_process, tmp_path)
    for game in results.games:
        table = replay(load((tmp_path / f"{game.pairing.id}.txt").read_text()))
        assert table.result is not None
        assert list(table.result.final.values()) == [seat.money for seat in game.seats]


def test_a_failing_program_ends_neither_a_worker_nor_the_tournament() -> None:
    results = Results(Setup("renegade", {}, 2, 1))
    bots = [Entrant("crash", None, command("crash"), 5.0, None), entrant_from("random")]
    results.add_bots(bots)
    run(results, missing_games(results, ["crash", "random"], 4), in_processes(2))
    assert [game.seats[game.pairing.seats.index("crash")].faults for game in results.games] == [{"crashed": 1}] * 4


def test_wins_are_shared_out_and_seats_counted() -> None:
    results = tournament(in_this_process)
    rows = {row.name: row for row in standings(results)}
    assert sum(row.wins for row in rows.values()) == pytest.approx(6)
    assert {row.games for row in rows.values()} == {6}
    assert all([share.games for share in row.by_seat] == [2, 2, 2] for row in rows.values())
    assert all(sum(share.games for share in row.by_turn) == 6 for row in rows.values())
    wanted = {"name", "games", "wins", "win_share", "error", "rating", "mean_money", "seconds_per_decision"}
    assert all(wanted <= set(bot) for bot in report_data(results)["bots"])
    assert rows["hard@20"].rating > rows["random"].rating


def test_the_report_stands_alone() -> None:
    results = tournament(in_this_process, 3, bots=["easy", "random"])
    results.entrants["<b>new</b>"] = Entrant("<b>new</b>", "easy", [], None, None)
    page = html_report(results)
    assert page.count("<svg") == 7
    assert "<b>new" not in page
    assert "http" not in page.replace("http-equiv", "")
    assert html_report(Results(SETUP))
