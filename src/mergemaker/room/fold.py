"""From the log to the room: its state changes only by folding in one event after another."""

from dataclasses import fields, replace
from typing import TypeAlias

from msgspec import structs

from ..game.actions import ends_decision
from ..game.editions import edition_named
from ..game.narration import side_line
from ..game.shuffle import Opening, commitment_to
from ..game.table import Table
from ..words import line
from . import events as ev
from .clock import Clock
from .messages.people import Vacation
from .messages.table import ChatLine, LogLine
from .orders import StandingOrder, is_about
from .running import Pending, Running
from .state import RoomState, Waiting

State: TypeAlias = Waiting | Running
MOST_CHAT = 200


def fold(state: State, stored: ev.Stored) -> State:
    """The state after the event: a new object when the game starts, otherwise the same one, changed."""
    assert stored.seq == state.seq + 1, "events are folded in order"
    state.seq = stored.seq
    private = isinstance(stored.event, ev.PRIVATE)
    state.version += not private
    if stored.command_id is not None:
        state.commands[stored.command_id] = state.version
    if private:
        _privately(state, stored.event)
        return state  # not even the clocks have to be computed again
    if isinstance(stored.event, ev.Said):
        _say(state, stored.event, stored.at)
    elif isinstance(stored.event, ev.Removed):
        state.removed_by |= {stored.event.user}
    elif isinstance(stored.event, ev.Relisted):
        state.removed_by -= {stored.event.user}
    elif isinstance(state, Waiting):
        state = _before_start(state, stored.event)
    else:
        _after_start(state, stored.event, stored.at)
    if isinstance(state, Running) and state.clock is not None:
        seat = state.seat_to_act
        runs = seat is not None and not state.paused and not state.abandoned and not state.bot_at(seat)
        state.clock.run_for(seat if runs else None, stored.at)
    state.last_at = stored.at
    return state


def _privately(state: State, event: ev.Event) -> None:
    """What only the owner of a seat learns. An order that is left or taken back moves nothing else."""
    assert isinstance(state, Running), "orders come after the start"
    match event:
        case ev.Ordered(seat, number, order):
            state.orders[seat] = {**state.orders.get(seat, {}), number: StandingOrder(order)}
        case ev.Revoked(seat, number):
            state.orders[seat] = {other: standing for other, standing in state.orders[seat].items() if other != number}


def _say(state: RoomState, said: ev.Said, at: float) -> None:
    state.chat.append(ChatLine(state.version, at, said.name, said.seat, said.text, said.phrase))
    del state.chat[:-MOST_CHAT]


def _before_start(state: Waiting, event: ev.Event) -> State:
    match event:
        case ev.Seated(host, seats, shown_out):
            state.host, state.seats = host, list(seats)
            state.shown_out |= {*shown_out}
            people = {seat.user for seat in seats if seat.user is not None}
            state.ready &= people
            state.salts = {user: salt for user, salt in state.salts.items() if user in people}
            return state
        case ev.Committed():
            state.secret = event
            return state
        case ev.Salted(user, salt):
            state.salts = {**state.salts, user: salt}
            return state
        case ev.Readied(user, ready):
            state.ready = state.ready | {user} if ready else state.ready - {user}
            return state
        case ev.Started():
            return _start(state, event)
    raise AssertionError(f"{event} comes after the start")


def _start(state: Waiting, started: ev.Started) -> Running:
    names = [seat.name for seat in state.seats]
    edition = edition_named(state.setup.edition)
    opening = opening_of(state.secret, started.salts) if state.secret else None
    running = Running(
        speed=state.setup.bot_speed,
        **{field.name: getattr(state, field.name) for field in fields(state)},
        table=Table(
            names, edition, state.setup.options, started.seed, started.bag, started.market, opening, started.rules
        ),
        continues=started.continues,
        lesson=started.lesson,
        fair_level=started.fair_level,
        unrated="lesson" if started.lesson is not None else "continued" if started.continues is not None else None,
    )
    if state.setup.clock is not None and not state.uploaded:
        running.clock = Clock(state.setup.clock, len(names))
    _number_facts(running)
    _position_changed(running)
    return running


def opening_of(secret: ev.Committed, salts: list[str]) -> Opening:
    """What the shuffle is made of: the key committed to, and what each seat added."""
    return Opening(commitment_to(secret.key, secret.salt), secret.key, secret.salt, salts)


def _after_start(game: Running, event: ev.Event, at: float) -> None:
    match event:
        case ev.Acted():
            _act(game, event, at)
        case ev.Undone(kept_actions, by):
            _take_back(game, kept_actions, by)
        case ev.Suggested():
            _suggest(game, event)
        case ev.Paused() | ev.Resumed():
            game.paused = isinstance(event, ev.Paused)
        case ev.Asked(waiting=waiting):
            game.pending[game.version] = Pending(game.version, event, list(waiting))
        case ev.Answered(request, seat, accept):
            _answer(game, request, seat, accept)
        case ev.Replaced(seat, bot, why):
            _replace(game, seat, bot, why)
        case ev.Returned(seat):
            game.away.pop(seat, None)
            game.left.discard(seat)
            _note(game, "note.returned", seat)
        case ev.Claimed(seat):
            game.claimed_by = seat
            game.pending, game.suggestions = {}, []
            _note(game, "note.claimed", seat)
            _position_changed(game)
        case ev.BotsPaced(speed=speed):
            game.speed = speed
        case ev.Vacationed():
            _take_vacation(game, event, at)
        case ev.Hinted(seat):
            game.assisted |= {seat}
            game.hinted = {**game.hinted, seat: len(game.table.actions)}
            _note(game, "note.hinted", seat)
        case ev.Woke():
            if game.clock is not None:
                game.clock.forgive(at)
        case ev.Rematched(followed_by):
            game.rematch = followed_by
        case _:
            raise AssertionError(f"{event} comes before the start")


def _act(game: Running, acted: ev.Acted, at: float) -> None:
    if acted.stand_in and acted.seat not in game.away:
        game.unrated = game.unrated or "substitute"
    if acted.seat in game.away:
        game.by_bots = {**game.by_bots, acted.seat: game.by_bots.get(acted.seat, 0) + 1}
    if not acted.bot:
        game.removed_by -= {game.seats[acted.seat].user or ""}
    if game.clock is not None:
        game.clock.acted(acted.seat, at)
    if acted.order is not None:
        by_order = LogLine(len(game.table.actions) + 1, len(game.table.facts), "note", None, line("note.by_order"))
        game.own_notes[acted.seat] = [*game.own_notes.get(acted.seat, []), by_order]
    about, turn = _orders_about(game, acted.seat), game.table.turn
    game.table.act(acted.action, game.seats[acted.seat].name)
    same_turn = game.suggestions if game.table.turn == turn else []
    game.suggestions = [one for one in same_turn if one.offer != acted.action]
    if about and ends_decision(acted.action):
        _spend_orders(game, acted, about)
    _number_facts(game)
    _position_changed(game)


def _orders_about(game: Running, seat: int) -> list[int]:
    """The orders that answer the decision which that seat has to make now."""
    standing = game.orders.get(seat)
    if not standing:
        return []
    view = game.insight(seat).view
    return [number for number, one in standing.items() if one.spent_at is None and is_about(one.order, view)]


def _spend_orders(game: Running, acted: ev.Acted, about: list[int]) -> None:
    """The order carried out is spent, and those for this decision alone, unless they stay for the next."""
    standing = game.orders[acted.seat].copy()
    for number in about:
        lasts = standing[number].order.lasts
        if lasts == "next" or (lasts == "once" and number == acted.order):
            standing[number] = replace(standing[number], spent_at=len(game.table.actions))
    game.orders[acted.seat] = standing


def _restore_orders(game: Running, kept_actions: int) -> None:
    """Orders spent since stand again, and what they did is forgotten; here the player decides."""
    for seat, standing in game.orders.items():
        game.orders[seat] = {
            number: replace(one, spent_at=None) if (one.spent_at or 0) > kept_actions else one
            for number, one in standing.items()
        }
    for seat, notes in game.own_notes.items():
        game.own_notes[seat] = [note for note in notes if note.at <= kept_actions]
    game.orders_held_at = kept_actions


def _take_back(game: Running, kept_actions: int, by: int) -> None:
    was_rated = game.rated
    if not game.can_forget(kept_actions):
        if game.is_alone:  # nobody agreed to it: what was lost stays lost
            game.assisted |= {by}
        else:
            game.unrated = game.unrated or "taken_back"
    game.table.go_back(kept_actions)
    _restore_orders(game, kept_actions)
    del game.fact_actions[game.facts_after(kept_actions) :]
    assert len(game.fact_actions) == len(game.table.facts)
    game.suggestions = []
    game.notes = [note for note in game.notes if note.kind != "suggested" or note.at <= kept_actions]
    game.notes = [
        structs.replace(note, at=min(note.at, kept_actions), fact=min(note.fact, len(game.table.facts)))
        for note in game.notes
    ]
    if not game.is_alone:
        _note(game, "note.undone_unrated" if was_rated and not game.rated else "note.undone", by)
    _position_changed(game)


def _take_vacation(game: Running, vacationed: ev.Vacationed, at: float) -> None:
    vacation = Vacation(vacationed.since, vacationed.until)
    for seat in game.seats_of(vacationed.user):
        if game.clock is not None:
            game.clock.stand_still(seat, vacation, at)
        _note(game, "note.vacation" if vacation.until > at else "note.returned", seat)


def _note(game: Running, key: str, seat: int) -> None:
    """A line of the log about a person at the table, between the facts before and after it."""
    said = line(key, player=game.seats[seat].name)
    game.notes.append(LogLine(len(game.table.actions), len(game.table.facts), "note", None, said))


def _suggest(game: Running, event: ev.Suggested) -> None:
    """The suggestion stands until the player on turn offers it or trading is over."""
    game.suggestions.append(event)
    said = line(
        "note.suggested",
        player=game.seats[event.seat].name,
        other=game.table.turn_player,
        give=side_line(event.offer.take),
        take=side_line(event.offer.give),
    )
    game.notes.append(LogLine(len(game.table.actions), len(game.table.facts), "suggested", None, said))


def _number_facts(game: Running) -> None:
    game.fact_actions += [len(game.table.actions)] * (len(game.table.facts) - len(game.fact_actions))


def _position_changed(game: Running) -> None:
    game.position_version = game.version
    game.pending = {number: pending for number, pending in game.pending.items() if pending.asked.what != "undo"}


def _answer(game: Running, request: int, seat: int, accept: bool) -> None:
    pending = game.pending.get(request)
    if pending is None:
        return
    pending.waiting = [number for number in pending.waiting if number != seat]
    if not accept or not pending.waiting:
        del game.pending[request]


def _replace(game: Running, seat: int, bot: str, why: str) -> None:
    if seat not in game.away:
        _note(game, f"note.{why}", seat)
    game.away[seat] = bot
    if why == "left":
        game.left.add(seat)
    if why == "time":
        game.out_of_time.add(seat)
    for number, pending in list(game.pending.items()):
        pending.waiting = [waiting for waiting in pending.waiting if waiting != seat]
        if seat in (pending.asked.seat, pending.asked.by) or not pending.waiting:  # nobody is left to ask
            del game.pending[number]
