"""Games are watched by a second opinion: every action offered, every target and every step of an enemy."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.effects import AttackKind
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import flow
from tafelrunde.games.massive_darkness.rules.choices import Asking
from tafelrunde.games.massive_darkness.rules.enemies import enemy_phase
from tafelrunde.games.massive_darkness.rules.quests import QUESTS, of
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn
from tafelrunde.kernel import Match
from tafelrunde.kernel.rulebook import Value
from tests.massive_darkness.referee import PLAIN, Referee

ANSWERS = 220
OWN_WAYS = ("maze_of_darkness",)
"""Quests whose enemies all go their own ways (MD-Q9-09)."""


class Watch:
    """Looks on while enemies move and attack, before it happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: Counter[str] = Counter()
        self.task: EnemyTurn | None = None
        self.move, self.attack, self.turn = enemy_phase.move_enemy, enemy_phase.attack, flow.TASKS[EnemyTurn]
        monkeypatch.setattr(enemy_phase, "move_enemy", self.moves)
        monkeypatch.setattr(enemy_phase, "attack", self.attacks)
        tasks: dict[Any, Any] = {**flow.TASKS, EnemyTurn: self.acts}
        monkeypatch.setattr(flow, "TASKS", tasks)

    def acts(self, game: Game, task: EnemyTurn) -> Asking:
        self.task = task
        return self.turn(game, task)

    def moves(self, game: Game, enemy: Enemy, zone: str, rule: str) -> None:
        """MD-MOV-01 … 04, MD-TGT-10 … 20, MD-REA-03."""
        assert self.task is not None
        referee = Referee(game)
        assert zone in referee.neighbours(enemy.zone)
        if not enemy.quest and game.state.quest not in OWN_WAYS:
            reaction = self.task.why == "reaction"
            goals = [game.hero(self.task.hero).zone] if reaction else referee.goals(enemy)
            assert not referee.held(enemy)
            assert referee.closer(enemy, zone, goals), f"{enemy.id} from {enemy.zone} to {zone}, not to {goals}"
            self.seen["reaction" if reaction else "move"] += 1
        self.move(game, enemy, zone, rule)

    def attacks(self, game: Game, enemy: Enemy, task: EnemyTurn, target: tuple[Hero, AttackKind]) -> None:
        """MD-TGT-01 … 08, MD-EPH-04, MD-EPH-05, MD-REA-01, MD-REA-03."""
        hero, kind = target
        referee = Referee(game)
        assert kind in referee.reach(enemy, hero)
        assert (enemy.stunned, task.step in (1, 3)) == (False, True)
        if task.why == "reaction":
            activation = game.state.activation
            assert activation is not None
            assert (hero.seat, enemy.id in activation.attacked) == (task.hero, True)
        else:
            assert hero in referee.targets(enemy)
        self.seen["attack"] += 1
        self.attack(game, enemy, task, target)


def bold(random: Random, answers: list[str]) -> str:
    """Attacks and moves rather than anything else: otherwise nothing happens."""
    for verbs, likely in ((("melee", "ranged", "magic", "charge"), 0.6), (("move", "open", "pick_up", "leave"), 0.8)):
        some = [answer for answer in answers if answer.startswith(verbs)]
        if some and random.random() < likely:
            return random.choice(some)
    return random.choice([answer for answer in answers if answer != "end"] or answers)


def check_answers(match: Match) -> bool:
    """Whether the question is one for the referee; then what is offered is what it says."""
    decision = match.decision
    if decision is None or decision.question not in ("act", "move_on"):
        return False
    game = Game(match.state)
    hero = game.hero(decision.seat)
    offered = {option.id for option in decision.options if option.id.partition(":")[0] in PLAIN}
    assert offered == Referee(game).answers(hero, decision.question)
    activation = match.state.activation
    if decision.question == "act" and activation.begun and of(game).levels_by_tiles:
        assert match.state.level >= max(game.level_of(other.zone) for other in Referee(game).heroes), "MD-LVL-04"
    return True


@pytest.mark.rule(
    "MD-ACT-03", "MD-MVA-01", "MD-CBA-01", "MD-TGT-02", "MD-TGT-10", "MD-TGT-11", "MD-TGT-12", "MD-LVL-04"
)
@pytest.mark.parametrize("quest", [name for name in QUESTS if name])
def test_a_second_opinion_agrees(quest: str, monkeypatch: pytest.MonkeyPatch):
    watch = Watch(monkeypatch)
    for players in (1, 3):
        random = Random(players)
        options: dict[str, Value] = {"quest": quest, "heroes": "recommended", "lifebringer": 12}
        match = Match.new(RULEBOOK, players, seed=players, options=options)
        for _ in range(ANSWERS):
            if match.decision is None:
                break
            watch.seen["question"] += check_answers(match)
            match.answer(bold(random, [option.id for option in match.decision.options]))
    assert min(watch.seen["question"], watch.seen["attack"]) > 0, watch.seen
