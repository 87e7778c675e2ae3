"""A game record: enough to replay a game exactly, as JSON for programs and as text for people."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from ..errors import BadSetup, MergemakerError, NotationError
from .actions import action_data, action_from
from .editions import edition_named, option_named
from .notation import (
    action_from_text,
    action_text,
    name_from,
    name_text,
    split_words,
)
from .shuffle import Opening
from .table import Table

FORMAT = "mergemaker 1"


class GameRecord(msgspec.Struct):
    """What `replay` needs: the setup, and every action with who took it."""

    format: str
    edition: str
    options: dict[str, str | bool]
    players: list[str]
    seed: int
    bag: list[str]
    market: list[str]
    actions: list[dict[str, Any]]  # an action as in the line protocol, with its `player`
    final: dict[str, int] | None = None
    shuffle: Opening | None = None  # where it can be checked
    rules: int | msgspec.UnsetType = msgspec.UNSET  # the version of the rules; the first where it is not said
    claimed: str | msgspec.UnsetType = msgspec.UNSET  # who ended the game there, as everybody else had left

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game was played by."""
        return 1 if self.rules is msgspec.UNSET else self.rules

    def as_data(self) -> dict[str, Any]:
        """The record as a JSON object."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def record_of(table: Table) -> GameRecord:
    """The record of the game so far."""
    return GameRecord(
        format=FORMAT,
        edition=table.edition.name,
        options=table.edition.options.as_dict(),
        players=list(table.players),
        seed=table.seed,
        bag=list(table.bag),
        market=list(table.market),
        actions=[{"player": player, **action_data(action)} for player, action in table.actions],
        final=table.result.final if table.result else None,
        shuffle=table.opening,
        rules=msgspec.UNSET if table.rules_version == 1 else table.rules_version,
    )


def record_from(data: object) -> GameRecord:
    """The record that a JSON object describes; BadSetup says what is wrong with it."""
    try:
        return msgspec.convert(data, GameRecord)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSetup("not_a_record", detail=str(error)) from None


def new_table(record: GameRecord) -> Table:
    """The game of a record, before its first action."""
    if record.format != FORMAT:
        raise BadSetup("record_format", format=record.format, known=FORMAT)
    return Table(
        record.players,
        record.edition,
        record.options,
        record.seed,
        record.bag,
        record.market,
        record.shuffle,
        record.rules_version,
    )


def replay(record: GameRecord, upto: int | None = None) -> Table:
    """The game replayed to the end of its record or up to an action; BadSetup names an illegal action."""
    table = new_table(record)
    for number, data in enumerate(record.actions[:upto], start=1):
        try:
            player = data.get("player")
            if not isinstance(player, str):
                raise NotationError("record_without_player")
            table.act(action_from({name: value for name, value in data.items() if name != "player"}), player)
        except MergemakerError as error:
            raise BadSetup("record_action", n=number, error=error.full_line) from None
    if record.claimed is not msgspec.UNSET and (table.over or record.claimed not in record.players):
        raise BadSetup("record_claimed", name=record.claimed)
    if upto is None and record.final is not None:
        final = table.result.final if table.result else None
        if final != record.final:
            raise BadSetup("record_final", said=_money_text(record.final), found=_money_text(final or {}))
    return table


def _money_text(final: dict[str, int]) -> str:
    """Everybody's money as the record writes it."""
    return " ".join(f"{name_text(name)} {money}" for name, money in final.items()) or "nothing"


def to_text(record: GameRecord) -> str:
    """The record as text for people: a header, a blank line, then one action per line."""
    lines = [
        FORMAT,
        *([] if record.rules is msgspec.UNSET else [f"rules {record.rules}"]),
        f"edition {record.edition}",
        "options " + " ".join(f"{name}={_value_text(value)}" for name, value in record.options.items()),
        "players " + " ".join(name_text(name) for name in record.players),
        f"seed {record.seed}",
        *_wrapped("bag", record.bag),
        *_wrapped("market", record.market),
        *_shuffle_lines(record.shuffle),
        "",
    ]
    width = max(len(name_text(name)) for name in record.players)
    for number, data in enumerate(record.actions, start=1):
        action = action_from({name: value for name, value in data.items() if name != "player"})
        lines.append(f"{number:>4} {name_text(data['player']):<{width}}  {action_text(action)}")
    if record.final is not None:
        lines += ["", f"final {_money_text(record.final)}"]
    if record.claimed is not msgspec.UNSET:
        lines += ["", f"claimed {name_text(record.claimed)}"]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> GameRecord:
    """The record that `to_text` wrote; NotationError names the line and what is wrong with it."""
    if not text.strip():
        raise NotationError("record_empty")
    record = GameRecord(FORMAT, "", {}, [], 0, [], [], [])
    seen: set[str] = set()
    shuffle: dict[str, Any] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            _read_line(record, shuffle, seen, number, line.strip())
        except MergemakerError as error:
            raise NotationError("record_line", n=number, error=error.full_line) from None
    missing = [word for word in ("edition", "players", "bag") if word not in seen]
    if missing:
        raise NotationError("record_missing", what=missing[0])
    if shuffle:
        try:
            record.shuffle = msgspec.convert(shuffle, Opening)
        except msgspec.ValidationError as error:
            raise NotationError("record_shuffle_line", detail=str(error)) from None
    return record


def _read_line(record: GameRecord, shuffle: dict[str, Any], seen: set[str], number: int, line: str) -> None:
    if number == 1:
        _check_format(line)
        return
    words = split_words(line)
    if not words or line.startswith("#"):
        return
    word, rest = words[0], words[1:]
    if word.isdecimal():
        _read_action(record, word, line)
        return
    seen.add(word)
    match word:
        case "rules":
            record.rules = _whole(" ".join(rest))
        case "edition":
            record.edition = edition_named(" ".join(rest)).name
        case "options":
            record.options = dict(_option_from(item) for item in rest)
        case "players":
            record.players = [name_from(name) for name in rest]
        case "seed":
            record.seed = _whole(" ".join(rest))
        case "bag":
            record.bag += rest
        case "market":
            record.market += rest
        case "commitment" | "key" | "salt":
            shuffle[word] = " ".join(rest)
        case "salts":
            shuffle[word] = [name_from(salt) for salt in rest]
        case "claimed":
            record.claimed = name_from(" ".join(rest))
        case "final":
            if len(rest) % 2:
                raise NotationError("record_final_line")
            record.final = {name_from(name): _whole(money) for name, money in zip(rest[::2], rest[1::2], strict=True)}
        case _:
            raise NotationError("record_word", word=word)


def _check_format(line: str) -> None:
    """The first line must name the format that this version reads."""
    if line.startswith("mergemaker ") and line != FORMAT:
        raise NotationError("record_format", format=line, known=FORMAT)
    if line != FORMAT:
        raise NotationError("record_first_line", format=FORMAT)


def _read_action(record: GameRecord, number: str, line: str) -> None:
    if _whole(number) != len(record.actions) + 1:
        raise NotationError("record_number", n=len(record.actions) + 1, found=number)
    rest = line.split(None, 1)[1] if len(line.split(None, 1)) > 1 else ""
    words = split_words(rest)
    if len(words) < 2:
        raise NotationError("record_action_line")
    action = action_from_text(rest.lstrip()[len(words[0]) :])
    record.actions.append({"player": name_from(words[0]), **action_data(action)})


def _option_from(item: str) -> tuple[str, str | bool]:
    name, _, value = item.partition("=")
    return name, option_named(name).read(value)


def _value_text(value: str | bool) -> str:
    return value if isinstance(value, str) else "on" if value else "off"


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise NotationError("whole_number", text=text) from None


def _shuffle_lines(opening: Opening | None) -> Iterable[str]:
    if opening is None:
        return []
    salts = " ".join(name_text(salt) for salt in opening.salts)
    return [f"commitment {opening.commitment}", f"key {opening.key}", f"salt {opening.salt}", f"salts {salts}"]


def _wrapped(word: str, tiles: list[str]) -> Iterable[str]:
    return [f"{word} " + " ".join(tiles[i : i + 27]) for i in range(0, len(tiles), 27)]


def load(text: str) -> GameRecord:
    """A record from the text of a file, JSON or lines; the mark with which some editors begin a file is passed over."""
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if not text.lstrip().startswith("{"):
        return from_text(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("record_json", detail=str(error)) from None
    return record_from(data)
