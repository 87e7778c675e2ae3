"""Fitting the scales: what the network's scores mean in each kind of game, from games of equal bots among themselves.

The same bots as in the test (`calibration.py`), in other games. Heuristic players play thousands in a second: they tell
how certainty grows through each kind of game. Games of bots that search take long: they tell by how much all that is to
be stretched and bent (`bends.py`), and are kept in a folder, so that a fit which was stopped goes on. What was fitted
can be refined by further games, which count by their number beside all those before (`games` in the file of scales).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots.heuristics.weights import HeuristicWeights
from ..bots.search import network
from .bends import Curve, Scale, fit_bends, refined, scale_at, softmax, stretched
from .readings import Floats, Readings, Share, joined, kinds, read_kind
from .samples import Gathered, gathered
from .sampling import LEVELS
from .scales import SCALES
from .value.outlook import DOLLARS

SEARCHED = Share(games=30, sampled=60)
HEURISTIC = Share(games=2_000, sampled=8)
SEED = 1 << 40  # beyond those of the tests, so that no game is in both
FURTHER = 2 << 40  # of the games that the scales are refined by
FURTHER_APART = 100  # the seeds of two such runs
FACTORS = [number / 50 for number in range(25, 76)]  # by which scales may be stretched
RIDGE = 1e-3
SCALE_NAMES = ("scales", "late_scales", "last_scales", "middle_scales")  # in the order of `Scale`


class Draw(NamedTuple):
    """The draw for a place among those who did not get a better one: everybody's scores, who got it first."""

    scores: Floats
    late: Floats

    def log_loss(self, scale: Scale) -> float:
        """The mean log loss of the outcomes on that scale."""
        chances = softmax(self.scores * scale_at(scale, self.late))[..., 0].mean(axis=1)
        return float(-np.log(chances + 1e-9).mean())


def draw_for(place: int, readings: Readings) -> Draw:
    """The draws for a place in all positions."""
    order = np.argsort(-readings.money, axis=1, kind="stable")
    return Draw(np.take_along_axis(readings.scores, order[:, None, place:], axis=2), readings.late)


def fit_scale(draw: Draw) -> Scale:
    """The likeliest scale in the draw for a place, with what is added to it by the end of the bag."""
    steps = [step for step in product((-1, 0, 1), repeat=3) if any(step) and abs(sum(step)) < 2]
    best, stride = Scale(1.0), 0.4
    least = draw.log_loss(best)
    while stride > 0.02:
        tried = [Scale(best.start + a * stride, best.late + b * stride, best.last + c * stride) for a, b, c in steps]
        found = min((draw.log_loss(one), one) for one in tried)
        if found[0] < least - 1e-6:
            least, best = found
        else:
            stride /= 2
    return best


def common_factor(shapes: Sequence[Scale], draws: Sequence[Draw]) -> float:
    """By how much all these scales are to be stretched alike to minimize their log loss, each in its kind of game."""
    return min(
        FACTORS,
        key=lambda factor: sum(
            draw.log_loss(stretched(shape, factor)) for shape, draw in zip(shapes, draws, strict=True)
        ),
    )


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
    outcome = np.zeros(size)
    for kind, readings in enumerate(by_kind):
        inputs = money_inputs(readings, kind, len(by_kind))
        square += inputs.T @ inputs / len(inputs)
        outcome += inputs.T @ ((readings.money - readings.worths).reshape(-1) / DOLLARS) / len(inputs)
    return np.asarray(np.linalg.solve(square, outcome), np.float64)


def fit(folder: Path, workers: int, tell: Callable[[str], None]) -> None:
    """Fits the scales of every kind of game again, and writes them where the coach reads them."""
    samples = gathered(folder, SEED, workers, tell)
    heuristic = [n for n, level in enumerate(LEVELS.values()) if isinstance(level.first, HeuristicWeights)]
    searching = [n for n, _ in enumerate(LEVELS) if n not in heuristic]
    read = {}
    for name, players, options in kinds():
        tell(f"reading games of the kind {name}")
        many = read_kind(players, options, HEURISTIC, heuristic, SEED)
        read[name] = Both(many, read_kind(players, options, SEARCHED, searching, SEED))
    tell("fitting")
    SCALES.write_text(fitted_scales(read, samples), encoding="utf-8")


def refine(folder: Path, seed: int, workers: int, tell: Callable[[str], None]) -> None:
    """Moves the scales of the draw for the win by further games, those of this seed, and writes them back."""
    samples = gathered(folder, FURTHER + FURTHER_APART * (seed - 1), workers, tell)
    tell("fitting")
    SCALES.write_text(refined_scales(json.loads(SCALES.read_text(encoding="utf-8")), samples), encoding="utf-8")


def refined_scales(scales: dict[str, Any], samples: Mapping[str, Gathered]) -> str:
    """The scales, as JSON, after the further games of their kinds; the lower places and the money stay as they are."""
    numbers = {name: dict(values) for name, values in scales["kinds"].items()}
    for name, (scored, games) in samples.items():
        kind = numbers[name]
        scale = Scale(*(kind[row][0] for row in SCALE_NAMES))
        found = refined(Curve(scale, np.array(kind["map"])), scored, games / (games + kind["games"]))
        for row, value in zip(SCALE_NAMES, found.scale, strict=True):
            kind[row] = [round(value, 4), *kind[row][1:]]
        kind["map"] = found.knots.round(4).tolist()
        kind["games"] += games
    return _text({name: scales[name] for name in ("money", "late_money")}, numbers)


class Both(NamedTuple):
    """Positions of games of heuristic players, and of bots that search."""

    heuristic: Readings
    searched: Readings

    def mixed(self) -> Readings:
        """As many of those as of these."""
        every = max(1, len(self.heuristic.late) // len(self.searched.late))
        some = self.heuristic.take(slice(None, None, every))
        apart = self.searched._replace(games=self.searched.games + int(some.games.max()) + 1)
        return joined([some, apart])


def fitted_scales(read: Mapping[str, Both], samples: Mapping[str, Gathered]) -> str:
    """The scales for kinds of games of which these positions were read, as JSON."""
    mixed = {name: both.mixed() for name, both in read.items()}
    shapes = {name: fit_shapes(both.heuristic) for name, both in read.items()}
    curves = {name: Curve(shape[0]) for name, shape in shapes.items()}
    bends = fit_bends(curves, {name: scored for name, (scored, _) in samples.items()})
    factors = [1.0]
    for place in range(1, max(map(len, shapes.values()))):
        having = [name for name in read if place < len(shapes[name])]
        draws = [draw_for(place, mixed[name]) for name in having]
        factors.append(common_factor([shapes[name][place] for name in having], draws))
    weights = fit_money([*mixed.values()])
    width = network.WIDTH
    numbers = {}
    for kind, name in enumerate(read):
        scales = [stretched(shape, factor) for shape, factor in zip(shapes[name], factors, strict=False)]
        bent = bends[name].applied_to(curves[name])
        scales[0] = bent.scale
        numbers[name] = _rows(scales, bent.knots)
        numbers[name]["games"] = samples[name].games if name in samples else 0
        numbers[name]["money_bias"] = weights[2 * width + 3 * kind :][:3].round(5).tolist()
    fitted = {"money": weights[:width].round(5).tolist(), "late_money": weights[width : 2 * width].round(5).tolist()}
    return _text(fitted, numbers)


def fit_shapes(readings: Readings) -> list[Scale]:
    """The scales in the draws for all places but the last, which nobody else can take."""
    return [fit_scale(draw_for(place, readings)) for place in range(readings.worths.shape[1] - 1)]


def _rows(scales: Sequence[Scale], values: Floats) -> dict[str, Any]:
    """The numbers of a kind of game by name."""
    rows = {name: [round(scale[n], 4) for scale in scales] for n, name in enumerate(SCALE_NAMES)}
    return {**rows, "map": [round(value, 4) for value in values]}


def _text(fitted: Mapping[str, list[float]], numbers: Mapping[str, dict[str, Any]]) -> str:
    """JSON with a line for each kind."""
    shared = "".join(f" {json.dumps(name)}: {json.dumps(values)},\n" for name, values in fitted.items())
    lines = ",\n".join(f"  {json.dumps(kind)}: {json.dumps(values)}" for kind, values in numbers.items())
    return f'{{\n{shared} "kinds": {{\n{lines}\n }}\n}}\n'
