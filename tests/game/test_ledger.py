"""Where holdings are hidden, the log that everybody sees tells them all the same."""

import pytest

from mergemaker.game.insight import Insight
from mergemaker.game.ledger import ledger_sheet
from mergemaker.game.position import EVERYTHING, position_of
from mergemaker.game.table import Table

from .test_what_if import played


def whole(table: Table) -> Insight:
    """The same moment with nothing hidden."""
    return Insight(position_of(table.game, table.edition, table.rules, table.players, EVERYTHING))


@pytest.mark.parametrize("viewer", ["Ann", None])
def test_the_sheet_has_what_everybody_has(viewer: str | None) -> None:
    """Cash, shares, places, bonuses and net worth are those of the table, for players and onlookers."""
    for actions in (0, 60, 120):
        table = played("avalon-hill", 8, actions, "buy", holdings="hidden")
        sheet = ledger_sheet(table.position(viewer), table.facts_for(viewer))
        assert sheet is not None
        true = whole(table)
        assert sheet.cash == true.cash()
        assert [list(shares.values()) for shares in sheet.shares.values()] == table.game.shares[:3]
        assert sheet.standings == true.standings


def test_there_is_none_where_nothing_is_hidden_or_the_log_has_gaps() -> None:
    table = played("renegade", 8, 60, "buy")
    assert ledger_sheet(table.position("Ann"), table.facts_for("Ann")) is None
    table = played("avalon-hill", 8, 60, "buy", holdings="hidden")
    log = table.facts_for("Ann")
    bought = next(place for place, fact in enumerate(log) if fact.type == "shares_bought")
    assert ledger_sheet(table.position("Ann"), [*log[:bought], *log[bought + 1 :]]) is None
