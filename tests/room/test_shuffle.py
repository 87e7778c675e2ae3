"""The shuffle of a game is committed to before anybody adds to it, kept secret, and opened when the game is over."""

import asyncio
import random

import pytest

from mergemaker.game.record import load
from mergemaker.game.verify import checks
from mergemaker.room import events as ev
from mergemaker.room import seating
from mergemaker.room.fold import State, fold
from mergemaker.room.messages import encode
from mergemaker.room.messages.setup import PlayOn
from mergemaker.room.person import Person
from mergemaker.room.projection import Viewer, sync_of
from mergemaker.room.reading import state_after
from mergemaker.room.records import continuation, game_from, record_text
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

from .house import ANN, BEN, House, Page
from .test_fairness import waiting
from .test_secrecy import ATTENDANCE, everything_sent

SECRET = ev.Committed("ab" * 32, "cd" * 32)


def played(edition: str = "hasbro") -> Running:
    """A game of Ann's and Ben's to its end, with a salt of Ben's."""
    room = waiting()
    room.setup.edition = edition
    seats = [seat for seat in room.seats if seat.user]
    state: State = room
    events: list[ev.Event] = [ev.Seated("u0", seats), SECRET]
    for event in events:
        state = fold(state, ev.Stored(state.seq + 1, 0.0, event))
    for event in seating.add_salt(state, Person("u1", "Ben"), "  my\tword\u200b "):
        state = fold(state, ev.Stored(state.seq + 1, 0.0, event))
    for event in seating.start(state, Person("u0", "Ann"), ev.Committed("00" * 32, "00" * 32)):
        state = fold(state, ev.Stored(state.seq + 1, 0.0, event))
    game = state
    assert isinstance(game, Running)
    chance = random.Random(1)
    while not game.over:
        assert game.seat_to_act is not None
        fold(game, ev.Stored(game.seq + 1, 0.0, ev.Acted(game.seat_to_act, chance.choice(game.table.legal()))))
    return game


def again(setup_and_events: tuple[object, list[ev.Event]]) -> Running:
    """The game that those events make."""
    setup, happened = setup_and_events
    empty = Waiting(id="g", code="c", setup=setup, created=0.0)  # type: ignore[arg-type]  # a Setup
    state = state_after(empty, [ev.Stored(number, 0.0, event) for number, event in enumerate(happened, start=1)])
    assert isinstance(state, Running)
    return state


def test_everybody_sees_the_commitment_and_adds_to_the_shuffle_before_the_start() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open")
        page = Page(room, ANN)
        await page.send("hello")
        shown = page.now["info"]["shuffle"]
        assert len(shown["commitment"]) == 64
        await page.send("salt", salt="rain  on\ttuesday")
        assert page.now["info"]["shuffle"] == {**shown, "salts": ["rain on tuesday", ""]}
        refused = await Page(room, BEN).send("salt", salt="x")
        assert refused[-1]["reason"] == "no_seat"
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, room.state.code, None, None))
        await house.rooms.start(room, ANN)
        page.receive()
        assert page.now["info"]["shuffle"] == {**shown, "salts": ["rain on tuesday", ""]}
        late = await page.send("salt", salt="too late")
        assert late[-1]["reason"] == "seats_fixed"

    asyncio.run(play())


def test_the_key_decides_the_deal_and_is_sent_to_nobody() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest")
        page = Page(room, ANN)
        await page.send("hello")
        game = room.state
        assert isinstance(game, Running)
        opening = game.table.opening
        assert opening is not None
        assert list(game.table.bag) == opening.bag()
        assert game.table.game.market_deck == opening.market_deck()
        sent = encode(page.received) + b"".join(b"".join(everything_sent(game, seat)) for seat in (None, 0, 1))
        assert opening.commitment.encode() in sent
        assert opening.key.encode() not in sent
        assert opening.salt.encode() not in sent
        with pytest.raises(Refusal, match="hidden"):
            record_text(game, "json")

    asyncio.run(play())


def test_the_commitment_before_the_start_tells_nothing_of_the_key() -> None:
    room = waiting()
    fold(room, ev.Stored(room.seq + 1, 0.0, SECRET))
    sent = encode(sync_of(room, Viewer(Person("u0", "Ann"), 0), ATTENDANCE))
    assert b"ab" * 32 not in sent
    assert b"cd" * 32 not in sent


def test_what_someone_added_goes_with_them() -> None:
    room = waiting()
    added: list[ev.Event] = [SECRET, ev.Salted("u1", "mine")]
    for event in added:
        fold(room, ev.Stored(room.seq + 1, 0.0, event))
    assert room.own_salts == ["", "mine", ""]
    for event in seating.leave(room, Person("u1", "Ben")):
        fold(room, ev.Stored(room.seq + 1, 0.0, event))
    assert room.own_salts == ["", "", ""]


def test_nobody_adds_before_the_key_is_fixed() -> None:
    """A room from before there were commitments gets its key when it starts."""
    room = waiting()
    with pytest.raises(Refusal) as refused:
        seating.add_salt(room, Person("u1", "Ben"), "x")
    assert refused.value.reason == "no_commitment"
    fold(room, ev.Stored(room.seq + 1, 0.0, ev.Seated("u0", room.seats[:2])))
    assert [type(event) for event in seating.start(room, Person("u0", "Ann"), SECRET)] == [ev.Committed, ev.Started]


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_opens_the_shuffle(form: str) -> None:
    game = played()
    text, _ = record_text(game, form)
    record = load(text)
    assert record.shuffle is not None
    assert record.shuffle.salts == ["", "my word"]
    assert all(check.holds for check in checks(record))
    uploaded = again(game_from(text, Person("z", "Zoe")))
    assert uploaded.table.facts == game.table.facts
    assert record_text(uploaded, form)[0] == text


def test_a_game_played_on_has_the_same_draws_and_no_commitment_of_its_own() -> None:
    game = played()
    onward = again(continuation(game, PlayOn(len(game.table.actions) - 1, 0, "easy"), Person("z", "Zoe")))
    assert sync_of(onward, Viewer(None, None), ATTENDANCE).info.shuffle is None
    onward.table.act(game.table.actions[-1][1])
    assert onward.table.facts == game.table.facts
