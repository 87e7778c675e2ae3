"""The difference between two messages, as a patch: on the wire it stands for the whole of the second.

A patch of an object is an object with an entry for each key that has changed: a string, number, boolean or null is
the new value; a list of one holds the new value, an empty list says that the key is gone, and an object is a patch of
what stood there. A list of objects that keeps its length is patched by index; any other list is replaced.
`patched` applies them, for programs and tests, and `web/src/lib/patch.ts` in the page.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

Patch: TypeAlias = dict[str, Any]
_PLAIN = frozenset((str, int, float, bool, type(None)))  # values that are their own patches


class _Fields(NamedTuple):
    """The fields of a kind of struct: their names on the wire, and what reads them all at once."""

    keys: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]


@cache
def _fields(kind: type[Struct]) -> _Fields | None:
    """How to compare two of that kind field by field; None where a key may come and go, or there is only one."""
    if kind.__struct_config__.omit_defaults or len(kind.__struct_fields__) < 2:
        return None
    return _Fields(kind.__struct_encode_fields__, attrgetter(*kind.__struct_fields__))


class Patches:
    """Patches between the messages of two versions; what several viewers share is compared once.

    Both messages must outlive this object, which knows their parts by identity.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Any] = {}

    def between(self, old: Struct, new: Struct, fields: Iterable[str]) -> Patch:
        """The patch that changes these fields of the old message to those of the new one."""
        return self._changes((name, getattr(old, name), getattr(new, name)) for name in fields)

    def _changes(self, values: Iterable[tuple[str, Any, Any]]) -> Patch:
        change = self._change
        return {key: change(was, now) for key, was, now in values if was is not now and was != now}

    def _change(self, old: Any, new: Any) -> Any:
        """The patch of a value that differs from the old one."""
        kind = type(new)
        if kind in _PLAIN:
            return new
        if kind is not type(old):
            return whole(new)
        pair = id(old), id(new)
        patch = self._known.get(pair)
        if patch is None:
            if kind is dict:
                patch = self._entries(old, new)
            elif kind is list:
                patch = self._items(old, new)
            elif isinstance(new, Struct) and (fields := _fields(type(new))) is not None:
                patch = self._changes(zip(fields.keys, fields.values(old), fields.values(new), strict=True))
            else:
                patch = whole(new)
            self._known[pair] = patch
        return patch

    def _entries(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> Patch:
        gone: Patch = {key: [] for key in old if key not in new}
        come = {key: whole(value) for key, value in new.items() if key not in old}
        return gone | self._changes((key, old[key], value) for key, value in new.items() if key in old) | come

    def _items(self, old: Sequence[Any], new: Sequence[Any]) -> Any:
        if len(old) != len(new) or not isinstance(new[0], Struct):
            return [new]
        return self._changes((str(place), was, now) for place, (was, now) in enumerate(zip(old, new, strict=True)))


def whole(value: Any) -> Any:
    """The patch that puts a value in place of whatever was there."""
    return [value] if isinstance(value, (Struct, dict, list, tuple)) else value


def patched(old: Any, patch: Any) -> Any:
    """What a patch makes of a decoded message or a part of it, which is left as it is."""
    if isinstance(patch, list):
        return patch[0]
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list):
        return [patched(item, patch[str(i)]) if str(i) in patch else item for i, item in enumerate(old)]
    kept = {key: value for key, value in old.items() if patch.get(key) != []}
    return kept | {key: patched(old.get(key), change) for key, change in patch.items() if change != []}
