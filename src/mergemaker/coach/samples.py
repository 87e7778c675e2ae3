"""Samples of games to fit the scales to, each batch a file: hours of work that can be stopped and resumed."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..game.editions import EDITIONS, edition_for
from ..game.editions.options import ANY_NUMBER
from .chances import GUESSES
from .readings import SEEDS_APART, Scored, score_sample
from .reliability import TENTHS
from .sampling import BATCH, EVERY_GAME, Kind, sample
from .scales import kind_of

BATCHES = 90  # of each kind of game, together in its editions
NO_FUTURES = (0,) * TENTHS  # other games tell more than the same ones played on


class Batch(NamedTuple):
    """One batch of the games of an edition."""

    edition: str
    players: int
    number: int

    @property
    def kind(self) -> str:
        """The kind of game, whose scales it helps to fit."""
        return kind_of(edition_for(self.edition, {}, self.players).rules(), self.players)

    def file(self, folder: Path) -> Path:
        """Where it is kept."""
        return folder / f"{self.edition}-{self.players}-{self.number}.npz"

    @classmethod
    def of_file(cls, file: Path) -> "Batch":
        """The batch that is kept there."""
        edition, players, number = file.stem.rsplit("-", 2)
        return cls(edition, int(players), int(number))


class Gathered(NamedTuple):
    """Positions of games of one kind, and from how many games they are."""

    scored: Scored
    games: int


def batches() -> Iterator[Batch]:
    """As many of every kind of game, from all of its editions."""
    firsts = [Batch(name, players, 0) for players in ANY_NUMBER for name in EDITIONS]
    for first in firsts:
        sharing = sum(other.kind == first.kind for other in firsts)
        for number in range(BATCHES // sharing):
            yield first._replace(number=number)


def play(batch: Batch, folder: Path, seed: int) -> None:
    """Plays the games of a batch, once; the file is there when it is complete.

    Each edition has bags of its own: the same bags would tell the same again.
    """
    seed += SEEDS_APART * list(EDITIONS).index(batch.edition)
    kind = Kind(edition_for(batch.edition, {}, batch.players), batch.players, seed)
    scored = score_sample(kind.edition, sample(kind, batch.number, NO_FUTURES, EVERY_GAME), GUESSES, seed)
    file = batch.file(folder)
    part = folder / f"{file.stem}.npz.part"
    with part.open("wb") as written:
        np.savez(written, **scored._asdict())
    part.replace(file)


def gathered(folder: Path, seed: int, workers: int, tell: Callable[[str], None]) -> dict[str, Gathered]:
    """What is in the folder, by kind of game, after what is missing there has been played."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(batches())
    missing = [batch for batch in wanted if not batch.file(folder).exists()]
    if missing:
        play(missing[0], folder, seed)  # fills the compiler's cache, which the workers read
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            playing = [pool.submit(play, batch, folder, seed) for batch in missing[1:]]
            for done, played in enumerate(as_completed(playing), start=len(wanted) - len(playing) + 1):
                played.result()
                tell(f"{done:,} of {len(wanted):,} batches of games")
    return read(folder)


def read(folder: Path) -> dict[str, Gathered]:
    """What is in the folder, by kind of game."""
    by_kind: dict[str, list[Scored]] = {}
    for file in sorted(folder.glob("*-*-*.npz")):
        with np.load(file) as kept:
            scored = Scored(*(kept[name] for name in Scored._fields))
        by_kind.setdefault(Batch.of_file(file).kind, []).append(scored)
    return {kind: Gathered(Scored.joined(parts), BATCH * len(parts)) for kind, parts in by_kind.items()}
