"""What follows from a position: places, bonuses, net worth, what a tile would do. Nothing else computes it.

Everything works on a whole game and on a masked one; where holdings are hidden, ask `mask.holdings_known` first.
`market` is the market's number of shares in a game of two (K1): 0 where it has none, and since its
draw cannot be known beforehand, whatever the caller expects where it does, or NO_MARKET to leave it out.
"""

from typing import Final, NamedTuple

from .board import beside, connected_tiles, largest
from .constants import ALL_CHAINS, CHAINS, TILES, Chain, ChainSet, Dollars, Seat, Tile
from .ending import most_money
from .mask import UNKNOWN
from .money import STEPS, bonus_part, price_at
from .rule import called_rule, rule
from .state import Game, Rules

NO_MARKET: Final = 0


class Place(NamedTuple):
    """How many holders of a chain have more shares than a player, as many (the player included), and fewer."""

    above: int
    tied: int
    below: int


@rule
def place_of(game: Game, chain: Chain, player: Seat, held: int, market: int) -> Place:
    """B2: the player's place among the holders of a chain, given the player's number of shares."""
    above = 0
    tied = 1
    below = 0
    for other in range(game.players):
        if other != player:
            count = game.shares[other][chain]
            if count > held:
                above += 1
            elif count == held:
                tied += 1
            elif count > 0:
                below += 1
    if market > held:
        above += 1
    elif market == held:
        tied += 1
    elif market > 0:
        below += 1
    return Place(above, tied, below)


@rule
def bonus_at(rules: Rules, share_price: Dollars, place: Place) -> Dollars:
    """B2, B3: what a holder in that place is paid if the chain is settled at that price."""
    if place.above >= rules.ranks:
        return 0
    return bonus_part(rules, share_price, place.above, place.tied, place.below)


@rule
def bonus_of(
    game: Game, rules: Rules, chain: Chain, share_price: Dollars, player: Seat, held: int, market: int
) -> Dollars:
    """B2, B3: what the player, holding `held`, would be paid if the chain were settled at that price now."""
    return bonus_at(rules, share_price, place_of(game, chain, player, held, market)) if held > 0 else 0


@rule
def has_paid(game: Game, chain: Chain) -> bool:
    """M3: whether the chain's bonuses have been paid in the merger under way."""
    return game.survivor >= 0 and chain != game.survivor and (game.merging & ~game.unsettled) >> chain & 1 == 1


@rule
def is_settled(game: Game, chain: Chain) -> bool:
    """M3: whether the merger under way has settled the chain: shares kept of it are worth nothing now."""
    return has_paid(game, chain) and chain != game.settling


@rule
def stake_with(game: Game, chain: Chain, held: int, share_price: Dollars, due: Dollars) -> Dollars:
    """E5: what `held` shares, and the bonus due on them, would bring if the game ended now.

    While a chain is being settled, its bonuses are already in everybody's cash.
    """
    if has_paid(game, chain):
        return held * share_price if chain == game.settling else 0
    return held * share_price + due


@rule
def stake(game: Game, rules: Rules, chain: Chain, size: int, player: Seat, market: int) -> Dollars:
    """E5: what the player's shares of a chain would bring if it had that size and the game ended now."""
    held = int(game.shares[player][chain])
    if held == 0 or size == 0:
        return 0
    share_price = price_at(rules, chain, size)
    return stake_with(game, chain, held, share_price, bonus_of(game, rules, chain, share_price, player, held, market))


@rule
def net_worth(game: Game, rules: Rules, player: Seat, market: int) -> Dollars:
    """E5: the player's money if the game ended now; in a game that is over, the player's money."""
    worth = int(game.cash[player])
    for chain in range(CHAINS):
        worth += stake(game, rules, chain, game.sizes[chain], player, market)
    return worth


@rule
def cash_and_shares(game: Game, rules: Rules, player: Seat) -> Dollars:
    """What the player's cash and shares are worth without any bonus."""
    worth = int(game.cash[player])
    for chain in range(CHAINS):
        if game.sizes[chain] > 0 and not is_settled(game, chain):
            worth += game.shares[player][chain] * price_at(rules, chain, game.sizes[chain])
    return worth


@rule
def win_share(game: Game, player: Seat) -> float:
    """E6: the player's share of the win in a game that is over: 1, a fraction if tied, or 0."""
    most = most_money(game)
    if game.cash[player] < most:
        return 0.0
    tied = 0
    for other in range(game.players):
        if game.cash[other] == most:
            tied += 1
    return 1.0 / tied


@called_rule
def write_win_shares(games: list[Game], out: list[list[float]]) -> None:
    """E6: everybody's part of the win, for many games that are over."""
    for i in range(len(games)):
        for player in range(games[i].players):
            out[i][player] = win_share(games[i], player)


@rule
def richer_than(game: Game, player: Seat) -> int:
    """E6: how many players have less money minus how many have more, in a game that is over."""
    balance = 0
    for other in range(game.players):
        if game.cash[player] > game.cash[other]:
            balance += 1
        elif game.cash[player] < game.cash[other]:
            balance -= 1
    return balance


@rule
def next_price_size(size: int) -> int:
    """P1: the size at which a chain of this size reaches its next price; 0 at the top."""
    for step in STEPS:
        if step > size:
            return step
    return 0


@rule
def seen_tiles(game: Game) -> int:
    """How many tiles the viewer of a masked game has seen; they come first in its bag."""
    seen = 0
    while seen < TILES and game.bag[seen] != UNKNOWN:
        seen += 1
    return seen


@rule
def chance_of_any(wanted: int, unseen: int, taken: int) -> float:
    """The chance that at least one of the wanted tiles is among `taken` of the unseen ones."""
    if taken > unseen - wanted:
        return 1.0 if wanted > 0 else 0.0
    none = 1.0
    for i in range(taken):
        none *= (unseen - wanted - i) / (unseen - i)
    return 1.0 - none


@rule
def chains_beside(game: Game, tile: Tile) -> ChainSet:
    """T3: the chains that the tile touches."""
    return beside(game, tile) & ALL_CHAINS


@rule
def possible_survivors(game: Game, tile: Tile) -> ChainSet:
    """M2: the chains that may survive when the tile is placed: the largest it touches, including ties."""
    return largest(game, chains_beside(game, tile))


@rule
def size_after(game: Game, tile: Tile) -> int:
    """G1, M9: how many tiles are connected once this one is placed and all it touches is one chain."""
    size = connected_tiles(game, tile)
    chains = chains_beside(game, tile)
    for chain in range(CHAINS):
        if chains >> chain & 1:
            size += game.sizes[chain]
    return size
