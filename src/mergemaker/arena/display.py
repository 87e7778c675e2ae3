"""The arena in the terminal: live progress with the table so far, notices, and the final table."""

import sys
from collections.abc import Sequence
from types import TracebackType

from rich.box import SIMPLE
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from .jobs import GameResult
from .league import Standing, standings
from .report import HEADS, cells, faults_text, setup_text
from .results import Results

NOTICES = 20  # printed as they come; the results file has all of them
COLUMNS = [i for i, head in enumerate(HEADS) if head in ("games", "win share", "rating", "mean money", "a decision")]


class Screen:
    """Tells on standard error how the games go."""

    def __init__(self, results: Results, games: int, done: int) -> None:
        self.console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=self.console
        )
        self.task = self.progress.add_task("games", total=games, completed=done)
        self.names = list(results.entrants)
        self.tally: dict[str, list[float]] = {name: [0, 0.0, 0.0] for name in self.names}  # games, wins, money
        self.notices = 0
        live = Live(get_renderable=self.draw, console=self.console, refresh_per_second=4, transient=True)
        self.live = live if sys.stderr.isatty() else None
        for game in results.games:
            self._count(game)

    def __enter__(self) -> "Screen":
        if self.live:
            self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.live:
            self.live.stop()

    def tell(self, game: GameResult) -> None:
        """A game was played."""
        self._count(game)
        self.progress.advance(self.task)
        for notice in game.notices:
            self.notices += 1
            if self.notices <= NOTICES:
                self.console.print(Text(f"{game.pairing.id}: {notice}"), soft_wrap=True)
            elif self.notices == NOTICES + 1:
                self.console.print("Further notices are counted in the table, and kept in the results.")

    def draw(self) -> Group:
        """The table so far over the bar."""
        table = RichTable("bot", box=None)
        for head in ("games", "win share", "mean money"):
            table.add_column(head, justify="right")
        for name, (games, wins, money) in sorted(self.tally.items(), key=lambda row: -row[1][1]):
            if games:
                table.add_row(Text(name), f"{games:,.0f}", f"{wins / games:.1%}", f"${money / games:,.0f}")
        return Group(table, self.progress)

    def _count(self, game: GameResult) -> None:
        for seat in game.seats:
            row = self.tally.setdefault(seat.bot, [0, 0.0, 0.0])
            row[0] += 1
            row[1] += seat.win
            row[2] += seat.money


def print_table(results: Results) -> None:
    """The final table on standard output."""
    rows = standings(results)
    console = Console()
    console.print(Text(setup_text(results), style="bold"))
    table = RichTable("bot", box=SIMPLE, show_edge=False)
    for i in COLUMNS:
        table.add_column(HEADS[i], justify="right", no_wrap=True)
    for row in rows:
        text = cells(row)
        table.add_row(Text(row.name), *(text[i] for i in COLUMNS))
    console.print(table)
    for row in rows:
        if faults_text(row):
            console.print(Text(f"{row.name}: {faults_text(row)} of {row.decisions:,} decisions"))
    if results.games:
        console.print(_seats(rows, results.setup.players))
    console.print("± is one standard error; each seat of a bot counts as a game.", style="dim")


def _seats(rows: Sequence[Standing], players: int) -> RichTable:
    table = RichTable("win share", box=SIMPLE, show_edge=False)
    for turn in ("1st", "2nd", "3rd", "4th", "5th", "6th")[:players]:
        table.add_column(turn, justify="right")
    for seat in range(players):
        table.add_column(f"seat {seat + 1}", justify="right")
    for row in rows:
        shares = [one.share for one in (*row.by_turn, *row.by_seat)]
        table.add_row(Text(row.name), *("–" if share is None else f"{share:.0%}" for share in shares))
    return table
