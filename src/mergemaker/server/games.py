"""The store of games as the rooms of a server use it: counted, and announced to the other servers."""

from collections.abc import Callable, Sequence

from ..room.events import Stored
from .metrics import Metrics
from .store.database import Database
from .store.games import GameRepository


class Games(GameRepository):
    """Games on disk; what is appended shows in the metrics and is announced."""

    def __init__(self, database: Database, metrics: Metrics, changed: Callable[[str], None]) -> None:
        super().__init__(database)
        self._metrics = metrics
        self._changed = changed

    async def append(self, game: str, stored: Sequence[Stored], user: str | None) -> None:
        """The events are committed, counted and announced; Conflict when another server has stored others there."""
        await super().append(game, stored, user)
        for event in stored:
            self._metrics.events.labels(event.event.__struct_config__.tag).inc()
        self._changed(game)
