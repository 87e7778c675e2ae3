"""What one viewer is sent of a room: all about the table comes from that viewer's `position` and `facts_for`."""

from bisect import bisect_left
from typing import Any, NamedTuple

import msgspec

from ..game.actions import Action, OfferTrade, PlaceTile
from ..game.facts import seen_by
from ..game.insight import Insight
from ..game.insight_shapes import WhatIf
from ..game.lessons.asked import LessonStep, lesson_step
from ..game.lessons.lesson import LEARNER
from ..game.shuffle import commitment_to
from ..game.what_if import what_if
from .attendance import Attendance
from .fold import State
from .log import log_lines, with_result
from .messages.setup import GameInfo, LessonProgress, SeatInfo, ShuffleInfo
from .messages.table import ClockState, LoggedFact, LogLine, Position
from .messages.updates import Shown, Sync, Update
from .person import Person
from .running import Running
from .seating import can_remove

LAST_FACTS = 100  # about as many as a page shows of the log at first


class Viewer(NamedTuple):
    """A person and the seat they view the table from; None: as an onlooker."""

    person: Person | None
    seat: int | None

    @property
    def user(self) -> str | None:
        """The id of the person, if there is one."""
        return self.person.id if self.person else None

    def among(self, state: State) -> "Viewer":
        """The viewer as far as the table knows them: who neither sits here nor is the host is any onlooker."""
        known = self.user is not None and (self.user == state.host or state.seats_of(self.user))
        return self if known else Viewer(None, self.seat)


def info_of(state: State, person: Person | None, attendance: Attendance, invited: bool = False) -> GameInfo:
    """The game as that person may know it; the invitation code is for those at the table."""
    user = person.id if person else None
    mine = state.seats_of(user)
    host = user is not None and user == state.host
    game = state if isinstance(state, Running) else None
    replaceable = attendance.replaceable(state)
    return GameInfo(
        id=state.id,
        code=state.code if mine or host or invited else None,
        setup=state.setup,
        seats=[
            _seat_info(state, number, user, attendance, number in replaceable) for number in range(len(state.seats))
        ],
        status=state.status,
        created=state.created,
        version=state.version,
        result=game.result if game else None,
        turn=game.table.turn if game else 0,
        to_act=game.table.to_act if game and not game.over else None,
        my_turn=game is not None and game.status == "playing" and game.seat_to_act in set(mine) - set(game.away),
        rated=state.rated,
        unrated=state.why_unrated,
        can_claim=game is not None and game.claimant in mine,
        claimed=game is not None and game.claimed,
        can_remove=can_remove(state, person),
        deadline=game.clock.ends_at() if game and game.clock else None,
        bot_speed=game.bot_speed if game and mine else None,
        my_seats=mine,
        host=host,
        rematch=game.rematch if game and (mine or host) else None,
        uploaded=state.uploaded,
        actions=len(game.table.actions) if game else 0,
        continues=game.continues if game else None,
        lesson=game.lesson if game else None,
        progress=_progress(game) if game else None,
        shuffle=_shuffle_info(state),
    )


def _progress(game: Running) -> LessonProgress | None:
    """How far the learner has come, where the game is a lesson."""
    script = game.script
    return LessonProgress(script.steps_taken(game.table), script.tasks) if script else None


def _shuffle_info(state: State) -> ShuffleInfo | None:
    """The commitment and what everybody added, never the key."""
    if state.secret is None or (isinstance(state, Running) and state.is_practice):
        return None
    opening = state.table.opening if isinstance(state, Running) else None
    if opening is not None:
        return ShuffleInfo(opening.commitment, opening.salts)
    return ShuffleInfo(commitment_to(state.secret.key, state.secret.salt), state.own_salts)


def _seat_info(state: State, number: int, user: str | None, attendance: Attendance, replaceable: bool) -> SeatInfo:
    seat = state.seats[number]
    person = seat.user is not None
    under_way = isinstance(state, Running) and not state.over
    clock = state.clock if isinstance(state, Running) and under_way else None
    return SeatInfo(
        seat=number,
        name=seat.name,
        kind="bot" if seat.bot else "person" if person else "open",
        bot=state.bot_at(number),
        mine=person and seat.user == user,
        connected=person and number in attendance.connected,
        host=person and seat.user == state.host and not seat.guest,
        away=isinstance(state, Running) and number in state.away,
        out_of_time=isinstance(state, Running) and number in state.out_of_time,
        absent_for=attendance.absent_for(number) if person and under_way else None,
        can_be_replaced=replaceable,
        ready=person and not isinstance(state, Running) and seat.user in state.ready,
        vacation=clock.vacation(number, attendance.now) if clock else None,
    )


def player_name(game: Running, seat: int | None) -> str | None:
    """The player from whose seat the table is viewed."""
    return None if seat is None else game.seats[seat].name


def _clock_state(state: State, attendance: Attendance) -> ClockState | None:
    return state.clock.state(attendance.now) if isinstance(state, Running) and state.clock else None


def is_current(shown: Shown, state: State, viewer: Viewer, attendance: Attendance) -> bool:
    """Whether what was made for the viewer of this state still holds: people come and go, and clocks run."""
    if shown.clock != _clock_state(state, attendance):
        return False
    return shown.info == info_of(state, viewer.person, attendance)


def _shown(state: State, viewer: Viewer, attendance: Attendance) -> dict[str, Any]:
    """What a sync and an update have in common."""
    around = {"version": state.version, "seat": viewer.seat, "info": info_of(state, viewer.person, attendance)}
    if not isinstance(state, Running):
        return around
    insight = state.insight(viewer.seat)
    acts = viewer.seat is not None and viewer.seat == state.seat_to_act
    thinking = state.bot_to_act
    return around | {
        "view": insight.view,
        "legal": state.table.legal() if acts else [],
        "may_offer": acts and state.table.may_offer(),
        "previews": insight.previews,
        "standings": insight.standings,
        "clock": _clock_state(state, attendance),
        "requests": state.requests(),
        "undo": state.undo_needs(viewer.seat),
        "suggestions": state.open_suggestions if state.suggestions else [],
        "orders": state.orders_of(viewer.seat),
        "thinking": None if thinking is None else state.seats[thinking].name,
        "lesson": _lesson(state, viewer.seat, insight),
    }


def _lesson(game: Running, seat: int | None, insight: Insight) -> LessonStep | None:
    """The learner's step now."""
    return lesson_step(game.script, game.table, insight) if game.script and seat == LEARNER else None


class Log(NamedTuple):
    """Part of a game's log as a viewer may know it: facts from a number on, and the lines that tell them."""

    facts_from: int
    facts: list[LoggedFact]
    lines: list[LogLine]


def log_of(state: State, seat: int | None, facts_from: int = 0) -> Log:
    """The log from a fact on, as the seat may know it."""
    if not isinstance(state, Running):
        return Log(0, [], [])
    facts = state.facts_for(player_name(state, seat), facts_from)
    lines = with_result(log_lines(facts, state.table.edition.hides_holdings, facts_from), state)
    own = state.own_notes.get(seat, []) if seat is not None else []
    notes = [note for note in [*state.notes, *own] if note.fact >= facts_from]
    return Log(facts_from, facts, sorted([*notes, *lines], key=lambda line: line.fact))


def log_reader(state: State, seat: int | None, facts_from: int) -> int | None:
    """Whose log from a fact on the seat reads: its own, or an onlooker's if there is nothing that only it may know."""
    if seat is None or not isinstance(state, Running) or state.own_notes.get(seat):
        return seat
    player = player_name(state, seat)
    return (
        seat if any(seen_by(fact, None) != seen_by(fact, player) for fact in state.table.facts[facts_from:]) else None
    )


def end_of_log(state: State) -> int:
    """The fact with which the last part of the log begins, the part that a page shows at first."""
    actions = state.fact_actions if isinstance(state, Running) else []
    return bisect_left(actions, actions[-LAST_FACTS]) if len(actions) > LAST_FACTS else 0


def sync_of(state: State, viewer: Viewer, attendance: Attendance, log: Log | None = None) -> Sync:
    """Everything the viewer may know, on connecting; of the log the given part."""
    log = log or log_of(state, viewer.seat)
    return Sync(chat=state.chat, **log._asdict(), **_shown(state, viewer, attendance))


def update_of(state: State, viewer: Viewer, attendance: Attendance, log: Log) -> Update:
    """What one more event has changed, the log from that part on."""
    return Update(**log._asdict(), **_shown(state, viewer, attendance))


def outlook(game: Running, seat: int, action: Action) -> WhatIf | None:
    """What an action of that seat would bring; its own tiles, and trades, may be asked about before its turn."""
    insight, players = game.insight(seat), game.table.players
    if isinstance(action, PlaceTile):
        possible = action.tile in insight.hand
    elif isinstance(action, OfferTrade):
        possible = bool(insight.rules.trading) and action.to in players and action.to != players[seat]
    else:
        possible = game.table.why_not(action, game.seats[seat].name) is None
    return what_if(insight, action) if possible else None


def position_of(game: Running, number: int, seat: int | None) -> Position:
    """The table after a number of actions, as the asker could see it; all of it once the game is over."""
    table = game.table_after(number)
    viewer = player_name(game, seat)
    position = table.whole_position() if game.over else table.position(viewer)
    insight = Insight(position)
    shown = range(len(table.players)) if game.over else [] if seat is None else [seat]
    hands = [Insight(position, owner).previews for owner in shown]
    since = [place for place, action in enumerate(game.fact_actions) if action == number]
    facts = game.facts_for(viewer, since[0])[: len(since)] if since else []
    if game.over:
        facts = [
            msgspec.structs.replace(fact, tile=table.facts[place].tile)
            for fact, place in zip(facts, since, strict=True)
        ]
    actor, last = game.table.actions[number - 1] if number else (None, None)
    return Position(
        action=number,
        of=len(game.table.actions),
        view=insight.view,
        standings=insight.standings,
        previews={tile: preview for hand in hands for tile, preview in hand.items()},
        facts=facts,
        lines=with_result(log_lines(facts, table.edition.hides_holdings, since[0] if since else 0), game),
        actor=actor,
        last=last,
    )
