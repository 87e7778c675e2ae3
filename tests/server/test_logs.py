"""Logs stay bounded, whatever happens how often."""

import json
import logging

import pytest

from mergemaker.server.logs import Bounded, JsonLines


def lines_of(bounded: Bounded, *records: tuple[str, float]) -> list[dict[str, object]]:
    """The lines that are written of such messages at such times."""
    made = []
    for message, at in records:
        record = logging.makeLogRecord({"name": "test", "msg": message, "created": at})
        if bounded.filter(record):
            made.append(json.loads(JsonLines().format(record)))
    return made


def test_a_message_that_is_repeated_is_left_out_and_counted() -> None:
    bounded = Bounded(most=2, seconds=10.0)
    lines = lines_of(bounded, *[("a", 0.0)] * 5, ("b", 1.0), ("a", 9.0), ("a", 10.0), ("a", 11.0), ("a", 12.0))
    assert [line["what"] for line in lines] == ["a", "a", "b", "a", "a"]
    assert [line.get("left_out") for line in lines] == [None, None, None, 4, None]


def test_different_values_of_one_message_are_alike(caplog: pytest.LogCaptureFixture) -> None:
    bounded = Bounded(most=3)
    log = logging.getLogger("mergemaker.test_logs")
    log.addFilter(bounded)
    for number in range(10):
        log.warning("cut %s", number)
    log.removeFilter(bounded)
    assert len(caplog.records) == 3
