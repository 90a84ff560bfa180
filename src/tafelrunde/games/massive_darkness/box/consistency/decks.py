"""Decks: every copy of a card once, cards that are what their deck holds, figures for every enemy (MD-CMP-20 … 28)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.massive_darkness.box.cards import EnemyCard, Equipment, EventCard
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.tabletop.packs import Pack

TREASURES = {1: 41, 2: 36, 3: 34, 4: 33, 5: 32}
"""MD-CMP-21."""
GUARDS_PER_LEVEL = 10
MOST_HEROES = 6


def check_sizes(pack: Pack[Files]) -> None:
    """MD-CMP-21."""
    files = pack.files
    treasures = Counter(card.level for card in files.treasures.cards for _ in card.codes)
    for level, count in TREASURES.items():
        if treasures[level] != count:
            pack.problem("treasures", ("cards",), f"{treasures[level]} cards of level {level}; there must be {count}")
    guards = Counter(card.level for card in files.guards.cards for _ in card.codes)
    for level in TREASURES:
        if guards[level] != GUARDS_PER_LEVEL:
            pack.problem("guards", ("cards",), f"{guards[level]} cards of level {level}; there must be 10")


def check_decks(pack: Pack[Files]) -> None:
    _check_codes(pack)
    _check_enemies(pack)
    _check_figures(pack)
    _check_slots(pack)


def _check_codes(pack: Pack[Files]) -> None:
    """Every copy of a card has its own code (MD-CMP-20)."""
    files = pack.files
    seen: dict[str, str] = {}
    decks: tuple[tuple[str, tuple[Equipment | EnemyCard | EventCard, ...]], ...] = (
        ("treasures", files.treasures.cards),
        ("starting_equipment", files.starting_equipment.cards),
        ("artefacts", files.artefacts.cards),
        ("guards", files.guards.cards),
        ("wandering_monsters", files.wandering_monsters.cards),
        ("events", files.events.cards),
    )
    for name, cards in decks:
        for index, card in enumerate(cards):
            for code in card.codes:
                if code in seen:
                    pack.problem(
                        name, ("cards", index, "codes"), f"{code} is already the code of a card in {seen[code]}"
                    )
                seen[code] = f"{name}.yaml"


def _check_enemies(pack: Pack[Files]) -> None:
    files = pack.files
    for index, guard in enumerate(files.guards.cards):
        if guard.level is None or guard.role not in ("horde", "harbinger"):
            pack.problem("guards", ("cards", index), "a guard has a level and is a horde or a harbinger")
        elif (guard.role == "horde") != (guard.minions > 0):
            pack.problem("guards", ("cards", index, "minions"), "hordes have minions, harbingers have none")
    for index, monster in enumerate(files.wandering_monsters.cards):
        if monster.level is not None or monster.role not in ("lesser", "greater"):
            pack.problem("wandering_monsters", ("cards", index), "a wandering monster is lesser or greater")
        elif monster.minions:
            pack.problem("wandering_monsters", ("cards", index, "minions"), "wandering monsters have no minions")
    for name, cards in (("guards", files.guards.cards), ("wandering_monsters", files.wandering_monsters.cards)):
        for index, card in enumerate(cards):
            if not card.melee:
                pack.problem(name, ("cards", index, "melee"), "every enemy has melee dice (MD-ENM-06)")
            for kind in _wrong_dice(card):
                pack.problem(name, ("cards", index, kind), WRONG_DICE)


WRONG_DICE = "yellow and red dice are for attacks, blue and green ones for defence (MD-DIE-01)"


def _wrong_dice(card: EnemyCard | Equipment) -> list[str]:
    attacks = [kind for kind in ATTACK_KINDS if card.dice(kind).blue or card.dice(kind).green]
    return [*attacks, *(["defense"] if card.defense.yellow or card.defense.red else [])]


def _check_figures(pack: Pack[Files]) -> None:
    """There are miniatures of every enemy, and enough for six heroes (MD-CMP-28)."""
    figures = {figure.type: figure for figure in pack.files.config.miniatures}
    for name, cards in (
        ("guards", pack.files.guards.cards),
        ("wandering_monsters", pack.files.wandering_monsters.cards),
    ):
        for index, card in enumerate(cards):
            if card.type not in figures:
                known = ", ".join(figures)
                message = f"there are no miniatures of {card.type} (MD-CMP-28); there are {known}"
                pack.problem(name, ("cards", index, "type"), message)
            elif card.minions * MOST_HEROES > figures[card.type].minions:
                message = f"{figures[card.type].minions} minions of {card.type} are too few for six heroes (MD-ENM-05)"
                pack.problem(name, ("cards", index, "minions"), message)


def _check_slots(pack: Pack[Files]) -> None:
    """What goes where (MD-CMP-22); traps and luck are treasures that nobody keeps (MD-PCK-08, MD-PCK-09)."""
    files = pack.files
    for name, cards in (
        ("treasures", files.treasures.cards),
        ("starting_equipment", files.starting_equipment.cards),
        ("artefacts", files.artefacts.cards),
    ):
        for index, card in enumerate(cards):
            held = card.kind in ("shield", "melee_weapon", "ranged_weapon", "magic_weapon")
            right = card.slot in ("one_hand", "two_hand") if held else card.slot in ("body", "none")
            if not right or (card.kind == "armor") != (card.slot == "body"):
                pack.problem(name, ("cards", index, "slot"), f"{card.kind} can't go to {card.slot} (MD-CMP-22)")
            if (card.kind == "artefact") != (name == "artefacts"):
                pack.problem(name, ("cards", index, "kind"), f"{card.kind} does not belong into {name}.yaml")
            elif card.kind in ("trap", "luck") and name != "treasures":
                pack.problem(name, ("cards", index, "kind"), f"a {card.kind} lies in the treasure piles only")
            elif card.kind in ("trap", "luck") and not card.effects:
                pack.problem(name, ("cards", index), f"the {card.kind} does nothing")
            for kind in _wrong_dice(card):
                pack.problem(name, ("cards", index, kind), WRONG_DICE)
