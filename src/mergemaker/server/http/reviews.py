"""Reviews of finished games, and what they say about the person who asks."""

from typing import Annotated

from ...game.coach_shapes import Attempt
from ...game.codec import DECISIONS
from ...room.messages.reviews import MyMistakes, MyReviews, ReviewAnswer, TryAgain
from ...room.person import Person
from ...room.refusal import Refusal
from ...room.rooms import Rooms
from ...room.running import Running
from ..reviews import Reviews, over_time
from ..store.reviews import ReviewRepository
from .endpoint import Asker, route, small_number

MOST_MISTAKES = 200


class ReviewEndpoints:
    """Endpoints for reviews."""

    def __init__(self, rooms: Rooms, reviews: Reviews, repository: ReviewRepository) -> None:
        self._rooms = rooms
        self._reviews = reviews
        self._repository = repository

    @route("GET", "/api/games/{game}/review", "history")
    async def get_review(self, asker: Asker, game: str) -> ReviewAnswer:
        """The review of a finished game, or how far it is."""
        state = (await self._rooms.room(game)).state
        if not isinstance(state, Running):
            raise Refusal("not_now", "not_begun")
        return await self._reviews.answer(state)

    @route("POST", "/api/games/{game}/review/{number}", "advice")
    async def try_again(self, asker: Asker, game: str, number: str, body: TryAgain) -> Attempt:
        """Try another choice in a decision of a finished game, the one that action `number` took."""
        state, action = (await self._rooms.room(game)).state, small_number(number)
        if not isinstance(state, Running):
            raise Refusal("not_now", "not_begun")
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
        return MyMistakes(await self._repository.mistakes_of(person.id, decision, MOST_MISTAKES))
