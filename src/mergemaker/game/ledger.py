"""Hidden holdings, worked out from the log: everybody sees what is bought, sold, traded and paid."""

from collections.abc import Iterable
from dataclasses import replace

from ..rules import constants
from ..rules.mask import UNKNOWN, holdings_known, is_hidden
from ..rules.state import Game
from .facts import Fact
from .insight import Insight
from .insight_shapes import LedgerSheet
from .position import Position

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

    def agrees(self, known: Game) -> bool:
        """Whether the log was complete: every share is accounted for, and everything known of the game matches."""
        if not self._is_readable or len(self.shares) != known.players:
            return False
        shares = [list(held.values()) for held in self.shares.values()]
        seats = [seat for seat in range(known.players) if not is_hidden(known, seat)]
        return (
            all(count >= 0 for held in shares for count in held)
            and all(known.shares[seat] == shares[seat] for seat in seats)
            and all(money in (UNKNOWN, cash) for money, cash in zip(known.cash, self.cash.values(), strict=False))
            and all(
                known.market[chain] + sum(held[chain] for held in shares) == constants.SHARES
                for chain in range(constants.CHAINS)
            )
        )


def ledger_of(position: Position, log: Iterable[Fact]) -> Ledger | None:
    """Hidden holdings as the log shows them; None where nothing is hidden, or the log is incomplete."""
    if holdings_known(position.game):
        return None
    ledger = Ledger(position.players, position.edition.chains, log)
    return ledger if ledger.agrees(position.game) else None


def with_holdings(position: Position, ledger: Ledger) -> Position:
    """The position with everybody's cash and shares from the ledger."""
    known = position.game.copy()
    ledger.fill_in(known)
    return replace(position, game=known)


def ledger_sheet(position: Position, log: Iterable[Fact]) -> LedgerSheet | None:
    """Hidden holdings as the log shows them, with the standings that follow; None where there is no ledger."""
    ledger = ledger_of(position, log)
    if ledger is None:
        return None
    return LedgerSheet(ledger.cash, ledger.shares, Insight(with_holdings(position, ledger)).standings)
