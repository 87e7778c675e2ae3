"""A game at one keyboard: whose turn it is, what they type, and what happens."""

import shlex
from collections.abc import Callable
from pathlib import Path

from ..bots.bot import Bot
from ..bots.registry import make_bot
from ..errors import MergemakerError
from ..extras import load
from ..game.actions import Action
from ..game.insight import Insight
from ..game.narration import narrated
from ..game.notation import action_text
from ..game.pictures.canvas import Span
from ..game.table import Table
from ..game.undo import reveals
from ..game.why import Why, why
from ..words import as_sentence, current, line, t
from . import saves
from .help import folded, help_lines, prompt_lines
from .layout import position, with_log
from .places import places_lines
from .rulesheet import option_lines
from .saves import PERSON
from .screen import Left, Screen, wrapped
from .sums import placing, sums
from .teaching import Teacher
from .thinking import thinks
from .typed import action_typed, tile_named

DULL = ("turn_began", "holding_shown", "settling_began")  # left out where the log is short
CONFIRM = ("", "y", "yes", "ok")
REFUSE = ("u", "undo", "n", "no")
LEAVE = ("q", "quit", "exit")
PACKAGE = __package__.partition(".")[0]
RECENT = 20  # facts narrated again when a game is resumed


class Session:
    """One game, new or resumed, played to its end."""

    def __init__(
        self, table: Table, seats: dict[str, str], screen: Screen, file: Path | None = None, seconds: float = 2.0
    ) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.seconds = seconds
        self.teacher: Teacher | None = None  # who asks before a choice that costs too much
        self.file: Path | None = file or saves.new_file()
        self.people = [player for player, kind in seats.items() if kind == PERSON]
        self.bots = self._seat_bots()
        self.scrolls = not (screen.can_clear and self.people)  # otherwise each decision gets a screen, with its log
        self._narrated_facts = max(0, len(table.facts) - RECENT) if table.actions else 0  # facts already narrated
        self._seen = dict.fromkeys(table.players, self._narrated_facts)  # facts each person has had on the screen
        self._at_keyboard: str | None = self.people[0] if len(self.people) == 1 else None
        self._can_undo = 0  # actions of the player to act that may be undone

    def _seat_bots(self) -> dict[str, Bot]:
        return {
            player: make_bot(kind, seed=self.table.seed + seat)
            for seat, (player, kind) in enumerate(self.seats.items())
            if kind != PERSON
        }

    # --- The game --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays the game to its end; Left if the people leave before."""
        self._autosave()
        self._welcome()
        while not self.table.over:
            self._narrate()
            player = self.table.to_act or ""
            action = self._bot_chooses(player) if player in self.bots else self._person_chooses(player)
            if action is not None:
                self._act(player, action)
        self._finale()

    def _act(self, player: str, action: Action) -> None:
        facts = self.table.act(action, player)
        stays = self.table.to_act == player and not reveals(facts, self.table.edition)
        self._can_undo = self._can_undo + 1 if stays and player in self.people else 0
        self._autosave()

    def _autosave(self) -> None:
        """Saves the game so far."""
        if self.file is None:
            return
        try:
            saves.write(self.file, saves.as_text(self.table, self.seats))
        except OSError as error:
            self.screen.say(t("terminal.not_kept", file=str(self.file), detail=error.strerror or ""), "bold red")
            self.file = None

    def _bot_chooses(self, player: str) -> Action:
        known, legal, log = self.table.position(player), self.table.legal(), self.table.facts_for(player)
        bot = self.bots[player]
        return thinks(lambda: bot.choose(known, legal, self.seconds, log), player, self.screen.say)

    # --- Narrating -------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        table = self.table
        bots = [
            line("terminal.welcome.bot", player=player, kind=kind)
            for player, kind in self.seats.items()
            if kind != PERSON
        ]
        who = [line("terminal.welcome.people", names=self.people)] if self.people else []
        if bots:
            who.append(line("terminal.welcome.bots", bots=bots))
        self.screen.say(t("terminal.welcome", edition=table.edition.title, who=who), "bold")
        if self.file and self.people:
            self.screen.say(t("terminal.welcome.kept", file=str(self.file)))
            self.screen.say(t("terminal.welcome.help"))
        if self.screen.can_clear and self.people:
            self.screen.ask(t("terminal.begin") + " ")  # the first table clears the screen

    def _narrate(self) -> None:
        """Narrates what has happened since the last call."""
        fresh = self.table.facts_for(None, self._narrated_facts)
        self._narrated_facts = len(self.table.facts)
        dull = ("tile_drawn",) if self.scrolls else ("tile_drawn", *DULL)
        for sentence in narrated([fact for fact in fresh if fact.type not in dull]):
            self.screen.say(sentence)

    def _finale(self) -> None:
        if self.screen.can_clear and self.people:
            self.screen.clear()
        facts = self.table.facts_for(None)
        end = next(i for i, fact in enumerate(facts) if fact.type == "game_ended")
        first = self._narrated_facts if self.scrolls else min([end, *(self._seen[player] for player in self.people)])
        self._narrated_facts = len(facts)
        for sentence in narrated(facts[first:]):
            self.screen.say(sentence)
        self.screen.say()
        self.screen.show(position(Insight(self.table.position(None)), self.screen.width))
        result = self.table.result
        assert result is not None
        ranking = sorted(result.final.items(), key=lambda item: -item[1])
        final = [line("terminal.player_money", player=player, dollars=dollars) for player, dollars in ranking]
        self.screen.say(t("terminal.final", players=final), "bold")
        if self.file:
            self.screen.say(t("terminal.replay"))
            self.screen.show([[(f"  mergemaker replay {shlex.quote(str(self.file))}", "bold")]])

    # --- A person's decision ---------------------------------------------------------------------------------------

    def _person_chooses(self, player: str) -> Action | None:
        """A person's confirmed action; None after an undo."""
        if self._at_keyboard != player:
            self._hand_over(player)
        self._show(player)
        while True:
            typed = self.screen.ask(f"{player}> ")
            try:
                action = self._interpret(player, typed)
                if action == "again":
                    return None
                if action is not None and not isinstance(action, str) and self._stands(player, action):
                    return action
            except MergemakerError as error:
                self.screen.say(_short(error.text(current())), "bold red")

    def _hand_over(self, player: str) -> None:
        """Clears the screen, so that nobody sees another's tiles."""
        self.screen.clear()
        self.screen.say(t("terminal.hand_over", player=player), "bold")
        if self.screen.ask("") in LEAVE:
            self._quit()
        self._at_keyboard = player

    def _show(self, player: str) -> None:
        """Shows the table as this person may see it, with what happened since, and what to type."""
        insight = self._insight(player)
        log = self._log(player, self._seen[player])
        questions = self._questions(player)
        if self.screen.can_clear:
            self.screen.clear()
        width = self.screen.width
        if self.scrolls:
            lines = position(insight, width, (), self._last_tile())
        else:
            room = self.screen.height - sum(len(wrapped(question, width)) for question, _ in questions) - 2
            lines = with_log(insight, width, room, log, self._last_tile())
        self.screen.show(lines)
        for question, style in questions:
            self.screen.say(question, style)

    def _questions(self, player: str) -> list[Span]:
        """What to type now, and what else can be typed, each with its style."""
        question, *more = prompt_lines(self._insight(player), self.table.legal(), self._can_undo > 0)
        return [(question, "bold"), *((text, "bright_black") for text in more)]

    def _insight(self, player: str) -> Insight:
        """The table as this person may see it."""
        return Insight(self.table.position(player))

    def _log(self, player: str, since: int) -> list[str]:
        facts = self.table.facts_for(player, since)
        return narrated([fact for fact in facts if fact.type not in DULL and (fact.type != "tile_drawn" or fact.tile)])

    def _last_tile(self) -> str | None:
        return next((fact.tile for fact in reversed(self.table.facts) if fact.type == "tile_placed"), None)

    def _interpret(self, player: str, typed: str) -> Action | str | None:
        """The action that a typed line names; a command is carried out and gives None, or "again" after an undo."""
        word, _, rest = typed.strip().partition(" ")
        commands: dict[str, Callable[[str, str], str | None]] = {
            "": lambda p, _: self._show(p),
            "board": lambda p, _: self._show(p),
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "log": self._say_log,
            "places": lambda p, _: self.screen.show(places_lines(self._insight(p), self.screen.width)),
            "rules": lambda _, __: self._say_rules(),
            "look": self._look,
            "why": lambda p, _: self._why(p),
            "hint": lambda p, _: self._hint(p),
            "save": lambda _, file: self._save(file),
            "undo": lambda p, _: self._undo(p),
            "u": lambda p, _: self._undo(p),
            **dict.fromkeys(LEAVE, lambda _, __: self._quit()),
        }
        if word.lower() in commands:
            return commands[word.lower()](player, rest.strip())
        action = action_typed(typed, self.table.view(player))
        illegal = self.table.why_not(action, player)
        if illegal:
            raise illegal
        return action

    def _stands(self, player: str, action: Action) -> bool:
        """Whether the action is carried out: the teacher lets it pass, and the person confirms it."""
        taught = self.teacher is None or self.teacher.lets(self.table, player, action)
        return taught and self._confirmed(player, action)

    def _confirmed(self, player: str, action: Action) -> bool:
        """An action that can be undone needs no confirmation; otherwise the person sees its result and confirms it."""
        trial = self.table.copy()
        facts = trial.act(action, player)
        if trial.to_act == player and not reveals(facts, self.table.edition):
            return True
        for sentence in sums(self._insight(player), action):
            self.screen.say(sentence, "bold")
        while True:
            answer = self.screen.ask(t("terminal.confirm") + "> ").lower()
            if answer in CONFIRM:
                self._seen[player] = len(self.table.facts)
                return True
            if answer in REFUSE:
                self.screen.say(t("terminal.nothing_done"))
                return False
            if answer in LEAVE:
                self._quit()
            self.screen.say(t("terminal.neither", answer=answer), "bold red")

    # --- Commands --------------------------------------------------------------------------------------------------

    def _help(self, player: str, _: str) -> None:
        width = self.screen.width
        lines = (part for text in help_lines(self.table.view(player)) for part in folded(text, width))
        self.screen.show([[(part, "")] for part in lines])

    def _say_log(self, player: str, count: str) -> None:
        sentences = narrated(self.table.facts_for(player))
        number = int(count) if count.isdecimal() and len(count) < 9 else self.screen.height - 3
        for sentence in sentences[-number:] if number else []:
            self.screen.say(sentence)

    def _say_rules(self) -> None:
        for title, name, value, sentence, rule in option_lines(self.table.edition):
            text = t("terminal.option", title=title, name=name, value=value, sentence=sentence, rule=rule)
            self.screen.say(text)

    def _look(self, player: str, tile: str) -> None:
        insight = self._insight(player)
        for name in [tile_named(tile)] if tile else insight.hand:
            if name in insight.view.board:
                self.screen.say(t("terminal.on_board", tile=name))
                continue
            for sentence in placing(insight, insight.preview(name)):
                self.screen.say(sentence)

    def _hint(self, player: str) -> None:
        coach, lines = load(f"{PACKAGE}.coach.hint"), load(f"{PACKAGE}.terminal.hinting")  # here: it takes the compiler
        known, log = self.table.position(player), self.table.facts_for(player)
        found = thinks(lambda: coach.hint(known, log), t("hint.coach"), self.screen.say)
        for said in lines.hint_lines(found, typed=True):
            self.screen.say(said)

    def _explain(self, player: str) -> Why | None:
        return why(self._insight(player))

    def _why(self, player: str) -> None:
        reasons = self._explain(player)
        if reasons is None:
            self._help(player, "")
            return
        for said in filter(None, (reasons.purpose, reasons.matters)):
            self.screen.say(current().say(said))

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say(t("terminal.save.where"), "bold red")
            return
        path = Path(name).expanduser()
        try:
            if path.exists() and not saves.is_game(path):
                self.screen.say(t("terminal.save.taken", file=str(path)), "bold red")
                return
            saves.write(path, saves.as_text(self.table, self.seats))
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            self.screen.say(t("terminal.save.failed", file=str(path), detail=detail), "bold red")
            return
        self.screen.say(t("terminal.save.done"))
        self.screen.show([[(f"  mergemaker play --resume {shlex.quote(str(path))}", "bold")]])

    def _undo(self, player: str) -> str | None:
        if not self._can_undo:
            self.screen.say(t("terminal.undo.none"), "bold red")
            return None
        taken = self.table.undo()
        self._can_undo -= 1
        self._seen[player] = min(self._seen[player], len(self.table.facts))
        self._narrated_facts = min(self._narrated_facts, len(self.table.facts))
        self._autosave()
        self.screen.say(t("terminal.undo.done", action=action_text(taken)))
        return "again"

    def _quit(self) -> str | None:
        raise Left("quit")


def _short(text: str) -> str:
    return as_sentence(text if len(text) <= 400 else f"{text[:400]}…")
