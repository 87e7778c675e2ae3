"""What every bot promises its host."""

import pytest

from mergemaker.bots.random_bot import RandomBot
from mergemaker.errors import BadSetup
from mergemaker.game.actions import action_data
from mergemaker.game.table import Table
from mergemaker.protocol.program import BotProgram
from mergemaker.rules.state import Game, Rules
from tests.random_play import NAMES


class Stubborn(RandomBot):
    """Places the first tile of its hand, legal or not for the host."""

    def step(self, game: Game, rules: Rules) -> int:
        """The first tile."""
        return game.hands[game.actor][0]


def test_an_action_that_is_not_legal_is_not_hidden() -> None:
    """At our own tables it is a mistake of ours: it raises, and the host writes it down."""
    table = Table(NAMES[:2], seed=1)
    position, legal = table.position(table.to_act), table.legal()
    first = Stubborn().choose(position, legal)
    assert first in legal
    with pytest.raises(AssertionError, match="not legal"):
        Stubborn().choose(position, [action for action in legal if action != first])


def test_a_bot_is_asked_about_the_position_of_the_player_to_act() -> None:
    table = Table(NAMES[:2], seed=1)
    for viewer in {*table.players, None} - {table.to_act}:
        with pytest.raises(BadSetup, match=r"table\.position\(table\.to_act\)"):
            RandomBot().choose(table.position(viewer), table.legal())


def test_a_host_that_reads_the_rules_otherwise_is_right() -> None:
    """Over the bot protocol an action that the host does not list gives way to one that it does."""
    table = Table(NAMES[:2], seed=1)
    program = BotProgram("medium", 1)
    player = table.to_act
    legal = [action_data(action) for action in table.legal()]
    question = {"view": table.view(player).as_data(), "player": player, "decision": table.decision}
    chosen = program.decide({**question, "actions": legal}, None)["action"]
    others = [action for action in legal if action != chosen]
    assert BotProgram("medium", 1).decide({**question, "actions": others}, None)["action"] == others[0]
