"""What the games say about each bot: shares of wins with their error, money, time, faults."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from .jobs import GameResult, SeatResult
from .ratings import ratings
from .results import Results

FAULTS = ("late", "illegal", "rubbish", "crashed")


class Share(msgspec.Struct):
    """How many games were won, of how many."""

    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float | None:
        """The part that was won."""
        return self.wins / self.games if self.games else None


class Standing(msgspec.Struct):
    """A bot's row of the table. Each seat it had in a game counts as a game; a shared win as a fraction."""

    name: str
    games: int
    wins: float
    win_share: float | None
    error: float | None  # one standard error of the win share
    rating: float
    rating_error: float
    mean_money: float | None
    money_error: float | None
    mean_place: float | None
    decisions: int
    seconds_per_decision: float | None
    slowest_decision: float
    late: int
    illegal: int
    rubbish: int
    crashed: int
    replaced: int
    by_seat: list[Share]
    by_turn: list[Share]  # by order of play from the one who began


class Duel(msgspec.Struct):
    """How often one bot finished ahead of another at the same table; a tie is half."""

    bot: str
    other: str
    games: int
    ahead: float


def standings(results: Results) -> list[Standing]:
    """Everybody's row, the highest rating first."""
    games = results.in_order()
    rated = ratings(games)
    rows: dict[str, list[tuple[GameResult, int]]] = {name: [] for name in results.entrants}
    for game in games:
        for seat, one in enumerate(game.seats):
            rows.setdefault(one.bot, []).append((game, seat))
    table = []
    for name, played in rows.items():
        row = _standing(name, played, results.setup.players)
        if name in rated:
            row.rating, row.rating_error = round(rated[name].mu, 3), round(rated[name].sigma, 3)
        table.append(row)
    return sorted(table, key=lambda row: (-row.rating, -(row.win_share or 0), row.name))


def _standing(name: str, played: Sequence[tuple[GameResult, int]], players: int) -> Standing:
    seats = [game.seats[seat] for game, seat in played]
    decisions = sum(one.decisions for one in seats)
    by_seat, by_turn = [Share() for _ in range(players)], [Share() for _ in range(players)]
    for game, seat in played:
        for share in (by_seat[seat], by_turn[(seat - game.starter) % players]):
            share.games += 1
            share.wins += game.seats[seat].win
    faults = {kind: sum(one.faults.get(kind, 0) for one in seats) for kind in FAULTS}
    bags = [game.bag for game, _ in played]
    return Standing(
        name=name,
        games=len(seats),
        wins=round(math.fsum(one.win for one in seats), 6),
        win_share=mean([one.win for one in seats]),
        error=share_error([one.win for one in seats], bags),
        rating=25.0,
        rating_error=25 / 3,
        mean_money=mean([one.money for one in seats]),
        money_error=clustered_error([one.money for one in seats], bags),
        mean_place=mean([_place(game.seats, seat) for game, seat in played]),
        decisions=decisions,
        seconds_per_decision=sum(one.seconds for one in seats) / decisions if decisions else None,
        slowest_decision=max((one.slowest for one in seats), default=0.0),
        replaced=sum(one.replaced for one in seats),
        by_seat=by_seat,
        by_turn=by_turn,
        **faults,
    )


def _place(seats: Sequence[SeatResult], seat: int) -> float:
    """1 for the most money; those who tie share their places."""
    money = seats[seat].money
    ahead = sum(one.money > money for one in seats)
    tied = sum(one.money == money for one in seats)
    return ahead + (tied + 1) / 2


def mean(values: Sequence[float]) -> float | None:
    """The mean, if there is one."""
    return math.fsum(values) / len(values) if values else None


def clustered_error(values: Sequence[float], bags: Sequence[int]) -> float | None:
    """The standard error of the mean where games on one bag are correlated, since they share its luck."""
    middle = mean(values)
    groups: dict[int, float] = defaultdict(float)
    for value, bag in zip(values, bags, strict=True):
        groups[bag] += value - (middle or 0.0)
    if middle is None or len(groups) < 2:
        return None
    spread = math.fsum(off * off for off in groups.values())
    return math.sqrt(spread * len(groups) / (len(groups) - 1)) / len(values)


def share_error(wins: Sequence[float], bags: Sequence[int]) -> float | None:
    """The standard error of a share of wins; where all games came out alike, that of one more win and one more loss."""
    if not wins:
        return None
    error = clustered_error(wins, bags)
    if error:
        return error
    likely = (math.fsum(wins) + 1) / (len(wins) + 2)
    return math.sqrt(likely * (1 - likely) / (len(wins) + 2))


def duels(games: Iterable[GameResult]) -> list[Duel]:
    """Every pair of bots that met, both ways."""
    found: dict[tuple[str, str], Duel] = {}
    for game in games:
        for one in game.seats:
            for other in game.seats:
                if one.bot != other.bot:
                    duel = found.setdefault((one.bot, other.bot), Duel(one.bot, other.bot, 0, 0.0))
                    duel.games += 1
                    duel.ahead += (one.money > other.money) + (one.money == other.money) / 2
    return [found[pair] for pair in sorted(found)]


def report_data(results: Results) -> dict[str, Any]:
    """Everything as a JSON object."""
    data: dict[str, Any] = {
        **msgspec.to_builtins(results.setup),
        "games": len(results.games),
        "bots": [msgspec.to_builtins(row) for row in standings(results)],
        "duels": [msgspec.to_builtins(duel) for duel in duels(results.games)],
    }
    return data
