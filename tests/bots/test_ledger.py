"""With hidden holdings a bot that hears the log knows what everybody has; one that hears a part is not misled."""

from typing import Any

import msgspec
import pytest

from mergemaker.bots.bot import Bot
from mergemaker.bots.registry import make_bot
from mergemaker.game.facts import Fact
from mergemaker.game.ledger import Ledger
from mergemaker.game.table import Table
from mergemaker.protocol.program import BotProgram
from tests.random_play import NAMES


@pytest.mark.parametrize("kind", ["random", "medium"])
@pytest.mark.parametrize("options", [{}, {"special_powers": True, "trading": True}])
def test_the_ledger_is_right_to_the_dollar(kind: str, options: dict[str, Any]) -> None:
    """At every decision the log that the player was sent gives everybody's cash and shares."""
    table = Table(NAMES[:4], "avalon-hill", options, seed=12)
    bots = {player: make_bot(kind, i) for i, player in enumerate(table.players)}
    while not table.over:
        player = table.to_act
        assert player is not None
        position, log = table.position(player), table.facts_for(player)
        (guessed,) = bots[player].guesses(position, log)
        assert guessed.cash == table.game.cash
        assert guessed.shares == table.game.shares
        table.act(bots[player].choose(position, log=log), player)


@pytest.mark.parametrize("tells", [True, False])
def test_behind_the_bot_protocol_it_is_kept_from_the_events(tells: bool) -> None:
    """A host that tells what happened is listened to; without it the bot goes by its views, and plays on."""
    table = Table(NAMES[:3], "avalon-hill", seed=3)
    program = BotProgram("medium")
    sent = dict.fromkeys(table.players, 0)
    while not table.over:
        player = table.to_act
        assert player is not None
        question: dict[str, Any] = {"view": table.view(player).as_data(), "player": player, "decision": table.decision}
        if tells:
            question["events"] = [fact.as_data() for fact in table.facts_for(player, sent[player])]
            sent[player] = len(table.facts)
        answer = program.answer(msgspec.json.encode({"decide": question}))
        assert answer is not None
        table.act(answer["action"], player)
    believed = [seat.bot._memories for seat in program.players.values()]
    assert all(not memories for memories in believed) if tells else all(believed)


def test_a_log_with_gaps_does_not_agree() -> None:
    """What is missing from the log shows in the market, and the bot goes by what it remembers."""
    table = Table(NAMES[:3], "avalon-hill", seed=12)
    bots = {player: make_bot("medium", i) for i, player in enumerate(table.players)}
    while not table.over and table.game.turn < 12:
        assert table.to_act is not None
        table.act(bots[table.to_act].choose(table.position(table.to_act)), table.to_act)
    player = table.to_act
    assert player is not None
    position, log = table.position(player), table.facts_for(player)
    bought = next(place for place, fact in enumerate(log) if fact.type == "shares_bought")
    assert Ledger(table.players, table.edition.chains, log).agrees(position.game)
    for partial in (
        [],
        log[bought + 1 :],
        [*log, Fact("shares_sold", "Nobody", chain="Tower", count=1)],
        [*log, Fact("bonus_paid", player, dollars=100)],
    ):
        assert not Ledger(table.players, table.edition.chains, partial).agrees(position.game)
        guessed = Bot(1).guesses(position, partial)[0]
        assert guessed.shares[table.seat(player)] == table.game.shares[table.seat(player)]
