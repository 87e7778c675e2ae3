"""The board: what a square touches, what a tile would do, and how chains take tiles."""

from enum import IntEnum

from .constants import ALL_CHAINS, ALONE, CHAINS, EMPTY, NEIGHBOURS, NONE, SAFE_SIZE, TILES, Chain, ChainSet, Seat, Tile
from .rule import called_rule, numbers, rule
from .state import Game


class Effect(IntEnum):
    """T3: what a tile does when it is placed; T5, T4: or why it cannot be."""

    STANDS_ALONE = 1
    FOUNDS = 2
    GROWS = 3
    MERGES = 4
    WAITS = 5
    DEAD = 6


STANDS_ALONE, FOUNDS, GROWS, MERGES, WAITS, DEAD = numbers(Effect)


@rule
def has_several(chains: ChainSet) -> bool:
    """Whether a set of chains has two or more in it."""
    return chains & (chains - 1) != 0


@rule
def largest(game: Game, chains: ChainSet) -> ChainSet:
    """M4: the largest of some chains, including ties; a merging tile does not count."""
    most = 0
    found = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            if game.sizes[chain] > most:
                most = game.sizes[chain]
                found = 0
            if game.sizes[chain] == most:
                found |= 1 << chain
    return found


@rule
def beside(game: Game, tile: Tile) -> int:
    """T3: what lies above, below, left and right of a square; corners do not count."""
    west, east, north, south = NEIGHBOURS[tile]
    board = game.board
    return board[west] | board[east] | board[north] | board[south]


@rule
def is_dead(game: Game, tile: Tile) -> bool:
    """T4: a tile that touches two safe chains can never be placed."""
    return has_several(beside(game, tile) & game.safe)


@rule
def can_be_placed(game: Game, tile: Tile) -> bool:
    """T2: a tile can be placed unless it is dead. T5: or would found an eighth chain; such a tile has to wait."""
    around = beside(game, tile)
    return not (has_several(around & game.safe) or (around == ALONE and game.active == ALL_CHAINS))


@rule
def effect_of(game: Game, tile: Tile) -> int:
    """T3: what the tile does when it is placed now."""
    return effect_beside(game, beside(game, tile))


@rule
def effect_beside(game: Game, around: int) -> int:
    """T3: alone, beside independent tiles (founds), beside one chain (grows), beside several (merges)."""
    chains = around & ALL_CHAINS
    if has_several(chains):
        return DEAD if has_several(chains & game.safe) else MERGES
    if chains:
        return GROWS
    if around:
        return WAITS if game.active == ALL_CHAINS else FOUNDS
    return STANDS_ALONE


@rule
def has_placeable(game: Game, player: Seat) -> bool:
    """T2: whether any tile in the hand can be placed now."""
    hand = game.hands[player]
    for i in range(game.held[player]):
        if can_be_placed(game, hand[i]):
            return True
    return False


@rule
def has_dead(game: Game, player: Seat, first: int) -> bool:
    """T8: whether the hand has a dead tile, from its `first` place on."""
    if not has_several(game.safe):
        return False
    hand = game.hands[player]
    for i in range(first, game.held[player]):
        if is_dead(game, hand[i]):
            return True
    return False


@rule
def connected_tiles(game: Game, tile: Tile) -> int:
    """G1: how many tiles are connected once this one is placed: itself and the independent tiles it reaches."""
    # Each tile found is taken off the board, and all are put back at the end. Independent tiles lie in groups
    # of at most one opening tile for each player, so their numbers fit into one, seven bits for each.
    board = game.board
    found = 1
    waiting = tile + 1
    gone = 0
    while waiting:
        here = waiting % 128 - 1
        waiting //= 128
        for near in NEIGHBOURS[here]:
            if board[near] == ALONE:
                board[near] = EMPTY
                found += 1
                waiting = waiting * 128 + near + 1
                gone = gone * 128 + near + 1
    while gone:
        board[gone % 128 - 1] = ALONE
        gone //= 128
    return found


@rule
def take_tiles(game: Game, tile: Tile, chain: Chain) -> None:
    """G1: the chain takes the tile and every independent tile now connected to it."""
    board = game.board
    bit = 1 << chain
    board[tile] = bit
    game.sizes[chain] += 1
    waiting = tile + 1  # tiles still to be visited, seven bits for each, as in `connected_tiles`
    while waiting:
        here = waiting % 128 - 1
        waiting //= 128
        for near in NEIGHBOURS[here]:
            if board[near] == ALONE:
                board[near] = bit
                game.sizes[chain] += 1
                waiting = waiting * 128 + near + 1
    set_standing(game, chain)


@rule
def set_standing(game: Game, chain: Chain) -> None:
    """G2: a chain with tiles is active; one of eleven or more is safe."""
    bit = 1 << chain
    if game.sizes[chain] > 0:
        game.active |= bit
    if game.sizes[chain] >= SAFE_SIZE:
        game.safe |= bit


@called_rule
def absorb(game: Game, chains: ChainSet, survivor: Chain) -> None:
    """M9: the survivor takes over the tiles of the acquired chains."""
    board = game.board
    bit = 1 << survivor
    for tile in range(TILES):
        if board[tile] & chains:
            board[tile] = bit
    for chain in range(CHAINS):
        if chains >> chain & 1:
            game.sizes[survivor] += game.sizes[chain]
            game.sizes[chain] = 0
            game.headquarters[chain] = NONE
    game.active &= ~chains
