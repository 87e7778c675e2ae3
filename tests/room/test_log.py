"""The log that a viewer reads: lines by action, without what everybody sees anyway."""

from pathlib import Path

import msgspec

from mergemaker.game.record import load, replay
from mergemaker.game.table import Table
from mergemaker.room.log import log_lines
from mergemaker.room.messages.table import LoggedFact
from mergemaker.words import ENGLISH

GAMES = Path(__file__).parents[1] / "games"


def logged(table: Table, player: str | None, at: int = 1) -> list[LoggedFact]:
    """The facts of a game as that player may know them."""
    facts = table.facts_for(player)
    return [LoggedFact(**{name: getattr(fact, name) for name in fact.__struct_fields__}, at=at) for fact in facts]


def finished(name: str) -> Table:
    """A whole game."""
    return replay(load((GAMES / f"{name}.txt").read_text()))


def test_a_line_knows_its_first_fact_and_what_it_is_about() -> None:
    table = finished("renegade-announced")
    facts = logged(table, None)
    lines = log_lines(facts, hidden=False, first=100)
    numbers = [line.fact for line in lines]
    assert numbers == sorted(set(numbers))
    for line in lines:
        assert (facts[line.fact - 100].type, facts[line.fact - 100].chain) == (line.kind, line.chain)


def test_facts_of_two_actions_are_two_lines() -> None:
    one = LoggedFact("shares_bought", player="Ann", chain="Tower", count=1, dollars=-200, at=1)
    lines = log_lines([one, msgspec.structs.replace(one, at=2)], hidden=False)
    assert [(line.at, line.fact, ENGLISH.say(line.line)) for line in lines] == [
        (1, 0, "Ann buys 1 Tower for $200."),
        (2, 1, "Ann buys 1 Tower for $200."),
    ]


def test_others_draws_and_open_holdings_are_left_out() -> None:
    table = finished("hasbro-announced")
    mine, theirs = (log_lines(logged(table, viewer), hidden=False) for viewer in (table.players[0], None))
    assert {line.kind for line in mine} - {line.kind for line in theirs} == {"tile_drawn"}
    assert "holding_shown" not in {line.kind for line in mine}
    hidden = log_lines(logged(finished("avalon-hill-announced"), None), hidden=True)
    assert "holding_shown" in {line.kind for line in hidden}


def test_a_trade_between_players_names_giver_and_receiver_correctly() -> None:
    """Dollars in a fact are what the player got, below zero what the player paid."""
    facts = [
        LoggedFact("offer_accepted", player="Ben", at=3),
        LoggedFact("traded_cash", player="Ann", other="Ben", dollars=-400, at=3),
        LoggedFact("traded_cash", player="Ben", other="Ann", dollars=400, at=3),
        LoggedFact("traded_shares", player="Ann", other="Ben", chain="Tower", count=2, at=3),
    ]
    assert [ENGLISH.say(line.line) for line in log_lines(facts, hidden=False)] == [
        "Ben accepts.",
        "Ann pays Ben $400.",
        "Ann gets 2 Tower from Ben.",
    ]
