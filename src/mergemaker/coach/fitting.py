"""Fitting the scales: what the network's scores mean in each kind of game, from games between equal heuristic players.

Such games are played by the thousand in a second; those of bots that search are left for the test (`calibration.py`),
and how far the scales hold there is in docs/diary.md.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bodies.arrays import records
from ..bodies.native import compiled
from ..bots.heuristics.weights import MEDIUM, SHARP
from ..bots.search import network
from ..bots.search.runner import load_weights
from ..game.editions import EDITIONS, edition_for
from ..game.editions.options import ANY_NUMBER
from .bot_games import BotGames, Entrant
from .chances import new_desk
from .places import place_shares
from .reliability import TENTHS, reliability
from .scales import SCALES, kind_of
from .value.outlook import DOLLARS, TILES_IN_BAG

GAMES = 3_000  # of each edition, for each kind
SAMPLED = 20  # of a thousand positions in a game
GUESSES = 6
STEPS = 12  # in which the map is fitted
FEW = 6_000  # positions are enough for a scale
RIDGE = 1e-3

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class Readings(NamedTuple):
    """Positions of one kind of game as the network reads them, and how their games ended."""

    scores: Floats  # position, guess, seat
    layers: np.ndarray[Any, np.dtype[np.float32]]  # position, seat, number of the network's last layer
    worths: Floats  # position, seat
    late: Floats  # position: how much of the bag has been drawn
    money: Floats  # position, seat: at the end
    games: Integers  # position: the number of its game

    def take(self, which: Any) -> "Readings":
        """Some of the positions."""
        return Readings(*(part[which] for part in self))


def kinds() -> Iterator[tuple[str, int, dict[str, str | bool]]]:
    """Every kind of game: its name, the number of players, and the options that make it one."""
    for players in ANY_NUMBER:
        for bonuses in ("classic", "tycoon"):
            for market in (True, False) if players == 2 else (True,):
                options: dict[str, str | bool] = {"bonuses": bonuses, "two_player_market": market}
                yield kind_of(edition_for("renegade", options, players).rules(), players), players, options


def read_kind(players: int, options: dict[str, str | bool], games: int, seed: int) -> Readings:
    """Positions of games between heuristic players, of every edition with those options."""
    found = [_read(name, players, options, games, seed + i) for i, name in enumerate(EDITIONS)]
    parts = [np.concatenate(part) for part in zip(*found, strict=True)]
    parts[-1] = np.concatenate([one.games + i * games for i, one in enumerate(found)])
    return Readings(*parts)


def _read(name: str, players: int, options: dict[str, str | bool], games: int, seed: int) -> Readings:
    edition = edition_for(name, options, players)
    bots = BotGames(edition, players, [Entrant(MEDIUM), Entrant(SHARP)], iterations=1)
    seats = np.repeat(np.arange(games)[:, None] % 2, players, axis=1)
    played = bots.play(seats, np.arange(games), seed, 0, SAMPLED, 8 * games)
    count = len(played.positions)
    scores = np.zeros((count, GUESSES, players))
    layers = np.zeros((count, players, network.WIDTH), np.float32)
    worths = np.zeros((count, players))
    compiled("coach.value.readings").write_readings(
        played.positions,
        played.positions["actor"].astype(np.int64),
        seed,
        records([edition.rules()])[0],
        load_weights(),
        new_desk(),
        scores,
        layers,
        worths,
    )
    money = played.games["cash"][:, :players][played.numbers].astype(np.float64)
    return Readings(scores, layers, worths, played.positions["drawn"] / TILES_IN_BAG, money, played.numbers)


def softmax(scores: Floats) -> Floats:
    """Scores as parts of 1, along the last axis."""
    parts = np.exp(np.maximum(scores - scores.max(axis=-1, keepdims=True), -60.0))
    return np.asarray(parts / parts.sum(axis=-1, keepdims=True), np.float64)


def fit_scale(readings: Readings, place: int) -> tuple[float, float]:
    """The scale in the draw for a place, and what is added to it by the end of the bag: the likeliest two."""
    order = np.argsort(-readings.money, axis=1, kind="stable")
    scores = np.take_along_axis(readings.scores, order[:, None, place:], axis=2)  # who got the place comes first

    def surprise(scale: float, late: float) -> float:
        scales = np.maximum(scale + late * readings.late, 0.0)[:, None, None]
        return float(-np.log(softmax(scores * scales)[..., 0].mean(axis=1) + 1e-9).mean())

    best, stride = (1.0, 0.0), 0.4
    least = surprise(*best)
    while stride > 0.02:
        tried = [(best[0] + a * stride, best[1] + b * stride) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1))]
        found = min((surprise(*one), one) for one in tried)
        if found[0] < least - 1e-6:
            least, best = found
        else:
            stride /= 2
    return best


def fit_map(readings: Readings, scale: tuple[float, float]) -> Floats:
    """Chances at every tenth of the scale, moved until each tenth of the predictions comes true as often as it says."""
    raw = softmax(readings.scores * (scale[0] + scale[1] * readings.late)[:, None, None])
    wins = place_shares(readings.money)[:, :, 0]
    knots = np.linspace(0.0, 1.0, TENTHS + 1)
    values = knots.copy()
    for _ in range(STEPS):
        mapped = np.interp(raw, knots, values)
        predicted = (mapped / mapped.sum(axis=2, keepdims=True)).mean(axis=1)
        bins = reliability(predicted, wins, readings.games)
        off = np.array([(one.actual - one.predicted) * one.positions / (one.positions + 100) for one in bins])
        values[1:-1] += 0.5 * (off[:-1] + off[1:])
        values = np.maximum.accumulate(np.clip(values, 0.0, 1.0))
    return values


def money_inputs(readings: Readings, kind: int, kinds: int) -> Floats:
    """What expected money is a sum of: the network's last layer, the same by the end of the bag, and its kind's own."""
    width = network.WIDTH
    players = readings.worths.shape[1]
    late = np.repeat(readings.late, players)
    inputs = np.zeros((readings.worths.size, 2 * width + 3 * kinds))
    inputs[:, :width] = readings.layers.reshape(-1, width)
    inputs[:, width : 2 * width] = inputs[:, :width] * late[:, None]
    for power in range(3):
        inputs[:, 2 * width + 3 * kind + power] = late**power
    return inputs


def fit_money(by_kind: Sequence[Readings]) -> Floats:
    """The weights of those inputs, for all kinds, by least squares."""
    size = 2 * network.WIDTH + 3 * len(by_kind)
    square = np.eye(size) * RIDGE
    product = np.zeros(size)
    for kind, readings in enumerate(by_kind):
        inputs = money_inputs(readings, kind, len(by_kind))
        square += inputs.T @ inputs / len(inputs)
        product += inputs.T @ ((readings.money - readings.worths).reshape(-1) / DOLLARS) / len(inputs)
    return np.asarray(np.linalg.solve(square, product), np.float64)


def fit(games: int, seed: int, tell: Callable[[str], None]) -> None:
    """The scales of every kind of game are fitted anew, and written where the coach reads them."""
    names = []
    read = []
    for name, players, options in kinds():
        tell(name)
        names.append(name)
        read.append(read_kind(players, options, games, seed))
    weights = fit_money(read)
    width = network.WIDTH
    numbers = {}
    for kind, (name, readings) in enumerate(zip(names, read, strict=True)):
        numbers[name] = fit_kind(readings)
        numbers[name]["money_bias"] = weights[2 * width + 3 * kind :][:3].round(5).tolist()
    fitted = {"money": weights[:width].round(5).tolist(), "late_money": weights[width : 2 * width].round(5).tolist()}
    SCALES.write_text(_text(fitted, numbers), encoding="utf-8")


def fit_kind(readings: Readings) -> dict[str, list[float]]:
    """The scales and the map of one kind of game."""
    few = readings.take(slice(None, None, max(1, len(readings.late) // FEW)))
    places = few.worths.shape[1]
    scales = [fit_scale(few, place) for place in range(places - 1)]
    scales += [(1.0, 0.0)]  # for the last place, which nobody else can take
    return {
        "scales": [round(scale, 4) for scale, _ in scales],
        "late_scales": [round(late, 4) for _, late in scales],
        "map": [round(value, 4) for value in fit_map(readings, scales[0])],
    }


def _text(fitted: dict[str, list[float]], numbers: dict[str, dict[str, list[float]]]) -> str:
    """JSON with a line for each kind."""
    shared = "".join(f" {json.dumps(name)}: {json.dumps(values)},\n" for name, values in fitted.items())
    lines = ",\n".join(f"  {json.dumps(kind)}: {json.dumps(values)}" for kind, values in numbers.items())
    return f'{{\n{shared} "kinds": {{\n{lines}\n }}\n}}\n'
