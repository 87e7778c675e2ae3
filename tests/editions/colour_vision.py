"""How far apart two colours look, with and without full colour vision."""

import math

from mergemaker.game.editions.looks import linear

Light = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009: linear RGB as seen without one kind of cone.
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
VISIONS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def product(matrix: tuple[Light, Light, Light], light: Light) -> Light:
    """The matrix applied to a vector."""
    one, two, three = (sum(factor * part for factor, part in zip(row, light, strict=True)) for row in matrix)
    return one, two, three


def oklab(light: Light) -> Light:
    """Linear RGB in Oklab, where equal distances look equal."""
    long, medium, short = (
        max(0.0, part) ** (1 / 3)
        for part in product(
            (
                (0.4122214708, 0.5363325363, 0.0514459929),
                (0.2119034982, 0.6806995451, 0.1073969566),
                (0.0883024619, 0.2817188376, 0.6299787005),
            ),
            light,
        )
    )
    return product(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, medium, short),
    )


def distance(one: str, other: str, vision: tuple[Light, Light, Light] = NORMAL) -> float:
    """How different two colours look; 2 is just to be noticed, black and white are 100 apart."""
    pair = [oklab(product(vision, linear(colour))) for colour in (one, other)]
    return 100 * math.dist(*pair)
