"""The server's store of games: appends are counted, and announced to the other servers and to the sender of notices."""

from collections.abc import Callable, Sequence

from ..room.events import PRIVATE, Stored
from ..room.interfaces import Lease
from ..room.notices import Notice
from .metrics import Metrics
from .store.database import Database
from .store.games import GameRepository


class Games(GameRepository):
    """Stored games; appends are counted in the metrics and announced."""

    def __init__(
        self, database: Database, metrics: Metrics, changed: Callable[[str], None], noticed: Callable[[], None]
    ) -> None:
        super().__init__(database)
        self._metrics = metrics
        self._changed = changed
        self._noticed = noticed

    async def append(
        self,
        game: str,
        stored: Sequence[Stored],
        user: str | None,
        notices: Sequence[Notice] = (),
        lease: Lease | None = None,
    ) -> None:
        """The events are committed, counted and announced; Conflict if another server was first."""
        await super().append(game, stored, user, notices, lease)
        for event in stored:
            if not isinstance(event.event, PRIVATE):  # anybody may read the metrics
                self._metrics.events.labels(event.event.__struct_config__.tag).inc()
        self._changed(game)
        if notices:
            self._noticed()
