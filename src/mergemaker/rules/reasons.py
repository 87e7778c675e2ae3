"""Why an action is not legal. The sentences that people read are in `mergemaker.words`, by the lower-case name."""

from typing import Final

FINE: Final = 0
GAME_IS_OVER: Final = 1
NOT_THIS_DECISION: Final = 2
NOT_IN_HAND: Final = 3
DEAD_TILE: Final = 4
EIGHTH_CHAIN: Final = 5
MUST_PLACE: Final = 6
CHAIN_ON_BOARD: Final = 7
NOT_TIED_LARGEST: Final = 8
NOT_TIED_NEXT: Final = 9
TOO_FEW_SHARES: Final = 10
TOO_FEW_OF_SURVIVOR: Final = 11
CHAIN_NOT_ACTIVE: Final = 12
MARKET_EMPTY: Final = 13
TOO_LITTLE_CASH: Final = 14
OUT_OF_ORDER: Final = 15
NOT_DEAD: Final = 16
ALREADY_KEPT: Final = 17
ALREADY_ANNOUNCED: Final = 18
NO_END_CONDITION: Final = 19
NOT_YOUR_TURN_TO_ANNOUNCE: Final = 20
ANNOUNCE_START_OR_END: Final = 21
DECISION_BEGUN: Final = 22
NO_POWERS: Final = 23
POWER_SPENT: Final = 24
ONE_POWER_A_TURN: Final = 25
WRONG_PHASE_FOR_POWER: Final = 26
NOTHING_TO_PLACE: Final = 27
NO_TRADE_2_LEFT: Final = 28
NO_TRADING: Final = 29
TRADING_CLOSED: Final = 30
TOO_MANY_OFFERS: Final = 31
OFFER_TO_SELF: Final = 32
BOTH_MUST_GIVE: Final = 33
CANNOT_GIVE: Final = 34
NO_SUCH_ACTION: Final = 35
NEGATIVE_OFFER: Final = 36
TOO_MANY_SHARES: Final = 37
ODD_TRADE: Final = 38
NEGATIVE_COUNT: Final = 39
UNKNOWN_NAME: Final = 40
TWICE: Final = 41
NOT_TO_ACT: Final = 42

# The rule that each reason comes from.
RULE: Final = {
    GAME_IS_OVER: "E5",
    NOT_THIS_DECISION: "T1",
    NOT_IN_HAND: "T2",
    DEAD_TILE: "T4",
    EIGHTH_CHAIN: "T5",
    MUST_PLACE: "T2",
    CHAIN_ON_BOARD: "F1",
    NOT_TIED_LARGEST: "M2",
    NOT_TIED_NEXT: "M3",
    TOO_FEW_SHARES: "M6",
    TOO_FEW_OF_SURVIVOR: "M7",
    CHAIN_NOT_ACTIVE: "P3",
    MARKET_EMPTY: "P3",
    TOO_LITTLE_CASH: "P3",
    OUT_OF_ORDER: "P2",
    NOT_DEAD: "T8",
    ALREADY_KEPT: "T8",
    ALREADY_ANNOUNCED: "E2",
    NO_END_CONDITION: "E1",
    NOT_YOUR_TURN_TO_ANNOUNCE: "E2",
    ANNOUNCE_START_OR_END: "E2",
    DECISION_BEGUN: "E2",
    NO_POWERS: "W1",
    POWER_SPENT: "W1",
    ONE_POWER_A_TURN: "W1",
    WRONG_PHASE_FOR_POWER: "W1",
    NOTHING_TO_PLACE: "W3",
    NO_TRADE_2_LEFT: "W6",
    NO_TRADING: "O1",
    TRADING_CLOSED: "O1",
    TOO_MANY_OFFERS: "O2",
    OFFER_TO_SELF: "O1",
    BOTH_MUST_GIVE: "O2",
    CANNOT_GIVE: "O2",
    NO_SUCH_ACTION: "T1",
    NEGATIVE_OFFER: "O2",
    TOO_MANY_SHARES: "P2",
    ODD_TRADE: "M7",
    NEGATIVE_COUNT: "P2",
    UNKNOWN_NAME: "T1",
    TWICE: "T8",
    NOT_TO_ACT: "T1",
}
NAME: Final = {value: name.lower() for name, value in list(globals().items()) if isinstance(value, int)}
