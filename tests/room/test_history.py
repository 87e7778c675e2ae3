"""The course of a game: everybody's money turn by turn, and the final settlement."""

import pytest

from mergemaker.game.editions import EDITIONS
from mergemaker.room.history import history_of

from .games import PLAYERS, game_of

WHOLE = 2_000  # actions: more than any game has


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_history_of_a_finished_game_goes_turn_by_turn_to_its_settlement(edition: str) -> None:
    game = game_of(edition, 3, 9, WHOLE)
    history = history_of(game, None)
    result = game.table.result
    assert result is not None
    assert [turn.number for turn in history.turns] == list(range(len(history.turns)))
    assert history.turns[0].net_worth == dict.fromkeys(PLAYERS, 6000)
    assert history.turns[-1].net_worth == result.final
    assert history.turns[-1].action == len(game.table.actions)
    facts = game.table.facts
    assert [chain for turn in history.turns for chain in turn.founded] == [
        fact.chain for fact in facts if fact.type == "chain_founded"
    ]
    mergers = [fact for fact in facts if fact.type == "merger_began"]
    assert 0 < sum(turn.merger for turn in history.turns) <= len(mergers)
    for player, total in result.final.items():
        lines = [line for line in history.settlement if line.player == player]
        assert [line.kind for line in lines][0 :: len(lines) - 1] == ["cash", "total"]
        assert lines[-1].dollars == total == sum(line.dollars for line in lines[:-1])


def test_a_running_game_has_no_settlement_yet() -> None:
    history = history_of(game_of("renegade", 3, 4, 40), 1)
    assert history.settlement == []
    assert history.result is None
