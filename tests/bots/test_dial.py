"""A bot of one's own strength: the dial goes from `random` to `expert`; what is between plays like its neighbours."""

import pytest

from mergemaker.bots.dial import MARKS, STRONGEST, WEAKEST, dial_class
from mergemaker.bots.registry import DIALS, LADDER, bot_class, make_bot
from mergemaker.errors import BadSetup
from mergemaker.game.table import Table


def test_every_strength_has_a_bot() -> None:
    """From the first to the last, each by its name, beside the ladder."""
    assert [bot_class(name).name for name in DIALS] == list(DIALS)
    assert len(DIALS) == STRONGEST - WEAKEST + 1
    assert not set(DIALS) & set(LADDER)
    with pytest.raises(BadSetup):
        bot_class("dial-101")


@pytest.mark.parametrize("mark", range(len(MARKS)))
def test_the_marks_are_bots_of_the_ladder(mark: int) -> None:
    """At a mark every decision is that bot's."""
    strength, bot = MARKS[mark]
    found = dial_class(strength)
    assert (found.stronger, found.part) == (bot, 1.0)
    assert found.needs_compiler is bot.needs_compiler


def test_between_two_marks_more_decisions_are_the_stronger_ones() -> None:
    """The nearer to the stronger bot, the more; and only what needs the search waits for the compiler."""
    parts = [dial_class(strength).part for strength in range(37, 66)]
    assert parts == sorted(parts)
    assert parts[0] == pytest.approx(1 / 29)
    assert [strength for strength in range(101) if dial_class(strength).needs_compiler] == list(range(73, 101))


def test_a_game_is_played_by_dials() -> None:
    """With holdings hidden, and the same seed gives the same game."""

    def played() -> list[str]:
        table = Table(["Ann", "Ben", "Cy"], edition="avalon-hill", seed=3)
        bots = {
            name: make_bot(f"dial-{strength}", 5) for name, strength in zip(table.players, (10, 50, 70), strict=True)
        }
        while not table.over:
            player = table.to_act or ""
            table.act(bots[player].choose(table.position(player), log=table.facts_for(player)))
        return [str(action) for action in table.actions]

    assert played() == played()
