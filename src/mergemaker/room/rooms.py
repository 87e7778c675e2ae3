"""All games: those in memory, and those in the store, loaded into a room on demand."""

import asyncio
import logging
import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..game.lessons import lesson_named
from . import commands, records, seating
from . import events as ev
from .alone import Alone
from .fair import fair_result
from .fold import State
from .interfaces import Bots, Chance, Compute, GameStore, Now, Pace, Results, Site, StoredGame, StoreUnavailable
from .invitations import new_code, tidy_code
from .messages.setup import FAIR_BOT, DaysClock, PlayOn, Setup
from .person import Person
from .reading import state_after
from .refusal import Refusal
from .room import RETRY_AFTER, Room
from .running import Running
from .state import Waiting

log = logging.getLogger(__name__)
PUT_AWAY_AFTER = 600.0  # seconds without use before a room is unloaded
MOST_LISTED = 50
LISTED_FOR = 7 * 86_400.0  # seconds that an inactive public game stays in the lobby
MOST_UNATTENDED = 3  # bot-only games per person at a time
OPENED_AT_ONCE = 2  # games: tables that play do not wait for a crowd that opens new ones
NAMED = re.compile(r"[\w-]{1,32}", re.ASCII)  # what the ids of games and invitations look like


class Listed(NamedTuple):
    """The rooms of several games, and why others cannot be opened."""

    rooms: list[Room]
    unreadable: dict[str, Refusal]


class Rooms:
    """The rooms of one server."""

    def __init__(
        self,
        store: GameStore,
        bots: Bots,
        results: Results,
        now: Now,
        chance: Chance,
        compute: Compute,
        pace: Pace,
        site: Site | None = None,
    ) -> None:
        self._store = store
        self._bots = bots
        self._results = results
        self._now = now
        self._chance = chance
        self._compute = compute
        self._pace = pace
        self._site = site or Alone()
        self._began = now()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)

    # --- Finding ---------------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """The room of that game; a Refusal if there is none."""
        room = self._rooms.get(game)
        if room is not None:
            if room.unreadable is not None:
                raise room.unreadable
            room.used = self._now()
            return room
        if not NAMED.fullmatch(game):
            raise Refusal("not_found", "no_game")
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    def known(self, game: str) -> Room | None:
        """The room of that game if it is in memory."""
        return self._rooms.get(game)

    def in_memory(self) -> list[str]:
        """The games that are in memory."""
        return list(self._rooms)

    async def _load(self, number: str) -> Room:
        try:
            game, state = await self._folded(number)
        except (Refusal, StoreUnavailable) as error:
            self._site.leave(number)
            if isinstance(error, Refusal) and error.code == "unreadable":
                log.warning("a game cannot be read", exc_info=True, extra={"game": number})
            raise
        seed = self._chance.seed()
        room = Room(state, self._store, self._bots, self._results, self._now, self._pace, seed, self._site)
        room.counted = game.counted
        timed = isinstance(state, Running) and state.clock_runs
        try:
            if timed and await room.charge.take() and room.state.last_at < self._began:
                await room.submit(None, None, lambda _: [ev.Woke()])
            await self._stop_clocks(room)
        except (Refusal, StoreUnavailable):
            self._site.leave(number)
            await room.put_away()
            raise
        self._rooms[number] = room
        if self._site.sole_lease is None:  # another process may have stored something meanwhile
            await room.catch_up()
        room.after()
        return room

    async def _folded(self, number: str) -> tuple[StoredGame, State]:
        """The game from the store, as it is now."""
        game = await self._store.game(number)
        if game is None:
            raise Refusal("not_found", "no_game")
        await self._site.join(number)  # before its log is read, so that no change is missed
        empty = Waiting(id=game.id, code=game.code, setup=game.setup, created=game.created, uploaded=game.uploaded)
        return game, await self._compute(state_after, empty, await self._store.events_after(number, 0))

    async def by_code(self, code: str) -> Room:
        """The room of an invitation code."""
        code = tidy_code(code)
        number = await self._store.id_of_code(code) if NAMED.fullmatch(code) else None
        if number is None:
            raise Refusal("not_found", "no_invitation")
        return await self.room(number)

    async def lobby(self) -> list[Room]:
        """Public games waiting for players, newest first, then those being played."""
        found = await self._read(await self._store.public(self._now() - LISTED_FOR, MOST_LISTED))
        return [room for room in found.rooms if not room.state.abandoned]

    async def mine(self, person: Person) -> list[Room]:
        """The person's games, most recently played first."""
        return (await self.listed(person)).rooms

    async def listed(self, person: Person) -> Listed:
        """The person's games, most recently played first, and those that cannot be opened."""
        rooms, unreadable = await self._read(await self._store.of_person(person.id, MOST_LISTED))
        return Listed([room for room in rooms if person.id not in room.state.removed_by], unreadable)

    async def _read(self, found: list[str]) -> Listed:
        """The rooms of those games."""
        listed = Listed([], {})
        for number in found:
            try:
                listed.rooms.append(await self.room(number))
            except Refusal as refusal:
                if refusal.code == "unreadable":
                    listed.unreadable[number] = refusal
        return listed

    # --- Making ----------------------------------------------------------------------------------------------------

    async def create(self, person: Person, setup: Setup, start: bool = False) -> Room:
        """A new game, with the person as its host; it starts immediately if requested and no seat is open."""
        seating.check_setup(setup, self._bots.levels)
        if start and all(seat.kind == "bot" for seat in setup.seats):
            self._check_unattended(person)
        seats = seating.seats_from(setup.seats, person)
        async with self._opening:
            room = await self._create(person, setup, [ev.Seated(person.id, seats), self._commitment()])
            if start and isinstance(room.state, Waiting) and not room.state.open_seats:
                await self._start(room, person)
        return room

    async def start(self, room: Room, person: Person) -> None:
        """The host starts the game."""
        if all(seat.bot for seat in room.state.seats):
            self._check_unattended(person)
        await self._start(room, person)

    async def _start(self, room: Room, person: Person) -> None:
        drawn = self._commitment()
        follow = any(seat.bot == FAIR_BOT for seat in room.state.seats)
        fair_level = await self._fair_level(person) if follow else None
        await room.submit(person, None, lambda state: seating.start(state, person, drawn, fair_level))
        await self._stop_clocks(room)

    def _commitment(self) -> ev.Committed:
        """A new key for a shuffle, and the salt of its commitment."""
        return ev.Committed(self._chance.secret(), self._chance.secret())

    async def _fair_level(self, person: Person) -> str:
        """The level of bots against which the person wins a fair share, by the latest games against such bots."""
        played = [room.state for room in reversed(await self.mine(person))]
        found = [fair_result(state, person.id) for state in played if isinstance(state, Running)]
        return self._bots.fair_level([result for result in found if result is not None])

    async def take_vacation(self, person: Person) -> None:
        """Updates the clocks of the person's correspondence games with their vacation, or its cancellation."""
        for room in (await self._read(await self._store.timed(person.id))).rooms:
            await self._stop_clocks(room)

    async def _stop_clocks(self, room: Room) -> None:
        """The room's clock stops for those who are on vacation."""
        if not isinstance(room.state.setup.clock, DaysClock) or room.state.status == "over":
            return
        people = {seat.user for seat in room.state.seats if seat.user is not None}
        known = await self._store.vacations(people, self._now())
        await room.submit(None, None, lambda state: commands.take_vacations(state, known, self._now()))

    def _check_unattended(self, person: Person) -> None:
        """Raises a Refusal if the person already has enough bot-only games: all share the same processes."""
        theirs = [room for room in self._rooms.values() if room.state.host == person.id and room.is_unattended]
        if len(theirs) >= MOST_UNATTENDED:
            raise Refusal("too_many", "too_many_bot_games")

    async def rematch(self, room: Room, person: Person) -> Room:
        """The same people at one new table, no matter who asks. With no other people it starts immediately."""
        game = room.state
        if not isinstance(game, Running) or not game.over or game.uploaded:
            raise Refusal("not_now", "rematch_too_early")
        if game.lesson is not None:
            raise Refusal("not_now", "rematch_of_lesson")
        if not game.seats_of(person.id):
            raise Refusal("not_allowed", "rematch_not_yours")
        async with room.rematching:
            followed_by = _rematch_of(room)
            if followed_by is None:
                seats = [*game.seats[1:], game.seats[0]]  # another player gets the first seat
                again = await self._create(
                    person, game.setup, [ev.Seated(person.id, seats, sorted(game.shown_out)), self._commitment()]
                )
                await room.submit(None, "rematch", lambda _: [ev.Rematched(again.state.id)])
                followed_by = _rematch_of(room)
                if followed_by == again.state.id and all(seat.bot or seat.user == person.id for seat in seats):
                    await self._start(again, person)
        assert followed_by is not None, "one of the two was stored"
        return await self.room(followed_by)

    async def play_on(self, room: Room, person: Person, asked: PlayOn) -> Room:
        """A new game of the person's against bots, from a position of a finished one."""
        seating.check_bot(asked.bot, self._bots.levels)
        if asked.bot == FAIR_BOT:
            asked = msgspec.structs.replace(asked, bot=await self._fair_level(person))
        return await self._create(person, *records.continuation(room.state, asked, person))

    async def learn(self, person: Person, name: str, again: bool) -> Room:
        """The person's game of that lesson: the one they have not finished, unless they begin again, or a new one."""
        lesson = lesson_named(name)
        begun = None if again else await self.lesson_begun(person, name)
        return begun or await self._create(person, *seating.lesson_game(lesson, person))

    async def lesson_begun(self, person: Person, name: str) -> Room | None:
        """The person's unfinished game of that lesson, if there is one."""
        for room in await self.mine(person):
            game = room.state
            if isinstance(game, Running) and game.lesson == name and not game.over:
                return room
        return None

    async def upload(self, person: Person, setup: Setup, happened: Sequence[ev.Event]) -> Room:
        """A room for an uploaded record."""
        return await self._create(person, setup, happened, uploaded=True)

    async def _create(self, person: Person, setup: Setup, happened: Sequence[ev.Event], uploaded: bool = False) -> Room:
        code = new_code(self._chance.secret())
        while await self._store.id_of_code(code):  # once in a million games
            code = new_code(self._chance.secret())
        game = StoredGame(self._chance.token(), code, setup, self._now(), uploaded, uploaded)
        await self._store.create(game, happened, person.id)
        return await self.room(game.id)

    # --- Going on and ending ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Loads the games whose clocks run at no other process, as soon as the store answers."""
        while True:
            try:
                for game in await self._store.timed():
                    lease = await self._site.acquire(game)
                    if lease is not None:
                        await self.adopt(game)
                        if game not in self._rooms:  # it cannot be opened
                            await self._site.release(game, lease)
                return
            except StoreUnavailable:
                log.warning("games with clocks cannot be loaded yet", exc_info=True)
                await asyncio.sleep(RETRY_AFTER)

    async def adopt(self, game: str) -> None:
        """This process takes charge of the game, if no other process is in charge."""
        for room in (await self._read([game])).rooms:
            await room.charge.take()
            room.after()

    async def put_away(self) -> None:
        """Unloads rooms that nobody has used for a while."""
        while True:
            await asyncio.sleep(60)
            for number, room in list(self._rooms.items()):
                if room.idle and self._now() - room.used > PUT_AWAY_AFTER:
                    del self._rooms[number]
                    self._site.leave(number)
                    await room.put_away()

    def end_session(self, session: str) -> None:
        """Closes the connections of a session that has ended, at every process."""
        self._site.end_session(session)
        self.close_session(session)

    def sessions(self) -> set[str]:
        """The sessions of all connections here."""
        connections = (connection for room in self._rooms.values() for connection in room.connections)
        return {connection.session for connection in connections if connection.session is not None}

    def close_session(self, session: str) -> None:
        """Closes the connections of a session here."""
        for room in self._rooms.values():
            for connection in list(room.connections):
                if connection.session == session:
                    connection.close()

    async def close(self) -> None:
        """Closes all rooms."""
        for room in self._rooms.values():
            room.closing = True
        for room in list(self._rooms.values()):
            await room.close()


def _rematch_of(room: Room) -> str | None:
    """The rematch, as it is now."""
    return room.state.rematch if isinstance(room.state, Running) else None
