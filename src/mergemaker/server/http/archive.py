"""Past play: records, positions, histories, ratings and statistics."""

from typing import Annotated

from ...game.pictures.png import png
from ...room.history import history_of
from ...room.interfaces import Compute
from ...room.messages.history import History
from ...room.messages.ratings import GameRatings, RatingHistory, Ratings, Statistics
from ...room.messages.setup import GameInfo
from ...room.messages.table import Position
from ...room.person import Person
from ...room.projection import position_of
from ...room.records import game_from, record_text
from ...room.refusal import Refusal
from ...room.rooms import Rooms
from ...room.running import Running
from ..statistics import change_of, curves_of, ratings_seen, statistics_of
from ..store.results import ResultRepository
from .cards import picture_of
from .endpoint import Asker, Reply, route, small_number
from .games import SeatQuery, info, seat_asked

MOST_RECORD = 512 * 1024


class Archive:
    """Endpoints for past play."""

    def __init__(self, rooms: Rooms, results: ResultRepository, compute: Compute) -> None:
        self._rooms = rooms
        self._results = results
        self._compute = compute

    @route("GET", "/api/games/{game}/record")
    async def get_record(
        self, asker: Asker, game: str, format: Annotated[str, "text or json"] = "text"
    ) -> Annotated[Reply, str]:
        """The record of a finished game: `?format=text` or `json`."""
        room = await self._rooms.room(game)
        text, media_type = record_text(room.state, format)
        ending = "json" if format == "json" else "txt"
        return Reply(text, media_type=media_type, file_name=f"mergemaker-{room.state.id}.{ending}")

    @route("POST", "/api/records", "upload", MOST_RECORD)
    async def upload_record(self, person: Person, body: str) -> GameInfo:
        """Upload the record of a finished game, as text or JSON, to look at it."""
        setup, happened = await self._compute(game_from, body, person)
        return info(await self._rooms.upload(person, setup, happened), person)

    @route("GET", "/api/games/{game}/positions/{number}")
    async def get_position(self, asker: Asker, game: str, number: str, seat: SeatQuery = None) -> Position:
        """The table after a number of actions, as the asker could see it; all of it once the game is over."""
        room = await self._rooms.room(game)
        action, played = small_number(number), room.state
        if not isinstance(played, Running) or action is None or action > len(played.table.actions):
            raise Refusal("not_found", "no_position")
        return await self._compute(position_of, played.copy(), action, seat_asked(room, asker.person, seat))

    @route("GET", "/api/games/{game}/positions/{number}/picture", "history")
    async def get_picture(self, asker: Asker, game: str, number: str) -> Annotated[Reply, str]:
        """A picture (PNG) of the table after a number of actions, as anybody may see it."""
        svg = await self._drawing(game, number)
        return Reply(await self._compute(png, svg), media_type="image/png")

    @route("GET", "/api/games/{game}/positions/{number}/drawing")
    async def get_drawing(self, asker: Asker, game: str, number: str) -> Annotated[Reply, str]:
        """The same picture as SVG."""
        return Reply(await self._drawing(game, number), media_type="image/svg+xml")

    async def _drawing(self, game: str, number: str) -> str:
        action, played = small_number(number), (await self._rooms.room(game)).state
        if not isinstance(played, Running) or action is None or action > len(played.table.actions):
            raise Refusal("not_found", "no_position")
        return await self._compute(picture_of, played.copy(), action)

    @route("GET", "/api/games/{game}/history", "history")
    async def get_history(self, asker: Asker, game: str, seat: SeatQuery = None) -> History:
        """Everybody's money by turn, mergers, and the final settlement."""
        room = await self._rooms.room(game)
        if not isinstance(room.state, Running):
            raise Refusal("not_now", "not_begun")
        return await self._compute(history_of, room.state.copy(), seat_asked(room, asker.person, seat))

    @route("GET", "/api/ratings")
    async def get_ratings(self, asker: Asker) -> Ratings:
        """Ratings, by number of players."""
        return ratings_seen(await self._results.ratings(), asker.person)

    @route("GET", "/api/ratings/me")
    async def get_rating_history(self, person: Person) -> RatingHistory:
        """The asker's points game by game, by number of players."""
        return curves_of(await self._results.rated_outcomes(person.id))

    @route("GET", "/api/games/{game}/ratings")
    async def get_game_ratings(self, asker: Asker, game: str) -> GameRatings:
        """What a finished game did to its players' points."""
        seats = (await self._rooms.room(game)).state.seats
        rated = await self._results.rated_in(game)
        return GameRatings([change_of(outcome, seats[outcome.seat].name) for outcome in rated])

    @route("GET", "/api/statistics/me")
    async def get_statistics(self, person: Person) -> Statistics:
        """The asker's finished games in numbers."""
        return statistics_of(await self._results.outcomes_of(person.id))
