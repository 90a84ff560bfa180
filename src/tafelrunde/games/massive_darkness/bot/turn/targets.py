"""Whom a hero could attack from a zone, what that brings, and what the reaction costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn import pursuit
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS, AttackKind
from tafelrunde.games.massive_darkness.loadout import CombatEffects
from tafelrunde.games.massive_darkness.state import Enemy, Hero


class Attack(NamedTuple):
    """So many attacks on one target: what they bring, and the chance that nothing of it is left."""

    name: str
    kind: AttackKind
    gain: float
    kill: float
    enemy: Enemy | None


NOTHING = Attack("", "melee", 0.0, 0.0, None)


class Targets:
    """The attacks of one hero, worked out when they are asked for."""

    def __init__(
        self, party: Party, hero: Hero, bounty: Mapping[str, float], spare: bool = False, dreaded: str = ""
    ) -> None:
        self.party = party
        self.hero = hero
        self.bounty = bounty
        self.spare = spare
        self.dreaded = dreaded
        self._armed = party.game.loadout(hero).armed
        self._known: dict[tuple[str, int, bool, CombatEffects | None], list[Attack]] = {}
        self._reactions: dict[tuple[str, str], float] = {}
        self._dangers: dict[str, list[tuple[Enemy, float, float]]] = {}

    # --- attacks ------------------------------------------------------------------------------------------------

    def from_zone(self, zone: str, attacks: int, moved: bool, extra: CombatEffects | None = None) -> list[Attack]:
        """Everything the hero could attack from there so many times, each target once."""
        key = (zone, attacks, moved, extra)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._look(zone, attacks, moved, extra) if attacks > 0 and self._armed else []
        return found

    def _look(self, zone: str, attacks: int, moved: bool, extra: CombatEffects | None) -> list[Attack]:
        party, game = self.party, self.party.game
        sight = party.passages.sight(zone)
        found = []
        for enemy in party.state.enemies:
            distance = sight.get(enemy.zone)
            if distance is None or not party.quest.can_be_attacked(game, enemy):
                continue
            ways = [self._attack(enemy, zone, kind, distance, attacks, moved, extra) for kind in self._kinds(distance)]
            if ways:
                found.append(max(ways, key=lambda attack: attack.gain))
        for pillar in party.quest.pillar_targets(game):
            distance = sight.get(pillar.zone)
            worth = self.bounty.get(f"pillar_{pillar.number}", 0.0)
            if distance is None or worth <= 0:
                continue
            for kind in self._kinds(distance):
                flags = frozenset(party.flags(self.hero, zone))
                hits = odds.hero_breaks(party.key(self.hero), kind, min(distance, 2), flags, extra)
                out = odds.outlook(hits.chances, (), pillar.health, attacks)
                if self.spare and out.kill > 0.0:
                    continue
                gain = worth * (0.6 * out.share + 0.4 * out.kill)
                found.append(Attack(f"pillar_{pillar.number}", kind, gain, out.kill, None))
        return found

    def _kinds(self, distance: int) -> list[AttackKind]:
        farthest = self.party.game.content.config.magic_range
        return [
            kind
            for kind in ATTACK_KINDS
            if (kind, min(distance, 2)) in self._armed and not (kind == "magic" and distance > farthest)
        ]

    def _attack(
        self,
        enemy: Enemy,
        zone: str,
        kind: AttackKind,
        distance: int,
        attacks: int,
        moved: bool,
        extra: CombatEffects | None,
    ) -> Attack:
        party, hero = self.party, self.hero
        hits = party.hits(hero, zone, enemy, kind, distance, moved, extra)
        out = odds.outlook(hits.chances, enemy.minions, enemy.health, attacks)
        worth = party.worth(enemy) + self.bounty.get(enemy.id, 0.0)
        gain = weights.prize(worth, out.share, out.kill) + weights.XP * out.minions
        if not enemy.stunned and party.active(enemy):
            gain += 1.5 * (1.0 - (1.0 - min(1.0, hits.stun)) ** attacks) * (1.0 - out.kill)
        gain += 0.8 * min(hits.heal * attacks, party.game.wounds(hero))
        gain -= hits.thorns * attacks
        return Attack(enemy.id, kind, gain, out.kill, enemy)

    # --- what comes back ----------------------------------------------------------------------------------------

    def reaction(self, enemy: Enemy, zone: str) -> float:
        """What an enemy does to the hero after its activation, if the hero ends it there (MD-REA-01 … 09)."""
        key = (enemy.id, zone)
        found = self._reactions.get(key)
        if found is None:
            found = self._reactions[key] = self._react(enemy, zone)
        return found

    def _react(self, enemy: Enemy, zone: str) -> float:
        party = self.party
        if enemy.stunned:
            return 0.0
        if zone in party.game.board.shadows and not party.passages.sees(enemy.zone, zone):
            return 0.0
        reach = party.reach(enemy, zone, party.held(enemy, zone, self.hero.seat))
        return party.harm(enemy, self.hero, zone, reach == "near") if reach else 0.0

    def dangers(self, zone: str) -> list[tuple[Enemy, float, float]]:
        """What each enemy does in the enemy phase, if the hero stands there then: to the hero, and to others."""
        found = self._dangers.get(zone)
        if found is None:
            found = self._dangers[zone] = [
                (enemy, *self._danger(enemy, zone))
                for enemy in self.party.state.enemies
                if enemy.id != self.dreaded and not enemy.stunned and self.party.active(enemy)
            ]
        return found

    def _danger(self, enemy: Enemy, zone: str) -> tuple[float, float]:
        hero = self.hero
        held = self.party.held(enemy, zone, hero.seat)
        target, harm = pursuit.hit(self.party, enemy, pursuit.standing(self.party, {hero.seat: zone}), held)
        return (harm, 0.0) if target is hero else (0.0, harm)
