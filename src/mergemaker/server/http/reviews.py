"""Reviews of finished games, and what they say about the person who asks."""

from datetime import UTC, datetime
from typing import Annotated

from ...coach.better_line import as_played, better_line
from ...coach.phrases import choice_line
from ...coach.review_page import mistakes_of, review_page
from ...game.actions import Action
from ...game.coach_shapes import Attempt
from ...game.codec import DECISIONS
from ...game.insight import Insight
from ...game.notation import action_from_text
from ...game.record import GameRecord, record_of
from ...game.table import Table
from ...room.interfaces import Compute
from ...room.messages.puzzles import PosedDecision, PuzzleOutlook, PuzzleQuestion
from ...room.messages.reviews import BetterLine, LineStep, LiveChances, MyMistakes, MyReviews, ReviewAnswer, TryAgain
from ...room.person import Person
from ...room.refusal import Refusal
from ...room.rooms import Rooms
from ...room.running import Running
from ...words import language as language_of
from ...words import languages
from ..live_chances import LiveCoach
from ..posing import outlook, posed
from ..reviews import Reviews, check_reviewable, choices_in, over_time
from ..store.reviews import ReviewRepository
from .endpoint import Asker, Reply, route, small_number

MOST_MISTAKES = 200


class ReviewEndpoints:
    """Endpoints for reviews."""

    def __init__(
        self, rooms: Rooms, reviews: Reviews, live: LiveCoach, repository: ReviewRepository, compute: Compute
    ) -> None:
        self._rooms = rooms
        self._live = live
        self._compute = compute
        self._reviews = reviews
        self._repository = repository

    @route("GET", "/api/games/{game}/review", "history")
    async def get_review(self, asker: Asker, game: str) -> ReviewAnswer:
        """The review of a finished game, or how far it is."""
        return await self._reviews.answer(await self._played(game))

    @route("GET", "/api/games/{game}/chances", "history")
    async def get_chances(self, asker: Asker, game: str) -> LiveChances:
        """Everybody's chance of winning so far, from what is public: for those who look on at a running game."""
        return await self._live.answer(await self._played(game), asker.person)

    @route("GET", "/api/games/{game}/review/page", "history")
    async def get_review_page(
        self, asker: Asker, game: str, language: Annotated[str, "the code of its language"] = "en"
    ) -> Annotated[Reply, str]:
        """The review as one HTML file, to be kept and shared."""
        if language not in languages():
            raise Refusal("bad_request", "unknown_language", name=language, known=[*languages()])
        state = await self._played(game)
        found = (await self._reviews.answer(state)).review
        if found is None:
            raise Refusal("not_now", "review_under_way")
        played = datetime.fromtimestamp(state.created, UTC).date()
        page = await self._compute(review_page, found, record_of(state.table), language_of(language), played)
        return Reply(page, media_type="text/html", file_name=f"mergemaker-{game}-review.html")

    @route("GET", "/api/games/{game}/review/{number}", "history")
    async def get_decision(self, asker: Asker, game: str, number: str) -> PosedDecision:
        """The decision that action `number` of a finished game took, as its player knew it, to be tried again."""
        return await self._compute(_posed, await self._before(game, number))

    @route("POST", "/api/games/{game}/review/{number}/outlook")
    async def look_ahead_again(self, asker: Asker, game: str, number: str, body: PuzzleQuestion) -> PuzzleOutlook:
        """What an action would have brought in a decision of a finished game."""
        table = await self._before(game, number)
        return await self._compute(outlook, table, table.to_act or "", body.action)

    @route("GET", "/api/games/{game}/review/{number}/line", "advice")
    async def get_better_line(self, asker: Asker, game: str, number: str) -> BetterLine:
        """How the game might have continued after the better choice in a mistake."""
        state, action = await self._played(game), small_number(number)
        found = (await self._reviews.answer(state)).review
        mistake = next((one for one in mistakes_of(found) if one.number == action), None) if found else None
        if mistake is None:
            raise Refusal("not_found", "no_position")
        best = action_from_text(mistake.best)
        return await self._compute(_better_line, record_of(state.table), mistake.number, best)

    @route("POST", "/api/games/{game}/review/{number}", "advice")
    async def try_again(self, asker: Asker, game: str, number: str, body: TryAgain) -> Attempt:
        """Try another choice in a decision of a finished game, the one that action `number` took."""
        state, action = await self._played(game), small_number(number)
        if action is None:
            raise Refusal("not_found", "no_position")
        return await self._reviews.attempt(state, action, body.action)

    @route("GET", "/api/reviews/me")
    async def get_my_reviews(self, person: Person) -> MyReviews:
        """How the asker played, game by game and on the whole."""
        return over_time(await self._repository.of_person(person.id))

    @route("GET", "/api/reviews/me/mistakes")
    async def get_my_mistakes(
        self,
        person: Person,
        decision: Annotated[str | None, "the kind of decision, as the line protocol names it"] = None,
    ) -> MyMistakes:
        """The asker's worst mistakes in all games, of one kind or of all."""
        known = sorted(set(DECISIONS.values()))
        if decision is not None and decision not in known:
            raise Refusal("bad_request", "unknown_decision", known=known)
        found = await self._repository.mistakes_of(person.id, decision, MOST_MISTAKES)
        return MyMistakes(found, choices_in(one.mistake for one in found))

    async def _played(self, game: str) -> Running:
        state = (await self._rooms.room(game)).state
        if not isinstance(state, Running):
            raise Refusal("not_now", "not_begun")
        return state

    async def _before(self, game: str, number: str) -> Table:
        """The table before an action of a finished game."""
        state, action = await self._played(game), small_number(number)
        check_reviewable(state)
        if action is None or not 0 < action <= len(state.table.actions):
            raise Refusal("not_found", "no_position")
        return await self._compute(state.copy().table_after, action - 1)


def _posed(table: Table) -> PosedDecision:
    return posed(table, table.to_act or "", table.legal())


def _better_line(record: GameRecord, number: int, best: Action) -> BetterLine:
    line = better_line(record, number, best)
    player = line[0][0]
    played, better = (_worth(table, player) for table in (as_played(record, number), line[-1][2]))
    return BetterLine([_step(actor, action, table) for actor, action, table in line], (played, better))


def _worth(table: Table, player: str) -> int:
    return Insight(table.whole_position()).net_worth()[player] or 0


def _step(player: str, action: Action, table: Table) -> LineStep:
    insight = Insight(table.whole_position())
    return LineStep(player, choice_line(action), insight.view, insight.standings)
