"""What an action would come to, said before it is confirmed."""

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
    OfferTrade,
    PlaceTile,
    StopPlacing,
    Trade2,
    UsePower,
)
from ..game.insight import (
    ALONE,
    BESIDE,
    FOUND,
    GROW,
    MERGE,
    NEVER,
    NOT_NOW,
    Effect,
    Outlook,
)
from ..game.narration import shares_line, side_line
from ..game.view import OfferView, SideView
from ..rules.constants import SAFE_SIZE
from ..words import line, t


def sums(outlook: Outlook, action: Action) -> list[str]:
    """Sentences about what the action would come to."""
    match action:
        case PlaceTile(tile):
            return placing(outlook, outlook.effect(tile, outlook.hand()))
        case Buy(shares):
            return [purchase(outlook, shares)]
        case Dispose(sell, trade):
            return [disposal(outlook, sell, trade)]
        case Found(chain):
            return [founding(outlook, chain)]
        case ChooseSurvivor(chain):
            others = [name for name in (outlook.view.merger.chains if outlook.view.merger else []) if name != chain]
            return [t("terminal.sum.survivor", chain=chain, others=others, n=len(others))]
        case ChooseAcquired(chain):
            return [t("terminal.sum.acquired", chain=chain), bonuses(outlook, chain)]
        case Discard(tiles):
            return [t("terminal.sum.discard", tiles=tiles) if tiles else t("terminal.sum.discard_none")]
        case AnnounceEnd():
            return [t("terminal.sum.announce")]
        case StopPlacing():
            return [t("terminal.sum.stop", placed=outlook.view.turn.placed)]
        case UsePower(power):
            return [t("terminal.sum.power", power=line(f"power.{power}"), text=line(f"power.{power}.text"))]
        case Trade2(give, take):
            return [t("terminal.sum.trade_2", give=give, take=take)]
        case OfferTrade(to, give, take):
            given, taken = (SideView(side.cash, side.shares) for side in (give, take))
            return [t("terminal.sum.offer", player=to, give=side_line(given), take=side_line(taken))]
        case AnswerTrade(accept):
            offer = outlook.view.offer
            return [answer(offer, accept)] if offer else []


def placing(outlook: Outlook, effect: Effect) -> list[str]:
    """What a tile would do, in sentences."""
    tile = effect.tile
    match effect.kind:
        case k if k == ALONE:  # a name alone would match anything
            return [t("terminal.sum.alone", tile=tile)]
        case k if k == BESIDE:
            return [t("terminal.sum.beside", tile=tile, near=effect.near)]
        case k if k == FOUND:
            return [t("terminal.sum.founds", tile=tile, n=effect.size)]
        case k if k == GROW:
            return [growing(outlook, effect)]
        case k if k == MERGE:
            return merging(outlook, effect)
        case k if k == NOT_NOW:
            return [t("terminal.sum.not_now", tile=tile)]
        case k if k == NEVER:
            return [t("terminal.sum.never", tile=tile)]
    raise AssertionError(effect)


def growing(outlook: Outlook, effect: Effect) -> str:
    """A chain grows: its size, whether it is safe now, and what a share costs."""
    chain = effect.chains[0]
    before = outlook.view.chains[chain]
    return t(
        "terminal.sum.grows",
        tile=effect.tile,
        chain=chain,
        before=before.size,
        n=effect.size,
        safe="yes" if effect.size >= SAFE_SIZE and not before.safe else "no",
        step="same" if before.price == effect.price else "other",
        old=before.price or 0,
        dollars=effect.price or 0,
    )


def merging(outlook: Outlook, effect: Effect) -> list[str]:
    """A merger: who survives, and the bonuses of those that are acquired."""
    sized = [line("terminal.sum.sized", chain=chain, n=outlook.view.chains[chain].size) for chain in effect.chains]
    tied = len(effect.survivors) > 1
    gone = [chain for chain in effect.chains if tied or chain not in effect.survivors]
    key = "terminal.sum.merges_tied" if tied else "terminal.sum.merges"
    first = t(key, tile=effect.tile, chains=sized, survivors=effect.survivors, n=effect.size)
    return [first, *(bonuses(outlook, chain) for chain in gone)]


def bonuses(outlook: Outlook, chain: str) -> str:
    """Who would be paid what for a chain."""
    holders = outlook.holders(chain)
    if holders is None:
        mine = outlook.view.player(outlook.view.viewer).shares if outlook.view.viewer else None
        amounts = [line("cash", dollars=amount) for amount in outlook.bonuses(chain)]
        return t("terminal.sum.bonuses_hidden", chain=chain, amounts=amounts, n=(mine or {}).get(chain, 0))
    paid = [
        line("terminal.player_money", player=holder.player, dollars=holder.bonus) for holder in holders if holder.bonus
    ]
    if not paid:
        return t("terminal.sum.bonuses_none", chain=chain)
    market = len(outlook.view.players) == 2 and outlook.edition.options.two_player_market
    return t("terminal.sum.bonuses_before_market" if market else "terminal.sum.bonuses", chain=chain, paid=paid)


def founding(outlook: Outlook, chain: str) -> str:
    """What a chain would be when it is founded now."""
    size = outlook.founded_size(outlook.view.turn.tile or "")
    gets = "share" if outlook.view.chains[chain].market else outlook.edition.options.sold_out_founder
    return t("terminal.sum.founding", chain=chain, n=size, dollars=outlook.price_at(chain, size), gets=gets)


def purchase(outlook: Outlook, shares: dict[str, int]) -> str:
    """The cost of a purchase, and what is left."""
    if not shares:
        return t("terminal.sum.buy_none")
    view = outlook.view
    prices = {chain: view.chains[chain].price or 0 for chain in shares}
    if view.turn.power == "free_3":
        return t("terminal.sum.take", shares=[shares_line(count, chain) for chain, count in shares.items()])
    each = [
        line("terminal.sum.buy_part", n=count, chain=chain, dollars=prices[chain]) for chain, count in shares.items()
    ]
    cost = sum(count * prices[chain] for chain, count in shares.items())
    cash = (view.player(view.viewer).cash or 0) if view.viewer else 0
    return t("terminal.sum.buy", shares=each, dollars=cost, left=cash - cost)


def disposal(outlook: Outlook, sell: int, trade: int) -> str:
    """The proceeds of a disposal."""
    view, merger = outlook.view, outlook.view.merger
    assert merger is not None
    assert merger.settling is not None
    assert view.viewer is not None
    mine = view.player(view.viewer)
    held = (mine.shares or {})[merger.settling]
    price = view.chains[merger.settling].price or 0
    chain, into, kept = merger.settling, merger.survivor or "", held - sell - trade
    parts = []
    if sell:
        parts.append(line("terminal.sum.sell", n=sell, chain=chain, dollars=price, total=sell * price))
    if trade:
        parts.append(line("terminal.sum.trade", n=trade, chain=chain, half=trade // 2, into=into))
    if kept:
        parts.append(line("terminal.sum.keep", n=kept, chain=chain))
    return t("terminal.sum.disposal", parts=parts, dollars=(mine.cash or 0) + sell * price)


def answer(offer: OfferView, accept: bool) -> str:
    """What the answer to an offer moves."""
    if not accept:
        return t("terminal.sum.decline", player=offer.maker)
    return t("terminal.sum.accept", player=offer.maker, give=side_line(offer.give), take=side_line(offer.take))
