"""How the agent learns: from what the sensible bot does, from what it would do instead, and from how games end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import Any, NamedTuple

import torch
from torch.nn import functional

from tafelrunde.kernel import Bot, Match, Option, View, find
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.environments.sensing import Senses
from tafelrunde.lab.learning.model import SHOWN, Agent, Packing

STRAYING = 0.15
"""In lessons, one answer in so many is taken at random: so the agent learns how to go on after a mistake."""
BATCH = 256
MOST = 600
"""A game with so many decisions is over and lost: who always takes the same option may go round in circles."""
ROUND = 24
"""Games between two steps of practice."""
CORRECTING = 0.75
"""After this share of the time the sensible bot says nothing more."""
TOGETHER = 48
"""So many games are played beside each other: the network answers for all of them at once."""

Choose = Callable[[Decision, View], Option]


class Moment(NamedTuple):
    """One decision: what was seen, which option was taken, how sure the agent was, and how the game ended."""

    seen: Mapping[str, Any]
    taken: int
    likely: float = 0.0
    won: float = 0.0


class Lesson(NamedTuple):
    """How far the agent is: after so many seconds of the processor and so many games, it wins so many of its trials."""

    seconds: float
    games: int
    wins: int
    tried: int
    what: str


class School:
    """One game with its options, an agent, and all that both need."""

    def __init__(self, game: str, players: int, options: Mapping[str, Value], seed: int = 0) -> None:
        self.rulebook = find(game)
        self.players = players
        self.setting = dict(options)
        self.senses = Senses(self.rulebook)
        self.packing = Packing(self.rulebook)
        torch.manual_seed(seed)
        self.agent = Agent(self.packing.tables)
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=1e-3)
        self.chance = random.Random(seed)
        self.seed = seed * 1_000_003 + 1
        self.games = 0

    # --- games ------------------------------------------------------------------------------------------------

    def play(self, choose: Choose, seed: int) -> float:
        """A whole game by one way of choosing; what the first seat wins."""
        match = self._begin(seed)
        for _ in range(MOST):
            if match.over:
                break
            decision, view = _asked(match)
            match.answer(choose(decision, view), decision.seat)
        return self._end(match)

    def play_all(self, seeds: Sequence[int], best: bool, teachers: Sequence[Bot] = ()) -> list[list[Moment]]:
        """Games by the agent, beside each other the same as one after another: the moments of each.

        It takes the best option, or a sample of what it holds for good. With teachers, one for each game, a moment
        says what they would have taken.
        """
        matches = [self._begin(seed) for seed in seeds]
        moments: list[list[Moment]] = [[] for _ in matches]
        for _ in range(MOST):
            asked = [(at, *_asked(match)) for at, match in enumerate(matches) if not match.over]
            if not asked:
                break
            seen = [self._seen(decision, view) for _, decision, view in asked]
            chosen = self._chosen(seen, best)
            for (at, decision, view), one, (taken, likely) in zip(asked, seen, chosen, strict=True):
                advised = _place(teachers[at].choose(decision, view), decision) if teachers else taken
                if advised is not None:
                    moments[at].append(Moment(one, advised, likely))
                matches[at].answer(decision.options[taken], decision.seat)
        return [self._told(match, told) for match, told in zip(matches, moments, strict=True)]

    def _begin(self, seed: int) -> Match:
        return Match.new(self.rulebook, self.players, seed, recording=False, whole=True, options=self.setting)

    def _end(self, match: Match) -> float:
        self.games += 1
        outcome = match.outcome
        return 1.0 if outcome is not None and 0 in outcome.winners else 0.0

    def _told(self, match: Match, moments: Sequence[Moment]) -> list[Moment]:
        """The moments of a game, which know now how it ended."""
        won = self._end(match)
        return [moment._replace(won=won) for moment in moments]

    def _next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def _seen(self, decision: Decision, view: View) -> dict[str, Any]:
        return self.packing.pack(self.senses.observe(view, decision))

    @torch.no_grad()
    def _chosen(self, seen: Sequence[Mapping[str, Any]], best: bool) -> list[tuple[int, float]]:
        """For each moment the place of an option and how likely the agent was to take it."""
        scores, _ = self.agent(self.packing.batch(seen))
        likely = functional.log_softmax(scores, -1)
        taken = likely.argmax(-1) if best else torch.multinomial(likely.exp(), 1).squeeze(-1)
        return [(int(at), float(row[at])) for at, row in zip(taken, likely, strict=True)]

    # --- lessons ----------------------------------------------------------------------------------------------

    def lessons(self, games: int) -> list[Moment]:
        """What the sensible bot would do, in games in which now and then something else is done."""
        told: list[Moment] = []
        for _ in range(games):
            seed = self._next_seed()
            bot, match, moments = self.rulebook.bot(seed), self._begin(seed), []
            for _ in range(MOST):
                if match.over:
                    break
                decision, view = _asked(match)
                advised = bot.choose(decision, view)
                at = _place(advised, decision)
                if at is not None:
                    moments.append(Moment(self._seen(decision, view), at))
                strays = self.chance.random() < STRAYING
                match.answer(self.chance.choice(decision.options) if strays else advised, decision.seat)
            told += self._told(match, moments)
        return told

    def corrected(self, games: int) -> list[Moment]:
        """What the sensible bot would do where the agent's own answers lead."""
        told: list[Moment] = []
        for begin in range(0, games, TOGETHER):
            seeds = [self._next_seed() for _ in range(min(TOGETHER, games - begin))]
            for moments in self.play_all(seeds, best=True, teachers=[self.rulebook.bot(seed) for seed in seeds]):
                told += moments
        return told

    def imitate(self, moments: Sequence[Moment], rounds: int) -> float:
        """Learn to say what the bot said; how often it does in the end."""
        right = 0
        for _ in range(rounds):
            right = 0
            for batch in self._batches(moments):
                scores, worth = self.agent(self.packing.batch([moment.seen for moment in batch]))
                taken = torch.tensor([moment.taken for moment in batch])
                won = torch.tensor([moment.won for moment in batch])
                expects = functional.binary_cross_entropy_with_logits(worth, won)
                self._step(functional.cross_entropy(scores, taken) + 0.2 * expects)
                right += int((scores.argmax(-1) == taken).sum())
        return right / max(1, len(moments))

    # --- practice ---------------------------------------------------------------------------------------------

    def practise(self, games: int = ROUND) -> float:
        """Play some games, and do more of what was done in those that were won; the share of wins."""
        played = self.play_all([self._next_seed() for _ in range(games)], best=False)
        moments = [moment for told in played for moment in told]
        for _ in range(2):
            for batch in self._batches(moments):
                self._improve(batch)
        return sum([told[0].won for told in played if told]) / games

    def _improve(self, batch: Sequence[Moment]) -> None:
        """A step of proximal policy optimization, with the expected end as the baseline."""
        scores, worth = self.agent(self.packing.batch([moment.seen for moment in batch]))
        won = torch.tensor([moment.won for moment in batch])
        likely = functional.log_softmax(scores, -1)
        taken = torch.tensor([moment.taken for moment in batch]).unsqueeze(-1)
        ratio = (likely.gather(-1, taken).squeeze(-1) - torch.tensor([moment.likely for moment in batch])).exp()
        gain = won - torch.sigmoid(worth.detach())
        policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        surprise = -(likely.exp() * likely.clamp(min=-30)).sum(-1).mean()
        self._step(policy + 0.5 * functional.binary_cross_entropy_with_logits(worth, won) - 0.003 * surprise)

    def _batches(self, moments: Sequence[Moment]) -> Iterator[list[Moment]]:
        order = list(range(len(moments)))
        self.chance.shuffle(order)
        for begin in range(0, len(order), BATCH):
            yield [moments[at] for at in order[begin : begin + BATCH]]

    def _step(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.agent.parameters(), 1.0)
        self.optimizer.step()

    # --- trials -----------------------------------------------------------------------------------------------

    def tried(self, games: int, choose: Choose | None = None) -> int:
        """How many of so many games are won, always the same ones: by the agent, or by another way of choosing."""
        seeds = [900_000_000 + number for number in range(games)]
        if choose is not None:
            return int(sum([self.play(choose, seed) for seed in seeds]))
        groups = [seeds[begin : begin + TOGETHER] for begin in range(0, games, TOGETHER)]
        return int(sum([told[0].won for group in groups for told in self.play_all(group, best=True) if told]))

    def train(self, minutes: float, lessons: int, trial: int) -> Iterator[Lesson]:
        """Imitation and correction, then practice until so much of the processor's time is spent; trials in between.

        Trials are part of the time.
        """
        began = process_time()

        def lesson(what: str) -> Lesson:
            return Lesson(process_time() - began, self.games, self.tried(trial), trial, what)

        told = self.lessons(lessons)
        self.imitate(told, rounds=4)
        yield lesson("imitation")
        while process_time() - began < 60 * minutes * CORRECTING:
            told += self.corrected(lessons // 2)
            self.imitate(told, rounds=1)
            yield lesson("correction")
        self._slower(3e-4)
        self.imitate(told, rounds=1)
        yield lesson("correction")
        self._slower(1e-4)
        rounds = 0
        while process_time() - began < 60 * minutes:
            self.practise()
            rounds += 1
            if rounds % 10 == 0:
                yield lesson("practice")
        yield lesson("in the end")

    def _slower(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate


def _place(option: Option, decision: Decision) -> int | None:
    """Where an option stands among those that the network looks at."""
    return next((at for at, other in enumerate(decision.options[:SHOWN]) if other is option), None)


def _asked(match: Match) -> tuple[Decision, View]:
    """The next question, and what whoever answers it sees."""
    decision = match.decisions[0]
    return decision, match.view(max(decision.seat, 0))
