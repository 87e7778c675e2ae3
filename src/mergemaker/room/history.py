"""A game's history for charts: money by turn, mergers, and the final settlement line by line."""

from bisect import bisect_right

from ..game.insight import Insight
from .messages.history import History, HistoryTurn, SettlementLine
from .projection import player_name
from .running import Running


def history_of(game: Running, seat: int | None) -> History:
    """A game's history as the asker may know it; all of it once the game is over."""
    viewer = player_name(game, seat)
    table = game.table_after(0)
    turns: list[HistoryTurn] = []
    played = game.table.actions
    begins = {at for fact, at in zip(game.table.facts, game.fact_actions, strict=True) if fact.type == "turn_began"}
    on_turn = ""  # the setup, before any turn
    counted = 0  # facts of the turns so far
    for number in range(len(played) + 1):
        if number:
            player, action = played[number - 1]
            table.act(action, player)
        if number < len(played) and number not in begins:
            continue
        insight = Insight(table.whole_position() if game.over else table.position(viewer))
        before, counted = counted, bisect_right(game.fact_actions, number)
        facts = game.table.facts[before:counted]
        turns.append(
            HistoryTurn(
                number=table.turn - 1 if number in begins else table.turn,
                action=number,
                player=on_turn,
                net_worth=insight.net_worth(),
                merger=any(fact.type == "merger_began" for fact in facts),
                founded=[fact.chain or "" for fact in facts if fact.type == "chain_founded"],
            )
        )
        on_turn = table.turn_player
    return History(list(table.players), turns, settlement_of(game), game.result)


def settlement_of(game: Running) -> list[SettlementLine]:
    """What everybody had before the end, and what they got."""
    if game.table.result is None:
        return []
    facts = game.table.facts
    ended = next(place for place, fact in enumerate(facts) if fact.type == "game_ended")
    lines: list[SettlementLine] = []
    for player, total in game.table.result.final.items():
        got = [
            SettlementLine(
                player=player,
                kind="bonus" if fact.type == "bonus_paid" else "shares",
                chain=fact.chain,
                count=fact.count,
                dollars=fact.dollars or 0,
                ranks=fact.ranks,
                tied=fact.tied,
            )
            for fact in facts[ended:]
            if fact.player == player and fact.type in ("bonus_paid", "final_sale")
        ]
        had = total - sum(line.dollars for line in got)
        lines.append(SettlementLine(player, "cash", None, None, had, None, None))
        lines += got
        lines.append(SettlementLine(player, "total", None, None, total, None, None))
    return lines
