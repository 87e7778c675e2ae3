"""A flooder waits for itself: players are read at once, all others one in a round of the loop."""

import asyncio
from asyncio import Transport
from typing import cast

from mergemaker.server.connections import PORTION, _InTurn
from mergemaker.server.turns import Turns


class Line:
    """A transport that knows from where it comes, and whether it is read."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.paused = self.closing = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 1

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Reader(_InTurn):
    """Notes in which round what was read."""

    def __init__(self, turns: Turns, book: list[tuple[str, bytes]], address: str, preferred: bool = False) -> None:
        self.line = Line(address)
        self.transport = cast(Transport, self.line)
        self.turns, self.book, self.preferred = turns, book, preferred

    def read(self, data: bytes) -> None:
        self.book.append((self.line.address, data))


async def rounds(count: int) -> None:
    """So many rounds of the event loop have passed."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_one_stranger_is_read_in_a_round_and_players_at_once() -> None:
    async def play() -> None:
        turns, book = Turns(), list[tuple[str, bytes]]()
        strangers = [Reader(turns, book, "203.0.113.1") for _ in range(50)]
        player = Reader(turns, book, "203.0.113.1", preferred=True)
        for stranger in strangers:
            stranger.take_in(b"hello")
        player.take_in(b"my move")
        assert book == [("203.0.113.1", b"hello"), ("203.0.113.1", b"my move")]
        assert [stranger.line.paused for stranger in strangers] == [False] + 49 * [True]
        await rounds(10)
        assert 8 <= book.count(("203.0.113.1", b"hello")) <= 12
        await rounds(60)
        assert book.count(("203.0.113.1", b"hello")) == 50
        assert not any(stranger.line.paused for stranger in strangers)

    asyncio.run(play())


def test_networks_take_turns() -> None:
    async def play() -> None:
        turns, book = Turns(), list[tuple[str, bytes]]()
        for _ in range(20):
            Reader(turns, book, "203.0.113.1").take_in(b"again")
        Reader(turns, book, "198.51.100.1").take_in(b"once")
        await rounds(4)
        assert ("198.51.100.1", b"once") in book[:3]

    asyncio.run(play())


def test_much_is_read_in_portions_in_order_and_nothing_is_lost() -> None:
    async def play() -> None:
        turns, book = Turns(), list[tuple[str, bytes]]()
        sender = Reader(turns, book, "203.0.113.1", preferred=True)
        sent = bytes(number % 251 for number in range(3 * PORTION + 5))
        sender.take_in(sent)
        sender.take_in(b"end")
        assert sender.line.paused
        await rounds(10)
        assert b"".join(data for _, data in book) == sent + b"end"
        assert max(len(data) for _, data in book) == PORTION
        assert not sender.line.paused

    asyncio.run(play())


def test_a_client_that_is_gone_is_not_read() -> None:
    async def play() -> None:
        turns, book = Turns(), list[tuple[str, bytes]]()
        first, second, third = (Reader(turns, book, "203.0.113.1") for _ in range(3))
        for reader, text in ((first, b"1"), (second, b"2"), (third, b"3")):
            reader.take_in(text)
        second.line.closing = True
        await rounds(5)
        assert [data for _, data in book] == [b"1", b"3"]

    asyncio.run(play())
