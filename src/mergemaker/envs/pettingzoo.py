"""A PettingZoo AEC environment: one game, its players acting in turn, on the interpreted core.

    from mergemaker.envs.pettingzoo import env
    game = env(players=3, edition="renegade", reward="win")
    game.reset(seed=1)
    for agent in game.agent_iter():
        seen, reward, termination, truncation, info = game.last()
        game.step(None if termination else choose(seen["observation"], seen["action_mask"]))

Offers of trades are not among the actions; where the edition has trading, nobody makes any.
"""

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ..extras import load
from ..game.editions import Edition, edition_for
from ..game.table import illegal
from ..rules import actions as numbers
from ..rules import constants
from ..rules.mask import mask
from ..rules.random_play import new_random
from ..rules.reasons import FINE
from ..rules.rng import seed_rng
from ..rules.state import Game
from ..rules.turn import legal, step, why_not
from .fields import WIDTH
from .observe import write_observation
from .outcome import write_rewards
from .render import MODES, check_mode, player_names, render
from .rewards import reward_named

load("pettingzoo")
from pettingzoo import AECEnv  # noqa: E402  # only once it is known to be there
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from .spaces import action_space, observation_space  # noqa: E402

Seen = dict[str, npt.NDArray[Any]]


def env(**options: Any) -> Any:
    """A MergemakerEnv that tells when it is used in the wrong order."""
    return OrderEnforcingWrapper(MergemakerEnv(**options))


class MergemakerEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """One game of Acquire."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "mergemaker_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str | Edition = "renegade",
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.edition = edition_for(edition, options, players)
        self.rules = self.edition.rules()
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self.possible_agents = player_names(players)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.game = Game()

    def observation_space(self, agent: str) -> Any:
        """A row of `fields.FIELDS` and an action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The core's single actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same bag."""
        rng = [0, 0]
        seed_rng(rng, secrets.randbits(53) if seed is None else seed, 0)
        self.game = Game()
        new_random(self.game, self.rules, len(self.possible_agents), rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.actor]

    def observe(self, agent: str) -> Seen:
        """What the player may know, and which actions are legal for it now: none, unless it is to act."""
        seat = self.possible_agents.index(agent)
        row = [0] * WIDTH
        known = self.game.copy()
        mask(known, self.rules, seat)
        write_observation(known, self.rules, seat, row)
        legal_mask = np.zeros(numbers.ACTIONS, np.int8)
        if seat == self.game.actor:
            legal_mask[self._legal()] = 1
        return {"observation": np.array(row, np.int16), "action_mask": legal_mask}

    def _legal(self) -> list[int]:
        out = [0] * numbers.MOST_LEGAL
        return out[: legal(self.game, self.rules, out)]

    def step(self, action: int | None) -> None:
        """The player selected acts; IllegalAction changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        reason = why_not(self.game, self.rules, number)
        if reason != FINE:
            raise illegal(reason, f"action {action}")
        step(self.game, self.rules, number)
        self._cumulative_rewards[agent] = 0.0
        if self.game.phase == constants.OVER:
            won = [0.0] * len(self.possible_agents)
            write_rewards(self.game, self._reward, won)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.game.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position as the player to act sees it."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.render_mode, self.game, self.edition, self.rules, seat)

    def close(self) -> None:
        """There is nothing to close."""
