"""TypeScript types of the messages: `python -m mergemaker.server.typescript` writes `web/src/messages.ts`."""

import sys
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect

from ..game import actions, coach_shapes, facts, guide, insight_shapes, view, why
from ..game.lessons import asked
from ..room.messages import (
    catalogue,
    commands,
    history,
    learning,
    notices,
    orders,
    people,
    puzzles,
    ratings,
    reviews,
    setup,
    table,
    updates,
)
from ..words import lines

TARGET = Path(__file__).parents[3] / "web" / "src" / "messages.ts"
HEADER = "// Made by `python -m mergemaker.server.typescript` from src/mergemaker/room/messages. Do not edit.\n"

MODULES = (
    lines,
    actions,
    view,
    facts,
    people,
    setup,
    table,
    orders,
    insight_shapes,
    asked,
    why,
    guide,
    commands,
    updates,
    catalogue,
    history,
    learning,
    ratings,
    coach_shapes,
    reviews,
    notices,
    puzzles,
)
_PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    """Every struct of the schema, in the order of the files."""
    found: dict[type[Struct], None] = {}
    for module in MODULES:
        for thing in vars(module).values():
            mine = getattr(thing, "__module__", None) == module.__name__
            if mine and isinstance(thing, type) and issubclass(thing, Struct) and not thing.__name__.startswith("_"):
                found[thing] = None
    return list(found)


def type_text(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    plain = _PLAIN.get(type(kind))
    if plain is not None:
        return plain
    match kind:
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types):
            return " | ".join(type_text(member) for member in types)
        case inspect.ListType():
            inner = type_text(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types):
            return f"[{', '.join(type_text(member) for member in item_types)}]"
        case inspect.DictType():
            return f"Record<string, {type_text(kind.value_type)}>"
        case inspect.StructType():
            return kind.cls.__name__
    raise NotImplementedError(f"no TypeScript for {kind}")


def interface(struct: type[Struct]) -> str:
    """A struct as an interface; fields that may be left out are optional."""
    info: Any = inspect.type_info(struct)
    lines = [f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = bool(struct.__struct_config__.omit_defaults)
    for field in info.fields:
        mark = "?" if not field.required and (optional or _comes_in(struct)) else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join([*lines, "}"])


def _comes_in(struct: type[Struct]) -> bool:
    """Whether the browser sends it, and so may omit fields with a default."""
    sent = {*get_args(commands.ClientMessage), actions.Side}
    return struct in sent or bool(struct.__struct_config__.forbid_unknown_fields)


def typescript() -> str:
    """The text of `messages.ts`."""
    parts = [HEADER, *(interface(struct) for struct in structs())]
    for name, union in (
        ("Action", actions.Action),
        ("ClientMessage", commands.ClientMessage),
        ("ServerMessage", updates.ServerMessage),
        ("ClockSetup", setup.ClockSetup),
    ):
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(union))};")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Writes the file, or the one named on the command line."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
