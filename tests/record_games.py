"""Whole games of an edition for tests/games: `python -m tests.record_games EDITION` writes one for each ending."""

import sys
from itertools import product
from pathlib import Path

from mergemaker.game.record import record_of, to_text
from mergemaker.game.view import ENDINGS

from .random_play import Setup, moments

GAMES = Path(__file__).parent / "games"
TRIES = 400


def missing_endings(edition: str, folder: Path) -> set[str]:
    """The ways to end that no game of the edition on file shows."""
    known = [path.stem for path in folder.glob(f"{edition}-*.txt")]
    return {ending for ending in ENDINGS.values() if not any(name.endswith(ending) for name in known)}


def record_games(edition: str, folder: Path = GAMES) -> list[Path]:
    """The files written, a game for each ending that was missing and came up."""
    missing = missing_endings(edition, folder)
    written = []
    for seed, taste in product(range(TRIES), ("greedy", "endless")):
        if not missing:
            break
        *_, (table, _) = moments(Setup(edition, (), 3, seed, taste))
        ending = table.state().ended
        if ending in missing:
            missing.remove(ending)
            written.append(folder / f"{edition}-{ending}.txt")
            written[-1].write_text(to_text(record_of(table)))
    return written


def main() -> None:
    """The files are written and named; endings that did not come up are said."""
    for path in record_games(sys.argv[1]):
        print(path)
    for ending in missing_endings(sys.argv[1], GAMES):
        print(f"no game in {TRIES} ended so: {ending}. Record one from a bag of your own.")


if __name__ == "__main__":
    main()
