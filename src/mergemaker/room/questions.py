"""What a viewer may ask about the position they see, besides what every update tells."""

from ..game.insight_shapes import LedgerSheet, Squares
from ..game.ledger import ledger_sheet
from ..game.squares import squares_of
from ..game.why import Why
from ..game.why import why as why_decide
from .projection import player_name
from .running import Running


def squares(game: Running, seat: int | None) -> Squares | None:
    """What each empty square would do, and the odds of its tile; None once the game is over."""
    return None if game.over else squares_of(game.insight(seat))


def why(game: Running, seat: int | None) -> Why | None:
    """What the viewer's decision is for and what matters now; None where they have none to make."""
    return None if game.over or seat is None else why_decide(game.insight(seat))


def ledger(game: Running, seat: int | None) -> LedgerSheet | None:
    """Hidden holdings as the log that the viewer has seen tells them; None where nothing is hidden."""
    return ledger_sheet(game.insight(seat).position, game.facts_for(player_name(game, seat)))
