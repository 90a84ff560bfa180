"""The state of a scenario: everything, as plain data. What seldom changes is frozen, so that copies share it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.box.scenarios import Map
from tafelrunde.games.havens.box.vocabulary import ELEMENTS
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.games.havens.state.cards import ActiveCard, ItemCard, ModifierDeck, MonsterDeck
from tafelrunde.games.havens.state.figures import (
    Bonus,
    Chest,
    DungeonRoom,
    Figure,
    FigureKind,
    FigureRank,
    Mark,
    Overlay,
    Side,
)
from tafelrunde.games.havens.state.heroes import USUALLY_UNASKED, Character, Hero
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.kernel.chance import GameState
from tafelrunde.tabletop.hexes import Hex

__all__ = [
    "INERT",
    "STRONG",
    "USUALLY_UNASKED",
    "WANING",
    "ActiveCard",
    "Agreement",
    "Bonus",
    "Character",
    "Chest",
    "DungeonRoom",
    "Figure",
    "FigureKind",
    "FigureRank",
    "Hero",
    "ItemCard",
    "Mark",
    "ModifierDeck",
    "MonsterDeck",
    "Overlay",
    "Phase",
    "Side",
    "Slot",
    "State",
]

Phase = Literal[
    "classes",
    "training",
    "scenario_effects",
    "battle_goals",
    "equipment",
    "hands",
    "placing",
    "selection",
    "initiative",
    "turns",
    "cleanup",
    "short_rests",
    "round_end",
    "over",
]
"""Set-up in its order (GH-SET-01), then the steps of a round (GH-RND-01)."""

STRONG, WANING, INERT = 2, 1, 0


class Agreement(Struct, frozen=True, kw_only=True):
    """What the table settled before the scenario, as far as the set-up has to carry it out."""

    characters: int
    classes: tuple[str, ...] = ()
    """For each character its class; empty: chosen at the table (GH-OVR-03)."""
    level: int = 1
    """The level of the characters."""
    difficulty: str = "normal"
    """A word of table T9, or a scenario level as a number (GH-LVL-04)."""


class Slot(Struct, frozen=True):
    """A place in the initiative order: a character, a monster type, or allied figures (GH-INI-03)."""

    initiative: int
    kind: Literal["hero", "monsters", "ally"]
    id: str


class State(GameState, kw_only=True):
    """A scenario being played."""

    players: int
    """Seats; a seat may run several characters (GH-SOL-01)."""
    scenario: str
    level: int = 0
    """The scenario level (GH-LVL-01); `adjusted` raises monsters and traps by one (GH-SOL-02)."""
    adjusted: bool = False
    variants: tuple[str, ...] = ()
    """Optional rules in force: `reduced_randomness`, `permanent_death`, `open_hands`."""
    preparation: Literal["quick", "full"] = "quick"
    changes: str = ""
    """What a position has changed about the content, for this match only: see `positions.changes`."""
    agreed: Agreement = Agreement(characters=2)
    phase: Phase = "classes"
    round: int = 0
    heroes: list[Hero] = []
    map: Map = Map(rooms=())
    rooms: tuple[int, ...] = ()
    """Rooms revealed so far."""
    opened: tuple[str, ...] = ()
    """Doors open so far, and `unlocked` those that were locked and are no more."""
    unlocked: tuple[str, ...] = ()
    figures: list[Figure] = []
    overlays: list[Overlay] = []
    coins: list[Hex] = []
    chests: list[Chest] = []
    elements: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ELEMENTS, INERT))
    struck: tuple[Hex, ...] = ()
    """The hexes of the area of the last attack in the action that is being performed."""
    taken: tuple[int, ...] = ()
    """Numbered treasures that were looted in earlier scenarios of this world (GH-LOT-09)."""
    infused: list[str] = []
    """Elements infused in this turn, Strong at its end (GH-ELE-03)."""
    decks: dict[str, MonsterDeck] = {}
    monster_modifiers: ModifierDeck = field(default_factory=ModifierDeck)
    further_modifiers: dict[str, ModifierDeck] = {}
    """Modifier decks of others than characters and monsters, where the game has them: of allied figures."""
    loot_deck: list[str] = []
    """Cards that are drawn for what the dead leave, where the game has them; the last card is the top."""
    blesses: int = 10
    hero_curses: int = 10
    monster_curses: int = 10
    """Supplies (GH-DAT-15, GH-DAT-16)."""
    goal_deck: list[str] = []
    order: list[Slot] = []
    turn: int = 0
    """The place in the order whose figures act now."""
    acting: str = ""
    """The figure whose turn it is."""
    step: Literal["", "start", "actions", "end"] = ""
    """How far a character's turn is."""
    creature: CreatureTurn | None = None
    """How far the turn of anybody else is."""
    attack: AttackAbility | None = None
    """The attack that the acting figure performs, and how far it is."""
    strike: AttackAbility | None = None
    """What saves before rules version 4 call `attack`: see `go_by_new_names`."""
    interrupts: list[str] = []
    """Revealed or spawned monsters that act as soon as the current turn is over (GH-REV-06)."""
    reveal_initiative: int = 0
    boons: dict[str, tuple[int, ...]] = {}
    """By monster type: which augments of this round's card have been paid for (GH-ELE-10)."""
    kindled: dict[str, tuple[str, ...]] = {}
    """By monster type: elements that its own card infused this round, which it can't consume (GH-ELE-13)."""
    fired: tuple[int, ...] = ()
    """Special rules that have happened."""
    result: Literal["", "won", "lost"] = ""
    """Decided, and carried out at the end of the round (GH-END-02)."""
    because: str = ""
    serial: int = 0
    """The next number for an id."""
    kills: dict[str, int] = {}
    """Dead monsters by type."""
    looted_goals: int = 0
    room_deck: list[str] = []
    encounter_deck: list[str] = []
    dungeon: tuple[DungeonRoom, ...] = ()
    """The rooms of a random adventure so far."""
    penalties: tuple[str, ...] = ()
    """Which penalty the rooms of a random adventure have (GH-RDG-10)."""
    last_kill: int = -1
    """The hero that made the last kill so far; -1: nobody."""
    first_kill: int = -2
    """The hero that made the first one; -2: there was none yet."""

    def go_by_new_names(self) -> None:
        """In a state of an older save, put what was under way where it is sought now."""
        if self.strike is not None:
            self.attack, self.strike = self.strike, None
            self.attack.now, self.attack.blow = self.attack.blow, None
