"""What happened, told: facts as the sentences of a log.

`sentence` tells one fact. `story` tells many, and draws together what belongs together: a purchase of three chains is
one sentence, and so are a founding and its share.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from .editions import POWER_NAMES, POWER_TITLES
from .facts import Fact
from .view import SideView

MARKET = "the market"


def money(dollars: int) -> str:
    """An amount as people write it: $1,200."""
    return f"${dollars:,}" if dollars >= 0 else f"-${-dollars:,}"


def plural(count: int, noun: str) -> str:
    """A count with its noun: 1 tile, 2 tiles."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(items: Iterable[str], last: str = "and") -> str:
    """Items as a sentence lists them: a, b and c."""
    *head, end = items
    return f"{', '.join(head)} {last} {end}" if head else end


def power_title(power: str) -> str:
    """A special power as the rulebook calls it."""
    return POWER_TITLES[POWER_NAMES.index(power)]


def side_text(side: SideView) -> str:
    """One side of a trade: 2 Tower and $500."""
    things = [f"{count} {chain}" for chain, count in side.shares.items() if count]
    if side.cash:
        things.append(money(side.cash))
    return listed(things) if things else "nothing"


# Facts that are told together when they follow each other, by the same player.
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
# A tile placed is told with what came of it.
_CONSEQUENCES = ("chain_founded", "chain_grew", "merger_began")


def sentence(fact: Fact) -> str:
    """One fact as a sentence."""
    return _tell([fact])


def story(facts: Sequence[Fact]) -> list[str]:
    """Facts as sentences, in order."""
    return [_tell(group) for group in groups(facts)]


def groups(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Facts in the groups that make a sentence each."""
    told = [
        fact
        for i, fact in enumerate(facts)
        if fact.type != "tile_placed" or i + 1 == len(facts) or facts[i + 1].type not in _CONSEQUENCES
    ]
    return [list(group) for _, group in groupby(told, key=_Key())]


class _Key:
    """Gives facts that belong to one sentence the same key."""

    def __init__(self) -> None:
        self._alone = 0

    def __call__(self, fact: Fact) -> tuple[str, str | None, str | None, int]:
        kind = _TOGETHER.get(fact.type)
        if kind is None or fact.type in ("chain_founded", "merger_began"):
            self._alone += 1
        of = fact.chain if kind == "bonuses" else None
        return kind or fact.type, None if kind in _ANY_PLAYER else fact.player, of, self._alone


def _tell(facts: list[Fact]) -> str:
    kind = _TOGETHER.get(facts[0].type, facts[0].type)
    words = _SENTENCES[kind](facts)
    return words[0].upper() + words[1:] + "."


def _openings(facts: list[Fact]) -> str:
    return "the opening tiles are " + listed(f"{fact.player}'s {fact.tile}" for fact in facts)


def _draw(facts: list[Fact]) -> str:
    known = [fact.tile for fact in facts if fact.tile]
    return f"{facts[0].player} draws {listed(known) if known else plural(len(facts), 'tile')}"


def _tiles(facts: list[Fact]) -> str:
    return listed(fact.tile or "a tile" for fact in facts)


def _holdings(facts: list[Fact]) -> str:
    held = [f"{fact.player} {fact.count}" for fact in facts if fact.count]
    return f"{facts[0].chain} shares: " + (", ".join(held) if held else "nobody has any")


def _shares(facts: list[Fact]) -> str:
    return listed(f"{fact.count} {fact.chain}" for fact in facts)


def _purchase(facts: list[Fact]) -> str:
    paid = -sum(fact.dollars or 0 for fact in facts)
    return f"{facts[0].player} buys {_shares(facts)} for {money(paid)}"


def _disposal(facts: list[Fact]) -> str:
    parts = []
    for i, fact in enumerate(facts):
        what = f"{fact.count} {fact.chain}" if i == 0 else str(fact.count)
        if fact.type == "shares_sold":
            parts.append(f"sells {what} for {money(fact.dollars or 0)}")
        elif fact.type == "shares_traded":
            parts.append(f"trades {what} for {(fact.count or 0) // 2} {fact.into}")
        else:
            parts.append(f"keeps {what}")
    return f"{facts[0].player} {listed(parts)}"


def _founding(facts: list[Fact]) -> str:
    parts = []
    for fact in facts:
        if fact.type == "chain_founded":
            parts.append(f"founds {fact.chain} with {fact.tile} ({plural(fact.count or 0, 'tile')})")
        elif fact.type == "founder_share":
            parts.append("gets a share" if parts else f"gets a share of {fact.chain}")
        elif fact.type == "founder_cash":
            parts.append(f"gets {money(fact.dollars or 0)}, as no share of {fact.chain} is left")
        else:
            parts.append(f"gets nothing, as no share of {fact.chain} is left")
    return f"{facts[0].player} {listed(parts)}"


def _merger(facts: list[Fact]) -> str:
    parts = []
    for fact in facts:
        if fact.type == "merger_began":
            parts.append(f"{fact.player} merges {listed(fact.chains or [])} with {fact.tile}")
        else:
            parts.append(f"{fact.chain} ({plural(fact.count or 0, 'tile')}) survives")
    return ": ".join(parts)


def _bonuses(facts: list[Fact]) -> str:
    """One payment in full; several with those who tie together."""
    if len(facts) == 1:
        fact = facts[0]
        shared = f", shared by {fact.tied}" if (fact.tied or 1) > 1 else ""
        what = f"{money(fact.dollars or 0)} for {fact.chain} ({listed(fact.ranks or [])} bonus{shared})"
        return f"{MARKET}'s {what} stays in the bank" if fact.type == "bonus_kept" else f"{fact.player} gets {what}"
    parts = []
    for ranks, tied in groupby(facts, key=lambda fact: fact.ranks):
        same = list(tied)
        names = listed(MARKET if fact.type == "bonus_kept" else fact.player or "" for fact in same)
        each = " each" if len(same) > 1 else ""
        parts.append(f"{names} {money(same[0].dollars or 0)}{each} ({listed(ranks or [])})")
    bank = f"; {MARKET}'s stays in the bank" if any(fact.type == "bonus_kept" for fact in facts) else ""
    return f"{facts[0].chain} bonuses: {', '.join(parts)}{bank}"


def _power(facts: list[Fact]) -> str:
    return f"{facts[0].player} uses {power_title(facts[0].power or '')}"


def _trade_2(facts: list[Fact]) -> str:
    return f"{facts[0].player} trades 2 {facts[0].chain} for 1 {facts[0].into}"


def _offer(facts: list[Fact]) -> str:
    offer = facts[0].offer
    what = f" {side_text(offer.give)} for {side_text(offer.take)}" if offer else " a trade"
    return f"{facts[0].player} offers {facts[0].other}{what}"


def _traded_cash(facts: list[Fact]) -> str:
    fact = facts[0]
    dollars = fact.dollars or 0
    if dollars < 0:
        return f"{fact.player} pays {fact.other} {money(-dollars)}"
    return f"{fact.player} gets {money(dollars)} from {fact.other}"


_ENDINGS = {
    "announced": "the game is over, as announced",
    "exhausted": "the game is over: no tile is left in the bag or in a hand",
    "stalled": "the game is over: for a whole round nobody could place or draw a tile",
}


def _winners(facts: list[Fact]) -> str:
    names = listed(fact.player or "" for fact in facts)
    return f"{names} {'wins' if len(facts) == 1 else 'share the win'} with {money(facts[0].dollars or 0)}"


_SENTENCES: dict[str, Callable[[list[Fact]], str]] = {
    "game_began": lambda f: f"{f[0].player} starts",
    "openings": _openings,
    "turn_began": lambda f: f"turn {f[0].count}: {f[0].player}",
    "draw": _draw,
    "hand": lambda f: f"{f[0].player} has nothing to place and shows {_tiles(f)}",
    "aside": lambda f: f"{f[0].player} sets {_tiles(f)} aside",
    "tile_placed": lambda f: f"{f[0].player} places {f[0].tile}",
    "nothing_placed": lambda f: f"{f[0].player} places no tile",
    "founding": _founding,
    "chain_grew": lambda f: (
        f"{f[0].player} places {f[0].tile}: {f[0].chain} grows to {plural(f[0].count or 0, 'tile')}"
    ),
    "merger": _merger,
    "settling_began": lambda f: (
        f"{f[0].chain} is settled: {plural(f[0].count or 0, 'tile')}, {money(f[0].dollars or 0)} a share"
    ),
    "market_drew": lambda f: (
        f"{MARKET} shows {f[0].tile} and counts with {plural(f[0].count or 0, f'{f[0].chain} share')}"
    ),
    "holdings": _holdings,
    "bonuses": _bonuses,
    "disposal": _disposal,
    "chains_merged": lambda f: f"{f[0].chain} now has {plural(f[0].count or 0, 'tile')}",
    "purchase": _purchase,
    "gift": lambda f: f"{f[0].player} takes {_shares(f)} for nothing",
    "power_used": _power,
    "trade_2_made": _trade_2,
    "offer_made": _offer,
    "offer_accepted": lambda f: f"{f[0].player} accepts",
    "offer_declined": lambda f: f"{f[0].player} declines",
    "offer_unmet": lambda f: f"{f[0].player} accepts but does not have what was asked; nothing moves",
    "traded_shares": lambda f: f"{f[0].player} gets {f[0].count} {f[0].chain} from {f[0].other}",
    "traded_cash": _traded_cash,
    "end_announced": lambda f: f"{f[0].player} announces the end: the game is over after this turn",
    "game_ended": lambda f: _ENDINGS[f[0].how or ""],
    "sale": lambda f: f"{f[0].player} sells {_shares(f)} for {money(sum(fact.dollars or 0 for fact in f))}",
    "final_money": lambda f: f"{f[0].player} has {money(f[0].dollars or 0)}",
    "winners": _winners,
}
