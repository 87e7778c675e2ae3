"""Copies, undo and records: the same game again, to the last field."""

import json
import re

import pytest
from hypothesis import given, settings

from mergemaker.errors import MergemakerError, NotationError
from mergemaker.game.record import (
    from_text,
    load,
    record_from,
    record_of,
    replay,
    to_text,
)
from mergemaker.rules.state import LAYOUT, Game
from tests.random_play import Setup, choose, moments, setups, tries


def same(one: Game, other: Game) -> bool:
    """Whether two games are in the same position."""
    return all(getattr(one, name) == getattr(other, name) for name in LAYOUT)


@given(setups)
@settings(max_examples=tries(15))
def test_undo_takes_back_exactly_one_action(setup: Setup) -> None:
    """After acting and undoing, everything is as before, facts included."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 23 == 7 and not table.over:
            before, facts = table.game.copy(), list(table.facts)
            action = choose(table, rng, setup.taste)
            table.act(action)
            assert table.undo() == action
            assert same(table.game, before)
            assert table.facts == facts


@given(setups)
@settings(max_examples=tries(20))
def test_a_copy_is_independent(setup: Setup) -> None:
    """Acting on a copy leaves the original alone."""
    for i, (table, rng) in enumerate(moments(setup)):
        if i % 11 == 3 and not table.over:
            before, count = table.game.copy(), len(table.facts)
            duplicate = table.copy()
            duplicate.act(choose(duplicate, rng, setup.taste))
            assert same(table.game, before)
            assert len(table.facts) == count
            assert not same(duplicate.game, before)


@given(setups)
@settings(max_examples=tries(20))
def test_a_record_replays_the_same_game(setup: Setup) -> None:
    """Through JSON and through text, at the end and in the middle."""
    for i, (table, _) in enumerate(moments(setup)):
        if i % 40 != 9 and not table.over:
            continue
        record = record_of(table)
        assert record_from(json.loads(json.dumps(record.as_data()))) == record
        text = to_text(record)
        assert from_text(text) == record
        assert load(text) == load(json.dumps(record.as_data())) == record
        again = replay(record)
        assert same(again.game, table.game)
        assert again.facts == table.facts


@given(setups)
@settings(max_examples=tries(20))
def test_a_record_cut_short_in_a_line_is_played_as_it_reads_or_refused_with_a_sentence(setup: Setup) -> None:
    """What is played is what the text says, to the last action; else a sentence says what is wrong with it."""
    table, rng = next((t, r) for i, (t, r) in enumerate(moments(setup)) if i == 30 or t.over)
    lines = to_text(record_of(table)).splitlines()
    damaged = rng.randrange(len(lines))
    lines[damaged] = lines[damaged][: rng.randrange(len(lines[damaged]) + 1)]
    try:
        read = from_text("\n".join(lines))
        played = record_of(replay(read))
    except MergemakerError as error:
        problem = str(error)
        assert problem.count(" ") > 2  # it may also be no error
        assert "{" not in problem
    else:
        assert (played.players, played.bag, played.actions) == (read.players, read.bag, read.actions)


@given(setups)
@settings(max_examples=tries(20))
def test_a_record_with_an_action_missing_is_refused(setup: Setup) -> None:
    """The sentence names the action that should stand there."""
    table, rng = next((t, r) for i, (t, r) in enumerate(moments(setup)) if i == 30 or t.over)
    lines = to_text(record_of(table)).splitlines()
    numbered = [i for i, line in enumerate(lines) if re.match(r"\s*\d+ ", line)]
    missing = rng.randrange(len(numbered) - 1)
    del lines[numbered[missing]]
    with pytest.raises(NotationError, match=f"action {missing + 1} should stand here, not {missing + 2}"):
        from_text("\n".join(lines))


def test_an_illegal_action_is_named_by_its_number() -> None:
    """A record whose third action cannot be says so."""
    table = Setup("renegade", (), 3, 7, "any").table()
    for _ in range(3):
        table.act(table.legal()[0])
    record = record_of(table)
    record.actions[2] = {"player": "Ann", "type": "place_tile", "tile": "1A"}
    with pytest.raises(MergemakerError, match="action 3 of the record"):
        replay(record)
