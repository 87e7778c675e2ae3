"""PostgreSQL's LISTEN and NOTIFY: one server notifies the others that a game has changed."""

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

    def notify(self, payloads: Iterable[str]) -> None:
        """Sends the payloads to all listeners; StoreUnavailable if that fails."""
        try:
            with self._engine.begin() as connection:  # after the commit, in a transaction of its own
                for payload in payloads:
                    connection.execute(
                        sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                    )
        except sa.exc.SQLAlchemyError as error:
            raise StoreUnavailable(str(error)) from error

    def listen(self, listening: Callable[[], None], received: Callable[[str], None]) -> None:
        """Calls `received` with each payload until closed, and `listening` whenever a connection was made."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closed.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    listening()
                    while not self._closed.is_set():
                        for note in connection.notifies(timeout=0.5):
                            received(note.payload)
            except psycopg.Error:
                log.warning("lost the connection that listens", exc_info=True)
                self._closed.wait(1)

    def close(self) -> None:
        """Stops listening."""
        self._closed.set()
