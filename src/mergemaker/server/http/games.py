"""Setting up, joining and playing games."""

from collections.abc import Iterable
from typing import Annotated

from ...room import dispatch, seating
from ...room.catalogue import catalogue
from ...room.interfaces import Bots
from ...room.messages.catalogue import Catalogue
from ...room.messages.commands import Act, ActRequest, Command
from ...room.messages.setup import (
    Address,
    GameInfo,
    GameList,
    Join,
    NewGame,
    PlayOn,
    RatedAnswer,
    Seats,
    Setup,
    UnreadableGame,
)
from ...room.messages.updates import Accepted, Sync
from ...room.names import clean_name
from ...room.person import Person
from ...room.projection import Viewer, info_of, sync_of
from ...room.rated import why_unrated
from ...room.refusal import Refusal
from ...room.room import Room
from ...room.rooms import Listed, Rooms
from ...words.lines import Reason
from ..accounts import Accounts
from .endpoint import Asker, route, small_number
from .limits import Limits

LONGEST_WAIT = 20.0  # seconds to wait for a later version
NOBODY = Person("nobody", "")  # who has not said their name yet
SeatQuery = Annotated[str | None, "one of several own seats"]


def seat_asked(room: Room, person: Person | None, seat: str | None) -> int | None:
    """The seat to view from: the asker's own, given or chosen by default."""
    if seat is None:
        return room.default_seat(person)
    number = small_number(seat)
    if number not in room.state.seats_of(person.id if person else None):
        raise Refusal("not_allowed", "not_your_seat")
    return number


def info(room: Room, person: Person | None, invited: bool = False) -> GameInfo:
    """The game as that person may know it."""
    return info_of(room.state, person, room.attendance(), invited)


class GameEndpoints:
    """Endpoints for games before and during play."""

    def __init__(self, rooms: Rooms, bots: Bots, limits: Limits, accounts: Accounts, elsewhere: str | None) -> None:
        self._rooms = rooms
        self._bots = bots
        self._limits = limits
        self._accounts = accounts
        self._elsewhere = elsewhere

    @route("GET", "/api/catalogue")
    async def get_catalogue(self, asker: Asker) -> Catalogue:
        """Editions, options, bots and rules to choose from."""
        return catalogue(self._bots.sentences())

    @route("GET", "/api/address")
    async def get_address(self, asker: Asker) -> Address:
        """Where others reach this server, for invitations."""
        return Address(self._elsewhere)

    @route("POST", "/api/rated")
    async def would_be_rated(self, asker: Asker, body: Setup) -> RatedAnswer:
        """Whether a game with these settings would count in the ratings."""
        why = why_unrated(seating.seats_from(body.seats, asker.person or NOBODY))
        return RatedAnswer(why is None, why)

    @route("POST", "/api/games", "game")
    async def create_game(self, person: Person, body: NewGame) -> GameInfo:
        """Set up a game; with `start` it starts immediately unless a seat is open."""
        await self._check_names(person, [seat.name for seat in body.setup.seats if seat.kind != "bot"])
        return info(await self._rooms.create(person, body.setup, body.start), person)

    async def _check_names(self, person: Person, names: Iterable[str | None]) -> None:
        """Raises a Refusal if someone would sit there under the name of another's account."""
        for name in names:
            if name is not None and clean_name(name):
                await self._accounts.free_name(name, person)

    @route("GET", "/api/games")
    async def list_games(self, asker: Asker, list: Annotated[str, "lobby or mine"] = "lobby") -> GameList:
        """Games: `?list=lobby` (public ones) or `?list=mine`."""
        if list == "mine":
            rooms, unreadable = await self._rooms.listed(asker.person) if asker.person else Listed([], {})
        elif list == "lobby":
            rooms, unreadable = await self._rooms.lobby(), {}
        else:
            raise Refusal("bad_request", "unknown_list", known=["lobby", "mine"])
        return GameList(
            [info(room, asker.person) for room in rooms],
            [UnreadableGame(game, why.message, Reason(**why.as_data())) for game, why in unreadable.items()],
        )

    @route("GET", "/api/invitations/{code}", "invitation")
    async def get_invitation(self, asker: Asker, code: str) -> GameInfo:
        """The game of an invitation code."""
        return info(await self._rooms.by_code(code), asker.person, invited=True)

    @route("GET", "/api/games/{game}")
    async def get_game(self, asker: Asker, game: str) -> GameInfo:
        """A game and who sits there, as the asker may know it."""
        return info(await self._rooms.room(game), asker.person)

    @route("POST", "/api/games/{game}/join")
    async def join(self, person: Person, game: str, body: Join) -> GameInfo:
        """Take a seat by invitation or in a public game; those who have one move, or add a guest by giving a name."""
        room = await self._rooms.room(game)
        await self._check_names(person, [body.name])
        await room.submit(person, None, lambda state: seating.join(state, person, body.code, body.seat, body.name))
        return info(room, person)

    @route("POST", "/api/games/{game}/leave")
    async def leave(self, person: Person, game: str) -> GameInfo:
        """Leave: before the start the seat becomes open again, later a bot plays on."""
        room = await self._rooms.room(game)
        await room.submit(person, None, lambda state: seating.leave(state, person))
        return info(room, person)

    @route("DELETE", "/api/games/{game}")
    async def remove(self, person: Person, game: str) -> GameInfo:
        """Take a game off one's list where nobody else waits: finished, before the start, or among bots."""
        room = await self._rooms.room(game)
        await room.submit(person, None, lambda state: seating.remove(state, person))
        return info(room, person)

    @route("POST", "/api/games/{game}/seats")
    async def change_seats(self, person: Person, game: str, body: Seats) -> GameInfo:
        """Rearrange the seats before the start; host only."""
        room, levels = await self._rooms.room(game), self._bots.levels
        await self._check_names(person, [seat.name for seat in body.seats if seat.kind != "bot"])
        await room.submit(person, None, lambda state: seating.change_seats(state, person, body.seats, levels))
        return info(room, person)

    @route("POST", "/api/games/{game}/start")
    async def start(self, person: Person, game: str) -> GameInfo:
        """Start the game; host only."""
        room = await self._rooms.room(game)
        await self._rooms.start(room, person)
        return info(room, person)

    @route("POST", "/api/games/{game}/rematch", "game")
    async def rematch(self, person: Person, game: str) -> GameInfo:
        """Set up a rematch with the same people."""
        room = await self._rooms.room(game)
        return info(await self._rooms.rematch(room, person), person)

    @route("POST", "/api/games/{game}/play-on", "game")
    async def play_on(self, person: Person, game: str, body: PlayOn) -> GameInfo:
        """Play on from a position of a finished game, against bots; it is counted nowhere."""
        room = await self._rooms.room(game)
        return info(await self._rooms.play_on(room, person, body), person)

    @route("POST", "/api/games/{game}/actions")
    async def act(self, person: Person, game: str, body: ActRequest) -> Accepted:
        """Take an action; repeating the request with the same `command_id` is harmless."""
        return await self._submit(person, game, Act(body.command_id, body.action, body.version, body.seat))

    @route("POST", "/api/games/{game}/commands")
    async def command(self, person: Person, game: str, body: Command) -> Accepted:
        """Send any command of the socket: act, chat, phrase, undo, consent, order, revoke, counter, ready, pause …."""
        return await self._submit(person, game, body)

    async def _submit(self, person: Person, game: str, message: Command) -> Accepted:
        room = await self._rooms.room(game)
        self._limits.check_command(message, person.id)
        return Accepted(await dispatch.submit(room, person, room.default_seat(person), message))

    @route("GET", "/api/games/{game}/view")
    async def get_view(
        self,
        asker: Asker,
        game: str,
        seat: SeatQuery = None,
        after: Annotated[str | None, "wait for a later version"] = None,
    ) -> Sync:
        """What the asker may see; `?seat=` chooses among several own seats, `?after=` waits for a later version."""
        room = await self._rooms.room(game)
        version = small_number(after)
        if version is not None:
            await room.news(version, LONGEST_WAIT)
        viewer = Viewer(asker.person, seat_asked(room, asker.person, seat))
        return sync_of(room.state, viewer, room.attendance())
