"""The state of a scenario: everything, as plain data. What seldom changes is frozen, so that copies share it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.box.scenarios import Map, Side
from tafelrunde.games.havens.box.vocabulary import ELEMENTS
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.games.havens.state.campaign import (
    Agreement,
    Decided,
    Lasting,
    Member,
    Omen,
    Party,
    Played,
    Stay,
    World,
)
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
)
from tafelrunde.games.havens.state.heroes import USUALLY_UNASKED, Character, Hero
from tafelrunde.games.havens.state.outpost import Building, Favours, Outpost, Siege, Week
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.tabletop.hexes import Hex

__all__ = [
    "INERT",
    "STRONG",
    "USUALLY_UNASKED",
    "WANING",
    "ActiveCard",
    "Agreement",
    "Bonus",
    "Building",
    "Character",
    "Chest",
    "Decided",
    "DungeonRoom",
    "Favours",
    "Figure",
    "FigureKind",
    "FigureRank",
    "Hero",
    "ItemCard",
    "Lasting",
    "Mark",
    "Member",
    "ModifierDeck",
    "MonsterDeck",
    "Omen",
    "Outpost",
    "Overlay",
    "Party",
    "Phase",
    "Played",
    "Side",
    "Siege",
    "Slot",
    "State",
    "Stay",
    "Week",
    "World",
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


class Slot(Struct, frozen=True):
    """A place in the initiative order: a character, a monster type, or allied figures (GH-INI-03)."""

    initiative: int
    kind: Literal["hero", "monsters", "ally"]
    id: str


class State(Lasting, kw_only=True):
    """A scenario being played, and what lasts beyond it."""

    scenario: str
    level: int = 0
    """The scenario level (GH-LVL-01); `adjusted` raises monsters and traps by one (GH-SOL-02)."""
    casual: bool = False
    """It is played outside the story (GH-OVR-08)."""
    omens: tuple[Omen, ...] = ()
    """What an event has brought upon this scenario (GH-SET-07)."""
    donors: tuple[str, ...] = ()
    """The characters who have donated for it (GH-SET-09)."""
    favours: Favours | None = None
    """What the party has asked for at its start; None: it can't (FH-FAV-01)."""
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
    controlled: str = ""
    """An enemy that acts for the other side in this very moment (FH-CMD-02)."""
    interrupts: list[str] = []
    """Revealed or spawned monsters that act as soon as the current turn is over (GH-REV-06)."""
    reveal_initiative: int = 0
    boons: dict[str, tuple[int, ...]] = {}
    """By monster type or group: which augments of this round's card have been paid for (GH-ELE-10)."""
    passed: dict[str, tuple[int, ...]] = {}
    """By group: augments that nobody could pay for when it was time (FH-MEL-03)."""
    kindled: dict[str, tuple[str, ...]] = {}
    """By monster type: elements that its own card infused this round, which it can't consume (GH-ELE-13).

    Where a group infuses after its last turn, what waits for that (FH-MEL-02).
    """
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
    pressed: tuple[Hex, ...] = ()
    """Plates of the goal that were pressed."""
    held: int = 0
    """Rounds in which the places of the goal were held."""
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
