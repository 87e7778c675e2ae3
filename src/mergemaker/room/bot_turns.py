"""Bots at a table: when one is to act it thinks, and its action is submitted like a person's."""

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import Protocol

from ..game.actions import Action, simple_choice
from . import commands
from .company import Company
from .fold import State
from .interfaces import Bots, Now
from .messages.setup import BotSpeed
from .messages.updates import Thinking
from .refusal import Refusal
from .running import Running

SPEEDS: dict[BotSpeed, float] = {"calm": 1.0, "quick": 0.3, "instant": 0.0}  # parts of the server's pause

log = logging.getLogger(__name__)


class BotRoom(Protocol):
    """What a bot's turn needs from its room."""

    state: State
    company: Company

    @property
    def in_charge(self) -> bool:
        """Whether bots think here."""

    async def submit_in_charge(self, decide: commands.Decide) -> None:
        """The command's events are stored and sent, if bots still think here."""


class BotTurns:
    """The bots of one room, one after another."""

    def __init__(self, room: BotRoom, bots: Bots, now: Now, pause: float, seed: int) -> None:
        self._room = room
        self._bots = bots
        self._now = now
        self._pause = pause
        self._seed = seed
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()  # ends the pause under way
        self._skipping = False  # no pauses until a person has to decide

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """The bot to act, if there is one, starts thinking."""
        if not self.thinking and self._to_act() is not None:
            self._task = asyncio.create_task(self._play())

    def skip(self) -> None:
        """Bots that are thinking do not pause until a person has to decide."""
        self._skipping = self.thinking
        self.hurry()

    def hurry(self) -> None:
        """Ends the pause under way; the next ones are as long as the people wish by now."""
        self._hurry.set()

    async def stop(self) -> None:
        """Any bot's thinking is cancelled."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _to_act(self) -> tuple[Running, int] | None:
        """The game and the seat whose bot has to act now."""
        state = self._room.state
        seat = state.bot_to_act if isinstance(state, Running) and self._room.in_charge else None
        return None if seat is None or not isinstance(state, Running) else (state, seat)

    async def _play(self) -> None:
        while (turn := self._to_act()) is not None:
            game, seat = turn
            began, version = self._now(), game.position_version
            scripted = game.script.scripted(game.table) if game.script else None
            action, stands_in = await self._choice(game, seat) if scripted is None else (scripted, False)
            await self._pause_after(self._now() - began)
            await self._act(seat, action, version, stands_in)
        self._skipping = False

    async def _pause_after(self, seconds: float) -> None:
        """Waits until the bot's decision has taken as long as people wish, given the seconds it took already."""
        game = self._room.state  # the current speed
        speed = (game.bot_speed if isinstance(game, Running) else None) or "calm"
        left = 0.0 if self._skipping else self._pause * SPEEDS[speed] - seconds
        self._hurry.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, left)):
                await self._hurry.wait()

    async def _choice(self, game: Running, seat: int) -> tuple[Action, bool]:
        """An action, and whether it is a substitute's: the bot was not ready, or failed."""
        name, level, table = game.seats[seat].name, game.level_at(seat), game.table
        ready = self._bots.ready(level)
        self._room.company.send(Thinking(name, not ready))
        position, legal = table.position(name), table.legal()
        if game.suggestions and table.may_offer():
            position = replace(position, suggested=[one.offer for one in game.open_suggestions])
        facts = table.facts_for(name) if table.edition.hides_holdings else ()
        try:
            chosen = await self._bots.choose(f"{game.id} {seat}", level, self._seed + seat, position, legal, facts)
        except Exception:
            if self._room.in_charge:
                log.exception("a bot could not choose", extra={"game": game.id, "bot": level})
            return simple_choice(legal), True
        return chosen, not ready

    async def _act(self, seat: int, action: Action, version: int, stand_in: bool) -> None:
        """The bot's action is carried out, unless the table has changed meanwhile."""
        try:
            await self._room.submit_in_charge(lambda state: commands.act_as_bot(state, seat, action, version, stand_in))
        except Refusal as refusal:
            if refusal.code == "illegal":
                turn = self._to_act()
                log.error("a bot chose what is not legal", extra={"why": refusal.message})
                if turn is not None:
                    await self._act(seat, turn[0].table.legal()[0], version, True)
            elif refusal.code == "unavailable":
                await asyncio.sleep(1)
