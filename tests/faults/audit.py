"""What was answered, compared with what is stored."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from mergemaker.room import events as ev
from mergemaker.room.messages.setup import Setup
from mergemaker.room.reading import state_after
from mergemaker.room.state import Waiting
from mergemaker.server.store.engines import database_url, engine_of
from mergemaker.server.store.schema import events, games

from .players import Ledger

_EVENT = msgspec.json.Decoder(ev.Event)


class Audit(NamedTuple):
    """How many commands went wrong, and how."""

    acknowledged: int
    refused: int
    lost: int  # acknowledged and not in the log
    doubled: int  # more than once in the log, or refused and there nevertheless
    moved: int  # not at the version that was acknowledged, or with another content
    differing: int  # with answers that differ
    disordered: int  # stored before an earlier one of the same person
    unreadable: int  # games whose log has a gap or cannot be folded

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not any(self[2:])

    def __str__(self) -> str:
        return ", ".join(f"{name} {value:,}" for name, value in self._asdict().items())


def audit(database: str, ledger: Ledger) -> Audit:
    """The log of every game, held against all answers."""
    engine = engine_of(database_url(database))
    found: dict[str, list[tuple[str, int, ev.Event]]] = {}  # by command: the game, the version, the event
    order: dict[str, list[int]] = {}
    unreadable = 0
    with engine.connect() as connection:
        for game in connection.execute(sa.select(games)).all():
            query = sa.select(events).where(events.c.game == game.id).order_by(events.c.seq)
            unreadable += not _read(game, connection.execute(query).all(), found, order)
    engine.dispose()
    answers = ledger.answers
    acknowledged = {name for name, given in answers.items() if given and given[0][0] == "ack"}
    refused = {name for name, given in answers.items() if given and given[0][0] == "refused"}
    stray = [name for name in found if name not in ledger.sent]
    return Audit(
        acknowledged=len(acknowledged),
        refused=len(refused),
        lost=sum(name not in found for name in acknowledged),
        doubled=sum(len(places) > 1 for places in found.values()) + len(refused & found.keys()) + len(stray),
        moved=sum(not _is_there(name, ledger, found[name]) for name in acknowledged & found.keys()),
        differing=sum(len(set(given)) > 1 for given in answers.values()),
        disordered=sum(numbers != sorted(numbers) for numbers in order.values()),
        unreadable=unreadable,
    )


def _read(game: Any, rows: Any, found: dict[str, list[tuple[str, int, ev.Event]]], order: dict[str, list[int]]) -> bool:
    """The game's commands are added; returns whether its log can be read from the first event to the last."""
    log, version = [], 0
    for row in rows:
        event = _EVENT.decode(row.data)
        version += not isinstance(event, ev.PRIVATE)
        log.append(ev.Stored(row.seq, row.at, event, row.command_id))
        if row.command_id is not None:
            name = row.command_id.partition(":")[2]
            found.setdefault(name, []).append((game.id, version, event))
            player, _, number = name.rpartition("-")
            order.setdefault(f"{game.id} {player}", []).append(int(number))
        elif isinstance(event, ev.Acted | ev.Said):
            found.setdefault(f"nobody's {game.id} {row.seq}", []).append((game.id, version, event))
    setup = msgspec.json.decode(game.setup, type=Setup)
    try:
        state_after(Waiting(id=game.id, code=game.code, setup=setup, created=game.created), log)
    except Exception as error:  # whatever it is, the game cannot be read
        print(f"game {game.id} cannot be read: {error!r}")
        return False
    return [stored.seq for stored in log] == list(range(1, len(log) + 1))


def _is_there(name: str, ledger: Ledger, places: list[tuple[str, int, ev.Event]]) -> bool:
    """Whether the command stands where it was acknowledged, as it was sent."""
    sent = ledger.sent[name]
    game, version, event = places[0]
    if (game, ("ack", version)) != (sent.game, ledger.answers[name][0]):
        return False
    if isinstance(event, ev.Said):
        return bool(event.text == sent.message["text"])
    return isinstance(event, ev.Acted) and bool(msgspec.to_builtins(event.action) == sent.message["action"])
