"""Who stands where in each chain, and how far it is to the next price, to safety and to the end."""

from itertools import groupby

from ..game.insight import Outlook
from ..game.narration import listed, money, plural
from ..game.pictures import Line
from ..game.view import View
from ..rules.constants import ENDING_SIZE, SAFE_SIZE
from .screen import wrapped

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def places_lines(view: View, width: int) -> list[Line]:
    """Two lines for each chain on the board, more where they do not suffice."""
    outlook = Outlook(view)
    lines: list[Line] = []
    for name, look in outlook.edition.looks.items():
        chain = view.chains[name]
        if not chain.active:
            continue
        facts = [plural(chain.size, "tile"), f"{money(chain.price or 0)} a share"]
        further = outlook.next_price(name)
        if further:
            facts.append(f"{money(further[1])} in {plural(further[0], 'tile')}")
        if not chain.safe:
            facts.append(f"safe in {SAFE_SIZE - chain.size}")
        if chain.size < ENDING_SIZE:
            facts.append(f"{ENDING_SIZE} in {ENDING_SIZE - chain.size}")
        lines.append([(f" {name} ", look.style), ("  " + ", ".join(facts), "")])
        lines += [[(f"   {line}", "")] for line in wrapped(_holders(outlook, name), width - 4)]
    return lines or [[("No chain is on the board yet.", "")]]


def _holders(outlook: Outlook, chain: str) -> str:
    holders = outlook.holders(chain)
    paid = listed(money(amount) for amount in outlook.bonuses(chain))
    if holders is None:
        return f"bonuses {paid}; holdings are hidden"
    if not holders:
        return f"bonuses {paid}; nobody holds a share"
    places = []
    for place, tied in groupby(holders, key=lambda holder: holder.place):
        same = list(tied)
        bonus = f" ({money(same[0].bonus)}{' each' if len(same) > 1 else ''})" if same[0].bonus else ""
        places.append(f"{ORDINALS[place - 1]} {listed(f'{holder.player} {holder.shares}' for holder in same)}{bonus}")
    return "; ".join(places)
