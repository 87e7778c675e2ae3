"""Finding and reading the edition files."""

import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ...errors import BadSetup
from ...rules import constants
from ..inputs import check_player_count
from .edition import TIER_NAMES, Chain, Edition
from .looks import Look, shapes
from .options import OPTIONS, Options

FOLDER_VARIABLE = "MERGEMAKER_EDITIONS"  # a folder with the user's own edition files
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
    """The editions of a folder by name, in the order the files give; BadSetup says what is wrong in which file."""
    found = [_read(entry) for entry in folder.iterdir() if entry.name.endswith(SUFFIX)]
    return {edition.name: edition for _, edition in sorted(found, key=lambda item: (item[0], item[1].name))}


def _read(entry: Traversable) -> tuple[int, Edition]:
    """An edition file's position in the list, and its edition."""
    try:
        file = msgspec.toml.decode(entry.read_text(encoding="utf-8"), type=_File)
        return file.order, _edition(entry.name.removesuffix(SUFFIX), file)
    except (msgspec.MsgspecError, BadSetup, UnicodeDecodeError) as error:
        raise BadSetup(
            "edition_file", file=entry.name, error=error.line if isinstance(error, BadSetup) else str(error)
        ) from error


def _edition(name: str, file: _File) -> Edition:
    missing = [option for option in OPTIONS if option not in file.options]
    unknown = [option for option in file.options if option not in OPTIONS]
    if missing or unknown:
        reason = "missing_option" if missing else "unknown_option"
        raise BadSetup(reason, name=(missing or unknown)[0], known=[*OPTIONS])
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
        raise BadSetup("edition_chains", n=len(entries), wanted=constants.CHAINS)
    chains = tuple(_chain(entry) for entry in entries)
    if [chain.tier for chain in chains] != sorted(chain.tier for chain in chains):
        raise BadSetup("edition_order", first=TIER_NAMES[0], last=TIER_NAMES[-1])
    for trait in ("letter", "colour", "pattern", "emblem"):
        seen: dict[str, str] = {}
        for chain in chains:
            value = getattr(chain.look, trait)
            if value in seen:
                raise BadSetup("edition_same", chains=[seen[value], chain.name], trait=trait, value=value)
            seen[value] = chain.name
    return chains


def _chain(entry: _ChainEntry) -> Chain:
    for kind, name, known in (
        ("pattern", entry.pattern, shapes().patterns),
        ("emblem", entry.emblem, shapes().emblems),
    ):
        if name not in known:
            raise BadSetup(f"unknown_{kind}", name=name, known=[*known])
    hyphenated = entry.hyphenated or entry.name
    if hyphenated.replace("-", "") != entry.name:
        raise BadSetup("edition_hyphens", hyphenated=hyphenated, name=entry.name)
    look = Look(entry.colour, entry.name[0], entry.pattern, entry.emblem, hyphenated)
    return Chain(entry.name, TIER_NAMES.index(entry.tier), look)


class Editions(Mapping[str, Edition]):
    """Editions by name, read on first use: those of the package, then those in the user's own folder."""

    @cached_property
    def _found(self) -> dict[str, Edition]:
        found = load_editions(resources.files(__package__))
        own = os.environ.get(FOLDER_VARIABLE)
        if own:
            if not Path(own).is_dir():
                raise BadSetup("edition_folder", variable=FOLDER_VARIABLE, folder=str(own))
            more = load_editions(Path(own))
            for name in more:
                if name in found:
                    raise BadSetup("edition_twice", file=f"{name}{SUFFIX}", folder=str(own), name=name)
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
        raise BadSetup("unknown_edition", name=name, known=[*EDITIONS])
    return EDITIONS[name]


def edition_for(edition: str | Edition, options: Mapping[str, Any] | None, players: int) -> Edition:
    """The edition with these options, for this number of players; BadSetup if they are not valid."""
    check_player_count(players)
    chosen = edition if isinstance(edition, Edition) else edition_named(edition)
    return chosen.but(**(options or {})).for_players(players)
