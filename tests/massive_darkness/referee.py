"""A second opinion: what heroes may do and what enemies must do, worked out from the board and the catalogue alone.

Nothing here asks the rules: ways and lines of sight are found anew from the borders, reach from the dice on the cards.
Only what quests change is taken from them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from tafelrunde.games.massive_darkness.effects import CountsAsCards, MeleeRange, SwordAndSpell, UsableInMelee
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state import Enemy, Hero

FAR = 99
PLAIN = ("melee", "ranged", "magic", "move", "open", "leave", "pick_up", "trade", "transmute", "stand_up")
"""The answers that this referee knows: all but skills, quest actions and cards that are used up."""


class Referee:
    """The table at one moment."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.quest = quests.of(game)
        self.heroes = [hero for hero in self.state.heroes if hero.health > 0 and not hero.escaped]
        gone = self.state.gone
        self.open: dict[str, set[str]] = defaultdict(set)
        """Neighbours without a wall, a closed door or a pillar between them (MD-MOV-01, MD-MOV-02)."""
        for a, b, name in game.board.map.borders:
            if not (name and name in self.state.shut) and a not in gone and b not in gone:
                self.open[a].add(b)
                self.open[b].add(a)

    # --- the board --------------------------------------------------------------------------------------------------

    def sight(self, zone: str) -> dict[str, int]:
        """Straight lines over open borders (MD-LOS-01 … 07)."""
        places = self.game.board.map.places
        at = {place: name for name, place in places.items()}
        found = {zone: 0}
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            here, distance = zone, 0
            while (there := at.get((places[here][0] + dx, places[here][1] + dy))) in self.open[here]:
                assert there is not None
                here, distance = there, distance + 1
                found[here] = distance
        return found

    def neighbours(self, zone: str) -> set[str]:
        """Zones one step away, stairs included."""
        stairs = [(a, b) for a, b in self.game.board.map.links if not {a, b} & set(self.state.gone)]
        return self.open[zone] | {b for a, b in stairs if a == zone} | {a for a, b in stairs if b == zone}

    def ways(self, zone: str) -> dict[str, int]:
        """Steps to every zone that can be reached."""
        found = {zone: 0}
        front = [zone]
        for here in front:
            for step in self.neighbours(here):
                if step not in found:
                    found[step] = found[here] + 1
                    front.append(step)
        return found

    # --- heroes -----------------------------------------------------------------------------------------------------

    def answers(self, hero: Hero, question: str) -> set[str]:
        """What a hero may do with the next action or movement point, as far as this referee knows (chapter 5)."""
        activation = self.state.activation
        assert activation is not None
        if hero.stunned:
            return {"stand_up"} if activation.actions else set()
        found: set[str] = set()
        if question == "move_on" or activation.actions:
            found |= self._points(hero)
        if question == "act":
            if activation.actions:
                found |= {"trade"} | self._attacks(hero)
            if self._worth(hero) >= 3:
                found.add("transmute")
        return found

    def _points(self, hero: Hero) -> set[str]:
        """MD-MVA-01 … 07, MD-DOR-01, MD-PCK-01, MD-PCK-02."""
        game, state, quest = self.game, self.state, self.quest
        here = [enemy for enemy in state.enemies if enemy.zone == hero.zone]
        found = set()
        if game.slippery(hero) or all(enemy.stunned for enemy in here):
            steps = self.neighbours(hero.zone)
            found |= {f"move:{zone}" for zone in steps if quest.may_step(game, hero, hero.zone, zone)}
            if hero.zone == game.board.exit and quest.may_leave(game, hero):
                found.add("leave")
        for name, door in game.board.doors.items():
            if name in state.shut and hero.zone in (door.a, door.b) and quest.may_open(game, hero, name):
                found.add(f"open:{name}")
        lying = [token for token in state.objectives if token.zone == hero.zone and not token.marker]
        if (lying or hero.zone in state.treasure) and not here:
            found.add("pick_up")
        return found

    def _attacks(self, hero: Hero) -> set[str]:
        """MD-CBA-01 … 08, MD-KEY-08."""
        game, quest = self.game, self.quest
        sight = self.sight(hero.zone)
        marks = {enemy.id: enemy.zone for enemy in self.state.enemies if quest.can_be_attacked(game, enemy)}
        marks |= {f"pillar_{pillar.number}": pillar.zone for pillar in quest.pillar_targets(game)}
        passive = game.loadout(hero).at.get("passive", ())
        spell = any(isinstance(op, SwordAndSpell) for sourced in passive for op in sourced.effect.do)
        found = set()
        for mark, zone in marks.items():
            distance = sight.get(zone)
            if distance is None:
                continue
            for code in hero.hands:
                card = game.equipment(code)
                operations = [op for effect in card.effects for op in effect.do]
                most = max([op.most for op in operations if isinstance(op, MeleeRange)], default=0)
                thrust = card.ranged and distance == 0 and any(isinstance(op, UsableInMelee) for op in operations)
                if (card.melee and distance <= most) or thrust:
                    found.add(f"melee:{mark}")
                if card.ranged and distance >= 1:
                    found.add(f"ranged:{mark}")
                if (card.magic and 1 <= distance <= 2) or (card.melee and spell and distance == 0):
                    found.add(f"magic:{mark}")
        return found

    def _worth(self, hero: Hero) -> int:
        """How many cards the hero could transmute; one alone is never enough (MD-TRM-01, MD-TRM-05)."""
        cards = [card for card in self.game.cards_of(hero) if self.quest.may_part(self.game, hero, card)]
        worth = 0
        for card in cards:
            operations = [op for effect in self.game.equipment(card).effects for op in effect.do]
            worth += max([op.n for op in operations if isinstance(op, CountsAsCards)], default=1)
        return worth if len(cards) > 1 else 0

    # --- enemies ----------------------------------------------------------------------------------------------------

    def reach(self, enemy: Enemy, hero: Hero) -> list[str]:
        """The kinds of attack that reach a hero (MD-TGT-01, MD-TGT-07)."""
        distance = self.sight(enemy.zone).get(hero.zone)
        if distance is None:
            return []
        if distance == 0:
            return ["melee"]
        card = self.game.card(enemy)
        amulet = any("A03" in other.pack for other in self.heroes if other.zone == hero.zone)
        kinds = ["ranged"] if card.ranged else []
        return [*kinds, "magic"] if card.magic and distance <= 2 and not amulet else kinds

    def wanted(self, heroes: Sequence[Hero]) -> list[Hero]:
        """Those with the most XP; who taunts has the most (MD-TGT-02, MD-TGT-06, MD-TGT-08)."""
        threat = {hero.seat: (self.game.taunts(hero), *self._xp(hero)) for hero in heroes}
        return [hero for hero in heroes if threat[hero.seat] == max(threat.values())]

    def _xp(self, hero: Hero) -> tuple[int, int]:
        return (0, 0) if self.game.taunts(hero) else (hero.xp, hero.mini_xp)

    def targets(self, enemy: Enemy) -> list[Hero]:
        return self.wanted([hero for hero in self.heroes if self.reach(enemy, hero)])

    def held(self, enemy: Enemy) -> bool:
        """MD-MOV-04, MD-MOV-06."""
        return any(hero.zone == enemy.zone and not hero.stunned for hero in self.heroes)

    def goals(self, enemy: Enemy) -> list[str]:
        """Where it may be heading (MD-TGT-10 … 12, MD-TGT-17, MD-TGT-19, MD-TGT-20)."""
        sight, ways = self.sight(enemy.zone), self.ways(enemy.zone)
        visible = [hero for hero in self.heroes if hero.zone in sight]
        lit = [hero for hero in self.heroes if self.game.board.zones[hero.zone].light and hero.zone in ways]
        if visible or lit:
            return [hero.zone for hero in self.wanted(visible or lit)]
        board, tokens = self.game.board, self.game.level_tokens()
        highest = max([level for level, _ in tokens], default=0)
        exits = [board.exit] if board.exit else [zone for level, zone in tokens if level == highest]
        return [zone for zone in (board.start, *exits) if zone != enemy.zone and zone in ways]

    def closer(self, enemy: Enemy, zone: str, goals: Sequence[str]) -> bool:
        """Whether a step leads along a shortest way to one of these (MD-TGT-15)."""
        ways: Mapping[str, int]
        for goal in goals:
            ways = self.ways(goal)
            if zone in self.neighbours(enemy.zone) and ways.get(zone, FAR) == ways.get(enemy.zone, FAR) - 1:
                return True
        return False
