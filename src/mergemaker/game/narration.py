"""What happened, as lines of a log: the key of a message and its values, for any language.

Facts that belong together make one line: a purchase of three chains, a founding and its share.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from ..words import Language, Line, Value, current, line
from .actions import Side
from .facts import Fact
from .view import SideView

MARKET = line("the_market")

# Facts that make one line when they follow each other, by the same player.
_TOGETHER = {
    "opening_tile": "openings",
    "tile_drawn": "draw",
    "hand_shown": "hand",
    "tile_set_aside": "aside",
    "holding_shown": "holdings",
    "bonus_paid": "bonuses",
    "bonus_kept": "bonuses",
    "shares_bought": "purchase",
    "shares_taken": "gift",
    "shares_sold": "disposal",
    "shares_traded": "disposal",
    "shares_kept": "disposal",
    "chain_founded": "founding",
    "founder_share": "founding",
    "founder_cash": "founding",
    "founder_nothing": "founding",
    "merger_began": "merger",
    "survivor_named": "merger",
    "final_sale": "sale",
    "winner": "winners",
}
_ANY_PLAYER = ("openings", "holdings", "bonuses", "winners", "merger")
# A placed tile is narrated together with its effect.
_CONSEQUENCES = ("chain_founded", "chain_grew", "merger_began")


def narrated(facts: Sequence[Fact], language: Language | None = None) -> list[str]:
    """Facts as sentences, in order."""
    return [(language or current()).say(said) for said in lines(facts)]


def lines(facts: Sequence[Fact]) -> list[Line]:
    """Facts as lines of the log, in order."""
    return [line_of(group) for group in groups(facts)]


def groups(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Facts grouped so that each group makes one line."""
    following = [*facts[1:], None]
    kept = [
        fact
        for before, fact, after in zip([None, *facts], facts, following, strict=False)
        if not (_is_told_by(fact, after) or _is_other_side(fact, before))
    ]
    return [list(group) for _, group in groupby(kept, key=_Key())]


def _is_told_by(fact: Fact, after: Fact | None) -> bool:
    """Whether the next line tells of the placed tile."""
    return fact.type == "tile_placed" and after is not None and after.type in _CONSEQUENCES


def _is_other_side(fact: Fact, before: Fact | None) -> bool:
    """Whether it is the receipt of a payment that the line before told of."""
    if before is None or fact.type != "traded_cash" or before.type != "traded_cash":
        return False
    return (fact.player, fact.other, fact.dollars) == (before.other, before.player, -(before.dollars or 0))


class _Key:
    """Gives facts that belong to one line the same key."""

    def __init__(self) -> None:
        self._alone = 0

    def __call__(self, fact: Fact) -> tuple[str, str | None, str | None, int]:
        kind = _TOGETHER.get(fact.type)
        if kind is None or fact.type in ("chain_founded", "merger_began"):
            self._alone += 1
        of = fact.chain if kind == "bonuses" else None
        return kind or fact.type, None if kind in _ANY_PLAYER else fact.player, of, self._alone


def line_of(group: list[Fact]) -> Line:
    """The line that a group of facts makes."""
    kind = _TOGETHER.get(group[0].type, group[0].type)
    return _LINES[kind](group) if kind in _LINES else _plain(group[0])


def _plain(fact: Fact, **more: Value) -> Line:
    """A fact that makes a line by itself."""
    return line(f"log.{fact.type}", **_values(fact), **more)


def _values(fact: Fact) -> dict[str, str | int]:
    named = {
        "player": fact.player,
        "other": fact.other,
        "chain": fact.chain,
        "into": fact.into,
        "tile": fact.tile,
        "n": fact.count,
        "dollars": fact.dollars,
    }
    return {name: value for name, value in named.items() if value is not None}


def shares_line(count: int, chain: str) -> Line:
    """A number of shares of a chain: 2 Tower."""
    return line("shares.of", n=count, chain=chain)


def side_line(side: SideView | Side) -> Line:
    """One side of a trade: 2 Tower and $500."""
    things = [shares_line(count, chain) for chain, count in side.shares.items() if count]
    if side.cash:
        things.append(line("cash", dollars=side.cash))
    return line("side", things=things) if things else line("nothing")


def ranks_line(ranks: Iterable[str], tied: int) -> Line:
    """The bonuses added up in a payment: secondary and tertiary bonus, shared by 2."""
    names = [line(f"rank.{rank}") for rank in ranks]
    return line("ranks.shared", ranks=names, n=tied) if tied > 1 else line("ranks", ranks=names)


def _player(facts: list[Fact]) -> str:
    return facts[0].player or ""


def _shares(facts: list[Fact]) -> list[Line]:
    return [shares_line(fact.count or 0, fact.chain or "") for fact in facts]


def _tiles(facts: list[Fact]) -> list[str]:
    return [fact.tile for fact in facts if fact.tile]


def _dollars(facts: list[Fact]) -> int:
    return abs(sum(fact.dollars or 0 for fact in facts))


def _openings(facts: list[Fact]) -> Line:
    return line("log.opening_tiles", tiles=[_plain(fact) for fact in facts])


def _draw(facts: list[Fact]) -> Line:
    tiles = _tiles(facts)
    if tiles:
        return line("log.tiles_drawn", player=_player(facts), tiles=tiles)
    return line("log.tiles_drawn_unseen", player=_player(facts), n=len(facts))


def _holdings(facts: list[Fact]) -> Line:
    chain = facts[0].chain or ""
    held = [line("log.holding", player=fact.player or "", n=fact.count) for fact in facts if fact.count]
    return line("log.holdings", chain=chain, held=held) if held else line("log.holdings_none", chain=chain)


def _disposal(facts: list[Fact]) -> Line:
    return line("log.disposal", player=_player(facts), parts=[_disposed(fact) for fact in facts])


def _disposed(fact: Fact) -> Line:
    shares = _shares([fact])[0]
    match fact.type:
        case "shares_sold":
            return line("log.shares_sold", shares=shares, dollars=fact.dollars or 0)
        case "shares_traded":
            return line("log.shares_traded", shares=shares, into=shares_line((fact.count or 0) // 2, fact.into or ""))
    return line("log.shares_kept", shares=shares)


def _founding(facts: list[Fact]) -> Line:
    """The chain with what its founder got, or either alone."""
    first, got = facts[0], facts[-1]
    if first.type != "chain_founded" or got is first:
        return _plain(first)
    cash = {"dollars": got.dollars} if got.dollars else {}
    return line(f"log.chain_founded.{got.type}", **_values(first), **cash)


def _merger(facts: list[Fact]) -> Line:
    """The merger with its survivor, or either alone."""
    first, named = facts[0], facts[-1]
    if first.type != "merger_began":
        return _plain(first)
    began = _plain(first, chains=first.chains or [])
    if named is first:
        return began
    return line("log.merger_began.survivor_named", **began.values, chain=named.chain or "", n=named.count or 0)


def _bonuses(facts: list[Fact]) -> Line:
    """One payment in full, or several with ties grouped."""
    if len(facts) == 1:
        return _plain(facts[0], ranks=ranks_line(facts[0].ranks or [], facts[0].tied or 1))
    parts = [_bonus_part(list(tied)) for _, tied in groupby(facts, key=lambda fact: fact.ranks)]
    kept = any(fact.type == "bonus_kept" for fact in facts)
    return line("log.bonuses.kept" if kept else "log.bonuses", chain=facts[0].chain or "", parts=parts)


def _bonus_part(tied: list[Fact]) -> Line:
    return line(
        "log.bonuses.part",
        players=[MARKET if fact.type == "bonus_kept" else fact.player or "" for fact in tied],
        n=len(tied),
        dollars=tied[0].dollars or 0,
        ranks=[line(f"rank.{rank}") for rank in tied[0].ranks or []],
    )


def _offer(facts: list[Fact]) -> Line:
    offer = facts[0].offer
    if offer is None:
        return line("log.offer_made_unseen", **_values(facts[0]))
    return _plain(facts[0], give=side_line(offer.give), take=side_line(offer.take))


def _traded_cash(facts: list[Fact]) -> Line:
    """Dollars are what the player received, negative when they paid."""
    paid = (facts[0].dollars or 0) < 0
    values = {**_values(facts[0]), "dollars": _dollars(facts)}
    return line("log.paid_cash" if paid else "log.traded_cash", **values)


def _winners(facts: list[Fact]) -> Line:
    players = [fact.player or "" for fact in facts]
    return line("log.winners", players=players, n=len(facts), dollars=facts[0].dollars or 0)


_LINES: dict[str, Callable[[list[Fact]], Line]] = {
    "openings": _openings,
    "draw": _draw,
    "hand": lambda f: line("log.hand_shown", player=_player(f), tiles=_tiles(f)),
    "aside": lambda f: line("log.tiles_set_aside", player=_player(f), tiles=_tiles(f)),
    "founding": _founding,
    "merger": _merger,
    "holdings": _holdings,
    "bonuses": _bonuses,
    "disposal": _disposal,
    "purchase": lambda f: line("log.shares_bought", player=_player(f), shares=_shares(f), dollars=_dollars(f)),
    "gift": lambda f: line("log.shares_taken", player=_player(f), shares=_shares(f)),
    "power_used": lambda f: line("log.power_used", player=_player(f), power=line(f"power.{f[0].power}")),
    "offer_made": _offer,
    "traded_shares": lambda f: _plain(f[0], shares=_shares(f)[0]),
    "traded_cash": _traded_cash,
    "game_ended": lambda f: line(f"log.game_ended.{f[0].how}"),
    "sale": lambda f: line("log.final_sale", player=_player(f), shares=_shares(f), dollars=_dollars(f)),
    "winners": _winners,
}
