"""What a scenario claims of a position: its lines with `=`, such as `= cash Ann 5800`."""

from mergemaker.game.notation import action_text
from mergemaker.game.position import ONLOOKER
from mergemaker.game.table import Table
from mergemaker.game.view import View
from mergemaker.rules.reshuffle import reshuffle_unseen

ANY = "..."  # and any others
NOTHING = "nothing"


def listed(words: list[str]) -> tuple[str, ...]:
    """The words, unless they say that there are none."""
    return () if words == [NOTHING] else tuple(words)


def shares_in(words: list[str]) -> dict[str, int]:
    """Shares by chain, written as `2 Tower 1 Imperial`."""
    if words == [NOTHING]:
        return {}
    return {chain: int(count) for count, chain in zip(words[::2], words[1::2], strict=True)}


def check(table: Table, text: str, number: int) -> None:
    """The claim of a line with `=` holds."""
    words = text.split()
    word, rest = words[0], words[1:]
    state = table.state()
    seen: object
    wanted: object
    match word:
        case "board":
            return
        case "next":
            seen, wanted = (table.to_act, table.decision), tuple(rest)
        case "over":
            seen, wanted = (state.over, state.ended), (True, rest[0])
        case "choices":
            seen = {action_text(action) for action in table.legal()}
            wanted = {choice.strip() for choice in text.removeprefix("choices").split("|")}
        case "cash":
            wanted = {name: int(money) for name, money in zip(rest[::2], rest[1::2], strict=True)}
            seen = {name: state.player(name).cash for name in rest[::2]}
        case "shares":
            held = state.player(rest[0]).shares or {}
            seen, wanted = {chain: count for chain, count in held.items() if count}, shares_in(rest[1:])
        case "market":
            wanted = shares_in(rest)
            seen = {chain: state.chains[chain].market for chain in rest[1::2]}
        case "chain":
            seen, wanted = _chain_words(state, rest[0]), rest[1:]
        case "hand":
            tiles = state.player(rest[0]).tiles
            assert isinstance(tiles, list)
            seen, wanted = set(tiles), set(listed(rest[1:]))
            if ANY in rest:
                seen, wanted = {tile for tile in tiles if tile in wanted}, set(rest[1:]) - {ANY}
        case "held":
            wanted = {name: int(count) for name, count in zip(rest[::2], rest[1::2], strict=True)}
            seen = {name: len(_tiles(state, name)) for name in rest[::2]}
        case "bag":
            seen, wanted = len(state.bag) if isinstance(state.bag, list) else state.bag, int(rest[0])
        case "aside":
            seen, wanted = set(state.discarded), set(listed(rest))
        case "powers":
            seen, wanted = set(state.player(rest[0]).powers), set(listed(rest[1:]))
        case "announced":
            seen, wanted = state.end_announced_by, rest[0]
        case "winners":
            seen, wanted = set(state.result.winners) if state.result else None, set(rest)
        case "merger":
            seen, wanted = _merger_words(state), rest
        case "shown":
            wanted = {name: int(count) for name, count in zip(rest[::2], rest[1::2], strict=True)}
            seen = {name: view.merger.holdings for name, view in _views(table).items() if view.merger}
            wanted = dict.fromkeys(_views(table), wanted)
        case "unchanged":
            seen, wanted = _after_reshuffling(table, rest[1]), table.view(_viewer(rest[1]))
        case "turn":
            seen, wanted = (state.turn.number, state.turn.player), (int(rest[0]), rest[1])
        case _:
            seen, wanted = _sight(table, words)
    assert seen == wanted, f"line {number}: `{text}` does not hold: {seen}"


def _tiles(state: View, name: str) -> list[str]:
    tiles = state.player(name).tiles
    assert isinstance(tiles, list)
    return tiles


def _views(table: Table) -> dict[str | None, View]:
    return {name: table.view(name) for name in (*table.players, None)}


def _chain_words(state: View, name: str) -> list[str]:
    chain = state.chains[name]
    if not chain.active:
        return ["off"]
    return [str(chain.size), f"${chain.price}", *(["safe"] if chain.safe else [])]


def _merger_words(state: View) -> list[str]:
    merger = state.merger
    if merger is None:
        return ["none"]
    return [
        merger.tile,
        "survivor",
        merger.survivor or "?",
        "settling",
        merger.settling or "?",
        *(["draw", merger.market_draw.tile] if merger.market_draw else []),
    ]


def _sight(table: Table, words: list[str]) -> tuple[object, object]:
    """`Ben sees cash shares of Ann`, `Ben does not see tiles of Ann`."""
    viewer, name = words[0], words[-1]
    assert viewer in (*table.players, "Onlooker"), f"unknown check {viewer!r}"
    sees = words[1] == "sees"
    what = words[2:-2] if sees else words[4:-2]
    shown = table.view(_viewer(viewer)).player(name)
    visible = {
        "cash": shown.cash is not None,
        "shares": shown.shares is not None,
        "tiles": isinstance(shown.tiles, list),
    }
    return {thing: visible[thing] for thing in what}, dict.fromkeys(what, sees)


def _viewer(word: str) -> str | None:
    return None if word == "Onlooker" else word


def _after_reshuffling(table: Table, viewer: str) -> View:
    """What the viewer sees when tiles that the viewer cannot see have changed places."""
    reshuffled = table.copy()
    seat = ONLOOKER if viewer == "Onlooker" else reshuffled.seat(viewer)
    reshuffle_unseen(reshuffled.game, seat, [1, 2])
    assert reshuffled.state() != table.state(), "nothing has changed places"
    return reshuffled.view(_viewer(viewer))
