"""Offering trades: swaps of a few shares that both sides may want, and that are better for the one who offers."""

from ..game.actions import OfferTrade, Side
from ..game.position import Position
from ..rules import constants
from ..rules.decisions.trade import clear_offer, why_no_trading, why_not_offer
from ..rules.reasons import FINE
from ..rules.state import Game, Rules
from .heuristics.trade_value import least_gain, most_gain, offer_gain
from .heuristics.weights import HeuristicWeights


def wanted_offer(game: Game, weights: HeuristicWeights, position: Position) -> OfferTrade | None:
    """The first trade of those suggested by others that this player would accept too, if it were offered to it."""
    rules, chains = position.rules, position.edition.chains
    for offer in position.suggested:
        clear_offer(game)
        game.offer_to = position.players.index(offer.to)
        game.offer_give_cash, game.offer_take_cash = offer.give.cash, offer.take.cash
        for number, chain in enumerate(chains):
            game.offer_give[number] = offer.give.shares.get(chain, 0)
            game.offer_take[number] = offer.take.shares.get(chain, 0)
        fine = why_not_offer(game, rules) == FINE
        wanted = fine and offer_gain(game, rules, weights, game.player, game.offer_to) > 0
        clear_offer(game)
        if wanted:
            return offer
    return None


def best_offer(game: Game, weights: HeuristicWeights, position: Position) -> OfferTrade | None:
    """The best swap of shares that the other side should accept too; one try a turn, and none without trading."""
    rules, chains = position.rules, position.edition.chains
    if game.offers > 0 or why_no_trading(game, rules) != FINE:
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
                gain = _swap_gain(game, rules, weights, other, give, take)
                if gain > most:
                    most = gain
                    best = OfferTrade(
                        to=position.players[other],
                        give=Side(shares={chains[give]: 1}),
                        take=Side(shares={chains[take]: 1}),
                    )
    return best


def _swap_gain(game: Game, rules: Rules, weights: HeuristicWeights, other: int, give: int, take: int) -> int:
    """What one share for one gains the player on turn, if it also gains the other side something; else 0."""
    clear_offer(game)
    game.offer_to = other
    game.offer_give[give] = 1
    game.offer_take[take] = 1
    if why_not_offer(game, rules) != FINE:
        gain = 0
    else:
        gain = least_gain(game, rules, weights, game.player)
        if gain > 0:
            theirs = most_gain(game, rules, weights, other)
            gain = min(gain, gain - theirs) if theirs > 0 else 0
    clear_offer(game)
    return gain
