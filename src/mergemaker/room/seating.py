"""Commands before the start: who sits where. Each looks at the room and returns the events that carry it out."""

import hmac
from collections.abc import Collection

from ..errors import BadSetup
from ..game.editions import edition_named
from ..game.inputs import RULES_VERSIONS, check_players
from ..game.lessons import Lesson
from . import events as ev
from .fold import State, opening_of
from .invitations import tidy_code
from .messages.setup import DEFAULT_BOT, SeatChange, SeatSetup, Setup
from .names import clean_name, free_name
from .person import Person
from .refusal import Refusal
from .running import Running
from .state import Waiting


def check_setup(setup: Setup, levels: Collection[str]) -> None:
    """Raises BadSetup unless the settings are valid and its bots are among these levels."""
    edition_named(setup.edition).but(**setup.options).for_players(len(setup.seats))
    for seat in setup.seats:
        if seat.kind == "bot":
            check_bot(seat.bot or DEFAULT_BOT, levels)
    if sum(seat.kind == "me" for seat in setup.seats) > 1:
        raise BadSetup("one_seat_each")


def check_bot(level: str, levels: Collection[str]) -> None:
    """Raises BadSetup unless there is such a bot."""
    if level not in levels:
        named = [known for known in levels if not known[-1:].isdigit()]  # the sentence says which numbers there are
        raise BadSetup("unknown_bot", name=level, known=named)


def seats_from(setup: list[SeatSetup], person: Person) -> list[ev.Seat]:
    """The initial seats of a game, each with a unique name."""
    wanted = [_wanted_name(seat, person) for seat in setup]
    seats = []
    taken: list[str] = []
    for seat, name in zip(setup, wanted, strict=True):
        free = free_name(name, taken, [other for other in wanted if other]) if seat.kind != "open" else ""
        taken.append(free)
        match seat.kind:
            case "me":
                seats.append(ev.Seat(free, user=person.id))
            case "guest":
                seats.append(ev.Seat(free, user=person.id, guest=True))
            case "bot":
                seats.append(ev.Seat(free, bot=seat.bot or DEFAULT_BOT))
            case "open":
                seats.append(ev.Seat())
    return seats


def lesson_game(lesson: Lesson, person: Person) -> tuple[Setup, list[ev.Event]]:
    """The settings and the first events of a lesson, with the person in its first seat."""
    others = [SeatSetup("bot", name, DEFAULT_BOT) for name in lesson.others]
    setup = Setup(edition=lesson.edition, options=lesson.options, seats=[SeatSetup("me"), *others])
    seats = seats_from(setup.seats, person)
    started = ev.Started(0, list(lesson.bag), lesson=lesson.name, rules=RULES_VERSIONS[-1])
    return setup, [ev.Seated(person.id, seats), started]


def _wanted_name(seat: SeatSetup, person: Person) -> str:
    name = clean_name(seat.name or "")
    if name or seat.kind in ("bot", "open"):
        return name
    return person.name if seat.kind == "me" else "Guest"


def _waiting(state: State) -> Waiting:
    if isinstance(state, Running):
        raise Refusal("not_now", "seats_fixed")
    return state


def _hosted(state: State, person: Person) -> Waiting:
    waiting = _waiting(state)
    if person.id != waiting.host:
        raise Refusal("not_allowed", "host_only")
    return waiting


def join(state: State, person: Person, code: str | None, seat: int | None, name: str | None) -> list[ev.Event]:
    """The person takes an open seat, by invitation unless the game is public."""
    waiting = _waiting(state)
    invited = hmac.compare_digest(tidy_code(code or "").encode(), waiting.code.encode())
    if not (waiting.setup.public or invited or person.id == waiting.host):
        raise Refusal("not_allowed", "invitation_only")
    if person.id in waiting.shown_out:
        raise Refusal("not_allowed", "shown_out")
    mine = waiting.seats_of(person.id)
    if mine and seat is None:
        return []
    if mine and name is not None and waiting.setup.public and person.id != waiting.host:
        raise Refusal("not_allowed", "one_seat_in_public")
    if seat is not None and seat not in waiting.open_seats:
        raise Refusal("taken", "seat_taken")
    if not waiting.open_seats:
        raise Refusal("taken", "no_seat_open")
    number = waiting.open_seats[0] if seat is None else seat
    seats = list(waiting.seats)
    if mine and name is None:  # the person already has a seat, and moves
        moved = seats[mine[0]]
        wanted, guest = moved.name, moved.guest
        seats[mine[0]] = ev.Seat()
    else:
        wanted, guest = clean_name(name or "") or person.name, bool(mine)
    taken = [there.name for there in seats if there.name]
    seats[number] = ev.Seat(free_name(wanted, taken), user=person.id, guest=guest)
    return [ev.Seated(waiting.host, seats)]


def be_ready(state: State, person: Person, ready: bool) -> list[ev.Event]:
    """The person is marked as ready to start, or no longer."""
    waiting = _waiting(state)
    if not waiting.seats_of(person.id):
        raise Refusal("not_allowed", "no_seat")
    return [] if (person.id in waiting.ready) == ready else [ev.Readied(person.id, ready)]


def leave(state: State, person: Person) -> list[ev.Event]:
    """Before the start the person's seats become open again; later a bot replaces them."""
    mine = state.seats_of(person.id)
    if not mine:
        raise Refusal("not_allowed", "no_seat")
    if isinstance(state, Running):
        if state.over:
            raise Refusal("not_now", "game_is_over", rule="E5")
        stays = any(seat.user not in (None, person.id) and n not in state.away for n, seat in enumerate(state.seats))
        left: list[ev.Event] = [ev.Replaced(seat, DEFAULT_BOT, "left") for seat in mine if seat not in state.away]
        return [*left, ev.Resumed(mine[0])] if state.paused and not stays else left  # the bots play on to the end
    seats = [ev.Seat() if seat.user == person.id else seat for seat in state.seats]
    host = state.host
    if host == person.id:
        host = next((seat.user for seat in seats if seat.user is not None), host)
    return [ev.Seated(host, seats)]


def can_remove(state: State, person: Person | None) -> bool:
    """Whether the person may take the game off their list: nobody else waits for them there."""
    mine = state.seats_of(person.id) if person else []
    if person is None or not (mine or state.host == person.id):
        return False
    if isinstance(state, Running) and (state.over or all(seat in state.away for seat in mine)):
        return True
    return all(seat.user in (None, person.id) for seat in state.seats)


def remove(state: State, person: Person) -> list[ev.Event]:
    """The person's list no longer has the game; its log is kept. Of one that is rated the person has resigned."""
    if not can_remove(state, person):
        raise Refusal("not_allowed", "others_play_on")
    if person.id in state.removed_by:
        return []
    resigned = isinstance(state, Running) and state.rated and not state.over and _has_acted(state, person)
    return [*(leave(state, person) if resigned else []), ev.Removed(person.id)]


def _has_acted(game: Running, person: Person) -> bool:
    """Whether the person has taken an action in the game."""
    return any(game.last_action_of(seat) is not None for seat in game.seats_of(person.id))


def change_seats(state: State, person: Person, changes: list[SeatChange], levels: Collection[str]) -> list[ev.Event]:
    """The host rearranges the seats: people keep theirs, move or are removed; bots come and go."""
    waiting = _hosted(state, person)
    used = [change.was for change in changes if change.was is not None]
    if len(set(used)) < len(used) or any(number >= len(waiting.seats) for number in used):
        raise BadSetup("seat_twice")
    before = [(waiting.seats[change.was], change) for change in changes if change.was is not None]
    taken = [seat.name for seat, change in before if seat.name and not _frees_name(seat, person, change)]
    seats = []
    for change in changes:
        old = waiting.seats[change.was] if change.was is not None else ev.Seat()
        seats.append(_changed_seat(old, person, change, taken, levels))
        if seats[-1].name and seats[-1].name not in taken:
            taken.append(seats[-1].name)
    seated, stay = ({seat.user for seat in every if seat.user is not None} for every in (waiting.seats, seats))
    return [ev.Seated(waiting.host, seats, sorted(seated - stay - {person.id}))]


def _changed_seat(
    old: ev.Seat, person: Person, change: SeatChange, taken: list[str], levels: Collection[str]
) -> ev.Seat:
    """The changed seat, with a unique name."""
    name = clean_name(change.name or "")
    if change.bot is not None and (change.kind == "bot" or (change.kind is None and old.bot is not None)):
        check_bot(change.bot, levels)
    match change.kind:
        case "open":
            return ev.Seat()
        case "bot":
            return ev.Seat(free_name(name, taken), bot=change.bot or DEFAULT_BOT)
        case "guest":
            return ev.Seat(free_name(name or "Guest", taken), user=person.id, guest=True)
    kept = free_name(name, taken) if _frees_name(old, person, change) else old.name
    return ev.Seat(kept, old.user, (change.bot or old.bot) if old.bot else None, old.guest)


def _frees_name(old: ev.Seat, person: Person, change: SeatChange) -> bool:
    """Whether the seat's old name becomes free: its player leaves, or the host gives them another name."""
    own = old.bot is not None or old.user == person.id
    return change.kind is not None or (own and bool(clean_name(change.name or "")))


def add_salt(state: State, person: Person, salt: str) -> list[ev.Event]:
    """The person adds something of their own to the shuffle."""
    waiting = _waiting(state)
    if not waiting.seats_of(person.id):
        raise Refusal("not_allowed", "no_seat")
    if waiting.secret is None:  # the server could still choose the key
        raise Refusal("not_now", "no_commitment")
    kept = " ".join("".join(letter for letter in word if letter.isprintable()) for word in salt.split())
    return [] if waiting.salts.get(person.id, "") == kept else [ev.Salted(person.id, kept)]


def start(state: State, person: Person, drawn: ev.Committed, fair_level: str | None = None) -> list[ev.Event]:
    """The host starts the game once no seat is open; the key committed to, or the one drawn now, decides the draws."""
    waiting = _hosted(state, person)
    if waiting.open_seats:
        raise Refusal("not_now", "seat_open")
    names = [seat.name for seat in waiting.seats]
    check_players(names)
    opening = opening_of(waiting.secret or drawn, waiting.own_salts)
    started = ev.Started(0, opening.bag(), fair_level=fair_level, salts=opening.salts, rules=RULES_VERSIONS[-1])
    return [started] if waiting.secret else [drawn, started]
