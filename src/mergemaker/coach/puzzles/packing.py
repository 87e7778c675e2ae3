"""A game up to a decision as two short texts, which hold no tile that the player to act has not seen.

The bag lists the tiles in the order of drawing, two hexadecimal digits each; an unseen one is `..`, and those at the
end are left out. What is missing is dealt from the number `fill`, found when the game was packed: with it, replaying
gives exactly what the player saw. The steps are the rules' own, two digits to the base 36 each; a power added since
the first puzzles were written has a code of its own, so that the codes of the other steps stay what they were.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...bots.bot import completes_decision
from ...errors import BadSetup
from ...game.codec import bundle
from ...game.position import Position
from ...game.table import Table
from ...game.tiles import TILE_NAMES, TILE_NUMBERS
from ...rules.actions import USE_POWER
from ...rules.constants import POWERS, TILES
from ...rules.reasons import FINE
from ...rules.rng import below, seed_rng
from ...rules.state import LAYOUT
from ...rules.turn import why_not

PLAYERS: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")  # seats, in order
UNSEEN: Final = ".."
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_FILLS: Final = 500  # tried before a game is given up
FIRST_POWERS: Final = 5  # powers whose steps have their numbers as codes
LAST_CODE: Final = 36 * 36 - 1  # codes of later powers count down from here


class Packed(NamedTuple):
    """A game up to a decision, as its player knows it."""

    bag: str
    steps: str
    market: str
    fill: int


def pack(table: Table) -> Packed | None:
    """The game so far as the player to act knows it; None when no other deal of the unseen tiles leads here."""
    player = table.to_act
    position = table.position(player)
    seen = {tile for tile in position.game.bag if tile >= 0}
    tiles = [TILE_NUMBERS[name] for name in table.bag]
    bag = "".join(f"{tile:02x}" if tile in seen else UNSEEN for tile in tiles)
    while bag.endswith(UNSEEN):
        bag = bag.removesuffix(UNSEEN)
    market = "".join(f"{TILE_NUMBERS[fact.tile or '']:02x}" for fact in table.facts if fact.type == "market_drew")
    steps = "".join(_step_text(number) for number in _steps(table))
    for fill in range(MOST_FILLS):
        packed = Packed(bag, steps, market, fill)
        try:
            again = unpack(packed, table.edition.name, dict(table.edition.options.as_dict()), len(table.players))
        except BadSetup:
            continue  # with these tiles someone would have had other choices
        if again.to_act == PLAYERS[table.game.actor] and is_same(again.position(again.to_act), position):
            return packed
    return None


def unpack(packed: Packed, edition: str, options: dict[str, str | bool], players: int) -> Table:
    """The game up to its decision, with the unseen tiles dealt by `fill`."""
    table = Table(
        PLAYERS[:players],
        edition,
        options,
        seed=packed.fill,
        bag=[TILE_NAMES[tile] for tile in _filled(packed.bag, packed.fill)],
        market=[TILE_NAMES[tile] for tile in _bytes(packed.market)],
    )
    steps = [step_of(int(packed.steps[i : i + 2], 36)) for i in range(0, len(packed.steps), 2)]
    while steps:
        taken = _next_decision(table, steps)
        table.act(bundle(taken, table.game.phase, table.edition.chains))
        del steps[: len(taken)]
    return table


def _next_decision(table: Table, steps: Sequence[int]) -> list[int]:
    """The first of the steps, up to the end of the decision; BadSetup if they are not legal here."""
    trial, taken = table.game.copy(), list[int]()
    for number in steps:
        if why_not(trial, table.rules, number) != FINE:
            break
        taken.append(number)
        if completes_decision(trial, table.rules, number):
            return taken
    raise BadSetup("puzzle_broken", n=len(table.actions))


def is_same(one: Position, other: Position) -> bool:
    """Whether two positions cannot be told apart by their viewer."""
    return one.viewer == other.viewer and all(getattr(one.game, name) == getattr(other.game, name) for name in LAYOUT)


def _steps(table: Table) -> Iterator[int]:
    """The rules' steps of all actions so far."""
    replayed = Table(table.players, table.edition, seed=table.seed, bag=table.bag, market=table.market)
    for player, action in table.actions:
        yield from replayed.steps(action)
        replayed.act(action, player)


def code_of(number: int, powers: int = POWERS) -> int:
    """A step as it is written down, the same however many powers there are."""
    power = number - USE_POWER
    if power < FIRST_POWERS:
        return number
    return LAST_CODE - (power - FIRST_POWERS) if power < powers else number - (powers - FIRST_POWERS)


def step_of(code: int, powers: int = POWERS) -> int:
    """The step that `code_of` wrote down."""
    if code < USE_POWER + FIRST_POWERS:
        return code
    later = LAST_CODE - code
    return USE_POWER + FIRST_POWERS + later if later < powers - FIRST_POWERS else code + powers - FIRST_POWERS


def _step_text(number: int) -> str:
    code = code_of(number)
    return DIGITS[code // 36] + DIGITS[code % 36]


def _bytes(text: str) -> list[int]:
    return [int(text[i : i + 2], 16) for i in range(0, len(text), 2)]


def _filled(bag: str, fill: int) -> list[int]:
    """All tiles: those seen in their places, the others shuffled by the number."""
    places = [bag[i : i + 2] for i in range(0, len(bag), 2)]
    places += [UNSEEN] * (TILES - len(places))
    seen = {int(tile, 16) for tile in places if tile != UNSEEN}
    unseen = [tile for tile in range(TILES) if tile not in seen]
    rng = [0, 0]
    seed_rng(rng, fill, 0)
    return [unseen.pop(below(rng, len(unseen))) if tile == UNSEEN else int(tile, 16) for tile in places]
