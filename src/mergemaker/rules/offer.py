"""Trades between players: an offer stands in the state until it is answered."""

from .constants import (
    ANSWER,
    CHAINS,
    NOBODY,
    NONE,
    PLACE,
)
from .facts import (
    OFFER_ACCEPTED,
    OFFER_DECLINED,
    OFFER_MADE,
    OFFER_UNMET,
    TRADED_CASH,
    TRADED_SHARES,
    note,
)
from .rule import rule
from .state import Game


@rule
def make_offer(game: Game) -> None:
    """O1: the offer written into the state is put to the other player."""
    game.offers += 1
    note(game, OFFER_MADE, game.player, NONE, NONE, game.offer_to, 0)
    game.actor = game.offer_to
    game.phase = ANSWER


@rule
def can_meet(game: Game) -> bool:
    """O3: whether the player who was asked has what the offer takes."""
    other = game.offer_to
    if game.offer_take_cash > game.cash[other]:
        return False
    for chain in range(CHAINS):
        if game.offer_take[chain] > game.shares[other][chain]:
            return False
    return True


@rule
def answer(game: Game, accept: bool) -> None:
    """O3: an accepted offer moves cash and shares, if the other side has them; then the offering player goes on."""
    other = game.offer_to
    if not accept:
        note(game, OFFER_DECLINED, other, NONE, NONE, 0, 0)
    elif not can_meet(game):
        note(game, OFFER_UNMET, other, NONE, NONE, 0, 0)
    else:
        note(game, OFFER_ACCEPTED, other, NONE, NONE, 0, 0)
        exchange(game, game.player, other)
    clear_offer(game)
    game.actor = game.player
    game.phase = PLACE


@rule
def exchange(game: Game, player: int, other: int) -> None:
    """O3: what was given and taken changes hands; the market has no part in it."""
    for chain in range(CHAINS):
        if game.offer_give[chain] > 0:
            note(game, TRADED_SHARES, other, chain, player, game.offer_give[chain], 0)
        if game.offer_take[chain] > 0:
            note(game, TRADED_SHARES, player, chain, other, game.offer_take[chain], 0)
        gained = game.offer_take[chain] - game.offer_give[chain]
        game.shares[player][chain] += gained
        game.shares[other][chain] -= gained
    gained = game.offer_take_cash - game.offer_give_cash
    if gained != 0:
        note(game, TRADED_CASH, player, NONE, other, 0, gained)
        note(game, TRADED_CASH, other, NONE, player, 0, -gained)
    game.cash[player] += gained
    game.cash[other] -= gained


@rule
def clear_offer(game: Game) -> None:
    """No offer stands."""
    game.offer_to = NOBODY
    game.offer_give_cash = 0
    game.offer_take_cash = 0
    for chain in range(CHAINS):
        game.offer_give[chain] = 0
        game.offer_take[chain] = 0
