"""A complete game that is consistent with what a player knows.

Bots search guesses, never the game itself. What the position hides is dealt with the caller's own generator.
"""

import random

from ..rules.board import is_dead
from ..rules.constants import CHAINS, DISCARD, DISPOSE_SELL, DISPOSE_TRADE, MOST_MARKET_DRAWS, SHARES, TILES, Seat, Tile
from ..rules.decisions.dispose import can_trade
from ..rules.mask import UNKNOWN, is_hidden
from ..rules.state import Game
from .position import Position


def guess(position: Position, rng: random.Random) -> Game:
    """H3: a game whose view is the same as the position's; hidden tiles and holdings are dealt at random."""
    game = position.game.copy()
    _deal_tiles(game, position.viewer, rng)
    _deal_holdings(game, rng)
    game.market_deck = [rng.randrange(32767) for _ in range(MOST_MARKET_DRAWS)]
    if game.phase == DISPOSE_TRADE and not can_trade(game, game.actor):
        game.phase = DISPOSE_SELL
    return game


def _deal_tiles(game: Game, viewer: Seat, rng: random.Random) -> None:
    """The viewer's hand stays; the other unseen tiles are dealt to the other hands and the bag."""
    drawn = [tile for tile in game.bag if tile != UNKNOWN]
    seen = set(drawn)
    unseen = [tile for tile in range(TILES) if tile not in seen]
    rng.shuffle(unseen)
    _sort_hand(game, viewer)
    asked_first = sorted(range(game.players), key=lambda seat: seat != game.actor)  # who must have a dead tile
    for seat in asked_first:
        if seat != viewer:
            hand = _unseen_hand(game, seat, unseen)
            game.hands[seat][: len(hand)] = hand
            drawn += hand
    game.drawn = len(drawn)
    game.bag = drawn + unseen


def _sort_hand(game: Game, viewer: Seat) -> None:
    """The order of drawing says nothing; dead tiles that may still be set aside come last, as in a view."""
    hand = game.hands[viewer][: game.held[viewer]] if viewer >= 0 else []
    asked = viewer == game.actor and game.phase == DISCARD
    last = {tile for tile in hand[game.discard_from :] if is_dead(game, tile)} if asked else set()
    hand.sort(key=lambda tile: (tile in last, tile))
    if viewer >= 0:
        game.hands[viewer][: len(hand)] = hand
    if asked:
        game.discard_from = len(hand) - len(last)


def _unseen_hand(game: Game, seat: Seat, unseen: list[Tile]) -> list[Tile]:
    """A hand that the viewer cannot see; a player asked about dead tiles has one, in the last place."""
    hand = [unseen.pop() for _ in range(game.held[seat])]
    if seat == game.actor and game.phase == DISCARD:
        if not any(is_dead(game, tile) for tile in hand):
            dead = next(place for place, tile in enumerate(unseen) if is_dead(game, tile))
            hand[-1], unseen[dead] = unseen[dead], hand[-1]
        hand.sort(key=lambda tile: is_dead(game, tile))
    return hand


def _deal_holdings(game: Game, rng: random.Random) -> None:
    """Hidden holdings are dealt so that they add up with the market's and the known ones."""
    hidden = [seat for seat in range(game.players) if is_hidden(game, seat)]
    for seat in hidden:
        game.shares[seat] = [0] * CHAINS
        if game.cash[seat] == UNKNOWN:
            game.cash[seat] = 100 * rng.randrange(20, 100)
    for chain in range(CHAINS):
        out = SHARES - game.market[chain] - sum(game.shares[seat][chain] for seat in range(game.players))
        if chain == game.settling:
            out -= _deal_settling(game, hidden)
        for _ in range(out):
            game.shares[rng.choice(_may_hold(game, chain, hidden))][chain] += 1


def _seats_asked(game: Game) -> list[Seat]:
    """Seats that have already disposed of their shares in the chain being settled."""
    return [(game.player + i) % game.players for i in range(game.asked - 1)]


def _deal_settling(game: Game, hidden: list[Seat]) -> int:
    """H2: shares in the chain being settled have been shown; those not yet asked still have them all."""
    dealt = 0
    for seat in hidden:
        if seat not in _seats_asked(game):
            game.shares[seat][game.settling] = game.holdings[seat]
            dealt += game.holdings[seat]
    return dealt


def _may_hold(game: Game, chain: int, hidden: list[Seat]) -> list[Seat]:
    """Who may hold one more share of a chain, given what has been shown."""
    if chain != game.settling:
        return hidden
    asked = _seats_asked(game)
    return [seat for seat in hidden if seat in asked and game.shares[seat][chain] < game.holdings[seat]]
