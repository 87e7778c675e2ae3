"""A tournament: the games of its schedule that are not on file yet are played, reported and saved."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from .executors import Executor, in_this_process
from .jobs import GameResult, Job, Played
from .results import Results
from .schedule import Pairing, schedule


def missing_games(results: Results, bots: Sequence[str], games: int) -> list[Pairing]:
    """The games of the schedule up to that number that are not on file yet."""
    played = {game.pairing for game in results.games}
    return [pairing for pairing in schedule(results.setup, bots, games) if pairing not in played]


def run(
    results: Results,
    pairings: Sequence[Pairing],
    executor: Executor = in_this_process,
    records: Path | None = None,
    tell: Callable[[GameResult], None] = lambda game: None,
) -> None:
    """The games are played and added to the results; their records, if wanted, to a folder."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    jobs: Iterator[Job] = (
        Job(results.setup, pairing, {name: results.entrants[name] for name in pairing.seats}, records is not None)
        for pairing in pairings
    )
    for played in executor(jobs):
        if records is not None:
            _keep_record(records, played)
        results.add_game(played.result)
        tell(played.result)


def _keep_record(folder: Path, played: Played) -> None:
    assert played.record is not None
    (folder / f"{played.result.pairing.id}.txt").write_text(played.record, encoding="utf-8")
