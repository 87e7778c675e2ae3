"""Patches: whatever happens at a table, what a page makes of them is what it would be sent whole."""

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from mergemaker.game.actions import Action
from mergemaker.game.editions import EDITIONS
from mergemaker.room import commands, consent, dispatch, seating
from mergemaker.room.commands import Decide
from mergemaker.room.messages import encode
from mergemaker.room.messages.commands import Hello
from mergemaker.room.messages.setup import LiveClock
from mergemaker.room.messages.updates import Shown
from mergemaker.room.patch import Patches, patched
from mergemaker.room.person import Person
from mergemaker.room.projection import LAST_FACTS, Log, Viewer, log_of, sync_of
from mergemaker.room.running import Running
from tests.random_play import tries

from .house import ANN, BEN, House, Page


class Part(Struct):
    """Part of a message."""

    name: str
    number: int | None = None


class Shy(Struct, omit_defaults=True):
    """A part whose fields may be left out."""

    name: str = ""
    number: int = 0


class Message(Struct):
    """A message with every kind of field."""

    text: str | None = None
    parts: list[Part] = []
    board: dict[str, str | None] = {}
    sums: dict[str, tuple[int, int]] = {}
    words: list[str] = []
    part: Part | None = None
    shy: Shy | None = None


def on_wire(message: object) -> Any:
    """The message as a page reads it."""
    return json.loads(encode(message))


def parts(*numbers: int) -> Message:
    """A message with such parts."""
    return Message(parts=[Part("a", number) for number in numbers])


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (Message(), Message(), {}),
        (Message("a"), Message(None), {"text": None}),
        (Message(part=Part("a")), Message(part=Part("a", 3)), {"part": {"number": 3}}),
        (Message(), Message(part=Part("a")), {"part": [{"name": "a", "number": None}]}),
        (Message(part=Part("a")), Message(), {"part": None}),
        (Message(board={"1A": None, "2A": None}), Message(board={"2A": "Tower"}), {"board": {"1A": [], "2A": "Tower"}}),
        (Message(board={}), Message(board={"1A": None}), {"board": {"1A": None}}),
        (parts(1, 2), parts(1, 3), {"parts": {"1": {"number": 3}}}),
        (parts(1, 2), parts(), {"parts": [[]]}),
        (Message(words=["a", "b"]), Message(words=["a", "c"]), {"words": [["a", "c"]]}),
        (Message(sums={"Ann": (1, 2)}), Message(sums={"Ann": (1, 3)}), {"sums": {"Ann": [[1, 3]]}}),
        (Message(), Message(sums={"Ann": (1, 3)}), {"sums": {"Ann": [[1, 3]]}}),
        (Message(shy=Shy("a", 1)), Message(shy=Shy("a")), {"shy": [{"name": "a"}]}),
    ],
)
def test_a_patch_has_what_changed_and_nothing_else(old: Message, new: Message, patch: Any) -> None:
    found = Patches().between(old, new, Message.__struct_fields__)
    assert on_wire(found) == patch
    assert patched(on_wire(old), patch) == on_wire(new)


def same(page: Page, log: bool = False) -> None:
    """Fails unless the page has, to the last byte, what it would be sent whole; of the log if asked for."""
    state, viewer = page.room.state, Viewer(page.connection.person, page.connection.seat)
    whole = on_wire(sync_of(state, viewer, page.room.attendance(), Log(0, [], [])))
    pairs = [(page.now[name], whole[name]) for name in Shown.__struct_fields__]
    if log:
        pairs += zip(
            (page.log_from, page.facts, page.lines), on_wire(log_of(state, viewer.seat, page.log_from)), strict=True
        )
    assert [json.dumps(has, sort_keys=True) for has, _ in pairs] == [json.dumps(w, sort_keys=True) for _, w in pairs]


def chosen(state: Running, chance: random.Random) -> tuple[Person, Decide]:
    """Something that a person at a table of two may do: mostly they act."""
    person = (ANN, BEN)[state.seat_to_act or 0]
    kind = chance.random()
    if state.paused:
        return person, lambda now: commands.pause(now, person, resume=True)
    if state.pending:
        asked = next(iter(state.pending.values()))
        other = (ANN, BEN)[asked.waiting[0]]
        return other, lambda now: consent.answer(now, other, asked.id, kind < 0.7, [0, 1])
    if kind < 0.06 and state.undo_needs(state.seat_to_act) != "no":
        return person, lambda now: consent.undo(now, person, None)
    if kind < 0.1:
        return person, lambda now: commands.say(now, person, "hm")
    if kind < 0.12:
        return person, lambda now: commands.pause(now, person, resume=False)
    action = chance.choice(state.table.legal())
    return person, lambda now: commands.act(now, person, action, None, None)


@settings(max_examples=tries(5))
@given(
    edition=st.sampled_from(list(EDITIONS)),
    seed=st.integers(0, 10**6),
    hidden=st.booleans(),
    undo=st.sampled_from(["free", "consent"]),
)
def test_all_patches_make_what_would_be_sent_whole(edition: str, seed: int, hidden: bool, undo: Any) -> None:
    """Players, hosts, onlookers; undos, chat, pauses; people who come, go, look from elsewhere and come late."""

    async def play() -> None:
        house, chance = House(seed=seed), random.Random(seed)
        options: dict[str, str | bool] = {"holdings": "hidden" if hidden else "open"}
        room = await house.open("me", "open", edition=edition, options=options, undo=undo, clock=LiveClock(600, 5))
        pages = [Page(room, ANN), Page(room, None)]
        for page in pages:
            await page.send("hello", patches=True)
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, room.state.code, None, None))
        await house.rooms.start(room, ANN)
        pages += [Page(room, BEN), Page(room, BEN)]
        await pages[2].send("hello", patches=True)
        await pages[3].send("hello")  # an old page: it is sent updates
        for _ in range(90):
            if room.state.status == "over":
                break
            house.time += chance.choice([0.0, 0.3, 7.0])
            assert isinstance(room.state, Running)
            person, decide = chosen(room.state, chance)
            await room.submit(person, None, decide)
            for page in pages:
                if page.receive()[-1]["type"] != "chat":  # clocks have gone on since the last update
                    same(page, log=chance.random() < 0.1)
            if chance.random() < 0.1:
                room.depart(pages.pop(1).connection)
                pages.insert(1, Page(room, None))
                await pages[1].send("hello", patches=True)
                await pages[0].send("look", seat=chance.choice([0, None]))
        kinds = [{message["type"] for message in page.received} for page in pages[2:]]
        assert "patch" in kinds[0]
        assert "update" in kinds[1]
        assert not {"update"} & kinds[0] | {"patch"} & kinds[1]
        await room.close()

    asyncio.run(play())


def acting(action: Action) -> Decide:
    """Ann's command to take the action."""
    return lambda state: commands.act(state, ANN, action, None, None)


def test_viewers_alike_share_one_message_and_the_log_comes_by_its_end() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest")
        pages = [Page(room, person) for person in (None, None, BEN, ANN)]
        chance = random.Random(1)
        for page in pages:
            await page.send("hello", patches=True)
        sent: list[list[bytes | None]] = []
        while (len(room.state.table.facts) if isinstance(room.state, Running) else 0) < 2 * LAST_FACTS:
            assert isinstance(room.state, Running)
            await room.submit(ANN, None, acting(chance.choice(room.state.table.legal())))
            sent.append([page.connection.outbox.get_nowait() for page in pages])
        assert all(onlooker is another is stranger for onlooker, another, stranger, _ in sent)
        late = Page(room, None)
        await late.send("hello", patches=True)
        assert LAST_FACTS <= len(late.facts) < 1.5 * LAST_FACTS
        assert (
            len(
                {fact["at"] for fact in late.facts}
                & {fact.at for fact in log_of(room.state, None).facts[: late.log_from]}
            )
            == 0
        )
        same(late, log=True)
        await late.send("log", before=late.log_from)
        assert late.log_from == 0
        same(late, log=True)
        old = Page(room, None)
        await old.send("hello")
        assert old.log_from == 0
        assert (old.facts, old.lines) == (late.facts, late.lines)

    asyncio.run(play())


def test_a_sync_is_made_once_while_nothing_changes() -> None:
    """However often strangers ask for it, it costs little."""

    async def play() -> None:
        house = House()
        room = await house.open("me", "guest")
        pages = [Page(room, None) for _ in range(5)]
        for page in pages * 3:
            await dispatch.answer(room, page.connection, Hello(patches=True))
        sent = {id(page.connection.outbox.get_nowait()) for page in pages * 3}
        assert len(sent) == 1
        ann = Page(room, ANN)  # people come: it is made again
        for page in pages:
            await dispatch.answer(room, page.connection, Hello(patches=True))
            synced = page.receive()[-1]
            assert synced["info"]["seats"][0]["connected"]
        await ann.send("hello", patches=True)
        assert ann.now["info"]["my_seats"] == [0, 1]

    asyncio.run(play())
