"""A position can be looked at: as text, in colour, as SVG; colour never says anything alone."""

import xml.etree.ElementTree as ET

from hypothesis import given, settings
from rich.console import Console

from mergemaker.game.actions import PlaceTile
from mergemaker.game.insight import Insight
from mergemaker.game.pictures import as_svg, as_text
from mergemaker.game.pictures.board import board_lines
from mergemaker.game.pictures.canvas import plain, printable, width_of
from mergemaker.game.pictures.stocks import stock_lines
from mergemaker.game.pictures.svg import svg
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NAMES
from tests.random_play import Setup, moments, setups, tries

# Ann opens with 1A and Ben with 12I; then each holds six.
BAG = ["1A", "12I", "2A", "1B", "5E", "5F", "9A", "9I", "3C", "3D", "7G", "7H", "11B", "11C"]
BAG += [tile for tile in TILE_NAMES if tile not in BAG]


def opening() -> Table:
    return Table(["Ann", "Ben"], bag=BAG)


def test_the_text_shows_the_board_and_marks_the_viewers_tiles() -> None:
    lines = str(opening()).splitlines()
    assert lines[0].split() == [str(column) for column in range(1, 13)]
    assert lines[1].startswith("A  ■ [*]")
    assert lines[5][2 + 4 * 3 : 2 + 5 * 3] == "[:]"
    assert lines[9].endswith("■")


def test_a_chain_is_drawn_with_its_letter_and_its_headquarters() -> None:
    table = opening()
    table.act("place 2A")
    table.act("found Tower")
    assert as_text(table.position(None)).splitlines()[1].startswith("A  T (T) ·")


def test_the_stock_table_has_sizes_prices_market_holdings_and_worth() -> None:
    table = opening()
    table.act("place 2A")
    table.act("found Tower")
    table.act("buy 2 Tower")
    lines = {line.split()[0]: line.split() for line in plain(stock_lines(Insight(table.position("Ann")))).splitlines()}
    assert lines["size"][3] == "2"
    assert lines["price"][2] == "200"
    assert lines["left"][2] == "22"
    # three shares at $200, and alone in the chain: both bonuses of classic, 2,000 and 1,000
    assert lines["Ann"][-2:] == ["5,600", "9,200"]


def test_hidden_holdings_are_question_marks() -> None:
    table = Table(["Ann", "Ben"], "avalon-hill", bag=BAG)
    text = as_text(table.position("Ann"))
    other = next(line for line in text.splitlines() if "Ben" in line)
    assert other.count("?") == 9
    assert "?" not in next(line for line in text.splitlines() if "Ann" in line)


def test_when_the_game_is_over_everybodys_money_is_shown() -> None:
    *_, (table, _) = moments(Setup("avalon-hill", (), 3, 5, "any"))
    assert table.result is not None
    text = as_text(table.position("Ann"))
    assert all(f"{money:,}" in text for money in table.result.final.values())
    assert "[" not in text


def test_rich_prints_it_in_colour() -> None:
    table = opening()
    table.act("place 2A")
    table.act("found Tower")
    console = Console(force_terminal=True, color_system="truecolor", record=True, width=80)
    with console.capture() as captured:
        console.print(table)
    assert "\x1b[" in captured.get()
    assert "(T)" in captured.get()


def test_names_cannot_move_the_cursor() -> None:
    assert printable("A\x1b[2Jnn\n") == "A�[2Jnn�"
    table = Table(["A\x1b[2J", "漢字漢字漢字漢字"], seed=1)
    assert "\x1b" not in str(table)
    ET.fromstring(as_svg(table.position(None)))
    assert len({width_of(line) for line in stock_lines(Insight(table.position(None)))}) == 1


def test_names_are_text_in_the_svg() -> None:
    table = Table(["<b>&", "Ben"], seed=1)
    tree = ET.fromstring(table._repr_svg_())
    assert any(node.text == "<b>&" for node in tree.iter("{http://www.w3.org/2000/svg}text"))


@settings(max_examples=tries(15))
@given(setups)
def test_every_position_of_every_game_can_be_drawn(setup: Setup) -> None:
    for i, (table, _) in enumerate(moments(setup)):
        if i % 23 and not table.over:
            continue
        for viewer in (table.to_act, None):
            insight = Insight(table.position(viewer))
            assert all(width_of(line) <= 80 for line in [*board_lines(insight), *stock_lines(insight)])
            ET.fromstring(svg(insight))


@settings(max_examples=tries(15))
@given(setups)
def test_what_a_tile_would_do_is_what_it_does(setup: Setup) -> None:
    """The effect said before is the fact that comes of it."""
    facts = {"chain_grew": "grow", "merger_began": "merge"}
    for table, _ in moments(setup):
        if table.decision != "place_tile":
            continue
        insight = Insight(table.position(table.to_act))
        legal = {action.tile for action in table.legal() if isinstance(action, PlaceTile)}
        for tile, preview in insight.previews.items():
            assert (preview.effect not in ("not_now", "never")) == (tile in legal)
            if tile in legal:
                trial = table.copy()
                kinds = {fact.type for fact in trial.act(f"place {tile}")}
                happened = next((facts[kind] for kind in facts if kind in kinds), None)
                if happened is None:
                    happened = "found" if trial.decision == "found" else preview.effect
                    assert happened in ("found", "alone", "beside")
                assert preview.effect == happened


@settings(max_examples=tries(15))
@given(setups)
def test_net_worth_is_what_the_end_would_pay(setup: Setup) -> None:
    """Just before the last decision of an announced end, nothing but the purchase changes what everybody is worth."""
    last = None
    for table, _ in moments(setup):
        if table.over:
            break
        last = table.copy()
    assert last is not None
    if last.decision != "buy" or (len(last.players) == 2 and last.edition.options.two_player_market):
        return
    worth = Insight(last.whole_position()).net_worth()
    last.act("buy nothing")
    if last.over and last.result:
        assert worth == last.result.final
