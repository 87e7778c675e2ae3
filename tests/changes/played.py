"""Plays games with the package that is found first, and shows every position to everybody who shows positions."""

import random
import sys

import mergemaker as mm
from mergemaker.bots.registry import make_bot
from mergemaker.coach.phrases import choice_line
from mergemaker.coach.puzzles import puzzles
from mergemaker.game.insight import Insight
from mergemaker.game.narration import lines
from mergemaker.game.notation import action_from_text, action_text
from mergemaker.game.table import Table
from mergemaker.game.view_reader import position_from
from mergemaker.game.what_if import what_if
from mergemaker.game.why import why
from mergemaker.protocol.reader import read_view
from mergemaker.terminal.help import help_lines, prompt_lines
from mergemaker.terminal.sums import sums
from mergemaker.terminal.typed import action_typed
from mergemaker.words import language, languages

OPTIONS = {"special_powers": True, "holdings": "open"}


def show(table: Table) -> None:
    """The decision of the player to act is explained, listed, typed and sent, in every language."""
    player = table.to_act
    assert player is not None
    legal = table.legal()
    insight = Insight(table.position(player))
    assert prompt_lines(insight, legal, False)
    assert help_lines(insight.view)
    why(insight)
    for action in legal[:40]:
        sums(insight, action)
        what_if(insight, action)
        assert action_from_text(action_text(action)) == action
        assert action_typed(action_text(action), insight.view) == action
        for code in languages():
            assert language(code).say(choice_line(action))
    assert position_from(insight.view).game.phase in (table.game.phase, table.game.phase - 1)
    assert position_from(insight.view).game.mergers in (table.game.mergers, 0)
    data = insight.view.as_data()
    data.pop("mergers", None)  # a host that does not know a new field does not send it
    assert read_view(data, player, legal).board == insight.view.board


def play(bots: list[str], seed: int) -> Table:
    """A game: the first player chooses at random, the others are bots."""
    rng = random.Random(seed)
    names = ["Ann", *(f"{kind}{seat}" for seat, kind in enumerate(bots))]
    table = mm.Table(names, "avalon-hill", OPTIONS, seed=seed)
    minds = {name: make_bot(kind, seed) for name, kind in zip(names[1:], bots, strict=True)}
    shown: dict[str | None, int] = {}
    while not table.over:
        player = table.to_act
        assert player is not None
        shown[table.decision] = shown.get(table.decision, 0) + 1
        if shown[table.decision] < 9:
            show(table)
        if player in minds:
            bot, log = minds[player], table.facts_for(player)
            table.act(bot.choose(table.position(player), table.legal(), log=log))
        else:
            table.act(rng.choice(table.legal()))
    for code in languages():
        assert all(language(code).say(line) for line in lines(table.facts))
    return table


def main(level: str) -> None:
    """Two games and some puzzles; what there was in them is printed."""
    seen: set[str] = set()
    for seed in (1, 2):
        table = play([level, "medium"], seed)
        seen |= {fact.type for fact in table.facts}
        seen |= {fact.power for fact in table.facts if fact.power}
        seen |= {*vars(type(table.view("Ann")))} & {"mergers"}
    if "bank_tipped" not in seen:  # a question that no stored game has answered
        for puzzle in [*puzzles().values()][::25]:
            puzzle.table()
    print(*sorted(seen), *mm.LADDER)


if __name__ == "__main__":
    main(sys.argv[1])
