"""The difference between two messages, as a patch: on the wire it stands for the whole of the second.

A patch of an object is an object with an entry for each key that has changed: a string, number, boolean or null is
the new value; a list of one holds the new value, an empty list says that the key is gone, and an object is a patch of
what stood there. A list of objects that keeps its length is patched by index; any other list is replaced.
`patched` applies them, for programs and tests, and `web/src/lib/patch.ts` in the page.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

Patch: TypeAlias = dict[str, Any]
_SAME: Final = object()  # nothing has changed


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, each with its name on the wire."""
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


class Patches:
    """Patches between the messages of two versions; what several viewers share is compared once.

    Both messages must outlive this object, which knows their parts by identity.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Any] = {}

    def between(self, old: Struct, new: Struct, fields: Iterable[str]) -> Patch:
        """The patch that changes these fields of the old message to those of the new one."""
        return self._changes((name, getattr(old, name), getattr(new, name)) for name in fields)

    def _changes(self, pairs: Iterable[tuple[str, Any, Any]]) -> Patch:
        patches = ((name, self._patch(old, new)) for name, old, new in pairs)
        return {name: patch for name, patch in patches if patch is not _SAME}

    def _patch(self, old: Any, new: Any) -> Any:
        if old is new:
            return _SAME
        if not isinstance(new, (Struct, dict, list, tuple)):
            return _SAME if old == new else new
        pair = id(old), id(new)
        if pair not in self._known:
            self._known[pair] = self._inside(old, new)
        return self._known[pair]

    def _inside(self, old: Any, new: Any) -> Any:
        if old == new:
            return _SAME
        if type(old) is not type(new):
            return [new]
        if isinstance(new, dict):
            return self._entries(old, new)
        if isinstance(new, Struct):
            if new.__struct_config__.omit_defaults:  # a key may come or go
                return [new]
            return self._changes((key, getattr(old, name), getattr(new, name)) for name, key in _fields(type(new)))
        return self._items(old, new)

    def _entries(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> Patch:
        gone: Patch = {key: [] for key in old if key not in new}
        come = {key: whole(value) for key, value in new.items() if key not in old}
        return gone | self._changes((key, old[key], value) for key, value in new.items() if key in old) | come

    def _items(self, old: Sequence[Any], new: Sequence[Any]) -> Any:
        if len(old) != len(new) or not isinstance(new[0], Struct):
            return [new]
        return self._changes((str(i), was, now) for i, (was, now) in enumerate(zip(old, new, strict=True)))


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
