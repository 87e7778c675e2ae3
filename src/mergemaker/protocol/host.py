"""A bot that runs as another program, asked over the bot protocol (one JSON object per line) within time limits."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ..bots.bot import Bot
from ..errors import NotationError
from ..game.actions import Action, OfferTrade, action_data, action_from
from ..game.facts import Fact
from ..game.position import Position
from ..game.view import Result, view_of

PROTOCOL = 1
START_SECONDS = 10.0  # for the answer to `hello`: interpreters and networks take their time to load
GRACE_SECONDS = 0.1  # for the round trip
LONGEST_LINE = 1 << 20
REMEMBERED = 2_000  # characters kept of the program's standard error


class BotFault(Exception):
    """What a bot did wrong: `late`, `rubbish`, `crashed`, or `gone` once it is no longer running."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class ExternalBot(Bot):
    """A program that plays one seat of one game; it runs from `hello` to `over`."""

    def __init__(self, name: str, command: Sequence[str], seed: int = 0, start_seconds: float = START_SECONDS) -> None:
        super().__init__(seed)
        self.name = name
        self.command = list(command)
        self.start_seconds = start_seconds
        self.gone: str | None = None  # why it is no longer asked
        self._process: subprocess.Popen[bytes] | None = None
        self._unsent = bytearray()
        self._unread = bytearray()
        self._complaints = ""
        self.late_replies = 0  # questions not answered in time, whose answers may still arrive
        self._warning: str | None = None
        self._told = 0  # how many facts of the log it has been sent

    # --- The protocol ----------------------------------------------------------------------------------------------

    def hello(self, player: str) -> dict[str, Any]:
        """The program has started and said who it is; BotFault if it does not."""
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Ctrl-C goes to the arena, which then stops its bots
            )
        except OSError as error:
            raise self._leave("crashed", f"it cannot be started: {error}") from None
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._send({"hello": {"protocol": PROTOCOL, "player": player, "seed": self.seed}})
        answer = self._receive(time.monotonic() + self.start_seconds)
        if not isinstance(answer, dict) or not isinstance(answer.get("name"), str):
            raise BotFault("rubbish", 'its answer to hello is not {"name": "…", "author": "…"}')
        return answer

    def choose(
        self,
        position: Position,
        actions: Sequence[Action] | None = None,
        seconds: float | None = None,
        log: Sequence[Fact] = (),
    ) -> Action:
        """The program's answer; BotFault if none arrives in time or it cannot be parsed."""
        if self.gone is not None or self._process is None:
            raise BotFault("gone", self.gone or "it was not started")
        self._pass_over_late_answers()
        view = view_of(position)
        question: dict[str, Any] = {
            "decide": {
                "view": view.as_data(),
                "player": view.viewer,
                "decision": view.decision,
                "actions": [action_data(action) for action in actions or ()],
                "events": [fact.as_data() for fact in log[self._told :]],
            },
            "seconds": seconds,
        }
        self._told = len(log)
        if self._warning is not None:
            question["warning"], self._warning = self._warning, None
        self._send(question)
        deadline = time.monotonic() + (float("inf") if seconds is None else seconds + GRACE_SECONDS)
        while True:
            try:
                action = _action_in(self._receive(deadline))
            except BotFault as fault:
                if fault.kind == "rubbish" and self.late_replies and self.gone is None:
                    self.late_replies -= 1  # an answer to an earlier question
                    continue
                self.late_replies += fault.kind == "late"
                raise
            meant_for_now = actions is None or isinstance(action, OfferTrade) or action in actions
            if self.late_replies and not meant_for_now:
                self.late_replies -= 1
                continue
            return action

    def warn(self, sentence: str) -> None:
        """The next question carries the warning."""
        self._warning = sentence

    def over(self, result: Result | None) -> None:
        """Sends the program the result and stops it."""
        if self.gone is None and self._process is not None:
            with suppress(BotFault):
                self._send({"over": {"result": msgspec.to_builtins(result)}})
                self._flush(time.monotonic() + GRACE_SECONDS)
        self.close()

    def close(self) -> None:
        """The program and its child processes have ended."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if self.gone is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE_SECONDS * 5)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()

    def give_up(self, reason: str) -> None:
        """The program is stopped and not asked again in this game."""
        self.gone = reason
        self.close()

    # --- Lines -----------------------------------------------------------------------------------------------------

    def _send(self, message: dict[str, Any]) -> None:
        self._unsent += msgspec.json.encode(message) + b"\n"

    def _receive(self, deadline: float) -> object:
        """The next line's value; BotFault if none arrives by the deadline or it cannot be parsed."""
        while b"\n" not in self._unread:
            if not self._exchange(deadline):
                raise BotFault("late", "it did not answer in time")
        line, _, rest = bytes(self._unread).partition(b"\n")
        self._unread = bytearray(rest)
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise BotFault("rubbish", f"it wrote {_shown(line)}, which is not JSON") from None

    def _flush(self, deadline: float) -> None:
        while self._unsent and self._exchange(deadline):
            pass

    def _pass_over_late_answers(self) -> None:
        """Anything written before the question was asked is discarded."""
        while self._exchange(time.monotonic(), write=False):
            pass
        lines = self._unread.count(b"\n")
        self._unread = self._unread[self._unread.rfind(b"\n") + 1 :]
        self.late_replies = max(0, self.late_replies - lines)

    def _exchange(self, deadline: float, write: bool = True) -> bool:
        """Some bytes have been written or read; False if none could be by the deadline."""
        assert self._process is not None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            if not process.stderr.closed:
                selector.register(process.stderr, selectors.EVENT_READ)
            if write and self._unsent:
                selector.register(process.stdin, selectors.EVENT_WRITE)
            wait = max(0.0, deadline - time.monotonic())
            ready = [key.fileobj for key, _ in selector.select(None if wait == float("inf") else wait)]
        if process.stderr in ready:
            self._listen(process.stderr)
        if process.stdin in ready:
            with suppress(BrokenPipeError, BlockingIOError):
                del self._unsent[: os.write(process.stdin.fileno(), self._unsent[:65536])]
        if process.stdout in ready:
            read = os.read(process.stdout.fileno(), 65536)
            if not read:
                raise self._ended()
            self._unread += read
            if len(self._unread) > LONGEST_LINE:
                raise self._leave("rubbish", "it writes and writes, and nothing that is an answer")
        return bool(ready)

    def _listen(self, pipe: Any) -> None:
        received = os.read(pipe.fileno(), 65536)
        if not received:
            pipe.close()
        self._complaints = (self._complaints + received.decode("utf-8", "replace"))[-REMEMBERED:]

    # --- Leaving ---------------------------------------------------------------------------------------------------

    def _ended(self) -> BotFault:
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        if self._process.stderr is not None and not self._process.stderr.closed:
            with suppress(BlockingIOError):
                self._listen(self._process.stderr)
        status = self._process.poll()
        how = "it closed its output" if status is None else f"it ended with status {status}"
        last = self._complaints.strip().splitlines()[-1:]
        return self._leave("crashed", ": ".join([how, *last]))

    def _leave(self, kind: str, reason: str) -> BotFault:
        self.give_up(reason)
        return BotFault(kind, reason)


def _action_in(answer: object) -> Action:
    if not isinstance(answer, dict) or "action" not in answer:
        raise BotFault("rubbish", f'its answer {_shown(msgspec.json.encode(answer))} is not {{"action": …}}')
    try:
        return action_from(answer["action"])
    except NotationError as error:
        raise BotFault("rubbish", str(error)) from None


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return repr(text if len(text) <= 60 else text[:60] + "…")
