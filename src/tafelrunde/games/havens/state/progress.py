"""What a character or a creature has under way, as part of the state: it goes on from the middle of a move or turn."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.tabletop.hexes import Hex


class Moving(Struct):
    """A character's move that is under way (GH-MOV-01): its terms, and how far it is (GH-TRN-11)."""

    points: int
    """Movement points left."""
    jump: bool = False
    fly: bool = False
    sure_footed: bool = False
    """Difficult and hazardous terrain are no matter."""
    through_enemies: bool = False
    steps: int = 0
    """Hexes entered so far."""
    enemies: list[str] = []
    """Enemies whose hexes were entered."""
    aloft: bool = False
    """The ground of the present hex was not touched yet (GH-MOV-06)."""
    lent_wings: bool = False
    """Flying is over with this move."""
    by_ways: bool = False
    """Its player is asked after each way whether it goes on (GH-RUL-76)."""

    @property
    def airborne(self) -> bool:
        """Whether the ground is no matter on the way (GH-MOV-06, GH-MOV-07)."""
        return self.jump or self.fly

    @property
    def lands(self) -> bool:
        """Whether the ground of the present hex is still to be touched (GH-MOV-06)."""
        return self.aloft and not self.fly


class Progress(Struct):
    """An action that a character carries out (GH-TRN-03): how far it is, for going on from there."""

    default: bool = False
    """It is the default action of the half (GH-TRN-08)."""
    done: int = 0
    """So many of its abilities are over, not counting infusions."""
    used: bool = False
    """At least one of them was used (GH-TRN-10)."""
    moved_through: list[str] = []
    """Enemies that its move went through."""
    summon: str = ""
    """The figure that it has summoned."""
    move: Moving | None = None
    """The ability in progress is a move, and this is it."""


class Plan(Struct, frozen=True, array_like=True):
    """An attack of a creature that was decided together with the move before it."""

    ability: int
    """Its place on the card."""
    at: Hex
    """From where."""
    targets: tuple[tuple[str, Hex], ...]
    """Who is attacked, the focus first, and where they stood."""


class CreatureTurn(Struct):
    """The turn of a monster, summon or allied figure (GH-MON-04): how far it is, and what it has decided."""

    began: Hex
    """Where it stood at the beginning."""
    done: int = 0
    """So many abilities of its card are over."""
    focused: bool = False
    """Whether it has looked for a focus; with none it neither moves nor attacks (GH-FOC-11)."""
    focus: str = ""
    """Whom it focuses on, for the whole turn (GH-FOC-12)."""
    plans: list[Plan] = []
    """What was decided with a move about the attack that follows it."""

    def planned(self, ability: int) -> Plan | None:
        """What was decided about that attack of the card."""
        for plan in self.plans:
            if plan.ability == ability:
                return plan
        return None
