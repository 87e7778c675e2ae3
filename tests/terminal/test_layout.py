"""A screen fits 80 × 24, whatever is on the table."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mergemaker.game.actions import OfferTrade, Side
from mergemaker.game.insight import Insight
from mergemaker.game.narration import narrated
from mergemaker.game.pictures import plain
from mergemaker.game.pictures.canvas import width_of
from mergemaker.game.table import Table
from mergemaker.terminal.help import folded, help_lines, prompt_lines
from mergemaker.terminal.layout import in_short, position, with_log
from mergemaker.terminal.places import places_lines
from mergemaker.terminal.screen import wrapped
from mergemaker.words import choose, languages
from tests.random_play import Setup, moments, setups, tries


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn."""
    choose(request.param)
    yield request.param
    choose("en")


@settings(max_examples=tries(4), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(setup=setups)
def test_every_decision_fits_the_screen(spoken: str, setup: Setup) -> None:
    """Position, log, question and prompt take at most 24 lines of 80 columns, and the log is in them."""
    for i, (table, _) in enumerate(moments(setup)):
        if table.over or i % 7:
            continue
        insight = Insight(table.position(table.to_act))
        questions = [line for text in prompt_lines(insight, table.legal(), True) for line in wrapped(text, 80)]
        log = narrated(table.facts_for(table.to_act))
        lines = with_log(insight, 80, 24 - len(questions) - 1, log, None)
        assert max(width_of(line) for line in lines) <= 80
        # special powers and six players fill the screen to the last line; what else may be typed may take one more
        assert len(lines) + len(questions) + 1 <= 24 + (len(questions) > 2)
        assert all(len(part) <= 80 for line in help_lines(insight.view) for part in folded(line, 80))


@settings(max_examples=tries(4), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(setup=setups, width=st.sampled_from((60, 66, 72, 80, 120)))
def test_no_line_is_wider_than_the_screen(spoken: str, setup: Setup, width: int) -> None:
    """Position, log, majorities and help, from 60 columns on; every tile's effect is there in full."""
    for i, (table, _) in enumerate(moments(setup)):
        if i % 11:
            continue
        insight = Insight(table.position(table.to_act))
        log = narrated(table.facts_for(table.to_act))
        shown = [*with_log(insight, width, 60, log, None), *position(insight, width), *places_lines(insight, width)]
        assert max(width_of(line) for line in shown) <= width
        for text in help_lines(insight.view):
            assert all(len(part) <= width for part in folded(text, width))
        for preview in insight.previews.values():
            assert len(in_short(preview, 12)) <= 12
            assert preview.effect != "grow" or in_short(preview, 12).endswith(f" {preview.size}")


def test_a_narrow_screen_names_the_abbreviated_chains() -> None:
    insight = Insight(Table(["Ann", "Ben"], "renegade", seed=1).position("Ann"))
    assert "W Worldwide" in plain(position(insight, 60))
    assert "W Worldwide" not in plain(position(insight, 80))


def test_a_screen_that_is_too_narrow_is_told_so(spoken: str) -> None:
    """One sentence instead of a board in pieces, with the width that it takes."""
    insight = Insight(Table(["Ann", "Ben"], "renegade", seed=1).position("Ann"))
    for lines in (position(insight, 59), with_log(insight, 59, 24, ["A sentence."], None)):
        assert "59" in plain(lines)
        assert "60" in plain(lines)
        assert len(lines) <= 3
        assert all(width_of(line) <= 59 for line in lines)


def test_a_number_stays_with_its_per_cent() -> None:
    assert wrapped("It wins 9 %.", 9) == ["It wins", "9 %."]
    assert wrapped("a  b\n c", 80) == ["a b c"]


def test_a_tall_screen_shows_the_majorities() -> None:
    setup = Setup("renegade", (), 4, 3, "any")
    for table, _ in moments(setup):
        if table.decision == "buy":
            break
    insight = Insight(table.position(table.to_act))
    assert "safe in" in plain(with_log(insight, 130, 60, [], None))
    assert "safe in" not in plain(with_log(insight, 80, 22, [], None))


def test_a_log_that_is_too_long_says_so() -> None:
    setup = Setup("renegade", (), 2, 3, "any")
    table = setup.table()
    text = plain(with_log(Insight(table.position(table.to_act)), 80, 21, [f"Sentence {i}." for i in range(50)], None))
    assert "Sentence 49." in text
    assert "Sentence 1." not in text
    assert "`log` shows what came before" in text


@pytest.mark.parametrize(("asked", "told"), [(6000, False), (6001, True)])
def test_an_offer_that_cannot_be_met_says_so(asked: int, told: bool) -> None:
    table = Table(["Ann", "Ben"], "reference", {}, seed=1)
    other = "Ben" if table.to_act == "Ann" else "Ann"
    table.act(OfferTrade(to=other, give=Side(cash=100), take=Side(cash=asked)))
    (question, *_) = prompt_lines(Insight(table.position(other)), table.legal(), False)
    assert ("accepting it would move nothing" in question) == told
