"""Settling a chain: its holders, with two players including the market, and their bonuses."""

from .constants import NONE, ROWS, TILES, Chain
from .facts import note_bonus_kept, note_bonus_paid, note_holding_shown, note_market_drew, note_settling_began
from .money import bonus_part, price
from .rule import called_rule, rule
from .state import Game, Rules


@rule
def market_counts(game: Game, rules: Rules) -> bool:
    """K1: with two players the market is one more holder, as long as the bag has a tile to show."""
    return rules.two_player_market == 1 and game.players == 2 and game.drawn < TILES


@rule
def market_holding(game: Game, rules: Rules, chain: Chain) -> int:
    """K1: a tile shown from the bag sets the market's number of shares."""
    game.market_tile = NONE
    if not market_counts(game, rules):
        return 0
    chance = game.market_deck[game.market_draws]
    game.market_draws += 1
    if chance < 0:
        game.market_tile = -1 - chance
    else:
        game.market_tile = game.bag[game.drawn + chance % (TILES - game.drawn)]
    shown = game.market_tile // ROWS + 1
    note_market_drew(game, chain, game.market_tile, shown)
    return shown


@rule
def most_below(game: Game, market: int, limit: int) -> int:
    """B2: the largest holding smaller than `limit`, including the market's; 0 if there is none."""
    most = market if market < limit else 0
    for player in range(game.players):
        if most < game.holdings[player] < limit:
            most = game.holdings[player]
    return most


@rule
def holders_of(game: Game, market: int, count: int) -> int:
    """B2: how many holders have exactly `count` shares, including the market."""
    tied = 1 if market == count else 0
    for player in range(game.players):
        if game.holdings[player] == count:
            tied += 1
    return tied


@called_rule
def pay_bonuses(game: Game, rules: Rules, chain: Chain) -> None:
    """B2: the holders are paid from the most shares down, as far as there are ranks.

    K2: the market's bonus stays in the bank. H2: everybody's shares in the chain are shown.
    """
    share_price = price(game, rules, chain)
    note_settling_began(game, chain, game.sizes[chain], share_price)
    market = market_holding(game, rules, chain)
    for player in range(game.players):
        game.holdings[player] = game.shares[player][chain]
        game.bonuses[player] = 0
        note_holding_shown(game, player, chain, game.holdings[player])
    most = most_below(game, market, 128)
    rank = 0
    while most > 0 and rank < rules.ranks:
        tied = holders_of(game, market, most)
        below = most_below(game, market, most)
        part = bonus_part(rules, share_price, rank, tied, below)
        is_sole = rank == 0 and tied == 1 and below == 0
        last = rules.ranks - 1 if is_sole else min(rank + tied, rules.ranks) - 1
        for player in range(game.players):
            if game.holdings[player] == most:
                game.bonuses[player] = part
                game.cash[player] += part
                note_bonus_paid(game, player, chain, rank, last, tied, part)
        if market == most:
            note_bonus_kept(game, chain, rank, last, tied, part)
        rank += tied
        most = below


@rule
def clear_settling(game: Game) -> None:
    """Clears what was shown while a chain was being settled."""
    game.settling = NONE
    game.market_tile = NONE
    for player in range(game.players):
        game.holdings[player] = 0
        game.bonuses[player] = 0
