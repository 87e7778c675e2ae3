"""Records: the file says what is wrong with it, by line or by action."""

import json
from collections.abc import Callable

import pytest

from mergemaker.errors import BadSetup, MergemakerError, NotationError
from mergemaker.game.record import (
    GameRecord,
    from_text,
    load,
    record_from,
    record_of,
    replay,
    to_text,
)
from mergemaker.game.table import Table


def record(actions: int = 6) -> GameRecord:
    """A game just begun."""
    table = Table(["Ann", "Big Ben"], "avalon-hill", {"special_powers": True}, seed=4, market=["9F", "2B"])
    for _ in range(actions):
        table.act(table.legal()[0])
    return record_of(table)


def test_a_record_can_be_stopped_anywhere() -> None:
    """Played up to an action, the game stands there."""
    assert len(replay(record(), upto=4).actions) == 4


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: "", "begins with"),
        (lambda text: text.replace("mergemaker 1", "chess 1"), "line 1: this is not a game record"),
        (lambda text: text.replace("edition avalon-hill", "edition moon"), "line 2: there is no edition “moon”"),
        (lambda text: text.replace("bonuses=classic", "bonuses=free"), "line 3: option “bonuses”"),
        (lambda text: text.replace("bonuses=classic", "colour=red"), "line 3: there is no option “colour”"),
        (lambda text: text.replace("seed 4", "seed four"), "line 5: “four” is not a whole number"),
        (lambda text: text.replace("seed 4", "sead 4"), "line 5: unknown word “sead”"),
        (lambda text: text.replace("   2 ", "   3 "), "action 2 should stand here"),
        (lambda text: text.replace("   2 ", "   2 \n#"), "an action has a number"),
        (lambda text: text.split("bag")[0], "does not say its bag"),
        (lambda text: text + "\nfinal Ann\n", "a name and an amount"),
        (lambda text: text.replace('"Big Ben"', '"Big Ben', 1), "a quotation mark is not closed"),
    ],
)
def test_a_damaged_text_names_its_line(change: Callable[[str], str], complaint: str) -> None:
    """The line and the reason are in the error."""
    text = change(to_text(record()))
    if not text:
        with pytest.raises(NotationError):
            from_text(text)
        return
    with pytest.raises(NotationError, match=complaint):
        from_text(text)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"format": "mergemaker 9"}, "format is “mergemaker 9”"),
        ({"players": ["Ann"]}, "1 player:"),
        ({"players": [5, 6]}, "not a game record"),
        ({"bag": ["1A"]}, "the bag has 1 tile"),
        ({"bag": ["0A"]}, "not a tile"),
        ({"market": ["0A"]}, "not a tile"),
        ({"seed": 2**80}, "seed"),
        ({"actions": [{"type": "place_tile", "tile": "1A"}]}, "action 1 of the record: it does not say who acts"),
        ({"actions": [{"player": "Ann", "type": "fly"}]}, "action 1 of the record: not an action"),
        ({"actions": [{"player": "Zed", "type": "stop_placing"}]}, "action 1 of the record: “Zed” does not play here"),
        ({"final": {"Ann": 1}}, "the record says that the game ended"),
    ],
)
def test_a_damaged_record_is_refused(fields: dict[str, object], complaint: str) -> None:
    """What cannot have happened is not played."""
    with pytest.raises(BadSetup, match=complaint):
        replay(record_from({**record().as_data(), **fields}))


@pytest.mark.parametrize("text", ["{", '{"format": 1}', "{" + '"a":[' * 100_000, ""])
def test_a_file_that_is_not_a_record_is_refused(text: str) -> None:
    """Whatever it holds, the answer is a sentence."""
    with pytest.raises(MergemakerError):
        load(text)


def test_json_and_text_files_are_told_apart() -> None:
    """A file may be either."""
    assert load(json.dumps(record().as_data())) == load(to_text(record()))


def test_comments_and_blank_lines_are_ignored() -> None:
    """People may write notes into a record."""
    lines = to_text(record()).splitlines()
    lines.insert(3, "# played on a Sunday")
    assert from_text("\n".join(lines)) == record()
