"""Which tile to place, which chain to found, which chain survives: by what everybody would gain."""

from ...rules.actions import FOUND_CHAIN
from ...rules.board import beside, can_be_placed, has_several, largest
from ...rules.constants import ALL_CHAINS, ALONE, CHAIN_IN, CHAINS, NEIGHBOURS, NONE, SAFE_SIZE, STARTING_CASH, TILES
from ...rules.money import bonus
from ...rules.rng import below
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from .majorities import bonus_now, prospect, rivals, share_price
from .weights import HeuristicWeights


@rule
def expected_price(game: Game, rules: Rules, weights: HeuristicWeights, chain: int, tiles: int) -> int:
    """The price of a share when it will be paid, of a chain that has that many tiles now."""
    growth = weights.growth * (TILES - game.drawn) // TILES
    return share_price(rules, chain, tiles + growth if game.announced < 0 else tiles)


@rule
def is_late(game: Game, weights: HeuristicWeights, chain: int) -> bool:
    """Whether holdings in the chain will change little."""
    return game.market[chain] <= weights.late_market or game.announced >= 0


@rule
def growth_gain(game: Game, rules: Rules, player: int, chain: int, tiles: int) -> int:
    """What the player's part of a chain gains when it grows to that many tiles."""
    mine = int(game.shares[player][chain])
    if mine == 0:
        return 0
    before = share_price(rules, chain, game.sizes[chain])
    after = share_price(rules, chain, tiles)
    if after == before:
        return 0
    paid = bonus_now(game, rules, chain, before, player, mine)
    return mine * (after - before) + paid * (after - before) // before


@rule
def acquired_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int, chain: int) -> int:
    """What the player gains when a chain is acquired now: its bonus, less what was to be hoped for anyway."""
    mine = int(game.shares[player][chain])
    if mine == 0:
        return 0
    price = share_price(rules, chain, game.sizes[chain])
    paid = bonus_now(game, rules, chain, price, player, mine)
    hoped = prospect(rules, price, mine, rivals(game, rules, chain, player), is_late(game, weights, chain))
    return paid - hoped * (100 - weights.cash_in) // 100


@rule
def against_others(game: Game, weights: HeuristicWeights, player: int, mine: int, all_gains: int) -> int:
    """The player's own gain, less a part of what the others gain on average."""
    return mine - weights.others * (all_gains - mine) // (100 * (game.players - 1))


@rule
def merger_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int, chains: int, survivor: int) -> int:
    """How good it is for the player that these chains merge into the survivor."""
    tiles = 1
    for chain in range(CHAINS):
        if chains >> chain & 1:
            tiles += game.sizes[chain]
    own = 0
    everybody = 0
    for other in range(game.players):
        gain = growth_gain(game, rules, other, survivor, tiles)
        for chain in range(CHAINS):
            if chains >> chain & 1 and chain != survivor:
                gain += acquired_gain(game, rules, weights, other, chain)
        everybody += gain
        if other == player:
            own = gain
    return against_others(game, weights, player, own, everybody)


@rule
def best_survivor(game: Game, rules: Rules, weights: HeuristicWeights, player: int, chains: int) -> int:
    """M2: of the tied largest, the one that is best for the player."""
    candidates = largest(game, chains)
    if not has_several(candidates):
        return CHAIN_IN[candidates]
    best = NONE
    most = 0
    for chain in range(CHAINS):
        if candidates >> chain & 1:
            gain = merger_gain(game, rules, weights, player, chains, chain)
            if best == NONE or gain > most:
                best = chain
                most = gain
    return best


@rule
def tile_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int, tile: int) -> int:
    """How good placing the tile is for the player, in dollars."""
    around = beside(game, tile)
    chains = around & ALL_CHAINS
    if chains == 0:
        return weights.found_gain if around & ALONE else weights.alone_gain
    if has_several(chains):
        return merger_gain(game, rules, weights, player, chains, best_survivor(game, rules, weights, player, chains))
    chain = CHAIN_IN[chains]
    tiles = game.sizes[chain] + 1
    for near in NEIGHBOURS[tile]:
        if game.board[near] == ALONE:
            tiles += 1
    own = growth_gain(game, rules, player, chain, tiles)
    everybody = 0
    most = 0
    for other in range(game.players):
        everybody += growth_gain(game, rules, other, chain, tiles)
        if other != player and game.shares[other][chain] > most:
            most = game.shares[other][chain]
    mine = int(game.shares[player][chain])
    lead = weights.lead_growth if mine > most else (-weights.lead_growth if mine < most else 0)
    if tiles >= SAFE_SIZE and game.sizes[chain] < SAFE_SIZE:
        lead -= bonus(rules, share_price(rules, chain, tiles), 0) // 20 if mine > most else 0
    return against_others(game, weights, player, own, everybody) + lead


@rule
def best_tile(game: Game, rules: Rules, weights: HeuristicWeights, rng: Row) -> int:
    """The tile of the hand that is best to place, or NONE."""
    player = game.player
    hand = game.hands[player]
    best = NONE
    most = 0
    for place in range(game.held[player]):
        tile = int(hand[place])
        if can_be_placed(game, tile):
            gain = tile_gain(game, rules, weights, player, tile)
            if weights.noise > 0:
                gain += below(rng, weights.noise)
            if best == NONE or gain > most:
                best = tile
                most = gain
    return best


@rule
def best_founding(game: Game, rules: Rules, weights: HeuristicWeights) -> int:
    """F1: the chain that is best to found: by shares kept from earlier, and by tier as far as there is cash."""
    player = game.player
    best = NONE
    most = 0
    for chain in range(CHAINS):
        if not game.active >> chain & 1:
            mine = game.shares[player][chain] + min(1, game.market[chain])
            price = share_price(rules, chain, 4)
            hope = prospect(rules, price, mine, rivals(game, rules, chain, player), is_late(game, weights, chain))
            gain = (
                hope
                + mine * price
                + weights.tier * rules.tiers[chain] * (game.cash[player] - STARTING_CASH // 2) // 3000
            )
            if best == NONE or gain > most:
                best = chain
                most = gain
    return FOUND_CHAIN + best
