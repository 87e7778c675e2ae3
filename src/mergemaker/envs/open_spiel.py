"""An OpenSpiel game: importing this module registers `python_mergemaker`.

    import pyspiel
    import mergemaker.envs.open_spiel
    game = pyspiel.load_game("python_mergemaker", {"players": 3, "edition": "renegade", "reward": "rank"})

Every tile drawn is a chance node, so is every tile shown for the market in a game of two. All actions are public; what
a player drew is that player's own. Offers of trades are not among the actions.
"""

from typing import Any

import numpy as np

from ..errors import BadSetup
from ..extras import load
from ..game.codec import step_text
from ..game.editions import OPTIONS, edition_for
from ..game.pictures import as_text
from ..game.position import ONLOOKER, position_of
from ..game.tiles import TILE_NAMES
from ..rules import actions as numbers
from ..rules import constants
from ..rules.mask import mask
from .drawing import MARKET, NOTHING, Drawing
from .fields import WIDTH
from .observe import write_observation
from .outcome import RANK, write_rewards
from .render import player_names
from .rewards import reward_named

load("pyspiel")
import pyspiel  # noqa: E402  # only once it is known to be there

NAME = "python_mergemaker"
MOST_DECISIONS = 10_000  # far beyond any game: every round either places or draws a tile
BY_THE_BOOK = "book"  # an option as the edition has it
PARAMETERS: dict[str, Any] = {
    "players": 4,
    "edition": "renegade",
    "reward": "rank",
    **dict.fromkeys(OPTIONS, BY_THE_BOOK),
}
MOST_DRAWS = constants.TILES + constants.MOST_MARKET_DRAWS


def game_type(utility: Any) -> Any:
    """What kind of game it is."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Mergemaker",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=constants.MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def options_from(params: dict[str, Any]) -> dict[str, str | bool]:
    """The options that are changed: OpenSpiel keeps parameters as plain words, so true and false are `on` and `off`."""
    return {name: option.read(params[name]) for name, option in OPTIONS.items() if params[name] != BY_THE_BOOK}


class MergemakerGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.edition = edition_for(chosen["edition"], options_from(chosen), chosen["players"])
        self.rules = self.edition.rules()
        self.reward = reward_named(chosen["reward"])
        by_rank = self.reward == RANK
        utilities = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers.ACTIONS,
            max_chance_outcomes=constants.TILES,
            num_players=chosen["players"],
            min_utility=-1.0 if by_rank else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if by_rank else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(utilities.ZERO_SUM if by_rank else utilities.CONSTANT_SUM), info, params or {})

    def new_initial_state(self) -> "MergemakerState":
        """Nothing is drawn yet."""
        return MergemakerState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every tile drawn, and every tile shown for the market."""
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MergemakerObserver":
        """What a player sees of the position, or remembers of the game."""
        return MergemakerObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class MergemakerState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A position; its one attribute is copied, kept and sent by OpenSpiel."""

    def __init__(self, game: MergemakerGame) -> None:
        super().__init__(game)
        self.drawing = Drawing(game.rules, game.num_players())

    def current_player(self) -> int:
        """Who is to act: chance while tiles are drawn."""
        if self.drawing.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        if self.drawing.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.drawing.game.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.drawing.legal(self.get_game().rules)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles left in the bag, all equally likely."""
        tiles = self.drawing.outcomes()
        return [(tile, 1.0 / len(tiles)) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.drawing.waiting == NOTHING:
            self.drawing.act(game.rules, action, game.edition.chains)
        else:
            self.drawing.name(game.rules, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'show' if self.drawing.waiting == MARKET else 'draw'} {TILE_NAMES[action]}"
        return step_text(action, self.get_game().edition.chains)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.drawing.waiting == NOTHING and self.drawing.over

    def returns(self) -> list[float]:
        """What the game brought each player; nothing before its end."""
        out = [0.0] * self.num_players()
        if self.is_terminal():
            write_rewards(self.drawing.game, self.get_game().reward, out)
        return out

    def resample_from_infostate(self, player: int, sampler: Any) -> "MergemakerState":
        """A state that the player cannot tell from this one: unseen tiles are redealt."""
        if self.is_chance_node():
            raise BadSetup("resample_at_chance")
        other: MergemakerState = self.clone()
        rng = [int(sampler() * 0xFFFFFFFF), int(sampler() * 0xFFFFFFFF) | 1]
        other.drawing = self.drawing.guess(player, rng)
        return other

    def __str__(self) -> str:
        return self.drawing.public + "".join(
            f"{player} drew {' '.join(TILE_NAMES[tile] for tile in tiles)}\n"
            for player, tiles in enumerate(self.drawing.drawn)
        )


class MergemakerObserver:
    """Strings and tensors of a state for one player, or of what everybody sees."""

    def __init__(self, game: MergemakerGame, kind: Any) -> None:
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.edition, self.rules = game.edition, game.rules
        has_tensor = self.own and kind.public_info and not self.recall
        self.tensor = np.zeros(WIDTH, np.float32) if has_tensor else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MergemakerState, player: int) -> None:
        """The tensor is what the player observes now: the row of `fields.FIELDS`."""
        if self.tensor is not None:
            row = [0] * WIDTH
            known = state.drawing.game.copy()
            mask(known, self.rules, player)
            write_observation(known, self.rules, player, row)
            self.tensor[:] = row

    def string_from(self, state: MergemakerState, player: int) -> str:
        """All that the player saw so far, or the position as it looks now."""
        drawing = state.drawing
        own = f"{player} drew {' '.join(TILE_NAMES[tile] for tile in drawing.drawn[player])}\n" if self.own else ""
        if self.recall:
            return own + drawing.public
        if drawing.game.turn == 0:
            return "before the first turn"
        viewer = player if self.own else ONLOOKER
        names = player_names(drawing.game.players)
        return as_text(position_of(drawing.game, self.edition, self.rules, names, viewer))


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), MergemakerGame)
