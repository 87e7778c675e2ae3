"""Why an action is not legal: a reason, and the rule that says so. The sentences are in the catalogues of `words/`."""

from enum import IntEnum
from typing import Final

from .rule import numbers


class Reason(IntEnum):
    """FINE, or why an action is not legal."""

    FINE = 0
    GAME_IS_OVER = 1
    NOT_THIS_DECISION = 2
    NOT_IN_HAND = 3
    DEAD_TILE = 4
    EIGHTH_CHAIN = 5
    MUST_PLACE = 6
    CHAIN_ON_BOARD = 7
    NOT_TIED_LARGEST = 8
    NOT_TIED_NEXT = 9
    TOO_FEW_SHARES = 10
    TOO_FEW_OF_SURVIVOR = 11
    CHAIN_NOT_ACTIVE = 12
    MARKET_EMPTY = 13
    TOO_LITTLE_CASH = 14
    OUT_OF_ORDER = 15
    NOT_DEAD = 16
    ALREADY_KEPT = 17
    ALREADY_ANNOUNCED = 18
    NO_END_CONDITION = 19
    NOT_YOUR_TURN_TO_ANNOUNCE = 20
    ANNOUNCE_START_OR_END = 21
    DECISION_BEGUN = 22
    NO_POWERS = 23
    POWER_SPENT = 24
    ONE_POWER_A_TURN = 25
    WRONG_PHASE_FOR_POWER = 26
    NOTHING_TO_PLACE = 27
    NO_TRADE_2_LEFT = 28
    NO_TRADING = 29
    TRADING_CLOSED = 30
    TOO_MANY_OFFERS = 31
    OFFER_TO_SELF = 32
    BOTH_MUST_GIVE = 33
    CANNOT_GIVE = 34
    NO_SUCH_ACTION = 35
    NEGATIVE_OFFER = 36
    TOO_MANY_SHARES = 37
    ODD_TRADE = 38
    NEGATIVE_COUNT = 39
    UNKNOWN_NAME = 40
    TWICE = 41
    NOT_TO_ACT = 42


FINE: Final = numbers(Reason)[0]

RULE_OF: Final = {
    Reason.GAME_IS_OVER: "E5",
    Reason.NOT_THIS_DECISION: "T1",
    Reason.NO_SUCH_ACTION: "T1",
    Reason.NOT_IN_HAND: "T2",
    Reason.DEAD_TILE: "T4",
    Reason.EIGHTH_CHAIN: "T5",
    Reason.MUST_PLACE: "T2",
    Reason.CHAIN_ON_BOARD: "F1",
    Reason.NOT_TIED_LARGEST: "M2",
    Reason.NOT_TIED_NEXT: "M3",
    Reason.TOO_FEW_SHARES: "M6",
    Reason.TOO_FEW_OF_SURVIVOR: "M7",
    Reason.CHAIN_NOT_ACTIVE: "P3",
    Reason.MARKET_EMPTY: "P3",
    Reason.TOO_LITTLE_CASH: "P3",
    Reason.OUT_OF_ORDER: "P2",
    Reason.NOT_DEAD: "T8",
    Reason.ALREADY_KEPT: "T8",
    Reason.ALREADY_ANNOUNCED: "E2",
    Reason.NO_END_CONDITION: "E1",
    Reason.NOT_YOUR_TURN_TO_ANNOUNCE: "E2",
    Reason.ANNOUNCE_START_OR_END: "E2",
    Reason.DECISION_BEGUN: "E2",
    Reason.NO_POWERS: "W1",
    Reason.POWER_SPENT: "W1",
    Reason.ONE_POWER_A_TURN: "W1",
    Reason.WRONG_PHASE_FOR_POWER: "W1",
    Reason.NOTHING_TO_PLACE: "W3",
    Reason.NO_TRADE_2_LEFT: "W6",
    Reason.NO_TRADING: "O1",
    Reason.TRADING_CLOSED: "O1",
    Reason.TOO_MANY_OFFERS: "O2",
    Reason.OFFER_TO_SELF: "O1",
    Reason.BOTH_MUST_GIVE: "O2",
    Reason.NEGATIVE_OFFER: "O2",
    Reason.CANNOT_GIVE: "O2",
    Reason.TOO_MANY_SHARES: "P2",
    Reason.ODD_TRADE: "M7",
    Reason.NEGATIVE_COUNT: "P2",
    Reason.UNKNOWN_NAME: "T1",
    Reason.TWICE: "T8",
    Reason.NOT_TO_ACT: "T1",
}
