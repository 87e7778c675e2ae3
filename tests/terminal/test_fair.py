"""At the terminal too, bots follow the player, by the games saved on this machine."""

import os
from pathlib import Path

import pytest

from mergemaker.bots.fair import USUAL, FairGame
from mergemaker.bots.registry import make_bot
from mergemaker.game.table import Table
from mergemaker.terminal import saves
from mergemaker.terminal.fair import fair_bot, fair_game
from mergemaker.terminal.seating import seated


@pytest.fixture(scope="module")
def finished() -> Table:
    """A game of three that is over."""
    table = Table(["Ann", "Ben", "Cy"], seed=4)
    bots = {player: make_bot("random", seed) for seed, player in enumerate(table.players)}
    while not table.over:
        player = table.to_act or ""
        table.act(bots[player].choose(table.position(player)))
    return table


def place(table: Table, player: str) -> int:
    """How many have more."""
    assert table.result is not None
    final = table.result.final
    return sum(money > final[player] for money in final.values())


def test_a_game_against_bots_of_one_strength_tells_something(finished: Table) -> None:
    """Not one with two people, or with other bots."""
    assert fair_game(finished, {"Ann": "dial-40", "Ben": "person", "Cy": "dial-40"}) == FairGame(
        40, 2, place(finished, "Ben")
    )
    assert fair_game(finished, {"Ann": "person", "Ben": "person", "Cy": "dial-40"}) is None
    assert fair_game(finished, {"Ann": "person", "Ben": "dial-40", "Cy": "dial-41"}) is None
    assert fair_game(finished, {"Ann": "person", "Ben": "hard", "Cy": "hard"}) is None


def test_the_next_bots_follow_the_games_saved_here(
    finished: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new player gets the usual bots; winners get stronger ones, losers weaker ones, all at the table the same."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    assert fair_bot() == f"dial-{USUAL}"
    best = min(finished.players, key=lambda player: place(finished, player))
    last = max(finished.players, key=lambda player: place(finished, player))
    strengths = []
    for person in (best, last):
        seats = {player: "person" if player == person else "dial-40" for player in finished.players}
        for number in range(5):
            path = tmp_path / f"{person}-{number}.txt"
            saves.write(path, saves.as_text(finished, seats))
            os.utime(path, (number, number))
        kinds = set(seated([person], ["fair", "fair"]).values()) - {"person"}
        strengths.append(int(kinds.pop().removeprefix("dial-")))
        assert not kinds
        for path in tmp_path.iterdir():
            path.unlink()
    assert strengths[0] > USUAL > strengths[1]
