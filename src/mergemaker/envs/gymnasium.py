"""A Gymnasium vector environment: thousands of games in one call.

The player to act in a game is the agent; with `opponents`, one player is, and heuristics take the other seats.

    from mergemaker.envs.gymnasium import MergemakerVectorEnv
    env = MergemakerVectorEnv(4096, players=4, reward="rank")
    seen, info = env.reset(seed=1)
    seen, rewards, terminations, truncations, info = env.step(env.random_actions())

Games that end restart in the same step. All arrays are the environment's own and are written over by the next step:
copy what you keep.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bodies.arrays import new_games, read_game, records
from ..bodies.native import compiled
from ..errors import BadSetup, IllegalAction
from ..extras import load
from ..game.editions import Edition, edition_for
from ..rules import actions as numbers
from .fields import FIELD, WIDTH
from .opponents import opponents_from
from .render import MODES, check_mode, render
from .rewards import reward_named
from .spaces import action_space, mask_space, observation_space

load("gymnasium")
from gymnasium import spaces  # noqa: E402  # only once it is known to be there
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

Integers = npt.NDArray[np.int64]
Seen = dict[str, npt.NDArray[Any]]


class MergemakerVectorEnv(VectorEnv[Seen, Integers, npt.NDArray[Any]]):
    """Many games of Acquire, stepped together on the compiled rules."""

    metadata = {  # noqa: RUF012  # Gymnasium's own declaration says that it belongs to the class
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(MODES),
    }

    def __init__(
        self,
        num_envs: int,
        players: int = 4,
        edition: str | Edition = "renegade",
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        observations: bool = True,
        opponents: str | Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise BadSetup("env_count", n=num_envs)
        check_mode(render_mode)
        self.num_envs = num_envs
        self.players = players
        self.edition = edition_for(edition, options, players)
        self.render_mode = render_mode
        self.single_action_space = action_space()
        self.single_observation_space = (
            observation_space() if observations else spaces.Dict({"action_mask": mask_space()})
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._make_arrays(observations, reward_named(reward))
        self._loops = compiled("envs.vectorized")
        self._batch = self._loops.Batch(**self._arrays)
        self._opponents = None if opponents is None else opponents_from(opponents, players, self.edition)

    def _make_arrays(self, observations: bool, reward: int) -> None:
        count, rows = self.num_envs, self.num_envs if observations else 1
        self.games = new_games(count)
        self.legal = np.zeros((count, numbers.MOST_LEGAL), np.int64)  # each game's legal actions ...
        self.legal_counts = np.zeros(count, np.int64)  # ... and how many there are
        self.actors = np.zeros(count, np.int64)
        self._masks = np.zeros((count, numbers.ACTIONS), np.int8)
        self._rows = np.zeros((rows, WIDTH), np.int16)
        self._final_rows = np.zeros((rows, WIDTH), np.int16)
        self._rewards = np.zeros(count, np.float64)
        self._all_rewards = np.zeros((count, self.players), np.float64)
        self._over = np.zeros(count, np.bool_)
        self._never = np.zeros(count, np.bool_)
        self._rng = np.zeros(2, np.int64)
        self._chosen = np.zeros(count, np.int64)
        self._scratch = np.zeros(numbers.MOST_LEGAL, np.int64)
        self._arrays: dict[str, Any] = {
            "games": self.games,
            "rules": records([self.edition.rules()])[0],
            "players": self.players,
            "reward": reward,
            "observe": int(observations),
            "rngs": np.zeros((count, 2), np.int64),
            "actors": self.actors,
            "actions": self.legal,
            "counts": self.legal_counts,
            "masks": self._masks,
            "observations": self._rows,
            "final": self._final_rows,
            "rewards": self._rewards,
            "all_rewards": self._all_rewards,
            "over": self._over,
            "known": new_games(1),
        }
        self._seen: Seen = {"action_mask": self._masks}
        self._final: Seen = {"action_mask": np.zeros_like(self._masks)}
        if observations:
            self._seen = {"observation": self._rows, **self._seen}
            self._final = {"observation": self._final_rows, **self._final}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """All games begin; the same seed gives the same bags."""
        super().reset(seed=seed)
        start = secrets.randbits(53) if seed is None else seed
        compiled("rules.rng").seed_rng(self._rng, start, -1)
        if self._opponents is None:
            self._loops.begin_many(self._batch, start)
        else:
            compiled("envs.against").begin_against(self._batch, start, self._opponents, self._scratch)
        self._over[:] = False
        self._loops.show_many(self._batch)
        return self._seen, {"player": self.actors}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Every player to act takes an action; IllegalAction changes nothing in any game.

        The reward is that of the player who acted; `info["rewards"]` has everybody's where a game has ended, and
        `info["player"]` who is to act now.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadSetup("env_actions", shape=str(chosen.shape), n=self.num_envs)
        wrong = self._loops.first_illegal(chosen, self._masks)
        if wrong >= 0:
            raise IllegalAction("env_illegal", number=int(chosen[wrong]), game=wrong)
        if self._opponents is None:
            self._loops.step_many(self._batch, chosen)
        else:
            compiled("envs.against").step_against(self._batch, chosen, self._opponents, self._scratch)
        info = {
            "player": self.actors,
            "rewards": self._all_rewards,
            "_rewards": self._over,
            "final_obs": self._final,
            "_final_obs": self._over,
        }
        return self._seen, self._rewards, self._over, self._never, info

    def random_actions(self) -> Integers:
        """A legal action for every game, each as likely as the next."""
        self._loops.choose_random(self._batch, self._rng, self._chosen)
        return self._chosen

    def look_ahead(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.bool_], npt.NDArray[np.float64]]:
        """What each player to act would see after each legal action: a row for each, game after game.

        Also whether the game would be over, and everybody's reward where it would. Tiles the player cannot see are
        guessed again, so nothing is revealed. Hidden holdings are not guessed: then there is no looking ahead.
        """
        if self.edition.hides_holdings:
            raise BadSetup("look_ahead_hidden")
        total = int(self.legal_counts.sum())
        ahead = np.empty((total, WIDTH), np.int16)
        ends = np.zeros(total, np.bool_)
        paid = np.zeros((total, self.players), np.float64)
        self._loops.look_ahead(self._batch, self._loops.Ahead(new_games(2), ahead, paid, ends), self._rng)
        return ahead, ends, paid

    def field(self, name: str) -> npt.NDArray[np.int16]:
        """A field of all observations, in its own shape, without a copy."""
        known = FIELD[name]
        return self._rows[:, known.part].reshape(len(self._rows), *known.shape)

    def render(self) -> tuple[Any, ...] | None:
        """All games as their players to act see them: see `render.MODES`."""
        if self.render_mode is None:
            return None
        rules = self.edition.rules()
        return tuple(
            render(self.render_mode, read_game(game), self.edition, rules, int(game.actor)) for game in self.games
        )
