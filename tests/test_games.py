"""Whole games on file: for each edition and each way a game can end, played again to the last dollar."""

from itertools import product
from pathlib import Path

import pytest

from mergemaker.game.codec import POWER_NAMES
from mergemaker.game.editions import EDITIONS
from mergemaker.game.record import from_text, record_of, replay, to_text
from mergemaker.game.table import Table
from mergemaker.game.view import ENDINGS

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


def played(path: Path) -> Table:
    """The game of a file, played again; `replay` refuses it when the final money is not as the file says."""
    return replay(from_text(path.read_text()))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_replayed_game_ends_as_recorded(path: Path) -> None:
    record = from_text(path.read_text())
    table = played(path)
    assert record.final is not None
    assert table.result is not None
    assert table.result.final == record.final
    assert path.stem.startswith(table.edition.name)
    assert path.stem.endswith(table.state().ended or "")
    assert ("two-players" in path.stem) == (len(table.players) == 2)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_replayed_game_gives_the_same_record(path: Path) -> None:
    assert to_text(record_of(played(path))) == path.read_text()


@pytest.mark.parametrize(("edition", "ending"), [*product(EDITIONS, ENDINGS.values())])
def test_every_edition_has_a_game_for_every_ending(edition: str, ending: str) -> None:
    assert any(path.stem.startswith(edition) and path.stem.endswith(ending) for path in GAMES)


def test_the_games_show_powers_trades_redraws_and_market_draws() -> None:
    facts = [fact for path in GAMES for fact in played(path).facts]
    assert {fact.power for fact in facts} - {None} == set(POWER_NAMES)
    assert {"offer_accepted", "offer_declined", "market_drew", "hand_shown", "founder_share"} <= {f.type for f in facts}
