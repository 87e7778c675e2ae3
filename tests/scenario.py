"""Scenarios: small text files that draw a position like the table and tell what may be done there and what comes of it.

`tests/scenarios/README.md` describes the format.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from mergemaker.errors import IllegalAction
from mergemaker.game.codec import POWER_NAMES
from mergemaker.game.facts import Fact, FactNames
from mergemaker.game.table import Table
from mergemaker.game.tiles import LETTERS, TILE_NAMES, TILE_NUMBERS
from mergemaker.rules import constants
from mergemaker.rules.board import set_standing
from mergemaker.rules.setup import clear_table
from mergemaker.rules.state import Game
from mergemaker.rules.turn import advance

from .scenario_claims import ANY, NOTHING, check, listed, shares_in

FOLDER = Path(__file__).parent / "scenarios"

_TITLE = re.compile(r"((?:[A-Z]\d+)(?:, [A-Z]\d+)*): (.+)")
_COLUMNS = re.compile(r"1(\s+\d+){11}")
_ROW = re.compile(r"([A-I])((?:\s+\S){12})")
_HAS = re.compile(r"(\w+) has (.+)")
_ACTION = re.compile(r"(\w+): (.+)")
_SWITCHES = {"on": True, "off": False}


@dataclass(frozen=True)
class Holder:
    """What a player has at the start of a scenario."""

    cash: int = constants.STARTING_CASH
    shares: dict[str, int] = field(default_factory=dict)
    hand: tuple[str, ...] = (ANY,)
    powers: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Step:
    """An action (or the start) and the lines that tell what comes of it."""

    player: str
    action: str
    line: int
    expected: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Scenario:
    """One case of a file: a position and a script."""

    path: Path
    rules: tuple[str, ...]
    title: str
    edition: str = "renegade"
    options: dict[str, str | bool] = field(default_factory=dict)
    players: tuple[str, ...] = ("Ann", "Ben", "Cy")
    holders: dict[str, Holder] = field(default_factory=dict)
    board: dict[str, str] = field(default_factory=dict)
    bag: tuple[str, ...] = (ANY,)
    deal: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    turn: str = ""
    idle: int = 0
    steps: tuple[Step, ...] = ()

    def __str__(self) -> str:
        return f"{self.path.stem}: {self.title}"


# --- Reading ---------------------------------------------------------------------------------------------------------


@cache
def scenarios() -> list[Scenario]:
    """Every case of every file."""
    return [scenario for path in sorted(FOLDER.glob("*.txt")) for scenario in read(path)]


def read(path: Path) -> list[Scenario]:
    """The cases of a file; what stands before the first `case` belongs to all."""
    lines = path.read_text().splitlines()
    title = _TITLE.fullmatch(lines[0])
    assert title, f"{path.name}: the first line is `T4: a sentence`, with the rules it is about"
    cases = [Scenario(path, tuple(title[1].split(", ")), title[2])]
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith("case "):
            cases.append(replace(cases[0], title=line[5:].strip()))
            continue
        try:
            cases[-1] = _read_line(cases[-1], line, number)
        except (AssertionError, KeyError, ValueError) as error:
            raise AssertionError(f"{path.name}, line {number}: {line.strip()!r} cannot be read: {error}") from error
    return cases[1:] or cases


def _read_line(scenario: Scenario, line: str, number: int) -> Scenario:
    words = line.split()
    if not words or words[0] == "#" or _COLUMNS.fullmatch(line.strip()):
        return scenario
    if line.startswith(" ") and scenario.steps:
        last = scenario.steps[-1]
        extended = replace(last, expected=(*last.expected, (number, line.strip())))
        return replace(scenario, steps=(*scenario.steps[:-1], extended))
    if row := _ROW.fullmatch(line.strip()):
        drawn = {f"{column}{row[1]}": cell for column, cell in enumerate(row[2].split(), start=1) if cell != "."}
        kept = {tile: cell for tile, cell in scenario.board.items() if tile[-1] != row[1]}
        return replace(scenario, board=kept | drawn)
    if has := _HAS.fullmatch(line):
        return replace(scenario, holders=scenario.holders | {has[1]: _holder(has[2])})
    if line == "start":
        return replace(scenario, steps=(*scenario.steps, Step("", "", number)))
    if act := _ACTION.fullmatch(line):
        return replace(scenario, steps=(*scenario.steps, Step(act[1], act[2], number)))
    word, rest = words[0], tuple(words[1:])
    match word:
        case "edition":
            return replace(scenario, edition=rest[0])
        case "options":
            options = dict(item.split("=") for item in rest)
            return replace(
                scenario,
                options=scenario.options | {name: _SWITCHES.get(value, value) for name, value in options.items()},
            )
        case "players":
            return replace(scenario, players=rest)
        case "turn":
            return replace(scenario, turn=rest[0])
        case "idle":
            return replace(scenario, idle=int(rest[0]))
        case "bag":
            return replace(scenario, bag=rest)
        case "deal":
            return replace(scenario, deal=scenario.deal + rest)
        case "market":
            return replace(scenario, market=rest)
    raise AssertionError(f"unknown word {word!r}")


def _holder(text: str) -> Holder:
    holder = Holder()
    for part in text.split(", "):
        words = part.split()
        if words[0] == "hand":
            holder = replace(holder, hand=listed(words[1:]))
        elif words[0] == "powers":
            holder = replace(holder, powers=listed(words[1:]))
        elif words[0].startswith("$"):
            holder = replace(holder, cash=int(words[0][1:]))
        else:
            holder = replace(holder, shares=shares_in(words))
    return holder


# --- Setting up ------------------------------------------------------------------------------------------------------


def set_up(scenario: Scenario) -> Table:
    """A table at which the drawn position stands, its first turn begun."""
    bag = [*scenario.deal, *(tile for tile in TILE_NAMES if tile not in scenario.deal)] if scenario.deal else None
    table = Table(scenario.players, scenario.edition, scenario.options, seed=1, bag=bag, market=scenario.market)
    if bag is not None:
        return table
    game = table.game
    assert game.facts is not None
    clear_table(game, table.rules, len(scenario.players))
    _set_board(game, table, scenario)
    _set_tiles(game, scenario)
    _set_holders(game, table, scenario)
    game.player = scenario.players.index(scenario.turn or scenario.players[0])
    game.idle = scenario.idle
    game.phase = constants.TURN_START
    game.facts.clear()
    advance(game, table.rules)
    table.facts = FactNames(table.edition, table.players)(game.facts)
    game.facts.clear()
    return table


def _set_board(game: Game, table: Table, scenario: Scenario) -> None:
    letters = {chain[0]: number for number, chain in enumerate(table.edition.chains)}
    for tile, cell in scenario.board.items():
        square = TILE_NUMBERS[tile]
        if cell == "o":
            game.board[square] = constants.ALONE
            continue
        chain = letters[cell]
        game.board[square] = 1 << chain
        game.sizes[chain] += 1
        if game.headquarters[chain] == constants.NONE:
            game.headquarters[chain] = square
    for chain in range(constants.CHAINS):
        set_standing(game, chain)
    _check_board(game)


def _check_board(game: Game) -> None:
    """The drawing is a board that can come about: unlike tiles never touch, and a chain hangs together."""
    for square in range(constants.TILES):
        here = game.board[square]
        around = {game.board[near] for near in constants.NEIGHBOURS[square]} - {constants.EMPTY}
        assert not here or around <= {here}, f"{TILE_NAMES[square]} stands beside another chain or an independent tile"
    for chain in range(constants.CHAINS):
        reached: set[int] = set()
        waiting = [game.headquarters[chain]] if game.sizes[chain] else []
        while waiting:
            square = waiting.pop()
            reached.add(square)
            waiting += [n for n in constants.NEIGHBOURS[square] if game.board[n] == 1 << chain and n not in reached]
        assert len(reached) == game.sizes[chain] != 1, f"chain {chain} is not one group of two or more"


def _set_tiles(game: Game, scenario: Scenario) -> None:
    """Every tile is put in exactly one place; what is named nowhere and not left to the bag is set aside."""
    hands = {name: scenario.holders.get(name, Holder()).hand for name in scenario.players}
    named = [*scenario.board, *(tile for hand in hands.values() for tile in hand), *scenario.bag]
    named = [tile for tile in named if tile not in (ANY, NOTHING)]
    assert len(set(named)) == len(named), "a tile is named twice"
    free = [tile for tile in TILE_NAMES if tile not in named]
    for seat, hand in enumerate(hands.values()):
        tiles = [tile for tile in hand if tile != ANY]
        while ANY in hand and len(tiles) < constants.FULL_HAND:
            tiles.append(free.pop())
        game.held[seat] = len(tiles)
        game.hands[seat][: len(tiles)] = [TILE_NUMBERS[tile] for tile in tiles]
    bag = [tile for tile in scenario.bag if tile not in (ANY, NOTHING)] + (free if ANY in scenario.bag else [])
    elsewhere = [tile for tile in TILE_NAMES if tile not in bag]
    game.bag = [TILE_NUMBERS[tile] for tile in (*elsewhere, *bag)]
    game.drawn = len(elsewhere)


def _set_holders(game: Game, table: Table, scenario: Scenario) -> None:
    assert set(scenario.holders) <= set(scenario.players), "a holding of a player who is not in the game"
    for seat, name in enumerate(scenario.players):
        holder = scenario.holders.get(name, Holder())
        game.cash[seat] = holder.cash
        for chain, count in holder.shares.items():
            number = table.edition.chains.index(chain)
            game.shares[seat][number] = count
            game.market[number] -= count
            assert game.market[number] >= 0, f"there are only 25 shares of {chain}"
        if holder.powers is not None:
            game.powers[seat] = sum(1 << POWER_NAMES.index(power) for power in holder.powers)


# --- Playing ---------------------------------------------------------------------------------------------------------


def play(scenario: Scenario) -> Table:
    """The script is played; AssertionError names the line that does not hold."""
    table = set_up(scenario)
    assert scenario.steps, f"{scenario}: nothing is done"
    for step in scenario.steps:
        before = table.state()
        facts, refusal = _do(table, step)
        wanted = next((line[2:] for _, line in step.expected if line.startswith("x ")), None)
        if refusal is None:
            assert wanted is None, f"line {step.line}: it was not refused"
        else:
            assert wanted is not None, f"line {step.line}: {refusal}"
            assert wanted in refusal, f"line {step.line}: it was refused otherwise: {refusal}"
            assert table.state() == before, f"line {step.line}: what was refused changed something"
        _check_shares(table)
        _check_expected(table, step, facts)
    return table


def _do(table: Table, step: Step) -> tuple[list[Fact], str | None]:
    """What came of a step, and why it was refused, if it was."""
    if not step.player:
        return table.facts, None
    try:
        return table.act(step.action, step.player), None
    except IllegalAction as error:
        return [], f"{error.reason.replace('_', ' ')} ({error.rule})"


def _check_shares(table: Table) -> None:
    for chain in range(constants.CHAINS):
        held = sum(table.game.shares[seat][chain] for seat in range(len(table.players)))
        assert held + table.game.market[chain] == constants.SHARES, f"{table.edition.chains[chain]} has not 25 shares"


def _check_expected(table: Table, step: Step, facts: list[Fact]) -> None:
    happened = [fact_text(fact) for fact in facts]
    waiting = list(happened)
    rows: dict[str, str] | None = None
    for number, line in step.expected:
        sign, _, rest = line.partition(" ")
        if row := _ROW.fullmatch(line):
            assert rows is not None, f"line {number}: a board is drawn below `= board`"
            rows |= {f"{column}{row[1]}": cell for column, cell in enumerate(row[2].split(), start=1) if cell != "."}
            if row[1] == LETTERS[-1]:
                assert rows == _board(table), f"line {number}: the board is {_board(table)}"
        elif sign == ">":
            while waiting and not matches(rest, waiting[0]):
                waiting.pop(0)
            assert waiting, f"line {number}: `{rest}` did not happen (in this order); what did:\n" + "\n".join(happened)
            waiting.pop(0)
        elif sign == "!":
            unwanted = [fact for fact in happened if matches(rest, fact)]
            assert not unwanted, f"line {number}: it did happen: {unwanted}"
        elif sign == "=":
            rows = {}
            check(table, rest, number)
        else:
            assert sign == "x" or _COLUMNS.fullmatch(line), f"line {number}: unknown sign {sign!r}"


def fact_text(fact: Fact) -> str:
    """A fact in words, as scenarios write it."""
    words: list[str | int | None] = [fact.type.replace("_", " "), fact.player, fact.count, fact.chain]
    words += [f"into {fact.into}" if fact.into else None, *(fact.chains or []), fact.tile]
    words += [None if fact.dollars is None else f"-${-fact.dollars}" if fact.dollars < 0 else f"${fact.dollars}"]
    words += ["+".join(fact.ranks) if fact.ranks else None, f"split {fact.tied}" if (fact.tied or 0) > 1 else None]
    words += [f"with {fact.other}" if fact.other else None, fact.power, fact.how]
    return " ".join(str(word) for word in words if word is not None)


def matches(pattern: str, fact: str) -> bool:
    """Whether a fact begins like the pattern and has its other words in the same order."""
    wanted, words = pattern.split(), iter(fact.split())
    return fact.startswith(wanted[0]) and all(word in words for word in wanted)


def _board(table: Table) -> dict[str, str]:
    return {tile: chain[0] if chain else "o" for tile, chain in table.state().board.items()}
