"""The edition files: reading them, and finding them by their being there."""

import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...errors import BadSetup
from ...rules import constants
from .edition import TIER_NAMES, Chain, Edition
from .looks import Look, shapes
from .options import OPTIONS, Options

FOLDER_VARIABLE = "MERGEMAKER_EDITIONS"  # a folder with edition files of one's own
SUFFIX = ".toml"


class _ChainEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A chain as an edition file writes it."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][a-z]+$", max_length=20)]
    tier: Literal["cheap", "medium", "expensive"]
    colour: Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]
    pattern: str
    emblem: str
    hyphenated: str | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """An edition file; its name is the edition's."""

    title: str
    book: str
    blurb: str
    chains: list[_ChainEntry]
    options: dict[str, str | bool]
    order: int = 100
    bonuses_for_two: str | None = None
    shows_hopeless_hand: bool = False
    cited_as: str | None = None
    parts: str = ""


def load_editions(folder: Traversable) -> dict[str, Edition]:
    """The editions of a folder by name, in the order they ask for; BadSetup says what is wrong in which file."""
    found = [_read(entry) for entry in folder.iterdir() if entry.name.endswith(SUFFIX)]
    return {edition.name: edition for _, edition in sorted(found, key=lambda item: (item[0], item[1].name))}


def _read(entry: Traversable) -> tuple[int, Edition]:
    """The edition of a file, after the place it asks for."""
    try:
        file = msgspec.toml.decode(entry.read_text(encoding="utf-8"), type=_File)
        return file.order, _edition(entry.name.removesuffix(SUFFIX), file)
    except (msgspec.MsgspecError, BadSetup, UnicodeDecodeError) as error:
        raise BadSetup(f"the edition file {entry.name}: {error}") from error


def _edition(name: str, file: _File) -> Edition:
    missing = [option for option in OPTIONS if option not in file.options]
    unknown = [option for option in file.options if option not in OPTIONS]
    if missing or unknown:
        what = f"the option {missing[0]!r} is missing" if missing else f"there is no option {unknown[0]!r}"
        raise BadSetup(f"{what}: the options are {', '.join(OPTIONS)}")
    if file.bonuses_for_two is not None:
        OPTIONS["bonuses"].check(file.bonuses_for_two)
    return Edition(
        name=name,
        title=file.title,
        book=file.book,
        blurb=file.blurb,
        chain_list=_chains(file.chains),
        options=Options(**file.options),  # type: ignore[arg-type]  # Options checks each value
        bonuses_for_two=file.bonuses_for_two,
        shows_hopeless_hand=file.shows_hopeless_hand,
        cited_as=file.cited_as,
        parts=file.parts,
    )


def _chains(entries: list[_ChainEntry]) -> tuple[Chain, ...]:
    """Seven chains from cheap to expensive, no two with the same letter, colour, pattern or emblem."""
    if len(entries) != constants.CHAINS:
        raise BadSetup(f"there are {len(entries)} chains: an edition has {constants.CHAINS}")
    chains = tuple(_chain(entry) for entry in entries)
    if [chain.tier for chain in chains] != sorted(chain.tier for chain in chains):
        raise BadSetup(f"the chains do not go from {TIER_NAMES[0]} to {TIER_NAMES[-1]}")
    for trait in ("letter", "colour", "pattern", "emblem"):
        seen: dict[str, str] = {}
        for chain in chains:
            value = getattr(chain.look, trait)
            if value in seen:
                raise BadSetup(f"{seen[value]} and {chain.name} have the same {trait}, {value}")
            seen[value] = chain.name
    return chains


def _chain(entry: _ChainEntry) -> Chain:
    for kind, name, known in (
        ("pattern", entry.pattern, shapes().patterns),
        ("emblem", entry.emblem, shapes().emblems),
    ):
        if name not in known:
            raise BadSetup(f"there is no {kind} {name!r}: the {kind}s are {', '.join(known)}")
    hyphenated = entry.hyphenated or entry.name
    if hyphenated.replace("-", "") != entry.name:
        raise BadSetup(f"{hyphenated!r} is not {entry.name!r} with hyphens")
    look = Look(entry.colour, entry.name[0], entry.pattern, entry.emblem, hyphenated)
    return Chain(entry.name, TIER_NAMES.index(entry.tier), look)


class Editions(Mapping[str, Edition]):
    """Editions by name, read when first asked for: those of the package, then those of the player's own folder."""

    @cached_property
    def _found(self) -> dict[str, Edition]:
        found = load_editions(resources.files(__package__))
        own = os.environ.get(FOLDER_VARIABLE)
        if own:
            if not Path(own).is_dir():
                raise BadSetup(f"{FOLDER_VARIABLE} names no folder: {own}")
            more = load_editions(Path(own))
            for name in more:
                if name in found:
                    raise BadSetup(f"the edition file {name}{SUFFIX} of {own}: there is an edition {name!r} already")
            found |= more
        return found

    def __getitem__(self, name: str) -> Edition:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


EDITIONS = Editions()


def edition_named(name: str) -> Edition:
    """The edition of that name; BadSetup if there is none."""
    if name not in EDITIONS:
        raise BadSetup(f"there is no edition {name!r}: the editions are {', '.join(EDITIONS)}")
    return EDITIONS[name]
