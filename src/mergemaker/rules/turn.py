"""A turn: `apply` does what a player chose, `settle` walks on until somebody has a choice.

TURN_START -> PLACE (-> ANSWER) -> FOUND | SURVIVOR -> ACQUIRED -> DISPOSE ... -> BUY -> DRAW -> DISCARD -> TURN_END
"""

from .board import (
    beside,
    has_dead,
    has_placeable,
    many,
    take_tiles,
)
from .constants import (
    ACCEPT,
    ACQUIRED,
    ACQUIRED_CHAIN,
    ALL_CHAINS,
    ALONE,
    ANNOUNCE_END,
    BUY,
    BUY_5,
    BUY_SHARE,
    CHAIN_IN,
    CHAINS,
    DISCARD,
    DISCARD_TILE,
    DISPOSE,
    DONE,
    DRAW,
    FOUND,
    FOUND_CHAIN,
    FREE_3,
    MAY_UNTIL_LIVE,
    MUST_ONCE,
    NOBODY,
    NONE,
    OVER,
    PLACE,
    PLAY_4,
    SELL_SHARES,
    STOP_PLACING,
    SURVIVOR_CHAIN,
    TAKE_5,
    TILES,
    TRADE_2,
    TRADE_PAIRS,
    TURN_END,
    TURN_START,
    USE_POWER,
)
from .ending import announce, end_condition, settle_game, should_end
from .facts import (
    CHAIN_FOUNDED,
    CHAIN_GREW,
    FOUNDER_CASH,
    FOUNDER_NOTHING,
    FOUNDER_SHARE,
    NOTHING_PLACED,
    SHARES_BOUGHT,
    SHARES_TAKEN,
    TILE_PLACED,
    TURN_BEGAN,
    note,
)
from .hand import (
    draw,
    fill_hand,
    place_in_hand,
    redraw_hopeless,
    remove,
    set_aside,
    set_aside_all_dead,
    show_hand,
)
from .merger import (
    begin_merger,
    begin_settling,
    name_survivor,
    reach_acquired,
    reach_dispose,
    reach_survivor,
    sell_shares,
    trade_pairs,
)
from .money import can_buy_from, price
from .offer import answer
from .power import buying_power_ready, power_ready, trade_2, use_power
from .rule import rule
from .state import Game, Rules


@rule
def apply(game: Game, rules: Rules, action: int) -> None:
    """A legal action is carried out; `settle` has to follow."""
    if action < DISCARD_TILE:
        place_tile(game, action)
    elif action < FOUND_CHAIN:
        discard_tile(game, rules, action - DISCARD_TILE)
    elif action < SURVIVOR_CHAIN:
        found(game, rules, action - FOUND_CHAIN)
    elif action < ACQUIRED_CHAIN:
        game.actor = NOBODY
        name_survivor(game, action - SURVIVOR_CHAIN)
    elif action < BUY_SHARE:
        game.actor = NOBODY
        begin_settling(game, rules, action - ACQUIRED_CHAIN)
    elif action < TRADE_PAIRS:
        buy(game, rules, action - BUY_SHARE)
    elif action < SELL_SHARES:
        trade_pairs(game, action - TRADE_PAIRS)
    elif action < TRADE_2:
        sell_shares(game, rules, action - SELL_SHARES)
    elif action < USE_POWER:
        trade_2(game, (action - TRADE_2) // CHAINS, (action - TRADE_2) % CHAINS)
    elif action < STOP_PLACING:
        use_power(game, action - USE_POWER)
    elif action == STOP_PLACING:
        stop_placing(game, rules)
    elif action == DONE:
        if game.phase == BUY:
            end_purchase(game)
        else:
            replace_set_aside(game, rules)
    elif action == ANNOUNCE_END:
        announce(game)
    else:
        answer(game, action == ACCEPT)


@rule
def settle(game: Game, rules: Rules) -> None:
    """The game goes on by itself until somebody has a choice or it is over."""
    while game.actor == NOBODY and game.phase != OVER:
        phase = game.phase
        if phase == PLACE:
            reach_place(game, rules)
        elif phase == BUY:
            reach_buy(game, rules)
        elif phase == DRAW:
            fill_hand(game, game.player)
            game.discard_from = 0
            game.phase = DISCARD
        elif phase == DISCARD:
            reach_discard(game, rules)
        elif phase == TURN_END:
            end_turn(game, rules)
        elif phase == TURN_START:
            begin_turn(game, rules)
        elif phase == DISPOSE:
            reach_dispose(game)
        elif phase == ACQUIRED:
            reach_acquired(game, rules)
        else:
            reach_survivor(game)


@rule
def step(game: Game, rules: Rules, action: int) -> None:
    """A legal action is carried out, and the game goes on to the next choice."""
    apply(game, rules, action)
    settle(game, rules)


@rule
def begin_turn(game: Game, rules: Rules) -> None:
    """T1: a turn begins with a clean slate."""
    game.turn += 1
    game.power = NONE
    game.placed = 0
    game.drew = 0
    game.tile = NONE
    game.offers = 0
    game.bought = 0
    game.buy_from = 0
    game.trades_left = 0
    game.discard_from = 0
    note(game, TURN_BEGAN, game.player, NONE, NONE, game.turn, 0)
    redraw_hopeless(game, rules, game.player)
    game.phase = PLACE


@rule
def reach_place(game: Game, rules: Rules) -> None:
    """T2: one tile is placed if any can be. W3: up to four under Play 4 Tiles."""
    player = game.player
    if game.placed == 0:
        if has_placeable(game, player):
            game.actor = player
        elif rules.trading or power_ready(game, rules, TAKE_5):
            game.actor = player  # there is something else to do before giving up on placing
        else:
            stop_placing(game, rules)
    elif game.power == PLAY_4 and game.placed < 4 and has_placeable(game, player):
        game.actor = player
    else:
        game.phase = BUY


@rule
def stop_placing(game: Game, rules: Rules) -> None:
    """T2: no (further) tile is placed. T6: where the edition says so, a hand with nothing to place is shown."""
    if game.placed == 0:
        if rules.show_hopeless_hand:
            show_hand(game, game.player)
        note(game, NOTHING_PLACED, game.player, NONE, NONE, 0, 0)
    game.actor = NOBODY
    game.phase = BUY


@rule
def place_tile(game: Game, tile: int) -> None:
    """T3: alone, beside independent tiles (founds), beside one chain (grows), beside several (merges)."""
    player = game.player
    remove(game, player, place_in_hand(game, player, tile))
    around = beside(game, tile)
    chains = around & ALL_CHAINS
    game.placed += 1
    game.tile = tile
    game.board[tile] = ALONE
    note(game, TILE_PLACED, player, NONE, tile, 1, 0)
    if chains == 0 and around & ALONE:
        game.phase = FOUND
        return
    game.actor = NOBODY
    if many(chains):
        begin_merger(game, chains)
    elif chains:
        chain = CHAIN_IN[chains]
        take_tiles(game, tile, chain)
        note(game, CHAIN_GREW, player, chain, tile, game.sizes[chain], 0)


@rule
def found(game: Game, rules: Rules, chain: int) -> None:
    """F1: the founder names the chain. F2: and gets a share of it. F3: or what the edition gives when none is left."""
    player = game.player
    take_tiles(game, game.tile, chain)
    game.headquarters[chain] = game.tile
    note(game, CHAIN_FOUNDED, player, chain, game.tile, game.sizes[chain], 0)
    if game.market[chain] > 0:
        game.market[chain] -= 1
        game.shares[player][chain] += 1
        note(game, FOUNDER_SHARE, player, chain, NONE, 1, 0)
    elif rules.sold_out_founder:
        value = price(game, rules, chain)
        game.cash[player] += value
        note(game, FOUNDER_CASH, player, chain, NONE, 0, value)
    else:
        note(game, FOUNDER_NOTHING, player, chain, NONE, 0, 0)
    game.actor = NOBODY
    game.phase = PLACE


@rule
def reach_buy(game: Game, rules: Rules) -> None:
    """P2: the player is asked when a share can be bought, the end announced or a power used."""
    player = game.player
    if (
        can_buy_from(game, rules, player, 0)
        or (game.announced == NOBODY and end_condition(game))
        or buying_power_ready(game, rules)
    ):
        game.actor = player
    else:
        end_purchase(game)


@rule
def purchase_limit(game: Game) -> int:
    """P2: three shares a turn. W5: five with Buy 5."""
    return 5 if game.power == BUY_5 else 3


@rule
def buy(game: Game, rules: Rules, chain: int) -> None:
    """P2: a share is bought at the price of the moment. W4: or taken for nothing."""
    player = game.player
    game.market[chain] -= 1
    game.shares[player][chain] += 1
    game.bought += 1
    game.buy_from = chain
    if game.power == FREE_3:
        note(game, SHARES_TAKEN, player, chain, NONE, 1, 0)
    else:
        cost = price(game, rules, chain)
        game.cash[player] -= cost
        note(game, SHARES_BOUGHT, player, chain, NONE, 1, -cost)
    if game.bought == purchase_limit(game) or not can_buy_from(game, rules, player, chain):
        end_purchase(game)


@rule
def end_purchase(game: Game) -> None:
    """P2: the purchase is over."""
    game.buy_from = 0
    game.trades_left = 0
    game.actor = NOBODY
    game.phase = DRAW


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
def discard_tile(game: Game, rules: Rules, tile: int) -> None:
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


@rule
def end_turn(game: Game, rules: Rules) -> None:
    """E3, E4: the game ends, or it is the next player's turn."""
    if game.placed == 0 and game.drew == 0:
        game.idle += 1
    else:
        game.idle = 0
    how = should_end(game)
    if how:
        settle_game(game, rules, how)
    else:
        game.player = (game.player + 1) % game.players
        game.phase = TURN_START
