"""The board: what a square touches, what a tile would do, and how chains take tiles."""

from .constants import (
    ALL_CHAINS,
    ALONE,
    CHAINS,
    NEIGHBOURS,
    SAFE_SIZE,
    TILES,
)
from .rule import rule
from .state import Game


@rule
def many(chains: int) -> bool:
    """Whether a set of chains has two or more in it."""
    return chains & (chains - 1) != 0


@rule
def beside(game: Game, tile: int) -> int:
    """T3: what stands above, below, left and right of a square; corners do not count."""
    west, east, north, south = NEIGHBOURS[tile]
    board = game.board
    return board[west] | board[east] | board[north] | board[south]


@rule
def is_dead(game: Game, tile: int) -> bool:
    """T4: a tile that touches two safe chains can never be placed."""
    return many(beside(game, tile) & game.safe)


@rule
def can_be_placed(game: Game, tile: int) -> bool:
    """T2: a tile goes on its square unless it is dead. T5: or would found an eighth chain; that one has to wait."""
    around = beside(game, tile)
    return not (many(around & game.safe) or (around == ALONE and game.active == ALL_CHAINS))


@rule
def has_placeable(game: Game, player: int) -> bool:
    """T2: whether any tile in the hand can be placed now."""
    hand = game.hands[player]
    for i in range(game.held[player]):
        if can_be_placed(game, hand[i]):
            return True
    return False


@rule
def has_dead(game: Game, player: int, first: int) -> bool:
    """T8: whether the hand has a dead tile, from its `first` place on."""
    if game.safe & (game.safe - 1) == 0:
        return False
    hand = game.hands[player]
    for i in range(first, game.held[player]):
        if is_dead(game, hand[i]):
            return True
    return False


@rule
def take_tiles(game: Game, tile: int, chain: int) -> None:
    """G1: the chain takes the tile and every independent tile now connected to it."""
    board = game.board
    mark = 1 << chain
    board[tile] = mark
    game.sizes[chain] += 1
    # Independent tiles lie in groups of at most one opening tile for each player, so those still to be looked at
    # fit into one number, seven bits for each.
    waiting = tile + 1
    while waiting:
        here = waiting % 128 - 1
        waiting //= 128
        for near in NEIGHBOURS[here]:
            if board[near] == ALONE:
                board[near] = mark
                game.sizes[chain] += 1
                waiting = waiting * 128 + near + 1
    set_standing(game, chain)


@rule
def set_standing(game: Game, chain: int) -> None:
    """G2: a chain with tiles is active; one of eleven or more is safe."""
    mark = 1 << chain
    if game.sizes[chain] > 0:
        game.active |= mark
    if game.sizes[chain] >= SAFE_SIZE:
        game.safe |= mark


@rule
def absorb(game: Game, chains: int, survivor: int) -> None:
    """M9: the tiles of the acquired chains pass to the survivor."""
    board = game.board
    mark = 1 << survivor
    for tile in range(TILES):
        if board[tile] & chains:
            board[tile] = mark
    for chain in range(CHAINS):
        if chains >> chain & 1:
            game.sizes[survivor] += game.sizes[chain]
            game.sizes[chain] = 0
            game.headquarters[chain] = -1
    game.active &= ~chains
