"""A merger, from the tile that causes it to the last share disposed of.

A merger under way is a few fields of the state. Board and chains stand as before the placement until the last acquired
chain is settled; then everything passes to the survivor at once (M9).
"""

from .board import absorb, many, take_tiles
from .constants import (
    ACQUIRED,
    CHAIN_IN,
    CHAINS,
    DISPOSE,
    DISPOSE_SELL,
    DISPOSE_TRADE,
    NOBODY,
    NONE,
    PLACE,
    SURVIVOR,
)
from .facts import (
    CHAINS_MERGED,
    MERGER_BEGAN,
    SHARES_KEPT,
    SHARES_SOLD,
    SHARES_TRADED,
    SURVIVOR_NAMED,
    note,
)
from .money import clear_settling, pay_bonuses, price, sell
from .rule import rule
from .state import Game, Rules


@rule
def largest(game: Game, chains: int) -> int:
    """M4: the largest of some chains, all that tie; the merging tile does not count."""
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
def begin_merger(game: Game, chains: int) -> None:
    """M1: a tile that touches two or more chains merges them."""
    game.merging = chains
    game.mergers += 1
    note(game, MERGER_BEGAN, game.player, NONE, game.tile, chains, 0)
    game.phase = SURVIVOR


@rule
def reach_survivor(game: Game) -> None:
    """M2: the largest chain survives; the mergemaker picks among the tied."""
    candidates = largest(game, game.merging)
    if many(candidates):
        game.actor = game.player
    else:
        name_survivor(game, CHAIN_IN[candidates])


@rule
def name_survivor(game: Game, chain: int) -> None:
    """M2: the survivor is known; all others are acquired."""
    game.survivor = chain
    game.unsettled = game.merging & ~(1 << chain)
    note(game, SURVIVOR_NAMED, game.player, chain, NONE, game.sizes[chain], 0)
    game.phase = ACQUIRED


@rule
def reach_acquired(game: Game, rules: Rules) -> None:
    """M3: acquired chains are settled one at a time, the largest first; the mergemaker picks among equals."""
    if game.unsettled == 0:
        complete_merger(game)
        return
    candidates = largest(game, game.unsettled)
    if many(candidates):
        game.actor = game.player
    else:
        begin_settling(game, rules, CHAIN_IN[candidates])


@rule
def begin_settling(game: Game, rules: Rules, chain: int) -> None:
    """M3: a chain's settling begins with its bonuses."""
    game.settling = chain
    game.unsettled &= ~(1 << chain)
    pay_bonuses(game, rules, chain)
    game.asked = 0
    game.phase = DISPOSE


@rule
def reach_dispose(game: Game) -> None:
    """M5: from the mergemaker clockwise, every holder is asked; when all are done, the next chain follows."""
    while game.asked < game.players:
        player = (game.player + game.asked) % game.players
        game.asked += 1
        if game.shares[player][game.settling] > 0:
            game.actor = player
            game.traded = 0
            game.phase = DISPOSE_TRADE if can_trade(game, player) else DISPOSE_SELL
            return
    clear_settling(game)
    game.asked = 0
    game.phase = ACQUIRED


@rule
def can_trade(game: Game, player: int) -> bool:
    """M7: trading takes two shares, and one of the survivor's in the market."""
    return game.shares[player][game.settling] >= 2 and game.market[game.survivor] > 0


@rule
def trade_pairs(game: Game, pairs: int) -> None:
    """M7: two shares of the acquired chain go to the market for one of the survivor's."""
    player = game.actor
    game.shares[player][game.settling] -= 2 * pairs
    game.market[game.settling] += 2 * pairs
    game.shares[player][game.survivor] += pairs
    game.market[game.survivor] -= pairs
    game.traded = 2 * pairs
    if pairs > 0:
        note(game, SHARES_TRADED, player, game.settling, game.survivor, 2 * pairs, 0)
    game.phase = DISPOSE_SELL


@rule
def sell_shares(game: Game, rules: Rules, count: int) -> None:
    """M6: shares are sold at the price before the merger. M8: the rest is kept."""
    player = game.actor
    if count > 0:
        paid = sell(game, player, game.settling, count, price(game, rules, game.settling))
        note(game, SHARES_SOLD, player, game.settling, NONE, count, paid)
    kept = game.shares[player][game.settling]
    if kept > 0:
        note(game, SHARES_KEPT, player, game.settling, NONE, kept, 0)
    game.traded = 0
    game.actor = NOBODY
    game.phase = DISPOSE


@rule
def complete_merger(game: Game) -> None:
    """M9: acquired chains, merging tile and connected independent tiles pass to the survivor."""
    survivor = game.survivor
    absorb(game, game.merging & ~(1 << survivor), survivor)
    take_tiles(game, game.tile, survivor)
    note(game, CHAINS_MERGED, game.player, survivor, game.tile, game.sizes[survivor], 0)
    game.merging = 0
    game.survivor = NONE
    game.phase = PLACE
