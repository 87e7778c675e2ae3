"""What each empty square would do, and the odds of its tile, from what the viewer has seen."""

from ..rules import insight as sums
from ..rules.board import Effect, effect_of
from ..rules.constants import CHAINS, EMPTY, TILES
from .insight import Insight
from .insight_shapes import Square, SquareGroup, Squares
from .previews import EFFECT_NAMES
from .tiles import TILE_NAMES

_TELLING = ("merge", "found", "grow")  # effects worth odds, the most consequential first


def squares_of(insight: Insight) -> Squares:
    """Every empty square, in the order of the board; what several would do alike is one group."""
    game = insight.next_board
    seen = sums.seen_tiles(game)
    known = set(game.bag[:seen])
    squares = []
    for tile in range(TILES):
        if game.board[tile] == EMPTY:
            name = TILE_NAMES[tile]
            effect = effect_of(game, tile)
            touched = sums.chains_beside(game, tile)
            squares.append(
                Square(
                    tile=name,
                    effect=EFFECT_NAMES[Effect(effect)],
                    chains=[
                        insight.edition.chains[chain]
                        for chain in range(CHAINS)
                        if touched >> chain & 1 and chain != insight.unnamed
                    ],
                    place="hand" if name in insight.hand else "gone" if tile in known else "unseen",
                )
            )
    unseen = TILES - seen
    in_bag = min(unseen, TILES - game.drawn)
    in_hands = unseen - in_bag
    return Squares(squares, _groups(insight, squares, unseen, in_hands), unseen, in_hands, in_bag)


def _groups(insight: Insight, squares: list[Square], unseen: int, in_hands: int) -> list[SquareGroup]:
    found: dict[tuple[str, tuple[str, ...]], list[Square]] = {}
    for square in squares:
        if square.effect in _TELLING and square.place != "gone":
            found.setdefault((square.effect, tuple(square.chains)), []).append(square)
    groups = []
    for alike in found.values():
        first = alike[0]
        preview = insight.preview(first.tile)
        wanted = [square.tile for square in alike if square.place == "unseen"]
        groups.append(
            SquareGroup(
                effect=first.effect,
                chains=first.chains,
                survivors=preview.survivors,
                payouts=preview.payouts,
                unseen=wanted,
                own=[square.tile for square in alike if square.place == "hand"],
                held=sums.chance_of_any(len(wanted), unseen, in_hands),
                drawn=sums.chance_of_any(len(wanted), unseen, 1),
            )
        )
    groups.sort(key=lambda group: (_TELLING.index(group.effect), group.chains))
    return groups
