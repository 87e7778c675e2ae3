"""Reviews of finished games, made in the background, one after another; nobody waits for them."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterable
from math import sqrt

from ..coach.phrases import choice_line
from ..coach.review_page import mistakes_of
from ..game.actions import Action, tidy
from ..game.coach_shapes import Attempt, DecisionReview, Outline, Review
from ..game.notation import action_from_text
from ..game.record import record_of
from ..room.interfaces import Conflict, NotReady, Now
from ..room.messages.reviews import MyReviews, ReviewAnswer, ReviewedGame
from ..room.refusal import Refusal, as_refusal
from ..room.rooms import Rooms
from ..room.running import Running
from ..words.lines import Line
from .coaching import judge_part, outline_of, sum_up, version_of_reviews
from .pool import Pool
from .store.reviews import ReviewRepository

log = logging.getLogger(__name__)
PART = 8  # actions judged at a time: so fine is the progress
LATELY = 7 * 86_400.0  # seconds: games that ended since then are reviewed after a restart
MOST_REDONE = 500  # games at a start


class Reviews:
    """The games that wait for their review, and the one that is being reviewed."""

    def __init__(self, repository: ReviewRepository, pool: Pool, now: Now) -> None:
        self._repository = repository
        self._pool = pool
        self._now = now
        self._waiting: OrderedDict[str, None] = OrderedDict()
        self._progress: dict[str, tuple[int, int]] = {}  # of the game under review
        self._outlines: dict[str, Outline] = {}  # likewise
        self._news = asyncio.Event()
        self._version: str | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self, rooms: Rooms) -> None:
        """Reviewing starts, where this server may."""
        if self._pool.may_coach:
            self._task = asyncio.create_task(self._work(rooms))

    async def close(self) -> None:
        """Reviewing stops; what is not stored is started again another time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def want(self, game: str) -> None:
        """The game is reviewed next."""
        if self._task is not None and game not in self._progress:
            self._waiting[game] = None
            self._waiting.move_to_end(game, last=False)
            self._news.set()

    async def answer(self, game: Running) -> ReviewAnswer:
        """The review of a finished game, or how far it is; one that is missing or out of date is made."""
        check_reviewable(game)
        actions = len(game.table.actions)
        if self._task is None:
            return ReviewAnswer("unavailable", 0, actions, None)
        # Progress is dropped only after the review is stored, so it is looked at first: the other way round, a review
        # stored in between would be found in neither place.
        if game.id in self._progress:
            return ReviewAnswer("working", *self._progress[game.id], None, self._outlines.get(game.id))
        found = await self.stored(game.id)
        if found is not None:
            return ReviewAnswer("ready", actions, actions, found, None, choices_in(mistakes_of(found)))
        self.want(game.id)
        return ReviewAnswer("waiting", 0, actions, None)

    async def stored(self, game: str) -> Review | None:
        """The review of a game, if it is made and not out of date."""
        return await self._repository.of_game(game, self._version) if self._version is not None else None

    async def attempt(self, game: Running, number: int, action: Action) -> Attempt:
        """An action tried instead of the one with that number, judged as its player could judge it then."""
        check_reviewable(game)
        if not 0 < number <= len(game.table.actions):
            raise Refusal("not_found", "no_position")
        illegal = game.table_after(number - 1).why_not(action)
        if illegal is not None:
            raise as_refusal(illegal)
        try:
            found = await self._pool.attempt(game.id, record_of(game.table), number, tidy(action))
        except NotReady:
            raise Refusal("not_now", "coach_not_ready") from None
        if found is None:
            raise Refusal("not_now", "no_choice")
        return found

    async def _work(self, rooms: Rooms) -> None:
        """The games are reviewed one after another, the last one asked for first."""
        finished = True
        with contextlib.suppress(Exception):  # the store may be away; games are reviewed when they are asked for
            finished = await self._repository.has_finished_games()
        if not finished:
            await self._news.wait()  # until then the coach's process need not start
        self._version = await self._pool.in_background(version_of_reviews)
        with contextlib.suppress(Exception):
            for game in await self._repository.wanting(self._version, self._now() - LATELY, MOST_REDONE):
                self._waiting.setdefault(game)
        while True:
            while not self._waiting:
                self._news.clear()
                await self._news.wait()
            game, _ = self._waiting.popitem(last=False)
            try:
                await self._review(rooms, game)
            except Exception:
                log.exception("a game could not be reviewed", extra={"game": game})
            finally:
                self._progress.pop(game, None)
                self._outlines.pop(game, None)

    async def _review(self, rooms: Rooms, number: str) -> None:
        game = (await rooms.room(number)).state
        if not isinstance(game, Running) or not game.over or game.lesson is not None:
            return
        if await self.stored(number) is not None:
            return
        record, of = record_of(game.table), len(game.table.actions)
        self._progress[number] = (0, of)
        self._outlines[number] = await self._pool.in_background(outline_of, record)
        users = [None if seat.guest or game.is_practice or game.uploaded else seat.user for seat in game.seats]
        decisions: list[DecisionReview] = []
        for start in range(0, of, PART):
            self._progress[number] = (start, of)
            decisions += await self._pool.in_background(judge_part, record, start, start + PART)
        review = await self._pool.in_background(sum_up, record, decisions)
        with contextlib.suppress(Conflict):  # another server has just stored its own
            await self._repository.save(number, review, users)


def check_reviewable(game: Running) -> None:
    """Raises a Refusal unless the game is over and its players decided for themselves; a lesson tells every move."""
    if not game.over:
        raise Refusal("not_now", "review_hidden")
    if game.lesson is not None:
        raise Refusal("not_now", "review_of_lesson")


def choices_in(decisions: Iterable[DecisionReview]) -> dict[str, Line]:
    """What was played and what was better, in words by notation."""
    texts = {text for decision in decisions for text in (decision.action, decision.best)}
    return {text: choice_line(action_from_text(text)) for text in sorted(texts)}


def over_time(games: list[ReviewedGame]) -> MyReviews:
    """A person's games, with the mean loss over all decisions and its standard error from game to game."""
    weights = [game.decisions for game in games]
    total = sum(weights)
    if not total:
        return MyReviews(games, None, None)
    mean = sum(game.mean_loss * weight for game, weight in zip(games, weights, strict=True)) / total
    error = None
    if len(games) > 1:
        spread = sum((weight * (game.mean_loss - mean)) ** 2 for game, weight in zip(games, weights, strict=True))
        error = round(sqrt(spread * len(games) / (len(games) - 1)) / total, 3)
    return MyReviews(games, round(mean, 3), error)
