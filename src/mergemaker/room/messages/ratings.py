"""Ratings, and a person's games in numbers."""

from msgspec import Struct


class RatingRow(Struct):
    """A player's rating in games with one number of players."""

    name: str
    rating: float
    uncertainty: float
    games: int
    wins: int
    bot: bool
    me: bool


class RatingPool(Struct):
    """The ratings for one number of players."""

    players: int
    rows: list[RatingRow]


class Ratings(Struct):
    """A pool for each number of players."""

    pools: list[RatingPool]


class Money(Struct):
    """Dollars by source, summed over games."""

    founding: int = 0
    bonuses: int = 0
    sales: int = 0
    trades: int = 0
    final_bonuses: int = 0
    final_sales: int = 0
    purchases: int = 0


class Statistics(Struct):
    """A person's finished games in numbers."""

    games: int
    wins: int
    by_players: dict[str, tuple[int, int]]  # number of players: games, wins
    by_edition: dict[str, tuple[int, int]]
    chains: dict[str, int]  # shares bought of each
    founded: dict[str, int]
    mergers: int  # made by the person
    money: Money
    mean_money: int
    best_money: int
