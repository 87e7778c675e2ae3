"""Rate limits: a token bucket for each asker and kind of request."""

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from ...room.messages.commands import AskHint, AskTeacher, Chat, ClientMessage, SayPhrase, Undo
from ...room.refusal import Refusal

Kind: TypeAlias = Literal[
    "api",
    "session",
    "sessions",
    "login",
    "password",
    "game",
    "games",
    "invitation",
    "upload",
    "history",
    "socket",
    "message",
    "messages",
    "sync",
    "syncs",
    "undo",
    "chat",
    "advice",
    "mail",
]
# the burst, and the sustained rate per second
RATES: dict[Kind, tuple[int, float]] = {
    "api": (120, 20.0),
    "session": (30, 0.5),
    "sessions": (300, 20.0),  # of all addresses together
    "login": (10, 0.1),
    "password": (20, 1 / 60),  # wrong ones for an account, from addresses that never knew the right one
    "game": (20, 0.2),
    "games": (100, 5.0),  # of all addresses together; a game lasts for half an hour
    "invitation": (60, 1.0),  # codes are short: nobody guesses them at this rate
    "upload": (10, 0.1),
    "history": (20, 1.0),
    "socket": (40, 2.0),
    "message": (60, 20.0),
    "messages": (1200, 400.0),  # for all sockets of an address together
    "sync": (20, 2.0),  # of one socket; a page says hello once, and asks for what is above the log's top
    "syncs": (400, 100.0),  # whole tables and logs, for all sockets of an address together
    "undo": (20, 1.0),
    "advice": (20, 0.5),  # hints and the teacher's word, each a few tenths of a second of a process
    "chat": (8, 0.7),
    "mail": (10, 0.02),  # and everything else that makes the server write to others at once
}
COMMANDS: dict[type[ClientMessage], Kind] = {
    Chat: "chat",
    SayPhrase: "chat",
    Undo: "undo",
    AskHint: "advice",
    AskTeacher: "advice",
}
OVERALL: dict[Kind, Kind] = {"session": "sessions", "game": "games"}
FEW = 1  # request of an address that does not count among those of all, so that newcomers get in
MOST_BUCKETS = 50_000
MOST_KNOWN = 10_000  # accounts with an address from which they logged in
MOST_SHARED, PORTION = 2_000, 80  # askers reported to other processes at a time, and in one message
MOST_SOCKETS = 300  # of an address at a time; a school or an office may share one


def network_of(address: str) -> str:
    """Whom an address stands for: itself; of IPv6, where a household has billions, the first 64 bits."""
    with contextlib.suppress(ValueError):
        known = ipaddress.ip_address(address)
        if isinstance(known, ipaddress.IPv6Address):
            mapped = known.ipv4_mapped
            return str(mapped or ipaddress.IPv6Network((int(known) >> 64 << 64, 64)))
    return address


LOCAL = (network_of("127.0.0.1"), network_of("::1"))  # a proxy there may not say for whom it asks


class Limits:
    """Refuses requests beyond the limits."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic, shared: bool = False) -> None:
        self._on = on
        self._now = now
        self._shared = shared  # with other processes
        self._sockets: Counter[str] = Counter()
        self._known: dict[tuple[str, str], None] = {}
        self.sockets_elsewhere: dict[str, dict[str, int]] = {}  # by process, then by address
        self._spent: Counter[tuple[Kind, str]] = Counter()  # what the other processes do not know of yet
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}

    @contextlib.contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """A socket is open; a Refusal if the address has too many."""
        elsewhere = sum(there.get(address, 0) for there in self.sockets_elsewhere.values())
        if self._on and address not in LOCAL and self._sockets[address] + elsewhere >= MOST_SOCKETS:
            raise Refusal("too_many", "too_many_windows")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def check_command(self, message: ClientMessage, who: str) -> None:
        """Counts what a person does at a table, where that is limited."""
        kind = COMMANDS.get(type(message))
        if kind is not None:
            self.check(kind, who)

    def check_password(self, account: str, network: str) -> None:
        """Counts a try of an account's password; its owner, known here from before, is not shut out by guessers."""
        key = account.casefold()
        self.check("password", f"{key} {network}" if (key, network) in self._known else key)

    def password_known(self, account: str, network: str) -> None:
        """The account's password was right."""
        self._known.pop((account.casefold(), network), None)
        while len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[account.casefold(), network] = None

    def check(self, kind: Kind, who: str) -> None:
        """Counts the request; a Refusal if there were too many."""
        if not self._on:
            return
        left = self._left(kind, who)
        self._keep(kind, who, left - 1 if left >= 1 else left)
        if left < 1:
            raise Refusal("too_many", "too_fast")
        if kind in OVERALL and left <= RATES[kind][0] - FEW:
            self.check(OVERALL[kind], "everybody")
        if self._shared and kind != "message":  # a single connection's
            self._spent[kind, who] += 1

    def _left(self, kind: Kind, who: str) -> float:
        """How many requests the asker has left; the bucket is taken out."""
        most, a_second = RATES[kind]
        now = self._now()
        left, then = self._buckets.pop((kind, who), (float(most), now))
        return min(most, left + (now - then) * a_second)

    def _keep(self, kind: Kind, who: str, left: float) -> None:
        if len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]  # the one that was used the longest time ago
        self._buckets[kind, who] = (left, self._now())

    # --- Together with other processes -------------------------------------------------------------------------------

    def spent(self) -> Iterator[list[tuple[str, str, int]]]:
        """What was counted here since the last time, in portions of one message."""
        spent, self._spent = self._spent.most_common(MOST_SHARED), Counter()
        for first in range(0, len(spent), PORTION):
            yield [(kind, who, times) for (kind, who), times in spent[first : first + PORTION]]

    def add(self, requests: list[tuple[str, str, int]]) -> None:
        """What was counted elsewhere is counted here too, so that the limits hold for all processes together."""
        for kind, who, times in requests:
            if kind in RATES:
                self._keep(kind, who, max(-RATES[kind][0], self._left(kind, who) - times))

    def many_sockets(self) -> dict[str, int]:
        """The addresses that have many sockets here, at most as many as one message takes."""
        many = [(address, count) for address, count in self._sockets.most_common(PORTION) if address not in LOCAL]
        return {address: count for address, count in many if count >= MOST_SOCKETS // 10}
