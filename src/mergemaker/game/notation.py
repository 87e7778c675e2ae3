"""Actions as people write them: `place 6F`, `buy 2 Tower 1 Imperial`, `offer Ben give $500 take 1 Tower`."""

import json
import re
from collections.abc import Sequence

from ..errors import NotationError
from .actions import (
    LARGEST,
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    OfferTrade,
    PlaceTile,
    Side,
    StopPlacing,
    Trade2,
    UsePower,
)

_PLAIN_NAME = re.compile(r"[^\W\d][\w.'-]*")
_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)')
NOTHING = "nothing"


def name_text(name: str) -> str:
    """A player's name in a line: as it is when it is one plain word, else in quotes."""
    return name if _PLAIN_NAME.fullmatch(name) else json.dumps(name)


def action_text(action: Action) -> str:
    """The action as a line of text."""
    match action:
        case PlaceTile(tile):
            return f"place {tile}"
        case StopPlacing():
            return "stop"
        case Found(chain):
            return f"found {chain}"
        case ChooseSurvivor(chain):
            return f"survivor {chain}"
        case ChooseAcquired(chain):
            return f"acquire {chain}"
        case Dispose(sell, trade):
            return f"dispose sell {sell} trade {trade}"
        case Buy(shares):
            return f"buy {_shares_text(shares)}"
        case AnnounceEnd():
            return "announce"
        case Discard(tiles):
            return f"discard {' '.join(tiles) or NOTHING}"
        case UsePower(power):
            return f"power {power}"
        case Trade2(give, take):
            return f"trade2 {give} {take}"
        case OfferTrade(to, give, take):
            return f"offer {name_text(to)} give {_side_text(give)} take {_side_text(take)}"
        case AnswerTrade(accept):
            return "accept" if accept else "decline"


def _shares_text(shares: dict[str, int]) -> str:
    return " ".join(f"{count} {chain}" for chain, count in shares.items() if count) or NOTHING


def _side_text(side: Side) -> str:
    cash = f"${side.cash}" if side.cash else ""
    shares = _shares_text(side.shares) if any(side.shares.values()) else ""
    return f"{cash} {shares}".strip() or NOTHING


def split_words(text: str) -> list[str]:
    """The words of a line; a name in quotes is one word."""
    words = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        found = _WORD.match(text, position)
        if not found:
            raise NotationError("quote_open", text=text)
        words.append(found[1])
        position = found.end()
    return words


def name_from(word: str) -> str:
    """The name that `name_text` wrote."""
    if not word.startswith('"'):
        return word
    try:
        name = json.loads(word)
    except ValueError:
        name = None
    if not isinstance(name, str):
        raise NotationError("not_a_name", word=word)
    return name


def _number(word: str, example: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", word) or int(word) > LARGEST:
        raise NotationError("number_written", word=word, example=example)
    return int(word)


def _shares_from(words: Sequence[str]) -> dict[str, int]:
    if list(words) == [NOTHING] or not words:
        return {}
    if len(words) % 2:
        raise NotationError("written_as", example="2 Tower 1 Imperial")
    shares: dict[str, int] = {}
    for count, chain in zip(words[::2], words[1::2], strict=True):
        shares[chain] = shares.get(chain, 0) + _number(count, "2 Tower 1 Imperial")
    return shares


def _side_from(words: list[str]) -> Side:
    cash = 0
    if words and words[0].startswith("$"):
        cash = _number(words[0][1:], "$500")
        words = words[1:]
    return Side(cash=cash, shares=_shares_from(words))


def _one(words: Sequence[str], what: str) -> str:
    if len(words) != 1:
        raise NotationError("written_as", example="place 6F" if what == "tile" else f"{what} Tower")
    return words[0]


def action_from_text(text: str) -> Action:
    """The action that a line of text stands for; NotationError says how it is written."""
    words = split_words(text)
    if not words:
        raise NotationError("empty_action")
    verb, rest = words[0].lower(), words[1:]
    match verb:
        case "place":
            return PlaceTile(_one(rest, "tile").upper())
        case "found":
            return Found(_one(rest, "found"))
        case "survivor":
            return ChooseSurvivor(_one(rest, "survivor"))
        case "acquire":
            return ChooseAcquired(_one(rest, "acquire"))
        case "dispose":
            return _dispose_from(rest)
        case "buy":
            return Buy(_shares_from(rest))
        case "discard":
            return Discard([] if rest in ([], [NOTHING]) else [tile.upper() for tile in rest])
        case "power":
            return UsePower(_one(rest, "power"))
        case "trade2":
            if len(rest) != 2:
                raise NotationError("written_as", example="trade2 Tower Imperial")
            return Trade2(rest[0], rest[1])
        case "offer":
            return _offer_from(rest)
    if verb in _ALONE:
        if rest:
            raise NotationError("written_as", example=verb)
        return _ALONE[verb]
    raise NotationError("unknown_action", name=verb, known=[*_VERBS, *_ALONE])


_VERBS = ("place", "found", "survivor", "acquire", "dispose", "buy", "discard", "power", "trade2", "offer")
_ALONE: dict[str, Action] = {
    "stop": StopPlacing(),
    "announce": AnnounceEnd(),
    "accept": AnswerTrade(True),
    "decline": AnswerTrade(False),
}


def _dispose_from(words: Sequence[str]) -> Dispose:
    amounts = {"sell": 0, "trade": 0}
    if list(words) == ["keep"]:
        return Dispose(sell=0, trade=0)
    if len(words) not in (2, 4) or any(word not in amounts for word in words[::2]):
        raise NotationError("dispose_written", example="dispose sell 2 trade 4")
    for word, count in zip(words[::2], words[1::2], strict=True):
        amounts[word] = _number(count, "dispose sell 2 trade 4")
    return Dispose(**amounts)


def _offer_from(words: list[str]) -> OfferTrade:
    if len(words) < 5 or words[1] != "give" or "take" not in words[2:]:
        raise NotationError("written_as", example="offer Ben give $500 2 Tower take 1 Imperial")
    middle = words.index("take", 2)
    return OfferTrade(to=name_from(words[0]), give=_side_from(words[2:middle]), take=_side_from(words[middle + 1 :]))
