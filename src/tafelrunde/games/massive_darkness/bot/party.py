"""The table as a hero's player sees it: who can hurt whom, how much, and what that is worth."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.chances.odds import HeroKey, Odds
from tafelrunde.games.massive_darkness.bot.chances.symbols import Flags
from tafelrunde.games.massive_darkness.effects import AttackKind, Shields
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.loadout import CombatEffects
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.enemies.enemy_phase import threat
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State

NO_FLAGS: Flags = frozenset()
SHADOW: Flags = frozenset({"shadow_mode"})
_FLAGS: dict[tuple[object, ...], Flags] = {}


class Party:
    """A state, and everything about attacks in it that is asked more than once."""

    __slots__ = ("_auras", "_harm", "_keys", "_threats", "_worth", "game", "passages", "quest", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = Game(state)
        self.quest = quests.of(self.game)
        self.passages = self.game.passages
        self._keys: dict[int, HeroKey] = {}
        self._auras: dict[str, list[tuple[int, int, bool]]] = {}
        self._harm: dict[tuple[str, int, str, bool], float] = {}
        self._threats: dict[int, tuple[int, int, int]] = {}
        self._worth: dict[str, float] = {}

    # --- heroes -------------------------------------------------------------------------------------------------

    def key(self, hero: Hero) -> HeroKey:
        """What a hero brings into a combat."""
        found = self._keys.get(hero.seat)
        if found is None:
            level = self.state.level
            most = TOP_LEVEL if self.state.mode == "single" else level
            found = (
                hero.card,
                hero.sheet,
                hero.skills,
                level,
                hero.body,
                hero.hands,
                hero.pack,
                most,
                self.game.content,
            )
            self._keys[hero.seat] = found
        return found

    def threat(self, hero: Hero) -> tuple[int, int, int]:
        """How much the enemies want a hero."""
        found = self._threats.get(hero.seat)
        if found is None:
            found = self._threats[hero.seat] = threat(self.game, hero)
        return found

    def fatal(self, hero: Hero) -> float:
        """What the death of a hero would cost now."""
        state = self.state
        if self.quest.hangs_on(self.game, hero):
            return weights.QUEST
        dead = sum([other.dead and not other.escaped for other in state.heroes])
        return weights.death(state.lifebringer - dead, state.players)

    def dark(self, hero: Hero, zone: str) -> bool:
        """Whether a hero would be in shadow mode there."""
        board = self.game.board
        return zone in board.shadows or (hero.zone not in board.shadows and self.game.shadow_mode(hero))

    def flags(self, hero: Hero, zone: str) -> set[str]:
        flags = {"enemy_attack"}
        if self.dark(hero, zone):
            flags.add("shadow_mode")
        flags.update([f"wounded_{n}" for n in range(1, min(4, self.game.wounds(hero)) + 1)])
        return flags

    def aura(self, hero: Hero, zone: str) -> int:
        """Shields that other heroes there give to one who defends (MD-SKL-12, MD-SKL-14)."""
        found = self._auras.get(zone)
        if found is None:
            found = self._auras[zone] = []
            for other in self.game.heroes_in(zone):
                at = self.game.loadout(other).at
                for occasion, own in (
                    ("defense_of_ally_in_same_zone", False),
                    ("defense_of_self_or_ally_in_same_zone", True),
                ):
                    for sourced in at.get(occasion, ()):  # type: ignore[call-overload]
                        if self.game.passive_holds(other, sourced.effect.if_):
                            n = sum([op.n for op in sourced.effect.do if isinstance(op, Shields)])
                            found.append((other.seat, n, own))
        return sum([n for seat, n, own in found if seat != hero.seat or own])

    # --- attacks ------------------------------------------------------------------------------------------------

    def hits(
        self,
        hero: Hero,
        zone: str,
        enemy: Enemy,
        kind: AttackKind,
        distance: int,
        moved: bool = False,
        extra: CombatEffects | None = None,
    ) -> Odds:
        """A hero attacks an enemy from a zone."""
        card = self.game.card(enemy)
        flags = self.flags(hero, zone)
        if moved:
            flags.add("attacker_moved_this_activation")
        if enemy.stunned:
            flags.add("defender_stunned")
        if card.role == "horde":
            flags.add("defender_is_horde")
        else:
            flags.add("defender_is_wandering_monster_or_harbinger")
        if not enemy.minions:
            flags.add("defender_is_guardian")
        foe = SHADOW if enemy.zone in self.game.board.shadows else NO_FLAGS
        if distance:
            foe = foe | {"attacked_from_range_1_or_more"}
        treasure = enemy.treasure if enemy.health > 0 else ""
        return odds.hero_hits(
            self.key(hero), kind, min(distance, 2), frozenset(flags), enemy.card, treasure, foe, extra
        )

    def attack_on(self, enemy: Enemy, hero: Hero, zone: str, kind: AttackKind, distance: int) -> Odds:
        """An enemy attacks a hero who stands in a zone."""
        flags = SHADOW if enemy.zone in self.game.board.shadows else NO_FLAGS
        own = self.flags(hero, zone)
        if kind == "melee":
            own.add("attacked_by_melee")
        treasure = enemy.treasure if enemy.health > 0 else ""
        extra = self.aura(hero, zone)
        return odds.enemy_hits(
            enemy.card, treasure, kind, min(distance, 2), flags, self.key(hero), frozenset(own), extra
        )

    def harm(self, enemy: Enemy, hero: Hero, zone: str, near: bool) -> float:
        """What an attack of an enemy costs a hero there: in melee, or with its best attack from afar."""
        key = (enemy.id, hero.seat, zone, near)
        found = self._harm.get(key)
        if found is None:
            card = self.game.card(enemy)
            kind: AttackKind = "melee" if near else "ranged" if card.ranged else "magic"
            result = self.attack_on(enemy, hero, zone, kind, 0 if near else 1)
            found = weights.harm(result.chances, hero.health, self.fatal(hero))
            found += 0.7 * result.stun
            if result.thorns and enemy.health <= result.thorns and not enemy.minions:
                found -= 0.5
            self._harm[key] = found
        return found

    def rounds_to_kill(self, card: str, health: int) -> float:
        """How many rounds all heroes together would need for such a monster, each with its best attack."""
        total = 0.0
        for hero in self.state.heroes:
            if hero.escaped:
                continue
            loadout = self.game.loadout(hero)
            best = 0.0
            for kind, distance in loadout.armed:
                flags = frozenset(
                    {"enemy_attack", "defender_is_guardian", "defender_is_wandering_monster_or_harbinger"}
                )
                hits = odds.hero_hits(self.key(hero), kind, distance, flags, card, "", NO_FLAGS)
                best = max(best, hits.mean)
            total += self.game.content.config.actions * best
        return health / total if total else 99.0

    # --- enemies ------------------------------------------------------------------------------------------------

    def awake(self, zone: str, but: str = "") -> bool:
        """Whether an enemy on its feet stands there."""
        return any(enemy.zone == zone and not enemy.stunned and enemy.id != but for enemy in self.state.enemies)

    def active(self, enemy: Enemy) -> bool:
        return self.quest.is_active(self.game, enemy, "phase")

    def worth(self, enemy: Enemy) -> float:
        """What it is worth that an enemy is gone: the harm it would do, experience, its treasure, the quest."""
        found = self._worth.get(enemy.id)
        if found is not None:
            return found
        state, card = self.state, self.game.card(enemy)
        heroes = [hero for hero in state.heroes if hero.present]
        near = [self.harm(enemy, hero, hero.zone, near=True) for hero in heroes]
        far = [self.harm(enemy, hero, hero.zone, near=False) for hero in heroes] if card.ranged or card.magic else [0.0]
        harm = min(5.0, max(sum(near), sum(far)) / max(1, len(heroes)))
        xp = {"horde": 3, "harbinger": 4}.get(card.role, 5)
        total = (weights.ROUNDS * harm if self.active(enemy) else 0.0) + weights.XP * xp * len(heroes)
        if enemy.treasure:
            total += weights.treasure(state.level, 1, 0)
        if card.role == "harbinger":
            total += 5.0
        self._worth[enemy.id] = total
        return total

    def held(self, enemy: Enemy, by: str = "", leaving: int = -1) -> bool:
        """Whether a hero on its feet keeps it where it is; `by`: a hero would come to that zone, `leaving` is gone."""
        if by and by == enemy.zone:
            return True
        for hero in self.state.heroes:
            if hero.zone == enemy.zone and hero.seat != leaving and hero.present and not hero.stunned:
                return True
        return self.quest.holds_enemy(self.game, enemy)

    def reach(self, enemy: Enemy, zone: str, held: bool) -> str:
        """How an enemy could attack somebody there in one activation: `near`, `far`, or not at all (MD-EPH-02)."""
        card = self.game.card(enemy)
        distance = self.passages.sight(enemy.zone).get(zone)
        if distance == 0:
            return "near"
        far = self._shoots(enemy, distance)
        if far:
            return "far"
        if held:
            return ""
        if self.passages.distance(enemy.zone, zone) == 1:
            return "near"
        if card.ranged or card.magic:
            for step in self.passages.towards(enemy.zone, zone):
                if self._shoots(enemy, self.passages.sight(step).get(zone)):
                    return "far"
        return ""

    def after_reaction(self, enemy: Enemy, zone: str, seat: int) -> str:
        """Where an enemy stands once it has reacted to a hero there: attack, move, attack, move (MD-REA-03)."""
        here = enemy.zone
        if enemy.stunned or (zone in self.game.board.shadows and not self.passages.sees(here, zone)):
            return here
        if self.held(enemy, zone, seat):
            return here
        for _ in range(2):
            distance = self.passages.sight(here).get(zone)
            steps = self.passages.towards(here, zone)
            if distance == 0 or self._shoots(enemy, distance) or not steps:
                return here
            here = steps[0]
            if any(hero.zone == here and hero.present and not hero.stunned for hero in self.state.heroes):
                return here
        return here

    def _shoots(self, enemy: Enemy, distance: int | None) -> bool:
        if distance is None:
            return False
        card = self.game.card(enemy)
        return bool(card.ranged) or (bool(card.magic) and distance <= self.game.content.config.magic_range)
