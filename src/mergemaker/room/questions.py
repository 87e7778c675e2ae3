"""What a viewer may ask about the position they see, beyond what every update contains."""

from weakref import WeakKeyDictionary

from ..game.insight import Insight
from ..game.insight_shapes import LedgerSheet, Squares
from ..game.ledger import ledger_sheet
from ..game.squares import squares_of
from ..game.why import Why
from ..game.why import why as why_decide
from .projection import player_name
from .running import Running

# made once for all who ask about a position from one seat, strangers too
_SQUARES: WeakKeyDictionary[Insight, Squares] = WeakKeyDictionary()
_LEDGERS: WeakKeyDictionary[Insight, LedgerSheet | None] = WeakKeyDictionary()


def squares(game: Running, seat: int | None) -> Squares | None:
    """What each empty square would do, and the odds of its tile; None once the game is over."""
    if game.over:
        return None
    insight = game.insight(seat)
    if insight not in _SQUARES:
        _SQUARES[insight] = squares_of(insight)
    return _SQUARES[insight]


def why(game: Running, seat: int | None) -> Why | None:
    """What the viewer's decision is for and what matters now; None where they have none to make."""
    return None if game.over or seat is None else why_decide(game.insight(seat))


def ledger(game: Running, seat: int | None) -> LedgerSheet | None:
    """Hidden holdings as the log that the viewer has seen tells them; None where nothing is hidden."""
    insight = game.insight(seat)
    if insight.known:
        return None
    if insight not in _LEDGERS:
        _LEDGERS[insight] = ledger_sheet(insight.position, game.facts_for(player_name(game, seat)))
    return _LEDGERS[insight]
