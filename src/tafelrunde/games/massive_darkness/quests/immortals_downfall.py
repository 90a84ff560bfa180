"""The Immortal's Downfall (chapter 11.7): lure a troll that nothing can hurt onto a bridge, and bring it down."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import count, enemy_called
from tafelrunde.games.massive_darkness.rules.board import collapse
from tafelrunde.games.massive_darkness.rules.choices import one_zone
from tafelrunde.games.massive_darkness.rules.enemies import enemy_phase, spawning
from tafelrunde.games.massive_darkness.rules.figures import enemy_health, hero_health
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn
from tafelrunde.kernel import Decision, Option, Rules
from tafelrunde.kernel.scene import Piece

IMMORTAL = "immortal"
GOBLINS = "goblin_guards"
GOBLIN_LEVEL = 4
FIREWORK = "firework"
MOST_FIREWORKS = 99
STORES: dict[Token, int] = {"artefact": 1, "library": 3}
STEPS = 2


STRIDE = 2
"""Zones the Immortal walks in a round (MD-Q5-08)."""
TRAMPLED = 40.0
LAST_CHANCE = 150.0
"""What a pillar is worth while the Immortal stands on the bridge: more than the hero who strikes it."""


class ImmortalsDownfall(Quest, Planned):
    """MD-Q5-01 … MD-Q5-16. Fireworks on the board are marks: `firework:B3`."""

    id = "immortals_downfall"
    far_sighted: ClassVar = True
    special: ClassVar = ("MD-Q5-07", "MD-Q5-08", "MD-Q5-09", "MD-Q5-13")
    more: ClassVar = ("MD-Q5-06", "MD-Q5-12")
    defeats: ClassVar = ("MD-Q5-13", "MD-Q5-15")
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "library")
    why_not: ClassVar = {"attack": ("immortal", "MD-Q5-07")}

    things: ClassVar = (FIREWORK,)

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"fallen": ONCE, **{f"{FIREWORK}:{zone}": range(1, MOST_FIREWORKS) for zone in game.board.zones}}

    def names(self, game: Game) -> Collection[str]:
        return (IMMORTAL, GOBLINS)

    def set_up(self, game: Game) -> None:
        """Goblin Archers at the fireworks; the Immortal carries nothing (MD-Q5-01)."""
        for place in game.board.quest.enemies:
            zone = game.board.zone(place.zone)
            if place.what == "cave_troll_greater":
                card = spawning.take_card(game, game.content.monster("cave_troll", "greater"))
                spawning.place_enemy(game, card, zone, "MD-Q5-01", IMMORTAL, treasure=False)
            else:
                card = spawning.take_card(game, game.content.guard("goblin_archers", GOBLIN_LEVEL))
                spawning.place_enemy(game, card, zone, "MD-Q5-01", GOBLINS)

    # --- fireworks ----------------------------------------------------------------------------------------------

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """A store of fireworks (MD-Q5-05)."""
        hero.things[FIREWORK] = hero.things.get(FIREWORK, 0) + STORES[token]
        game.tell("fireworks_found", "MD-Q5-05", seat=hero.seat, n=STORES[token])

    def move_options(self, game: Game, hero: Hero) -> Sequence[Option]:
        """For a movement point a firework is placed (MD-Q5-06)."""
        if hero.things.get(FIREWORK, 0):
            return (Option("firework", ("quest", FIREWORK), f"zone:{hero.zone}"),)
        return ()

    def spend_point(self, game: Game, hero: Hero, what: tuple[object, ...]) -> None:
        mark = f"{FIREWORK}:{hero.zone}"
        count(game, mark)
        hero.things[FIREWORK] -= 1
        if not hero.things[FIREWORK]:
            del hero.things[FIREWORK]
        game.tell("firework_placed", "MD-Q5-06", seat=hero.seat, zone=hero.zone)

    def fireworks(self, game: Game) -> dict[str, int]:
        """The fireworks on the board, by zone."""
        return {
            mark.partition(":")[2]: count
            for mark, count in game.state.marks.items()
            if mark.startswith(f"{FIREWORK}:") and count
        }

    def round_ends(self, game: Game) -> None:
        """Fireworks burn out (MD-Q5-06)."""
        for zone in self.fireworks(game):
            del game.state.marks[f"{FIREWORK}:{zone}"]

    # --- enemies ------------------------------------------------------------------------------------------------

    def can_be_attacked(self, game: Game, enemy: Enemy) -> bool:
        """MD-Q5-07."""
        return enemy.quest != IMMORTAL

    def can_be_wounded(self, game: Game, enemy: Enemy) -> bool:
        """MD-Q5-07."""
        return enemy.quest != IMMORTAL

    def holds_enemy(self, game: Game, enemy: Enemy) -> bool:
        """The goblins at the fireworks never move: they attack or do nothing (MD-Q5-04)."""
        return enemy.quest == GOBLINS

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        if enemy.quest != IMMORTAL:
            return False
        yield from self._walk(game, task, enemy)
        return True

    def _walk(self, game: Game, task: EnemyTurn, immortal: Enemy) -> Rules[None]:
        """Two zones, each after a look around; task.step counts from 1 (MD-Q5-08, MD-Q5-14, MD-Q5-16)."""
        zone = ""
        meets = game.heroes_in(immortal.zone) or immortal.zone in self.fireworks(game)
        if not meets and task.step <= STEPS:
            goal = yield from self._goal(game, immortal)
            zone = yield from enemy_phase.step_towards(game, immortal, goal)
        game.finish(task)
        if self._stopped(game, task, immortal) or not zone:
            return
        enemy_phase.move_enemy(game, immortal, zone, "MD-Q5-08")
        if zone == game.board.start:
            game.lose("MD-Q5-13")
        game.plan(replace(task, step=task.step + 1))

    def _goal(self, game: Game, immortal: Enemy) -> Rules[str]:
        """A firework in sight, the heroes choose which, else the start zone (MD-Q5-08)."""
        seen = sorted(game.passages.sight(immortal.zone).keys() & self.fireworks(game).keys())
        if not seen:
            return game.board.start
        return (yield from one_zone(game, seen, "immortal_goal", "MD-Q5-08", {"enemy": immortal.id}))

    def _stopped(self, game: Game, task: EnemyTurn, immortal: Enemy) -> bool:
        """It tramples enemies, kills heroes, destroys fireworks (MD-Q5-09 … 11); whether its activation ends."""
        for enemy in [other for other in game.enemies_in(immortal.zone) if other is not immortal]:
            game.tell("trampled", "MD-Q5-10", enemy=enemy.id)
            enemy_health.kill_without_reward(game, enemy)
        heroes = game.heroes_in(immortal.zone)
        for hero in heroes:
            hero_health.wound_hero(game, hero, hero.health, "MD-Q5-09")
        if heroes:
            return True
        mark = f"{FIREWORK}:{immortal.zone}"
        if mark not in game.state.marks:
            return False
        game.state.marks[mark] -= 1
        if not game.state.marks[mark]:
            del game.state.marks[mark]
        game.tell("firework_destroyed", "MD-Q5-11", enemy=immortal.id, zone=immortal.zone)
        if game.passages.sight(immortal.zone).keys() & self.fireworks(game).keys():
            game.plan(replace(task, step=1))
        return True

    # --- the bridge ---------------------------------------------------------------------------------------------

    def pillar_targets(self, game: Game) -> Sequence[Pillar]:
        """Heroes attack them like enemies (MD-Q5-12)."""
        return game.state.pillars

    def bridge(self, game: Game) -> list[str]:
        return [game.board.zone(bridge.id) for bridge in game.board.quest.bridges]

    def on_bridge(self, game: Game) -> bool:
        """Whether the Immortal stands on the bridge (MD-Q5-02)."""
        bridge = self.bridge(game)
        return any(enemy.quest == IMMORTAL and enemy.zone in bridge for enemy in game.state.enemies)

    def pillar_destroyed(self, game: Game, pillar: Pillar) -> None:
        """With both pillars the bridge falls, and all on it; without the Immortal all is lost (MD-Q5-03, 12, 15)."""
        if game.state.pillars:
            return
        caught = self.on_bridge(game)
        collapse.break_away(game, self.bridge(game), "MD-Q5-12")
        if caught:
            game.state.marks["fallen"] = 1
            game.win("MD-Q5-03")
        else:
            game.lose("MD-Q5-15")

    def won(self, game: Game) -> bool:
        return "fallen" in game.state.marks

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        fallen = self.won(game)
        return (("goal-lure", fallen or self.on_bridge(game)), ("goal-bridge", fallen))

    def shown(self, game: Game, zone: str) -> Sequence[Piece]:
        """Fireworks that burn there."""
        burning = game.state.marks.get(f"{FIREWORK}:{zone}")
        if not burning:
            return ()
        return (Piece(id=f"{FIREWORK}:{zone}", name="label-firework", icon="firework-rocket", count=burning),)

    def role(self, enemy: Enemy) -> str:
        return "quest-immortal" if enemy.quest == IMMORTAL else ""

    def destinations(self, game: Game) -> Sequence[str]:
        if self.on_bridge(game):
            return tuple([pillar.zone for pillar in game.state.pillars])
        if any(hero.things.get(FIREWORK, 0) for hero in game.state.heroes):
            return tuple(self.bridge(game))
        return tuple([token.zone for token in game.state.objectives]) or tuple(self.bridge(game))

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Break one pillar early, the other when the Immortal stands on the bridge; never stand in its way."""
        immortal = enemy_called(party.game, IMMORTAL)
        return Hunt(party, ways, immortal).plan(hero) if immortal is not None else Plan()

    def answer(self, party: Party, decision: Decision) -> Option | None:
        """The Immortal goes onto the bridge, or where it tramples enemies."""
        if decision.question == "immortal_goal":
            bridge = self.bridge(party.game)
            return min(decision.options, key=lambda option: option.id.partition(":")[2] not in bridge)
        if decision.question != "enemy_path":
            return None
        enemy = party.game.find_enemy(str(decision.args.get("enemy", "")))
        if enemy is None or enemy.quest != IMMORTAL:
            return None
        heroes = party.game.present()

        def near(option: Option) -> tuple[int, int]:
            zone = option.id.partition(":")[2]
            close = sum([party.passages.distance(zone, hero.zone) <= 1 for hero in heroes])
            return -len(party.game.enemies_in(zone)), close

        return min(decision.options, key=near)


class Hunt:
    """How matters stand between the Immortal, the bridge and the pillars."""

    def __init__(self, party: Party, ways: Ways, immortal: Enemy) -> None:
        self.party = party
        self.immortal = immortal
        self.alone = party.state.players == 1
        self.bridge = [party.game.board.zone(part.id) for part in party.game.board.quest.bridges]
        self.on_it = immortal.zone in self.bridge
        self.fireworks = [
            mark.partition(":")[2] for mark, n in party.state.marks.items() if mark.startswith(f"{FIREWORK}:") and n
        ]
        self.time = self._time_left()
        self.trail = self._trail()
        away = ways.to(party.game.board.start)
        # The near pillar falls first; who is alone begins with the far one and comes back in time.
        self.pillars = sorted(party.state.pillars, key=lambda pillar: away.get(pillar.zone, FAR), reverse=self.alone)

    def plan(self, hero: Hero) -> Plan:
        bounty = self._bounty()
        found = Plan(
            self._places(hero), 2.0, 0.0, dict.fromkeys(self.trail, TRAMPLED), self.immortal.id, bounty, fear=0.7
        )
        found.spare = len(self.pillars) == 1 and not self.on_it
        lure = self._lure()
        if hero.things.get(FIREWORK) and lure:
            found.points = {FIREWORK: -9.0 if hero.zone != lure else 6.0 if self.on_it else 15.0}
            if not self.on_it:
                found.zones = (lure,)
        if self.time > 2 and len(self.pillars) == 2 and not self.alone:
            found.appetite = 0.5
        return found

    def _time_left(self) -> int:
        """Rounds until it comes to the bridge; 0 if it is there or beyond."""
        passages, start = self.party.passages, self.party.game.board.start
        first = max([passages.distance(zone, start) for zone in self.bridge])
        return max(0, -(-(passages.distance(self.immortal.zone, start) - first) // STRIDE))

    def _trail(self) -> set[str]:
        """The zones where it may be after its next activation, the one where it stands included."""
        passages, here = self.party.passages, self.immortal.zone
        goals = [zone for zone in self.fireworks if passages.sees(here, zone)]
        found = {here}
        for goal in goals or [self.party.game.board.start]:
            front = {here}
            for _ in range(STRIDE):
                front = {step for zone in front for step in passages.towards(zone, goal)}
                found |= front
        return found

    def _lure(self) -> str:
        """The part of the bridge where a firework would hold it."""
        if self.fireworks:
            return ""
        passages, here = self.party.passages, self.immortal.zone
        seen = [zone for zone in self.bridge if zone != here and passages.sees(here, zone)]
        return min(seen, key=lambda zone: passages.distance(here, zone), default="")

    def _bounty(self) -> dict[str, float]:
        """With the Immortal on the bridge nothing else counts; before that one pillar, and alone not the wrong one."""
        worth = LAST_CHANCE if self.on_it else 10.0 if len(self.pillars) > 1 else 3.0
        bounty = {f"pillar_{pillar.number}": worth for pillar in self.pillars}
        if self.alone and len(self.pillars) > 1 and self.time > 1:
            bounty[f"pillar_{self.pillars[-1].number}"] = 0.0
        return bounty

    def _places(self, hero: Hero) -> tuple[str, ...]:
        """All at the first pillar, then half of them on either side of the bridge: beside a pillar, not under feet."""
        if not self.pillars or self.on_it:
            return tuple([pillar.zone for pillar in self.pillars])
        first, last = self.pillars[0], self.pillars[-1]
        if first is not last and (self.time > 1 or hero.seat % 2 == 0):
            return (first.zone,)
        beside = [
            zone
            for zone in self.party.passages.steps(last.zone)
            if zone not in self.bridge and zone not in self.trail and not self.party.game.enemies_in(zone)
        ]
        return tuple(beside) if beside and last.zone in self.trail else (last.zone,)
