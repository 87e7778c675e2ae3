"""A fifth edition is one file: it plays, looks and reads right everywhere; for the page see tests/browser."""

import json
import os
import random
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from mergemaker.bots.registry import make_bot
from mergemaker.envs.pettingzoo import MergemakerEnv
from mergemaker.game.editions import EDITIONS, OPTIONS
from mergemaker.game.pictures import as_svg, as_text
from mergemaker.game.record import from_text, record_of, replay, to_text
from mergemaker.game.table import Table
from mergemaker.game.view import ENDINGS, view_of
from mergemaker.room.catalogue import catalogue
from tests.record_games import record_games

from .fifth import FOLDER, HARBOUR

OTHERS = {name for edition in EDITIONS.values() for name in edition.chains}


@pytest.fixture(autouse=True)
def _harbour_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The editions are read again, with the folder of the fifth."""
    assert "harbour" not in EDITIONS
    monkeypatch.setenv("MERGEMAKER_EDITIONS", str(FOLDER))
    monkeypatch.delitem(EDITIONS.__dict__, "_found")


def moments(seed: int) -> Iterator[Table]:
    """A game of three bots, decision by decision, and when it is over."""
    table = Table(["Ann", "Ben", "Cy"], "harbour", seed=seed)
    bots = {name: make_bot(bot, seed) for name, bot in zip(table.players, ("medium", "easy", "random"), strict=True)}
    while table.to_act is not None:
        yield table
        table.act(bots[table.to_act].choose(table.position(table.to_act), None, None, table.facts_for(table.to_act)))
    yield table


def command(*arguments: str, typed: str = "") -> str:
    """What `mergemaker` prints with the folder of the fifth edition."""
    done = subprocess.run(
        [sys.executable, "-c", "from mergemaker.cli import main; main()", *arguments],
        input=typed,
        env={**os.environ, "MERGEMAKER_EDITIONS": str(FOLDER), "COLUMNS": "160"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout


def test_bots_play_it_to_its_end_and_the_record_plays_again() -> None:
    *_, table = moments(1)
    assert table.result is not None
    assert {fact.chain for fact in table.facts if fact.chain} <= set(HARBOUR.chains)
    text = to_text(record_of(table))
    assert "edition harbour" in text
    assert replay(from_text(text)).result == table.result


def test_games_of_it_are_recorded(tmp_path: Path) -> None:
    """One for each way a game can end, which is what `tests/test_games.py` asks of an edition of ours."""
    written = record_games("harbour", tmp_path)
    assert {path.stem for path in written} == {f"harbour-{ending}" for ending in ENDINGS.values()}
    for path in written:
        assert replay(from_text(path.read_text())).over
    assert record_games("harbour", tmp_path) == []


def test_pictures_and_terminal_show_its_chains_in_their_colours() -> None:
    table = next(table for table in moments(2) if sum(c.active for c in table.view(None).chains.values()) >= 3)
    position = table.position(table.to_act)
    view = view_of(position)
    active = [name for name, chain in view.chains.items() if chain.active]
    text, picture = as_text(position), as_svg(position)
    ET.fromstring(picture)
    console = Console(force_terminal=True, color_system="truecolor", width=100)
    with console.capture() as captured:
        console.print(table)
    for name in active:
        look = HARBOUR.looks[name]
        assert look.colour in picture
        assert f"url(#mm-{look.pattern})" in picture
        assert f">{name}<" in picture
        assert f"48;2;{';'.join(map(str, look.rgb))}" in captured.get()
        assert f"({look.letter})" in text
    assert not any(other in picture for other in OTHERS)


def test_an_environment_plays_and_paints_it() -> None:
    env = MergemakerEnv(players=3, edition="harbour", render_mode="rgb_array")
    env.reset(seed=4)
    rng = random.Random(4)
    painted = set()
    for step, agent in enumerate(env.agent_iter()):
        observation, _, over, cut, _ = env.last()
        assert observation is not None
        if step % 40 == 0:
            painted |= {tuple(colour) for colour in np.unique(env.render().reshape(-1, 3), axis=0)}
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
        assert agent.startswith("player_")
    assert len(painted & {look.rgb for look in HARBOUR.looks.values()}) >= 4


def test_open_spiel_plays_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from mergemaker.envs.open_spiel import NAME

    state = pyspiel.load_game(NAME, {"players": 3, "edition": "harbour"}).new_initial_state()
    rng = random.Random(5)
    said = set()
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        said.add(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
    assert any(f"found {name}" in said for name in HARBOUR.chains)
    assert sum(state.returns()) == pytest.approx(0)


def test_the_server_offers_it() -> None:
    offered = next(edition for edition in catalogue({}).editions if edition.name == "harbour")
    assert (offered.title, offered.book, offered.blurb) == (HARBOUR.title, HARBOUR.book, HARBOUR.blurb)
    assert offered.options == HARBOUR.options.as_dict()
    assert {chain.name: (chain.look.colour, chain.look.ink) for chain in offered.chains} == {
        name: (look.colour, look.ink) for name, look in HARBOUR.looks.items()
    }


def test_its_rules_are_printed_and_compared() -> None:
    shown = " ".join(command("rules", "harbour").split())
    for text in (HARBOUR.title, HARBOUR.book, HARBOUR.blurb, "cheap chains: Anchor, Brig"):
        assert text in shown
    for option, value in HARBOUR.options.as_dict().items():
        assert OPTIONS[option].sentence(value) in shown
    compared = command("rules", "--compare")
    assert "harbour" in compared
    assert "Galleon" in compared


def test_it_is_played_in_the_terminal() -> None:
    shown = command(
        "play", "--terminal", "-p", "Ann", "-b", "easy", "-e", "harbour", "--seed", "1", typed="rules\nquit\n"
    )
    assert "Anchor" in shown
    assert not any(other in shown for other in OTHERS)


def test_the_referee_referees_it() -> None:
    new = {"id": 1, "do": "new", "players": ["Ann", "Ben"], "edition": "harbour", "seed": 1}
    made = json.loads(command("referee", typed=json.dumps(new) + "\n").splitlines()[0])
    assert made["ok"], made
