"""Conditional orders at a table: which one is due, and why another is not. All is decided from the owner's position."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ..errors import IllegalAction, Refusal
from ..game.actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    PlaceTile,
    Side,
)
from ..game.editions import Edition
from ..game.insight import Insight
from ..game.tiles import TILE_NUMBERS
from ..game.view import SideView, View
from ..rules.decisions.dispose import most_pairs
from ..words.lines import Reason
from .messages import orders as say
from .messages.orders import Order, OrderInfo

MOST_ORDERS = 20  # that stand for one seat
Judge: TypeAlias = Callable[[Action], IllegalAction | None]


@dataclass(frozen=True)
class StandingOrder:
    """An order, and after how many actions it was spent."""

    order: Order
    spent_at: int | None = None


class Due(NamedTuple):
    """What an order does now."""

    number: int
    action: Action


def check(order: Order, edition: Edition, players: tuple[str, ...], hand: list[str]) -> None:
    """Raises a Refusal unless the order speaks of chains, players and own tiles of this game."""
    parts = [order.answer, *order.conditions]
    tiles = [part.tile for part in parts if isinstance(part, say.PlaceOrder | say.IfTile)]
    if any(tile not in TILE_NUMBERS or tile not in hand for tile in tiles):
        raise Refusal("bad_request", "not_in_hand")
    for chain in (chain for part in parts for chain in _chains(part)):
        if chain not in edition.chains:
            raise Refusal("bad_request", "unknown_name")
    if isinstance(order.answer, say.AnswerOrder) and order.answer.player not in (None, *players):
        raise Refusal("bad_request", "unknown_player", name=order.answer.player or "", known=[*players])


def _chains(part: say.Answer | say.Condition) -> list[str]:
    match part:
        case say.DisposeOrder() | say.IfPrice() | say.IfSize() | say.IfRank():
            return [part.chain]
        case say.BuyOrder():
            return [*part.shares]
        case say.PlaceOrder() | say.DiscardOrder() | say.AnswerOrder():
            return []
    return part.chains


def is_about(order: Order, view: View) -> bool:
    """Whether the order answers the decision to be made now."""
    answer = order.answer
    if answer.__struct_config__.tag != view.decision:
        return False
    match answer:
        case say.DisposeOrder(chain):
            return view.merger is not None and view.merger.settling == chain
        case say.AnswerOrder(_, player):
            return view.offer is not None and player in (None, view.offer.maker)
    return True


def due(standing: dict[int, StandingOrder], insight: Insight, judge: Judge) -> Due | None:
    """The first order that answers the decision of the position's owner, if one does."""
    for number, why in answers(standing, insight, judge):
        if not isinstance(why, Refusal):
            return Due(number, why)
    return None


def seen(standing: dict[int, StandingOrder], insight: Insight, judge: Judge, held: bool) -> list[OrderInfo]:
    """The orders that stand, each with why it is not carried out where it answers the decision to be made.

    After an undo they are `held`: a player who takes back what an order did decides in person.
    """
    taken_back = Refusal("not_now", "order_taken_back")
    whys = {
        number: taken_back if held else why
        for number, why in answers(standing, insight, judge)
        if held or isinstance(why, Refusal)
    }
    return [
        OrderInfo(number, one.order, Reason(**why.as_data()) if isinstance(why := whys.get(number), Refusal) else None)
        for number, one in standing.items()
        if one.spent_at is None
    ]


def answers(
    standing: dict[int, StandingOrder], insight: Insight, judge: Judge
) -> Iterator[tuple[int, Action | Refusal]]:
    """Each order about the decision of the position's owner, with its action or why it has none."""
    if insight.view.to_act != insight.owner_name:
        return
    for number, one in standing.items():
        if one.spent_at is None and is_about(one.order, insight.view):
            try:
                yield number, action_of(one.order, insight, judge)
            except Refusal as refusal:
                yield number, refusal


def action_of(order: Order, insight: Insight, judge: Judge) -> Action:
    """What the order does now; a Refusal says why it does nothing."""
    for condition in order.conditions:
        _require(condition, insight)
    if isinstance(order.answer, say.PlaceOrder | say.BuyOrder) and judge(AnnounceEnd()) is None:
        raise Refusal("not_now", "order_end")
    match order.answer:
        case say.PlaceOrder(tile):
            return _legal([PlaceTile(tile)], judge)
        case say.FoundOrder(chains):
            return _legal([Found(chain) for chain in chains], judge)
        case say.SurvivorOrder(chains):
            return _legal([ChooseSurvivor(chain) for chain in chains], judge)
        case say.AcquiredOrder(chains):
            return _legal([ChooseAcquired(chain) for chain in chains], judge)
        case say.DisposeOrder():
            return _legal([_disposal(order.answer, insight)], judge)
        case say.BuyOrder(shares, fewer):
            return _most_of(shares, judge) if fewer else _legal([Buy(shares)], judge)
        case say.DiscardOrder(whole):
            return _legal([Discard(insight.view.exchangeable if whole else [])], judge)
        case say.AnswerOrder():
            return _reply(order.answer, insight.view)


def _require(condition: say.Condition, insight: Insight) -> None:
    """Raises a Refusal unless the condition holds."""
    view = insight.view
    match condition:
        case say.IfTile(tile, effect, chains):
            if tile not in insight.hand:
                raise Refusal("not_now", "not_in_hand")
            preview = insight.preview(tile)
            does = "alone" if preview.effect == "beside" else preview.effect
            touched = {chain.name for chain in preview.chains}
            if does != effect or (effect != "found" and not touched.issuperset(chains)):
                raise Refusal("not_now", "order_effect", tile=tile)
        case say.IfPrice(chain, least, most):
            price = view.chains[chain].price or 0
            if not least <= price <= most:
                raise Refusal("not_now", "order_price", chain=chain, dollars=price)
        case say.IfSize(chain, least, most):
            size = view.chains[chain].size
            if not least <= size <= most:
                raise Refusal("not_now", "order_size", chain=chain, n=size)
        case say.IfSurvivor(chains):
            survivor = view.merger.survivor if view.merger else None
            if survivor not in chains:
                raise Refusal("not_now", "order_survivor", chain=survivor or "–")
        case say.IfRank(chain, place):
            holders = insight.holders(insight.chain(chain))
            mine = next((holder.place for holder in holders if holder.player == insight.owner_name), None)
            if not insight.known:
                raise Refusal("not_now", "order_rank_hidden", chain=chain)
            if mine is None or mine > place:
                raise Refusal("not_now", "order_rank", chain=chain)


def _legal(wanted: list[Action], judge: Judge) -> Action:
    """The first action that is legal; a Refusal says why none is."""
    error: IllegalAction | None = None
    for action in wanted:
        error = judge(action)
        if error is None:
            return action
    assert error is not None, "something is wanted"
    raise Refusal("not_now", error.reason, rule=error.rule, **error.values)


def _disposal(order: say.DisposeOrder, insight: Insight) -> Dispose:
    """M7: shares are traded while the survivor's last, some of the others are kept, and the rest is sold."""
    held = insight.game.shares[insight.owner][insight.chain(order.chain)]
    trade = 2 * most_pairs(insight.game) if order.trade == "all" else order.trade
    keep = held - trade if order.keep == "all" else order.keep
    if trade + keep > held:
        raise Refusal("not_now", "order_too_few", chain=order.chain, n=held)
    return Dispose(sell=held - trade - keep, trade=trade)


def _most_of(shares: dict[str, int], judge: Judge) -> Buy:
    """P2: as many of the shares as can be bought, share by share in their order."""
    bought: dict[str, int] = {}
    for chain, count in shares.items():
        for _ in range(count):
            more = {**bought, chain: bought.get(chain, 0) + 1}
            if judge(Buy(more)) is None:
                bought = more
    if not bought:
        raise Refusal("not_now", "order_nothing_to_buy")
    return Buy(bought)


def _reply(order: say.AnswerOrder, view: View) -> AnswerTrade:
    offer, wanted = view.offer, order.accept
    assert offer is not None, "a trade is offered"
    if wanted is not None and not (_same(offer.give, wanted.give) and _same(offer.take, wanted.take)):
        raise Refusal("not_now", "order_other_offer")
    return AnswerTrade(wanted is not None)


def _same(offered: SideView, wanted: Side) -> bool:
    return offered.cash == wanted.cash and offered.shares == {chain: n for chain, n in wanted.shares.items() if n}
