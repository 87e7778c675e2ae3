"""What is counted of a finished game: everybody's numbers, and ratings by number of players."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from mergemaker.room.events import Seat
from mergemaker.room.running import Running
from mergemaker.server.results import Numbers, Results, outcomes_of, rated
from mergemaker.server.statistics import curves_of, points, ratings_seen, statistics_of
from mergemaker.server.store.database import Database
from mergemaker.server.store.results import Outcome, RatedName, Rating, ResultRepository

from ..room.games import game_of

WHOLE = 2_000  # actions: more than any game has


def finished(*seats: Seat) -> Running:
    """A game among these, played to its end."""
    return game_of("renegade", len(seats), 11, WHOLE, seats=seats)


def test_money_is_counted_by_its_source() -> None:
    game = finished(
        Seat("Ann", user="a"), Seat("Ben", user="b"), Seat("Cy", user="a", guest=True), Seat("Ada", bot="easy")
    )
    outcomes = outcomes_of(game)
    assert [outcome.user for outcome in outcomes] == ["a", "b", None, None]
    assert sum(outcome.won for outcome in outcomes) == 1
    for outcome in outcomes:
        money = msgspec.json.decode(outcome.numbers, type=Numbers).money
        gains = money.founding + money.bonuses + money.sales + money.trades + money.final_bonuses + money.final_sales
        assert 6000 + gains - money.purchases == outcome.money
    mine = statistics_of(outcomes[:1])
    assert (mine.games, mine.wins, mine.best_money) == (1, int(outcomes[0].won), outcomes[0].money)
    assert mine.by_players == {"4": (1, mine.wins)}
    both = statistics_of(outcomes[:2])
    came_in = sum(getattr(both.money, name) for name in both.money.__struct_fields__ if name != "purchases")
    assert both.start + came_in - both.money.purchases == both.total == outcomes[0].money + outcomes[1].money
    assert statistics_of([]).mean_money == 0


def test_the_winner_gains_and_the_last_loses() -> None:
    game = finished(Seat("Ann", user="a"), Seat("Ben", user="b"), Seat("Ada", bot="easy"))
    result = game.table.result
    assert result is not None
    after = rated(game, {"a": Rating(25.0, 8.0, 4, 1)})
    assert set(after) == {"a", "b", "bot:easy"}
    order = sorted(game.seats, key=lambda seat: result.final[seat.name])
    first, last = (seat.user or f"bot:{seat.bot}" for seat in (order[-1], order[0]))
    assert after[first].mu > 25.0 > after[last].mu
    assert after["a"].games == 5
    assert sum(rating.wins for rating in after.values()) == 2
    assert all(rating.sigma < 8.5 for rating in after.values())


def test_a_game_that_is_over_is_passed_on(tmp_path: Path) -> None:
    """Once it is counted: to the reviewer."""

    async def work() -> None:
        database = Database(str(tmp_path / "games.sqlite3"))
        reported: list[str] = []
        game = finished(Seat("Ann", user="a"), Seat("Ada", bot="easy"))
        await Results(ResultRepository(database), reported.append).count(game)
        assert reported == [game.id]
        database.close()

    asyncio.run(work())


def test_bots_of_one_level_in_several_seats_are_rated_as_one() -> None:
    after = rated(finished(Seat("Ann", user="a"), Seat("Ada", bot="easy"), Seat("Carl", bot="easy")), {})
    assert set(after) == {"a", "bot:easy"}
    assert after["bot:easy"].games == 2


@pytest.mark.parametrize(
    "seats",
    [(Seat("Ann", user="a"), Seat("Cy", user="a", guest=True)), (Seat("Ada", bot="easy"), Seat("Carl", bot="easy"))],
)
def test_nobody_is_rated_alone(seats: tuple[Seat, ...]) -> None:
    assert rated(finished(*seats), {}) == {}


def test_a_game_in_which_something_was_substituted_is_not_rated() -> None:
    game = finished(Seat("Ann", user="a"), Seat("Ben", user="b"))
    game.unrated = "taken_back"
    assert rated(game, {}) == {}


def test_players_who_have_left_are_last_the_first_of_them_at_the_very_end() -> None:
    game = finished(Seat("Ann", user="a"), Seat("Ben", user="b"), Seat("Cy", user="c"))
    result = game.table.result
    assert result is not None
    winner = next(seat for seat in range(3) if game.seats[seat].name in result.winners)
    stays = (winner + 1) % 3
    game.away = {winner: "medium", 3 - winner - stays: "medium"}
    after = rated(game, {})
    ranked = sorted(after, key=lambda who: -after[who].mu)
    assert ranked == [game.seats[seat].user for seat in (stays, 3 - winner - stays, winner)]
    who_stays = game.seats[stays].user
    assert {who: rating.wins for who, rating in after.items()} == {who: int(who == who_stays) for who in "abc"}
    assert [outcome.user for outcome in outcomes_of(game) if outcome.won] == [who_stays]  # as the result says


def test_help_costs_the_points_of_a_win_and_saves_none() -> None:
    game = finished(Seat("Ann", user="a"), Seat("Ada", bot="easy"), Seat("Ben", user="b"))
    plain = rated(game, {})
    for seat, who in ((0, "a"), (2, "b")):
        game.assisted = frozenset({seat})
        after = rated(game, {})
        assert "bot:easy" not in after
        other = "b" if who == "a" else "a"
        assert after[other] == plain[other]
        assert after.get(who) == (plain[who] if plain[who].mu < 25.0 else None)
    assert {plain["a"].mu < 25.0, plain["b"].mu < 25.0} == {True, False}


def test_accounts_bots_and_the_asker_are_listed_best_first() -> None:
    names = [
        RatedName(3, "a", "Ann", False, Rating(30.0, 2.0, 5, 3)),
        RatedName(3, "b", "Ben", True, Rating(32.0, 2.0, 5, 3)),
        RatedName(3, "c", "Cy", False, Rating(40.0, 2.0, 5, 5)),
        RatedName(3, "bot:easy", None, False, Rating(20.0, 1.0, 9, 1)),
        RatedName(2, "b", "Ben", True, Rating(25.0, 8.0, 1, 0)),
    ]
    pools = ratings_seen(names, None).pools
    assert [(pool.players, [row.name for row in pool.rows]) for pool in pools] == [(2, ["Ben"]), (3, ["Ben", "easy"])]


def test_the_order_is_that_of_the_points_shown() -> None:
    names = [
        RatedName(3, "bot:sure", None, False, Rating(30.0, 1.0, 50, 3)),
        RatedName(3, "bot:lucky", None, False, Rating(33.0, 8.0, 1, 1)),
        RatedName(3, "bot:easy", None, False, Rating(20.0, 1.0, 9, 1)),
    ]
    (pool,) = ratings_seen(names, None).pools
    assert [row.name for row in pool.rows] == ["lucky", "sure", "easy"]
    assert [row.points for row in pool.rows] == sorted((row.points for row in pool.rows), reverse=True)


def test_points_start_at_1500_and_each_game_tells_its_change() -> None:
    assert (points(None), points(25.0), points(26.0), points(24.0)) == (1500, 1500, 1548, 1452)
    game = Outcome("g", 0, "a", "renegade", 3, True, 30_000, "{}", None, 26.5)
    curves = curves_of([(game, 5.0), (game._replace(game="h", mu_before=26.5, mu_after=25.5), 9.0)]).curves
    assert [(curve.players, [(at.game, at.points, at.change) for at in curve.points]) for curve in curves] == [
        (3, [("g", 1572, 72), ("h", 1524, -48)])
    ]


def test_a_rating_is_provisional_until_ten_games() -> None:
    rated = [RatedName(3, f"bot:{games}", None, False, Rating(25.0, 2.0, games)) for games in (9, 10)]
    rows = ratings_seen(rated, None).pools[0].rows
    assert {row.name: (row.provisional, row.points, row.margin) for row in rows} == {
        "9": (True, 1500, 192),
        "10": (False, 1500, 192),
    }
