"""One decision of a bot: its answer is judged; after one warning a simple choice is made for it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ..bots.bot import Bot
from ..errors import IllegalAction
from ..game.actions import Action, simple_choice
from ..game.notation import action_text
from ..game.table import Table
from ..protocol.host import GRACE_SECONDS, BotFault, ExternalBot

MAX_UNANSWERED = 3  # questions that may stay unanswered; with one more a program is not asked again in this game


@dataclass
class BotReport:
    """What a bot has done in a game so far: its time and its faults."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)  # late, illegal, rubbish, crashed
    replaced: int = 0
    notices: list[str] = field(default_factory=list)

    def note(self, kind: str, sentence: str) -> None:
        """Counts a fault; the first of its kind becomes a notice."""
        self.faults[kind] = self.faults.get(kind, 0) + 1
        if self.faults[kind] == 1:
            self.notices.append(sentence)


def decide(bot: Bot, table: Table, seconds: float | None, report: BotReport) -> None:
    """The player to act has acted."""
    player = table.to_act
    assert player is not None
    report.decisions += 1
    program = bot if isinstance(bot, ExternalBot) else None
    actions = table.legal() if program else None
    log = table.facts_for(player) if program or table.edition.hides_holdings else ()
    ask = partial(bot.choose, table.position(player), actions, seconds, log)
    for _ in range(2 if program else 1):
        fault = _attempt(ask, table, seconds, report)
        if fault is None:
            return
        if fault.kind == "gone":
            break
        report.note(fault.kind, f"{fault.kind} at {table.decision}: {fault}")
        if program is None or program.gone is not None or report.faults.get("late", 0) > 1:
            break  # more time is given once in a game: those who are never in time gain nothing by it
        program.warn(str(fault))
    choice = simple_choice(actions or table.legal())
    if report.replaced == 0:
        report.notices.append(f"replaced at {table.decision} by: {action_text(choice)}")
    report.replaced += 1
    table.act(choice, player)
    if program is not None and program.gone is None:
        program.warn(f"{fault}; {action_text(choice)} was chosen for you")
        if program.late_replies > MAX_UNANSWERED:
            program.give_up("it no longer answers")
            report.notices.append(f"left {program.late_replies} questions unanswered; not asked again in this game")


def _attempt(ask: Callable[[], Action], table: Table, seconds: float | None, report: BotReport) -> BotFault | None:
    """Asks the bot and carries its answer out; returns what was wrong with it, if anything was."""
    begun = time.perf_counter()
    try:
        action = ask()
        _clock(report, time.perf_counter() - begun)
        table.act(action, table.to_act)
    except BotFault as fault:
        _clock(report, time.perf_counter() - begun)
        return fault
    except IllegalAction as error:
        return BotFault("illegal", str(error))
    except Exception as error:  # a built-in bot that fails is a fault like any other: the tournament continues
        return BotFault("crashed", f"{type(error).__name__}: {error}")
    _note_if_late(report, time.perf_counter() - begun, seconds)
    return None


def _clock(report: BotReport, used: float) -> None:
    report.seconds += used
    report.slowest = max(report.slowest, used)


def _note_if_late(report: BotReport, used: float, seconds: float | None) -> None:
    """A built-in bot cannot be interrupted: its late answer is accepted, and counted as late."""
    if seconds is not None and used > seconds + GRACE_SECONDS:
        report.note("late", f"late: {used:.2f} s instead of {seconds:g} s")
