"""Whether bots can be milked by offers: players who haggle against bots, and the same seats without offers.

    python -m bench.offers                     every way of haggling, 200 games each against `medium`
    python -m bench.offers --level hard --iterations 40 --games 200 --results offers.jsonl

The haggler plays as `medium` does and, before it places, tries offers that it knows the bots to accept; the bots
themselves offer nothing. Every bag is played from every seat, with offers and without; the games differ only where a
deal was closed. With a file of results a stopped run goes on where it was.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

from mergemaker.bodies.arrays import new_games, records, write_game
from mergemaker.bodies.native import compiled
from mergemaker.bots.bot import Bot
from mergemaker.bots.heuristics.majorities import share_price
from mergemaker.bots.heuristics.weights import MEDIUM, HeuristicWeights
from mergemaker.bots.registry import make_bot
from mergemaker.game.actions import OfferTrade, Side
from mergemaker.game.table import Table
from mergemaker.rules.constants import CHAINS, MOST_OFFERS
from mergemaker.rules.state import Rules

PLAYERS = 4
STEP = 100  # dollars by which prices are tried
BUNDLES = (1, 2, 4, 8)  # shares in an offer


class Deal:
    """An offer of the haggler's as the rules hold it: what it gives and takes, one chain on each side at most."""

    def __init__(self, to: int, give: dict[int, int], take: dict[int, int], pays: int = 0, gets: int = 0) -> None:
        self.to, self.give, self.take, self.pays, self.gets = to, give, take, pays, gets

    def write(self, game: Any) -> None:
        """The state holds the offer."""
        game["offer_to"], game["offer_give_cash"], game["offer_take_cash"] = self.to, self.pays, self.gets
        for side, shares in (("offer_give", self.give), ("offer_take", self.take)):
            row = game[side]
            row[:] = 0
            for chain, count in shares.items():
                row[chain] = count

    def offer(self, table: Table) -> OfferTrade:
        """The same as an action."""
        chains = table.edition.chains
        give = Side(self.pays, {chains[chain]: count for chain, count in self.give.items()})
        take = Side(self.gets, {chains[chain]: count for chain, count in self.take.items()})
        return OfferTrade(table.players[self.to], give, take)


@cache
def _record(plain: Rules | HeuristicWeights) -> Any:
    """Rules or weights as compiled functions take them."""
    return records([plain])[0]


class Haggler:
    """What a haggler may know: a copy of the game, and how the bots judge offers."""

    def __init__(self, table: Table, weights: HeuristicWeights, chance: random.Random) -> None:
        self.table, self.chance = table, chance
        self.rules, self.weights = _record(table.rules), _record(weights)
        self.game = new_games(1)[0]
        write_game(table.game, self.game)
        self.me = table.game.player
        self._judge, self._worth = compiled("bots.heuristics.policy"), compiled("bots.heuristics.trade_value")

    def accepts(self, deal: Deal) -> bool:
        """Whether the bot would take the deal."""
        deal.write(self.game)
        return bool(self._judge.answers_yes(self.game, self.rules, self.weights))

    def gain(self, deal: Deal) -> int:
        """What the deal gains the haggler if the game ended at once."""
        return self._gain(deal, lambda: self._worth.worth_now(self.game, self.rules, self.me))

    def hope(self, deal: Deal) -> int:
        """What the deal gains the haggler by what its shares may become."""
        return self._gain(deal, lambda: self._worth.worth_later(self.game, self.rules, self.weights, self.me))

    def _gain(self, deal: Deal, worth: Callable[[], int]) -> int:
        deal.write(self.game)
        before = worth()
        self._worth.exchange(self.game, 1)
        after = worth()
        self._worth.exchange(self.game, -1)
        return after - before

    def price(self, chain: int) -> int:
        """What the bank charges; nothing for a chain off the board."""
        size = self.table.game.sizes[chain]
        return share_price(self.table.rules, chain, size) if size else 0

    def others(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(PLAYERS) if seat != self.me]

    def limit(self, at: Callable[[int], Deal], most: int, wanted: int) -> int | None:
        """The best price that is accepted, up to `most`: the highest (`wanted` 1) or the lowest (-1)."""
        low, high = 0, most // STEP
        best = None
        while low <= high:
            middle = (low + high) // 2
            if self.accepts(at(middle * STEP)):
                best = middle * STEP
                low, high = (middle + 1, high) if wanted > 0 else (low, middle - 1)
            else:
                low, high = (low, middle - 1) if wanted > 0 else (middle + 1, high)
        return best

    def sales(self) -> Iterator[tuple[int, Deal]]:
        """Shares for as much cash as a bot pays, and how much that is above what the bank charges."""
        for to in self.others():
            for chain in range(CHAINS):
                for count in BUNDLES:
                    if count <= self.table.game.shares[self.me][chain]:
                        give = {chain: count}

                        def at(price: int, to: int = to, give: dict[int, int] = give) -> Deal:
                            return Deal(to, give, {}, gets=max(price, 1))

                        price = self.limit(at, int(self.table.game.cash[to]), 1)
                        if price:
                            yield price - count * self.price(chain), at(price)

    def purchases(self) -> Iterator[tuple[int, Deal]]:
        """Shares for as little cash as a bot takes, and what they gain at once."""
        for to in self.others():
            for chain in range(CHAINS):
                for count in BUNDLES:
                    if count <= self.table.game.shares[to][chain]:
                        take = {chain: count}

                        def at(price: int, to: int = to, take: dict[int, int] = take) -> Deal:
                            return Deal(to, {}, take, pays=max(price, 1))

                        price = self.limit(at, int(self.table.game.cash[self.me]), -1)
                        if price is not None:
                            yield self.gain(at(price)), at(price)

    def swaps(self) -> Iterator[tuple[int, Deal]]:
        """Shares that are worth little for others, and what they gain at once."""
        for to in self.others():
            for give in range(CHAINS):
                for take in range(CHAINS):
                    held, there = self.table.game.shares[self.me][give], self.table.game.shares[to][take]
                    for count, other in product(BUNDLES, (1, 2, 3)):
                        if give == take or count > held or other > there:
                            continue
                        deal = Deal(to, {give: count}, {take: other})
                        if self.accepts(deal) and (gain := self.gain(deal)) > 0:
                            yield gain, deal


def seller(one: Haggler) -> Deal | None:
    """Sells to a bot for more than the bank charges."""
    return _best(one.sales(), 1)


def buyer(one: Haggler) -> Deal | None:
    """Buys from a bot what is worth more at once than it costs."""
    return _best(one.purchases(), 1)


def dumper(one: Haggler) -> Deal | None:
    """Gets rid of shares that bring it nothing, for cash at any price or for better shares."""
    useless = [
        chain for chain in range(CHAINS) if one.gain(Deal(one.others()[0], {chain: 1}, {})) > -one.price(chain) - 1
    ]
    cash = ((deal.gets, deal) for _, deal in one.sales() if set(deal.give) <= set(useless))
    return _best(iter([*cash, *one.swaps()]), 1)


def liquidator(one: Haggler) -> Deal | None:
    """Turns shares into cash at the bots' price whenever it is short of it."""
    if one.table.game.cash[one.me] >= 2_000:
        return None
    return _best(((deal.gets, deal) for over, deal in one.sales() if over >= -deal.gets // 2), 1)


def repeater(one: Haggler) -> Deal | None:
    """Tries anything that gains it something, again and again."""
    for _ in range(30):
        to = one.chance.choice(one.others())
        give, take = dict[int, int](), dict[int, int]()
        for side, owner in ((give, one.me), (take, to)):
            held = [chain for chain in range(CHAINS) if one.table.game.shares[owner][chain]]
            if held and one.chance.random() < 0.7:
                chain = one.chance.choice(held)
                side[chain] = one.chance.randint(1, int(one.table.game.shares[owner][chain]))
        pays, gets = (STEP * one.chance.randint(0, int(one.table.game.cash[seat]) // STEP) for seat in (one.me, to))
        pays, gets = (0, gets) if one.chance.random() < 0.5 else (pays, 0)
        deal = Deal(to, give, take, pays, gets)
        if (give or pays) and (take or gets) and one.gain(deal) > 0:
            return deal
    return None


def merchant(one: Haggler) -> Deal | None:
    """Closes whatever deal it likes best, by what it has now and by what that may become."""
    deals = [deal for kind in (one.sales, one.purchases, one.swaps) for _, deal in kind()]
    return _best(((one.gain(deal) + one.hope(deal), deal) for deal in deals), 600)


def nobody(one: Haggler) -> Deal | None:
    """Offers nothing: the same seat without offers."""
    return None


WAYS: dict[str, Callable[[Haggler], Deal | None]] = {
    way.__name__: way for way in (nobody, seller, buyer, dumper, liquidator, repeater, merchant)
}


NOBODY = nobody.__name__


def _best(deals: Iterator[tuple[int, Deal]], least: int) -> Deal | None:
    found = max(deals, key=lambda deal: deal[0], default=None)
    return found[1] if found and found[0] >= least else None


def play(way: str, bag: int, seat: int, level: str, iterations: int | None) -> tuple[float, int]:
    """One game: the haggler's share of the win, and how many deals it closed."""
    names = ["Ann", "Ben", "Cy", "Di"]
    table = Table(names, "reference", seed=bag)
    bots: dict[str, Bot] = {
        name: make_bot("medium" if number == seat else level, 1_000 * bag + number, iterations)
        for number, name in enumerate(names)
    }
    haggler = names[seat]
    answering = {name: make_bot(level, 1_000 * bag + 100 + number, iterations) for number, name in enumerate(names)}
    for bot in bots.values():
        bot.offers_trades = False  # type: ignore[attr-defined]  # what bots offer themselves is not measured here
    weights = bots[names[seat - 1]].heuristic or MEDIUM
    chance = random.Random(bag)
    deals = 0
    while not table.over:
        actor = table.to_act
        assert actor is not None
        if actor == haggler and table.may_offer():
            deal = WAYS[way](Haggler(table, weights, chance))
            if deal is not None and table.game.offers < MOST_OFFERS:
                table.act(deal.offer(table))
                continue
        mind = answering if table.decision == "answer_trade" else bots  # declining leaves the rest of the game alone
        facts = table.act(mind[actor].choose(table.position(actor), seconds=0.05))
        deals += any(fact.type == "offer_accepted" for fact in facts) and table.turn_player == haggler
    result = table.result
    assert result is not None
    return (1 / len(result.winners) if haggler in result.winners else 0.0), deals


def run(ways: list[str], games: int, level: str, iterations: int | None, results: Path | None) -> None:
    """Plays every strategy in that many games; prints the shares of wins, with standard errors of the differences."""
    found: dict[str, dict[int, tuple[float, int]]] = defaultdict(dict)
    if results is not None and results.exists():
        for line in results.read_text().splitlines():
            one = json.loads(line)
            if one["level"] == level:
                found[one["way"]][one["game"]] = (one["won"], one["deals"])
    for game in range(games):
        for way in reversed(ways):  # the seat without offers last: where no deal was closed, it has been played already
            if game in found[way]:
                continue
            same = next((found[other][game] for other in ways if found[other].get(game, (0, 1))[1] == 0), None)
            found[way][game] = won, deals = (way == NOBODY and same) or play(
                way, 1 + game // PLAYERS, game % PLAYERS, level, iterations
            )
            if results is not None:
                with results.open("a") as file:
                    file.write(
                        json.dumps({"level": level, "way": way, "game": game, "won": won, "deals": deals}) + "\n"
                    )
    usual = found[NOBODY]
    for way in ways:
        mine = [found[way][game] for game in range(games)]
        apart = [found[way][game][0] - usual[game][0] for game in range(games)]
        error = (sum((one - mean(apart)) ** 2 for one in apart) / games / max(1, games - 1)) ** 0.5
        print(
            f"{level} {way}: {games} games, {mean(won for won, _ in mine):.1%} won, "
            f"{100 * mean(apart):+.1f} ± {100 * error:.1f} points, {mean(deals for _, deals in mine):.1f} deals a game",
            flush=True,
        )


def main() -> None:
    """Reads the arguments and plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--way", action="append", choices=[*WAYS], help="all of them if left out")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--iterations", type=int, default=None, help="of bots that search")
    parser.add_argument("--results", type=Path, default=None)
    asked = parser.parse_args()
    ways = [NOBODY, *(way for way in asked.way or WAYS if way != NOBODY)]
    run(ways, asked.games, asked.level, asked.iterations, asked.results)


if __name__ == "__main__":
    main()
