"""What a player wants: one small type for each kind of action, in the shapes of the line protocol."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ..errors import NotationError

LARGEST: Final = 2**63 - 1  # no amount in the game is larger
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


class _Action(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class PlaceTile(_Action, frozen=True, tag="place_tile"):
    """Place a tile from the hand."""

    tile: str


class StopPlacing(_Action, frozen=True, tag="stop_placing"):
    """Place no (further) tile this turn."""


class Found(_Action, frozen=True, tag="found"):
    """Name the chain just founded."""

    chain: str


class ChooseSurvivor(_Action, frozen=True, tag="choose_survivor"):
    """Choose which of the tied largest chains survives."""

    chain: str


class ChooseAcquired(_Action, frozen=True, tag="choose_acquired"):
    """Choose which of the tied acquired chains is settled next."""

    chain: str


class Dispose(_Action, frozen=True, tag="dispose"):
    """Sell some shares of the acquired chain, trade some two for one, keep the rest."""

    sell: Number
    trade: Number


class Buy(_Action, frozen=True, tag="buy"):
    """Buy shares: how many of each chain; buying none also ends the turn's purchase."""

    shares: dict[str, Number]


class AnnounceEnd(_Action, frozen=True, tag="announce_end"):
    """Announce that the game ends with this turn."""


class Discard(_Action, frozen=True, tag="discard"):
    """Set these dead tiles aside; the others are kept."""

    tiles: list[str]


class UsePower(_Action, frozen=True, tag="use_power"):
    """Use a special power."""

    power: str


class Trade2(_Action, frozen=True, tag="trade_2"):
    """Under Trade 2: give two shares of one chain for one share of another."""

    give: str
    take: str


class Side(msgspec.Struct, frozen=True):
    """One side of a trade between players."""

    cash: Number = 0
    shares: dict[str, Number] = {}


class OfferTrade(_Action, frozen=True, tag="offer_trade"):
    """Offer another player a trade."""

    to: str
    give: Side
    take: Side


class AnswerTrade(_Action, frozen=True, tag="answer_trade"):
    """Accept or decline the trade offered."""

    accept: bool


Action: TypeAlias = (
    PlaceTile
    | StopPlacing
    | Found
    | ChooseSurvivor
    | ChooseAcquired
    | Dispose
    | Buy
    | AnnounceEnd
    | Discard
    | UsePower
    | Trade2
    | OfferTrade
    | AnswerTrade
)


def action_from(data: object) -> Action:
    """The action that a JSON object describes; NotationError says what is wrong with it."""
    try:
        action: Action = msgspec.convert(data, Action)
    except (msgspec.ValidationError, RecursionError) as error:
        raise NotationError("not_an_action", detail=str(error)) from None
    return action


def ends_decision(action: Action) -> bool:
    """Whether the player's decision is made by it; the others come beside a decision."""
    return not isinstance(action, AnnounceEnd | UsePower | Trade2 | OfferTrade)


def tidy(action: Action) -> Action:
    """The same action without counts of zero."""
    if isinstance(action, Buy):
        return Buy(_some(action.shares))
    if isinstance(action, OfferTrade):
        give, take = (Side(side.cash, _some(side.shares)) for side in (action.give, action.take))
        return OfferTrade(action.to, give, take)
    return action


def _some(shares: dict[str, int]) -> dict[str, int]:
    return {chain: count for chain, count in shares.items() if count}


def action_data(action: Action) -> dict[str, Any]:
    """The action as a JSON object."""
    data: dict[str, Any] = msgspec.to_builtins(action)
    return data


def simple_choice(actions: Sequence[Action]) -> Action:
    """A default for a player who cannot answer: the first tile or chain, no purchase, nothing sold, no trade."""
    special = (AnnounceEnd, UsePower, Trade2)
    plain = (action for action in actions if not isinstance(action, special) and action != AnswerTrade(True))
    return next(plain, actions[0])
