"""What can be done at each decision, in a line and in full."""

from ..game.actions import Action, AnnounceEnd, Trade2, UsePower
from ..game.insight import Outlook
from ..game.narration import listed, money, power_title, side_text
from ..game.view import View


def prompt_lines(view: View, legal: list[Action], can_undo: bool) -> list[str]:
    """What to type now."""
    lines = [_question(view)]
    also = []
    if any(isinstance(action, AnnounceEnd) for action in legal):
        also.append("`announce` the end")
    powers = [power_title(action.power) for action in legal if isinstance(action, UsePower)]
    if powers:
        also.append(f"`power` {listed(powers, 'or')}")
    if any(isinstance(action, Trade2) for action in legal):
        also.append(f"`trade2 t i` ({view.turn.trades_left} left)")
    if view.decision == "place_tile" and view.options["trading"] and not view.turn.placed:
        also.append("`offer` a trade")
    if can_undo:
        also.append("`undo`")
    if also:
        lines.append("Also: " + ", ".join([*also, "`help`"]) + ".")
    return lines


def _question(view: View) -> str:
    me = view.player(view.viewer or "")
    merger = view.merger
    match view.decision:
        case "place_tile":
            outlook = Outlook(view)
            fits = any(outlook.effect(tile).kind not in ("not_now", "never") for tile in outlook.hand())
            if not fits:
                return "No tile of yours can be placed: `none` goes on to buying."
            return "Which further tile, or `stop`?" if view.turn.placed else "Which tile? Type its name, as `6F`."
        case "found":
            free = [name for name, chain in view.chains.items() if not chain.active]
            return f"Which chain do you found? {', '.join(free)} (a first letter is enough)."
        case "choose_survivor" | "choose_acquired" if merger:
            tied = _tied(view, merger.chains if view.decision == "choose_survivor" else merger.unsettled)
            verb = "survives" if view.decision == "choose_survivor" else "is settled next"
            return f"Which {verb}: {listed(tied, 'or')}?"
        case "dispose" if merger and merger.settling and merger.survivor:
            held = (me.shares or {}).get(merger.settling, 0)
            price = view.chains[merger.settling].price or 0
            left = view.chains[merger.survivor].market
            return (
                f"Your {held} {merger.settling}: `sell` at {money(price)}, `trade` two for one {merger.survivor}"
                f" ({left} left), `keep`."
            )
        case "buy":
            limit = 5 if view.turn.power == "buy_5" else 3
            verb = "take for nothing" if view.turn.power == "free_3" else "buy"
            return f"What do you {verb}? Up to {limit}: `2 tower 1 imperial`, `2t i`, or `none`."
        case "discard":
            return f"Dead tiles: {listed(view.exchangeable)}. Set aside which? `all`, names, or `none`."
        case "answer_trade" if view.offer:
            offer = view.offer
            return f"{offer.maker} offers you {side_text(offer.give)} for {side_text(offer.take)}: `yes` or `no`?"
    return ""


def _tied(view: View, chains: list[str]) -> list[str]:
    most = max(view.chains[chain].size for chain in chains)
    return [chain for chain in chains if view.chains[chain].size == most]


HELP = {
    "place_tile": [
        "6F              place the tile; tiles are marked by what they would do:",
        "                . alone   : beside your own   * founds   + grows   & merges",
        "                - not now (an eighth chain)   x never (between two safe chains)",
        "look 6F         what the tile would do, with sizes, prices and bonuses",
        "stop            with nothing to place, or after the first tile of Play 4 Tiles",
        "offer Ben 2 tower $500 for 1 imperial    (where players trade)",
    ],
    "found": ["tower, t        the chain to found; you get its first share"],
    "choose_survivor": ["tower, t        the chain that survives"],
    "choose_acquired": ["tower, t        the chain that is settled next"],
    "dispose": [
        "sell 2 trade 4  sell two, trade four for two of the survivor, keep the rest",
        "sell            sell all; or `trade` all, `keep` all, `trade 4 sell` the rest",
    ],
    "buy": [
        "2 tower 1 imp   buy these; also `2t i` or `tti`; `none` buys nothing",
        "trade2 t i      with the power Trade 2: give two Tower for one Imperial",
    ],
    "discard": ["2B 3C           set these dead tiles aside and draw as many; `all` or `none`"],
    "answer_trade": ["yes, no         accept or decline the offer"],
}
GENERAL = [
    "announce        announce the end: a chain has 41 tiles, or all are safe",
    "power take 5    use a special power (where the game has them)",
    "undo            take back what you did this turn, while nothing new was seen",
    "board           show the table again (so does Enter)",
    "places          who is first, second, third in each chain, and what it would pay",
    "log, log 40     what has happened; `rules` are this game's; `hint` asks a bot",
    "save FILE       keep the game in a file; it is also kept after every move",
    "quit            leave; the game can be resumed",
]


def help_lines(view: View) -> list[str]:
    """What can be typed now."""
    return [*HELP.get(view.decision or "", []), *GENERAL]
