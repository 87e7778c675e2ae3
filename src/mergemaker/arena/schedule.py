"""Who meets whom, on which bag, in which seats: all of it follows from the setup, so that it can be resumed."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice
from typing import Any

import msgspec

from ..game.editions import Edition, edition_for


class Setup(msgspec.Struct, frozen=True):
    """What all games of a tournament share."""

    edition: str
    options: dict[str, str | bool]  # that differ from the edition's
    players: int
    seed: int

    def rules(self) -> Edition:
        """The edition with its options; BadSetup when it cannot be."""
        return edition_for(self.edition, self.options, self.players)


class Pairing(msgspec.Struct, frozen=True):
    """One game: a bag, and who sits where."""

    bag: int
    seats: tuple[str, ...]
    copy: int = 0  # where the same bots sit in the same seats again

    @property
    def id(self) -> str:
        """The game's own name, good for a file too."""
        again = f"+{self.copy}" if self.copy else ""
        return f"{self.bag:04d}+{'+'.join(self.seats)}{again}"


def derive(seed: int, *what: Any) -> int:
    """A seed for one purpose, of 53 bits."""
    text = repr((seed, *what)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) >> 11


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The tables: all bots at one, the last repeated in seats left over; or with more bots than seats, every choice."""
    if len(bots) <= players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    return list(dict.fromkeys(tuple(sorted(table)) for table in combinations(bots, players)))


def seatings(seed: int, bag: int, lineup: Sequence[str]) -> list[Pairing]:
    """One bag, played once from each seat: the same bag for all, so that its luck falls to all."""
    order = sorted(lineup)
    random.Random(derive(seed, "seats", bag, order)).shuffle(order)
    pairings: list[Pairing] = []
    for turn in range(len(order)):
        seats = (*order[turn:], *order[:turn])
        copy = sum(pairing.seats == seats for pairing in pairings)
        pairings.append(Pairing(bag, seats, copy))
    return pairings


def schedule(setup: Setup, bots: Sequence[str], games: int) -> Iterator[Pairing]:
    """The first `count` games: bag after bag, each at every table and from every seat."""
    tables = lineups(bots, setup.players)
    everything = (pairing for bag in count() for table in tables for pairing in seatings(setup.seed, bag, table))
    return islice(everything, games)


def games_in_round(bots: Sequence[str], players: int) -> int:
    """How many games use a bag up: fewer leave some seats or tables out."""
    return len(lineups(bots, players)) * players
