"""What the viewers of one room are sent: what several of them share is made once per version."""

from collections.abc import Iterable

from .attendance import Attendance
from .connection import Connection
from .fold import State
from .messages import encode
from .messages.updates import LogAnswer, Patch, Shown, Sync, Update
from .patch import Patches
from .projection import Log, Viewer, end_of_log, is_current, log_of, log_reader, sync_of, update_of

_PATCHED = tuple(name for name in Shown.__struct_fields__ if name != "version")


class Screens:
    """Makes the syncs, updates and patches of a room."""

    def __init__(self) -> None:
        self._state: State | None = None  # that the following are of
        self._logs: dict[tuple[int | None, int], Log] = {}  # by seat and first fact
        self._syncs: dict[tuple[Viewer, bool], tuple[Sync, bytes]] = {}  # by viewer, and whether they take patches

    def sync(self, state: State, connection: Connection, attendance: Attendance) -> None:
        """The connection is sent everything it may know."""
        self._turn_to(state)
        viewer = Viewer(connection.person, connection.seat).among(state)
        key = viewer, connection.patches
        made = self._syncs.get(key)
        if made is None or not is_current(made[0], state, viewer, attendance):
            log = self._log(state, viewer.seat, end_of_log(state) if connection.patches else 0)
            sync = sync_of(state, viewer, attendance, log)
            made = self._syncs[key] = sync, encode(sync)
        connection.shown = made[0]
        connection.send(made[1])

    def log(self, state: State, connection: Connection, before: int) -> None:
        """The connection is sent the log as far as a fact."""
        self._turn_to(state)
        _, facts, lines = self._log(state, connection.seat, 0)
        connection.send(LogAnswer(before, facts[:before], [line for line in lines if line.fact < before]))

    def update(self, state: State, connections: Iterable[Connection], attendance: Attendance, facts_from: int) -> None:
        """Every connection that is up to date is sent what one more event has changed."""
        self._turn_to(state)
        updates: dict[Viewer, Update] = {}
        encoded: dict[tuple[Viewer, int | None], bytes] = {}
        patches = Patches()
        before = []  # what the connections were shown, while patches are made from it
        for connection in connections:
            shown = connection.shown
            if shown is None:
                continue
            viewer = Viewer(connection.person, connection.seat).among(state)
            if viewer not in updates:
                log = self._log(state, viewer.seat, facts_from)
                updates[viewer] = update_of(state, viewer, attendance, log)
            update = updates[viewer]
            key = viewer, id(shown) if connection.patches else None
            if key not in encoded:
                before.append(shown)
                encoded[key] = encode(_patch(patches, shown, update) if connection.patches else update)
            connection.shown = update
            connection.send(encoded[key])

    def _turn_to(self, state: State) -> None:
        """Forgets what was made of another state."""
        if self._state is not state:
            self._state, self._logs, self._syncs = state, {}, {}

    def _log(self, state: State, seat: int | None, facts_from: int) -> Log:
        reader = log_reader(state, seat, facts_from)
        key = reader, facts_from
        if key not in self._logs:
            self._logs[key] = log_of(state, reader, facts_from)
        return self._logs[key]


def _patch(patches: Patches, shown: Shown, update: Update) -> Patch:
    changes = patches.between(shown, update, _PATCHED)
    return Patch(update.version, changes, update.facts_from, update.facts, update.lines)
