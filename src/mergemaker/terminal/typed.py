"""Parsing what people type: short forms for every action, read in the context of the position."""

import re
from collections.abc import Sequence

from ..errors import NotationError
from ..game.actions import Action, AnswerTrade, Buy, Discard, Dispose, OfferTrade, Side, StopPlacing
from ..game.codec import POWER_NAMES, WHOLE, Argument, Block
from ..game.notation import action_from_text, name_from, split_words
from ..game.view import View
from ..words import ENGLISH, t

NONE = ("none", "nothing", "no", "pass", "0", "-")
YES = ("yes", "y", "accept", "ok")
NO = ("no", "n", "decline")
ALIASES = {"end": "announce", "use": "power", "swap": "trade2"}
ANSWERED_BY = {"place_tile": "place", "found": "found", "choose_survivor": "survivor", "choose_acquired": "acquire"}
_TILE = re.compile(r"(1[0-2]|[1-9])[A-I]")


def action_typed(line: str, view: View) -> Action:
    """The action that a line means in this position; NotationError says how to write it."""
    words = [word for word in split_words(line.replace(",", " ")) if word not in ("+", "and")]
    if not words:
        raise NotationError("nothing_typed")
    verb, rest = words[0].lower(), words[1:]
    verb = ALIASES.get(verb, verb)
    if verb in WHOLE:
        return _whole(WHOLE[verb], rest, view, f"{verb} ")
    match verb:
        case "offer":
            return _offer(rest, view)
        case "buy":
            return Buy(_purchase(rest, view))
        case "discard":
            return Discard(_tiles(rest, view))
        case "dispose":
            return _disposal(rest, view)
    try:
        return _short(words, view)
    except NotationError as error:
        if error.reason != "unknown_chain":
            raise
        raise NotationError("no_chain_no_command", word=words[0], known=[*view.chains]) from None


def _short(words: list[str], view: View) -> Action:
    """A line without a verb: the answer to the current decision."""
    first = words[0].lower()
    match view.decision:
        case "place_tile" if first in NONE:
            return StopPlacing()
        case "place_tile" | "found" | "choose_survivor" | "choose_acquired":
            return _whole(WHOLE[ANSWERED_BY[view.decision]], words, view, "")
        case "buy":
            return Buy(_purchase(words, view))
        case "dispose":
            return _disposal(words, view)
        case "discard":
            return Discard(_tiles(words, view))
        case "answer_trade" if first in YES or first in NO:
            return AnswerTrade(first in YES)
        case "answer_trade":
            raise NotationError("yes_or_no")
    return action_from_text(" ".join(words))


def _whole(block: Block, words: Sequence[str], view: View, verb: str) -> Action:
    """An action of one step, from what it names; a power's name may be several words."""
    assert block.action is not None, f"{block.verb} is part of an action"
    if block.arguments == (Argument.POWER,):
        return block.action(power_named("".join(words)))
    if block.arguments and len(words) != len(block.arguments):
        if len(block.arguments) > 1:
            raise NotationError("trade2_typed", **named_chains(view))
        example = "6F" if block.arguments == (Argument.TILE,) else named_chains(view)["first"]
        raise NotationError("one_name_typed", example=verb + example)
    named = [
        tile_named(word) if argument is Argument.TILE else chain_named(word, view)
        for argument, word in zip(block.arguments, words, strict=False)
    ]
    return block.action(*named)


def named_chains(view: View) -> dict[str, str]:
    """Two chains as examples of what can be typed: of those on the board, as far as there are two."""
    chains = sorted(view.chains, key=lambda name: not view.chains[name].active)
    return {"first": chains[0].lower(), "second": chains[1].lower()}


def purchase_examples(view: View) -> dict[str, str]:
    """A purchase as an example, in words and in letters: of chains whose shares can be bought."""
    first, second = named_chains(view).values()
    if sum(chain.active for chain in view.chains.values()) > 1:
        return {"words": f"2 {first} 1 {second}", "letters": f"2{first[0]} {second[0]}"}
    return {"words": f"2 {first}", "letters": f"2{first[0]}"}


def tile_named(word: str) -> str:
    """A tile, in upper or lower case."""
    if not _TILE.fullmatch(word.upper()):
        raise NotationError("no_tile_no_command", word=word)
    return word.upper()


def chain_named(word: str, view: View) -> str:
    """A chain by its name or the beginning of it."""
    for chain in view.chains:
        if word and chain.lower().startswith(word.lower()):
            return chain
    raise NotationError("unknown_chain", name=word, known=[*view.chains])


def power_named(word: str) -> str:
    """A special power by its name, as take_5, Take 5 Tiles or take5."""
    wanted = re.sub(r"[\W_]", "", word.lower())
    for power in POWER_NAMES:
        names = (power, ENGLISH.text(f"power.{power}"), t(f"power.{power}"))
        if wanted and any(re.sub(r"[\W_]", "", name.lower()).startswith(wanted) for name in names):
            return power
    raise NotationError("unknown_power", name=word, known=[*POWER_NAMES])


def _tiles(words: Sequence[str], view: View) -> list[str]:
    if len(words) == 1 and words[0].lower() in (*NONE, "keep"):
        return []
    if len(words) == 1 and words[0].lower() == "all":
        return view.exchangeable
    return [tile_named(word) for word in words]


def shares_typed(words: Sequence[str], view: View) -> dict[str, int]:
    """Shares as `2 tower 1 imperial`, `2t i` or `tti`."""
    shares: dict[str, int] = {}
    count: int | None = None
    for word in words:
        parts = re.fullmatch(r"(?:(\d{1,9})[x*]?)?([^\W\d_]*)", word)
        if not parts or not (parts[1] or parts[2]) or (parts[1] and count is not None):
            raise NotationError("shares_typed", word=word, **purchase_examples(view))
        if parts[1]:
            count = int(parts[1])
        if parts[2]:
            for chain in _chains_in(parts[2], view):
                shares[chain] = shares.get(chain, 0) + (1 if count is None else count)
            count = None
    if count is not None:
        raise NotationError("shares_of_which", n=count, first=named_chains(view)["first"])
    return {chain: number for chain, number in shares.items() if number}


def _chains_in(word: str, view: View) -> list[str]:
    """One chain by its name, or several by their letters."""
    letters = {chain[0].lower(): chain for chain in view.chains}
    named = any(chain.lower().startswith(word.lower()) for chain in view.chains)
    if named or len(word) > 5 or any(letter not in letters for letter in word.lower()):
        return [chain_named(word, view)]
    return [letters[letter] for letter in word.lower()]


def _purchase(words: Sequence[str], view: View) -> dict[str, int]:
    if not words or (len(words) == 1 and words[0].lower() in NONE):
        return {}
    return shares_typed(words, view)


def _disposal(words: Sequence[str], view: View) -> Dispose:
    """`sell 2 trade 4`, `s2 t4`, `sell`, `trade 4 sell`, `keep`: without a number, all that is left."""
    misunderstood = NotationError("disposal_typed")
    pieces = re.findall(r"[a-z]+|\d+", " ".join(words).lower())
    wanted: dict[str, int | None] = {}
    verb = ""
    for piece in pieces:
        if piece.isdecimal():
            if not verb or wanted[verb] is not None or len(piece) > 9:
                raise misunderstood
            wanted[verb] = int(piece)
        elif piece in ("all", "rest"):
            continue
        else:
            verb = next((name for name in ("sell", "trade", "keep") if name.startswith(piece)), "")
            if not verb or verb in wanted:
                raise misunderstood
            wanted[verb] = None
    if not wanted:
        raise misunderstood
    return _counted(wanted, view)


def _counted(wanted: dict[str, int | None], view: View) -> Dispose:
    """Fills in the numbers that were left out."""
    merger = view.merger
    if merger is None or merger.settling is None or view.viewer is None:
        return Dispose(sell=wanted.get("sell", 0) or 0, trade=wanted.get("trade", 0) or 0)
    held = (view.player(view.viewer).shares or {}).get(merger.settling, 0)
    left = view.chains[merger.survivor].market if merger.survivor else 0
    kept, sold, traded = (wanted.get(verb, 0) for verb in ("keep", "sell", "trade"))
    if traded is None:
        traded = max(0, min((held - (kept or 0) - (sold or 0)) // 2, left)) * 2
    if sold is None:
        sold = max(0, held - (kept or 0) - traded)
    if kept and sold + traded + kept != held:
        raise NotationError("disposal_sum", n=held, chain=merger.settling)
    return Dispose(sell=sold, trade=traded)


def _offer(words: Sequence[str], view: View) -> OfferTrade:
    others = [player.name for player in view.players if player.name != view.viewer]
    most = max(len(name.split()) for name in others)
    found = [(count, name) for count in range(1, most + 1) for name in others if _names(words[:count], name, others)]
    if not found:
        raise NotationError("offer_to_whom", players=others, player=others[0], **named_chains(view))
    taken, to = found[-1]
    rest = [word for word in words[taken:] if word.lower() != "give"]
    middle = next((i for i, word in enumerate(rest) if word.lower() in ("for", "take")), None)
    if middle is None:
        raise NotationError("offer_for_what", player=to, **named_chains(view))
    return OfferTrade(to=to, give=_side(rest[:middle], view), take=_side(rest[middle + 1 :], view))


def _names(words: Sequence[str], name: str, others: Sequence[str]) -> bool:
    """Whether these words are the player's name or an unambiguous prefix of it."""
    typed = " ".join(name_from(word) for word in words).lower()
    return typed == name.lower() or [other for other in others if other.lower().startswith(typed)] == [name]


def _side(words: Sequence[str], view: View) -> Side:
    cash = 0
    shares = []
    for word in words:
        amount = re.fullmatch(r"\$(\d{1,12})", word)
        if amount:
            cash += int(amount[1])
        elif word.lower() not in NONE:
            shares.append(word)
    return Side(cash=cash, shares=shares_typed(shares, view))
