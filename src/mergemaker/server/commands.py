"""What people ask a game for: each command looks at the game and answers with the events that carry it out."""

import secrets
from dataclasses import dataclass

from ..errors import BadSetup, MergemakerError
from ..game.actions import Action, action_data, action_from
from ..game.editions import edition_named
from ..game.inputs import check_players
from ..game.table import Table
from . import events as ev
from .game import Game
from .messages import SeatChange, SeatSetup, Setup
from .refusal import Refusal

DEFAULT_BOT = "medium"
BOT_NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jacob", "Karen", "Leonhard")


@dataclass(frozen=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    account: bool = False


def check_setup(setup: Setup) -> None:
    """BadSetup, unless the game can be set up so."""
    edition_named(setup.edition).but(**setup.options).for_players(len(setup.seats))
    for seat in setup.seats:
        if seat.kind == "bot":
            check_bot(seat.bot or DEFAULT_BOT)
    if sum(seat.kind == "me" for seat in setup.seats) > 1:
        raise BadSetup("you sit in one seat: other people at your screen are guests")


def check_bot(name: str) -> None:
    """BadSetup, unless there is such a bot."""
    from ..bots.registry import LADDER

    if name not in LADDER:
        raise BadSetup(f"there is no bot {name!r}: the bots are {', '.join(LADDER)}")


def seats_from(setup: list[SeatSetup], person: Person) -> list[ev.Seat]:
    """The first seats of a game, everybody with a name of their own."""
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


def _wanted_name(seat: SeatSetup, person: Person) -> str:
    name = clean_name(seat.name or "")
    if name or seat.kind in ("bot", "open"):
        return name
    return person.name if seat.kind == "me" else "Guest"


def clean_name(name: str) -> str:
    """A name without what cannot be seen, and without needless space."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:30]


def free_name(wanted: str, taken: list[str], reserved: list[str] | None = None) -> str:
    """The name wanted, with a number if somebody has it already; for a bot without one, a name of the house's."""
    lower = [name.casefold() for name in taken]
    if not wanted:
        avoid = [*lower, *(name.casefold() for name in reserved or ())]
        wanted = next((name for name in BOT_NAMES if name.casefold() not in avoid), "Bot")
    name, number = wanted, 2
    while name.casefold() in lower:
        name = f"{wanted[:27]} {number}"
        number += 1
    return name


# --- Before the start ----------------------------------------------------------------------------------------------


def _waiting(game: Game) -> None:
    if game.table is not None:
        raise Refusal("not_now", "The game has begun: seats stay as they are.")


def _host(game: Game, person: Person) -> None:
    if person.id != game.host:
        raise Refusal("not_allowed", "Only the host of the game can do that.")


def join(game: Game, person: Person, code: str | None, seat: int | None, name: str | None) -> list[ev.Event]:
    """The person takes an open seat: anybody in a public game, else by invitation."""
    _waiting(game)
    if (
        not game.setup.public
        and person.id != game.host
        and not secrets.compare_digest((code or "").encode(), game.code.encode())
    ):
        raise Refusal("not_allowed", "This game is by invitation: ask its host for the link.")
    mine = game.seats_of(person.id)
    if mine and seat is None:
        return []
    opened = [number for number, there in enumerate(game.seats) if there.user is None and there.bot is None]
    if seat is not None and seat not in opened:
        raise Refusal("taken", "That seat is not open.")
    if not opened:
        raise Refusal("taken", "All seats are taken.")
    number = opened[0] if seat is None else seat
    seats = list(game.seats)
    guest = False
    if mine and name is None:  # somebody already seated moves
        there = seats[mine[0]]
        wanted, guest = there.name, there.guest
        seats[mine[0]] = ev.Seat()
    else:
        guest = bool(mine)
        wanted = clean_name(name or "") or person.name
    taken = [there.name for there in seats if there.name]
    seats[number] = ev.Seat(free_name(wanted, taken), user=person.id, guest=guest)
    return [ev.Seated(game.host, seats)]


def leave(game: Game, person: Person) -> list[ev.Event]:
    """Before the start the person's seats are open again; later a bot plays on for them."""
    mine = game.seats_of(person.id)
    if not mine:
        raise Refusal("not_allowed", "You have no seat in this game.")
    if game.over:
        raise Refusal("not_now", "The game is over.")
    if game.table is not None:
        return [ev.Replaced(seat, DEFAULT_BOT, "left") for seat in mine if seat not in game.away]
    seats = [ev.Seat() if seat.user == person.id else seat for seat in game.seats]
    host = game.host
    if host == person.id:
        host = next((seat.user for seat in seats if seat.user is not None), host)
    return [ev.Seated(host, seats)]


def change_seats(game: Game, person: Person, changes: list[SeatChange]) -> list[ev.Event]:
    """The host arranges the seats anew: people keep theirs, change places or are shown out; bots come and go."""
    _waiting(game)
    _host(game, person)
    used = [change.was for change in changes if change.was is not None]
    if len(set(used)) < len(used) or any(number >= len(game.seats) for number in used):
        raise BadSetup("each seat there was can be named once")
    before = [(game.seats[change.was], change) for change in changes if change.was is not None]
    taken = [seat.name for seat, change in before if seat.name and not _frees_name(seat, person, change)]
    seats = []
    for change in changes:
        old = game.seats[change.was] if change.was is not None else ev.Seat()
        name = clean_name(change.name or "")
        if change.kind is None:
            if _frees_name(old, person, change):
                old = ev.Seat(free_name(name, taken), old.user, old.bot, old.guest)
                taken.append(old.name)
            if change.bot is not None and old.bot is not None:
                check_bot(change.bot)
                old = ev.Seat(old.name, None, change.bot)
            seats.append(old)
            continue
        if change.kind == "open":
            seats.append(ev.Seat())
            continue
        if change.kind == "bot":
            check_bot(change.bot or DEFAULT_BOT)
            seats.append(ev.Seat(free_name(name, taken), bot=change.bot or DEFAULT_BOT))
        else:
            seats.append(ev.Seat(free_name(name or "Guest", taken), user=person.id, guest=True))
        taken.append(seats[-1].name)
    return [ev.Seated(game.host, seats)]


def _frees_name(old: ev.Seat, person: Person, change: SeatChange) -> bool:
    """Whether the name that the seat had is free: its player leaves, or is the host's to name and gets another."""
    own = old.bot is not None or old.user == person.id
    return change.kind is not None or (own and bool(clean_name(change.name or "")))


def start(game: Game, person: Person) -> list[ev.Event]:
    """The host starts the game, once nobody is missing."""
    _waiting(game)
    _host(game, person)
    if any(seat.user is None and seat.bot is None for seat in game.seats):
        raise Refusal("not_now", "A seat is still open: wait for somebody, give it to a bot or take it away.")
    names = [seat.name for seat in game.seats]
    check_players(names)
    table = Table(names, game.setup.edition, game.setup.options)
    return [ev.Started(table.seed, list(table.bag), list(table.market))]


# --- At the table --------------------------------------------------------------------------------------------------


def own_seat(game: Game, person: Person | None, seat: int | None) -> int:
    """The seat the person speaks for: the one named, or the one to act, or the first."""
    mine = game.seats_of(person.id) if person else []
    if not mine:
        raise Refusal("not_allowed", "You are an onlooker here.")
    if seat is None:
        return game.seat_to_act if game.seat_to_act in mine else mine[0]
    if seat not in mine:
        raise Refusal("not_allowed", "That seat is not yours.")
    return seat


def _playing(game: Game) -> Table:
    if game.table is None:
        raise Refusal("not_now", "The game has not begun.")
    if game.over:
        raise Refusal("not_now", "The game is over (E5).")
    return game.table


def act(game: Game, person: Person, action: Action, version: int | None, seat: int | None) -> list[ev.Event]:
    """The action, if the rules allow it now and the person has seen the position."""
    table = _playing(game)
    if game.paused:
        raise Refusal("not_now", "The game is paused.")
    mine = own_seat(game, person, seat)
    if game.bot_at(mine):
        raise Refusal("not_now", "A bot plays for you: take your seat back first.")
    if version is not None and version < game.position_version:
        raise Refusal("stale", "The table has changed since: look again.")
    _check(table, game, mine, action)
    return [ev.Acted(mine, action)]


def act_as_bot(game: Game, seat: int, action: Action, version: int, stand_in: bool) -> list[ev.Event]:
    """The bot's action, if the position it thought about still stands."""
    table = _playing(game)
    if game.bot_to_act != seat or version != game.position_version:
        raise Refusal("stale", "The table has changed since.")
    _check(table, game, seat, action)
    return [ev.Acted(seat, action, True, stand_in)]


def _check(table: Table, game: Game, seat: int, action: Action) -> None:
    action_from(action_data(action))  # numbers that no game has
    illegal = table.why_not(action, game.seats[seat].name)
    if illegal is not None:
        raise Refusal("illegal", str(illegal))


def undo(game: Game, person: Person, seat: int | None) -> list[ev.Event]:
    """The person's last action is taken back, or everybody is asked."""
    _playing(game)
    mine = own_seat(game, person, seat)
    match game.undo_needs(mine):
        case "no":
            why = (
                "Nothing is taken back in this game."
                if game.setup.undo == "never"
                else "There is nothing to take back."
            )
            raise Refusal("not_now", why)
        case "free":
            return [ev.Undone(game.last_action_of(mine) or 0, mine)]
    if any(pending.asked.what == "undo" for pending in game.pending.values()):
        raise Refusal("not_now", "Everybody is being asked already.")
    return [ev.Asked("undo", mine, game.people(besides=mine), stand=game.last_action_of(mine))]


def answer(game: Game, person: Person, request: int, accept: bool, present: set[int]) -> list[ev.Event]:
    """The person agrees or not; with the last consent it is done. Whoever asked may withdraw.

    Nobody is replaced who has come back meanwhile: the request falls.
    """
    _playing(game)
    pending = game.pending.get(request)
    if pending is None:
        raise Refusal("not_now", "That is settled already.")
    mine = game.seats_of(person.id)
    asked = pending.asked
    if asked.by in mine and not accept:
        return [ev.Answered(request, asked.by, False)]
    seats = [seat for seat in pending.waiting if seat in mine]
    if not seats:
        raise Refusal("not_allowed", "You are not asked, or have answered already.")
    if not accept or asked.seat in present:
        return [ev.Answered(request, seats[0], False)]
    answers: list[ev.Event] = [ev.Answered(request, seat, True) for seat in seats]
    return answers if len(seats) < len(pending.waiting) else [*answers, granted(asked)]


def granted(asked: ev.Asked) -> ev.Event:
    """What happens when everybody agrees."""
    if asked.what == "undo":
        return ev.Undone(asked.stand or 0, asked.by)
    assert asked.seat is not None
    return ev.Replaced(asked.seat, DEFAULT_BOT, "absent")


def replace(game: Game, person: Person, seat: int, replaceable: set[int], present: set[int]) -> list[ev.Event]:
    """A bot plays for somebody whose grace period is over, if the others who are there wish it."""
    _playing(game)
    mine = own_seat(game, person, None)
    if seat >= len(game.seats) or game.bot_at(seat) or seat in game.seats_of(person.id):
        raise Refusal("not_now", "A bot replaces an absent player.")
    if seat not in replaceable:
        raise Refusal("not_now", f"{game.seats[seat].name} is given some time to come back first.")
    if any(pending.asked.seat == seat for pending in game.pending.values()):
        raise Refusal("not_now", "The others are being asked already.")
    others = [number for number in game.people(besides=mine) if number != seat and number in present]
    if not others:
        return [ev.Replaced(seat, DEFAULT_BOT, "absent")]
    return [ev.Asked("replace", mine, others, seat=seat)]


def take_back_seat(game: Game, person: Person, seat: int | None) -> list[ev.Event]:
    """The person plays again for themselves."""
    _playing(game)
    mine = [number for number in game.seats_of(person.id) if number in game.away and seat in (None, number)]
    if not mine:
        raise Refusal("not_now", "No bot plays for you.")
    if any(number in game.out_of_time for number in mine):
        raise Refusal("not_now", "Your time has run out: the bot plays on.")
    return [ev.Returned(number) for number in mine]


def pause(game: Game, person: Person, going_on: bool) -> list[ev.Event]:
    """Somebody at the table pauses the game, or goes on."""
    _playing(game)
    mine = own_seat(game, person, None)
    if game.paused != going_on:
        return []
    return [ev.Resumed(mine) if going_on else ev.Paused(mine)]


def say(game: Game, person: Person, text: str) -> list[ev.Event]:
    """Something is said to all at the table."""
    words = " ".join("".join(letter for letter in text if letter.isprintable() or letter == "\n").split())
    if not words:
        raise Refusal("bad_request", "There is nothing to say in that.")
    mine = game.seats_of(person.id)
    name = game.seats[mine[0]].name if mine else person.name
    return [ev.Said(name, mine[0] if mine else None, words)]


def carry(error: MergemakerError) -> Refusal:
    """Any mistake of the asker's as a refusal."""
    return error if isinstance(error, Refusal) else Refusal("bad_setup", str(error))
