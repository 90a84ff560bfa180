"""PettingZoo: every seat an agent. One after another (AEC), or all at once where they choose at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from tafelrunde.kernel import PARTY
from tafelrunde.lab.environments.course import MOST_STEPS, Course, Reward, setting
from tafelrunde.lab.environments.sensing import Observation, Senses, action_space, observation_space

Infos = dict[str, dict[str, Any]]


class _Table:
    """What both kinds share: the agents, their spaces, the match."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        party: Sequence[str] = (),
        reward: Reward = "outcome",
        most_steps: int = MOST_STEPS,
        recording: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._setting = setting(game, players, party, options, recording)
        self.course = Course(self._setting, 0)
        self._reward: Reward = reward
        self._most = most_steps
        self._random = np.random.default_rng()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setting.players)]
        self.agents: list[str] = []
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._senses = [Senses(self.course.rulebook) for _ in self.possible_agents]
        self._spaces = {agent: observation_space(self.course.rulebook) for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self._worth: dict[str, float] = {}
        self._steps = 0

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.course = Course(self._setting, int(self._random.integers(1 << 31)))
        self.agents = list(self.possible_agents)
        self._steps = 0
        self._worth = {agent: self._standing(agent) if self._reward == "shaped" else 0.0 for agent in self.agents}

    def _standing(self, agent: str) -> float:
        return self.course.worth(self._numbers[agent])

    def _rewards(self) -> dict[str, float]:
        """What each agent gets for the step that was taken."""
        over = self.course.match.over
        if self._reward == "shaped":
            standing = {agent: self._standing(agent) for agent in self.possible_agents}
            gained = {agent: standing[agent] - self._worth[agent] for agent in self.possible_agents}
            self._worth = standing
            return gained
        return {agent: self._standing(agent) if over else 0.0 for agent in self.possible_agents}

    def _observed(self, agent: str, waits: bool = False) -> Observation:
        seat = self._numbers[agent]
        return self.course.observe(self._senses[seat], seat, waits)

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class TableAEC(_Table, AECEnv):  # type: ignore[misc]
    """Agents take turns; among several who choose at the same time the first seat comes first, unseen by the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "name": "tafelrunde_v0", "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        decision = self.course.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[max(decision.seat, 0)]

    def observe(self, agent: str) -> Observation:
        return self._observed(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.infos[agent] = {}
        course, over = self.course, False
        decision = course.asked(self._numbers[agent])
        page = course.page
        option = course.option(decision, int(action)) if decision is not None and action is not None else None
        if decision is not None and option is not None:
            course.answer(decision, option)
            # Outcomes are rewarded at the end; to add up nothing in every step would only take time.
            over = course.match.over
            if over or self._reward == "shaped":
                self.rewards = self._rewards()
                self._accumulate_rewards()
        elif course.page == page:
            self.infos[agent]["illegal"] = True
        self._steps += 1
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()
            return
        self._deads_step_first()


class TableParallel(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents act in every step: who is asked chooses, everybody else waits (the first place, the only one open)."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "name": "tafelrunde_parallel_v0"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed)
        return self._all(), {agent: {} for agent in self.agents}

    def _all(self) -> dict[str, Observation]:
        return {agent: self._observed(agent, waits=True) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        course = self.course
        infos: Infos = {agent: {} for agent in self.agents}
        # What is asked now, before anybody answers: whoever is asked next was not shown it yet.
        asked = [(max(decision.seat, 0), decision) for decision in course.match.decisions]
        page = course.page
        for seat, decision in asked:
            agent = self.possible_agents[seat]
            option = course.option(decision, int(actions[agent])) if agent in actions else None
            if option is None:
                if course.page == page:
                    infos[agent]["illegal"] = True
                continue
            course.answer(decision, option)
            if decision.seat == PARTY:
                break
        self._steps += 1
        over = course.match.over
        cut = not over and self._steps >= self._most
        everybody = self.agents
        rewards = self._rewards()
        seen = self._all()
        if over or cut:
            self.agents = []
        return (
            seen,
            {agent: rewards[agent] for agent in everybody},
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, cut),
            infos,
        )
