"""Stepping through a recorded game by action or by turn, or jumping anywhere."""

from ..game.actions import action_from
from ..game.insight import Insight
from ..game.narration import narrated
from ..game.notation import action_text
from ..game.record import GameRecord, new_table, replay
from ..words import t
from .help import folded
from .layout import hanging, position
from .screen import Screen


class Replayer:
    """Every position of a record, and what happened between them."""

    def __init__(self, record: GameRecord, screen: Screen, seen_by: str | None = None) -> None:
        self._screen = screen
        self._seen_by = seen_by
        self._final = replay(record)  # raises for an illegal record
        if seen_by is not None:
            self._final.seat(seen_by)
        self.facts = self._final.facts_for(seen_by) if seen_by else self._final.facts
        table = new_table(record)
        self._tables = [table]
        self._facts_so_far = [len(table.facts)]  # facts up to each position
        for data in record.actions:
            table = table.copy()
            table.act(action_from({name: value for name, value in data.items() if name != "player"}), data["player"])
            self._tables.append(table)
            self._facts_so_far.append(len(table.facts))
        self.last = len(record.actions)

    def insight(self, at: int) -> Insight:
        """The position after a number of actions; the tiles of the player to act, or of the viewer, are marked."""
        table = self._tables[at]
        if self._seen_by is not None:
            return Insight(table.position(self._seen_by))
        return Insight(table.whole_position(), table.actor)

    def turn_of(self, at: int) -> int:
        """The number of the turn after a number of actions."""
        return self._tables[at].turn

    def start_of(self, turn: int) -> int:
        """After how many actions a turn begins; the end if there is no such turn."""
        return next((at for at in range(self.last + 1) if self.turn_of(at) >= turn), self.last)

    def sentences(self, at: int) -> list[str]:
        """The sentences of the last action, or of the setup."""
        return narrated(self.facts[self._facts_so_far[at - 1] if at else 0 : self._facts_so_far[at]])

    def show(self, at: int) -> None:
        """Shows the table after a number of actions, with the sentences of the last one."""
        width = self._screen.width
        insight = self.insight(at)
        lines = position(insight, width, (), insight.view.turn.tile)
        narration = [line for sentence in self.sentences(at) for line in hanging(sentence, width - 1)]
        room = max(2, self._screen.height - len(lines) - 3) if self._screen.is_terminal else len(narration)
        if self._screen.can_clear:
            self._screen.clear()
        self._screen.show(lines)
        self._screen.show([[(line, "italic")] for line in narration[-room:]])
        player, action = self._tables[at].actions[-1] if at else ("", None)
        done = t("terminal.replay.done", player=player, action=action_text(action)) if action else ""
        where = t("terminal.replay.at", n=at, last=self.last, turn=self.turn_of(at))
        self._screen.say(f"{where} {done}".rstrip(), "bold")

    def run(self, at: int) -> None:
        """Carries out commands until the user quits."""
        self.show(at)
        while True:
            line = self._screen.ask(t("terminal.replay.ask") + "> ").lower()
            if line in ("q", "quit", "exit"):
                return
            if line in ("help", "h", "?"):
                for text in t("terminal.replay.help").splitlines():
                    self._screen.show([[(part, "")] for part in folded(text, self._screen.width)])
            elif line == "log":
                for sentence in narrated(self.facts[: self._facts_so_far[at]]):
                    self._screen.say(sentence)
            else:
                there = self.goes_to(at, line)
                if there is None:
                    self._screen.say(t("terminal.replay.unknown", answer=line), "bold red")
                elif not 0 <= there <= self.last:
                    self._screen.say(t("terminal.replay.range", last=self.last), "bold red")
                else:
                    at = there
                    self.show(at)

    def goes_to(self, at: int, line: str) -> int | None:
        """The position a command leads to; None if it is not a command."""
        turn = self.turn_of(at)
        word, _, rest = line.partition(" ")
        if word in ("t", "turn") and rest.isdecimal() and len(rest) < 9:
            return self.start_of(int(rest))
        if line.isdecimal() and len(line) < 9:
            return int(line)
        return {
            "": min(at + 1, self.last),
            "n": min(at + 1, self.last),
            "next": min(at + 1, self.last),
            "p": max(at - 1, 0),
            "prev": max(at - 1, 0),
            "t": self.start_of(turn + 1),
            "b": self.start_of(turn if at > self.start_of(turn) else turn - 1),
            "first": 0,
            "last": self.last,
        }.get(line)
