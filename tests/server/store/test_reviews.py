"""Reviews on disk: one a game, replaced when it is out of date, and what they say about people."""

import asyncio

import msgspec

from mergemaker.game.coach_shapes import Change, DecisionReview, Grade, Luck, Par, PlayerReview, Review
from mergemaker.room.events import Seat, Seated
from mergemaker.room.interfaces import StoredGame
from mergemaker.room.messages.reviews import ReviewedGame
from mergemaker.room.messages.setup import Setup
from mergemaker.room.person import Person
from mergemaker.server.reviews import over_time
from mergemaker.server.store.database import Database
from mergemaker.server.store.games import GameRepository
from mergemaker.server.store.people import PeopleRepository, Session
from mergemaker.server.store.results import Outcome, ResultRepository
from mergemaker.server.store.reviews import ReviewRepository
from mergemaker.words import line

NO_CHANGE = Change(50.0, 50.0, 0.0, 0.0, 0.0, 0.0)


def decision(number: int, player: str, kind: str, loss: float, grade: Grade) -> DecisionReview:
    """A decision that cost so much."""
    reason = None if grade == "fine" else line("better.played_out", choice="place 1A")
    return DecisionReview(number, 1, player, kind, "place 2A", "place 1A", loss, 0.5, 300, 50, grade, reason)


def review_of(version: str) -> Review:
    """A game of Ann and a bot, with three mistakes."""
    return Review(
        version=version,
        finished=True,
        actions=4,
        players=[
            PlayerReview(
                name, [0.5] * 5, loss, 0.2, 100, 20, 2, {"mistake": 1}, Luck(NO_CHANGE, NO_CHANGE), Par(50, 1, 9, 1)
            )
            for name, loss in (("Ann", 4.0), ("Ada", 3.0))
        ],
        decisions=[
            decision(1, "Ann", "place_tile", 6.0, "mistake"),
            decision(2, "Ann", "buy", 12.0, "blunder"),
            decision(3, "Ada", "buy", 30.0, "disaster"),
            decision(4, "Ann", "buy", 0.0, "fine"),
        ],
        turning_points=[1, 2, 3],
    )


def test_a_review_is_kept_with_its_game_until_it_is_out_of_date(database: Database) -> None:
    """Games that wait for one are found; mistakes are those of people, the worst first, of one kind or of all."""

    async def work() -> None:
        await PeopleRepository(database).add_guest(Person("a", "Ann"), Session("h", "cookie", 0.0))
        reviews, results = ReviewRepository(database), ResultRepository(database)
        seats = [Seat("Ann", user="a"), Seat("Ada", bot="easy")]
        await GameRepository(database).create(StoredGame("g", "c", Setup(), 1.0), [Seated("a", seats)], "a")
        assert not await reviews.has_finished_games()
        assert await reviews.wanting("1", 0.0, 9) == []
        outcomes = [Outcome("g", seat, user, "renegade", 2, not seat, 9, "{}") for seat, user in enumerate(("a", None))]
        await results.count("g", outcomes, lambda pool: {})
        assert await reviews.has_finished_games()
        assert await reviews.wanting("1", 0.0, 9) == ["g"]
        assert await reviews.wanting("1", 2e10, 9) == []
        for version in ("1", "2"):
            await reviews.save("g", review_of(version), ["a", None])
        assert await reviews.of_game("g", "1") is None
        assert await reviews.of_game("g", "2") == review_of("2")
        assert await reviews.wanting("2", 0.0, 9) == []
        assert await reviews.wanting("3", 2e10, 9) == ["g"]
        (mine,) = await reviews.of_person("a")
        assert (mine.game, mine.edition, mine.players, mine.mean_loss, mine.mistakes) == (
            "g",
            "renegade",
            2,
            4.0,
            {"mistake": 1},
        )
        worst = await reviews.mistakes_of("a", None, 9)
        assert [one.mistake.number for one in worst] == [2, 1]
        assert [one.mistake.number for one in await reviews.mistakes_of("a", "place_tile", 9)] == [1]
        assert await reviews.mistakes_of("b", None, 9) == []

    asyncio.run(work())


def test_a_persons_number_is_the_mean_over_all_decisions() -> None:
    """With the error from game to game; before the first game there is none, and no error before the second."""
    none = over_time([])
    assert (none.mean_loss, none.error) == (None, None)
    games = [ReviewedGame("g", 1.0, "renegade", 4, loss, 0.1, n, {}) for loss, n in ((1.0, 30), (4.0, 10))]
    one, both = over_time(games[:1]), over_time(games)
    assert (one.mean_loss, one.error) == (1.0, None)
    assert both.mean_loss == 1.75
    assert both.error is not None
    assert 0.5 < both.error < 1.5
    assert msgspec.json.decode(msgspec.json.encode(both))["games"][1]["mean_loss"] == 4.0
