"""A game in the terminal: everything can be typed, sums come before confirming, mistakes change nothing."""

import random
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings

from mergemaker.game.notation import action_text
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NAMES
from mergemaker.terminal import saves
from mergemaker.terminal.screen import Left
from mergemaker.terminal.session import Session
from mergemaker.words import choose as choose_language
from tests.random_play import Setup, choose, random_offer, setups, tries
from tests.terminal.typing_people import CONFIRM, Page, lines, session_of, shown_text, typing

# Ann opens with 1A and Ben with 12I. Ann holds 2A 1B 5E 5F 9A 9I, Ben 3C 3D 7G 7H 11B 11C.
BAG = ["1A", "12I", "2A", "1B", "5E", "5F", "9A", "9I", "3C", "3D", "7G", "7H", "11B", "11C", "4D", "8A"]
BAG += [tile for tile in TILE_NAMES if tile not in BAG]


@pytest.fixture
def table() -> Table:
    return Table(["Ann", "Ben"], "hasbro", {"two_player_market": False}, bag=BAG)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def play(session: Session, *typed: str) -> Page:
    """The lines are typed, and then the people leave."""
    with typing(lines(*typed)) as page, pytest.raises(Left):
        session.run()
    return page


@pytest.mark.parametrize("columns", [60, 80])
def test_nothing_that_is_shown_is_wider_than_the_screen(
    columns: int, table: Table, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = "", "help", "why", "look", "places", "rules", "log", "1B", "", "board", "why", "help", "none", "", "", "q"
    page = play(session_of(table, file), *typed)
    shown = [line for line in page.getvalue().splitlines() if str(file) not in line]  # a path is not cut
    assert max(len(line) for line in shown) <= columns


@settings(max_examples=tries(4))
@given(setups)
def test_every_game_can_be_typed_to_its_end(setup: Setup) -> None:
    """Whatever is legal can be typed at the prompt, and comes to the table as it was meant."""
    table, rng = setup.table(), random.Random(setup.seed)
    meant: list[str] = []

    def answer(shown: str) -> str:
        if not shown.endswith("> ") or shown.endswith(CONFIRM):
            return ""  # the keyboard changes hands, or a sum is confirmed
        if table.decision == "place_tile" and table.rules.trading and rng.random() < 0.2:
            offer = random_offer(table, rng)
            if table.why_not(offer) is None:
                meant.append(action_text(offer))
                return meant[-1]
        meant.append(action_text(choose(table, rng, setup.taste)))
        return meant[-1]

    with tempfile.TemporaryDirectory() as folder, typing(answer) as page:
        session_of(table, Path(folder) / "game.txt").run()
        kept, _ = saves.resume(Path(folder) / "game.txt")
    assert table.over
    assert [action_text(action) for _, action in table.actions] == meant
    assert kept.result == table.result
    assert max(len(line) for line in page.getvalue().splitlines() if "mergemaker replay" not in line) <= 80


def test_a_purchase_is_summed_up_before_it_is_confirmed(table: Table, file: Path) -> None:
    shown = shown_text(play(session_of(table, file), "", "2a", "z", "2z", "u", "3z", ""))
    assert "You buy 2 Zeta at $200: $400 in all, which leaves you $5,600." in shown
    assert "Nothing was done." in shown
    assert [action_text(action) for _, action in table.actions] == ["place 2A", "found Zeta", "buy 3 Zeta"]


def test_a_decision_is_explained_in_two_sentences(table: Table, file: Path) -> None:
    shown = shown_text(play(session_of(table, file), "", "why", "2a", "why"))
    assert "A tile is how the board changes" in shown
    assert "1B founds a chain" in shown
    assert (
        "A share would cost from $200 in the cheapest chain to $400 in the most expensive, and you have $6,000."
        in shown
    )


def test_an_action_that_revealed_nothing_can_be_undone(table: Table, file: Path) -> None:
    play(session_of(table, file), "", "2a", "undo", "5e")
    assert [action_text(action) for _, action in table.actions] == []  # 5E stands alone and ends the turn: unconfirmed
    shown = shown_text(play(session_of(table, file), "", "2a", "s", "undo", "undo", "undo"))
    assert "Taken back: found Sackson." in shown
    assert "Taken back: place 2A." in shown
    assert "Nothing to take back" in shown
    assert table.actions == []


def test_a_confirmed_action_cannot_be_undone(table: Table, file: Path) -> None:
    shown = shown_text(play(session_of(table, file), "", "5e", "", "", "undo"))
    assert "Nothing to take back" in shown
    assert len(table.actions) == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("6Z", "“6Z” is neither a tile nor a command"),
        ("3C", "place 3C is not possible: that tile is not in your hand (T2)."),
        ("2A 1B", "one name is wanted here"),
        ("stop", "a tile must be placed when one can be (T2)"),
        ("buy 2 zeta", "that is not the decision to be made now (T1)"),
        ("buy 2 nonsense", "there is no chain “nonsense”"),
        ("announce", "no chain has 41 tiles"),
        ("power take 5", "this game has no special powers (W1)"),
        ("power nonsense", "There is no power “nonsense”"),
        ("offer Ben 1 zeta for $100", "players do not trade with each other in this game (O1)"),
        ("offer Zoe 1 zeta for $100", "An offer names Ben"),
        ("offer Ben 1 zeta", "An offer says what for"),
        ('"', "A quotation mark is not closed"),
        ("save", "Save to which file?"),
        ("sell 2", "one name is wanted here"),
        ("\x00\x1b[2J", "neither a tile nor a command"),
        ("look 99Z", "neither a tile nor a command"),
        ("undo", "Nothing to take back"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence_and_changes_nothing(
    table: Table, file: Path, typed: str, sentence: str
) -> None:
    shown = shown_text(play(session_of(table, file), "", typed))
    assert sentence.lower() in shown.lower()
    assert table.actions == []
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    "command", ["help", "?", "places", "log", "log 3", "rules", "look", "look 2A", "hint", "board", ""]
)
def test_asking_changes_nothing(table: Table, file: Path, command: str) -> None:
    shown = shown_text(play(session_of(table, file), "", command))
    assert table.actions == []
    assert "neither a tile nor a command" not in shown


def test_a_hint_says_what_to_type_where_the_words_do_not(table: Table, file: Path) -> None:
    """The words are the language's, what is typed is the notation."""
    choose_language("de")
    try:
        shown = shown_text(play(session_of(table, file), "", "hint"))
    finally:
        choose_language("en")
    assert re.search(r"\b(\d+[A-I]) legen \(`place \1`\): gewinnt", shown)


def test_hands_are_covered_between_people(table: Table, file: Path) -> None:
    """Before a person's tiles are shown, that person has the keyboard."""
    page = play(session_of(table, file), "", "5e", "", "")
    shown = page.getvalue()
    assert shown.index("Now Ann.") < shown.index("Ann's tiles") < shown.index("Now Ben.") < shown.index("Ben's tiles")
    assert "3C" not in shown[: shown.index("Now Ben.")]


def test_one_person_among_bots_gets_no_handover_screen(file: Path) -> None:
    table = Table(["Ann", "Ben", "Cy"], seed=4)
    shown = shown_text(play(session_of(table, file, {"Ben": "easy", "Cy": "random"})))
    assert "looks away" not in shown
    assert "Ann's tiles" in shown


def test_bots_play_a_game_among_themselves(file: Path) -> None:
    table = Table(["Ann", "Ben", "Cy"], seed=4)
    with typing(lines()) as page:
        session_of(table, file, {"Ann": "medium", "Ben": "easy", "Cy": "random"}).run()
    assert table.over
    assert "wins with" in shown_text(page) or "share the win" in shown_text(page)


def test_a_saved_game_resumes_where_it_was_left(table: Table, file: Path) -> None:
    play(session_of(table, file), "", "2a", "zeta")
    again, seats = saves.resume(file)
    assert seats == {"Ann": saves.PERSON, "Ben": saves.PERSON}
    assert again.state() == table.state()
    play(session_of(again, file), "", "none", "")
    assert again.to_act == "Ben"


def test_saving_by_name(table: Table, file: Path, tmp_path: Path) -> None:
    mine = tmp_path / "my game.txt"
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ben")
    shown = shown_text(
        play(
            session_of(table, file),
            "",
            f"save {mine}",
            f"save {letter}",
            f"save {tmp_path}/none/such",
            f"save {tmp_path}",
        )
    )
    assert f"play --resume '{mine}'" in shown
    assert saves.resume(mine)[0].state() == table.state()
    assert letter.read_text() == "Dear Ben"
    assert "choose another name" in shown


def test_a_game_that_cannot_be_saved_continues(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = shown_text(play(session_of(table, tmp_path / "file" / "game.txt"), "", "5e", ""))
    assert "cannot be saved" in shown
    assert len(table.actions) == 1
