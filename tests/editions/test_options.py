"""Options combine freely, and what is no option or value of one is refused with what would be right."""

from typing import Any

import pytest

from mergemaker.errors import BadSetup
from mergemaker.game.editions import (
    EDITIONS,
    OPTIONS,
    edition_named,
    option_named,
)
from mergemaker.game.table import Table


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(("option", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name].values])
def test_any_option_of_any_edition_can_be_changed(name: str, option: str, value: str | bool) -> None:
    """And no other changes with it."""
    edition = edition_named(name)
    switched = edition.but(**{option: value})
    assert switched.options.as_dict() == {**edition.options.as_dict(), option: value}
    assert switched.for_players(2).options.as_dict()[option] == value


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"colour": "red"}, "no option “colour”: the options are bonuses"),
        ({"bonuses": "none"}, "“bonuses” cannot be “none”: it is classic or tycoon"),
        ({"trading": 1}, "“trading” cannot be “1”: it is true or false"),
        ({"trading": "yes"}, "it is true or false"),
        ({"bonuses": True}, "cannot be “true”"),
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, Any], complaint: str) -> None:
    """The error says what would be right."""
    with pytest.raises(BadSetup, match=complaint):
        Table(["Ann", "Ben"], options=options)


def test_an_unknown_edition_is_refused() -> None:
    """The error lists the editions there are."""
    with pytest.raises(BadSetup, match=r"no edition “monopoly”: the editions are renegade, avalon-hill"):
        Table(["Ann", "Ben"], "monopoly")


def test_renegade_is_tycoon_for_three_and_classic_for_two() -> None:
    """Unless the group says otherwise."""
    assert Table(["Ann", "Ben", "Cy"]).edition.options.bonuses == "tycoon"
    assert Table(["Ann", "Ben"]).edition.options.bonuses == "classic"
    assert Table(["Ann", "Ben"], options={"bonuses": "tycoon"}).edition.options.bonuses == "tycoon"


@pytest.mark.parametrize("players", [[], ["Ann"], list("ABCDEFG"), ["Ann", ""], ["Ann", "Ann"], "Ann", [1, 2]])
def test_impossible_players_are_refused(players: Any) -> None:
    """Two to six different names."""
    with pytest.raises(BadSetup):
        Table(players)


def test_undo_without_an_action_is_an_error() -> None:
    """Before the first action there is nothing to take back."""
    with pytest.raises(Exception, match="nothing to take back"):
        Table(["Ann", "Ben"]).undo()


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        ("bonuses", "classic", "classic"),
        ("bonuses", "Tycoon", "tycoon"),
        ("trading", "on", True),
        ("trading", "FALSE", False),
        ("trading", "yes", True),
    ],
)
def test_a_value_can_be_written_as_a_word(option: str, word: str, value: str | bool) -> None:
    """As on the command line, in a record and in OpenSpiel's parameters."""
    read = option_named(option).read(word)
    assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize(
    ("option", "word"), [("bonuses", "on"), ("bonuses", ""), ("trading", "1"), ("trading", "open")]
)
def test_a_word_for_no_value_is_refused(option: str, word: str) -> None:
    """With the values there are."""
    with pytest.raises(BadSetup, match=f"option “{option}” cannot be “{word}”: it is"):
        option_named(option).read(word)
