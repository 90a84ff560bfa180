"""Big Game Hunting (chapter 11.10): three Relentless behind pillars."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, impatience
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import count
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.figures import rewards
from tafelrunde.games.massive_darkness.rules.quests import Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import Why

RELENTLESS = "relentless"
TREASURE = 4
REWARD = 3


class BigGameHunting(Quest, Planned):
    """MD-Q8-01 … MD-Q8-06. A Relentless is called after the tile it was placed on: `relentless_5V`."""

    id = "big_game_hunting"
    special: ClassVar = ("MD-Q8-03", "MD-Q8-04")
    more: ClassVar = ("MD-Q8-05",)

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"killed": range(1, len(game.board.quest.enemies) + 1)}

    def names(self, game: Game) -> Collection[str]:
        return [f"{RELENTLESS}_{_tile(game, game.board.zone(place.zone))}" for place in game.board.quest.enemies]

    def set_up(self, game: Game) -> None:
        """Three greater wandering monsters with treasures of level 4; events count them (MD-Q8-01, MD-Q8-06)."""
        for place in game.board.quest.enemies:
            zone = game.board.zone(place.zone)
            name = f"{RELENTLESS}_{_tile(game, zone)}"
            monster = spawning.place_enemy(game, game.draw_monster("greater"), zone, "MD-Q8-01", name, treasure=False)
            assert monster is not None
            monster.for_events = True
            spawning.equip_guardian(game, monster, TREASURE)

    def is_active(self, game: Game, enemy: Enemy, why: Why) -> bool:
        """Only when both pillars of its tile are gone; before that it just reacts (MD-Q8-04, MD-Q8-06, MD-RUL-22)."""
        if why == "reaction" or not enemy.quest.startswith(RELENTLESS):
            return True
        tile = enemy.quest.removeprefix(f"{RELENTLESS}_")
        return all(game.board.zones[pillar.zone].tile != tile for pillar in game.state.pillars)

    def pillar_targets(self, game: Game) -> Sequence[Pillar]:
        """MD-Q8-03."""
        return game.state.pillars

    def guardian_killed(self, game: Game, enemy: Enemy, killer: Hero) -> None:
        """Three more treasures and an artefact for the killer (MD-Q8-05)."""
        if not enemy.quest.startswith(RELENTLESS):
            return
        cards = [picking_up.draw_reward(game, killer, TREASURE) for _ in range(REWARD)]
        cards.append(picking_up.draw_artefact(game))
        rewards.give_cards(game, killer, tuple([card for card in cards if card]), "MD-Q8-05")

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest.startswith(RELENTLESS):
            count(game, "killed")

    def won(self, game: Game) -> bool:
        """MD-Q8-02."""
        return game.state.marks.get("killed", 0) == len(game.board.quest.enemies)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        killed = game.state.marks.get("killed", 0)
        return tuple([(f"goal-relentless_{n}", killed >= n) for n in range(1, len(game.board.quest.enemies) + 1)])

    def role(self, enemy: Enemy) -> str:
        return "quest-relentless" if enemy.quest.startswith(RELENTLESS) else ""

    def destinations(self, game: Game) -> Sequence[str]:
        """Free Relentless first, then pillars."""
        free = [
            enemy.zone
            for enemy in game.state.enemies
            if enemy.quest.startswith(RELENTLESS) and self.is_active(game, enemy, "phase")
        ]
        return tuple(free or [pillar.zone for pillar in game.state.pillars])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """One Relentless after the other, the nearest first; behind one pillar it only reacts."""
        state = party.state
        prey = [enemy for enemy in state.enemies if enemy.quest.startswith(RELENTLESS)]
        if not prey:
            return Plan()
        free = [enemy for enemy in prey if party.active(enemy)]
        heroes = [other for other in state.heroes if other.present]

        def near(enemy: Enemy) -> tuple[int, str]:
            pillars = [
                pillar.zone
                for pillar in state.pillars
                if _tile(party.game, pillar.zone) == _tile(party.game, enemy.zone)
            ]
            ends = pillars or [enemy.zone]
            return sum([ways.nearest(other.zone, ends) for other in heroes]), enemy.id

        target = min(free or prey, key=near)
        tile = target.quest.removeprefix(f"{RELENTLESS}_")
        pillars = [pillar for pillar in state.pillars if _tile(party.game, pillar.zone) == tile]
        reachable = any(ways.to(target.zone).get(other.zone, FAR) < FAR for other in heroes)
        bounty: dict[str, float] = {enemy.id: 3.0 for enemy in prey}
        bounty[target.id] = 15.0 + 6.0 * state.players
        zones: tuple[str, ...] = (target.zone,)
        if not reachable:
            zones = tuple(sorted({pillar.zone for pillar in pillars}))
        for pillar in state.pillars:
            wanted = pillar in pillars and not reachable
            bounty[f"pillar_{pillar.number}"] = 6.0 if wanted else -9.0
        ready = impatience(party, 6)
        return Plan(zones, 0.6 * ready, 1.3, bounty=bounty)


def _tile(game: Game, zone: str) -> str:
    return game.board.zones[zone].tile
