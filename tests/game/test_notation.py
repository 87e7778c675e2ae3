"""Actions as text: what is written can be read again, and what cannot be read is answered with how it is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mergemaker.errors import NotationError
from mergemaker.game.actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    OfferTrade,
    PlaceTile,
    Side,
    StopPlacing,
    Trade2,
    UsePower,
)
from mergemaker.game.notation import (
    action_from_text,
    action_text,
    name_from,
    name_text,
    split_words,
)

LINES: list[tuple[str, Action]] = [
    ("place 6F", PlaceTile("6F")),
    ("place 6f", PlaceTile("6F")),
    ("stop", StopPlacing()),
    ("found Tower", Found("Tower")),
    ("survivor Tower", ChooseSurvivor("Tower")),
    ("acquire Tower", ChooseAcquired("Tower")),
    ("dispose sell 2 trade 4", Dispose(sell=2, trade=4)),
    ("dispose trade 4", Dispose(sell=0, trade=4)),
    ("dispose keep", Dispose(sell=0, trade=0)),
    ("buy 2 Tower 1 Imperial", Buy({"Tower": 2, "Imperial": 1})),
    ("buy 1 Tower 1 Tower", Buy({"Tower": 2})),
    ("buy nothing", Buy({})),
    ("buy", Buy({})),
    ("announce", AnnounceEnd()),
    ("discard 4D 5E", Discard(["4D", "5E"])),
    ("discard nothing", Discard([])),
    ("power take_5", UsePower("take_5")),
    ("trade2 Tower Imperial", Trade2("Tower", "Imperial")),
    (
        "offer Ben give $500 2 Tower take 1 Imperial",
        OfferTrade("Ben", Side(500, {"Tower": 2}), Side(0, {"Imperial": 1})),
    ),
    ('offer "Big Ben" give $500 take nothing', OfferTrade("Big Ben", Side(500), Side())),
    ("accept", AnswerTrade(True)),
    ("decline", AnswerTrade(False)),
]


@pytest.mark.parametrize(("text", "action"), LINES)
def test_a_line_is_an_action(text: str, action: Action) -> None:
    """A line reads as the action it stands for, and the action's own line reads as the same again."""
    assert action_from_text(text) == action
    assert action_from_text(action_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "jump",
        "place",
        "place 6F 7F",
        "found",
        "stop now",
        "dispose",
        "dispose sell",
        "dispose sell two",
        "dispose eat 3",
        "buy two Tower",
        "buy 2",
        "buy 99999999999999999999 Tower",
        "trade2 Tower",
        "offer Ben",
        "offer Ben give $x take 1 Tower",
        "offer Ben give $5 for 1 Tower",
        'offer "Ben give $5 take 1 Tower',
        'offer "\\x" give $5 take 1 Tower',
    ],
)
def test_a_line_that_is_not_an_action_is_refused(text: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(NotationError, match=r".+"):
        action_from_text(text)


@given(st.text(min_size=1))
def test_any_name_can_be_written(name: str) -> None:
    """A name, however odd, is one word and reads back."""
    words = split_words(f"offer {name_text(name)} give")
    assert len(words) == 3
    assert name_from(words[1]) == name
