"""The Fiend's Treasure (chapter 11.8): two keys, a locked door, and the Hellhound behind it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.aims import prepared
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, towards_destinations
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import count, dead_end, enemy_called
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, Why

HOUND = "hound"
HOUND_TREASURE = 5
KEYS = 2


class FiendsTreasure(Quest, Planned):
    """MD-Q6-01 … MD-Q6-10."""

    id = "fiends_treasure"
    special: ClassVar = ("MD-Q6-06", "MD-Q6-05", "MD-Q6-09")
    more: ClassVar = ("MD-Q6-01",)
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "cave", "library")
    why_not: ClassVar = {"open": ("keys_first", "MD-Q6-03")}

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"keys": range(1, KEYS + 1), "opened": ONCE, "killed": ONCE}

    def names(self, game: Game) -> Collection[str]:
        return (HOUND,)

    def set_up(self, game: Game) -> None:
        """The greater Hellhound with a treasure of level 5; event cards do not count it (MD-Q6-01, MD-Q6-05)."""
        (place,) = game.board.quest.enemies
        card = spawning.take_card(game, game.content.monster("hellhound", "greater"))
        hound = spawning.place_enemy(game, card, game.board.zone(place.zone), "MD-Q6-01", HOUND, treasure=False)
        assert hound is not None
        spawning.equip_guardian(game, hound, HOUND_TREASURE)

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """A dead end, a key, or an artefact card (MD-Q6-06, MD-Q6-07, MD-Q6-09)."""
        if token == "cave":
            dead_end(game, hero, "MD-Q6-06")
        elif token == "artefact":
            game.tell("key_found", "MD-Q6-07", seat=hero.seat, n=count(game, "keys"))
        else:
            picking_up.gain_artefact(game, hero, "MD-Q6-09")

    def may_open(self, game: Game, hero: Hero, door: str) -> bool:
        """The special door needs both keys (MD-Q6-03)."""
        return not game.board.doors[door].special or game.state.marks.get("keys", 0) == KEYS

    def chamber_opened(self, game: Game, door: str, chamber: tuple[str, ...], first: str) -> bool:
        """No door card for the hound (MD-Q6-10), nor for the two guarded chambers: a guard instead (MD-Q6-08)."""
        if game.board.doors[door].special:
            game.state.marks["opened"] = 1
            return False
        if any(zone in chamber for zone in self._guarded(game)):
            game.plan(Appear("guard", (first,), "MD-Q6-08"))
            return False
        return True

    def _guarded(self, game: Game) -> list[str]:
        """The zones of the tokens that lie face up."""
        return [game.board.zone(token.zone) for token in game.board.quest.tokens if token.kind != "hidden"]

    def is_active(self, game: Game, enemy: Enemy, why: Why) -> bool:
        """The hound waits behind its door (MD-Q6-05)."""
        return enemy.quest != HOUND or "opened" in game.state.marks

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest == HOUND:
            game.state.marks["killed"] = 1

    def won(self, game: Game) -> bool:
        """MD-Q6-02 … MD-Q6-04, in this order."""
        return all(done for _, done in self.goals(game))

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        marks = game.state.marks
        keys = marks.get("keys", 0) == KEYS
        return (("goal-keys", keys), ("goal-hound_door", "opened" in marks), ("goal-hound", "killed" in marks))

    def destinations(self, game: Game) -> Sequence[str]:
        if game.state.marks.get("keys", 0) == KEYS:
            return tuple([enemy.zone for enemy in game.state.enemies if enemy.quest == HOUND])
        return tuple([token.zone for token in game.state.objectives if token.kind != "library"])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        plan = towards_destinations(party, ways)
        hound = enemy_called(party.game, HOUND)
        if hound is not None:
            plan.bounty = {hound.id: 15.0 + 6.0 * party.state.players}
            plan.barren = party.passages.region(hound.zone, party.game.board.rooms)
        if party.state.marks.get("keys", 0) == KEYS and "opened" not in party.state.marks:
            return prepared(party, ways, hero, plan, 18)
        return plan
