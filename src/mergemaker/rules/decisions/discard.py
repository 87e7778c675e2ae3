"""Exchanging dead tiles after the draw, one at a time and in the order of the hand."""

from ..actions import DISCARD_TILE, DONE
from ..board import has_dead, is_dead
from ..constants import DISCARD, MAY_UNTIL_LIVE, MUST_ONCE, NOBODY, NONE, TILES, TURN_END, Tile
from ..hand import draw, place_in_hand, set_aside, set_aside_all_dead
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row, Rules


@rule
def reach_discard(game: Game, rules: Rules) -> None:
    """T8: after the draw, dead tiles are exchanged as the edition says."""
    player = game.player
    if not has_dead(game, player, game.discard_from):
        game.phase = TURN_END
    elif rules.dead_tiles == MUST_ONCE:
        set_aside_all_dead(game, player)
        game.phase = TURN_END
    else:
        game.actor = player


@rule
def list_discards(game: Game, out: Row) -> int:
    """T8: the dead tiles not yet passed over, or no more of them."""
    count = 0
    hand = game.hands[game.player]
    for i in range(game.discard_from, game.held[game.player]):
        if is_dead(game, hand[i]):
            out[count] = DISCARD_TILE + hand[i]
            count += 1
    out[count] = DONE
    return count + 1


@rule
def why_not_discard(game: Game, tile: Tile) -> Reason:
    """T8: the tile must be a dead one of the hand, not yet passed over."""
    if game.phase != DISCARD:
        return Reason.NOT_THIS_DECISION
    place = place_in_hand(game, game.player, tile)
    if place == NONE:
        return Reason.NOT_IN_HAND
    if not is_dead(game, tile):
        return Reason.NOT_DEAD
    return Reason.ALREADY_KEPT if place < game.discard_from else FINE


@rule
def exchange_begun(game: Game) -> bool:
    """E2: whether a dead tile is set aside and not yet replaced."""
    return game.phase == DISCARD and game.set_aside > 0


@rule
def discard_tile(game: Game, rules: Rules, tile: Tile) -> None:
    """T8: a dead tile is set aside."""
    place = place_in_hand(game, game.player, tile)
    set_aside(game, game.player, place)
    game.set_aside += 1
    game.discard_from = place
    if not has_dead(game, game.player, place):
        replace_set_aside(game, rules)


@rule
def replace_set_aside(game: Game, rules: Rules) -> None:
    """T8: as many tiles are drawn as were set aside; where the edition says so, those may be exchanged again."""
    player = game.player
    count = game.set_aside
    game.set_aside = 0
    game.discard_from = game.held[player]
    draw(game, player, count)
    game.actor = NOBODY
    if count == 0 or rules.dead_tiles != MAY_UNTIL_LIVE or game.drawn == TILES:
        game.phase = TURN_END
