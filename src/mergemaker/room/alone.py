"""Rooms of one process that has no others beside it."""

from collections.abc import Collection

from .interfaces import Here, Lease


class Alone:
    """The only process: every lease is its own, and nobody is elsewhere."""

    sole_lease: Lease | None = Lease("alone", 0)
    heard_since = 0.0

    async def join(self, game: str) -> None:
        """There is nothing to hear."""

    def leave(self, game: str) -> None:
        """There was nothing to hear."""

    async def acquire(self, game: str) -> Lease | None:
        """It has the lease."""
        return self.sole_lease

    async def release(self, game: str, lease: Lease) -> None:
        """Nobody else wants it."""

    def tell(self, game: str, here: Here) -> None:
        """Nobody hears it."""

    def elsewhere(self, game: str) -> Collection[Here]:
        """Nobody."""
        return ()

    def skip(self, game: str) -> None:
        """No bot thinks elsewhere."""

    def end_session(self, session: str) -> None:
        """Nobody else knows it."""
