"""Packs: heroes, enemies, cards and adventures of one's own, laid over the game's, record by record.

A pack is a folder with `pack.yaml` (`game: sword_and_sorcery` and a name) and any of the content files except dice,
tokens, the journey and the numbers of the rules.
"""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box import consistency
from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, Decide, Read
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, Name
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import structs
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.effects.words import Record
from tafelrunde.tabletop.pack_layers import Laid, Layers
from tafelrunde.tabletop.packs import Pack

GAME = "sword_and_sorcery"
FIXED = (
    *("activation_cards", "blessings", "buildings", "challenges", "config", "crafting", "dice"),
    *("journey", "plagues", "tokens"),
)
"""Files that a pack can't change."""


class ArmourPack(Record, frozen=True):
    """A pack brings no basic armour cards."""

    armours: tuple[ArmourCard, ...]


class Manifest(Record, frozen=True):
    """What a pack says of itself."""

    game: str
    name: Name


def _check(own: Pack[Files], laid: Laid[Files]) -> None:
    _check_texts(own.files, laid)
    _check_enemies(own.files, laid)
    consistency.check(laid)


def _check_texts(own: Files, laid: Laid[Files]) -> None:
    """An adventure of one's own says in words what it asks for and what it tells."""
    known = {adventure.id for adventure in own.adventures.adventures}
    for index, adventure in enumerate(laid.files.adventures.adventures):
        if index < laid.first("adventures"):
            continue
        here = ("adventures", index)
        if adventure.id in known:
            message = f"{adventure.id} is an adventure of the game, with words of its own: give yours another id"
            laid.problem("adventures", (*here, "id"), message)
        for key in sorted(_spoken(adventure) - set(adventure.texts)):
            laid.problem("adventures", (*here, "texts"), f"the text {key!r} is missing")
        for key in sorted(set(adventure.texts) - _spoken(adventure)):
            laid.problem("adventures", (*here, "texts", key), "nobody will see this text")


def _spoken(adventure: Adventure) -> set[str]:
    """The texts that it needs: its goals, entries, ways of decisions."""
    found = {"goal", *adventure.changed}
    for _, thing in structs(adventure):
        if isinstance(thing, Read | Decide):
            found.add(thing.entry)
        if isinstance(thing, Decide):
            found |= {way.id for way in thing.ways}
    return found


def _check_enemies(own: Files, laid: Laid[Files]) -> None:
    """The decks of the game's adventures name its enemy cards: they keep their scrolls."""
    before = {card.id: card.scroll for card in own.enemy_cards.cards}
    for index, card in enumerate(laid.files.enemy_cards.cards):
        if card.id in before and card.scroll != before[card.id]:
            message = f"a {card.id} of your own keeps the scroll {before[card.id]}, or has another id"
            laid.problem("enemy_cards", ("cards", index, "scroll"), message)


LAYERS = Layers(GAME, Files, Manifest, FIXED, {"armours": ArmourPack}, _check)
