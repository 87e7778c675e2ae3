"""What one viewer is sent of a game: all about the table comes from that viewer's `view` and `facts_for`."""

from dataclasses import dataclass
from typing import Any

import msgspec

from ..game.actions import OfferTrade, Side
from ..game.view import Result, View
from .commands import Person
from .game import Game
from .messages import (
    GameInfo,
    Position,
    Preview,
    SeatInfo,
    Sync,
    Update,
)
from .previews import previews_of
from .standings import standings_of


@dataclass
class Attendance:
    """Who is there: connected seats, and for the others since when they are not."""

    connected: set[int]
    absent_since: dict[int, float]
    grace: float
    now: float

    def absent_for(self, seat: int) -> int | None:
        """Seconds since somebody of that seat was here."""
        if seat in self.connected:
            return None
        return int(max(0.0, self.now - self.absent_since.get(seat, self.now)))

    def replaceable(self, game: Game) -> set[int]:
        """Seats of people whose grace period is over."""
        return {
            seat
            for seat in game.people()
            if seat not in self.connected and self.now - self.absent_since.get(seat, self.now) >= self.grace
        }


def info_of(game: Game, person: Person | None, attendance: Attendance, invited: bool = False) -> GameInfo:
    """The game as that person may know it; the invitation code is for those at the table."""
    user = person.id if person else None
    mine = game.seats_of(user)
    host = user is not None and user == game.host
    table = game.table
    replaceable = attendance.replaceable(game) if game.status in ("playing", "paused") else set()
    return GameInfo(
        id=game.id,
        code=game.code if mine or host or invited else None,
        setup=game.setup,
        seats=[_seat_info(game, number, user, attendance, number in replaceable) for number in range(len(game.seats))],
        status=game.status,  # type: ignore[arg-type]  # the four words are the literal's
        created=game.created,
        version=game.version,
        result=_result(game),
        turn=table.game.turn if table else 0,
        to_act=table.to_act if table else None,
        my_seats=mine,
        host=host,
        rematch=game.rematch if mine or host else None,
        uploaded=game.uploaded,
        actions=len(table.actions) if table else 0,
    )


def _result(game: Game) -> Result | None:
    return game.table.result if game.table else None


def _seat_info(game: Game, number: int, user: str | None, attendance: Attendance, replaceable: bool) -> SeatInfo:
    seat = game.seats[number]
    person = seat.user is not None
    return SeatInfo(
        seat=number,
        name=seat.name,
        kind="bot" if seat.bot else "person" if person else "open",
        bot=game.bot_at(number),
        mine=person and seat.user == user,
        connected=person and number in attendance.connected,
        host=person and seat.user == game.host and not seat.guest,
        away=number in game.away,
        absent_for=attendance.absent_for(number) if person and game.table is not None and not game.over else None,
        can_be_replaced=replaceable,
    )


def player_name(game: Game, seat: int | None) -> str | None:
    """The player whose eyes are looked through."""
    return None if seat is None or game.table is None else game.seats[seat].name


def view_of(game: Game, seat: int | None) -> View | None:
    """The table through the eyes of a seat, or an onlooker's."""
    return None if game.table is None else game.table.view(player_name(game, seat))


def _common(game: Game, person: Person | None, seat: int | None, attendance: Attendance) -> dict[str, Any]:
    view = view_of(game, seat)
    acts = seat is not None and seat == game.seat_to_act
    thinking = game.bot_to_act
    return {
        "version": game.version,
        "seat": seat,
        "info": info_of(game, person, attendance),
        "view": view,
        "legal": game.table.legal() if acts and game.table else [],
        "may_offer": acts and may_offer(game),
        "previews": previews_of(view) if view else {},
        "standings": standings_of(view) if view else None,
        "clock": game.clock.state(attendance.now) if game.clock else None,
        "requests": game.requests() if game.pending else [],
        "undo": game.undo_needs(seat),
        "thinking": None if thinking is None else game.seats[thinking].name,
    }


def may_offer(game: Game) -> bool:
    """Whether the player to act could offer somebody a trade now (O1)."""
    table = game.table
    if table is None or table.to_act is None:
        return False
    other = next(name for name in table.players if name != table.to_act)
    refused = table.why_not(OfferTrade(other, Side(), Side()), table.to_act)
    return refused is None or refused.reason == "both_must_give"


def sync_of(game: Game, person: Person | None, seat: int | None, attendance: Attendance) -> Sync:
    """Everything, for somebody who comes or comes back."""
    return Sync(
        facts=game.facts_for(player_name(game, seat)), chat=game.chat, **_common(game, person, seat, attendance)
    )


def update_of(game: Game, person: Person | None, seat: int | None, attendance: Attendance, facts_from: int) -> Update:
    """What one more event has changed."""
    return Update(
        facts_from=facts_from,
        facts=game.facts_for(player_name(game, seat), facts_from),
        **_common(game, person, seat, attendance),
    )


def preview_of(game: Game, seat: int, tile: str) -> Preview | None:
    """What a tile of the seat's own hand would do."""
    view = view_of(game, seat)
    return previews_of(view).get(tile) if view else None


def position_of(game: Game, number: int, seat: int | None) -> Position:
    """The table after so many actions: as the asker could see it, or all of it once the game is over."""
    assert game.table is not None
    table = game.table_after(number)
    viewer = player_name(game, seat)
    view = table.state() if game.over else table.view(viewer)
    since = [place for place, at in enumerate(game.fact_at) if at == number]
    whole = game.over
    facts = game.facts_for(viewer, since[0])[: len(since)] if since else []
    if whole:
        facts = [
            msgspec.structs.replace(fact, tile=table.facts[place].tile)
            for fact, place in zip(facts, since, strict=True)
        ]
    actor, last = game.table.actions[number - 1] if number else (None, None)
    return Position(
        action=number,
        of=len(game.table.actions),
        view=view,
        standings=standings_of(view),
        facts=facts,
        actor=actor,
        last=last,
    )
