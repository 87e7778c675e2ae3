"""Finished games: counted once for statistics and ratings."""

import logging
from collections.abc import Callable, Mapping

import msgspec
from openskill.models import PlackettLuce

from ..game.facts import Fact
from ..room.interfaces import Conflict
from ..room.messages.ratings import Money
from ..room.running import Running
from ..skill import Skill, rate
from .store.results import Outcome, Rating, ResultRepository

log = logging.getLogger(__name__)
MODEL = PlackettLuce()
ATTEMPTS = 3


class Numbers(msgspec.Struct):
    """A player's game in numbers."""

    bought: dict[str, int] = {}
    founded: dict[str, int] = {}
    mergers: int = 0
    money: Money = msgspec.field(default_factory=Money)


class Results:
    """Counts finished games."""

    def __init__(self, repository: ResultRepository, counted: Callable[[str], None] = lambda game: None) -> None:
        self._repository = repository
        self._counted = counted  # called with every game that is over

    async def count(self, game: Running) -> None:
        """The game is counted in statistics and ratings, once; StoreUnavailable if that fails."""
        for _ in range(ATTEMPTS):
            try:
                await self._repository.count(game.id, outcomes_of(game), lambda pool: rated(game, pool))
            except Conflict:  # another server has just rated a player for the first time
                log.info("counting the game again", extra={"game": game.id})
            else:
                self._counted(game.id)
                return


def outcomes_of(game: Running) -> list[Outcome]:
    """Everybody's outcome of a finished game."""
    result = game.result
    assert result is not None, "the game is over"
    return [
        Outcome(
            game=game.id,
            seat=number,
            user=None if seat.guest or game.is_practice else seat.user,
            edition=game.setup.edition,
            players=len(game.seats),
            won=number not in game.away and seat.name in result.winners,
            money=result.final[seat.name],
            numbers=msgspec.json.encode(numbers_of(game.table.facts, seat.name)).decode(),
        )
        for number, seat in enumerate(game.seats)
    ]


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


def rated(game: Running, pool: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of those who played, in the pool of that number of players.

    Players who left, were replaced or ran out of time and did not come back are last, the first to go at the very end.
    Those who came back, had a hint or took back what was revealed can only lose.
    """
    result = game.result
    assert result is not None, "the game is over"
    if not game.rated:
        return {}
    who = [seat.user or f"bot:{game.level_at(number)}" for number, seat in enumerate(game.seats)]
    left = list(game.away)
    scores = [
        left.index(number) - len(left) if number in left else result.final[seat.name]
        for number, seat in enumerate(game.seats)
    ]
    known = {name: Skill(pool[name].mu, pool[name].sigma) for name in who if name in pool}
    helped = {who[number] for number in game.helped}
    new = {}
    for name, skill in rate(MODEL, who, scores, known).items():
        gains = skill.mu > known.get(name, Skill()).mu
        if helped and (gains if name in helped else name.startswith("bot:")):
            continue  # a win with help counts for nobody, and against no bot
        own = [number for number, other in enumerate(who) if other == name]
        before = pool.get(name, Rating(0, 0))
        new[name] = Rating(
            mu=skill.mu,
            sigma=skill.sigma,
            games=before.games + len(own),
            wins=before.wins + sum(game.seats[number].name in result.winners and number not in left for number in own),
        )
    return new
