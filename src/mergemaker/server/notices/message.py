"""A message to a person, in their language: a title, a text, and the games it is about."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from ...game.editions import edition_named
from ...room.notices import Kind, Notice
from ...words import Language, language
from ...words.language import ENGLISH, plain

MOST_NAMED = 5  # games in one message; of more only the number is given


class NamedGame(NamedTuple):
    """A game in a message."""

    id: str
    edition: str  # its title
    players: list[str]  # the others
    deadline: float | None = None


class Message(NamedTuple):
    """One message to one target."""

    id: str  # the same on every attempt, so that a repeated delivery can be recognised
    kind: str  # of its notices, or `test`
    title: str
    text: str
    path: str  # of the page to open
    games: list[NamedGame]


def spoken(code: str) -> Language:
    """The language of that code, or English."""
    try:
        return language(code)
    except KeyError:
        return ENGLISH


def message_of(number: str, notices: Sequence[Notice], code: str) -> Message:
    """The notices, all of one kind, as one message in a language."""
    words = spoken(code)
    games = [_named(notice, words) for notice in {notice.game: notice for notice in notices}.values()]
    first, kind = notices[0], notices[0].kind
    by = plain(first.by or "")
    title = words.text("notice.turns", n=len(games)) if len(games) > 1 and kind == "turn" else _title(words, kind, by)
    named = [_line(words, game) for game in games[:MOST_NAMED]]
    more = [words.text("notice.more", n=len(games) - MOST_NAMED)] if len(games) > MOST_NAMED else []
    path = f"/game/{games[0].id}" if len(games) == 1 else "/games"
    return Message(number, kind, title, "\n".join([*named, *more]), path, games)


def trial_message(number: str, code: str) -> Message:
    """A test message."""
    words = spoken(code)
    return Message(number, "test", words.text("notice.test"), words.text("notice.test_text"), "/games", [])


def _title(words: Language, kind: Kind, by: str) -> str:
    values = {"player": by} if kind in ("asked", "said") else {}
    return words.text(f"notice.{kind}", **values)


def _named(notice: Notice, words: Language) -> NamedGame:
    title = words.of(f"edition.{notice.edition}.title", edition_named(notice.edition).title)
    return NamedGame(notice.game, title, [plain(name) for name in notice.players], notice.deadline)


def _line(words: Language, game: NamedGame) -> str:
    line = words.text("notice.game", edition=game.edition, players=game.players)
    if game.deadline is None:
        return line
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(game.deadline))
    return f"{line} ({words.text('row.deadline', when=until)})"
