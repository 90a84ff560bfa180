"""Who may know what (MD-OVR-14): all is open except the order of draw piles and face-down objective tokens."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.state import Objective, State
from tafelrunde.kernel import Chance

HIDDEN = "?"
"""Stands for a card whose face nobody may see."""

_DECKS = ("lesser_deck", "greater_deck", "door_deck", "event_deck", "artefact_deck")
_DECKS_BY_LEVEL = ("guard_decks", "treasure_decks")


def view(state: State, seat: int) -> State:
    """The state as everybody may see it; what is public is shared."""
    decks: dict[str, list[str]] = {name: [HIDDEN] * len(getattr(state, name)) for name in _DECKS}
    by_level = {name: [[HIDDEN] * len(deck) for deck in getattr(state, name)] for name in _DECKS_BY_LEVEL}
    return replace(
        state,
        rng=0,
        script={},
        objectives=[_face_down(token) if token.hidden else token for token in state.objectives],
        **decks,
        **by_level,
    )


def _face_down(token: Objective) -> Objective:
    """All objective tokens have the same back (MD-CMP-10): one kind stands for any."""
    return replace(token, kind="cave")


def imagine(state: State, seat: int, chance: Chance) -> None:
    """Shuffle, in place, all that nobody knows."""
    state.script.clear()
    decks = [getattr(state, name) for name in _DECKS]
    for name in _DECKS_BY_LEVEL:
        decks += getattr(state, name)
    for deck in decks:
        deck.sort()
        chance.shuffle(deck)
    places = [at for at, token in enumerate(state.objectives) if token.hidden]
    kinds = sorted([state.objectives[at].kind for at in places])
    chance.shuffle(kinds)
    for at, kind in zip(places, kinds, strict=True):
        state.objectives[at] = replace(state.objectives[at], kind=kind)
