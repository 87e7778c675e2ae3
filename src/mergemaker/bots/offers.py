"""Offering trades: swaps of a few shares that both sides may want, and that are better for the one who offers."""

from ..game.actions import OfferTrade, Side
from ..game.editions import Edition
from ..game.view import View
from ..rules import constants
from ..rules.judge import why_not_offer
from ..rules.offer import clear_offer
from ..rules.reasons import FINE
from ..rules.state import Game, Rules
from .heuristics.trade_value import offer_gain, sides_gain


def best_offer(game: Game, rules: Rules, style: list[int], edition: Edition, view: View) -> OfferTrade | None:
    """The best swap of shares that the other side should accept too; one try a turn, and none without trading."""
    if not rules.trading or game.phase != constants.PLACE or game.placed > 0 or game.offers > 0:
        return None
    best: OfferTrade | None = None
    most = 300  # dollars that make an offer worth the bother
    me = game.player
    for other in range(game.players):
        if other == me:
            continue
        for give in range(constants.CHAINS):
            for take in range(constants.CHAINS):
                if give == take or game.shares[me][give] == 0 or game.shares[other][take] == 0:
                    continue
                gain = _swap_gain(game, rules, style, other, give, take)
                if gain > most:
                    most = gain
                    best = OfferTrade(
                        to=view.players[other].name,
                        give=Side(shares={edition.chains[give]: 1}),
                        take=Side(shares={edition.chains[take]: 1}),
                    )
    return best


def _swap_gain(game: Game, rules: Rules, style: list[int], other: int, give: int, take: int) -> int:
    """What one share for one gains the player on turn, if it also gains the other side something; else 0."""
    clear_offer(game)
    game.offer_to = other
    game.offer_give[give] = 1
    game.offer_take[take] = 1
    if why_not_offer(game, rules) != FINE:
        gain = 0
    else:
        theirs = sides_gain(game, rules, style, other)
        gain = offer_gain(game, rules, style, game.player, other) if theirs > 0 else 0
    clear_offer(game)
    return gain
