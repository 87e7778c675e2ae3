"""Hands and the bag: drawing, showing, setting aside."""

from .board import has_placeable, is_dead
from .constants import EMPTY, FULL_HAND, NONE, REDRAW, TILES, Seat, Tile
from .facts import note_hand_shown, note_tile_drawn, note_tile_set_aside
from .rule import called_rule, rule
from .state import Game, Row, Rules


@rule
def draw(game: Game, player: Seat, count: int) -> None:
    """Up to `count` tiles are drawn from the bag; an empty bag gives none."""
    hand = game.hands[player]
    for _ in range(min(count, TILES - game.drawn)):
        tile = game.bag[game.drawn]
        hand[game.held[player]] = tile
        game.drawn += 1
        game.held[player] += 1
        game.drew += 1
        note_tile_drawn(game, player, tile)


@rule
def place_in_hand(game: Game, player: Seat, tile: Tile) -> int:
    """Where in the hand a tile is, or NONE."""
    hand = game.hands[player]
    for i in range(game.held[player]):
        if hand[i] == tile:
            return i
    return NONE


@rule
def remove(game: Game, player: Seat, place: int) -> None:
    """The tile at that place leaves the hand; the others keep their order."""
    hand = game.hands[player]
    last = game.held[player] - 1
    for i in range(place, last):
        hand[i] = hand[i + 1]
    hand[last] = NONE
    game.held[player] = last


@rule
def set_aside(game: Game, player: Seat, place: int) -> None:
    """A tile leaves the hand and the game, for all to see."""
    note_tile_set_aside(game, player, game.hands[player][place])
    remove(game, player, place)


@called_rule
def redraw_hopeless(game: Game, rules: Rules, player: Seat) -> None:
    """T6: where the edition says so, a hand with nothing to place is shown, set aside and redrawn, once a turn."""
    if rules.hopeless_hand != REDRAW or game.drawn == TILES or has_placeable(game, player):
        return
    show_hand(game, player)
    while game.held[player] > 0:
        set_aside(game, player, 0)
    draw(game, player, FULL_HAND)


@called_rule
def show_hand(game: Game, player: Seat) -> None:
    """T6: everybody sees the hand."""
    for i in range(game.held[player]):
        note_hand_shown(game, player, game.hands[player][i])


@rule
def fill_hand(game: Game, player: Seat) -> None:
    """T7: at the end of a turn the hand is filled up to six. W2: a hand above six draws nothing."""
    draw(game, player, FULL_HAND - game.held[player])


@called_rule
def set_aside_all_dead(game: Game, player: Seat) -> None:
    """T8: where exchanging is compulsory, all dead tiles are set aside, and as many are drawn."""
    place = 0
    gone = 0
    while place < game.held[player]:
        if is_dead(game, game.hands[player][place]):
            set_aside(game, player, place)
            gone += 1
        else:
            place += 1
    draw(game, player, gone)


@rule
def in_a_hand(game: Game, tile: Tile) -> bool:
    """Whether a tile is in a hand that is known."""
    for player in range(game.players):
        if place_in_hand(game, player, tile) != NONE:
            return True
    return False


@rule
def list_set_aside(game: Game, out: Row) -> int:
    """T8: the tiles that were set aside: drawn, not on the board, and in no hand. Returns how many."""
    count = 0
    for i in range(game.drawn):
        tile = game.bag[i]
        if tile != NONE and game.board[tile] == EMPTY and not in_a_hand(game, tile):
            out[count] = tile
            count += 1
    return count
