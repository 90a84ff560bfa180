"""Packs: content of one's own laid over the game's, record by record (MD-VAR-05).

A pack is a folder with `pack.yaml` (`game: massive_darkness` and a name) and any of the content files except the dice
and the numbers of the rules. A record with a known id takes the place of the game's own, any other is added.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.massive_darkness.box import consistency
from tafelrunde.games.massive_darkness.box.cards import Card, Name
from tafelrunde.games.massive_darkness.box.files import EquipmentFile, Files
from tafelrunde.tabletop.pack_layers import Laid, Layers
from tafelrunde.tabletop.packs import Pack

GAME = "massive_darkness"
FIXED = ("config", "dice")
"""Files that a pack can't change."""
PRINTED_OTHERWISE = {"starting_equipment": EquipmentFile}
"""Files of which a pack brings the cards only: the Lifebringer is one of the numbers of the rules."""


class Manifest(Card, frozen=True):
    """What a pack says of itself."""

    game: str
    name: Name


def _check(own: Pack[Files], laid: Laid[Files]) -> None:
    _check_replaced(own.files, laid)
    consistency.check(laid, counts=False)


def _check_replaced(own: Files, laid: Laid[Files]) -> None:
    """What takes the place of a card of the game must do for the rules, which may ask for that very card."""
    known = {quest.id for quest in own.quests.quests}
    for index, quest in enumerate(laid.files.quests.quests):
        if index >= laid.first("quests") and quest.id in known:
            message = f"{quest.id} is a quest of the game and has rules of its own: give yours another id"
            laid.problem("quests", ("quests", index, "id"), message)
        elif quest.id not in known and not quest.goals:
            laid.problem("quests", ("quests", index), f"{quest.id} has no goals (MD-VAR-05)")
    for file in ("treasures", "starting_equipment", "artefacts", "guards", "wandering_monsters", "events"):
        before = {card.id: card for card in getattr(own, file).cards}
        for index, card in enumerate(getattr(laid.files, file).cards):
            for name, kept in _kept(before.get(card.id, card), card):
                laid.problem(file, ("cards", index, name), f"a {card.id} of your own keeps {kept}, or has another id")


def _kept(old: Any, new: Any) -> Iterator[tuple[str, str]]:
    """What a card that takes another's place has to keep: its codes, and what the decks sort it by."""
    if not set(old.codes) <= set(new.codes):
        yield "codes", f"the codes {', '.join(old.codes)}"
    for name in ("type", "role", "level", "slot"):
        if getattr(old, name, None) != getattr(new, name, None):
            yield name, f"{name} {getattr(old, name)}"


LAYERS = Layers(GAME, Files, Manifest, FIXED, PRINTED_OTHERWISE, _check)
