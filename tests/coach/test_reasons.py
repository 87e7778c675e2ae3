"""Each reason is true of the position: what it says is found again by taking the action at the table."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

import pytest

from mergemaker.coach.phrases import choice_line
from mergemaker.coach.puzzles.puzzle import decision_of, puzzle_named
from mergemaker.coach.reasons import reason_for
from mergemaker.game.actions import Action, AnnounceEnd, Buy, Discard, Dispose, Found, PlaceTile, action_from
from mergemaker.game.insight import Insight
from mergemaker.game.record import load, new_table
from mergemaker.game.table import Table
from mergemaker.game.tiles import TILE_NUMBERS
from mergemaker.rules.board import is_dead
from mergemaker.rules.constants import CHAINS, FOUND, SAFE_SIZE, TILES
from mergemaker.rules.money import price
from mergemaker.words import ENGLISH, Line

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

    def __init__(self, table: Table, better: Action, worse: Action, reason: Line) -> None:
        self.table, self.better, self.worse, self.values = table, better, worse, reason.values
        self.seat = table.game.actor
        self.after_better, self.after_worse = self._after(better), self._after(worse)
        self.paid_better, self.paid_worse = (self._bonuses(after) for after in (self.after_better, self.after_worse))

    def _after(self, action: Action) -> Table:
        after = self.table.copy()
        after.facts = []
        after.act(action)
        return after

    def _bonuses(self, after: Table) -> Counter[str]:
        """What was paid before anybody else chose; of several survivors the one is named that pays the chooser most."""
        if after.decision == "choose_survivor":
            tables = [after.copy() for _ in after.legal()]
            for table, action in zip(tables, after.legal(), strict=True):
                table.act(action)
            return max(map(self._bonuses, tables), key=lambda paid: paid[self.me])
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

    def chain(self) -> int:
        """The chain that the reason names."""
        return self.table.edition.chains.index(str(self.values["chain"]))

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


def at_most(claim: Claim) -> bool:
    """The market may take a place: what is said is what is paid at most."""
    named = str(claim.values["player"]) if "player" in claim.values else claim.me
    paid = claim.paid_worse if "player" in claim.values else claim.paid_better
    return claim.table.game.players == 2 and paid[named] <= claim.number("dollars")


def names_choice(claim: Claim, action: Action) -> bool:
    return claim.values["choice"] == choice_line(action)


def bonus(claim: Claim) -> bool:
    return names_choice(claim, claim.better) and claim.number("dollars") == claim.paid_better[claim.me]


def pays_other(claim: Claim) -> bool:
    paid = claim.paid_worse[str(claim.values["player"])]
    return names_choice(claim, claim.worse) and claim.number("dollars") == paid > claim.paid_worse[claim.me]


def helps(claim: Claim, alone: bool) -> bool:
    if not isinstance(claim.worse, PlaceTile):
        return True
    rises = {player: after - before for player, (before, after) in claim.worths(claim.worse).items()}
    player = str(claim.values["player"])
    most = rises[player] == claim.number("dollars") == max(rises.values())
    return most and (not alone or all(rise <= 0 for name, rise in rises.items() if name != player))


def worth(claim: Claim) -> bool:
    if not isinstance(claim.better, PlaceTile):
        return claim.number("dollars") > 0
    before, after = claim.worths(claim.better)[claim.me]
    return after - before == claim.number("dollars")


def founds(claim: Claim) -> bool:
    return claim.after_better.game.phase == FOUND != claim.after_worse.game.phase


def safe(claim: Claim) -> bool:
    assert isinstance(claim.worse, PlaceTile)
    preview = Insight(claim.table.position(claim.me)).preview(claim.worse.tile)
    after = next(chain for chain in preview.chains if chain.name == claim.values["chain"])
    return after.size_before < SAFE_SIZE and after.safe_after


def dearer(claim: Claim) -> bool:
    after = claim.after_worse
    now = price(after.game, after.rules, claim.chain())
    return now == claim.number("dollars") and claim.table.game.shares[claim.seat][claim.chain()] == 0


def first(claim: Claim) -> bool:
    mine, most = claim.shares(claim.after_better, claim.chain())
    less, others = claim.shares(claim.after_worse, claim.chain())
    return mine == claim.number("n") and mine > most and less <= others


def level(claim: Claim) -> bool:
    mine, most = claim.shares(claim.after_better, claim.chain())
    less, others = claim.shares(claim.after_worse, claim.chain())
    return mine == claim.number("n") == most and less < others


def second(claim: Claim) -> bool:
    """One holds more after the better choice, several after the worse."""
    ahead = []
    for after in (claim.after_better, claim.after_worse):
        mine, _ = claim.shares(after, claim.chain())
        others = [shares[claim.chain()] for shares in claim.table.game.shares[: len(claim.table.players)]]
        ahead.append(sum(count > mine for seat, count in enumerate(others) if seat != claim.seat))
    return ahead[0] == 1 < ahead[1] and claim.shares(claim.after_better, claim.chain())[0] == claim.number("n")


def passed(claim: Claim) -> bool:
    game = claim.after_worse.game
    rival, chain, n = claim.table.seat(str(claim.values["player"])), claim.chain(), claim.number("n")
    can = n <= min(3, game.market[chain]) and game.cash[rival] >= n * price(game, claim.table.rules, chain)
    return can and game.shares[rival][chain] + n > game.shares[claim.seat][chain]


def cash(claim: Claim) -> bool:
    left = claim.after_worse.game.cash[claim.seat]
    prices = [price(claim.table.game, claim.table.rules, chain) for chain in range(CHAINS)]
    return left == claim.number("dollars") < 3 * min(cost for cost in prices if cost)


def more_shares(claim: Claim) -> bool:
    assert isinstance(claim.better, Buy)
    assert isinstance(claim.worse, Buy)
    counts = sum(claim.better.shares.values()), sum(claim.worse.shares.values())
    return counts == (claim.number("n"), claim.number("m")) and counts[0] > counts[1]


def larger(claim: Claim) -> bool:
    named = str(claim.values["chain"])
    chosen = named in claim.better.shares if isinstance(claim.better, Buy) else claim.better == Found(named)
    return chosen and claim.number("dollars") > claim.number("less")


def sell(claim: Claim) -> bool:
    assert isinstance(claim.better, Dispose)
    return claim.number("dollars") == claim.better.sell * price(claim.table.game, claim.table.rules, claim.chain())


def settled_price(claim: Claim) -> int:
    """The survivor's price once the tiles have passed."""
    after = claim.after_better.copy()
    while after.decision in ("dispose", "choose_acquired"):
        after.act(Dispose(0, 0) if after.decision == "dispose" else after.legal()[0])
    return price(after.game, after.rules, after.edition.chains.index(str(claim.values["into"])))


def survivors_shares(claim: Claim, table: Table) -> int:
    return table.game.shares[claim.seat][table.edition.chains.index(str(claim.values["into"]))]


def trade(claim: Claim) -> bool:
    """It is worth at least the two shares that it costs."""
    gained = survivors_shares(claim, claim.after_better) - survivors_shares(claim, claim.table)
    good = claim.number("dollars") >= 2 * claim.number("less")
    return good and gained == claim.number("n") and settled_price(claim) == claim.number("dollars")


def poor_trade(claim: Claim) -> bool:
    """Two shares bring more than the one that they could be traded for."""
    sold = 2 * price(claim.table.game, claim.table.rules, claim.chain())
    return sold == claim.number("sold") > claim.number("dollars") == settled_price(claim)


def invests(claim: Claim) -> bool:
    held = survivors_shares(claim, claim.after_better)
    return held == claim.number("held") and held - survivors_shares(claim, claim.after_worse) == claim.number("n")


def keep(claim: Claim) -> bool:
    after = claim.after_better.game
    left = TILES - claim.table.game.drawn
    return after.shares[claim.seat][claim.chain()] == claim.number("n") and claim.number("left") == left


def cheaper(claim: Claim) -> bool:
    game, other = claim.after_better.game, claim.after_worse.game
    assert isinstance(claim.worse, Found)
    instead = price(other, claim.table.rules, claim.table.edition.chains.index(claim.worse.chain))
    return price(game, claim.table.rules, claim.chain()) == claim.number("dollars") < instead == claim.number("more")


def ends(claim: Claim) -> bool:
    margin = Insight(claim.table.position(claim.me)).net_worth()
    mine = margin[claim.me] or 0
    lead = mine - max(worth or 0 for player, worth in margin.items() if player != claim.me)
    return abs(lead) == claim.number("dollars") and (lead > 0) == (claim.better == AnnounceEnd())


def end_ties(claim: Claim) -> bool:
    margin = Insight(claim.table.position(claim.me)).net_worth()
    mine = margin.pop(claim.me)
    return mine == max(worth or 0 for worth in margin.values())


def end_buys(claim: Claim) -> bool:
    """Announced, and that bought, the game ends so."""
    after = claim.after_better.copy()
    after.act(next(action for action in after.legal() if choice_line(action) == claim.values["choice"]))
    assert after.result is not None
    final = dict(after.result.final)
    mine = final.pop(claim.me)
    return mine - max(final.values()) == claim.number("dollars")


def sets_up(claim: Claim) -> bool:
    """Once the tile lies there, the other one founds a chain."""
    assert isinstance(claim.better, PlaceTile)
    board = claim.table.copy()
    board.act(claim.better)
    insight = Insight(board.position(claim.me))
    tiles = claim.values["tiles"]
    assert isinstance(tiles, list)
    return all(insight.preview(str(tile)).effect == "found" for tile in tiles)


def grows(claim: Claim) -> bool:
    """The tile lets the chain grow, and the player named has more of its shares than anybody else."""
    action = claim.better if "player" not in claim.values else claim.worse
    assert isinstance(action, PlaceTile)
    chains = Insight(claim.table.position(claim.me)).preview(action.tile).chains
    after = next(chain for chain in chains if chain.name == claim.values["chain"])
    held = [shares[claim.chain()] for shares in claim.table.game.shares[: len(claim.table.players)]]
    leader = claim.table.seat(str(claim.values.get("player", claim.me)))
    most = max(count for seat, count in enumerate(held) if seat != leader)
    return after.size_after > after.size_before and held[leader] == claim.number("n") > most


def others_hold(claim: Claim) -> bool:
    seat = claim.table.seat(str(claim.values["player"]))
    return claim.worse == Found(str(claim.values["chain"])) and (
        claim.table.game.shares[seat][claim.chain()] == claim.number("n")
    )


def spares(claim: Claim) -> bool:
    """What is left in cash, where the purchase did not end the game."""
    left = [after.game.cash[claim.seat] for after in (claim.after_better, claim.after_worse)]
    return claim.after_better.over or left[0] - left[1] == claim.number("dollars")


def dead(claim: Claim) -> bool:
    assert isinstance(claim.better, Discard)
    return all(is_dead(claim.table.game, TILE_NUMBERS[tile]) for tile in claim.better.tiles)


TRUE: dict[str, Callable[[Claim], bool]] = {
    "better.bonus": bonus,
    "better.bonus.draw": lambda claim: names_choice(claim, claim.better) and at_most(claim),
    "better.pays_other": pays_other,
    "better.pays_other.draw": lambda claim: names_choice(claim, claim.worse) and at_most(claim),
    "better.only_helps": lambda claim: helps(claim, True),
    "better.helps_more": lambda claim: helps(claim, False),
    "better.worth": worth,
    "better.costs_other": lambda claim: names_choice(claim, claim.better),
    "better.founds": founds,
    "better.safe": safe,
    "better.dearer": dearer,
    "better.first": first,
    "better.level": level,
    "better.second": second,
    "better.passed": passed,
    "better.cash": cash,
    "better.more_shares": more_shares,
    "better.larger": larger,
    "better.sell": sell,
    "better.sets_up": sets_up,
    "better.grows_own": grows,
    "better.grows_other": grows,
    "better.others_hold": others_hold,
    "better.spares": spares,
    "better.dead": dead,
    "better.trade": trade,
    "better.poor_trade": poor_trade,
    "better.invests": invests,
    "better.keep": keep,
    "better.cheaper": cheaper,
    "better.holds": lambda claim: claim.table.game.shares[claim.seat][claim.chain()] == claim.number("n"),
    "better.end_wins": ends,
    "better.end_loses": ends,
    "better.end_wins.draw": ends,
    "better.end_loses.draw": ends,
    "better.end_ties": end_ties,
    "better.end_buys": end_buys,
    "better.played_out": lambda claim: names_choice(claim, claim.better),
}


ENDS = ("2059-195", "2096-169", "2107-135", "2984-158")  # puzzles in which the end wins by a purchase, or is shared


def end_claims() -> list[tuple[str, Claim]]:
    """Reasons for ending a game, and for not ending it, in puzzles with open holdings."""
    found = []
    for puzzle in map(puzzle_named, ENDS):
        best, second = decision_of(puzzle).ranking[:2]
        table = puzzle.table()
        reason = reason_for(table.position(table.to_act), best.action, second.action)
        found.append((reason.key, Claim(table, best.action, second.action, reason)))
    return found


def positions(name: str) -> Iterator[Table]:
    """Every position of a recorded game, with open holdings."""
    record = load((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    record.options["holdings"] = "open"
    table = new_table(record)
    for data in record.actions:
        yield table.copy()
        table.act(action_from({key: value for key, value in data.items() if key != "player"}))


def claims() -> list[tuple[str, Claim]]:
    """Reasons for random pairs of choices, at every decision of whole games with open holdings."""
    rng, found = random.Random(1), []
    for here in (position for name in FILES for position in positions(name)):
        legal = here.legal()
        for _ in range(3 if len(legal) > 1 else 0):
            better, worse = rng.sample(legal, 2)
            reason = reason_for(here.position(here.to_act), better, worse)
            found.append((reason.key, Claim(here, better, worse, reason)))
    return found + end_claims() + market_claims()


def market_claims() -> list[tuple[str, Claim]]:
    """The same with two players, where the market draws before bonuses are paid: where bonuses or the end are near."""
    found = []
    for here in (position for name in FILES_WITH_MARKET for position in positions(name)):
        legal = here.legal()
        ends = [action for action in legal if action == AnnounceEnd()]
        for better, worse in permutations([*ends, *legal[: 6 if len(legal) < 20 else 2]], 2):
            reason = reason_for(here.position(here.to_act), better, worse)
            if reason.key.endswith(".draw"):
                found.append((reason.key, Claim(here, better, worse, reason)))
    return found


@pytest.fixture(scope="module")
def all_claims() -> list[tuple[str, Claim]]:
    """Found once."""
    return claims()


def test_every_reason_is_true(all_claims: list[tuple[str, Claim]]) -> None:
    for key, claim in all_claims:
        assert TRUE[key](claim), f"{key} {claim.values}: {claim.better} rather than {claim.worse}"


def test_every_kind_of_reason_is_found_and_has_its_check(all_claims: list[tuple[str, Claim]]) -> None:
    """Every message of the catalogue that begins so is said of some position of these games."""
    said = {key for key in ENGLISH.messages if key.startswith("better.")}
    assert set(TRUE) == said
    assert said - {key for key, _ in all_claims} == set()


def test_most_reasons_name_a_fact(all_claims: list[tuple[str, Claim]]) -> None:
    """That a choice wins more often is the last resort."""
    keys = Counter(key for key, _ in all_claims)
    assert keys["better.played_out"] < len(all_claims) / 3
