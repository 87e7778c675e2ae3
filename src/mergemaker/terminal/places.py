"""The majorities in each chain, and how far it is from its next price, from being safe and from ending the game."""

from itertools import groupby

from ..game.insight import Insight
from ..game.insight_shapes import ChainStanding
from ..game.pictures import Line as Drawn
from ..rules.constants import ENDING_SIZE
from ..words import current, line, t
from .screen import wrapped


def places_lines(insight: Insight, width: int) -> list[Drawn]:
    """Two lines for each chain on the board, more where they are needed."""
    lines: list[Drawn] = []
    for standing in insight.standings.chains:
        chain = insight.view.chains[standing.name]
        if not chain.active:
            continue
        facts = [line("tiles", n=chain.size), line("terminal.places.price", dollars=chain.price or 0)]
        if standing.next_price:
            facts.append(line("terminal.places.next", n=standing.tiles_to_next_price or 0, dollars=standing.next_price))
        if standing.tiles_to_safe:
            facts.append(line("terminal.places.safe", n=standing.tiles_to_safe))
        if standing.tiles_to_end:
            facts.append(line("terminal.places.end", most=ENDING_SIZE, n=standing.tiles_to_end))
        style = insight.edition.looks[standing.name].style
        first, *more = wrapped(current().joined(facts, "comma"), width - len(standing.name) - 4)
        lines.append([(f" {standing.name} ", style), (f"  {first}", "")])
        lines += [[(f"   {text}", "")] for text in (*more, *wrapped(_holders(insight, standing), width - 4))]
    return lines or [[(t("terminal.places.none"), "")]]


def _holders(insight: Insight, standing: ChainStanding) -> str:
    amounts = [line("cash", dollars=amount) for amount in standing.bonuses]
    placed = [holder for holder in standing.holders if holder.place is not None]
    if not placed:
        return t("terminal.places.nobody" if insight.known else "terminal.places.hidden", amounts=amounts)
    places = []
    for place, tied in groupby(placed, key=lambda holder: holder.place):
        same = list(tied)
        held = [line("log.holding", player=holder.player, n=holder.shares) for holder in same]
        bonus = same[0].bonus
        paid = {"n": len(same), "dollars": bonus} if bonus else {}
        key = "terminal.places.paid" if paid else "terminal.places.unpaid"
        places.append(line(key, place=line(f"place.{place}"), holders=held, **paid))
    return current().joined(places, "semicolon")
