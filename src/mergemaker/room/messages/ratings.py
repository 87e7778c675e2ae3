"""Ratings, and a person's games in numbers."""

from msgspec import Struct


class RatingRow(Struct):
    """A player's rating in games with one number of players."""

    name: str
    rating: float
    uncertainty: float
    points: int  # the rating on a scale where everybody starts at 1500
    margin: int  # of the points: two standard deviations
    provisional: bool  # after too few games to say much
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


class RatingChange(Struct):
    """What a game did to a player's points."""

    player: str
    points: int
    change: int


class GameRatings(Struct):
    """What a finished game did to its players' points; empty where it was not rated."""

    changes: list[RatingChange]


class RatingPoint(Struct):
    """A person's points after a game."""

    game: str
    ended: float  # seconds since 1970
    points: int
    change: int


class RatingCurve(Struct):
    """A person's points among games of one size, game by game."""

    players: int
    points: list[RatingPoint]


class RatingHistory(Struct):
    """A curve for each number of players."""

    curves: list[RatingCurve]


class Money(Struct):
    """Dollars by source, summed over games."""

    founding: int = 0
    bonuses: int = 0
    sales: int = 0
    trades: int = 0
    final_bonuses: int = 0
    final_sales: int = 0
    purchases: int = 0  # what was spent


class Statistics(Struct):
    """A person's finished games in numbers."""

    games: int
    wins: int
    by_players: dict[str, tuple[int, int]]  # number of players: games, wins
    by_edition: dict[str, tuple[int, int]]
    chains: dict[str, int]  # shares bought of each
    founded: dict[str, int]
    mergers: int  # made by the person
    start: int  # what the person had at the beginning of the games; with `money` it adds up to `total`
    money: Money
    total: int
    mean_money: int
    best_money: int
