"""The site of a server with a single process."""

from collections.abc import Collection

from .interfaces import Here, Lease


class Alone:
    """A site of one process: every lease is its own, and nobody is elsewhere."""

    sole_lease: Lease | None = Lease("alone", 0)
    heard_since = 0.0

    async def join(self, game: str) -> None:
        """Does nothing: there are no other processes."""

    def leave(self, game: str) -> None:
        """Does nothing: there are no other processes."""

    async def acquire(self, game: str) -> Lease | None:
        """It has the lease."""
        return self.sole_lease

    async def release(self, game: str, lease: Lease) -> None:
        """Nobody else wants it."""

    def tell(self, game: str, here: Here) -> None:
        """Does nothing: there are no other processes."""

    def elsewhere(self, game: str) -> Collection[Here]:
        """Nobody."""
        return ()

    def skip(self, game: str) -> None:
        """No bot thinks elsewhere."""

    def end_session(self, session: str) -> None:
        """Nobody else knows it."""
