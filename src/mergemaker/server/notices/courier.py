"""Takes notices from the outbox to their targets, beside everything else the server does."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Protocol

from ...room.clock import DAY
from ...room.interfaces import StoreUnavailable
from ...room.messages.notices import TargetKind
from ...room.notices import Notice, late_notice, turn_notice
from ...room.refusal import Refusal
from ...room.rooms import Rooms
from ...room.running import Running
from ..store.outbox import Delivery, OutboxRepository
from ..store.targets import StoredTarget, TargetRepository
from .message import Message, message_of
from .outbound import Undeliverable

log = logging.getLogger(__name__)
LEASE = 60.0  # seconds for which a server that claimed a delivery has it to itself
GLANCE = 10.0  # seconds between looks at what other servers may have left behind
EARLY = 60.0  # seconds before its time at which a notice may be sent
MOST_CLAIMED = 50
MOST_AT_ONCE = 20  # deliveries of one kind on their way
RETRIES = (10.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds until the next attempt
REMINDED_FOR = 14 * 86_400.0  # seconds for which games that still wait are named again with a new one


class Sender(Protocol):
    """One way to reach a person."""

    async def send(self, target: StoredTarget, message: Message) -> None:
        """The other side has taken the message; Undeliverable if not."""


class Courier:
    """Delivers notices; a game that no longer waits, and one whose table is open, are dropped."""

    def __init__(
        self,
        outbox: OutboxRepository,
        targets: TargetRepository,
        rooms: Rooms,
        senders: Mapping[TargetKind, Sender],
        now: Callable[[], float],
        counted: Callable[[TargetKind, str], None],
    ) -> None:
        self._outbox = outbox
        self._targets = targets
        self._rooms = rooms
        self._senders = senders
        self._now = now
        self._counted = counted
        self._something = asyncio.Event()
        self._room_for = {kind: asyncio.Semaphore(MOST_AT_ONCE) for kind in senders}
        self._under_way: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """There is something new in the outbox."""
        self._something.set()

    async def run(self) -> None:
        """Delivers until it is cancelled."""
        tidied = 0.0
        while True:
            try:
                if self._now() - tidied > DAY:
                    tidied = self._now()
                    await self._outbox.forget(tidied)
                    await self._targets.forget(tidied)
                wait = await self.start_due()
            except StoreUnavailable:
                log.warning("the outbox cannot be read", exc_info=True)
                wait = GLANCE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._something.wait()
            self._something.clear()

    async def start_due(self) -> float:
        """Starts what is due; returns the seconds until something may be due again."""
        due = await self._outbox.next_due()
        now = self._now()
        if due is None or due > now:
            return GLANCE if due is None else min(GLANCE, due - now)
        if len(self._under_way) > MOST_CLAIMED:
            return 0.5
        claimed = await self._outbox.claim(now, LEASE, MOST_CLAIMED)
        claimed.sort(key=lambda delivery: (delivery.target.id, delivery.notice.kind))
        for _, same in groupby(claimed, key=lambda delivery: (delivery.target.id, delivery.notice.kind)):
            task = asyncio.create_task(self._deliver(list(same)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return 0.0 if len(claimed) == MOST_CLAIMED else 0.05

    async def _deliver(self, deliveries: Sequence[Delivery]) -> None:
        """Deliveries of one kind to one target go out as one message."""
        try:
            wanted = []
            for delivery in deliveries:
                notice = await self.still_true(delivery.notice)
                if notice is None:
                    await self._outbox.finish([delivery.id], "dropped")
                elif notice.due is not None and notice.due > self._now() + EARLY:  # the clock stood still meanwhile
                    await self._outbox.postpone(delivery.id, notice.due)
                else:
                    wanted.append(delivery._replace(notice=notice))
            if wanted:
                async with self._room_for[wanted[0].target.kind]:
                    await self._send(wanted)
        except StoreUnavailable:  # the lease ends, and it is tried again
            log.warning("a delivery could not be recorded", exc_info=True)
        except Exception:  # its game cannot be read, for one: the others are notified all the same
            log.exception("a notice could not be made", extra={"game": deliveries[0].notice.game})
            with contextlib.suppress(StoreUnavailable):
                await self._outbox.finish([delivery.id for delivery in deliveries], "failed")

    async def _send(self, deliveries: Sequence[Delivery]) -> None:
        first, target = deliveries[0], deliveries[0].target
        notices = [delivery.notice for delivery in deliveries]
        if first.notice.kind == "turn":
            notices += await self._also_waiting(target, {notice.game for notice in notices})
        try:
            await self._senders[target.kind].send(target, message_of(first.id, notices, target.language))
        except Undeliverable as failure:
            self._counted(target.kind, "failed")
            await self._failed(deliveries, failure)
        else:
            self._counted(target.kind, "sent")
            await self._outbox.finish([delivery.id for delivery in deliveries], "sent")

    async def _failed(self, deliveries: Sequence[Delivery], failure: Undeliverable) -> None:
        target, ids = deliveries[0].target, [delivery.id for delivery in deliveries]
        attempts = max(delivery.attempts for delivery in deliveries)
        log.info("a notice was not taken", extra={"to": target.kind, "why": failure.detail, "attempt": attempts + 1})
        if failure.gone and target.kind == "push":  # the browser has unsubscribed
            await self._targets.remove(target.id)
        elif failure.gone or attempts >= len(RETRIES):
            await self._outbox.missed(target.id, ids, failure.detail)
        else:
            await self._outbox.retry(ids, self._now() + RETRIES[attempts])
            self.wake()

    async def still_true(self, notice: Notice) -> Notice | None:
        """The notice, updated; None if it is out of date: the person is at the table, or the turn is over."""
        try:
            room = await self._rooms.room(notice.game)
        except Refusal:
            return None
        if room.is_here(notice.user):
            return None
        match notice.kind:
            case "turn":
                now = turn_notice(room.state)
            case "late":
                same = isinstance(room.state, Running) and room.state.position_version <= notice.version
                now = late_notice(room.state) if same else None
            case _:
                now = notice
        return now if now is not None and now.user == notice.user else None

    async def _also_waiting(self, target: StoredTarget, named: set[str]) -> list[Notice]:
        """The turns that the target was notified of earlier and that still wait."""
        games = await self._outbox.notified_turns(target.id, self._now() - REMINDED_FOR)
        found = []
        for game in games:
            if game not in named:
                with contextlib.suppress(Refusal):
                    notice = turn_notice((await self._rooms.room(game)).state)
                    if notice is not None and notice.user == target.user:
                        found.append(notice)
        return found

    async def close(self) -> None:
        """What is on its way has arrived or failed."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
