"""A full game that would look the same to a player as the one that player sees.

Bots think on guesses, never on the game itself. What the view does not show is dealt by the caller's own generator.
"""

import random

from ..rules import constants
from ..rules.board import is_dead
from ..rules.merger import can_trade
from ..rules.state import Game
from .tiles import TILE_NAMES, TILE_NUMBERS
from .view import View
from .view_reader import edition_of, shown_game


def guess(view: View, rng: random.Random) -> Game:
    """H3: a game whose view is the same as the one given; hidden tiles and holdings are dealt at random."""
    game = shown_game(view, edition_of(view))
    _deal_tiles(game, view, rng)
    _deal_holdings(game, view, rng)
    game.chances = [rng.randrange(32767) for _ in range(constants.MOST_MARKET_DRAWS)]
    _place_in_disposal(game)
    return game


def _deal_tiles(game: Game, view: View, rng: random.Random) -> None:
    """The viewer's hand as it is; the other tiles that nobody has seen into the other hands and the bag."""
    seen = {TILE_NUMBERS[tile] for tile in (*view.board, *view.discarded)}
    for player in view.players:
        if isinstance(player.tiles, list):
            seen.update(TILE_NUMBERS[tile] for tile in player.tiles)
    unseen = [tile for tile in range(constants.TILES) if tile not in seen]
    rng.shuffle(unseen)
    drawn = sorted(seen)
    for seat in sorted(range(game.players), key=lambda seat: seat != game.actor):  # who must have a dead tile, first
        player = view.players[seat]
        if isinstance(player.tiles, list):
            hand = [TILE_NUMBERS[tile] for tile in player.tiles]
            hand.sort(key=lambda tile: TILE_NAMES[tile] in view.exchangeable)
            first = len(hand) - len(view.exchangeable)
        else:
            hand, first = _unseen_hand(game, seat, player.tiles, unseen)
            drawn += hand
        if seat == game.actor and game.phase == constants.DISCARD:
            game.discard_from = first
        game.hands[seat][: len(hand)] = hand
        game.held[seat] = len(hand)
    game.drawn = len(drawn)
    game.bag = drawn + unseen


def _unseen_hand(game: Game, seat: int, count: int, unseen: list[int]) -> tuple[list[int], int]:
    """A hand that the viewer cannot see; who is asked about dead tiles has one, and it comes last."""
    hand = [unseen.pop() for _ in range(count)]
    if seat == game.actor and game.phase == constants.DISCARD:
        if not any(is_dead(game, tile) for tile in hand):
            dead = next(place for place, tile in enumerate(unseen) if is_dead(game, tile))
            hand[-1], unseen[dead] = unseen[dead], hand[-1]
        hand.sort(key=lambda tile: is_dead(game, tile))
    return hand, 0


def _deal_holdings(game: Game, view: View, rng: random.Random) -> None:
    """Hidden holdings add up with the market's and those that are shown."""
    hidden = [seat for seat, player in enumerate(view.players) if player.shares is None]
    for seat in hidden:
        final = view.result.final[view.players[seat].name] if view.result else None
        game.cash[seat] = 100 * rng.randrange(20, 100) if final is None else final
    for chain in range(constants.CHAINS):
        out = constants.SHARES - game.market[chain] - sum(game.shares[seat][chain] for seat in range(game.players))
        if chain == game.settling:
            out -= _deal_settling(game, chain, hidden)
        for _ in range(out):
            game.shares[rng.choice(_may_hold(game, chain, hidden))][chain] += 1


def _seats_asked(game: Game) -> list[int]:
    """Seats that have disposed of their shares in the chain being settled, the one who is asked now left out."""
    return [(game.player + i) % game.players for i in range(game.asked - 1)]


def _deal_settling(game: Game, chain: int, hidden: list[int]) -> int:
    """H2: shares of the chain being settled have been shown; who has not disposed of them still has them all."""
    dealt = 0
    for seat in hidden:
        if seat not in _seats_asked(game):
            game.shares[seat][chain] = game.holdings[seat]
            dealt += game.holdings[seat]
    return dealt


def _may_hold(game: Game, chain: int, hidden: list[int]) -> list[int]:
    """Who may hold one more share of a chain, as far as it was shown."""
    if chain != game.settling:
        return hidden
    asked = _seats_asked(game)
    return [seat for seat in hidden if seat in asked and game.shares[seat][chain] < game.holdings[seat]]


def _place_in_disposal(game: Game) -> None:
    """M7: a holder who cannot trade is asked about selling at once."""
    if game.phase in (constants.DISPOSE_TRADE, constants.DISPOSE_SELL):
        game.phase = constants.DISPOSE_TRADE if can_trade(game, game.actor) else constants.DISPOSE_SELL
