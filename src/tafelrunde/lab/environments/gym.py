"""Gymnasium: one seat of a table whose other seats are bots', or a whole cooperative party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np

from tafelrunde.bots import make_bot
from tafelrunde.kernel import PARTY, Decision
from tafelrunde.kernel.bot import Bot
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.lab.environments.course import MOST_STEPS, Course, Reward, setting
from tafelrunde.lab.environments.sensing import Observation, Senses, action_space, observation_space
from tafelrunde.lab.environments.telling import told
from tafelrunde.lab.playing.simulate import bot_seed

Info = dict[str, Any]


class TableEnv(gymnasium.Env[Observation, Any]):
    """A game from the eyes of whoever is asked.

    `seat` is the one that learns; the others are led by `others` (a bot's name). `seat="party"` leads all of them, in
    games that are played together, and sees each time what the asked seat sees (`info["seat"]`). All other words
    are options of the game (`scenario="1"`), `party` its characters. `recording=True` makes copies cheap and steps a
    little dearer. An action without an option behind it changes nothing and is told in `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seat: int | Literal["party"] = "party",
        players: int | None = None,
        party: Sequence[str] = (),
        others: str = "sensible",
        reward: Reward = "outcome",
        most_steps: int = MOST_STEPS,
        recording: bool = False,
        language: Code = "en",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._setting = setting(game, players, party, options, recording)
        self.course = Course(self._setting, 0)
        rulebook = self.course.rulebook
        if seat == "party":
            seat = PARTY if rulebook.cooperative else 0
        if not PARTY <= seat < self._setting.players:
            raise ValueError(f"there is no seat {seat} at a table of {self._setting.players}")
        self._seat = seat
        self._others = others
        self._reward: Reward = reward
        self._most = most_steps
        self._senses = Senses(rulebook)
        self._steps = 0
        self._worth = 0.0
        self._told = 0
        self._asked: Decision | None = None
        self._language = language
        self.render_mode = render_mode
        self.observation_space = observation_space(rulebook)
        self.action_space = action_space()
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game; without a seed its chance follows from the one given last."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 31)) if seed is None else seed
        self.course = Course(self._setting, drawn)
        self._steps = self._told = 0
        self._begun = True
        self._go_on()
        self._worth = self._standing() if self._reward == "shaped" else 0.0
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Take the option in that place; the others play on until the learner is asked again."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset the environment before its first step")
        course, decision = self.course, self._asked
        self._steps += 1
        if decision is None:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment")
        page = course.page
        option = course.option(decision, int(action))
        if option is not None:
            course.answer(decision, option)
            self._go_on()
        over = course.match.over
        reward = self._rewarded(over)
        info = self._info()
        if option is None and course.page == page:
            info["illegal"] = True
        return self._observation(), reward, over, not over and self._steps >= self._most, info

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None

    def text(self) -> str:
        """All that whoever is asked may know, in words, with the options by their places."""
        match = self.course.match
        language = Language(self._language, self.course.rulebook)
        language.speak_of(match.state, self._setting.players)
        since, self._told = self._told, len(match.events)
        return told(match, self._eyes(), language, self._asked, since)

    # --- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> TableEnv:
        """An independent copy in the same moment, whose chance is the same."""
        twin: TableEnv = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.course = self.course.clone()
        twin._senses = Senses(self.course.rulebook)
        twin._ask()
        return twin

    def __deepcopy__(self, _: Any) -> TableEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("_senses", "_asked")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._senses = Senses(self.course.rulebook)
        self._ask()

    # --- the others -------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> Bot:
        """Whoever leads another seat; its chance follows from the seed and how far the game is, also in a copy."""
        course = self.course
        return make_bot(self._others, course.rulebook, bot_seed(course.seed + len(course.answers), seat))

    def _go_on(self) -> None:
        """Until the learner is asked, or the game is over."""
        course = self.course
        while not course.match.over:
            self._ask()
            if self._asked is not None:
                return
            decision = course.match.decisions[0]
            seat = max(decision.seat, 0)
            course.answer(decision, self._bot(seat).choose(decision, course.match.view(seat)))
        self._asked = None

    def _ask(self) -> None:
        mine = self._seat
        for decision in self.course.match.decisions:
            if mine in (PARTY, decision.seat) or decision.seat == PARTY:
                self._asked = decision
                return
        self._asked = None

    # --- what comes back --------------------------------------------------------------------------------------

    def _eyes(self) -> int:
        if self._seat != PARTY:
            return self._seat
        return max(self._asked.seat, 0) if self._asked is not None else 0

    def _observation(self) -> Observation:
        course = self.course
        return self._senses.observe(course.match.view(self._eyes()), self._asked, course.page)

    def _info(self) -> Info:
        info: Info = {"seat": self._eyes()}
        if self._asked is not None:
            info["question"] = self._asked.question
        if self.course.match.over:
            info["won"] = self._standing() > 0
        return info

    def _standing(self) -> float:
        return self.course.worth(max(self._seat, 0))

    def _rewarded(self, over: bool) -> float:
        if self._reward == "shaped":
            before, self._worth = self._worth, self._standing()
            return self._worth - before
        return self._standing() if over else 0.0


def masked(observation: Observation) -> Any:
    """The places of all options that can be taken."""
    return np.flatnonzero(observation["action_mask"])
