"""Redealing what a player cannot see: the same game as far as that player can tell."""

from .constants import TILES
from .rng import below, fill_market_deck
from .rule import rule
from .state import Game, Row


@rule
def reshuffle_unseen(game: Game, player: int, rng: Row) -> None:
    """H3: the tiles in the bag and in others' hands are shuffled, and so are the market's future draws."""
    for other in range(game.players):
        if other != player:
            hand = game.hands[other]
            for place in range(game.held[other]):
                swap_with_unseen(game, player, other, place, hand, rng)
    for last in range(TILES - 1, game.drawn, -1):
        pick = game.drawn + below(rng, last - game.drawn + 1)
        tile = game.bag[last]
        game.bag[last] = game.bag[pick]
        game.bag[pick] = tile
    fill_market_deck(game, rng)


@rule
def swap_with_unseen(game: Game, player: int, other: int, place: int, hand: Row, rng: Row) -> None:
    """The tile is swapped with itself, a later one in the hands, or one in the bag, all equally likely."""
    unseen = TILES - game.drawn
    for seat in range(other, game.players):
        if seat != player:
            unseen += game.held[seat]
    pick = below(rng, unseen - place)
    tile = hand[place]
    skip = place
    for seat in range(other, game.players):
        if seat != player:
            if pick < game.held[seat] - skip:
                hand[place] = game.hands[seat][skip + pick]
                game.hands[seat][skip + pick] = tile
                return
            pick -= game.held[seat] - skip
            skip = 0
    hand[place] = game.bag[game.drawn + pick]
    game.bag[game.drawn + pick] = tile
