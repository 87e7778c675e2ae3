"""Who stands where, reckoned from a view alone: places and bonuses in each chain, everybody's money if it ended now."""

from ..game.editions import TIER_NAMES, Edition
from ..game.view import MergerView, View
from ..game.view_reader import edition_of, shown_game
from ..rules.constants import CHAINS, ENDING_SIZE, SAFE_SIZE
from ..rules.money import LINE, bonus, pay_bonuses, price
from ..rules.state import Game, Rules
from .messages.insight import ChainStanding, Holder, Standings


def rules_without_market(edition: Edition) -> Rules:
    """The rules, but for the market's draw in a game of two: it cannot be known beforehand."""
    rules = edition.rules()
    rules.two_player_market = 0
    return rules


def market_draws(view: View) -> bool:
    """Whether the market would be one more holder (K1)."""
    return len(view.players) == 2 and view.options["two_player_market"] is True and view.bag not in (0, [])


def holdings_known(view: View) -> bool:
    """Whether the viewer sees everybody's cash and shares."""
    return all(player.shares is not None and player.cash is not None for player in view.players)


def net_worths(game: Game, rules: Rules, settled: int = 0, settling: int = 0) -> list[int]:
    """E5: everybody's money if the game ended now. A chain being settled has paid; settled ones are void."""
    trial = game.copy()
    for chain in range(CHAINS):
        mark = 1 << chain
        if trial.sizes[chain] == 0 or settled & mark:
            continue
        if not settling & mark:
            pay_bonuses(trial, rules, chain)
        for seat in range(trial.players):
            trial.cash[seat] += trial.shares[seat][chain] * price(trial, rules, chain)
    return trial.cash[: trial.players]


def standings_of(view: View) -> Standings:
    """The standings as the viewer may know them."""
    edition = edition_of(view)
    rules = rules_without_market(edition)
    game = shown_game(view, edition)
    known = holdings_known(view)
    settled = settling = 0
    if view.merger is not None and view.merger.survivor is not None:
        for name in view.merger.acquired:
            mark = 1 << edition.chains.index(name)
            if name == view.merger.settling:
                settling |= mark
            elif name not in view.merger.unsettled:
                settled |= mark
    worths: list[int | None] = [None] * len(view.players)
    if view.result is not None:
        worths[:] = [view.result.final[player.name] for player in view.players]
    elif known:
        worths[:] = net_worths(game, rules, settled, settling)
    elif view.viewer is not None:
        seat = view.seat(view.viewer)
        worths[seat] = game.cash[seat] + sum(game.shares[seat][c] * price(game, rules, c) for c in range(CHAINS))
    return Standings(
        chains=[_chain_standing(view, edition, rules, game, chain, known) for chain in range(CHAINS)],
        net_worth={player.name: worth for player, worth in zip(view.players, worths, strict=True)},
        market_draws=market_draws(view),
    )


def _chain_standing(view: View, edition: Edition, rules: Rules, game: Game, chain: int, known: bool) -> ChainStanding:
    size = game.sizes[chain]
    share_price = price(game, rules, chain)
    next_size = next((tiles for tiles in range(size + 1, ENDING_SIZE + 1) if LINE[tiles] != LINE[size]), None)
    on_board = size > 0
    return ChainStanding(
        name=edition.chains[chain],
        tier=TIER_NAMES[edition.tiers[chain]],  # type: ignore[arg-type]  # the three names are the literal's
        holders=_holders(view, edition, rules, game, chain, known),
        bonuses=[bonus(rules, share_price, rank) for rank in range(rules.ranks)] if on_board else [],
        next_price=100 * (LINE[next_size] + rules.tiers[chain]) if on_board and next_size else None,
        tiles_to_next_price=next_size - size if on_board and next_size else None,
        tiles_to_safe=SAFE_SIZE - size if on_board and size < SAFE_SIZE else None,
        tiles_to_end=ENDING_SIZE - size if on_board and size < ENDING_SIZE else None,
    )


def _holders(view: View, edition: Edition, rules: Rules, game: Game, chain: int, known: bool) -> list[Holder]:
    """The holders that the viewer knows of, most shares first; places and bonuses only if all are known."""
    name = edition.chains[chain]
    if view.merger is not None and view.has_paid(name):
        return _paid_holders(view, view.merger, name)
    held = [
        (seat, player.shares[name])
        for seat, player in enumerate(view.players)
        if player.shares is not None and player.shares[name] > 0
    ]
    held.sort(key=lambda item: -item[1])
    bonuses = [0] * len(view.players)
    if known and game.sizes[chain] > 0:
        trial = game.copy()
        pay_bonuses(trial, rules, chain)
        bonuses = trial.bonuses
    return [
        Holder(
            player=view.players[seat].name,
            shares=count,
            place=1 + sum(other > count for _, other in held) if known else None,
            bonus=bonuses[seat] if known else None,
        )
        for seat, count in held
    ]


def _paid_holders(view: View, merger: MergerView, name: str) -> list[Holder]:
    """H2: of the chain being settled all know who held how many when it began, and what they were paid."""
    shown = [(player.name, view.shares_of(player, name)) for player in view.players]
    if name != merger.settling:
        return [Holder(player, count, None, None) for player, count in shown if count]
    before = merger.holdings
    found = [
        Holder(
            player=player,
            shares=count or 0,
            place=1 + sum(other > before[player] for other in before.values()) if before[player] else None,
            bonus=merger.bonuses.get(player, 0),
        )
        for player, count in shown
    ]
    return sorted(found, key=lambda holder: -before[holder.player])
