"""A game's history, for charts."""

from typing import Literal

from msgspec import Struct

from ...game.view import Result


class HistoryTurn(Struct):
    """Everybody's money if the game had ended after that turn; null where the asker may not know it."""

    number: int
    action: int  # the last of the turn
    player: str
    net_worth: dict[str, int | None]
    merger: bool
    founded: list[str]


class SettlementLine(Struct):
    """A line of the final settlement."""

    player: str
    kind: Literal["cash", "bonus", "shares", "total"]
    chain: str | None
    count: int | None
    dollars: int
    ranks: list[str] | None
    tied: int | None


class History(Struct):
    """A game's history, for charts."""

    players: list[str]
    turns: list[HistoryTurn]
    settlement: list[SettlementLine]
    result: Result | None
