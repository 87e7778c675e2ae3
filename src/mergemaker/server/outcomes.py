"""What is kept of a finished game besides its log: everybody's outcome in numbers, and the ratings."""

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from ..game.facts import Fact
from .game import Game
from .messages import Money
from .schema import games, outcomes, ratings

MODEL = PlackettLuce()


class Numbers(msgspec.Struct):
    """What a player did in a game."""

    bought: dict[str, int] = {}
    founded: dict[str, int] = {}
    mergers: int = 0
    money: Money = msgspec.field(default_factory=Money)


def numbers_of(facts: list[Fact], player: str) -> Numbers:
    """A player's numbers, counted from the facts."""
    numbers = Numbers({}, {})
    money = numbers.money
    ended = False
    for fact in facts:
        ended = ended or fact.type == "game_ended"
        if fact.player != player:
            continue
        dollars = fact.dollars or 0
        match fact.type:
            case "shares_bought":
                numbers.bought[fact.chain or ""] = numbers.bought.get(fact.chain or "", 0) + (fact.count or 0)
                money.purchases -= dollars
            case "chain_founded":
                numbers.founded[fact.chain or ""] = numbers.founded.get(fact.chain or "", 0) + 1
            case "founder_cash":
                money.founding += dollars
            case "merger_began":
                numbers.mergers += 1
            case "bonus_paid" if ended:
                money.final_bonuses += dollars
            case "bonus_paid":
                money.bonuses += dollars
            case "shares_sold":
                money.sales += dollars
            case "final_sale":
                money.final_sales += dollars
            case "traded_cash":
                money.trades += dollars
    return numbers


def count_game(connection: Connection, game: Game) -> None:
    """The game is marked as over, its outcomes kept and ratings moved; a second time nothing happens."""
    assert game.table is not None
    result = game.table.result
    assert result is not None
    counted = connection.execute(
        sa.update(games).where(games.c.id == game.id, games.c.status != "over").values(status="over")
    )
    if counted.rowcount == 0:
        return
    for number, seat in enumerate(game.seats):
        connection.execute(
            sa.insert(outcomes).values(
                game=game.id,
                seat=number,
                user=None if seat.guest else seat.user,
                edition=game.setup.edition,
                players=len(game.seats),
                won=seat.name in result.winners,
                money=result.final[seat.name],
                numbers=msgspec.json.encode(numbers_of(game.table.facts, seat.name)).decode(),
            )
        )
    if not game.unrated:
        _rate(connection, game)


def _rate(connection: Connection, game: Game) -> None:
    """Everybody's rating moves, in the pool of that number of players; guests at another's screen have none."""
    assert game.table is not None
    result = game.table.result
    assert result is not None
    players = len(game.seats)
    who = [None if seat.guest else seat.user or f"bot:{seat.bot}" for seat in game.seats]
    if len(set(who) - {None}) < 2:
        return
    rows = {
        row.who: row
        for row in connection.execute(sa.select(ratings).where(ratings.c.players == players).with_for_update())
    }
    teams = []
    for name in who:
        row = rows.get(name) if name else None
        teams.append([MODEL.rating(mu=row.mu, sigma=row.sigma) if row else MODEL.rating()])
    rated = MODEL.rate(teams, scores=[float(result.final[seat.name]) for seat in game.seats])
    for name in dict.fromkeys(who):
        if name is None:
            continue
        mine = [seat for seat, other in enumerate(who) if other == name]  # bots of one level may sit in several seats
        row = rows.get(name)
        values = {
            "mu": sum(rated[seat][0].mu for seat in mine) / len(mine),
            "sigma": sum(rated[seat][0].sigma for seat in mine) / len(mine),
            "games": (row.games if row else 0) + len(mine),
            "wins": (row.wins if row else 0) + sum(game.seats[seat].name in result.winners for seat in mine),
        }
        if row is None:
            connection.execute(sa.insert(ratings).values(players=players, who=name, **values))
        else:
            at = (ratings.c.players == players) & (ratings.c.who == name)
            connection.execute(sa.update(ratings).where(at).values(**values))
