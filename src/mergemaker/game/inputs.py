"""What a game is set up from: its players, its bag, the market's draws and the version of the rules."""

from collections.abc import Sequence

from ..errors import BadSetup
from ..rules import constants
from ..rules.rng import fill_bag, seed_rng
from ..rules.state import Game
from .tiles import TILE_NAMES, TILE_NUMBERS

# The versions of the rules that can be played, the newest last. A game keeps the rules it began with: when a rule
# is fixed so that recorded games would go differently, a number is added, and the old rule stays for the old ones.
RULES_VERSIONS = (1,)
BAG_STREAM, MARKET_STREAM = 0, 1  # streams of the seed


def check_player_count(count: int) -> None:
    """Raises BadSetup unless that many can play."""
    if not 2 <= count <= constants.MOST_PLAYERS:
        raise BadSetup("player_count", n=count, most=constants.MOST_PLAYERS)


def check_players(players: object) -> None:
    """Raises BadSetup unless these are two to six different names."""
    if not isinstance(players, Sequence) or isinstance(players, str) or not all(isinstance(n, str) for n in players):
        raise BadSetup("players_not_a_list")
    check_player_count(len(players))
    if "" in players:
        raise BadSetup("name_empty")
    if len(set(players)) < len(players):
        raise BadSetup("same_name")


def check_rules_version(version: int) -> None:
    """Raises BadSetup unless the rules can be played as of that version."""
    if version not in RULES_VERSIONS:
        raise BadSetup("rules_version", found=version, known=RULES_VERSIONS)


def shuffled_bag(seed: int) -> list[str]:
    """All tiles, shuffled by the seed."""
    game = Game()
    rng = [0, 0]
    seed_rng(rng, seed, BAG_STREAM)
    fill_bag(game, rng)
    return [TILE_NAMES[tile] for tile in game.bag]


def check_bag(bag: Sequence[str]) -> None:
    """Raises BadSetup unless the bag holds every tile once."""
    unknown = next((tile for tile in bag if tile not in TILE_NUMBERS), None)
    if unknown is not None:
        raise BadSetup("bag_tile", tile=str(unknown))
    if len(bag) != constants.TILES or len(set(bag)) != constants.TILES:
        raise BadSetup("bag_incomplete", n=len(bag), different=len(set(bag)), wanted=constants.TILES)


def check_market(market: Sequence[str]) -> None:
    """Raises BadSetup unless the market's draws are tiles."""
    unknown = next((tile for tile in market if tile not in TILE_NUMBERS), None)
    if unknown is not None:
        raise BadSetup("market_tile", tile=str(unknown))
