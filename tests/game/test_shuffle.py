"""The shuffle follows from its key and the players' salts alone, and a record of it can be checked."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import structs

from mergemaker.cli.verify import command
from mergemaker.errors import BadSetup, NotationError
from mergemaker.game.actions import simple_choice
from mergemaker.game.record import GameRecord, from_text, load, record_of, replay, to_text
from mergemaker.game.shuffle import Opening, commitment_to
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NAMES
from mergemaker.game.verify import checks

KEY, SALT = "00" * 31 + "01", "ff" * 32


def opening(key: str = KEY, salts: tuple[str, ...] = ("lucky 7", "")) -> Opening:
    """A shuffle with that key."""
    return Opening(commitment_to(key, SALT), key, SALT, list(salts))


def finished() -> GameRecord:
    """A game of two with market draws, played to its end."""
    table = Table(["Ann", "Ben"], "hasbro", opening=opening())
    while not table.over:
        table.act(simple_choice(table.legal()))
    return record_of(table)


def test_the_method_is_fixed() -> None:
    """Following docs/shuffle.md gives these draws; a change would make every record look forged."""
    assert opening().commitment == sha256(bytes.fromhex(KEY + SALT)).hexdigest()
    assert opening().bag()[:6] == ["8H", "3H", "11D", "10H", "11B", "9C"]
    assert opening().market_deck()[:4] == [23231, 714, 31129, 10148]
    assert sorted(opening().bag()) == sorted(TILE_NAMES)


def test_every_bit_of_the_key_and_every_salt_decides() -> None:
    bags = {tuple(opening(f"{1 << bit:064x}").bag()) for bit in range(256)}
    salted: list[tuple[str, ...]] = [("", ""), ("a", ""), ("", "a"), ("a", "a"), ("aa", "")]
    bags |= {tuple(opening(salts=salts).bag()) for salts in salted}
    assert len(bags) == 256 + len(salted)


def test_every_tile_comes_first_equally_often() -> None:
    """Over 2,160 keys each of 108 tiles 20 times, give or take five standard deviations."""
    first = Counter(opening(f"{key:064x}").bag()[0] for key in range(2_160))
    assert set(first) == set(TILE_NAMES)
    assert all(count < 43 for count in first.values())


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_brings_the_same_draws_and_can_be_checked(form: str) -> None:
    """The market's draws too, which no list in the record tells."""
    record = finished()
    text = to_text(record) if form == "text" else json.dumps(record.as_data())
    again = load(text)
    assert again == record
    table = replay(again)
    assert any(fact.type == "market_drew" for fact in table.facts)
    assert all(check.holds for check in checks(again, opening().commitment.upper()))


def test_whatever_was_forged_is_found() -> None:
    record = finished()
    assert record.shuffle is not None
    bag = [*record.bag[:-2], record.bag[-1], record.bag[-2]]
    forged = {
        "bag": structs.replace(record, bag=bag),
        "commitment": structs.replace(record, shuffle=structs.replace(record.shuffle, salt=KEY)),
        "market": structs.replace(record, market=["1A"]),
        "actions": structs.replace(record, final={name: money + 100 for name, money in (record.final or {}).items()}),
    }
    for what, one in forged.items():
        assert what in [check.what for check in checks(one) if not check.holds]
    illegal = structs.replace(record, actions=[*record.actions[:5], *record.actions[6:]])
    assert [check.what for check in checks(illegal) if not check.holds] == ["actions"]
    other = structs.replace(record, shuffle=opening("11" * 32))
    assert not {check.what: check.holds for check in checks(other, opening().commitment)}["noted"]
    assert [
        check.what for check in checks(structs.replace(record, shuffle=opening(salts=("", ""))))[:2] if not check.holds
    ] == ["bag"]


def test_a_record_that_was_cut_off_is_incomplete_and_not_forged() -> None:
    record = finished()
    cut = structs.replace(record, actions=record.actions[:-3])
    for one in (cut, structs.replace(cut, final=None)):
        assert [check.what for check in checks(one) if not check.holds] == ["end"]


def test_a_record_may_stop_where_the_last_player_ended_the_game_and_only_there() -> None:
    record = finished()
    cut = structs.replace(record, actions=record.actions[:-3], final=None)
    assert all(check.holds for check in checks(structs.replace(cut, claimed=record.players[0])))
    for wrong in (structs.replace(cut, claimed="Nobody"), structs.replace(record, claimed=record.players[0])):
        assert [check.what for check in checks(wrong) if not check.holds] == ["claimed"]


def test_a_seeded_game_has_nothing_to_check_and_stays_as_it_is() -> None:
    table = Table(["Ann", "Ben"], seed=3)
    assert table.bag[:3] == ("10B", "7A", "8D")
    with pytest.raises(BadSetup, match="seed"):
        checks(record_of(table))


def test_half_a_shuffle_is_no_record() -> None:
    with pytest.raises(NotationError, match="a commitment, a key"):
        from_text(to_text(finished()).replace(f"key {KEY}\n", ""))


def test_the_command_says_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import typer

    file = tmp_path / "game.txt"
    file.write_text(to_text(finished()), encoding="utf-8")
    command(file, opening().commitment)
    said = capsys.readouterr().out
    assert said.count("✓") == 6
    assert "✗" not in said
    with pytest.raises(typer.Exit) as ended:
        command(file, "0" * 64)
    assert ended.value.exit_code == 1
    assert "✗ The commitment is not the one that you noted." in capsys.readouterr().out


def test_what_the_command_says_fits_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    file = tmp_path / "game.txt"
    file.write_text(to_text(finished()), encoding="utf-8")
    command(file)
    said = capsys.readouterr().out.splitlines()
    assert "Compare the commitment" in said[-2]
    assert max(len(line) for line in said) <= 60
