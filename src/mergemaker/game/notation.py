"""Actions as people write them: `place 6F`, `buy 2 Tower 1 Imperial`, `offer Ben give $500 take 1 Tower`."""

import json
import re
from collections.abc import Callable, Sequence

from ..errors import NotationError
from .actions import LARGEST, Action, Buy, Discard, Dispose, OfferTrade, Side
from .codec import WHOLE, Argument, Block, words_of

_PLAIN_NAME = re.compile(r"[^\W\d][\w.'-]*")
_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)')
NOTHING = "nothing"

# The correct forms, shown in error messages.
_SHARES = "2 Tower 1 Imperial"
_CASH = "$500"
_DISPOSE = "dispose sell 2 trade 4"
_OFFER = "offer Ben give $500 2 Tower take 1 Imperial"


def name_text(name: str) -> str:
    """A player's name in a line: unchanged if it is one plain word, otherwise in quotes."""
    return name if _PLAIN_NAME.fullmatch(name) else json.dumps(name)


def action_text(action: Action) -> str:
    """The action as a line of text."""
    match action:
        case Dispose(sell, trade):
            return f"dispose sell {sell} trade {trade}"
        case Buy(shares):
            return f"buy {_shares_text(shares)}"
        case Discard(tiles):
            return f"discard {' '.join(tiles) or NOTHING}"
        case OfferTrade(to, give, take):
            return f"offer {name_text(to)} give {_side_text(give)} take {_side_text(take)}"
        case _:
            return " ".join(words_of(action))


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
        raise NotationError("written_as", example=_SHARES)
    shares: dict[str, int] = {}
    for count, chain in zip(words[::2], words[1::2], strict=True):
        shares[chain] = shares.get(chain, 0) + _number(count, _SHARES)
    return shares


def _side_from(words: list[str]) -> Side:
    cash = 0
    if words and words[0].startswith("$"):
        cash = _number(words[0][1:], _CASH)
        words = words[1:]
    return Side(cash=cash, shares=_shares_from(words))


def action_from_text(text: str) -> Action:
    """The action that a line of text describes; NotationError says how to write it."""
    words = split_words(text)
    if not words:
        raise NotationError("empty_action")
    verb, rest = words[0].lower(), words[1:]
    if verb in WHOLE:
        return _whole_from(WHOLE[verb], rest)
    if verb in _BUNDLES:
        return _BUNDLES[verb](rest)
    raise NotationError("unknown_action", name=verb, known=[*WHOLE, *_BUNDLES])


_EXAMPLES = {Argument.TILE: ("6F",), Argument.CHAIN: ("Tower", "Imperial"), Argument.POWER: ("take_5",)}


def _whole_from(block: Block, words: Sequence[str]) -> Action:
    """An action that is one step, from what it names."""
    if len(words) != len(block.arguments):
        examples = [_EXAMPLES[argument][place] for place, argument in enumerate(block.arguments)]
        raise NotationError("written_as", example=" ".join((block.verb, *examples)))
    assert block.action is not None
    return block.action(*(word.upper() if block.arguments == (Argument.TILE,) else word for word in words))


def _discard_from(words: list[str]) -> Discard:
    return Discard([] if words in ([], [NOTHING]) else [tile.upper() for tile in words])


def _dispose_from(words: Sequence[str]) -> Dispose:
    amounts = {"sell": 0, "trade": 0}
    if list(words) == ["keep"]:
        return Dispose(sell=0, trade=0)
    if len(words) not in (2, 4) or any(word not in amounts for word in words[::2]):
        raise NotationError("dispose_written", example=_DISPOSE)
    for word, count in zip(words[::2], words[1::2], strict=True):
        amounts[word] = _number(count, _DISPOSE)
    return Dispose(**amounts)


def _offer_from(words: list[str]) -> OfferTrade:
    if len(words) < 5 or words[1] != "give" or "take" not in words[2:]:
        raise NotationError("written_as", example=_OFFER)
    middle = words.index("take", 2)
    return OfferTrade(to=name_from(words[0]), give=_side_from(words[2:middle]), take=_side_from(words[middle + 1 :]))


_BUNDLES: dict[str, Callable[[list[str]], Action]] = {
    "dispose": _dispose_from,
    "buy": lambda words: Buy(_shares_from(words)),
    "discard": _discard_from,
    "offer": _offer_from,
}
