"""A decision set as an exercise: all from the position of the player whose decision it is."""

from ..game.actions import Action, PlaceTile
from ..game.facts import Fact
from ..game.insight import Insight
from ..game.ledger import ledger_sheet
from ..game.table import Table
from ..game.what_if import what_if
from ..game.why import purpose_only, why
from ..room.log import log_lines
from ..room.messages.puzzles import PosedDecision, PuzzleOutlook
from ..room.messages.table import LoggedFact
from ..words.lines import Reason


def posed(table: Table, player: str, legal: list[Action], explained: bool = True) -> PosedDecision:
    """The decision of the player to act, with these actions to choose from; explained in full, or only its purpose."""
    insight = Insight(table.position(player))
    facts = logged(table, player)
    last = max((place for place, fact in enumerate(facts) if fact.player == player), default=0)
    return PosedDecision(
        view=insight.view,
        legal=legal,
        previews=insight.previews,
        standings=insight.standings,
        ledger=ledger_sheet(insight.position, facts),
        why=why(insight) if explained else purpose_only(insight),
        facts=facts[last:],
        lines=log_lines(facts, table.edition.hides_holdings),
    )


def logged(table: Table, player: str) -> list[LoggedFact]:
    """What has happened, as the player may know it, with the numbers of the actions."""
    again = Table(table.players, table.edition, seed=table.seed, bag=table.bag, market=table.market)
    numbers = [0] * len(again.facts)
    for number, (actor, action) in enumerate(table.actions, start=1):
        numbers += [number] * len(again.act(action, actor))
    names = Fact.__struct_fields__
    return [
        LoggedFact(**{name: getattr(fact, name) for name in names}, at=at)
        for fact, at in zip(table.facts_for(player), numbers, strict=True)
    ]


def outlook(table: Table, player: str, action: Action) -> PuzzleOutlook:
    """What an action would bring as far as its player can tell, or why it is not legal."""
    insight = Insight(table.position(player))
    refused = table.why_not(action, player)
    possible = action.tile in insight.hand if isinstance(action, PlaceTile) else refused is None
    brings = what_if(insight, action) if possible else None
    return PuzzleOutlook(brings, Reason(**refused.as_data()) if refused else None)
