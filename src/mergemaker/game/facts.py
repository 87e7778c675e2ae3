"""What happened, with names: each fact of the core as a small object that a log, an animation or an audit can use."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ..rules import facts as core
from ..rules.constants import CHAINS
from ..rules.state import Fact as CoreFact
from .editions import POWER_NAMES, Edition
from .tiles import TILE_NAMES
from .view import ENDINGS, OfferView

RANKS = ("primary", "secondary", "tertiary")

KINDS = {
    core.GAME_BEGAN: "game_began",
    core.OPENING_TILE: "opening_tile",
    core.TURN_BEGAN: "turn_began",
    core.TILE_DRAWN: "tile_drawn",
    core.HAND_SHOWN: "hand_shown",
    core.TILE_SET_ASIDE: "tile_set_aside",
    core.TILE_PLACED: "tile_placed",
    core.NOTHING_PLACED: "nothing_placed",
    core.CHAIN_FOUNDED: "chain_founded",
    core.FOUNDER_SHARE: "founder_share",
    core.FOUNDER_CASH: "founder_cash",
    core.FOUNDER_NOTHING: "founder_nothing",
    core.CHAIN_GREW: "chain_grew",
    core.MERGER_BEGAN: "merger_began",
    core.SURVIVOR_NAMED: "survivor_named",
    core.SETTLING_BEGAN: "settling_began",
    core.MARKET_DREW: "market_drew",
    core.HOLDING_SHOWN: "holding_shown",
    core.BONUS_PAID: "bonus_paid",
    core.BONUS_KEPT: "bonus_kept",
    core.SHARES_TRADED: "shares_traded",
    core.SHARES_SOLD: "shares_sold",
    core.SHARES_KEPT: "shares_kept",
    core.CHAINS_MERGED: "chains_merged",
    core.SHARES_BOUGHT: "shares_bought",
    core.SHARES_TAKEN: "shares_taken",
    core.POWER_USED: "power_used",
    core.TRADE_2_MADE: "trade_2_made",
    core.OFFER_MADE: "offer_made",
    core.OFFER_ACCEPTED: "offer_accepted",
    core.OFFER_DECLINED: "offer_declined",
    core.OFFER_UNMET: "offer_unmet",
    core.TRADED_SHARES: "traded_shares",
    core.TRADED_CASH: "traded_cash",
    core.END_ANNOUNCED: "end_announced",
    core.GAME_ENDED: "game_ended",
    core.FINAL_SALE: "final_sale",
    core.FINAL_MONEY: "final_money",
    core.WINNER: "winner",
}

# What a kind's `tile` and `count` stand for, where they are not a tile and a number.
_INTO = (core.SHARES_TRADED, core.TRADE_2_MADE)
_BONUS = (core.BONUS_PAID, core.BONUS_KEPT)
_OTHER = (core.TRADED_SHARES, core.TRADED_CASH)
_SUMMED = (core.SHARES_BOUGHT, core.SHARES_TAKEN)


class Fact(msgspec.Struct, omit_defaults=True):
    """One thing that happened. Dollars are what the player got, negative when paid."""

    type: str
    player: str | None = None
    other: str | None = None  # the other player of a trade
    chain: str | None = None
    into: str | None = None  # the chain whose shares were taken in exchange
    chains: list[str] | None = None  # the chains of a merger
    tile: str | None = None  # null where it is not for the reader's eyes
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


def ranks_filled(code: int, tied: int) -> list[str]:
    """The bonuses added up in a payment: a sole holder's are the first and the last, others' stand in a row."""
    first, last = code // 4, code % 4
    if tied == 1 and first != last:
        return [RANKS[first], RANKS[last]]
    return list(RANKS[first : last + 1])


def fact_of(fact: CoreFact, edition: Edition, players: Sequence[str], offer: OfferView | None = None) -> Fact:
    """A fact of the core with names."""
    kind, player, chain, tile, count, dollars = fact
    named = Fact(type=KINDS[kind])
    if player >= 0:
        named.player = players[player]
    if chain >= 0:
        named.chain = edition.chains[chain]
    if kind in _INTO:
        named.into = edition.chains[tile]
    elif kind in _BONUS:
        named.ranks, named.tied = ranks_filled(tile, count), count
    elif kind in _OTHER:
        named.other = players[tile]
    elif tile >= 0:
        named.tile = TILE_NAMES[tile]
    if kind == core.MERGER_BEGAN:
        named.chains = [edition.chains[c] for c in range(CHAINS) if count >> c & 1]
    elif kind == core.POWER_USED:
        named.power = POWER_NAMES[count]
    elif kind == core.OFFER_MADE:
        named.other, named.offer = players[count], offer
    elif kind == core.GAME_ENDED:
        named.how = ENDINGS[count]
    elif count and kind not in _BONUS:
        named.count = count
    if dollars or kind in (core.FINAL_MONEY, core.WINNER):
        named.dollars = dollars
    return named


def facts_of(
    facts: Iterable[CoreFact], edition: Edition, players: Sequence[str], offer: OfferView | None = None
) -> list[Fact]:
    """Facts of the core with names; shares of a chain bought one by one are one purchase."""
    merged: list[CoreFact] = []
    for fact in facts:
        if merged and fact[0] in _SUMMED and merged[-1][:3] == fact[:3]:
            kind, player, chain, tile, count, dollars = merged[-1]
            merged[-1] = (kind, player, chain, tile, count + fact[4], dollars + fact[5])
        else:
            merged.append(fact)
    return [fact_of(fact, edition, players, offer) for fact in merged]


def seen_by(fact: Fact, viewer: str | None) -> Fact:
    """H1: the fact as that player (or an onlooker) may know it: a tile drawn is known to its drawer alone."""
    if fact.type == "tile_drawn" and fact.player != viewer:
        return msgspec.structs.replace(fact, tile=None)
    return fact
