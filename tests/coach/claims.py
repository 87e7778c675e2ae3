"""Reasons for choices at every decision of recorded games, with the tables after both choices."""

import random
from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import permutations
from pathlib import Path

from mergemaker.coach.phrases import choice_line
from mergemaker.coach.puzzles.puzzle import decision_of, puzzle_named
from mergemaker.coach.reasons import facts_for, reason_for
from mergemaker.game.actions import Action, AnnounceEnd, PlaceTile, action_from
from mergemaker.game.insight import Insight
from mergemaker.game.record import load, new_table
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NUMBERS
from mergemaker.words import Line
from mergemaker.words.lines import Values

GAMES = Path(__file__).parents[1] / "games"
FILES = (
    "renegade-announced",
    "avalon-hill-announced",
    "hasbro-exhausted",
    "reference-trades-announced",
    "renegade-stalled",
)
FILES_WITH_MARKET = ("renegade-two-players-announced", "avalon-hill-two-players-exhausted")


class Claim:
    """A reason, and the tables after the two choices that it is about."""

    def __init__(self, table: Table, better: Action, worse: Action) -> None:
        self.table, self.better, self.worse = table, better, worse
        self.values: Values = {}
        self.seat = table.game.actor
        self.after_better, self.after_worse = self._after(better), self._after(worse)
        self.paid_better, self.paid_worse = (self.bonuses(after) for after in (self.after_better, self.after_worse))

    def that(self, reason: Line) -> "Claim":
        """The claim that this reason makes."""
        claim = copy(self)
        claim.values = reason.values
        return claim

    def _after(self, action: Action) -> Table:
        after = self.table.copy()
        after.facts = []
        after.act(action)
        return after

    def bonuses(self, after: Table) -> Counter[str]:
        """What was paid before anybody else chose; of several survivors the one is named that pays the chooser most."""
        if after.decision == "choose_survivor":
            tables = [after.copy() for _ in after.legal()]
            for table, action in zip(tables, after.legal(), strict=True):
                table.act(action)
            return max(map(self.bonuses, tables), key=lambda paid: paid[self.me])
        after = after.copy()
        while after.decision in ("choose_acquired", "dispose"):
            after.act(after.legal()[0])
        paid: Counter[str] = Counter()
        for fact in after.facts:
            if fact.type == "bonus_paid" and fact.player:
                paid[fact.player] += fact.dollars or 0
        return paid

    @property
    def me(self) -> str:
        """Who chooses."""
        return self.table.players[self.seat]

    def number(self, name: str) -> int:
        """A number that the reason says."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def tiles(self) -> list[int]:
        """The tiles that the reason names."""
        named = self.values["tiles"] if "tiles" in self.values else [str(self.values["tile"])]
        assert isinstance(named, list)
        return [TILE_NUMBERS[str(tile)] for tile in named]

    def chain(self, name: str = "chain") -> int:
        """A chain that the reason names."""
        return self.table.edition.chains.index(str(self.values[name]))

    def choice(self) -> Action:
        """Which of the two choices the reason is about."""
        return next(action for action in (self.better, self.worse) if self.values["choice"] == choice_line(action))

    def shares(self, after: Table, chain: int) -> tuple[int, int]:
        """One's own shares of a chain, and the most that another has; before they are sold where the game is over."""
        held = [shares[chain] for shares in (self.table if after.over else after).game.shares[: len(after.players)]]
        if after.over:
            name = after.edition.chains[chain]
            bought = (fact.count or 0 for fact in after.facts if fact.type == "shares_bought" and fact.chain == name)
            held[self.seat] += sum(bought)
        return held[self.seat], max(count for seat, count in enumerate(held) if seat != self.seat)

    def worths(self, action: Action) -> dict[str, tuple[int, int]]:
        """Everybody's net worth before and after a tile, as its preview says."""
        assert isinstance(action, PlaceTile)
        return Insight(self.table.position(self.me)).preview(action.tile).net_worth or {}


ENDS = ("2059-195", "2096-169", "2107-135", "2984-158")  # puzzles in which the end wins by a purchase, or is shared


def claims_of(table: Table, better: Action, worse: Action) -> list[tuple[str, Claim]]:
    """Everything that is said for one choice rather than the other."""
    position, claim = table.position(table.to_act), Claim(table, better, worse)
    facts = [*facts_for(position, better, worse)] or [reason_for(position, better, worse)]
    return [(fact.key, claim.that(fact)) for fact in facts]


def end_claims() -> list[tuple[str, Claim]]:
    """Reasons for ending a game, and for not ending it, in puzzles with open holdings."""
    found = []
    for puzzle in map(puzzle_named, ENDS):
        best, second = decision_of(puzzle).ranking[:2]
        table = puzzle.table()
        found += claims_of(table, best.action, second.action)
    return found


def positions(name: str, holdings: str = "open") -> Iterator[Table]:
    """Every position of a recorded game, with open holdings or hidden ones."""
    record = load((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    record.options["holdings"] = holdings
    table = new_table(record)
    for data in record.actions:
        yield table.copy()
        table.act(action_from({key: value for key, value in data.items() if key != "player"}))


def claims() -> list[tuple[str, Claim]]:
    """Reasons for random pairs of choices, at every decision of whole games with open holdings."""
    rng, found = random.Random(1), []
    for here in (position for name in FILES for position in positions(name)):
        legal = here.legal()
        for _ in range(4 if len(legal) > 1 else 0):
            found += claims_of(here, *rng.sample(legal, 2))
    return found + end_claims() + market_claims()


def market_claims() -> list[tuple[str, Claim]]:
    """The same with two players, where the market draws before bonuses are paid: where bonuses or the end are near."""
    found = []
    for here in (position for name in FILES_WITH_MARKET for position in positions(name)):
        legal = here.legal()
        ends = [action for action in legal if action == AnnounceEnd()]
        for better, worse in permutations([*ends, *legal[: 6 if len(legal) < 20 else 2]], 2):
            facts = facts_for(here.position(here.to_act), better, worse)
            if any(fact.key.endswith(".draw") for fact in facts):
                found += claims_of(here, better, worse)
    return found


def hidden_claims() -> list[tuple[str, Claim]]:
    """What is said without a log where holdings are hidden; of net worth, which leaves out bonuses then, nothing."""
    rng, found = random.Random(2), []
    for name in ("avalon-hill-announced", "hasbro-exhausted"):
        for here, hidden in zip(positions(name), positions(name, "hidden"), strict=True):
            legal = here.legal()
            for better, worse in permutations(rng.sample(legal, min(3, len(legal))), 2):
                claim = Claim(here, better, worse)
                facts = facts_for(hidden.position(here.to_act), better, worse)
                found += [(fact.key, claim.that(fact)) for fact in facts if fact.key != "better.worth"]
    return found
