"""Who may know what (SS-MOD-10): all is open except face-down tokens and the order of decks."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.state import Drop, State
from tafelrunde.kernel import Chance

HIDDEN = "?"
"""Stands for a card or token whose face nobody may see."""

DECKS = (
    "activation_deck",
    "power_deck",
    "trap_deck",
    "treasure_deck",
    "enemy_deck",
    "event_deck",
    "crit_deck",
    "loot_deck",
    "shadow_deck",
)


def view(state: State, seat: int) -> State:
    """The state as everybody may see it; what is public is shared."""
    decks: dict[str, list[str]] = {name: [HIDDEN] * len(getattr(state, name)) for name in DECKS}
    return replace(
        state,
        rng=0,
        script={},
        shadows={zone: (HIDDEN,) * len(tokens) for zone, tokens in state.shadows.items()},
        chests=dict.fromkeys(state.chests, HIDDEN),
        searches=dict.fromkeys(state.searches, HIDDEN),
        lying={zone: _face_down(drop) for zone, drop in state.lying.items()},
        **decks,
    )


def _face_down(drop: Drop) -> Drop:
    return replace(drop, loot=(HIDDEN,) * len(drop.loot), treasures=(HIDDEN,) * len(drop.treasures))


def imagine(state: State, seat: int, chance: Chance) -> None:
    """Shuffle, in place, all that nobody knows."""
    state.script.clear()
    for name in ("activation_deck", "power_deck", "trap_deck", "enemy_deck", "event_deck", "crit_deck"):
        deck = getattr(state, name)
        deck.sort()
        chance.shuffle(deck)
    _mix(state.shadow_deck, state.shadows, chance)
    for tokens in (state.chests, state.searches):
        faces = sorted(tokens.values())
        chance.shuffle(faces)
        for zone in sorted(tokens):
            tokens[zone] = faces.pop()
    _mix_lying(state, "treasures", state.treasure_deck, chance)
    _mix_lying(state, "loot", state.loot_deck, chance)


def _mix(deck: list[str], placed: dict[str, tuple[str, ...]], chance: Chance) -> None:
    """The supply and the tokens on the map are one unknown pool."""
    pool = sorted([*deck, *[token for tokens in placed.values() for token in tokens]])
    chance.shuffle(pool)
    for zone in sorted(placed):
        placed[zone] = tuple([pool.pop() for _ in placed[zone]])
    deck[:] = pool


def _mix_lying(state: State, field: str, deck: list[str], chance: Chance) -> None:
    pool = sorted([*deck, *[one for drop in state.lying.values() for one in getattr(drop, field)]])
    chance.shuffle(pool)
    for zone in sorted(state.lying):
        drop = state.lying[zone]
        state.lying[zone] = replace(drop, **{field: tuple([pool.pop() for _ in getattr(drop, field)])})
    deck[:] = pool
