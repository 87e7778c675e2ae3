"""Many games between bots on the compiled rules, those that search included, driven from Python."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bodies.arrays import new_games, records
from ..bodies.native import compiled
from ..bots.expert import ExpertBot
from ..bots.hard import HardBot
from ..bots.heuristics.weights import HeuristicWeights
from ..bots.search.runner import SearchRunner, load_weights
from ..bots.search_bot import SearchBot
from ..game.editions import Edition
from ..rules import actions as numbers
from ..rules.state import Game
from .play import bot_games

Games: TypeAlias = np.ndarray[Any, Any]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Way: TypeAlias = HeuristicWeights | type[SearchBot]

SEARCHES: dict[type[SearchBot], int] = {HardBot: bot_games.HARD, ExpertBot: bot_games.EXPERT}


class Entrant(NamedTuple):
    """A player that decides in one way, or in a second one so often in a thousand decisions."""

    first: Way
    second: Way | None = None
    second_often: int = 0


class Played(NamedTuple):
    """Games that are over, and positions on the way with the number of the game each is from."""

    games: Games
    positions: Games
    numbers: Integers

    def win_shares(self) -> Floats:
        """Everybody's part of the win, in every game."""
        wins = np.zeros((len(self.games), int(self.games["players"][0])))
        compiled("rules.insight").write_win_shares(self.games, wins)
        return wins


class BotGames:
    """Games of one kind between entrants, a batch at a time; searches think by count."""

    def __init__(self, edition: Edition, players: int, entrants: Sequence[Entrant], iterations: int) -> None:
        self.players = players
        self.edition = edition
        ways: list[HeuristicWeights] = []
        rows = [[_number(way, ways) for way in (one.first, one.second or one.first)] for one in entrants]
        table = [[*row, one.second_often] for row, one in zip(rows, entrants, strict=True)]
        self._module = compiled("coach.play.bot_games")
        self._play = self._module.BotGames(
            rules=records([edition.rules()])[0],
            players=players,
            heuristics=records(ways or [HeuristicWeights()]),
            hard=_search(HardBot, edition, players),
            expert=_search(ExpertBot, edition, players),
            iterations=iterations,
            entrants=np.array(table, np.int64),
            actions=np.zeros(numbers.MOST_LEGAL, np.int64),
            rng=np.zeros(2, np.int64),
        )

    def play(self, seats: Integers, bags: Integers, seed: int, first: int, sampled: int = 0, most: int = 1) -> Played:
        """A game for each row of seats, from its bag of the seed; `sampled` in a thousand positions are kept."""
        games = new_games(len(seats))
        kept = self._module.Kept(new_games(most), np.zeros(most, np.int64), np.zeros(1, np.int64))
        self._module.play_many(self._play, games, seats, bags, seed, first, sampled, kept)
        count = int(kept.filled[0])
        return Played(games, kept.positions[:count], kept.games[:count])

    def play_on(self, games: Games, entrant: int, seed: int) -> None:
        """The games are played from where they are to their end, by that entrant in every seat."""
        self._module.play_on(self._play, games, entrant, seed)


def _number(way: Way, ways: list[HeuristicWeights]) -> int:
    """The number by which the compiled games know a way to decide; heuristics are added to the list."""
    if isinstance(way, HeuristicWeights):
        if way not in ways:
            ways.append(way)
        return ways.index(way)
    return SEARCHES[way]


def _search(bot: type[SearchBot], edition: Edition, players: int) -> Any:
    """What a search of that kind works with."""
    runner = SearchRunner(bot.heuristic, bot().settings_for(players), load_weights())
    runner.begin([Game()], edition.rules(), seed=1)
    return runner.compiled_search()
