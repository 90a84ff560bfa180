"""A hero's activation: plans of moves, deeds and attacks are weighed, and the first step of the best is taken."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import ceil
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.aims import Aims
from tafelrunde.games.massive_darkness.bot.turn.targets import NOTHING, Attack, Targets
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Reached, Ways
from tafelrunde.games.massive_darkness.rules.board.doors import doors_at
from tafelrunde.games.massive_darkness.rules.cards.picking_up import can_pick_up
from tafelrunde.games.massive_darkness.rules.heroes.movement import move_points
from tafelrunde.games.massive_darkness.state import Enemy
from tafelrunde.kernel import Decision, Option


class Plan(NamedTuple):
    """What a hero could do with the rest of its activation."""

    value: float
    first: str
    """The id of the option that begins it."""
    reason: str
    target: str = ""


class Turn:
    """One hero about to act."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party = party
        self.hero = party.state.heroes[seat]
        activation = party.state.activation
        assert activation is not None
        self.activation = activation
        self.ways = Ways(party)
        self.aims = Aims(party, self.ways, self.hero)
        plan = self.aims.plan
        self.targets = Targets(party, self.hero, plan.bounty, plan.spare, plan.dreaded)
        self._reacted: dict[tuple[str, str], str] = {}
        self.per_move = move_points(party.game, self.hero)
        self.actions = activation.actions
        self.points = activation.points if activation.moving else 0
        self.bonus = sum([n for key, n in activation.typed.items() if not key.startswith("move")])
        self.extra_moves = sum([n for key, n in activation.typed.items() if key.startswith("move")])
        later = [
            hero
            for at, hero in enumerate(party.game.clockwise())
            if at >= party.state.acted and hero.present and hero.seat != seat
        ]
        self.later = len(later)
        self.support = sum([self.ways.to(self.hero.zone).get(hero.zone, FAR) <= 4 for hero in later])

    # --- choosing -----------------------------------------------------------------------------------------------

    def best(self, decision: Decision) -> Plan:
        """The plan that promises most and whose first step is possible."""
        ids = {option.id: None for option in decision.options}
        return max(self.plans(ids), key=lambda plan: plan.value)

    def plans(self, ids: Collection[str]) -> Iterator[Plan]:
        end = "stop" if "stop" in ids else "end"
        here = self.hero.zone
        yield Plan(self._ending(here, NOTHING, NOTHING), end, "end")
        budget = self.points + self.per_move * (self.actions + self.extra_moves)
        reached = self.ways.reach(self.hero, budget)
        for zone, (cost, first) in reached.items():
            yield from self._going(ids, end, zone, cost, first)
        if end == "end" or self.points:
            yield from self._attacking_first(ids, end, reached)
        yield from self._special_moves(ids)

    def _left(self, cost: int, points: int) -> int:
        """Actions left after so many movement points; negative if there are not enough."""
        if cost <= points:
            return self.actions
        return self.actions + self.extra_moves - ceil((cost - points) / self.per_move)

    def _going(self, ids: Collection[str], end: str, zone: str, cost: int, first: str) -> Iterator[Plan]:
        """Go there, do something, and attack with what is left."""
        moved = cost > 0 or self.activation.moved
        for deed, price, gain, reason in self._deeds(zone, cost, ids):
            left = min(self._left(cost + price, self.points), self.actions)
            if left < 0:
                continue
            attack = self._best_attack(zone, left + self.bonus, zone, moved)
            value = gain + self._ending(zone, attack, NOTHING, left if not attack.name else 0)
            step = _offered(ids, f"move:{first}" if cost else deed)
            if deed and not cost and not step:
                continue
            if not step and attack.name:
                step = _offered(ids, f"{attack.kind}:{attack.name}") or end
                reason = "attack"
            if step and step != end:
                yield Plan(value, step, reason, attack.name)
            elif attack.name:
                yield Plan(value, end, "attack", attack.name)

    def _attacking_first(self, ids: Collection[str], end: str, reached: dict[str, Reached]) -> Iterator[Plan]:
        """Attack from here, then go somewhere else."""
        here = self.hero.zone
        for attacks in range(1, self.actions + self.bonus):
            left = self.actions + self.bonus - attacks
            for zone, (cost, _) in reached.items():
                if not cost or cost > left * self.per_move:
                    continue
                rest = left - ceil(cost / self.per_move)
                one = self._best_attack(here, attacks, zone, self.activation.moved)
                if not one.name:
                    return
                two = self._best_attack(zone, rest, zone, True)
                step = end if end == "stop" else _offered(ids, f"{one.kind}:{one.name}")
                if step:
                    yield Plan(self._ending(zone, one, two), step, "attack", one.name)

    def _special_moves(self, ids: Collection[str]) -> Iterator[Plan]:
        """Charge, Safe Shot and Teleport."""
        for name in ids:
            verb, _, zone = name.partition(":")
            free = verb.startswith("extra_")
            verb = verb.removeprefix("extra_")
            if verb in ("charge", "safe_shot"):
                attack = self._best_attack(zone, self.actions + self.bonus, zone, True)
                if attack.name and (attack.kind == "melee") == (verb == "charge"):
                    yield Plan(self._ending(zone, attack, NOTHING) + 0.1 * free, name, "attack", attack.name)
            elif verb == "teleport":
                attack = self._best_attack(zone, self.actions - 1 + self.bonus, zone, True)
                yield Plan(self._ending(zone, attack, NOTHING, self.actions - 1) - 0.05, name, "move", attack.name)

    # --- parts of a plan ----------------------------------------------------------------------------------------

    def _best_attack(self, zone: str, attacks: int, last: str, moved: bool) -> Attack:
        """The attack from a zone that is best once its reaction at the last zone is counted."""
        best, most = NOTHING, 0.0
        for attack in self.targets.from_zone(zone, attacks, moved):
            net = attack.gain
            if attack.enemy is not None:
                back = self.aims.plan.fear * self.targets.reaction(attack.enemy, last)
                if attack.name in self.activation.attacked:
                    net += attack.kill * back
                else:
                    net -= (1.0 - attack.kill) * back
            if net > most:
                best, most = attack, net
        return best

    def _ending(self, zone: str, one: Attack, two: Attack, idle: int = 0) -> float:
        """What it is worth to have made these attacks and to end the activation there."""
        alive: dict[str, float] = {}
        value = self.aims.attraction(zone) + 0.02 * idle
        for attack in (one, two):
            if attack.name:
                value += attack.gain
                if attack.enemy is not None:
                    alive[attack.name] = alive.get(attack.name, 1.0) * (1.0 - attack.kill)
        names = {*self.activation.attacked, *alive}
        fear = self.aims.plan.fear
        for enemy in self.party.state.enemies:
            if enemy.id in names:
                value -= weights.REACTION * fear * alive.get(enemy.id, 1.0) * self.targets.reaction(enemy, zone)
                if self._lured(enemy, zone):
                    value -= weights.SANCTUM * alive.get(enemy.id, 1.0)
        calm = fear * (1.0 - 0.12 * min(3, self.later))
        for enemy, own, others in self.targets.dangers(zone):
            value -= calm * alive.get(enemy.id, 1.0) * (own + weights.ALLY * others)
        return value - self._alone(zone)

    def _lured(self, enemy: Enemy, zone: str) -> bool:
        """Whether a reaction would bring an enemy where none may be, if the hero ends its activation there."""
        sanctum = self.aims.plan.sanctum
        if not sanctum or enemy.zone == sanctum:
            return False
        key = (enemy.id, zone)
        if key not in self._reacted:
            self._reacted[key] = self.party.after_reaction(enemy, zone, self.hero.seat)
        return self._reacted[key] == sanctum

    def _alone(self, zone: str) -> float:
        """Heroes who stray from the others find no help."""
        if self.party.state.players == 1:
            return 0.0
        ways = self.ways.to(zone)
        near = [
            min(8, ways.get(other.zone, FAR))
            for other in self.party.state.heroes
            if other.seat != self.hero.seat and other.present
        ]
        if not near or self.aims.plan.alone:
            return 0.0
        return weights.ALONE * max(0.0, sum(near) / len(near) - 2.0)

    # --- deeds --------------------------------------------------------------------------------------------------

    def _deeds(self, zone: str, cost: int, ids: Collection[str]) -> Iterator[tuple[str, int, float, str]]:
        """What could be done there for a movement point: option, price, gain, reason; first of all nothing."""
        game, party = self.party.game, self.party
        yield "", 0, 0.0, "move"
        if can_pick_up(game, zone):
            yield "pick_up", 1, self._tokens(zone), "pick_up"
        if zone == game.board.exit and party.quest.may_leave(game, self.hero) and not self._held(zone):
            yield "leave", 1, self._leaving(), "leave"
        for door in doors_at(game, zone):
            if party.quest.may_open(game, self.hero, door):
                yield f"open:{door}", 1, self._opening(zone, door, cost), "open"
        if not cost:
            yield from self._quest_deeds(ids)

    def _quest_deeds(self, ids: Collection[str]) -> Iterator[tuple[str, int, float, str]]:
        """Those of the quest that are possible here; what it does not plan is left alone."""
        plan = self.aims.plan
        for deed, worth in plan.deeds.items():
            if deed in ids and self.actions:
                yield deed, self.per_move, worth, "quest"
        for deed, worth in plan.points.items():
            if deed in ids:
                yield deed, 1, worth, "quest"

    def _held(self, zone: str) -> bool:
        return self.party.awake(zone) and not self.party.game.slippery(self.hero)

    def _tokens(self, zone: str) -> float:
        """Treasure and objective tokens at once."""
        state, game = self.party.state, self.party.game
        normal, special = state.treasure.get(zone, (0, 0))
        level = self.party.quest.treasure_level(game, zone)
        value = max(0.4, self.aims.plan.appetite) * weights.treasure(level, normal, special) * 1.1
        for token in state.objectives:
            if token.zone == zone and not token.marker:
                value += weights.MAIN_TOKEN if zone in self.aims.plan.zones else 2.0
        return value

    def _leaving(self) -> float:
        """Out, unless others still need help."""
        out = self.ways.to(self.party.game.board.exit)
        value = weights.LEAVE
        for other in self.party.game.present():
            if other.seat != self.hero.seat and (self.party.awake(other.zone) or out.get(other.zone, FAR) > 5):
                value = -1.0
        for enemy, own, _ in self.targets.dangers(self.hero.zone):
            value += own
            del enemy
        return value

    def _opening(self, zone: str, door: str, cost: int) -> float:
        """A door on the way, or one to a chamber with treasure; best with helpers and actions to spare."""
        info = self.party.game.board.doors[door]
        other = info.b if info.a == zone else info.a
        value = 0.0
        if self.aims.left(other) < self.aims.left(zone):
            value += weights.OPEN_GOAL + weights.STEP * self.aims.plan.pace
        unexplored = self.party.state.unexplored
        if info.a not in unexplored and info.b not in unexplored:
            return value
        before, worth = self.aims.chamber(door)
        if before == zone:
            value += 1.1 * worth
        left = self._left(cost + 1, self.points)
        if left + 2 * self.support < 2:
            value -= 1.5
        if self.engaged():
            value -= 2.5
        return value

    def engaged(self) -> bool:
        """Whether enemies are about: one fight at a time."""
        away = self.party.passages.distances(self.hero.zone)
        return any(
            away.get(enemy.zone, FAR) <= 3 and self.party.active(enemy) and not enemy.stunned
            for enemy in self.party.state.enemies
        )


def _offered(ids: Collection[str], name: str) -> str:
    """The option to do something, rather with an extra action than with one of the three; empty if there is none."""
    extra = f"extra_{name}"
    return extra if extra in ids else name if name in ids else ""


def option_of(decision: Decision, name: str) -> Option:
    found = decision.option(name)
    assert found is not None, f"{name} is not possible"
    return found
