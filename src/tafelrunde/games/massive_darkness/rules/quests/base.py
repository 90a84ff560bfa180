"""What a quest may change. Every method is the general rule; a quest overrides what its text says (MD-OVR-07).

Quests keep what they count in `state.marks` and hold no state themselves. A method that is a rules generator may ask;
the others act at once and put longer things on the agenda (`game.plan`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.heroes.experience import gain_xp
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Objective, Pillar
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn, QuestTask, Why
from tafelrunde.kernel import Option, Rules

DEAD_END_XP = 5


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
    why_not: ClassVar[Mapping[str, tuple[str, str]]] = GENERALLY
    """Why the quest forbids to attack, leave, open, part or step: a text key and its rule. What it does not say itself
    is taken from the general rules."""

    def __init_subclass__(cls) -> None:
        cls.why_not = {**GENERALLY, **cls.why_not}

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
        health.lose(game, "MD-OBJ-09")

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

    def destinations(self, game: Game) -> Sequence[str]:
        """The zones where the next objective can be furthered: for bots and screens."""
        return ()


# --- what several quests need -------------------------------------------------------------------------------------


def dead_end(game: Game, hero: Hero, rule: str) -> None:
    """A cave token is discarded for 5 XP (MD-Q1-04, MD-Q2-03, MD-Q6-06)."""
    gain_xp(game, hero, DEAD_END_XP, rule)


def count(game: Game, what: str) -> int:
    """One more of what the quest counts; returns how many there are now."""
    marks = game.state.marks
    marks[what] = marks.get(what, 0) + 1
    return marks[what]


def token_zones(game: Game, kind: Token) -> list[str]:
    """The zones that a kind of objective token marks (MD-PCK-11)."""
    return [token.zone for token in game.state.objectives if token.marker and token.kind == kind]


def all_escaped(game: Game) -> bool:
    """Every hero has left; dead heroes must first be revived (MD-OBJ-05)."""
    return all(hero.escaped for hero in game.state.heroes)
