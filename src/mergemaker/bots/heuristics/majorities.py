"""What a place among the holders of a chain is worth: now, and by the time it is paid."""

from typing import Final, NamedTuple

from ...rules.constants import TILES, Chain, Dollars, Seat
from ...rules.insight import bonus_of, net_worth
from ...rules.money import bonus, price_at
from ...rules.rule import rule, table
from ...rules.settling import market_counts
from ...rules.state import Game, Rules

# How likely, in per cent, a lead of -8 to 8 shares now is a lead when the bonus is paid.
MOST_LEAD: Final = 8
AHEAD: Final = table([4, 6, 8, 12, 17, 23, 31, 40, 50, 60, 69, 77, 83, 88, 92, 94, 96])
AHEAD_LATE: Final = table([0, 0, 0, 1, 2, 5, 12, 27, 50, 73, 88, 95, 98, 99, 100, 100, 100])
MARKET_GUESS: Final = 6  # shares the market counts with in a game of two, before the draw shows it


@rule
def expected_market(game: Game, rules: Rules) -> int:
    """K1: how many shares the market is expected to count with; 0 where it is no holder."""
    return MARKET_GUESS if market_counts(game, rules) else 0


@rule
def share_price(rules: Rules, chain: Chain, tiles: int) -> Dollars:
    """P1: the price of a share of a chain that has, or is expected to have, that many tiles."""
    return price_at(rules, chain, min(tiles, TILES))


@rule
def bonus_now(game: Game, rules: Rules, chain: Chain, price: Dollars, player: Seat, held: int) -> Dollars:
    """B2: what the player would be paid if the chain were settled at that price now, the market counted as expected."""
    return bonus_of(game, rules, chain, price, player, held, expected_market(game, rules))


@rule
def lead_chance(lead: int, late: bool) -> int:
    """How likely, in per cent, a lead of that many shares lasts."""
    place = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
    return AHEAD_LATE[place] if late else AHEAD[place]


class Rivals(NamedTuple):
    """The three largest holdings of others in a chain."""

    first: int
    second: int
    third: int


@rule
def rivals(game: Game, rules: Rules, chain: Chain, player: Seat) -> Rivals:
    """The three largest holdings of others, the market's counted in."""
    first = expected_market(game, rules)
    second = 0
    third = 0
    for other in range(game.players):
        if other != player:
            held = int(game.shares[other][chain])
            if held > first:
                third = second
                second = first
                first = held
            elif held > second:
                third = second
                second = held
            elif held > third:
                third = held
    return Rivals(first, second, third)


@rule
def prospect(rules: Rules, price: Dollars, mine: int, others: Rivals, late: bool) -> Dollars:
    """The expected bonus with `mine` shares against these rivals, if the chain is settled at that price some day."""
    if mine == 0:
        return 0
    first = lead_chance(mine - others.first, late)
    second = lead_chance(mine - others.second, late)
    paid = bonus(rules, price, 0) * first + bonus(rules, price, 1) * max(0, second - first)
    if rules.ranks == 3:
        paid += bonus(rules, price, 2) * max(0, lead_chance(mine - others.third, late) - max(first, second))
    return paid // 100


@rule
def is_ahead(game: Game, rules: Rules, player: Seat) -> bool:
    """E5: whether the player would win if the game ended at once."""
    market = expected_market(game, rules)
    mine = net_worth(game, rules, player, market)
    for other in range(game.players):
        if other != player and net_worth(game, rules, other, market) >= mine:
            return False
    return True
