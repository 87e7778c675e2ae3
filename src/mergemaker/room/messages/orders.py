"""Conditional orders: what a player wants done when a decision comes, on what conditions, and for how long.

An answer's type is the decision that it answers.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ...game.actions import OfferTrade
from ...words.lines import Reason

Count: TypeAlias = Annotated[int, Meta(ge=0, le=25)] | Literal["all"]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Preference: TypeAlias = Annotated[list[str], Meta(min_length=1, max_length=7)]  # chains, the favourite first


class _Part(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    pass


class PlaceOrder(_Part, frozen=True, tag="place_tile"):
    """Place that tile."""

    tile: str


class FoundOrder(_Part, frozen=True, tag="found"):
    """Found the first of these chains that can be founded."""

    chains: Preference


class SurvivorOrder(_Part, frozen=True, tag="choose_survivor"):
    """The first of these chains that may survive does."""

    chains: Preference


class AcquiredOrder(_Part, frozen=True, tag="choose_acquired"):
    """The first of these chains that may be settled next is."""

    chains: Preference


class DisposeOrder(_Part, frozen=True, tag="dispose"):
    """When the chain is acquired: trade some shares, keep some of the others, sell the rest."""

    chain: str
    trade: Count = 0
    keep: Count = 0


class BuyOrder(_Part, frozen=True, tag="buy"):
    """Buy these shares; `fewer`: as many of them as possible, in this order."""

    shares: Annotated[dict[str, Annotated[int, Meta(ge=1, le=5)]], Meta(max_length=5)]
    fewer: bool = False


class DiscardOrder(_Part, frozen=True, tag="discard"):
    """Set all dead tiles aside, or keep them."""

    all: bool = True


class AnswerOrder(_Part, frozen=True, tag="answer_trade"):
    """Accept this very offer, or decline any: of that player, or of everybody."""

    accept: OfferTrade | None = None
    player: str | None = None


Answer: TypeAlias = (
    PlaceOrder | FoundOrder | SurvivorOrder | AcquiredOrder | DisposeOrder | BuyOrder | DiscardOrder | AnswerOrder
)


class IfTile(_Part, frozen=True, tag="if_tile"):
    """If placing the tile does this; of a growing or merging tile: with all these chains."""

    tile: str
    effect: Literal["alone", "found", "grow", "merge"]
    chains: Annotated[list[str], Meta(max_length=4)] = []


class IfPrice(_Part, frozen=True, tag="if_price"):
    """If the price of the chain's shares is within these limits."""

    chain: str
    least: Amount = 0
    most: Amount = 1_000_000


class IfSize(_Part, frozen=True, tag="if_size"):
    """If the size of the chain is within these limits."""

    chain: str
    least: Annotated[int, Meta(ge=0, le=108)] = 0
    most: Annotated[int, Meta(ge=0, le=108)] = 108


class IfSurvivor(_Part, frozen=True, tag="if_survivor"):
    """If one of these chains survives the merger under way."""

    chains: Preference


class IfRank(_Part, frozen=True, tag="if_rank"):
    """If the player has at least that place among the chain's holders."""

    chain: str
    place: Annotated[int, Meta(ge=1, le=6)]


Condition: TypeAlias = IfTile | IfPrice | IfSize | IfSurvivor | IfRank


class Order(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer to a decision to come, if all conditions hold then; otherwise the player is asked.

    `next`: for the next such decision only, `once`: until it has been carried out, `always`: each time.
    """

    answer: Answer
    conditions: Annotated[list[Condition], Meta(max_length=5)] = []
    lasts: Literal["next", "once", "always"] = "once"


class OrderInfo(Struct):
    """An order as its owner sees it; `why` it is not carried out, while the owner has that decision to make."""

    number: int
    order: Order
    why: Reason | None
