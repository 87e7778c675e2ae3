"""A position as numbers for the network: some for each player and chain, some for each player."""

from typing import Final

from ...rules.board import beside, has_several, largest
from ...rules.constants import (
    ALL_CHAINS,
    ALONE,
    BUY,
    CHAINS,
    EMPTY,
    MOST_PLAYERS,
    TILES,
)
from ...rules.ending import end_condition
from ...rules.insight import has_paid, net_worth
from ...rules.money import price_at
from ...rules.rule import rule
from ...rules.settling import market_counts
from ...rules.state import Game, Rules
from ..heuristics.majorities import bonus_now, expected_market, rivals

CHAIN_FEATURES: Final = 26
PLAYER_FEATURES: Final = 36

# Rows of the whole numbers that are counted before the features are written.
ACQUIRED_SQUARES: Final = 0
SURVIVOR_SQUARES: Final = 1
WORTH: Final = 2
COUNTS: Final = 3


@rule
def count_squares(game: Game, counts: list[list[int]]) -> None:
    """For each chain, the squares on which a tile would have it acquired, or let it survive a merger."""
    for chain in range(CHAINS):
        counts[ACQUIRED_SQUARES][chain] = 0
        counts[SURVIVOR_SQUARES][chain] = 0
    for tile in range(TILES):
        if game.board[tile] == EMPTY:
            chains = beside(game, tile) & ALL_CHAINS
            if has_several(chains) and not has_several(chains & game.safe):
                top = largest(game, chains)
                for chain in range(CHAINS):
                    if chains >> chain & 1:
                        if top >> chain & 1:
                            counts[SURVIVOR_SQUARES][chain] += 1
                        if not top >> chain & 1 or has_several(top):
                            counts[ACQUIRED_SQUARES][chain] += 1


@rule
def count_worths(game: Game, rules: Rules, counts: list[list[int]]) -> None:
    """E5: everybody's money if the game ended at once."""
    market = expected_market(game, rules)
    for player in range(game.players):
        counts[WORTH][player] = net_worth(game, rules, player, market)


@rule
def clipped(lead: int) -> float:
    """A lead in shares, between -1 and 1."""
    return min(max(lead, -6), 6) / 6.0


@rule
def chain_features(
    game: Game, rules: Rules, counts: list[list[int]], player: int, chain: int, out: list[float]
) -> bool:
    """What the chain is to the player; False when it is nothing at all."""
    mine = int(game.shares[player][chain])
    tiles = int(game.sizes[chain])
    if tiles == 0 and game.market[chain] == 25:
        return False
    others = rivals(game, rules, chain, player)
    first = others.first
    second = others.second
    price = price_at(rules, chain, tiles)
    paid = 0 if tiles == 0 or has_paid(game, chain) else bonus_now(game, rules, chain, price, player, mine)
    near = 0
    grows = 0
    hand = game.hands[player]
    for place in range(game.held[player]):
        chains = beside(game, hand[place]) & ALL_CHAINS
        if chains >> chain & 1:
            if not has_several(chains):
                grows += 1
            elif not has_several(chains & game.safe) and largest(game, chains) != 1 << chain:
                near += 1
    squares = counts[ACQUIRED_SQUARES][chain]
    out[0] = 1.0 if tiles > 0 else 0.0
    out[1] = tiles / 20.0
    out[2] = price / 1000.0
    out[3] = game.safe >> chain & 1
    out[4] = game.market[chain] / 25.0
    out[5] = mine / 10.0
    out[6] = first / 10.0
    out[7] = second / 10.0
    out[8] = paid / 10000.0
    out[9] = mine * price / 10000.0
    out[10] = clipped(mine - first)
    out[11] = clipped(mine - second)
    out[12] = 1.0 if mine > first else 0.0
    out[13] = 1.0 if mine == first and mine > 0 else 0.0
    out[14] = 1.0 if second < mine < first else 0.0
    out[15] = min(squares, 6) / 4.0
    out[16] = min(counts[SURVIVOR_SQUARES][chain], 8) / 5.0
    out[17] = near / 2.0
    out[18] = grows / 2.0
    out[19] = 1.0 if mine > 0 else 0.0
    out[20] = paid * min(squares, 3) / 20000.0
    out[21] = 1.0 if game.market[chain] == 0 else 0.0
    out[22] = clipped(mine - others.third)
    out[23] = rules.tiers[chain] / 2.0
    out[24] = 1.0 if has_paid(game, chain) else 0.0
    out[25] = 1.0 if game.survivor == chain else 0.0
    return True


@rule
def hand_features(game: Game, player: int, out: list[float]) -> None:
    """What the player's hand can do."""
    founding = 0
    merging = 0
    dead = 0
    hand = game.hands[player]
    for place in range(game.held[player]):
        around = beside(game, hand[place])
        if around == ALONE:
            founding += 1
        elif has_several(around & game.safe):
            dead += 1
        elif has_several(around & ALL_CHAINS):
            merging += 1
    out[27] = founding / 3.0
    out[28] = merging / 3.0
    out[29] = dead / 3.0
    out[30] = game.held[player] / 6.0


@rule
def player_features(game: Game, rules: Rules, counts: list[list[int]], player: int, out: list[float]) -> None:
    """How the player stands in the game as a whole."""
    players = game.players
    total = 0
    best_other = 0
    cash = 0
    for other in range(players):
        total += counts[WORTH][other]
        cash += game.cash[other]
        if other != player:
            best_other = max(best_other, counts[WORTH][other])
    worth = counts[WORTH][player]
    seats = (player - game.player + players) % players
    biggest = 0
    active = 0
    safe = 0
    for chain in range(CHAINS):
        biggest = max(biggest, game.sizes[chain])
        active += game.active >> chain & 1
        safe += game.safe >> chain & 1
    out[0] = game.cash[player] / 10000.0
    out[1] = min(game.cash[player], 2000) / 2000.0
    out[2] = worth / 30000.0
    out[3] = (worth - best_other) / 10000.0
    out[4] = worth * players / (total + 1.0) - 1.0
    out[5] = game.cash[player] * players / (cash + 1.0) - 1.0
    out[6] = 1.0 if worth > best_other else 0.0
    out[7] = 1.0 if seats == 0 else 0.0
    out[8] = 1.0 if seats == 1 else 0.0
    out[9] = 1.0 if seats == players - 1 else 0.0
    out[10] = seats / 6.0
    out[11] = (3 - game.bought) / 3.0 if seats == 0 and game.phase <= BUY else 0.0
    out[12] = 1.0 if seats == 0 and game.placed == 0 else 0.0
    out[13] = 1.0 if game.actor == player else 0.0
    out[14] = (TILES - game.drawn) / 108.0
    out[15] = active / 7.0
    out[16] = safe / 7.0
    out[17] = biggest / 41.0
    out[18] = 1.0 if end_condition(game) else 0.0
    out[19] = 1.0 if game.announced >= 0 else 0.0
    for count in range(2, MOST_PLAYERS + 1):
        out[18 + count] = 1.0 if players == count else 0.0
    out[25] = rules.ranks - 2.0
    out[26] = 1.0 if market_counts(game, rules) else 0.0
    hand_features(game, player, out)
    powers = int(game.powers[player])
    out[31] = (powers & 1) + (powers >> 1 & 1)
    out[32] = (powers >> 2 & 1) + (powers >> 3 & 1) + (powers >> 4 & 1)
    out[33] = rules.special_powers
    out[34] = min(game.cash[player], 6000) / 6000.0 * (TILES - game.drawn) / 108.0
    out[35] = (worth - best_other) / 10000.0 * game.drawn / 108.0
