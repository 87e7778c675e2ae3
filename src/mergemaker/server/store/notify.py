"""PostgreSQL's LISTEN and NOTIFY: a word from one server to the others that a game has changed."""

import logging
import threading
from collections.abc import Callable, Iterable

import sqlalchemy as sa

from ...room.interfaces import StoreUnavailable
from .database import Database

log = logging.getLogger(__name__)
CHANNEL = "mergemaker"


class PostgresChannel:
    """The channel of all servers on one PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._closed = threading.Event()

    def notify(self, words: Iterable[str]) -> None:
        """Everybody who listens hears the words; StoreUnavailable when they cannot be sent."""
        try:
            with self._engine.begin() as connection:  # after the commit, in a transaction of its own
                for word in words:
                    connection.execute(sa.text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": word})
        except sa.exc.SQLAlchemyError as error:
            raise StoreUnavailable(str(error)) from error

    def listen(self, listening: Callable[[], None], heard: Callable[[str], None]) -> None:
        """Until it is closed `heard` is called with each word; `listening` whenever a connection was made."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closed.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    listening()
                    while not self._closed.is_set():
                        for note in connection.notifies(timeout=0.5):
                            heard(note.payload)
            except psycopg.Error:
                log.warning("lost the connection that listens", exc_info=True)
                self._closed.wait(1)

    def close(self) -> None:
        """Listening ends."""
        self._closed.set()
