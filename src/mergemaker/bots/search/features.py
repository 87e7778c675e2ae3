"""A position as numbers for the network: some for each player and chain, some for each player."""

from enum import IntEnum
from typing import Final

from ...rules.board import beside, has_several, largest
from ...rules.constants import (
    ALL_CHAINS,
    ALONE,
    BUY,
    CHAINS,
    EMPTY,
    MOST_PLAYERS,
    PLACE,
    POWERS,
    TILES,
)
from ...rules.ending import end_condition
from ...rules.insight import has_paid, net_worth
from ...rules.money import price_at
from ...rules.powers import PHASE_OF
from ...rules.rule import rule
from ...rules.settling import market_counts
from ...rules.state import Game, Grid, Rules
from ..heuristics.majorities import bonus_now, expected_market, rivals


class ChainFeature(IntEnum):
    """What the network reads about a player and a chain; the shipped weights rest on this order."""

    ON_BOARD = 0
    SIZE = 1
    PRICE = 2
    SAFE = 3
    MARKET = 4  # shares left in the market
    HELD = 5
    FIRST_RIVAL = 6  # the largest holding of another player
    SECOND_RIVAL = 7
    BONUS = 8  # if the chain were settled now
    SHARES_WORTH = 9
    LEAD_OVER_FIRST = 10
    LEAD_OVER_SECOND = 11
    IS_FIRST = 12
    IS_TIED_FIRST = 13
    IS_SECOND = 14
    ACQUIRED_SQUARES = 15  # on which a tile would have it acquired
    SURVIVOR_SQUARES = 16  # on which a tile would let it survive a merger
    TILES_TO_MERGE = 17  # in the hand, that would have it acquired
    TILES_TO_GROW = 18  # in the hand
    IS_HOLDER = 19
    LIKELY_BONUS = 20  # the bonus by the squares that would pay it
    SOLD_OUT = 21
    LEAD_OVER_THIRD = 22
    TIER = 23
    HAS_PAID = 24  # its bonuses, in the merger under way
    IS_SURVIVOR = 25  # of it


class PlayerFeature(IntEnum):
    """What the network reads about a player; the shipped weights rest on this order."""

    CASH = 0
    SPENDABLE_CASH = 1  # up to $2,000
    WORTH = 2  # if the game ended now
    LEAD = 3  # over the best of the others
    SHARE_OF_WORTH = 4
    SHARE_OF_CASH = 5
    IS_AHEAD = 6
    IS_ON_TURN = 7
    IS_NEXT = 8
    IS_LAST = 9  # in order of play
    TURNS_AWAY = 10
    PURCHASES_LEFT = 11
    MAY_PLACE = 12
    IS_TO_ACT = 13
    BAG = 14  # tiles left
    CHAINS_ON_BOARD = 15
    SAFE_CHAINS = 16
    LARGEST_CHAIN = 17
    MAY_END = 18
    END_ANNOUNCED = 19
    TWO_PLAYERS = 20  # the numbers of players, one field each
    THREE_PLAYERS = 21
    FOUR_PLAYERS = 22
    FIVE_PLAYERS = 23
    SIX_PLAYERS = 24
    BONUS_RANKS = 25
    MARKET_COUNTS = 26  # among the holders
    FOUNDING_TILES = 27  # in the hand
    MERGING_TILES = 28
    DEAD_TILES = 29
    TILES_HELD = 30
    TILE_POWERS = 31  # markers left
    SHARE_POWERS = 32
    SPECIAL_POWERS = 33  # are played with
    EARLY_CASH = 34  # up to $6,000, by the tiles left
    LATE_LEAD = 35  # the lead, by the tiles drawn


CHAIN_FEATURES: Final = len(ChainFeature)
PLAYER_FEATURES: Final = len(PlayerFeature)

# Rows of the whole numbers that are counted before the features are written.
ACQUIRED_SQUARES: Final = 0
SURVIVOR_SQUARES: Final = 1
WORTH: Final = 2
TALLIES: Final = 3


@rule
def tally_squares(game: Game, tallies: Grid) -> None:
    """For each chain, the squares on which a tile would have it acquired, or let it survive a merger."""
    for chain in range(CHAINS):
        tallies[ACQUIRED_SQUARES][chain] = 0
        tallies[SURVIVOR_SQUARES][chain] = 0
    for tile in range(TILES):
        if game.board[tile] == EMPTY:
            chains = beside(game, tile) & ALL_CHAINS
            if has_several(chains) and not has_several(chains & game.safe):
                top = largest(game, chains)
                for chain in range(CHAINS):
                    if chains >> chain & 1:
                        if top >> chain & 1:
                            tallies[SURVIVOR_SQUARES][chain] += 1
                        if not top >> chain & 1 or has_several(top):
                            tallies[ACQUIRED_SQUARES][chain] += 1


@rule
def tally_worths(game: Game, rules: Rules, tallies: Grid) -> None:
    """E5: everybody's money if the game ended at once."""
    market = expected_market(game, rules)
    for player in range(game.players):
        tallies[WORTH][player] = net_worth(game, rules, player, market)


@rule
def clipped(lead: int) -> float:
    """A lead in shares, between -1 and 1."""
    return min(max(lead, -6), 6) / 6.0


@rule
def chain_features(game: Game, rules: Rules, tallies: Grid, player: int, chain: int, out: list[float]) -> bool:
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
    squares = tallies[ACQUIRED_SQUARES][chain]
    out[ChainFeature.ON_BOARD] = 1.0 if tiles > 0 else 0.0
    out[ChainFeature.SIZE] = tiles / 20.0
    out[ChainFeature.PRICE] = price / 1000.0
    out[ChainFeature.SAFE] = game.safe >> chain & 1
    out[ChainFeature.MARKET] = game.market[chain] / 25.0
    out[ChainFeature.HELD] = mine / 10.0
    out[ChainFeature.FIRST_RIVAL] = first / 10.0
    out[ChainFeature.SECOND_RIVAL] = second / 10.0
    out[ChainFeature.BONUS] = paid / 10000.0
    out[ChainFeature.SHARES_WORTH] = mine * price / 10000.0
    out[ChainFeature.LEAD_OVER_FIRST] = clipped(mine - first)
    out[ChainFeature.LEAD_OVER_SECOND] = clipped(mine - second)
    out[ChainFeature.IS_FIRST] = 1.0 if mine > first else 0.0
    out[ChainFeature.IS_TIED_FIRST] = 1.0 if mine == first and mine > 0 else 0.0
    out[ChainFeature.IS_SECOND] = 1.0 if second < mine < first else 0.0
    out[ChainFeature.ACQUIRED_SQUARES] = min(squares, 6) / 4.0
    out[ChainFeature.SURVIVOR_SQUARES] = min(tallies[SURVIVOR_SQUARES][chain], 8) / 5.0
    out[ChainFeature.TILES_TO_MERGE] = near / 2.0
    out[ChainFeature.TILES_TO_GROW] = grows / 2.0
    out[ChainFeature.IS_HOLDER] = 1.0 if mine > 0 else 0.0
    out[ChainFeature.LIKELY_BONUS] = paid * min(squares, 3) / 20000.0
    out[ChainFeature.SOLD_OUT] = 1.0 if game.market[chain] == 0 else 0.0
    out[ChainFeature.LEAD_OVER_THIRD] = clipped(mine - others.third)
    out[ChainFeature.TIER] = rules.tiers[chain] / 2.0
    out[ChainFeature.HAS_PAID] = 1.0 if has_paid(game, chain) else 0.0
    out[ChainFeature.IS_SURVIVOR] = 1.0 if game.survivor == chain else 0.0
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
    out[PlayerFeature.FOUNDING_TILES] = founding / 3.0
    out[PlayerFeature.MERGING_TILES] = merging / 3.0
    out[PlayerFeature.DEAD_TILES] = dead / 3.0
    out[PlayerFeature.TILES_HELD] = game.held[player] / 6.0


@rule
def power_features(game: Game, rules: Rules, player: int, out: list[float]) -> None:
    """W1: the markers that the player has left, for placing tiles and for buying shares."""
    for_tiles = 0
    for_shares = 0
    for power in range(POWERS):
        if game.powers[player] >> power & 1:
            if PHASE_OF[power] == PLACE:
                for_tiles += 1
            else:
                for_shares += 1
    out[PlayerFeature.TILE_POWERS] = for_tiles
    out[PlayerFeature.SHARE_POWERS] = for_shares
    out[PlayerFeature.SPECIAL_POWERS] = rules.special_powers


@rule
def game_features(game: Game, rules: Rules, out: list[float]) -> None:
    """How far the game has come, and the table it is played at."""
    biggest = 0
    active = 0
    safe = 0
    for chain in range(CHAINS):
        biggest = max(biggest, game.sizes[chain])
        active += game.active >> chain & 1
        safe += game.safe >> chain & 1
    out[PlayerFeature.BAG] = (TILES - game.drawn) / 108.0
    out[PlayerFeature.CHAINS_ON_BOARD] = active / 7.0
    out[PlayerFeature.SAFE_CHAINS] = safe / 7.0
    out[PlayerFeature.LARGEST_CHAIN] = biggest / 41.0
    out[PlayerFeature.MAY_END] = 1.0 if end_condition(game) else 0.0
    out[PlayerFeature.END_ANNOUNCED] = 1.0 if game.announced >= 0 else 0.0
    for count in range(2, MOST_PLAYERS + 1):
        out[PlayerFeature.TWO_PLAYERS + count - 2] = 1.0 if game.players == count else 0.0
    out[PlayerFeature.BONUS_RANKS] = rules.ranks - 2.0
    out[PlayerFeature.MARKET_COUNTS] = 1.0 if market_counts(game, rules) else 0.0


@rule
def player_features(game: Game, rules: Rules, tallies: Grid, player: int, out: list[float]) -> None:
    """How the player stands in the game, with what every player shares."""
    players = game.players
    total = 0
    best_other = 0
    cash = 0
    for other in range(players):
        total += tallies[WORTH][other]
        cash += game.cash[other]
        if other != player:
            best_other = max(best_other, tallies[WORTH][other])
    worth = tallies[WORTH][player]
    seats = (player - game.player + players) % players
    out[PlayerFeature.CASH] = game.cash[player] / 10000.0
    out[PlayerFeature.SPENDABLE_CASH] = min(game.cash[player], 2000) / 2000.0
    out[PlayerFeature.WORTH] = worth / 30000.0
    out[PlayerFeature.LEAD] = (worth - best_other) / 10000.0
    out[PlayerFeature.SHARE_OF_WORTH] = worth * players / (total + 1.0) - 1.0
    out[PlayerFeature.SHARE_OF_CASH] = game.cash[player] * players / (cash + 1.0) - 1.0
    out[PlayerFeature.IS_AHEAD] = 1.0 if worth > best_other else 0.0
    out[PlayerFeature.IS_ON_TURN] = 1.0 if seats == 0 else 0.0
    out[PlayerFeature.IS_NEXT] = 1.0 if seats == 1 else 0.0
    out[PlayerFeature.IS_LAST] = 1.0 if seats == players - 1 else 0.0
    out[PlayerFeature.TURNS_AWAY] = seats / 6.0
    out[PlayerFeature.PURCHASES_LEFT] = (3 - game.bought) / 3.0 if seats == 0 and game.phase <= BUY else 0.0
    out[PlayerFeature.MAY_PLACE] = 1.0 if seats == 0 and game.placed == 0 else 0.0
    out[PlayerFeature.IS_TO_ACT] = 1.0 if game.actor == player else 0.0
    game_features(game, rules, out)
    hand_features(game, player, out)
    power_features(game, rules, player, out)
    out[PlayerFeature.EARLY_CASH] = min(game.cash[player], 6000) / 6000.0 * (TILES - game.drawn) / 108.0
    out[PlayerFeature.LATE_LEAD] = (worth - best_other) / 10000.0 * game.drawn / 108.0
