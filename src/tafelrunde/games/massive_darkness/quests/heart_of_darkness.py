"""The Heart of Darkness (chapter 11.12): the Dark Ambassador on three floors."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.aims import prepared
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, impatience
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import enemy_called, token_zones
from tafelrunde.games.massive_darkness.rules.board import pillars
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.figures import hero_health
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import QuestTask, Why
from tafelrunde.kernel import PARTY, Decision, Option, Rules

AMBASSADOR = "ambassador"
DEMON = "abyssal_demon"
FLOORS = 3
DEVOUR = "devour"
BEGINNING = {"floor": 1, "slain": 0, "awake": 0}


LEVER = 12.0
ENOUGH_ROUNDS = 2.0
LATEST = 26


class HeartOfDarkness(Quest, Planned):
    """MD-Q10-01 … MD-Q10-13.

    Marks: `floor`, the deepest reached; `slain`, incarnations killed; `awake`, the floor whose incarnation is active.
    """

    id = "heart_of_darkness"
    special: ClassVar = ("MD-Q10-03", "MD-Q10-04", "MD-Q10-10")
    more: ClassVar = ("MD-Q10-05",)
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "cave")
    why_not: ClassVar = {"step": ("stairs_guarded", "MD-Q10-03")}

    def marks(self, game: Game) -> Mapping[str, range]:
        levers = {f"lever:{zone}": ONCE for zone in token_zones(game, "cave")}
        return {"floor": range(1, FLOORS + 1), "slain": range(FLOORS + 1), "awake": range(FLOORS + 1), **levers}

    def names(self, game: Game) -> Collection[str]:
        return (AMBASSADOR,)

    def knows(self, game: Game, task: QuestTask) -> bool:
        return task.what == DEVOUR and len(task.args) == 1 and isinstance(task.args[0], int) and task.args[0] >= 0

    def complete(self, game: Game) -> None:
        """Nothing is reached, slain or awake unless it is stated."""
        for mark, first in BEGINNING.items():
            game.state.marks.setdefault(mark, first)

    def problems(self, game: Game) -> Iterator[str]:
        """The cards of the Ambassador belong to it alone (MD-RUL-24)."""
        for mark in BEGINNING:
            if mark not in game.state.marks:
                yield f"marks.{mark}: the quest counts it"
        own = {game.content.monster(DEMON, role) for role in ("lesser", "greater")}
        for enemy in game.state.enemies:
            if enemy.treasure in own or (enemy.card in own and enemy.quest != AMBASSADOR):
                yield f"enemies.{enemy.id}.card: the Abyssal Demon is the {AMBASSADOR}"

    def set_up(self, game: Game) -> None:
        """The first incarnation stands on its floor; both its cards belong to the quest (MD-Q10-06, MD-RUL-24)."""
        game.state.marks.update(BEGINNING)
        for role in ("lesser", "greater"):
            code = game.content.monster(DEMON, role)
            game.state.removed.append(spawning.take_card(game, code))
        self._incarnate(game, 1)

    def floor(self, game: Game, zone: str) -> int:
        """The number of the floor on which a zone lies (MD-Q10-01)."""
        tile = game.board.zones[zone].tile
        return next(number for number, floor in enumerate(game.board.quest.floors, 1) if tile in floor.tiles)

    def _incarnate(self, game: Game, number: int) -> None:
        """Lesser, greater, greater with the gifts of another monster instead of a treasure (MD-Q10-07, 11, 12)."""
        zone = game.board.zone(game.board.quest.floors[number - 1].ambassador)
        card = spawning.take_card(game, game.content.monster(DEMON, "lesser" if number == 1 else "greater"))
        last = number == FLOORS
        demon = spawning.place_enemy(game, card, zone, "MD-Q10-06", AMBASSADOR, treasure=not last)
        if last and demon is not None and (gift := game.draw_monster("greater")):
            demon.treasure = gift
            game.tell("guardian_treasure", "MD-Q10-07", enemy=demon.id, card=gift)

    # --- floors -------------------------------------------------------------------------------------------------

    def may_step(self, game: Game, hero: Hero, zone: str, to: str) -> bool:
        """Down the stairs only when the incarnation of this floor is dead (MD-Q10-03)."""
        here, there = self.floor(game, zone), self.floor(game, to)
        return there <= here or game.state.marks["slain"] >= here

    def stepped(self, game: Game, hero: Hero, came_from: str) -> None:
        """The first hero on a floor finds the next incarnation there (MD-Q10-06)."""
        floor = self.floor(game, hero.zone)
        if floor > game.state.marks["floor"]:
            game.state.marks["floor"] = floor
            game.tell("floor_reached", "MD-Q10-06", seat=hero.seat, n=floor)
            self._incarnate(game, floor)

    def round_starts(self, game: Game) -> None:
        """Devouring darkness: a wound per starting hero from floor 2 on, twice that on floor 3 (MD-Q10-04)."""
        wounds = (game.state.marks["floor"] - 1) * game.state.players
        if wounds:
            game.tell("devouring", "MD-Q10-04", n=wounds)
            game.plan(QuestTask(DEVOUR, (wounds,)))

    def task(self, game: Game, task: QuestTask) -> Rules[None]:
        """The players split the wounds, one after the other, among the living (MD-Q10-04, MD-Q10-13)."""
        (left,) = task.args
        assert isinstance(left, int)
        heroes = game.present()
        if not left or not heroes:
            game.finish(task)
            return
        hero = heroes[0]
        if len(heroes) > 1:
            yield game.checkpoint()
            hero = yield game.ask(PARTY, "devour", hero_options(heroes), "MD-Q10-04", {"n": left})
        game.finish(task)
        game.plan(QuestTask(DEVOUR, (left - 1,)))
        hero_health.wound_hero(game, hero, 1, "MD-Q10-04")

    # --- doors, levers, tokens ----------------------------------------------------------------------------------

    def chamber_opened(self, game: Game, door: str, chamber: tuple[str, ...], first: str) -> bool:
        """No door card where the Ambassador waits; now it acts (MD-Q10-05, MD-Q10-08).

        Where it died before anybody came, the chamber is one like any other (MD-RUL-51).
        """
        if any(enemy.quest == AMBASSADOR and enemy.zone in chamber for enemy in game.state.enemies):
            game.state.marks["awake"] = game.state.marks["slain"] + 1
            return False
        return True

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        picking_up.gain_artefact(game, hero, "MD-Q10-09")

    def actions(self, game: Game, hero: Hero) -> Sequence[Option]:
        """A lever that was not yet pulled (MD-Q10-10)."""
        if hero.zone in self._levers(game):
            return (Option("lever", ("quest", "act", "lever"), f"zone:{hero.zone}"),)
        return ()

    def _levers(self, game: Game) -> list[str]:
        return [zone for zone in token_zones(game, "cave") if f"lever:{zone}" not in game.state.marks]

    def act(self, game: Game, hero: Hero, what: tuple[object, ...]) -> Rules[None]:
        """The lever turns, and a pillar crumbles (MD-Q10-10)."""
        game.state.marks[f"lever:{hero.zone}"] = 1
        game.tell("lever", "MD-Q10-10", seat=hero.seat, zone=hero.zone)
        if game.state.pillars:
            pillars.destroy_pillar(game, game.state.pillars[0].number)
        return
        yield

    def pillar_destroyed(self, game: Game, pillar: Pillar) -> None:
        """With both pillars gone the last incarnation acts (MD-Q10-10)."""
        if not game.state.pillars:
            game.state.marks["awake"] = FLOORS

    # --- the Ambassador -----------------------------------------------------------------------------------------

    def is_active(self, game: Game, enemy: Enemy, why: Why) -> bool:
        """MD-Q10-05, MD-Q10-10."""
        marks = game.state.marks
        return enemy.quest != AMBASSADOR or marks["awake"] > marks["slain"]

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        """Its card is set aside for the next incarnation (MD-RUL-24)."""
        if enemy.quest == AMBASSADOR:
            game.state.marks["slain"] += 1
            game.state.removed.append(spawning.take_card(game, enemy.card))

    def won(self, game: Game) -> bool:
        """MD-Q10-02."""
        return game.state.marks["slain"] == FLOORS

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        slain = game.state.marks.get("slain", 0)
        return tuple([(f"goal-incarnation_{n}", slain >= n) for n in range(1, FLOORS + 1)])

    def role(self, enemy: Enemy) -> str:
        return "quest-ambassador" if enemy.quest == AMBASSADOR else ""

    def destinations(self, game: Game) -> Sequence[str]:
        """The incarnation, the levers that free it, or the stairs down."""
        marks = game.state.marks
        if marks["slain"] >= marks["floor"]:
            return tuple([game.board.zone(zone) for pair in game.board.quest.stairs for zone in pair])
        if marks["floor"] == FLOORS and game.state.pillars:
            return tuple(self._levers(game))
        return tuple([enemy.zone for enemy in game.state.enemies if enemy.quest == AMBASSADOR])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Levers are pulled wherever a hero stands at one."""
        found = self._course(party, ways, hero)
        found.deeds = {"lever": LEVER}
        return found

    def _course(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Arm oneself on the first floor; below, the darkness devours who dawdles."""
        game, marks = party.game, party.state.marks
        demon = enemy_called(party.game, AMBASSADOR)
        floor = marks["floor"]
        per_head = float(party.state.players)
        barren: tuple[str, ...] = ()
        if demon is not None and demon.zone in party.state.unexplored:
            barren = party.passages.region(demon.zone, game.board.rooms)
        if marks["slain"] >= floor:
            stairs = game.board.quest.stairs[floor - 1] if floor <= len(game.board.quest.stairs) else ()
            plan = Plan(tuple([game.board.zone(zone) for zone in stairs[1:]]), 0.8, 1.2)
            if floor == 1:
                return _below(party, ways, hero, plan)
            plan.pace, plan.appetite, plan.fear = 3.0, 0.1, 0.5
            return plan
        plan = Plan(tuple(party.quest.destinations(game)), impatience(party, 8), barren=barren)
        if demon is not None:
            plan.bounty = {demon.id: 15.0 + 6.0 * per_head}
        if floor == 1 and marks["awake"] == 0:
            return prepared(party, ways, hero, plan, 12)
        if floor >= 2:
            plan.pace, plan.appetite, plan.fear = 3.0, 0.2, 0.5
        return plan

    def answer(self, party: Party, decision: Decision) -> Option | None:
        """Who has most health to spare is devoured."""

        def health(option: Option) -> tuple[int, int]:
            hero = party.state.heroes[int(option.id.partition(":")[2])]
            return hero.health, -hero.seat

        return max(decision.options, key=health) if decision.question == "devour" else None


def _below(party: Party, ways: Ways, hero: Hero, plan: Plan) -> Plan:
    """Down only when the next incarnation can be killed before the darkness has devoured everybody."""
    demon = party.game.content.monster(DEMON, "greater")
    health = party.game.content.enemies[demon].health * party.state.players
    strong = party.rounds_to_kill(demon, health) <= ENOUGH_ROUNDS
    if (strong and not party.state.enemies) or party.state.round >= LATEST:
        return plan
    return Plan((), plan.pace, 1.4)
