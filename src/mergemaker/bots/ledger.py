"""Hidden holdings, known from the log: what everybody buys, sells, trades and is paid is told to all."""

from collections.abc import Iterable

from ..game.facts import Fact
from ..game.view import View
from ..rules import constants
from ..rules.state import Game

PAIR = 2  # shares given for one in a trade with the market


class Ledger:
    """Everybody's cash and shares, booked from the facts of a game's log from its beginning on."""

    def __init__(self, players: Iterable[str], chains: Iterable[str], log: Iterable[Fact]) -> None:
        self.shares = {player: dict.fromkeys(chains, 0) for player in players}
        self.cash = dict.fromkeys(self.shares, constants.STARTING_CASH)
        self._is_readable = True
        try:
            for fact in log:
                self._book(fact)
        except KeyError:  # a log of other players or chains
            self._is_readable = False

    def _book(self, fact: Fact) -> None:
        player, chain, count = fact.player or "", fact.chain or "", fact.count or 0
        match fact.type:
            case "founder_share" | "shares_bought" | "shares_taken":
                self.shares[player][chain] += count
            case "traded_shares":
                self.shares[player][chain] += count
                self.shares[fact.other or ""][chain] -= count
            case "shares_sold":
                self.shares[player][chain] -= count
            case "shares_traded" | "trade_2_made":
                self.shares[player][chain] -= count
                self.shares[player][fact.into or ""] += count // PAIR
            case "founder_cash" | "bonus_paid" | "traded_cash":
                pass  # nothing but money, for each side a fact
            case _:
                return
        self.cash[player] += fact.dollars or 0

    def fill_in(self, game: Game) -> None:
        """Everybody has in the game what the ledger says."""
        game.shares[: game.players] = [list(shares.values()) for shares in self.shares.values()]
        game.cash[: game.players] = list(self.cash.values())

    def agrees(self, view: View) -> bool:
        """Whether the log was whole: every share is in the market or with somebody, and all that is shown is right."""
        return (
            self._is_readable
            and all(count >= 0 for shares in self.shares.values() for count in shares.values())
            and all(player.shares in (None, self.shares[player.name]) for player in view.players)
            and all(player.cash in (None, self.cash[player.name]) for player in view.players)
            and all(
                chain.market + sum(shares[name] for shares in self.shares.values()) == constants.SHARES
                for name, chain in view.chains.items()
            )
        )
