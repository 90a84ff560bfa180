"""Goblin War Drums (chapter 11.6): up and out while the dungeon collapses behind the heroes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import all_escaped
from tafelrunde.games.massive_darkness.rules.board import collapse
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero

SENTINEL = "sentinel"
SENTINEL_LEVEL = 4
TILE = "tile_"


NEVER = 99
SEARCHED = 4
"""Closed rooms are opened only where the tile holds for so many rounds: what comes out has to be fought, too."""
DREAD = {1: 60.0, 2: 8.0, 3: 1.0}
"""What it costs to end a turn on a tile that falls in so many rounds."""
HOLDING = {1: 5.0, 2: 3.0, 3: 2.0, 4: 1.0}
"""What each wound of an enemy is worth that holds a hero on a tile that falls in so many rounds (MD-MOV-03)."""
HELP = (2, 3)
"""With so many rounds left others turn back for a hero who is held."""
NEAR = 6


class GoblinWarDrums(Quest, Planned):
    """MD-Q4-01 … MD-Q4-09."""

    id = "goblin_war_drums"
    special: ClassVar = ("MD-Q4-04", "MD-Q4-05")
    more: ClassVar = ("MD-Q4-06",)
    defeats: ClassVar = ("MD-Q4-05",)
    why_not: ClassVar = {"leave": ("sentinel_first", "MD-Q4-09")}

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"woken": ONCE, "killed": ONCE, **self._tiles(game)}

    def names(self, game: Game) -> Collection[str]:
        return (SENTINEL,)

    def _tiles(self, game: Game) -> dict[str, range]:
        """Wound tokens of the tiles that have not fallen."""
        return {TILE + tile: range(1, wounds + 1) for tile, wounds in game.board.quest.tile_wounds.items()}

    def complete(self, game: Game) -> None:
        """Tiles that are not gone have all their wound tokens, unless it is stated."""
        for zone in game.board.zones.values():
            wounds = game.board.quest.tile_wounds.get(zone.tile)
            if wounds and zone.name not in game.state.gone:
                game.state.marks.setdefault(TILE + zone.tile, wounds)

    def set_up(self, game: Game) -> None:
        """Wound tokens on the tiles (MD-Q4-01)."""
        for tile, wounds in game.board.quest.tile_wounds.items():
            game.state.marks[TILE + tile] = wounds

    def token_passed(self, game: Game) -> None:
        """The tile with the lowest level loses a wound token, and with the last one it falls (MD-Q4-04)."""
        marks = game.state.marks
        left = [tile for tile in game.board.quest.tile_wounds if TILE + tile in marks]
        if not left:
            return
        tile = min(left, key=lambda tile: game.board.tile_levels[tile])
        marks[TILE + tile] -= 1
        zones = [zone.name for zone in game.board.zones.values() if zone.tile == tile]
        first, *_, last = sorted(zones, key=lambda name: (name[0], int(name[1:])))
        game.tell("tile_cracks", "MD-Q4-04", first=first, last=last, left=marks[TILE + tile])
        if marks[TILE + tile]:
            return
        del marks[TILE + tile]
        if collapse.break_away(game, zones, "MD-Q4-04"):
            game.lose("MD-Q4-05")

    def stepped(self, game: Game, hero: Hero, came_from: str) -> None:
        """The first hero between the pillars wakes the sentinel (MD-Q4-06)."""
        passage = game.board.quest.passage
        assert passage is not None
        if {hero.zone, came_from} == set(map(game.board.zone, passage)) and "woken" not in game.state.marks:
            game.state.marks["woken"] = 1
            self._wake(game)

    def _wake(self, game: Game) -> None:
        """A wandering monster on the level-4 token; one whose figure is free, for it is to be killed (MD-RUL-21)."""
        (zone,) = game.board.tokens_of(SENTINEL_LEVEL)
        code = spawning.draw_free_monster(game)
        if code:
            spawning.place_enemy(game, code, zone, "MD-Q4-06", SENTINEL)
        else:
            game.state.marks["killed"] = 1

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest == SENTINEL:
            game.state.marks["killed"] = 1

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """Only when the sentinel is dead (MD-Q4-02, MD-Q4-09)."""
        return "killed" in game.state.marks

    def won(self, game: Game) -> bool:
        """MD-Q4-03."""
        return all_escaped(game)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-sentinel", "killed" in game.state.marks), ("goal-escape", self.won(game)))

    def role(self, enemy: Enemy) -> str:
        return "quest-sentinel" if enemy.quest == SENTINEL else ""

    def destinations(self, game: Game) -> Sequence[str]:
        sentinels = [enemy.zone for enemy in game.state.enemies if enemy.quest == SENTINEL]
        return tuple(sentinels or [game.board.exit])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Search where there is time; the sentinel, then out; who is free helps those who are held."""
        game, marks = party.game, party.state.marks
        zones = game.board.zones
        tiles = falling(party)
        left = {zone: tiles.get(info.tile, NEVER) for zone, info in zones.items()}
        here = left[hero.zone]
        found = Plan(tuple(party.quest.destinations(game)), 1.0, 0.9)
        found.dread = {zone: _dread(party, ways, zone, time) for zone, time in left.items() if time in DREAD}
        found.barren = tuple([zone for zone in party.state.unexplored if left[zone] < SEARCHED])
        found.fear = {1: 0.3, 2: 0.6}.get(here, 1.0)
        if here <= 2 or 4 * max(tiles.values(), default=0) - ways.nearest(hero.zone, (game.board.exit,)) <= 14:
            found.pace, found.appetite = 2.0, 0.4
        bounty = _holding(party, left, 2.0 if "killed" in marks else 0.0)
        found.bounty = bounty
        sentinel = next((enemy for enemy in party.state.enemies if enemy.quest == SENTINEL), None)
        if sentinel is not None:
            bounty[sentinel.id] = 15.0 + 6.0 * party.state.players
            found.appetite = 0.0
        if "woken" in marks:
            found.fear = min(found.fear, 0.5)
        helped = _in_need(party, ways, hero, left)
        if helped:
            found.zones, found.pace, found.appetite = helped, 2.0, 0.0
            found.dread = {zone: DREAD[1] for zone, time in left.items() if time == 1}
        elif "killed" in marks:
            found.pace, found.appetite = 3.0, 0.0
        return found


def falling(party: Party) -> Mapping[str, int]:
    """In how many rounds each tile falls; 1: at the end of this one (MD-Q4-04)."""
    board, marks = party.game.board, party.state.marks
    found: dict[str, int] = {}
    rounds = 0
    for tile in sorted(board.quest.tile_wounds, key=lambda tile: board.tile_levels[tile]):
        if TILE + tile in marks:
            rounds += marks[TILE + tile]
            found[tile] = rounds
    return found


def _dread(party: Party, ways: Ways, zone: str, time: int) -> float:
    """With one turn left, each movement point to the next tile counts."""
    if time != 2:
        return DREAD[time]
    board = party.game.board
    out = ways.to(board.exit)
    tile = board.zones[zone].tile
    last = min([out.get(other.name, FAR) for other in board.zones.values() if other.tile == tile])
    return DREAD[time] + max(0, min(9, out.get(zone, FAR) - last + 1))


def _held(party: Party, hero: Hero) -> bool:
    """Whether enemies keep a hero where it is (MD-MOV-03)."""
    return party.awake(hero.zone) and not party.game.slippery(hero)


def _holding(party: Party, left: Mapping[str, int], least: float) -> dict[str, float]:
    """Enemies that hold a hero on a tile that falls."""
    zones = {hero.zone for hero in party.game.present() if _held(party, hero)}
    return {
        enemy.id: max(least, HOLDING[left[enemy.zone]]) * (sum(enemy.minions) + enemy.health)
        for enemy in party.state.enemies
        if enemy.zone in zones and left[enemy.zone] in HOLDING
    }


def _in_need(party: Party, ways: Ways, hero: Hero, left: Mapping[str, int]) -> tuple[str, ...]:
    """Where others are held while there is still time to free them; a single one who falls loses it (MD-Q4-05)."""
    if _held(party, hero):
        return ()
    return tuple(
        [
            other.zone
            for other in party.game.present()
            if other is not hero
            and left[other.zone] in HELP
            and _held(party, other)
            and ways.to(other.zone).get(hero.zone, FAR) <= NEAR
        ]
    )
