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
from ..game.narration import (
    listed,
    money,
    plural,
    power_title,
    side_text,
)
from ..game.view import OfferView, SideView

POWERS = {
    "take_5": "you draw five tiles now, and none at the end of a turn until you have fewer than six",
    "play_4": "you may place up to four tiles this turn",
    "free_3": "you may take up to three shares for nothing, and buy no others this turn",
    "buy_5": "you may buy up to five shares this turn",
    "trade_2": "up to three times, you may give two shares of a chain for one of another; then you buy as usual",
}


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
            return [f"{chain} survives; {listed(others)} {'is' if len(others) == 1 else 'are'} acquired."]
        case ChooseAcquired(chain):
            return [f"{chain} is settled next. {bonuses(outlook, chain)}"]
        case Discard(tiles):
            return [f"You set {listed(tiles)} aside and draw as many." if tiles else "You keep all your tiles."]
        case AnnounceEnd():
            return ["You announce the end: the game is over after this turn."]
        case StopPlacing():
            return ["You place no further tile." if outlook.view.turn.placed else "You place no tile."]
        case UsePower(power):
            return [f"{power_title(power)}: {POWERS[power]}."]
        case Trade2(give, take):
            return [f"You give 2 {give} and take 1 {take}."]
        case OfferTrade(to, give, take):
            given, taken = (SideView(side.cash, side.shares) for side in (give, take))
            return [f"You offer {to} {side_text(given)} for {side_text(taken)}."]
        case AnswerTrade(accept):
            offer = outlook.view.offer
            return [answer(offer, accept) if offer else ""]


def placing(outlook: Outlook, effect: Effect) -> list[str]:
    """What a tile would do, in sentences."""
    tile = effect.tile
    chains = outlook.view.chains
    match effect.kind:
        case k if k == ALONE:  # a name alone would match anything
            return [f"{tile} stands alone."]
        case k if k == BESIDE:
            return [f"{tile} stands alone, with your {listed(effect.near)} beside it."]
        case k if k == FOUND:
            return [f"{tile} founds a chain of {plural(effect.size, 'tile')}."]
        case k if k == GROW:
            chain = effect.chains[0]
            before = chains[chain]
            prices = f"a share goes from {money(before.price or 0)} to {money(effect.price or 0)}"
            if before.price == effect.price:
                prices = f"a share stays at {money(before.price or 0)}"
            safe = ", and it is safe" if effect.size >= 11 and not before.safe else ""
            return [f"{tile}: {chain} grows from {before.size} to {plural(effect.size, 'tile')}{safe}; {prices}."]
        case k if k == MERGE:
            return merging(outlook, effect)
        case k if k == NOT_NOW:
            return [f"{tile} would found an eighth chain, and there are only seven: not now."]
        case k if k == NEVER:
            return [f"{tile} touches two safe chains: it can never be placed."]
    raise AssertionError(effect)


def merging(outlook: Outlook, effect: Effect) -> list[str]:
    """A merger: who survives, and the bonuses of those that are acquired."""
    sized = listed(f"{chain} ({outlook.view.chains[chain].size})" for chain in effect.chains)
    if len(effect.survivors) > 1:
        survivor = f"{listed(effect.survivors, 'or')} survives, as you choose"
        gone = list(effect.chains)
    else:
        survivor = f"{effect.survivors[0]} survives"
        gone = [chain for chain in effect.chains if chain not in effect.survivors]
    lines = [f"{effect.tile} merges {sized}: {survivor}, with {plural(effect.size, 'tile')} then."]
    lines += [bonuses(outlook, chain) for chain in gone]
    return lines


def bonuses(outlook: Outlook, chain: str) -> str:
    """Who would be paid what for a chain."""
    holders = outlook.holders(chain)
    if holders is None:
        mine = outlook.view.player(outlook.view.viewer).shares if outlook.view.viewer else None
        paid = listed(money(amount) for amount in outlook.bonuses(chain))
        return f"{chain} bonuses are {paid}; you hold {(mine or {}).get(chain, 0)}."
    paid = ", ".join(f"{holder.player} {money(holder.bonus)}" for holder in holders if holder.bonus)
    market = len(outlook.view.players) == 2 and outlook.edition.options.two_player_market
    before = " (before the market's draw)" if market else ""
    return f"{chain} bonuses{before}: {paid}." if paid else f"{chain}: nobody holds a share."


def founding(outlook: Outlook, chain: str) -> str:
    """What a chain would be when it is founded now."""
    size = outlook.founded_size(outlook.view.turn.tile or "")
    price = money(outlook.price_at(chain, size))
    if outlook.view.chains[chain].market:
        gets = "you get a share"
    elif outlook.edition.options.sold_out_founder == "cash":
        gets = f"no share is left, so you get {price}"
    else:
        gets = "no share is left, so you get nothing"
    return f"{chain}: {plural(size, 'tile')}, {price} a share; {gets}."


def purchase(outlook: Outlook, shares: dict[str, int]) -> str:
    """The cost of a purchase, and what is left."""
    if not shares:
        return "You buy nothing."
    view = outlook.view
    prices = {chain: view.chains[chain].price or 0 for chain in shares}
    if view.turn.power == "free_3":
        return f"You take {listed(f'{count} {chain}' for chain, count in shares.items())} for nothing."
    each = [f"{count} {chain} at {money(prices[chain])}" for chain, count in shares.items()]
    cost = sum(count * prices[chain] for chain, count in shares.items())
    cash = (view.player(view.viewer).cash or 0) if view.viewer else 0
    return f"You buy {listed(each)}: {money(cost)} in all, which leaves you {money(cash - cost)}."


def disposal(outlook: Outlook, sell: int, trade: int) -> str:
    """The proceeds of a disposal."""
    view, merger = outlook.view, outlook.view.merger
    assert merger is not None
    assert merger.settling is not None
    assert view.viewer is not None
    mine = view.player(view.viewer)
    held = (mine.shares or {})[merger.settling]
    price = view.chains[merger.settling].price or 0
    parts = []
    if sell:
        parts.append(f"sell {sell} {merger.settling} at {money(price)} for {money(sell * price)}")
    if trade:
        parts.append(f"trade {trade} for {trade // 2} {merger.survivor}")
    if held - sell - trade:
        parts.append(f"keep {held - sell - trade}")
    return f"You {listed(parts)}; your cash is {money((mine.cash or 0) + sell * price)} then."


def answer(offer: OfferView, accept: bool) -> str:
    """What the answer to an offer moves."""
    if not accept:
        return f"You decline {offer.maker}'s offer."
    return f"You get {side_text(offer.give)} from {offer.maker} and give {side_text(offer.take)}."
