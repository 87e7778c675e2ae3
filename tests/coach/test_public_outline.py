"""Onlookers follow a running game by what is public alone, action by action."""

import random

import msgspec
import pytest

from mergemaker.bots.registry import make_bot
from mergemaker.coach.public_outline import public_outline
from mergemaker.game.record import GameRecord, record_of, replay
from mergemaker.game.table import Table


@pytest.fixture(scope="module", params=["renegade", "avalon-hill"])  # with open and with hidden holdings
def running(request: pytest.FixtureRequest) -> GameRecord:
    """A game of three by medium, after fifty actions."""
    table = Table(["Ann", "Ben", "Cy"], edition=request.param, seed=5)
    bots = {player: make_bot("medium", seed) for seed, player in enumerate(table.players)}
    for _ in range(50):
        player = table.to_act or ""
        table.act(bots[player].choose(table.position(player), log=table.facts_for(player)))
    return record_of(table)


def redealt(record: GameRecord, seed: int) -> GameRecord:
    """The same game with other tiles wherever nobody but their owner knows them."""
    placed = {action["tile"] for action in record.actions if action["type"] == "place_tile"}
    shown = {fact.tile for fact in replay(record).facts_for(None) if fact.tile}
    places = [n for n, tile in enumerate(record.bag) if tile not in placed | shown]
    tiles = [record.bag[n] for n in places]
    random.Random(seed).shuffle(tiles)
    bag = list(record.bag)
    for place, tile in zip(places, tiles, strict=True):
        bag[place] = tile
    return msgspec.structs.replace(record, bag=bag)


def test_what_only_players_know_changes_nothing(running: GameRecord) -> None:
    """Hands and the bag are redealt, and the chances from the first action to the last stay the same."""
    other = redealt(running, 1)
    hands = [replay(record).whole_position().game.hands for record in (running, other)]
    assert hands[0] != hands[1]
    assert public_outline(other, {}) == public_outline(running, {})


def test_what_is_known_is_not_worked_out_again(running: GameRecord) -> None:
    """With the chances of earlier moments, be they some or all, the outline is that of a call without."""
    whole = public_outline(running, {})
    assert {len(course) for course in whole.win_chance.values()} == {51}
    assert [sum(moment) for moment in zip(*whole.win_chance.values(), strict=True)] == pytest.approx(
        [1.0] * 51, abs=1e-3
    )
    for known in (1, 30, 51):
        assert public_outline(running, {name: course[:known] for name, course in whole.win_chance.items()}) == whole
    known_before = {name: [1.0, *course[1:30]] for name, course in whole.win_chance.items()}
    assert public_outline(running, known_before).win_chance["Ann"][0] == 1.0
