"""Trades between players: an offer before placing, and its answer. Until then the state holds the offer."""

from ..actions import ACCEPT, DECLINE
from ..constants import ANSWER, CHAINS, MOST_OFFERS, NOBODY, OVER, PLACE, Seat
from ..facts import (
    note_offer_accepted,
    note_offer_declined,
    note_offer_made,
    note_offer_unmet,
    note_traded_cash,
    note_traded_shares,
)
from ..reasons import FINE, Reason
from ..rule import called_rule, rule
from ..state import Game, Row, Rules


@rule
def why_no_trading(game: Game, rules: Rules) -> Reason:
    """O1: where the edition has trades, the player on turn may offer one before placing, up to ten times."""
    if game.phase == OVER:
        return Reason.GAME_IS_OVER
    if not rules.trading:
        return Reason.NO_TRADING
    if game.phase != PLACE or game.placed > 0:
        return Reason.TRADING_CLOSED
    return Reason.TOO_MANY_OFFERS if game.offers >= MOST_OFFERS else FINE


@rule
def why_not_offer(game: Game, rules: Rules) -> Reason:
    """O1, O2: judges the offer in the state; what it asks for is not compared with what the other player has."""
    reason = why_no_trading(game, rules)
    if reason != FINE:
        return reason
    if game.offer_to == game.player:
        return Reason.OFFER_TO_SELF
    if game.offer_give_cash < 0 or game.offer_take_cash < 0:
        return Reason.NEGATIVE_OFFER
    gives = game.offer_give_cash > 0
    takes = game.offer_take_cash > 0
    cannot = game.offer_give_cash > game.cash[game.player]
    for chain in range(CHAINS):
        if game.offer_give[chain] < 0 or game.offer_take[chain] < 0:
            return Reason.NEGATIVE_OFFER
        gives = gives or game.offer_give[chain] > 0
        takes = takes or game.offer_take[chain] > 0
        cannot = cannot or game.offer_give[chain] > game.shares[game.player][chain]
    if not (gives and takes):
        return Reason.BOTH_MUST_GIVE
    return Reason.CANNOT_GIVE if cannot else FINE


@rule
def make_offer(game: Game) -> None:
    """O1: the offer in the state is put to the other player."""
    game.offers += 1
    note_offer_made(game, game.player, game.offer_to)
    game.actor = game.offer_to
    game.phase = ANSWER


@rule
def list_answers(out: Row) -> int:
    """O3: yes or no."""
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def why_not_answer(game: Game) -> Reason:
    """O3: an answer needs an offer."""
    return FINE if game.phase == ANSWER else Reason.NOT_THIS_DECISION


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


@called_rule
def answer(game: Game, accept: bool) -> None:
    """O3: accepting moves cash and shares, if the other side has them; then the offering player continues."""
    other = game.offer_to
    if not accept:
        note_offer_declined(game, other)
    elif not can_meet(game):
        note_offer_unmet(game, other)
    else:
        note_offer_accepted(game, other)
        note_exchange(game, game.player, other)
        exchange(game, 1)
    clear_offer(game)
    game.actor = game.player
    game.phase = PLACE


@called_rule
def note_exchange(game: Game, player: Seat, other: Seat) -> None:
    """O3: notes what each side gets."""
    for chain in range(CHAINS):
        if game.offer_give[chain] > 0:
            note_traded_shares(game, other, player, chain, game.offer_give[chain])
        if game.offer_take[chain] > 0:
            note_traded_shares(game, player, other, chain, game.offer_take[chain])
    gained = game.offer_take_cash - game.offer_give_cash
    if gained != 0:
        note_traded_cash(game, player, other, gained)
        note_traded_cash(game, other, player, -gained)


@called_rule
def exchange(game: Game, sign: int) -> None:
    """O3: cash and shares change hands, or with sign -1 go back; the market is not involved."""
    player = game.player
    other = game.offer_to
    for chain in range(CHAINS):
        gained = sign * (game.offer_take[chain] - game.offer_give[chain])
        game.shares[player][chain] += gained
        game.shares[other][chain] -= gained
    gained = sign * (game.offer_take_cash - game.offer_give_cash)
    game.cash[player] += gained
    game.cash[other] -= gained


@rule
def clear_offer(game: Game) -> None:
    """The state holds no offer."""
    game.offer_to = NOBODY
    game.offer_give_cash = 0
    game.offer_take_cash = 0
    for chain in range(CHAINS):
        game.offer_give[chain] = 0
        game.offer_take[chain] = 0
