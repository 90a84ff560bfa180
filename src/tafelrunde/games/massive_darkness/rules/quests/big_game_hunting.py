"""Big Game Hunting (chapter 11.10): three Relentless behind pillars."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.cards import artefacts, picking_up
from tafelrunde.games.massive_darkness.rules.enemies import enemies, spawning
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, count
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import Why

RELENTLESS = "relentless"
TREASURE = 4
REWARD = 3


class BigGameHunting(Quest):
    """MD-Q8-01 … MD-Q8-06. A Relentless is called after the tile it was placed on: `relentless_5V`."""

    id = "big_game_hunting"

    def set_up(self, game: Game) -> None:
        """Three greater wandering monsters with treasures of level 4; events count them (MD-Q8-01, MD-Q8-06)."""
        for place in game.board.quest.enemies:
            zone = game.board.zone(place.zone)
            name = f"{RELENTLESS}_{game.board.zones[zone].tile}"
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
        cards.append(artefacts.draw_artefact(game))
        enemies.give_cards(game, killer, tuple([card for card in cards if card]), "MD-Q8-05")

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest.startswith(RELENTLESS):
            count(game, "killed")

    def won(self, game: Game) -> bool:
        """MD-Q8-02."""
        return game.state.marks.get("killed", 0) == len(game.board.quest.enemies)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        killed = game.state.marks.get("killed", 0)
        return tuple([(f"goal-relentless_{n}", killed >= n) for n in range(1, len(game.board.quest.enemies) + 1)])

    def destinations(self, game: Game) -> Sequence[str]:
        """Free Relentless first, then pillars."""
        free = [
            enemy.zone
            for enemy in game.state.enemies
            if enemy.quest.startswith(RELENTLESS) and self.is_active(game, enemy, "phase")
        ]
        return tuple(free or [pillar.zone for pillar in game.state.pillars])
