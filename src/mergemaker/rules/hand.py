"""Hands and the bag: drawing, showing, setting aside."""

from .board import has_placeable, is_dead
from .constants import FULL_HAND, NONE, REDRAW, TILES
from .facts import HAND_SHOWN, TILE_DRAWN, TILE_SET_ASIDE, note
from .rule import rule
from .state import Game, Rules


@rule
def draw(game: Game, player: int, count: int) -> None:
    """Up to `count` tiles pass from the bag into the hand; an empty bag gives none."""
    hand = game.hands[player]
    for _ in range(min(count, TILES - game.drawn)):
        tile = game.bag[game.drawn]
        hand[game.held[player]] = tile
        game.drawn += 1
        game.held[player] += 1
        game.drew += 1
        note(game, TILE_DRAWN, player, NONE, tile, 1, 0)


@rule
def place_in_hand(game: Game, player: int, tile: int) -> int:
    """Where in the hand a tile is, or NONE."""
    hand = game.hands[player]
    for i in range(game.held[player]):
        if hand[i] == tile:
            return i
    return NONE


@rule
def remove(game: Game, player: int, place: int) -> None:
    """The tile at that place leaves the hand; the others keep their order."""
    hand = game.hands[player]
    last = game.held[player] - 1
    for i in range(place, last):
        hand[i] = hand[i + 1]
    hand[last] = NONE
    game.held[player] = last


@rule
def set_aside(game: Game, player: int, place: int) -> None:
    """A tile leaves the hand and the game, for all to see."""
    note(game, TILE_SET_ASIDE, player, NONE, game.hands[player][place], 1, 0)
    remove(game, player, place)


@rule
def redraw_hopeless(game: Game, rules: Rules, player: int) -> None:
    """T6: where the edition says so, a hand with nothing to place is shown, set aside and drawn anew, once a turn."""
    if rules.hopeless_hand != REDRAW or game.drawn == TILES or has_placeable(game, player):
        return
    show_hand(game, player)
    while game.held[player] > 0:
        set_aside(game, player, 0)
    draw(game, player, FULL_HAND)


@rule
def show_hand(game: Game, player: int) -> None:
    """T6: everybody sees the hand."""
    for i in range(game.held[player]):
        note(game, HAND_SHOWN, player, NONE, game.hands[player][i], 1, 0)


@rule
def fill_hand(game: Game, player: int) -> None:
    """T7: at the end of a turn the hand is filled up to six. W2: a hand above six draws nothing."""
    draw(game, player, FULL_HAND - game.held[player])


@rule
def set_aside_all_dead(game: Game, player: int) -> None:
    """T8: where dead tiles must go, all of them are set aside, and as many are drawn."""
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
def tiles_left_anywhere(game: Game) -> bool:
    """E4: whether the bag or any hand has a tile."""
    if game.drawn < TILES:
        return True
    for player in range(game.players):
        if game.held[player] > 0:
            return True
    return False
