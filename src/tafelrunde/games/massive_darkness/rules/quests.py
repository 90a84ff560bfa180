"""What a quest may change, and which one is played (chapter 11.1).

Every method of `Quest` is the general rule; a quest overrides what its text says (MD-OVR-07). The quests themselves are
the room `quests/`, one file each: the rules know them only by `of(game)`, for they know the rules.

Quests keep what they count in `state.marks` and hold no state themselves. A method that is a rules generator may ask;
the others act at once and put longer things on the agenda (`game.plan`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Objective, Pillar
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn, QuestTask, Why
from tafelrunde.kernel import Option, Rules
from tafelrunde.kernel.scene import Piece

GENERALLY: Mapping[str, tuple[str, str]] = {
    "attack": ("quest_protects", "MD-OVR-07"),
    "leave": ("objectives_first", "MD-OBJ-04"),
    "open": ("door_locked", "MD-OBJ-05"),
    "part": ("quest_keeps", "MD-OVR-07"),
    "step": ("quest_bars", "MD-OVR-07"),
}


class Quest:
    """The general rules, as far as quests change them."""

    id = ""
    levels_by_tiles = True
    """Whether tiles and doors raise the level (MD-LVL-04, MD-LVL-05)."""
    draws_events = True
    harbingers_call = True
    advice = False
    """Whether its card gives advice to newcomers (MD-OVR-11)."""
    special: ClassVar[Sequence[str]] = ()
    """Special rules that everybody should have in mind; their texts are numbered from 1: `special-<quest>-1`."""
    more: ClassVar[Sequence[str]] = ()
    """Special rules that its card tells beside those; their texts are numbered from 1: `more-<quest>-1`."""
    defeats: ClassVar[Collection[str]] = ()
    """Special rules by which it is lost; one that is not among `special` has the text `defeat-<quest>`."""
    tokens: ClassVar[Collection[Token]] = ()
    """The objective tokens it uses, each with a text: `token-<quest>-cave` (MD-OBJ-01)."""
    why_not: ClassVar[Mapping[str, tuple[str, str]]] = GENERALLY
    """Why the quest forbids to attack, leave, open, part or step: a text key and its rule. What it does not say itself
    is taken from the general rules."""

    def __init_subclass__(cls) -> None:
        cls.why_not = {**GENERALLY, **cls.why_not}

    # --- what it keeps in the state --------------------------------------------------------------------------------

    things: ClassVar[Collection[str]] = ()
    """Quest items that heroes carry (MD-TRD-09)."""

    def marks(self, game: Game) -> Mapping[str, range]:
        """What it counts in `state.marks`, and which numbers are possible."""
        return {}

    def complete(self, game: Game) -> None:
        """Add the marks that a position leaves out, where they follow from the board."""

    def names(self, game: Game) -> Collection[str]:
        """The names that it gives to enemies."""
        return ()

    def knows(self, game: Game, task: QuestTask) -> bool:
        """Whether a task is one of its own."""
        return False

    def problems(self, game: Game) -> Iterator[str]:
        """What else must not be in any state of this quest, each with its field."""
        yield from ()

    # --- set-up and time ----------------------------------------------------------------------------------------

    def set_up(self, game: Game) -> None:
        """Enemies and tokens beyond the content's (MD-SET-02, MD-SET-16)."""

    def round_starts(self, game: Game) -> None:
        """After revivals (MD-RND-02)."""

    def round_ends(self, game: Game) -> None:
        """In the end phase, before the first-player token is passed."""

    def token_passed(self, game: Game) -> None:
        """The first-player token was passed (MD-RND-11)."""

    def enemy_phase_starts(self, game: Game) -> None:
        pass

    def task(self, game: Game, task: QuestTask) -> Rules[None]:
        """A task of the quest's own that it has put on the agenda."""
        raise NotImplementedError(f"{self.id} has no task {task.what}")

    # --- heroes -------------------------------------------------------------------------------------------------

    def actions(self, game: Game, hero: Hero) -> Sequence[Option]:
        """Quest actions beside the usual ones; each value is `("quest", what, …)` (MD-ACT-03)."""
        return ()

    def act(self, game: Game, hero: Hero, what: tuple[object, ...]) -> Rules[None]:
        raise NotImplementedError(f"{self.id} has no action {what}")
        yield

    def move_options(self, game: Game, hero: Hero) -> Sequence[Option]:
        """What else a movement point buys; each value is `("quest", what, …)` (MD-MVA-01)."""
        return ()

    def spend_point(self, game: Game, hero: Hero, what: tuple[object, ...]) -> None:
        raise NotImplementedError(f"{self.id} has nothing like {what} for a movement point")

    def may_step(self, game: Game, hero: Hero, zone: str, to: str) -> bool:
        """Whether a hero may go from one zone to the next."""
        return True

    def stepped(self, game: Game, hero: Hero, came_from: str) -> None:
        """A hero has moved to another zone."""

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """Through the exit, for 1 movement point (MD-OBJ-04)."""
        return False

    def hero_died(self, game: Game, hero: Hero) -> None:
        pass

    def hangs_on(self, game: Game, hero: Hero) -> bool:
        """Whether the quest is lost with this hero."""
        return False

    def may_part(self, game: Game, hero: Hero, card: str) -> bool:
        """Whether a hero may give a card away or transmute it."""
        return True

    # --- doors, tokens ------------------------------------------------------------------------------------------

    def may_open(self, game: Game, hero: Hero, door: str) -> bool:
        return True

    def chamber_opened(self, game: Game, door: str, chamber: tuple[str, ...], first: str) -> bool:
        """A closed chamber was opened; returns whether a door card is drawn (MD-DOR-14)."""
        return True

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """An objective token was picked up (MD-PCK-10)."""
        raise NotImplementedError(f"{self.id} does not say what a {token} token does")

    def token_lost(self, game: Game, token: Objective) -> None:
        """A token that heroes should have picked up is gone with its zone: the quest can't be won (MD-OBJ-09)."""
        game.lose("MD-OBJ-09")

    def token_left(self, game: Game, zone: str, token: Token) -> None:
        """The hero who picked it up died before it was resolved: it lies there again (MD-RUL-04)."""
        game.state.objectives.append(Objective(token, zone))

    def treasure_level(self, game: Game, zone: str) -> int:
        """The level of treasure tokens in a zone (MD-LVL-11)."""
        return game.level_of(zone)

    # --- enemies ------------------------------------------------------------------------------------------------

    def is_active(self, game: Game, enemy: Enemy, why: Why) -> bool:
        """Whether it is activated on that occasion."""
        return True

    def can_be_attacked(self, game: Game, enemy: Enemy) -> bool:
        return True

    def can_be_wounded(self, game: Game, enemy: Enemy) -> bool:
        return True

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        """An activation of the quest's own; returns whether it was one, and then the task is finished."""
        return False
        yield

    def holds_enemy(self, game: Game, enemy: Enemy) -> bool:
        """Whether something of the quest keeps an enemy in its zone (MD-MOV-04)."""
        return False

    def goal_of(self, game: Game, enemy: Enemy, why: Why) -> str:
        """A zone every movement of this enemy goes to, or nothing."""
        return ""

    def guardian_killed(self, game: Game, enemy: Enemy, killer: Hero) -> None:
        """A leader, harbinger or monster was killed by a hero, rewards included."""

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        """An enemy has left the board."""

    def pillar_targets(self, game: Game) -> Sequence[Pillar]:
        """Pillars that heroes may attack (MD-CBA-07)."""
        return ()

    def pillar_destroyed(self, game: Game, pillar: Pillar) -> None:
        pass

    # --- the end ------------------------------------------------------------------------------------------------

    def won(self, game: Game) -> bool:
        """Whether every objective is fulfilled now (MD-OVR-03, MD-OBJ-08)."""
        raise NotImplementedError(f"{self.id} has no objective")

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        """Its objectives as text keys, and which are done: for screens."""
        return ()

    def shown(self, game: Game, zone: str) -> Sequence[Piece]:
        """What of the quest's own lies in a zone: for screens."""
        return ()

    def role(self, enemy: Enemy) -> str:
        """What an enemy is in the quest, as a text key, where its name does not tell: for screens."""
        return ""

    def destinations(self, game: Game) -> Sequence[str]:
        """The zones where the next objective can be furthered: for bots and screens."""
        return ()


ONCE = range(1, 2)
"""Of a mark that is there or not."""
OWN = ""
"""The id under which quests of packs are played."""
QUESTS: dict[str, Quest] = {}
"""By id; the rulebook fills it with all that the room `quests/` holds."""


def of(game: Game) -> Quest:
    """The quest that is played; one that a pack brings along follows its card (MD-VAR-05)."""
    return QUESTS.get(game.state.quest) or QUESTS[OWN]


def check_end(game: Game) -> bool:
    """Whether the quest is won or was lost: checked after every action and phase (MD-OBJ-08, MD-OVR-03).

    Defeats need no check: they come about at their own moment (MD-OVR-04 … 06).
    """
    if not game.state.result and of(game).won(game):
        game.win("MD-OVR-03")
    return bool(game.state.result)
