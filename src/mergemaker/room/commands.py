"""Commands at the table. Each looks at the room and returns the events that carry it out, or raises a Refusal."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import structs

from ..game.actions import Action, AnswerTrade, OfferTrade, Side, tidy
from ..game.lessons import Lesson
from ..game.lessons.asked import task_instead
from ..game.view import View
from ..rules.constants import MOST_OFFERS
from ..words import ENGLISH
from . import events as ev
from .fold import State
from .messages.orders import AnswerOrder, Order
from .messages.people import Vacation
from .messages.setup import DEFAULT_BOT, BotSpeed, DaysClock
from .messages.table import Phrase
from .names import free_name
from .orders import MOST_ORDERS, check
from .person import Person
from .refusal import Refusal
from .running import Running

Decide: TypeAlias = Callable[[State], list[ev.Event]]


def own_seat(game: Running, person: Person | None, seat: int | None) -> int:
    """The seat the person acts for: the one named, or the one to act, or their first."""
    mine = game.seats_of(person.id) if person else []
    if not mine:
        raise Refusal("not_allowed", "onlooker")
    if seat is None:
        return game.seat_to_act if game.seat_to_act in mine else mine[0]
    if seat not in mine:
        raise Refusal("not_allowed", "not_your_seat")
    return seat


def played_seat(game: Running, person: Person) -> int:
    """A seat that the person plays; a Refusal if a bot does: a player who has left decides nothing for the others."""
    mine = own_seat(game, person, None)
    own = next((seat for seat in (mine, *game.seats_of(person.id)) if not game.bot_at(seat)), None)
    if own is None:
        raise Refusal("not_now", "bot_plays_for_you")
    return own


def playing(state: State) -> Running:
    """The game, if it has begun and is not over; else a Refusal."""
    if not isinstance(state, Running):
        raise Refusal("not_now", "not_begun")
    if state.over:
        raise Refusal("not_now", "game_is_over", rule="E5")
    return state


def act(state: State, person: Person, action: Action, version: int | None, seat: int | None) -> list[ev.Event]:
    """The action, if the person may act and has seen the position; the fold judges it by the rules."""
    game = playing(state)
    if game.paused:
        raise Refusal("not_now", "paused")
    mine = own_seat(game, person, seat)
    if game.bot_at(mine):
        raise Refusal("not_now", "bot_plays_for_you")
    if version is not None and version < game.position_version:
        raise Refusal("stale", "table_changed")
    if game.script:
        _check_lesson(game, game.script, mine, action)
    return [*relist(game, person), ev.Acted(mine, action)]


def relist(state: State, person: Person) -> list[ev.Event]:
    """The game is on the person's list again if they had taken it off."""
    return [ev.Relisted(person.id)] if person.id in state.removed_by else []


def counter(state: State, person: Person, give: Side, take: Side, accept: bool, seat: int | None) -> list[ev.Event]:
    """The offer is declined, and another suggested to the player who made it; only that player may offer it (O1)."""
    game = playing(state)
    mine = own_seat(game, person, seat)
    view = game.insight(mine).view
    if view.offer is None or view.offer.to != game.seats[mine].name:
        raise Refusal("not_now", "not_this_decision", rule="O3")
    declined = act(state, person, AnswerTrade(False), None, mine)
    offer = tidy(OfferTrade(game.seats[mine].name, give=take, take=give))
    assert isinstance(offer, OfferTrade)
    _check_suggestion(view, offer)
    wanted = Order(AnswerOrder(accept=offer, player=view.offer.maker), lasts="next")
    return [*declined, ev.Suggested(mine, offer), *(leave_order(state, person, wanted, None, mine) if accept else [])]


def _check_suggestion(view: View, offer: OfferTrade) -> None:
    """O2: raises a Refusal unless both sides give something, and the one who suggests it has what they would give."""
    own = view.player(offer.to)
    amounts = [offer.give.cash, offer.take.cash, *offer.give.shares.values(), *offer.take.shares.values()]
    if any(chain not in view.chains for chain in (*offer.give.shares, *offer.take.shares)):
        raise Refusal("illegal", "unknown_name")
    if any(amount < 0 for amount in amounts):
        raise Refusal("illegal", "negative_offer", rule="O2")
    if not all(side.cash or side.shares for side in (offer.give, offer.take)):
        raise Refusal("illegal", "both_must_give", rule="O2")
    shares = own.shares or {}
    if offer.take.cash > (own.cash or 0) or any(n > shares.get(chain, 0) for chain, n in offer.take.shares.items()):
        raise Refusal("illegal", "cannot_give", rule="O2")
    if view.turn.offers >= MOST_OFFERS:
        raise Refusal("illegal", "too_many_offers", rule="O1")


def _check_lesson(game: Running, lesson: Lesson, seat: int, action: Action) -> None:
    """Raises a Refusal if the lesson asks for something else that is legal too."""
    task = task_instead(lesson, game.table, action)
    if task and not game.table.why_not(action, game.seats[seat].name):
        raise Refusal("not_now", "lesson_asks", task=task)


def act_as_bot(state: State, seat: int, action: Action, version: int, stand_in: bool) -> list[ev.Event]:
    """The bot's action, if the position has not changed since; the fold judges it by the rules."""
    game = playing(state)
    if game.bot_to_act != seat or version != game.position_version:
        raise Refusal("stale", "table_changed")
    return [ev.Acted(seat, action, True, stand_in)]


def act_by_order(state: State, version: int) -> list[ev.Event]:
    """What an order of the player to act does, if the position has not changed since; nothing if none is due."""
    if not isinstance(state, Running) or state.position_version != version or (order := state.order_due) is None:
        return []
    assert state.seat_to_act is not None, "a player's order is due"
    return [ev.Acted(state.seat_to_act, order.action, order=order.number)]


def leave_order(state: State, person: Person, order: Order, number: int | None, seat: int | None) -> list[ev.Event]:
    """The order stands from now on, or replaces the one with that number."""
    game = playing(state)
    if game.lesson is not None:
        raise Refusal("not_now", "order_in_lesson")
    mine = own_seat(game, person, seat)
    check(order, game.table.edition, game.table.players, game.insight(mine).hand)
    left = game.orders.get(mine, {})
    standing = [other for other, one in left.items() if one.spent_at is None]
    if number is not None and number not in standing:
        raise Refusal("not_found", "no_order")
    if number is None and len(standing) >= MOST_ORDERS:
        raise Refusal("too_many", "too_many_orders", most=MOST_ORDERS)
    return [ev.Ordered(mine, 1 + max(left, default=0) if number is None else number, order)]


def revoke_order(state: State, person: Person, number: int, seat: int | None) -> list[ev.Event]:
    """Removes the order."""
    game = playing(state)
    mine = own_seat(game, person, seat)
    standing = game.orders.get(mine, {}).get(number)
    if standing is None or standing.spent_at is not None:
        raise Refusal("not_found", "no_order")
    return [ev.Revoked(mine, number)]


def take_back_seat(state: State, person: Person, seat: int | None) -> list[ev.Event]:
    """The person takes their seat back from the bot."""
    game = playing(state)
    mine = [number for number in game.seats_of(person.id) if number in game.away and seat in (None, number)]
    if not mine:
        raise Refusal("not_now", "no_bot_for_you")
    if any(number in game.out_of_time for number in mine):
        raise Refusal("not_now", "out_of_time")
    return [ev.Returned(number) for number in mine]


def claim(state: State, person: Person) -> list[ev.Event]:
    """The game ends here and the person has won, if everybody else has left it for good."""
    game = playing(state)
    mine = played_seat(game, person)
    if game.claimant != mine:
        raise Refusal("not_now", "others_still_play")
    return [ev.Claimed(mine)]


def pause(state: State, person: Person, resume: bool) -> list[ev.Event]:
    """A person at the table pauses or resumes the game."""
    game = playing(state)
    mine = played_seat(game, person)
    if game.paused != resume:
        return []
    return [ev.Resumed(mine) if resume else ev.Paused(mine)]


def alone_among_bots(state: State, person: Person | None) -> int:
    """The person's seat, if nobody else plays here; else a Refusal."""
    game = playing(state)
    mine = own_seat(game, person, None)
    if game.bot_speed is None:
        raise Refusal("not_allowed", "hurries_others")
    return mine


def hinted_seat(state: State, person: Person | None, seat: int | None) -> int:
    """The person's seat, if it is to act and may have a hint; else a Refusal."""
    game = playing(state)
    mine = own_seat(game, person, seat)
    if game.paused:
        raise Refusal("not_now", "paused")
    if not game.setup.hints:
        raise Refusal("not_allowed", "hints_off")
    if game.rated and not game.is_alone:
        raise Refusal("not_allowed", "hints_rated")
    if mine != game.seat_to_act or game.bot_at(mine):
        raise Refusal("not_now", "not_to_act")
    return mine


def take_hint(state: State, person: Person, seat: int, version: int) -> list[ev.Event]:
    """Announces the hint to everybody, once for each decision, if the position has not changed since."""
    game = playing(state)
    mine = hinted_seat(game, person, seat)
    if game.position_version != version:
        raise Refusal("stale", "table_changed")
    return [] if game.hinted.get(mine) == len(game.table.actions) else [ev.Hinted(mine)]


def set_bot_speed(state: State, person: Person, speed: BotSpeed) -> list[ev.Event]:
    """Bots take more or less time from now on, if nobody else is hurried."""
    mine = alone_among_bots(state, person)
    return [] if playing(state).speed == speed else [ev.BotsPaced(mine, speed)]


def say_phrase(state: State, person: Person, phrase: Phrase) -> list[ev.Event]:
    """A quick phrase, stored with its English text for those who know only that."""
    (said,) = say(state, person, ENGLISH.text(f"phrase.{phrase}"))
    assert isinstance(said, ev.Said)
    return [structs.replace(said, phrase=phrase)]


def say(state: State, person: Person, text: str) -> list[ev.Event]:
    """A chat message to everybody at the table."""
    words = " ".join("".join(letter for letter in text if letter.isprintable() or letter == "\n").split())
    if not words:
        raise Refusal("bad_request", "nothing_said")
    mine = state.seats_of(person.id)
    name = state.seats[mine[0]].name if mine else free_name(person.name, [seat.name for seat in state.seats])
    return [ev.Said(name, mine[0] if mine else None, words)]


def time_is_up(state: State, now: float) -> list[ev.Event]:
    """A bot takes over from the player whose clock has run out."""
    ends = state.clock.ends_at() if isinstance(state, Running) and state.clock else None
    if ends is None or ends > now:
        return []
    seat = playing(state).seat_to_act
    assert seat is not None, "a running clock has a seat"
    return [ev.Replaced(seat, DEFAULT_BOT, "time")]


def take_vacations(state: State, known: Mapping[str, Vacation], now: float) -> list[ev.Event]:
    """What a correspondence clock does not know yet: new vacations of these people, and cancelled ones.

    A player who has run out of time has nothing left to save.
    """
    clock = state.clock if isinstance(state, Running) and not state.over else None
    if clock is None or not isinstance(clock.setup, DaysClock):
        return []
    ends, events = clock.ends_at(), list[ev.Event]()
    for user in dict.fromkeys(seat.user for seat in state.seats if seat.user is not None):
        mine = state.seats_of(user)
        if ends is not None and ends <= now and clock.running in mine:
            continue
        had, wanted = (_from_now(each, now) for each in (clock.vacation(mine[0], now), known.get(user)))
        if had != wanted:
            new = wanted or Vacation(now, now)
            events.append(ev.Vacationed(user, new.since, new.until))
    return events


def _from_now(vacation: Vacation | None, now: float) -> Vacation | None:
    return Vacation(max(vacation.since, now), vacation.until) if vacation and vacation.until > now else None
