"""Placing a tile, or not (further)."""

from ..actions import PLACE_TILE, STOP_PLACING
from ..board import FOUNDS, GROWS, MERGES, beside, can_be_placed, effect_beside, has_placeable, is_dead, take_tiles
from ..constants import ALL_CHAINS, ALONE, BUY, CHAIN_IN, FOUND, NOBODY, NONE, PLACE, PLAY_4, TAKE_5, Tile
from ..facts import note_chain_grew, note_nothing_placed, note_tile_placed
from ..hand import place_in_hand, remove, show_hand
from ..powers import MOST_PLACED, list_powers, power_ready
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row, Rules
from .survivor import begin_merger


@rule
def reach_place(game: Game, rules: Rules) -> None:
    """T2: one tile is placed if any can be. W3: up to four under Play 4 Tiles."""
    player = game.player
    if game.placed == 0:
        if has_placeable(game, player):
            game.actor = player
        elif rules.trading or power_ready(game, rules, TAKE_5):
            game.actor = player  # the player may act otherwise before placing nothing
        else:
            stop_placing(game, rules)
    elif game.power == PLAY_4 and game.placed < MOST_PLACED and has_placeable(game, player):
        game.actor = player
    else:
        game.phase = BUY


@rule
def list_placements(game: Game, rules: Rules, out: Row) -> int:
    """T2: the tiles of the hand that can be placed; stopping, where it is allowed; W1: and markers."""
    count = 0
    hand = game.hands[game.player]
    for i in range(game.held[game.player]):
        if can_be_placed(game, hand[i]):
            out[count] = PLACE_TILE + hand[i]
            count += 1
    if count == 0 or game.placed > 0:
        out[count] = STOP_PLACING
        count += 1
    return list_powers(game, rules, out, count) if rules.special_powers else count


@rule
def why_not_place(game: Game, tile: Tile) -> Reason:
    """T2: a tile from the hand, unless it is dead (T4) or would found an eighth chain (T5)."""
    if game.phase != PLACE:
        return Reason.NOT_THIS_DECISION
    if place_in_hand(game, game.player, tile) == NONE:
        return Reason.NOT_IN_HAND
    if can_be_placed(game, tile):
        return FINE
    return Reason.DEAD_TILE if is_dead(game, tile) else Reason.EIGHTH_CHAIN


@rule
def why_not_stop(game: Game) -> Reason:
    """T2: placing is not optional. W3: from the second tile of Play 4 Tiles on it is."""
    if game.phase != PLACE:
        return Reason.NOT_THIS_DECISION
    if game.placed == 0 and has_placeable(game, game.player):
        return Reason.MUST_PLACE
    return FINE


@rule
def place_tile(game: Game, tile: Tile) -> None:
    """T3: the tile lies on its square, and has its effect."""
    player = game.player
    around = beside(game, tile)
    effect = effect_beside(game, around)
    remove(game, player, place_in_hand(game, player, tile))
    game.placed += 1
    game.tile = tile
    game.board[tile] = ALONE
    note_tile_placed(game, player, tile)
    if effect == FOUNDS:
        game.phase = FOUND  # the same player continues
        return
    game.actor = NOBODY
    if effect == MERGES:
        begin_merger(game, around & ALL_CHAINS)
    elif effect == GROWS:
        chain = CHAIN_IN[around & ALL_CHAINS]
        take_tiles(game, tile, chain)
        note_chain_grew(game, player, chain, tile, game.sizes[chain])


@rule
def stop_placing(game: Game, rules: Rules) -> None:
    """T2: no (further) tile is placed. T6: where the edition says so, a hand with nothing to place is shown."""
    if game.placed == 0:
        if rules.show_hopeless_hand:
            show_hand(game, game.player)
        note_nothing_placed(game, game.player)
    game.actor = NOBODY
    game.phase = BUY
