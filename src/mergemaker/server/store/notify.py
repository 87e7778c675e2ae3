"""PostgreSQL's LISTEN and NOTIFY as the bus: a channel for each topic, on one connection in a thread of its own."""

import asyncio
import contextlib
import logging
import queue
import selectors
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ..bus import Receive

if TYPE_CHECKING:  # an extra
    import psycopg

log = logging.getLogger(__name__)
PREFIX = "mergemaker."
PAUSE = 1.0  # seconds before connecting again
_NOTIFY = "SELECT pg_notify(channel, message) FROM unnest(%s::text[], %s::text[]) AS sent(channel, message)"


class Listen(NamedTuple):
    """Listen to a channel, or no longer; `done` is set once that is so."""

    topic: str
    on: bool
    done: "asyncio.Future[None] | None" = None


class Send(NamedTuple):
    """A message is to be sent."""

    topic: str
    message: str


class PostgresBus:
    """The bus of all processes on one PostgreSQL; NOTIFY comes after the commit, outside its transaction."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._topics: set[str] = set()
        self._jobs: queue.SimpleQueue[Listen | Send] = queue.SimpleQueue()
        self._awake, self._wake = socket.socketpair()
        self._awake.setblocking(False)
        self._wake.setblocking(False)
        self._closing = threading.Event()
        self._connected = False
        self._thread: threading.Thread | None = None

    def begin(self, receive: Receive, connected: Callable[[bool], None]) -> None:
        """Connects in the background."""
        self._receive = receive
        self._on_connected = connected
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="bus", daemon=True)
        self._thread.start()

    async def subscribe(self, topic: str) -> None:
        """Listens to the topic's channel; returns at once while there is no connection."""
        self._topics.add(topic)
        if self._connected:
            done = self._loop.create_future()
            self._put(Listen(topic, True, done))
            await done

    def unsubscribe(self, topic: str) -> None:
        """Listens to the topic's channel no longer."""
        if topic in self._topics:
            self._topics.discard(topic)
            self._put(Listen(topic, False))

    def publish(self, topic: str, message: str) -> None:
        """Notifies the topic's channel."""
        if self._connected:
            self._put(Send(topic, message))

    def _put(self, job: Listen | Send) -> None:
        self._jobs.put(job)
        self._wake_up()

    def _wake_up(self) -> None:
        with contextlib.suppress(BlockingIOError):  # the thread has not even noticed the last ones
            self._wake.send(b"\0")

    async def close(self) -> None:
        """Sends what is waiting, and ends."""
        self._closing.set()
        self._wake_up()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self._awake.close()
        self._wake.close()

    # --- In the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    self._serve(connection)
            except psycopg.Error:
                log.warning("lost the connection of the bus", exc_info=True)
            self._tell_connected(False)
            self._drop()
            self._closing.wait(PAUSE)

    def _serve(self, connection: "psycopg.Connection") -> None:
        """Listens and notifies until it is closed."""
        own = connection.info.backend_pid
        connection.add_notify_handler(lambda note: self._pass_on(note.pid, own, note.channel, note.payload))
        self._listen(connection, [Listen(topic, True) for topic in list(self._topics)])
        self._tell_connected(True)
        raw = connection.pgconn
        with selectors.DefaultSelector() as waiting:
            waiting.register(raw.socket, selectors.EVENT_READ)
            waiting.register(self._awake, selectors.EVENT_READ)
            while True:
                closing = self._closing.is_set()  # what was published before is still sent
                self._work(connection)
                if closing:
                    return
                raw.consume_input()
                while (note := raw.notifies()) is not None:
                    self._pass_on(note.be_pid, own, note.relname.decode(), note.extra.decode())
                waiting.select()
                with contextlib.suppress(BlockingIOError):
                    self._awake.recv(4096)

    def _work(self, connection: "psycopg.Connection") -> None:
        """Does what was asked for, everything of one kind in one statement."""
        jobs: list[Listen | Send] = []
        while not self._jobs.empty():
            jobs.append(self._jobs.get())
        self._listen(connection, [job for job in jobs if isinstance(job, Listen)])
        sent = [job for job in jobs if isinstance(job, Send)]
        if sent:
            connection.execute(_NOTIFY, ([PREFIX + job.topic for job in sent], [job.message for job in sent]))

    def _listen(self, connection: "psycopg.Connection", jobs: list[Listen]) -> None:
        from psycopg import sql

        if jobs:
            words = [
                sql.SQL("LISTEN {}" if job.on else "UNLISTEN {}").format(sql.Identifier(PREFIX + job.topic))
                for job in jobs
            ]
            connection.execute(sql.SQL("; ").join(words))
            for job in jobs:
                self._finish(job)

    def _drop(self) -> None:
        """Nobody waits for what cannot be done without a connection."""
        while not self._jobs.empty():
            job = self._jobs.get()
            if isinstance(job, Listen):
                self._finish(job)

    def _finish(self, job: Listen) -> None:
        done = job.done
        if done is not None:
            self._soon(lambda: None if done.done() else done.set_result(None))

    def _pass_on(self, sender: int, own: int, channel: str, message: str) -> None:
        if sender != own:
            self._soon(lambda: self._receive(channel.removeprefix(PREFIX), message))

    def _tell_connected(self, connected: bool) -> None:
        if connected != self._connected:
            self._connected = connected
            self._soon(lambda: self._on_connected(connected))

    def _soon(self, work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has closed
            self._loop.call_soon_threadsafe(work)
