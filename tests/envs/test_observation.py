"""What a player observes: all that may be known, nothing else, the same from both bodies of the state."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mergemaker.bodies.arrays import new_games, records, write_game
from mergemaker.bodies.native import compiled
from mergemaker.envs.fields import FIELD, FIELDS, WIDTH
from mergemaker.envs.observe import write_observation
from mergemaker.envs.spaces import observation_space
from mergemaker.game.position import position_of
from mergemaker.game.tiles import TILE_NAMES
from mergemaker.game.view import view_of
from mergemaker.rules import constants
from mergemaker.rules.mask import mask
from mergemaker.rules.reshuffle import reshuffle_unseen
from mergemaker.rules.state import Game, Rules

from .games import SETUPS, edition_of, positions

Setup = tuple[str, dict[str, Any], int]
DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def observation(game: Game, rules: Rules, viewer: int) -> list[int]:
    """The row."""
    row = [7] * WIDTH  # whatever was there before is written over
    known = game.copy()
    mask(known, rules, viewer)
    write_observation(known, rules, viewer, row)
    return row


def is_hidden(setup: Setup) -> bool:
    """Whether holdings are secret."""
    return edition_of(setup).options.holdings == "hidden"


def test_fields_stand_one_after_another_and_fill_the_row() -> None:
    """No number of the row is without a field, and none has two."""
    place = 0
    for field in FIELDS:
        assert field.first == place, field.name
        place += field.size
    assert place == WIDTH


def test_every_field_is_documented_as_the_code_has_it() -> None:
    """The table in the guide is the table in the code."""
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d × ]+) \| (.+) \|$", DOCS.read_text(), re.MULTILINE)
    documented = [
        (name, int(first), tuple(int(part) for part in shape.split("×")), says) for name, first, shape, says in rows
    ]
    assert documented == [(field.name, field.first, field.shape, field.says) for field in FIELDS]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_both_bodies_observe_the_same_and_inside_the_space(setup: Setup) -> None:
    """Interpreted and compiled, each number is the same and in its declared range."""
    write, hide = compiled("envs.observe").write_observation, compiled("rules.mask").mask
    space = observation_space()["observation"]
    record, row = new_games(1), np.zeros(WIDTH, np.int16)
    for number, (game, rules) in enumerate(positions(setup, seed=3)):
        if number == 0:
            same_rules = records([rules])[0]
        for viewer in range(game.players):
            write_game(game, record[0])
            hide(record[0], same_rules, viewer)
            plain = observation(game, rules, viewer)
            write(record[0], same_rules, viewer, row)
            assert row.tolist() == plain
            assert space.contains(row)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_player_cannot_see_changes_no_number(setup: Setup) -> None:
    """Unseen tiles are redealt, hidden holdings moved about: the row stays the same."""
    rng = random.Random(1)
    for game, rules in positions(setup, seed=4):
        viewer = rng.randrange(game.players)
        before = observation(game, rules, viewer)
        other = game.copy()
        reshuffle_unseen(other, viewer, [rng.getrandbits(32), 1])
        if is_hidden(setup) and game.phase != constants.OVER:
            for player in set(range(game.players)) - {viewer}:
                other.cash[player] += 100 * rng.randrange(5)
                other.shares[player] = [rng.randrange(9) for _ in range(constants.CHAINS)]
        assert observation(other, rules, viewer) == before


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_row_says_what_the_view_says(setup: Setup) -> None:
    """Board, hand, stock table, holdings and discarded tiles are those of the player's view."""
    edition = edition_of(setup)
    for game, rules in positions(setup, seed=5):
        viewer = game.turn % game.players
        seats = [f"player_{seat}" for seat in range(game.players)]
        view = view_of(position_of(game, edition, rules, seats, viewer))
        row = np.array(observation(game, rules, viewer))

        def field(name: str, row: Any = row) -> Any:
            return row[FIELD[name].part].reshape(FIELD[name].shape)

        board = {
            TILE_NAMES[tile]: None if content == 1 else edition.chains[content - 2]
            for tile, content in enumerate(field("board").ravel())
            if content
        }
        assert board == view.board
        assert [TILE_NAMES[tile] for tile in np.flatnonzero(field("hand"))] == view.players[viewer].tiles
        assert [TILE_NAMES[tile] for tile in np.flatnonzero(field("discarded"))] == view.discarded
        assert field("prices").tolist() == [(chain.price or 0) // 100 for chain in view.chains.values()]
        assert field("market").tolist() == [chain.market for chain in view.chains.values()]
        for seat in range(game.players):
            player = view.players[(viewer + seat) % game.players]
            known = player.shares is not None
            shares = [-1] * constants.CHAINS if player.shares is None else [*player.shares.values()]
            assert field("shares")[seat].tolist() == shares
            if not view.over:
                assert field("cash")[seat] == ((player.cash or 0) // 100 if known else -1)
        assert field("to_act").sum() == (not view.over)
