"""What is said before it is confirmed is what happens."""

import threading

import pytest
from hypothesis import given, settings

from mergemaker.errors import BadSetup
from mergemaker.game.actions import Buy, Dispose, PlaceTile, StopPlacing
from mergemaker.game.insight import Insight
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NAMES
from mergemaker.terminal.places import places_lines
from mergemaker.terminal.sums import sums
from mergemaker.terminal.thinking import thinks
from tests.random_play import Setup, moments, setups, tries

# Ann opens with 1A and Ben with 12I. Ann holds 2A 4A 3A 9A 9I 9E, Ben 5A 3D 7G 7C 11B 11F.
BAG = ["1A", "12I", "2A", "4A", "3A", "9A", "9I", "9E", "5A", "3D", "7G", "7C", "11B", "11F", "6D", "8B"]
BAG += [tile for tile in TILE_NAMES if tile not in BAG]


@pytest.fixture
def table() -> Table:
    """Ann has founded Tower with 1A 2A, and American with 4A 5A; Ann is to place, and holds 3A."""
    table = Table(["Ann", "Ben"], "renegade", {"two_player_market": False}, bag=BAG)
    table.act("place 2A")
    table.act("found Tower")
    table.act("buy 3 Tower")
    table.act("place 5A")
    table.act("buy 1 Tower")
    table.act("place 4A")
    table.act("found American")
    table.act("buy nothing")
    table.act("place 3D")
    table.act("buy nothing")
    return table


def test_a_merger_is_previewed_with_its_bonuses(table: Table) -> None:
    assert sums(Insight(table.position("Ann")), PlaceTile("3A")) == [
        "3A merges Tower (2) and American (2): Tower or American survives, as you choose, with 5 tiles afterwards.",
        "Tower bonuses: Ann $2,000, Ben $1,000.",
        "American bonuses: Ann $4,500.",
    ]


def test_the_proceeds_of_a_disposal(table: Table) -> None:
    table.act("place 3A")
    table.act("survivor American")
    assert sums(Insight(table.position("Ann")), Dispose(sell=1, trade=2)) == [
        "You sell 1 Tower at $200 for $200, trade 2 Tower for 1 American and keep 1 Tower; your cash will be $7,600."
    ]


def test_the_cost_of_a_purchase(table: Table) -> None:
    table.act("place 9A")
    assert sums(Insight(table.position("Ann")), Buy({"Tower": 2, "American": 1})) == [
        "You buy 2 Tower at $200 and 1 American at $300: $700 in all, which leaves you $4,700."
    ]


def test_places(table: Table) -> None:
    shown = ["".join(text for text, _ in line) for line in places_lines(Insight(table.position("Ann")), 80)]
    assert shown == [
        " Tower   2 tiles, $200 a share, $300 in 1 tile, safe in 9, 41 in 39",
        "   1st Ann 4 ($2,000); 2nd Ben 1 ($1,000)",
        " American   2 tiles, $300 a share, $400 in 1 tile, safe in 9, 41 in 39",
        "   1st Ann 1 ($4,500)",
    ]


@settings(max_examples=tries(15))
@given(setups)
def test_every_action_has_its_sum(setup: Setup) -> None:
    for i, (table, _) in enumerate(moments(setup)):
        if table.over or i % 5:
            continue
        insight = Insight(table.position(table.to_act))
        for action in table.legal()[:40]:
            sentences = sums(insight, action)
            assert sentences
            assert all(line.endswith(".") and "None" not in line for line in sentences)


def test_the_screen_says_when_a_bot_thinks_long() -> None:
    said: list[str] = []
    both = threading.Event()

    def slow() -> StopPlacing:
        assert both.wait(60)
        return StopPlacing()

    def say(line: str) -> None:
        said.append(line)
        if len(said) == 2:
            both.set()

    assert thinks(slow, "Ada", say, patience=0.05, long=0.1) == StopPlacing()
    assert said[0] == "Ada is thinking…"
    assert "compiles" in said[1]
    assert thinks(StopPlacing, "Ada", said.append) == StopPlacing()
    assert len(said) == 2


def test_an_exception_in_a_bot_is_not_swallowed() -> None:
    def broken() -> StopPlacing:
        raise BadSetup("no such thing")

    with pytest.raises(BadSetup):
        thinks(broken, "Ada", print)
