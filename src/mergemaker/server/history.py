"""A game's course for charts: money by turn, mergers, and the final settlement line by line."""

from .game import Game
from .messages import History, HistoryTurn, SettlementLine
from .sights import player_name
from .standings import standings_of


def history_of(game: Game, seat: int | None) -> History:
    """The course of a game as the asker may know it; all of it once the game is over."""
    assert game.table is not None
    viewer = player_name(game, seat)
    table = game.table_after(0)
    turns: list[HistoryTurn] = []
    played = game.table.actions
    for number in range(len(played) + 1):
        if number:
            player, action = played[number - 1]
            table.act(action, player)
        turn = table.game.turn
        following = number == len(played) or _turn_changes(game, number)
        if not following:
            continue
        view = table.state() if game.over else table.view(viewer)
        facts = [
            fact for fact, at in zip(game.table.facts, game.fact_at, strict=True) if turns_at(turns) < at <= number
        ]
        turns.append(
            HistoryTurn(
                number=turn if number == len(played) else turn - 1,
                action=number,
                player=played[number - 1][0] if number else "",
                net_worth=standings_of(view).net_worth,
                merger=any(fact.type == "merger_began" for fact in facts),
                founded=[fact.chain or "" for fact in facts if fact.type == "chain_founded"],
            )
        )
    return History(list(table.players), turns, settlement_of(game), table.result)


def turns_at(turns: list[HistoryTurn]) -> int:
    """The action that the last turn ended with; -1 before the first."""
    return turns[-1].action if turns else -1


def _turn_changes(game: Game, number: int) -> bool:
    """Whether a turn began with what came of that action."""
    assert game.table is not None
    return any(
        fact.type == "turn_began" for fact, at in zip(game.table.facts, game.fact_at, strict=True) if at == number
    )


def settlement_of(game: Game) -> list[SettlementLine]:
    """What everybody got at the end, and what they had before it."""
    if game.table is None or game.table.result is None:
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
