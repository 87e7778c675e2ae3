"""What an action would do, in sentences shown before it is confirmed."""

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
from ..game.insight import Insight
from ..game.insight_shapes import Preview
from ..game.narration import shares_line, side_line
from ..game.view import OfferView, SideView
from ..rules.constants import SAFE_SIZE
from ..words import line, t


def sums(insight: Insight, action: Action) -> list[str]:
    """Sentences about what the action would do; none where its name says it all."""
    match action:
        case PlaceTile(tile):
            return placing(insight, insight.preview(tile))
        case Buy(shares):
            return [purchase(insight, shares)]
        case Dispose(sell, trade):
            return [disposal(insight, sell, trade)]
        case Found(chain):
            return [founding(insight, chain)]
        case ChooseSurvivor(chain):
            others = [name for name in (insight.view.merger.chains if insight.view.merger else []) if name != chain]
            return [t("terminal.sum.survivor", chain=chain, others=others, n=len(others))]
        case ChooseAcquired(chain):
            return [t("terminal.sum.acquired", chain=chain), bonuses(insight, chain)]
        case Discard(tiles):
            return [t("terminal.sum.discard", tiles=tiles) if tiles else t("terminal.sum.discard_none")]
        case AnnounceEnd():
            return [t("terminal.sum.announce")]
        case StopPlacing():
            return [t("terminal.sum.stop", placed=insight.view.turn.placed)]
        case UsePower(power):
            return [t("terminal.sum.power", power=line(f"power.{power}"), text=line(f"power.{power}.text"))]
        case Trade2(give, take):
            return [t("terminal.sum.trade_2", give=give, take=take)]
        case OfferTrade(to, give, take):
            given, taken = (SideView(side.cash, side.shares) for side in (give, take))
            return [t("terminal.sum.offer", player=to, give=side_line(given), take=side_line(taken))]
        case AnswerTrade(accept):
            offer = insight.view.offer
            return [answer(offer, accept)] if offer else []
        case _:
            return []


def placing(insight: Insight, preview: Preview) -> list[str]:
    """What a tile would do, in sentences."""
    tile = preview.tile
    match preview.effect:
        case "beside":
            return [t("terminal.sum.beside", tile=tile, near=preview.near)]
        case "found":
            return [t("terminal.sum.founds", tile=tile, n=preview.size)]
        case "grow" if not preview.chains:
            return [t("terminal.sum.grows_new", tile=tile, n=preview.size)]
        case "merge" if len(preview.chains) == 1 or not preview.survivors:
            named = [chain.name for chain in preview.chains]
            return [t("terminal.sum.merges_new", tile=tile, chains=named, n=preview.size)]
        case "grow":
            return [growing(preview)]
        case "merge":
            return merging(insight, preview)
        case "alone" | "not_now" | "never":
            return [t(f"terminal.sum.{preview.effect}", tile=tile)]


def growing(preview: Preview) -> str:
    """A chain grows: its size, whether it is safe now, and what a share costs."""
    (chain,) = preview.chains
    return t(
        "terminal.sum.grows",
        tile=preview.tile,
        chain=chain.name,
        before=chain.size_before,
        n=preview.size,
        safe="yes" if chain.safe_after and chain.size_before < SAFE_SIZE else "no",
        step="same" if chain.price_before == chain.price_after else "other",
        old=chain.price_before or 0,
        dollars=chain.price_after or 0,
    )


def merging(insight: Insight, preview: Preview) -> list[str]:
    """A merger: who survives, and the bonuses of the acquired chains."""
    chains = sorted(preview.chains, key=lambda chain: -chain.size_before)
    sized = [line("terminal.sum.sized", chain=chain.name, n=chain.size_before) for chain in chains]
    tied = len(preview.survivors) > 1
    gone = [chain.name for chain in chains if tied or chain.name not in preview.survivors]
    key = "terminal.sum.merges_tied" if tied else "terminal.sum.merges"
    first = t(key, tile=preview.tile, chains=sized, survivors=preview.survivors, n=preview.size)
    return [first, *(bonuses(insight, chain) for chain in gone)]


def bonuses(insight: Insight, chain: str) -> str:
    """Who would be paid what for a chain."""
    number = insight.chain(chain)
    holders = insight.holders(number)
    if not insight.known:
        mine = insight.view.player(insight.view.viewer).shares if insight.view.viewer else None
        amounts = [line("cash", dollars=amount) for amount in insight.bonuses(number)]
        return t("terminal.sum.bonuses_hidden", chain=chain, amounts=amounts, n=(mine or {}).get(chain, 0))
    paid = [
        line("terminal.player_money", player=holder.player, dollars=holder.bonus) for holder in holders if holder.bonus
    ]
    if not paid:
        return t("terminal.sum.bonuses_none", chain=chain)
    key = "terminal.sum.bonuses_before_market" if insight.market_draws else "terminal.sum.bonuses"
    return t(key, chain=chain, paid=paid)


def founding(insight: Insight, chain: str) -> str:
    """The size and price of a chain if it is founded now."""
    size = insight.founded_size
    gets = "share" if insight.view.chains[chain].market else insight.edition.options.sold_out_founder
    return t("terminal.sum.founding", chain=chain, n=size, dollars=insight.price_at(chain, size), gets=gets)


def purchase(insight: Insight, shares: dict[str, int]) -> str:
    """The cost of a purchase, and what is left."""
    if not shares:
        return t("terminal.sum.buy_none")
    view = insight.view
    prices = {chain: view.chains[chain].price or 0 for chain in shares}
    if view.turn.power == "free_3":
        return t("terminal.sum.take", shares=[shares_line(count, chain) for chain, count in shares.items()])
    each = [
        line("terminal.sum.buy_part", n=count, chain=chain, dollars=prices[chain]) for chain, count in shares.items()
    ]
    cost = sum(count * prices[chain] for chain, count in shares.items())
    cash = (view.player(view.viewer).cash or 0) if view.viewer else 0
    return t("terminal.sum.buy", shares=each, dollars=cost, left=cash - cost)


def disposal(insight: Insight, sell: int, trade: int) -> str:
    """The proceeds of a disposal."""
    view, merger = insight.view, insight.view.merger
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
    """What accepting or declining an offer does."""
    if not accept:
        return t("terminal.sum.decline", player=offer.maker)
    return t("terminal.sum.accept", player=offer.maker, give=side_line(offer.give), take=side_line(offer.take))
