"""The log is the source of truth: folding the stored events again gives the same table, byte for byte."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from mergemaker.errors import MergemakerError
from mergemaker.game.editions import EDITIONS
from mergemaker.game.table import Table
from mergemaker.room import commands, consent
from mergemaker.room import events as ev
from mergemaker.room.attendance import Attendance
from mergemaker.room.fold import State, fold
from mergemaker.room.messages import encode
from mergemaker.room.messages.orders import BuyOrder, DisposeOrder, FoundOrder, Order, PlaceOrder
from mergemaker.room.messages.setup import DaysClock, LiveClock, SeatSetup, Setup
from mergemaker.room.person import Person
from mergemaker.room.projection import Viewer, sync_of
from mergemaker.room.reading import state_after
from mergemaker.room.running import Running
from mergemaker.room.seating import leave
from mergemaker.room.state import Waiting
from tests.random_play import tries

PEOPLE = [Person(f"u{number}", name) for number, name in enumerate(("Ann", "Ben", "Cy"))]


def something(game: Running, chance: random.Random) -> list[ev.Event]:
    """A command that a person might send now; their mistakes are raised."""
    person = chance.choice(PEOPLE)
    seat = chance.choice([None, 0, 1, 2, 3])
    match chance.choice(
        ["act"] * 12
        + ["undo", "undo", "answer", "answer", "pause", "go on", "replace", "return", "say", "leave"]
        + ["order"] * 3
        + ["revoke"]
    ):
        case "undo":
            return consent.undo(game, person, seat)
        case "answer":
            return consent.answer(game, person, chance.choice([*game.pending, 1]), chance.random() < 0.8, {1} & {seat})
        case "pause":
            return commands.pause(game, person, resume=False)
        case "go on":
            return commands.pause(game, person, resume=True)
        case "replace":
            return consent.replace(game, person, seat or 0, {0, 1, 2}, {0, 1, 2})
        case "return":
            return commands.take_back_seat(game, person, seat)
        case "say":
            return commands.say(game, person, "hello")
        case "order":
            return commands.leave_order(game, person, some_order(game, PEOPLE.index(person), chance), None, None)
        case "revoke":
            return commands.revoke_order(game, person, chance.randrange(1, 9), None)
        case "leave" if chance.random() < 0.2:
            return leave(game, person)
    actor = game.seat_to_act
    if actor is None:
        return []
    action = chance.choice(game.table.legal())
    if game.bot_at(actor):
        return [] if game.paused else commands.act_as_bot(game, actor, action, game.position_version, False)
    by_order = commands.act_by_order(game, game.position_version)
    return by_order or commands.act(game, PEOPLE[actor], action, game.version, actor)


def some_order(game: Running, seat: int, chance: random.Random) -> Order:
    """An order that may be due some time."""
    chain = chance.choice(game.table.edition.chains)
    answers = (
        PlaceOrder(chance.choice(game.insight(seat).hand or ["1A"])),
        BuyOrder({chain: 2}, fewer=True),
        DisposeOrder(chain, "all", 1),
        FoundOrder([chain]),
    )
    return Order(chance.choice(answers), lasts=chance.choice(("next", "once", "always")))


@settings(max_examples=tries(25))
@given(
    seed=st.integers(0, 10**6),
    edition=st.sampled_from(list(EDITIONS)),
    undo=st.sampled_from(["free", "consent", "never"]),
    clock=st.sampled_from([None, LiveClock(600, 5), DaysClock(2)]),
)
def test_folding_a_log_again_gives_the_same_table(
    seed: int, edition: str, undo: str, clock: LiveClock | DaysClock | None
) -> None:
    chance = random.Random(seed)
    setup = Setup(edition, {"special_powers": True}, [SeatSetup("open")] * 4, False, clock, undo)  # type: ignore[arg-type]  # one of the three
    state: State = Waiting(id="g", code="c", setup=setup, created=0.0)
    seats = [ev.Seat(person.name, user=person.id) for person in PEOPLE]
    log: list[bytes] = []
    now = 0.0

    def store(state: State, happened: list[ev.Event]) -> State:
        for event in happened:
            stored = ev.Stored(state.seq + 1, now, event)
            log.append(msgspec.json.encode(stored))
            state = fold(state, stored)
        return state

    state = store(state, [ev.Seated("u0", [*seats, ev.Seat("Dot", bot="easy")])])
    table = Table([*(person.name for person in PEOPLE), "Dot"], edition, seed=seed)
    game = store(state, [ev.Started(table.seed, list(table.bag))])
    assert isinstance(game, Running)
    for _ in range(250):
        now += chance.random() * 10
        try:
            store(game, something(game, chance))
        except MergemakerError:
            continue
    empty = Waiting(id="g", code="c", setup=setup, created=0.0)
    again = state_after(empty, [msgspec.json.decode(line, type=ev.Stored) for line in log])
    assert isinstance(again, Running)
    attendance = Attendance({0, 1}, {2: 0.0}, 60.0, now)
    for seat in (None, 0, 1, 2):
        viewer = Viewer(None if seat is None else PEOPLE[seat], seat)
        assert encode(sync_of(again, viewer, attendance)) == encode(sync_of(game, viewer, attendance))
    assert again.table.actions == game.table.actions
    assert again.unrated == game.unrated


def test_a_copy_of_a_room_is_independent() -> None:
    """A command is folded into a copy before it is stored, so the room itself must not notice."""
    for seed in range(6):
        chance = random.Random(seed)
        setup = Setup(
            "renegade", {"special_powers": True}, [SeatSetup("open")] * 4, False, LiveClock(600, 5), "consent"
        )
        seats = [*(ev.Seat(person.name, user=person.id) for person in PEOPLE), ev.Seat("Dot", bot="easy")]
        table = Table([seat.name for seat in seats], "renegade", {"special_powers": True}, seed=seed)
        game: State = Waiting(id="g", code="c", setup=setup, created=0.0)
        begun: list[ev.Event] = [ev.Seated("u0", seats), ev.Started(table.seed, list(table.bag))]
        for number, event in enumerate(begun, start=1):
            game = fold(game, ev.Stored(number, 0.0, event))
        attendance = Attendance({0, 1}, {2: 0.0}, 60.0, 500.0)
        for _ in range(150):
            assert isinstance(game, Running)
            try:
                happened = something(game, chance)
            except MergemakerError:
                continue
            for event in happened:
                viewers = [Viewer(PEOPLE[seat], seat) for seat in range(3)]
                before = [encode(sync_of(game, viewer, attendance)) for viewer in viewers]
                after = fold(game.copy(), ev.Stored(game.seq + 1, 400.0, event, f"c{game.seq}"))
                assert [encode(sync_of(game, viewer, attendance)) for viewer in viewers] == before
                assert after.commands != game.commands
                game = after
