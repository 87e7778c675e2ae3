"""Our bots over the bot protocol: one JSON object per line, `hello` and `decide` answered, all else refused."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from ..bots.bot import Bot
from ..bots.registry import make_bot
from ..errors import NotationError
from ..game.actions import Action, OfferTrade, action_data, action_from
from ..game.facts import Fact
from ..game.view_reader import position_from
from .reader import read_view

AUTHOR = "Mergemaker"
SECONDS = 1.0  # for a decision, where the host gives no limit
LONGEST = 86_400.0


class Misunderstood(Exception):
    """A line that is not a valid question; the message says what would be."""


class Seat:
    """A player that the program plays for: the bot, the events it was sent and the actions it answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._log: list[Fact] | None = []  # None: an event could not be parsed
        self._turn: object = None  # the player's own last turn in which it was asked
        self._answers: list[Action] = []

    def receive(self, events: object) -> Sequence[Fact]:
        """Adds new events; returns all facts the player was sent, or none once an event could not be parsed."""
        if self._log is not None and events is not None:
            try:
                self._log += msgspec.convert(events, list[Fact])
            except msgspec.ValidationError:
                self._log = None
        return self._log or ()

    def done(self, turn: dict[str, Any], player: str) -> list[Action]:
        """The player's own actions in this turn so far; none in the turns of others."""
        if turn["player"] != player:
            return []
        if self._turn != turn["number"]:
            self._turn, self._answers = turn["number"], []
        return self._answers


class BotProgram:
    """One of our bots, answering a host."""

    def __init__(self, name: str, seed: int = 0, iterations: int | None = None) -> None:
        self.name = name
        self.seed = seed
        self.iterations = iterations
        self.players: dict[str, Seat] = {}  # a host may play several seats with one program

    def answer(self, line: bytes) -> dict[str, Any] | None:
        """The answer to a line, if it asks for one."""
        if not line.strip():
            return None
        try:
            message = msgspec.json.decode(line)
        except (msgspec.DecodeError, ValueError, RecursionError):
            return _sorry("that line is not JSON")
        try:
            if not isinstance(message, dict):
                raise Misunderstood('a message is a JSON object, as {"hello": {"protocol": 1, "player": "Ann"}}')
            if "hello" in message:
                return self.hello(message["hello"])
            if "decide" in message:
                return self.decide(message["decide"], message.get("seconds"))
            if "over" in message:
                self.players.clear()
                return None
            raise Misunderstood("messages are hello, decide and over")
        except Misunderstood as error:
            return _sorry(str(error))

    def hello(self, greeting: object) -> dict[str, Any]:
        """A new game begins."""
        seed = greeting.get("seed") if isinstance(greeting, dict) else None
        player = greeting.get("player") if isinstance(greeting, dict) else None
        if isinstance(seed, int) and not isinstance(seed, bool):
            self.seed = seed
        if isinstance(player, str):
            self.players[player] = self._new()
        return {"name": self.name, "author": AUTHOR, "protocol": 1}

    def decide(self, question: object, seconds: object) -> dict[str, Any]:
        """An action of the player who is asked."""
        if not isinstance(question, dict):
            raise Misunderstood('decide is an object, as {"view": {…}, "player": "Ann", "actions": […]}')
        view, player = question.get("view"), question.get("player")
        if not isinstance(view, dict) or not isinstance(player, str):
            raise Misunderstood("decide has a view, an object, and a player, a name")
        actions = _readable(question.get("actions"))
        limit = float(min(seconds, LONGEST)) if isinstance(seconds, int | float) and seconds > 0 else SECONDS
        if player not in self.players:
            self.players[player] = self._new()
        seat = self.players[player]
        log = seat.receive(question.get("events"))
        try:
            done = seat.done(view["turn"], player)
            known = read_view({"decision": question.get("decision"), **view}, player, actions, done)
            thinking = None if self.iterations is not None else limit - min(0.05, limit / 10)
            action = seat.bot.choose(position_from(known), None, thinking, log)
            if actions and not isinstance(action, OfferTrade) and action not in actions:
                action = actions[0]  # a host that reads the rules otherwise is right
            done.append(action)
        except Exception as error:  # a bot answers whatever a host sends
            print(f"{self.name}: {type(error).__name__}: {error}", file=sys.stderr)
            if not actions:
                raise Misunderstood(f"the view cannot be read: {type(error).__name__}: {error}") from None
            action = actions[0]
        return {"action": action_data(action)}

    def _new(self) -> "Seat":
        return Seat(make_bot(self.name, self.seed, self.iterations))


def _readable(actions: object) -> Sequence[Action]:
    found: list[Action] = []
    for data in actions if isinstance(actions, list) else []:
        with suppress(NotationError):
            found.append(action_from(data))
    return found


def _sorry(message: str) -> dict[str, Any]:
    return {"error": {"code": "bad_request", "message": message}}


def serve(program: BotProgram, source: BinaryIO, sink: BinaryIO) -> None:
    """Answers lines until the end of input."""
    while line := source.readline():
        answer = program.answer(line)
        if answer is not None:
            sink.write(msgspec.json.encode(answer) + b"\n")
            sink.flush()
