"""Announcing the end, beside another decision."""

from ..actions import ANNOUNCE_END
from ..constants import BUY, NOBODY, PLACE, START_OR_END
from ..ending import end_condition, may_still_announce
from ..facts import note_end_announced
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row, Rules
from .buy import purchase_begun
from .discard import exchange_begun
from .dispose import disposal_begun


@rule
def list_announcement(game: Game, rules: Rules, out: Row, count: int) -> int:
    """E2: the announcement, where it is allowed."""
    if may_still_announce(game) and why_not_announce(game, rules) == FINE:
        out[count] = ANNOUNCE_END
        return count + 1
    return count


@rule
def decision_begun(game: Game) -> bool:
    """E2: whether part of the decision is already made: shares bought or traded, or a dead tile set aside."""
    return purchase_begun(game) or disposal_begun(game) or exchange_begun(game)


@rule
def why_not_announce(game: Game, rules: Rules) -> Reason:
    """E2: once, in one's own turn, when a condition holds, at the moments that the edition allows."""
    if game.announced != NOBODY:
        return Reason.ALREADY_ANNOUNCED
    if not end_condition(game):
        return Reason.NO_END_CONDITION
    if game.actor != game.player:
        return Reason.NOT_YOUR_TURN_TO_ANNOUNCE
    if decision_begun(game):
        return Reason.DECISION_BEGUN
    if (
        rules.announce == START_OR_END
        and game.phase != BUY
        and (game.phase != PLACE or game.placed > 0 or game.offers > 0)
    ):
        return Reason.ANNOUNCE_START_OR_END
    return FINE


@rule
def announce(game: Game) -> None:
    """E3: the end is announced; the turn continues as usual, and then the game ends."""
    game.announced = game.player
    note_end_announced(game, game.player)
