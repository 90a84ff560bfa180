"""Maze of Darkness (chapter 11.11): hold the artefact against wave after wave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.quests.shared import token_zones
from tafelrunde.games.massive_darkness.rules.board import levels, pillars
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.enemies import enemy_phase
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurn, QuestTask, Why
from tafelrunde.kernel import PARTY, Decision, Option, Rules

GUARDED_TOKENS = (2, 3, 4, 5)
LAST_ROUND = 10
REFILL = QuestTask("refill")
AS_IN_THE_PHASE: tuple[Why, ...] = ("phase", "crowd")
"""Activations that follow the rules of the enemy phase (MD-SPW-08)."""


STRIDE = 2
"""Zones an enemy walks in a round (MD-EPH-02)."""
URGENT = (40.0, 20.0, 10.0, 6.0, 3.0)
"""What the death of an enemy is worth that is at the artefact in so many enemy phases."""
LATER = 0.5
SOON = 3
"""With so many enemy phases left they are met; before, there is time for treasure."""
LEASH = 2
"""So far from the artefact a hero may be without harm, and what each further step costs."""
STRAY = 1.0


class MazeOfDarkness(Quest, Planned):
    """MD-Q9-01 … MD-Q9-12; T-WAVES."""

    id = "maze_of_darkness"
    special: ClassVar = ("MD-Q9-02", "MD-Q9-07", "MD-Q9-08")
    more: ClassVar = ("MD-Q9-06", "MD-Q9-10")
    defeats: ClassVar = ("MD-Q9-02",)
    tokens: ClassVar[tuple[Token, ...]] = ("artefact",)
    levels_by_tiles = False
    draws_events = False
    harbingers_call = False

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"last_wave": ONCE}

    def knows(self, game: Game, task: QuestTask) -> bool:
        return task == REFILL

    def set_up(self, game: Game) -> None:
        """The first wave (MD-Q9-01, MD-RUL-23)."""
        self._guards(game, "MD-Q9-01")

    def round_starts(self, game: Game) -> None:
        """Monsters in even rounds, guards of a higher level in odd ones, up to round 10 (MD-Q9-07, MD-Q9-12)."""
        number = game.state.round
        if number == 1 or number > LAST_ROUND:
            return
        if number % 2:
            if game.state.level < TOP_LEVEL:
                levels.raise_level(game, game.state.level + 1, "MD-Q9-06")
            self._guards(game, "MD-Q9-07")
        else:
            game.plan(Appear("monster", game.board.tokens_of(number // 2), "MD-Q9-07"))
        if number == LAST_ROUND:
            game.state.marks["last_wave"] = 1

    def _guards(self, game: Game, rule: str) -> None:
        guards = [Appear("guard", game.board.tokens_of(level), rule) for level in GUARDED_TOKENS]
        game.plan(*guards, REFILL)

    def task(self, game: Game, task: QuestTask) -> Rules[None]:
        """After guards have come, one treasure token in every room around the artefact (MD-Q9-10)."""
        game.finish(task)
        for zone in self._rooms(game):
            if zone not in game.state.treasure:
                picking_up.place_treasure(game, zone, 1, 0, "MD-Q9-10")
        return
        yield

    def artefact(self, game: Game) -> str:
        (zone,) = token_zones(game, "artefact")
        return zone

    def _rooms(self, game: Game) -> list[str]:
        """The room zones of the tile with the artefact."""
        zones = game.board.zones
        tile = zones[self.artefact(game)].tile
        return [zone.name for zone in zones.values() if zone.tile == tile and zone.room]

    def treasure_level(self, game: Game, zone: str) -> int:
        """Treasure around the artefact is of the current level (MD-Q9-10)."""
        return game.state.level if zone in self._rooms(game) else game.level_of(zone)

    # --- enemies ------------------------------------------------------------------------------------------------

    def enemy_phase_starts(self, game: Game) -> None:
        """An enemy at the artefact ends the quest (MD-Q9-02)."""
        if game.enemies_in(self.artefact(game)):
            game.lose("MD-Q9-02")

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        """Where an enemy may attack, a pillar in reach comes first: 1 wound, no roll (MD-Q9-08, MD-RUL-53)."""
        if task.why not in AS_IN_THE_PHASE or task.step not in (1, 3):
            return False
        reached = self._in_reach(game, enemy)
        if not reached:
            return False
        pillar = reached[0]
        if len({pillar.zone for pillar in reached}) > 1:  # those of one zone hold it together: no matter which
            yield game.checkpoint()
            options = [Option(f"pillar:{p.number}", p, f"pillar:{p.number}", {"zone": p.zone}) for p in reached]
            pillar = yield game.ask(PARTY, "pillar_target", options, "MD-Q9-08", {"enemy": enemy.id})
        game.finish(task)
        game.tell("pillar_attacked", "MD-Q9-08", enemy=enemy.id, zone=pillar.zone)
        pillars.wound_pillar(game, pillar.number, 1, "MD-Q9-08")
        return True

    def _in_reach(self, game: Game, enemy: Enemy) -> list[Pillar]:
        """Pillars that one of its kinds of attack reaches (MD-TGT-01)."""
        return [pillar for pillar in game.state.pillars if enemy_phase.kinds_at(game, enemy, pillar.zone)]

    def holds_enemy(self, game: Game, enemy: Enemy) -> bool:
        """No enemy leaves a zone with a pillar, not even in a reaction (MD-Q9-08, MD-Q9-11)."""
        return any(pillar.zone == enemy.zone for pillar in game.state.pillars)

    def goal_of(self, game: Game, enemy: Enemy, why: Why) -> str:
        """MD-Q9-09."""
        return self.artefact(game) if why in AS_IN_THE_PHASE else ""

    # --- the end ------------------------------------------------------------------------------------------------

    def won(self, game: Game) -> bool:
        """After the last wave no enemy is left (MD-Q9-03)."""
        return "last_wave" in game.state.marks and not game.state.enemies

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-protect", self.won(game)), ("goal-waves", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        """The artefact, or the enemies nearest to it."""
        artefact = self.artefact(game)
        enemies = game.state.enemies
        near = min([game.passages.distance(enemy.zone, artefact) for enemy in enemies], default=0)
        return tuple([e.zone for e in enemies if game.passages.distance(e.zone, artefact) == near]) or (artefact,)

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Meet who comes soonest; where a pillar is gone, a hero keeps the way; else search the rooms around."""
        state = party.state
        artefact = self.artefact(party.game)
        away = party.passages.distances(artefact)
        left = {enemy.id: arrival(party, artefact, enemy) for enemy in state.enemies}
        found = Plan((artefact,), 1.0, 0.9, fear=0.8, sanctum=artefact)
        found.bounty = {name: URGENT[phases] if phases < len(URGENT) else LATER for name, phases in left.items()}
        found.dread = {zone: STRAY * (steps - LEASH) for zone, steps in away.items() if steps > LEASH}
        soonest = min(left.values(), default=FAR)
        if soonest == 0:
            found.pace, found.appetite, found.fear = 3.0, 0.0, 0.4
            return found
        post = _post(party, ways, hero, artefact, away)
        if post:
            found.zones, found.pace, found.appetite, found.fear, found.alone = (post,), 3.0, 0.2, 0.5, True
        elif soonest <= SOON:
            found.zones = tuple([enemy.zone for enemy in state.enemies if left[enemy.id] <= soonest + 1])
            found.pace, found.appetite = 1.0, 0.6
        return found

    def answer(self, party: Party, decision: Decision) -> Option | None:
        """The pillar with most health is attacked."""
        if decision.question != "pillar_target":
            return None
        health = {pillar.number: pillar.health for pillar in party.state.pillars}
        return max(decision.options, key=lambda option: health.get(int(option.id.partition(":")[2]), 0))


def arrival(party: Party, artefact: str, enemy: Enemy) -> int:
    """The enemy phase that brings it to the artefact, 1 for the next: two steps each, or a blow at a pillar."""
    away = party.passages.distance(enemy.zone, artefact)
    if away == 0:
        return 0
    post = _way(party, artefact, enemy)
    health = sum([pillar.health for pillar in party.state.pillars if pillar.zone == post])
    if not health:
        return -(-away // STRIDE)
    return max(0, -(-(away - 2) // STRIDE)) + health + 1


def _way(party: Party, artefact: str, enemy: Enemy) -> str:
    """The zone beside the artefact through which an enemy comes (MD-Q9-09)."""
    return min(party.passages.steps(artefact), key=lambda zone: (party.passages.distance(enemy.zone, zone), zone))


def _post(party: Party, ways: Ways, hero: Hero, artefact: str, away: Mapping[str, int]) -> str:
    """Where a pillar is gone, a hero holds those who come (MD-MOV-04): the nearest of the heroes."""
    standing = {pillar.zone for pillar in party.state.pillars}
    breaches: dict[str, int] = {}
    for enemy in party.state.enemies:
        far = away.get(enemy.zone, FAR)
        post = _way(party, artefact, enemy)
        if post not in standing and far <= 3:
            breaches[post] = min(far, breaches.get(post, far))
    free = [other for other in party.state.heroes if other.present]
    for post in sorted(breaches, key=lambda zone: (breaches[zone], zone)):
        if free:
            keeper = min(free, key=lambda other: (ways.to(post).get(other.zone, FAR), other.seat))
            free.remove(keeper)
            if keeper is hero:
                return post
    return ""
