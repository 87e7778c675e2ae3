"""Between the rules' numbers and actions as people name them: one table of blocks, and what follows from it.

A number is one step: a tile, a share, a pair. An action is what a player decides: a purchase, a disposal or an exchange
of dead tiles is one action of several steps. Notation, environments and bots all read this table.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from enum import Enum
from itertools import pairwise
from math import prod
from typing import Final, NamedTuple

import msgspec

from ..rules import actions as numbers
from ..rules.constants import CHAINS, DISCARD, POWERS, SHARES, TILES, Phase, Power
from .actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    PlaceTile,
    StopPlacing,
    Trade2,
    UsePower,
)
from .tiles import TILE_NAMES, TILE_NUMBERS

POWER_NAMES: Final = tuple(power.name.lower() for power in Power)


DECISIONS: Final = {  # the phases in which a player is asked, as the line protocol names them
    Phase.PLACE: "place_tile",
    Phase.ANSWER: "answer_trade",
    Phase.FOUND: "found",
    Phase.SURVIVOR: "choose_survivor",
    Phase.ACQUIRED: "choose_acquired",
    Phase.DISPOSE_TRADE: "dispose",
    Phase.DISPOSE_SELL: "dispose",
    Phase.BUY: "buy",
    Phase.DISCARD: "discard",
}


class Argument(Enum):
    """What a step names, and how many there are of it."""

    TILE = ("tile", TILES)
    CHAIN = ("chain", CHAINS)
    POWER = ("power", POWERS)
    PAIRS = ("pairs", SHARES // 2 + 1)
    COUNT = ("count", SHARES + 1)

    @property
    def size(self) -> int:
        """How many there are."""
        return self.value[1]


TILE, CHAIN, POWER, PAIRS, COUNT = Argument


class Block(NamedTuple):
    """Steps of one kind: their first number, the verb of notation, what they name, and the action that each one is."""

    first: int
    verb: str
    arguments: tuple[Argument, ...] = ()
    action: Callable[..., Action] | None = None  # None: a step of an action that has several

    @property
    def length(self) -> int:
        """How many steps there are."""
        return prod(argument.size for argument in self.arguments)


BLOCKS: Final = (
    Block(numbers.PLACE_TILE, "place", (TILE,), PlaceTile),
    Block(numbers.DISCARD_TILE, "discard", (TILE,)),
    Block(numbers.FOUND_CHAIN, "found", (CHAIN,), Found),
    Block(numbers.SURVIVOR_CHAIN, "survivor", (CHAIN,), ChooseSurvivor),
    Block(numbers.ACQUIRED_CHAIN, "acquire", (CHAIN,), ChooseAcquired),
    Block(numbers.BUY_SHARE, "buy", (CHAIN,)),
    Block(numbers.TRADE_PAIRS, "trade", (PAIRS,)),
    Block(numbers.SELL_SHARES, "sell", (COUNT,)),
    Block(numbers.TRADE_2, "trade2", (CHAIN, CHAIN), Trade2),
    Block(numbers.USE_POWER, "power", (POWER,), UsePower),
    Block(numbers.STOP_PLACING, "stop", (), StopPlacing),
    Block(numbers.DONE, "done"),
    Block(numbers.ANNOUNCE_END, "announce", (), AnnounceEnd),
    Block(numbers.ACCEPT, "accept", (), lambda: AnswerTrade(True)),
    Block(numbers.DECLINE, "decline", (), lambda: AnswerTrade(False)),
)
assert all(one.first + one.length == after.first for one, after in pairwise(BLOCKS))
assert BLOCKS[-1].first + BLOCKS[-1].length == numbers.ACTIONS

WHOLE: Final = {
    block.verb: block for block in BLOCKS if block.action is not None
}  # steps that are actions by themselves
_FIRSTS: Final = [block.first for block in BLOCKS]
_BLOCK_OF: Final = {block.action: block for block in WHOLE.values()}


def block_of(number: int) -> Block:
    """The block that a step belongs to."""
    return BLOCKS[bisect_right(_FIRSTS, number) - 1]


def names_of(number: int, chains: Sequence[str]) -> list[str]:
    """What a step names, in order."""
    block = block_of(number)
    rest = number - block.first
    found: list[str] = []
    for argument in reversed(block.arguments):
        rest, value = divmod(rest, argument.size)
        found.insert(0, _name(argument, value, chains))
    return found


def _name(argument: Argument, value: int, chains: Sequence[str]) -> str:
    match argument:
        case Argument.TILE:
            return TILE_NAMES[value]
        case Argument.CHAIN:
            return chains[value]
        case Argument.POWER:
            return POWER_NAMES[value]
        case Argument.PAIRS:
            return str(2 * value)
        case Argument.COUNT:
            return str(value)


def _value(argument: Argument, name: str, chains: Sequence[str]) -> int | None:
    match argument:
        case Argument.TILE:
            return TILE_NUMBERS.get(name)
        case Argument.CHAIN:
            return chains.index(name) if name in chains else None
        case Argument.POWER:
            return POWER_NAMES.index(name) if name in POWER_NAMES else None
    raise AssertionError(f"no action names {argument.name.lower()} alone")


def step_text(number: int, chains: Sequence[str]) -> str:
    """A step in the words of notation: `place 6F`, `buy Tower`, `sell 2`; each step has its own."""
    return " ".join((block_of(number).verb, *names_of(number, chains)))


def number_of(action: Action, chains: Sequence[str]) -> int | None:
    """The number of an action that is one step; None when it names something that is not there."""
    verb, *names = words_of(action)
    block = WHOLE[verb]
    number = 0
    for argument, name in zip(block.arguments, names, strict=True):
        value = _value(argument, name, chains)
        if value is None:
            return None
        number = number * argument.size + value
    return block.first + number


def words_of(action: Action) -> tuple[str, ...]:
    """The verb of an action that is one step, and what it names."""
    if isinstance(action, AnswerTrade):
        return ("accept" if action.accept else "decline",)
    return _BLOCK_OF[type(action)].verb, *msgspec.structs.astuple(action)


def action_of(number: int, chains: Sequence[str]) -> Action:
    """The action that a step is by itself."""
    block = block_of(number)
    assert block.action is not None, f"{block.verb} is part of an action"
    return block.action(*names_of(number, chains))


def is_whole(number: int) -> bool:
    """Whether a step is an action by itself."""
    return block_of(number).action is not None


def bundle(steps: Sequence[int], phase: Phase, chains: Sequence[str]) -> Action:
    """The action that some steps, all of one decision, make up."""
    first = steps[0]
    if is_whole(first):
        return action_of(first, chains)
    by_verb: dict[str, list[list[str]]] = {}
    for number in steps:
        by_verb.setdefault(block_of(number).verb, []).append(names_of(number, chains))
    if "trade" in by_verb or "sell" in by_verb:
        return Dispose(**{verb: sum(int(name) for (name,) in by_verb.get(verb, [])) for verb in ("sell", "trade")})
    if "discard" in by_verb or phase == DISCARD:
        tiles = [tile for (tile,) in by_verb.get("discard", [])]
        return Discard(sorted(tiles, key=TILE_NUMBERS.__getitem__))  # as they are listed
    shares: dict[str, int] = {}
    for (chain,) in by_verb.get("buy", []):
        shares[chain] = shares.get(chain, 0) + 1
    return Buy(shares)


def purchase_steps(wanted: Sequence[int]) -> list[int]:
    """The steps of a purchase, given as shares of each chain, up to the last share."""
    return [numbers.BUY_SHARE + chain for chain, count in enumerate(wanted) for _ in range(count)]


def disposal_steps(sell: int, trade: int, can_trade: bool) -> list[int]:
    """The steps of a disposal; a player who cannot trade is only asked about selling."""
    return [*([numbers.TRADE_PAIRS + trade // 2] if can_trade else []), numbers.SELL_SHARES + sell]


def exchange_steps(tiles: Sequence[int]) -> list[int]:
    """The steps that set these tiles aside, in this order, up to the last one."""
    return [numbers.DISCARD_TILE + tile for tile in tiles]
