"""The running game in the words of Massive Darkness: heroes, enemies, zones, decks, one way to do each thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from tafelrunde.games.massive_darkness.box.boards import Board
from tafelrunde.games.massive_darkness.box.cards import EnemyCard, Equipment
from tafelrunde.games.massive_darkness.box.changes import content_with
from tafelrunde.games.massive_darkness.box.content import LEVELS, Content, load
from tafelrunde.games.massive_darkness.effects import AlwaysShadowMode, Op, Slippery, Taunt
from tafelrunde.games.massive_darkness.loadout import Loadout, enemy_loadout, hero_loadout
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State, Tally
from tafelrunde.games.massive_darkness.state.tasks import AnyTask, Fight
from tafelrunde.games.massive_darkness.words.names import is_many
from tafelrunde.kernel import Game as KernelGame
from tafelrunde.tabletop.zones import Passages

TOP_LEVEL = LEVELS[-1]
P = TypeVar("P", bound=Op)


_Bearer = tuple[tuple[str, ...], tuple[str, ...], str, tuple[int, ...], int, str, str, str]
"""All that a hero's loadout follows from."""


class Game(KernelGame[State]):
    """State, content, board, and the nouns of the rulebook."""

    __slots__ = ("_board", "_gone", "_loadouts", "_passages", "_quest", "_shut", "content")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.content: Content = content_with(load(), state.changes)
        self._loadouts: dict[int, tuple[_Bearer, Loadout]] = {}
        self._quest = state.quest
        self._board: Board = self.content.board(state.quest)
        self._passages: Passages | None = None
        self._shut: tuple[str, ...] = ()
        self._gone: tuple[str, ...] = ()

    def tell(self, kind: str, rule: str = "", **args: Any) -> None:
        """Say what happened; `many` says whether the enemy or figure that it is about is a plural: "archers move"."""
        if self.recording:
            about = args.get("enemy") or args.get("figure")
            if about is not None:
                args["many"] = is_many(about)
            if self.state.changes and ("card" in args or "cards" in args):
                args["changes"] = self.state.changes  # a line of the log shows the card as it is in this match
            super().tell(kind, rule, **args)

    # --- what is to be done -------------------------------------------------------------------------------------

    def plan(self, *tasks: AnyTask) -> None:
        """Put tasks on the agenda; the first one given is done first."""
        self.state.agenda.extend(reversed(tasks))

    def plan_after_combat(self, task: AnyTask) -> None:
        """Put a task below the fight in progress, if there is one: first the combat is over, then this is done."""
        agenda = self.state.agenda
        at = len(agenda)
        if at and type(agenda[-1]) is Fight:
            at -= 1
        agenda.insert(at, task)

    def finish(self, task: AnyTask) -> None:
        """The task in progress is done (or goes on as another one, planned after this)."""
        done = self.state.agenda.pop()
        assert done == task, f"{done} is on top of the agenda, not {task}"

    def lose(self, rule: str) -> None:
        """The party loses, at once (MD-OVR-04 … 06)."""
        if not self.state.result:
            self.state.result = "lost"
            self.state.reason = rule
            self.tell("lost", rule, why=f"lost-{rule}")

    def win(self, rule: str) -> None:
        """A quest is won (MD-OVR-03), or with the last one the campaign (MD-CAM-22)."""
        if not self.state.result:
            self.state.result = "won"
            self.state.reason = rule
            self.tell("won", rule, quest="" if rule == "MD-CAM-22" else self.state.quest)

    # --- heroes -------------------------------------------------------------------------------------------------

    def hero(self, seat: int) -> Hero:
        return self.state.heroes[seat]

    @property
    def active_seat(self) -> int:
        """The seat of the active hero; outside activations the first player's (MD-OVR-12)."""
        activation = self.state.activation
        return activation.seat if activation is not None else self.state.first_player

    def present(self) -> list[Hero]:
        """Heroes who are alive and on the board (MD-HRO-06, MD-ACT-10)."""
        return [hero for hero in self.state.heroes if hero.health > 0 and not hero.escaped]

    def heroes_in(self, zone: str) -> list[Hero]:
        return [hero for hero in self.state.heroes if hero.zone == zone and hero.health > 0 and not hero.escaped]

    def clockwise(self) -> Iterator[Hero]:
        """All heroes from the first player on (MD-RND-03)."""
        state = self.state
        for step in range(state.players):
            yield state.heroes[(state.first_player + step) % state.players]

    def loadout(self, hero: Hero) -> Loadout:
        """What the hero brings; asked for so often that it is kept as long as what it follows from is the same."""
        state = self.state
        bearer = hero.hands, hero.pack, hero.body, hero.skills, state.level, state.mode, hero.card, hero.sheet
        known = self._loadouts.get(hero.seat)
        if known is not None and known[0] == bearer:
            return known[1]
        level = state.level
        most = TOP_LEVEL if state.mode == "single" else level
        shelf = self.content.equipment
        always = tuple([card for card in hero.pack if shelf[card].slot == "none"])
        found = hero_loadout(
            hero.card, hero.sheet, hero.skills, level, hero.body, hero.hands, always, most, self.content
        )
        self._loadouts[hero.seat] = bearer, found
        return found

    def usable(self, card: str) -> bool:
        """In a campaign only cards up to the level of the game (MD-CAM-12); otherwise any (MD-LVL-13, MD-EQP-13)."""
        return self.state.mode == "single" or self.equipment(card).level <= self.state.level

    def max_health(self, hero: Hero) -> int:
        return self.loadout(hero).health

    def wounds(self, hero: Hero) -> int:
        """Max health minus health (MD-CND-09)."""
        return self.loadout(hero).health - hero.health

    def in_shadow(self, zone: str) -> bool:
        """Whether a figure there is in shadow mode (MD-SHD-01)."""
        return zone in self.board.shadows

    def shadow_mode(self, hero: Hero) -> bool:
        """For the hero's skills and cards (MD-SHD-02); an artefact may grant it anywhere."""
        return hero.zone in self.board.shadows or self.has_passive(hero, AlwaysShadowMode)

    def passives(self, hero: Hero, kind: type[P]) -> list[P]:
        """A hero's passive operations of a kind that are on, their conditions included (MD-CND-01)."""
        return [
            operation
            for sourced in self.loadout(hero).at.get("passive", ())
            for operation in sourced.effect.do
            if type(operation) is kind and (not sourced.effect.if_ or self.passive_holds(hero, sourced.effect.if_))
        ]

    def has_passive(self, hero: Hero, kind: type[Op]) -> bool:
        for sourced in self.loadout(hero).at.get("passive", ()):
            for operation in sourced.effect.do:
                if type(operation) is kind and (not sourced.effect.if_ or self.passive_holds(hero, sourced.effect.if_)):
                    return True
        return False

    def passive_holds(self, hero: Hero, conditions: tuple[str, ...]) -> bool:
        """Whether conditions about a hero outside combat are met (MD-CND-01)."""
        if not conditions:
            return True
        loadout = self.loadout(hero)
        for condition in conditions:
            if condition.startswith("wounded_"):
                if self.wounds(hero) < int(condition[-1]):
                    return False
            elif condition in ("shadow_mode", "shadow_mode_at_start_of_the_action"):
                if not self.shadow_mode(hero):
                    return False
            elif condition not in loadout.conditions:
                return False
        return True

    def slippery(self, hero: Hero) -> bool:
        return self.has_passive(hero, Slippery)

    def taunts(self, hero: Hero) -> bool:
        return self.has_passive(hero, Taunt)

    def cards_of(self, hero: Hero) -> tuple[str, ...]:
        """Every equipment card a hero has."""
        return (*((hero.body,) if hero.body else ()), *hero.hands, *hero.pack)

    def tally(self, hero: Hero, what: Tally, amount: int = 1) -> None:
        hero.tally[what] = hero.tally.get(what, 0) + amount

    # --- enemies ------------------------------------------------------------------------------------------------

    def enemy(self, enemy_id: str) -> Enemy:
        for enemy in self.state.enemies:
            if enemy.id == enemy_id:
                return enemy
        raise KeyError(enemy_id)

    def find_enemy(self, enemy_id: str) -> Enemy | None:
        for enemy in self.state.enemies:
            if enemy.id == enemy_id:
                return enemy
        return None

    def enemies_in(self, zone: str) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.zone == zone]

    def awake_in(self, zone: str) -> list[Enemy]:
        """Enemies on their feet there: they hold heroes (MD-MOV-03, MD-MOV-06)."""
        return [enemy for enemy in self.state.enemies if enemy.zone == zone and not enemy.stunned]

    def card(self, enemy: Enemy) -> EnemyCard:
        return self.content.enemies[enemy.card]

    def enemy_loadout(self, enemy: Enemy) -> Loadout:
        return enemy_loadout(enemy.card, enemy.treasure if enemy.health > 0 else "", self.content)

    # --- the board ----------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board of the quest that is played."""
        if self._quest != self.state.quest:
            self._quest = self.state.quest
            self._board = self.content.board(self._quest)
        return self._board

    @property
    def passages(self) -> Passages:
        """The board as it is now: which borders can be crossed and seen through (MD-CMP-03)."""
        state = self.state
        known = self._passages
        same = state.shut is self._shut and state.gone is self._gone and state.quest == self._quest
        if known is not None and same:
            return known
        self._shut, self._gone = state.shut, state.gone
        self._passages = found = self.board.passages(state.shut, state.gone)
        return found

    def sees(self, a: str, b: str) -> bool:
        return self.passages.sees(a, b)

    def level_tokens(self) -> list[tuple[int, str]]:
        """Level tokens on zones that still exist, with those that a campaign adds (MD-SPW-06, MD-CAM-09)."""
        state = self.state
        return [token for token in (*self.board.level_tokens, *state.more_tokens) if token[1] not in state.gone]

    def token_zones(self, level: int) -> tuple[str, ...]:
        """Zones that still exist and carry a token of that level."""
        return tuple([zone for value, zone in self.level_tokens() if value == level])

    def level_of(self, zone: str) -> int:
        """The level of the zone's tile, the highest if it has several tokens (MD-LVL-02, MD-LVL-15, MD-CAM-09)."""
        board = self.board
        level = board.levels[zone]
        for value, at in self.state.more_tokens:
            if value > level and board.zones[at].tile == board.zones[zone].tile:
                level = value
        return level

    # --- cards --------------------------------------------------------------------------------------------------

    def equipment(self, code: str) -> Equipment:
        return self.content.equipment[code]

    def draw(self, deck: list[str], discard: list[str], purpose: str, reshuffle: bool = True) -> str:
        """The top card; an empty pile is made anew from its discards; nothing if both are empty (MD-DCK-02, 05)."""
        if not deck:
            if not (reshuffle and discard):
                return ""
            deck.extend(discard)
            discard.clear()
            self.shuffle(purpose, deck)
        self.reveal()
        return deck.pop()

    def draw_of_level(self, decks: list[list[str]], discards: list[list[str]], level: int, purpose: str) -> str:
        """Levels 1 to 4 are never reshuffled: the next higher pile serves instead (MD-DCK-03, MD-DCK-04)."""
        for at in range(level, TOP_LEVEL + 1):
            card = self.draw(decks[at - 1], discards[at - 1], purpose, reshuffle=at == TOP_LEVEL)
            if card:
                return card
        return ""

    def draw_guard(self, level: int) -> str:
        return self.draw_of_level(self.state.guard_decks, self.state.guard_discards, level, "guards")

    def draw_treasure(self, level: int) -> str:
        return self.draw_of_level(self.state.treasure_decks, self.state.treasure_discards, level, "treasures")

    def draw_plain_treasure(self, level: int) -> str:
        """A treasure that is neither trap nor luck: such cards are discarded and replaced (MD-GRD-03, MD-MKT-03).

        Nothing, if nothing else is left in the piles (MD-DCK-05).
        """
        state = self.state
        while any(self._plain(card) for pile in state.treasure_decks[level - 1 :] for card in pile) or any(
            self._plain(card) for card in state.treasure_discards[TOP_LEVEL - 1]
        ):
            code = self.draw_treasure(level)
            if self._plain(code):
                return code
            self.discard(code)
        return ""

    def _plain(self, code: str) -> bool:
        return self.content.equipment[code].kind not in ("trap", "luck")

    def draw_monster(self, role: str) -> str:
        state = self.state
        if role == "lesser":
            return self.draw(state.lesser_deck, state.lesser_discard, "monsters")
        return self.draw(state.greater_deck, state.greater_discard, "monsters")

    def discard(self, code: str) -> None:
        """A card goes where it belongs (MD-DCK-06)."""
        state = self.state
        if code in self.content.treasures:
            state.treasure_discards[self.content.treasures[code].level - 1].append(code)
        elif code in self.content.guards:
            level = self.content.guards[code].level
            assert level is not None
            state.guard_discards[level - 1].append(code)
        elif code in self.content.monsters:
            lesser = self.content.monsters[code].role == "lesser"
            (state.lesser_discard if lesser else state.greater_discard).append(code)
        else:
            state.removed.append(code)
