"""What happened, with names: each fact of the rules as a small object that a log, an animation or an audit can use."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ..rules.constants import CHAINS, NOBODY, Ending, Power
from ..rules.facts import FIELDS
from ..rules.state import Fact as PlainFact
from .editions import Edition
from .tiles import TILE_NAMES
from .view import OfferView

RANKS: Final = ("primary", "secondary", "tertiary")
KINDS: Final = tuple(FIELDS)
_ONE_TILE: Final = tuple(kind for kind, fields in FIELDS.items() if fields == ("player", "tile"))
_SUMMED: Final = ("shares_bought", "shares_taken")


class Fact(msgspec.Struct, omit_defaults=True):
    """One thing that happened. Dollars are what the player received, negative when they paid."""

    type: str
    player: str | None = None
    other: str | None = None  # the other player of a trade
    chain: str | None = None
    into: str | None = None  # the chain whose shares were taken in exchange
    chains: list[str] | None = None  # the chains of a merger
    tile: str | None = None  # null where it is hidden from the reader
    count: int | None = None
    dollars: int | None = None
    ranks: list[str] | None = None  # the bonuses that were added up
    tied: int | None = None  # among how many they were shared
    power: str | None = None
    how: str | None = None  # how the game ended
    offer: OfferView | None = None

    def as_data(self) -> dict[str, Any]:
        """The fact as a JSON object."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class FactNames:
    """Gives the facts of one game their names."""

    def __init__(self, edition: Edition, players: Sequence[str]) -> None:
        chains = edition.chains
        self._naming: dict[str, tuple[str, Callable[[int], Any]]] = {
            "player": ("player", lambda seat: None if seat == NOBODY else players[seat]),
            "other": ("other", lambda seat: players[seat]),
            "chain": ("chain", lambda chain: chains[chain]),
            "into": ("into", lambda chain: chains[chain]),
            "chains": ("chains", lambda bits: [chains[chain] for chain in range(CHAINS) if bits >> chain & 1]),
            "tile": ("tile", lambda tile: TILE_NAMES[tile]),
            "count": ("count", lambda count: count or None),
            "dollars": ("dollars", lambda dollars: dollars),
            "tied": ("tied", lambda tied: tied),
            "power": ("power", lambda power: Power(power).name.lower()),
            "ending": ("how", lambda ending: Ending(ending).name.lower()),
        }

    def __call__(self, facts: Iterable[PlainFact], offer: OfferView | None = None) -> list[Fact]:
        """The facts with names; shares of a chain bought one at a time make one fact."""
        named: list[Fact] = []
        for kind, values in facts:
            fact = self._named(kind, values)
            if kind == "offer_made":
                fact.offer = offer
            last = named[-1] if named else None
            if last and kind in _SUMMED and (last.type, last.player, last.chain) == (kind, fact.player, fact.chain):
                last.count = (last.count or 0) + (fact.count or 0)
                last.dollars = None if last.dollars is None else last.dollars + (fact.dollars or 0)
            else:
                named.append(fact)
        return named

    def _named(self, kind: str, values: Sequence[int]) -> Fact:
        fact = Fact(type=kind, count=1 if kind in _ONE_TILE else None)
        given = dict(zip(FIELDS[kind], values, strict=True))
        if "first_rank" in given:
            fact.ranks = ranks_filled(given.pop("first_rank"), given.pop("last_rank"), given["tied"])
        for field, value in given.items():
            name, convert = self._naming[field]
            setattr(fact, name, convert(value))
        return fact


def ranks_filled(first: int, last: int, tied: int) -> list[str]:
    """The bonuses added up in a payment: a sole holder gets the first and the last, others get consecutive ones."""
    if tied == 1 and first != last:
        return [RANKS[first], RANKS[last]]
    return list(RANKS[first : last + 1])


def seen_by(fact: Fact, viewer: str | None) -> Fact:
    """H1: the fact as that player (or an onlooker) may know it: only the drawer knows which tile was drawn."""
    if fact.type == "tile_drawn" and fact.player != viewer:
        return msgspec.structs.replace(fact, tile=None)
    return fact
