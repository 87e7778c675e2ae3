"""One game between bots, from its pairing to its result: the same in any process, on any machine."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from ..bots.bot import Bot
from ..game.record import record_of, to_text
from ..game.table import Table
from ..protocol.host import BotFault, ExternalBot
from ..rules.insight import win_share
from .entrant import Entrant
from .schedule import Pairing, Setup, derive
from .supervise import BotReport, decide


class SeatResult(msgspec.Struct):
    """How one bot fared in one game."""

    bot: str
    money: int
    win: float  # its part of the win
    decisions: int
    seconds: float
    slowest: float
    faults: dict[str, int] = {}
    replaced: int = 0


class GameResult(msgspec.Struct):
    """A game's outcome: one line of a results file."""

    bag: int
    copy: int
    seed: int  # of the table
    seats: list[SeatResult]
    starter: int  # the seat that began
    turns: int
    ended: str | None
    notices: list[str] = []

    @property
    def pairing(self) -> Pairing:
        """The game that was played."""
        return Pairing(self.bag, tuple(seat.bot for seat in self.seats), self.copy)


class Job(msgspec.Struct):
    """A game to be played: all that a worker needs to know."""

    setup: Setup
    pairing: Pairing
    entrants: dict[str, Entrant]
    with_record: bool = False


class Played(msgspec.Struct):
    """What a worker hands back."""

    result: GameResult
    record: str | None = None  # as text that `mergemaker replay` reads


def player_names(seats: Sequence[str]) -> list[str]:
    """A name for each seat; a bot that sits there twice is numbered."""
    return [name if name not in seats[:i] else f"{name} {seats[: i + 1].count(name)}" for i, name in enumerate(seats)]


def play(job: Job) -> Played:
    """The game is played to its end."""
    setup, pairing = job.setup, job.pairing
    entrants = [job.entrants[name] for name in pairing.seats]
    get_ready(entrants)
    seed = derive(setup.seed, "bag", pairing.bag)
    table = Table(player_names(pairing.seats), setup.edition, setup.options, seed)
    bots = [
        entrant.make(derive(setup.seed, "bot", pairing.bag, pairing.seats, pairing.copy, seat))
        for seat, entrant in enumerate(entrants)
    ]
    reports = [BotReport() for _ in bots]
    starter = table.seat(table.view(None).turn.player)
    try:
        for bot, name, report in zip(bots, table.players, reports, strict=True):
            _greet(bot, name, report)
        while not table.over:
            seat = table.seat(table.to_act or "")
            decide(bots[seat], table, entrants[seat].seconds, reports[seat])
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.over(table.result)
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.close()
    result = _result(table, pairing, seed, starter, reports)
    return Played(result, to_text(record_of(table)) if job.with_record else None)


def _greet(bot: Bot, name: str, report: BotReport) -> None:
    if isinstance(bot, ExternalBot):
        try:
            bot.hello(name)
        except BotFault as fault:
            report.note(fault.kind, f"{fault.kind} at hello: {fault}")
            if fault.kind == "late":
                bot.give_up("it did not answer hello")


def _result(table: Table, pairing: Pairing, seed: int, starter: int, reports: list[BotReport]) -> GameResult:
    assert table.result is not None
    final = table.result.final
    return GameResult(
        bag=pairing.bag,
        copy=pairing.copy,
        seed=seed,
        seats=[
            SeatResult(
                bot=bot,
                money=final[name],
                win=win_share(table.game, seat),
                decisions=report.decisions,
                seconds=round(report.seconds, 6),
                slowest=round(report.slowest, 6),
                faults=report.faults,
                replaced=report.replaced,
            )
            for seat, (bot, name, report) in enumerate(zip(pairing.seats, table.players, reports, strict=True))
        ],
        starter=starter,
        turns=table.turn,
        ended=table.view(None).ended,
        notices=[
            f"{bot}: {notice}" for bot, report in zip(pairing.seats, reports, strict=True) for notice in report.notices
        ],
    )


_warm: set[str] = set()


def get_ready(entrants: Sequence[Entrant]) -> None:
    """Built-in bots have compiled what they need, so that no decision waits for it."""
    for entrant in entrants:
        if entrant.bot is None or entrant.bot in _warm:
            continue
        _warm.add(entrant.bot)
        with suppress(Exception):  # a bot that fails will fail at the table too, where it is reported
            entrant.make(0).warm_up()
