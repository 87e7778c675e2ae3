"""Who stands where in each chain, and how far it is to the next price, to safety and to the end."""

from itertools import groupby

from ..game.insight import Outlook
from ..game.pictures import Line as Drawn
from ..game.view import View
from ..rules.constants import ENDING_SIZE, SAFE_SIZE
from ..words import current, line, t
from .screen import wrapped


def places_lines(view: View, width: int) -> list[Drawn]:
    """Two lines for each chain on the board, more where they do not suffice."""
    outlook = Outlook(view)
    lines: list[Drawn] = []
    for name, look in outlook.edition.looks.items():
        chain = view.chains[name]
        if not chain.active:
            continue
        facts = [line("tiles", n=chain.size), line("terminal.places.price", dollars=chain.price or 0)]
        further = outlook.next_price(name)
        if further:
            facts.append(line("terminal.places.next", n=further[0], dollars=further[1]))
        if not chain.safe:
            facts.append(line("terminal.places.safe", n=SAFE_SIZE - chain.size))
        if chain.size < ENDING_SIZE:
            facts.append(line("terminal.places.end", most=ENDING_SIZE, n=ENDING_SIZE - chain.size))
        first, *more = wrapped(current().joined(facts, "comma"), width - len(name) - 4)
        lines.append([(f" {name} ", look.style), (f"  {first}", "")])
        lines += [[(f"   {text}", "")] for text in (*more, *wrapped(_holders(outlook, name), width - 4))]
    return lines or [[(t("terminal.places.none"), "")]]


def _holders(outlook: Outlook, chain: str) -> str:
    holders = outlook.holders(chain)
    amounts = [line("cash", dollars=amount) for amount in outlook.bonuses(chain)]
    if not holders:
        return t("terminal.places.hidden" if holders is None else "terminal.places.nobody", amounts=amounts)
    places = []
    for place, tied in groupby(holders, key=lambda holder: holder.place):
        same = list(tied)
        held = [line("log.holding", player=holder.player, n=holder.shares) for holder in same]
        paid = {"n": len(same), "dollars": same[0].bonus} if same[0].bonus else {}
        key = "terminal.places.paid" if paid else "terminal.places.unpaid"
        places.append(line(key, place=line(f"place.{place}"), holders=held, **paid))
    return current().joined(places, "semicolon")
