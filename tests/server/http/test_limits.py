"""Rate limits: a burst, then a sustained rate, separately for each asker and kind of request."""

import contextlib

import pytest

from mergemaker.room.refusal import Refusal
from mergemaker.server.http import limits as module
from mergemaker.server.http.limits import FEW, MOST_SOCKETS, RATES, Limits, network_of


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_refills_with_time() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    most, a_second = RATES["login"]
    for _ in range(most):
        limits.check("login", "ann")
    with pytest.raises(Refusal) as refused:
        limits.check("login", "ann")
    assert refused.value.code == "too_many"
    clock.now += 1 / a_second
    limits.check("login", "ann")
    with pytest.raises(Refusal):
        limits.check("login", "ann")


def test_a_limit_affects_neither_others_nor_other_kinds_of_requests() -> None:
    limits = Limits(now=Clock())
    for _ in range(RATES["login"][0]):
        limits.check("login", "ann")
    with pytest.raises(Refusal):
        limits.check("login", "ann")
    limits.check("login", "ben")
    limits.check("api", "ann")


def test_a_bucket_never_holds_more_than_its_size() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    limits.check("upload", "ann")
    clock.now += 1e6
    for _ in range(RATES["upload"][0]):
        limits.check("upload", "ann")
    with pytest.raises(Refusal):
        limits.check("upload", "ann")


def test_newcomers_are_let_in_while_many_addresses_flood() -> None:
    limits = Limits(now=Clock())
    made = 0
    for number in range(200):
        for _ in range(RATES["game"][0]):
            with contextlib.suppress(Refusal):
                limits.check("game", f"stranger {number}")
                made += 1
    assert made == RATES["games"][0] + 200 * FEW
    limits.check("game", "ann")


def test_limits_can_be_switched_off() -> None:
    limits = Limits(on=False, now=Clock())
    for _ in range(2 * RATES["login"][0]):
        limits.check("login", "ann")


def test_when_there_are_too_many_buckets_the_one_used_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BUCKETS", 3)
    limits = Limits(now=Clock())
    for _ in range(RATES["login"][0]):
        limits.check("login", "ann")
    for stranger in ("1", "2", "3", "4"):
        limits.check("login", stranger)
        with pytest.raises(Refusal):
            limits.check("login", "ann")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_stands_for_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_address_has_so_many_sockets_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SOCKETS", 2)
    limits = Limits()
    with limits.socket_of("a"):
        with limits.socket_of("a"):
            with pytest.raises(Refusal), limits.socket_of("a"):
                pass
            with limits.socket_of("b"):
                pass
        with limits.socket_of("a"):
            pass
    with contextlib.ExitStack() as many:  # all of them may come through a proxy that does not say who they are
        for _ in range(5):
            many.enter_context(limits.socket_of(network_of("127.0.0.1")))


def test_what_was_counted_elsewhere_counts_here_too() -> None:
    clock = Clock()
    here, there = Limits(now=clock, shared=True), Limits(now=clock, shared=True)
    for _ in range(RATES["login"][0]):
        here.check("login", "1.2.3.4")
    here.check("message", "a connection of its own")
    (spent_here,) = here.spent()
    assert spent_here == [("login", "1.2.3.4", RATES["login"][0])]
    assert list(here.spent()) == []
    there.add([*spent_here, ("of a newer version", "1.2.3.4", 1)])
    with pytest.raises(Refusal):
        there.check("login", "1.2.3.4")
    there.check("login", "5.6.7.8")


def test_sockets_at_other_processes_count() -> None:
    limits = Limits(now=Clock())
    limits.sockets_elsewhere["other"] = {"1.2.3.4": MOST_SOCKETS}
    with pytest.raises(Refusal), limits.socket_of("1.2.3.4"):
        pass
    with limits.socket_of("5.6.7.8"):
        assert limits.many_sockets() == {}
