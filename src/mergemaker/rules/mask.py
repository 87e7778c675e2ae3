"""What a seat may know, in the state's own shape, with UNKNOWN for the rest. Secrecy rests on this one function."""

from typing import Final

from .constants import CHAINS, MOST_MARKET_DRAWS, OVER, TILES, Seat
from .rule import rule
from .state import Game, Rules

UNKNOWN: Final = -1  # a hidden tile, hidden cash, hidden shares
ONLOOKER: Final = -1  # who sees what everybody sees


@rule
def mask(game: Game, rules: Rules, viewer: Seat) -> None:
    """H1: others' hands keep only their size; where holdings are hidden, others' cash and shares are UNKNOWN.

    H3: the order of the bag, the order of drawing, and the market's future draws are removed for everybody.
    It changes the game, so pass a copy. Cash is public once the game is over (E6).
    """
    hide_tiles(game, viewer)
    for player in range(game.players):
        if player != viewer and rules.hidden_holdings:
            if game.phase != OVER:
                game.cash[player] = UNKNOWN
            for chain in range(CHAINS):
                game.shares[player][chain] = UNKNOWN
    if game.actor != viewer:
        game.discard_from = 0
    for i in range(MOST_MARKET_DRAWS):
        game.market_deck[i] = 0


@rule
def hide_tiles(game: Game, viewer: Seat) -> None:
    """H1, H3: the bag lists the tiles that the viewer has seen, from the lowest; then UNKNOWN."""
    board = game.board
    unseen = 1 << 10  # added to a square whose tile the viewer has not seen; larger than any value of a square
    for i in range(game.drawn, TILES):
        board[game.bag[i]] += unseen
    for player in range(game.players):
        if player != viewer:
            hand = game.hands[player]
            for place in range(game.held[player]):
                board[hand[place]] += unseen
                hand[place] = UNKNOWN
    known = 0
    for tile in range(TILES):
        if board[tile] >= unseen:
            board[tile] -= unseen
        else:
            game.bag[known] = tile
            known += 1
    for i in range(known, TILES):
        game.bag[i] = UNKNOWN


@rule
def is_hidden(game: Game, player: Seat) -> bool:
    """H1: whether the player's shares are unknown in a masked game."""
    return game.shares[player][0] == UNKNOWN


@rule
def holdings_known(game: Game) -> bool:
    """H1: whether everybody's shares are known in a masked game."""
    for player in range(game.players):
        if is_hidden(game, player):
            return False
    return True
