"""A host that sends what the line protocol names and nothing more: our bots play as well for it as for ours."""

from typing import Any

import msgspec
import pytest

from mergemaker.game.actions import Discard, UsePower, action_data, action_from
from mergemaker.game.table import Table
from mergemaker.protocol.program import BotProgram
from tests.random_play import NAMES

MERGER = ("tile", "survivor", "acquired", "settling", "bonuses", "holdings")
FURTHER = ("viewer", "idle_turns", "ended", "market_draws", "exchangeable")  # fields of ours


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what is not in the protocol."""
    chains = {name: {**chain} for name, chain in view["chains"].items()}
    for chain in chains.values():
        del chain["headquarters"]
    merger = view["merger"] and {field: view["merger"][field] for field in MERGER}
    turn = {field: view["turn"][field] for field in ("number", "player")}
    shown = {field: value for field, value in view.items() if field not in FURTHER}
    return {**shown, "chains": chains, "merger": merger, "turn": turn}


@pytest.mark.parametrize("edition", ["renegade", "avalon-hill", "reference"])
def test_every_answer_is_the_one_it_gives_to_a_fuller_question(edition: str) -> None:
    discarded, powers = 0, 0
    table = Table(NAMES[:3], edition, {"special_powers": True, "trading": True}, seed=0)
    full, asked = BotProgram("medium", 1), BotProgram("medium", 1)
    while not table.over:
        actions = [action_data(action) for action in table.legal()]
        view = table.view(table.to_act).as_data()
        question = {"player": table.to_act, "decision": table.decision, "actions": actions}
        answers = [
            program.answer(msgspec.json.encode({"decide": {**question, "view": seen}}))
            for program, seen in ((full, view), (asked, plain(view)))
        ]
        assert answers[0] == answers[1]
        assert answers[1] is not None
        action = action_from(answers[1]["action"])
        discarded += isinstance(action, Discard) and bool(action.tiles)
        powers += isinstance(action, UsePower)
        table.act(action)
    assert powers > 0
    assert discarded > 0 or edition != "renegade"
