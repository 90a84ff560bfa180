"""What the screen says on a card is what the card does: for a hero and for a guardian, in attack and in defence.

Every card fights. Its lines are read in words (`reading`), and swords, shields, wounds, healing and stun must come to
what they promise. The lines are never compared with the effects they were made from.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.games.massive_darkness.box.cards import COMBAT_EQUIPMENT, Equipment
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.kernel import Match
from tests.massive_darkness.reading import FACES, Deed, Sum, add_up, lines, read
from tests.massive_darkness.table import enemy, hero, play, pools, table, told

CONTENT = load()
CARDS = sorted({card.id for card in CONTENT.equipment.values() if card.effects or card.kind in COMBAT_EQUIPMENT})
ENEMIES = sorted({card.id for card in CONTENT.enemies.values()})
GO_ON = ("trigger", "choose", "heal", "keep", "decline", "go", "pick", "done", "die", "end", "nobody", "minions")


def fight(match: Match, *until: str) -> None:
    """Whatever can be triggered is, in the printed order; dice stay as they lie."""
    for _ in range(60):
        if match.decision is None or told(match, "dealt") or match.decision.question in until:
            return
        verbs = {option.id.partition(":")[0]: option.id for option in reversed(match.decision.options)}
        play(match, next(verbs[verb] for verb in GO_ON if verb in verbs))


def deeds_of(effects: Any) -> list[Deed]:
    return [deed for line in lines(effects) if (deed := read(line)) is not None]


def rolled(match: Match, side: int, face: int) -> tuple[int, int, int]:
    """Swords or shields, bams and diamonds of dice that all show this face."""
    shown = [FACES[color][face] for color in pools(match)[side]]
    return sum(s for s, _, _ in shown), sum(b for _, b, _ in shown), sum(d for _, _, d in shown)


def colors(*pools_of: Any) -> str:
    """The dice of several cards together, at most three of a colour."""
    found = ""
    for color in ("blue", "green", "red", "yellow"):
        found += color[0] * min(3, sum(getattr(pool, color) for pool in pools_of))
    return found


def result(match: Match) -> tuple[int, int, int]:
    return tuple(told(match, what)[0].args["n"] for what in ("swords", "shields", "dealt"))  # type: ignore[return-value]


def promised(swords: int, shields: int, attack: Sum, defense: Sum) -> tuple[int, int, int]:
    swords = max(0, swords + attack.swords)
    shields = max(0, shields - attack.dice + defense.shields - attack.taken)
    return swords, shields, max(0, swords - shields) + attack.wounds


ABSENT = "{zone: C1, hands: [], body: ''}"
"""The other hero is far away and has nothing."""


def worn(card: Equipment) -> str:
    """How a hero wears it, beside an axe or an armour without any text."""
    body = card.id if card.slot == "body" else "S148"
    hands = {"two_hand": card.id, "one_hand": card.id if card.kind != "shield" else f"SA11, {card.id}"}
    pack = card.id if card.slot == "none" else ""
    return f"body: {body}, hands: [{hands.get(card.slot, 'SA11')}], pack: [{pack}]"


def health_after(match: Match) -> int:
    """The first hero's health after the fight; who died may have come back since."""
    wounded = told(match, "hero_wounded")
    return int(wounded[0].args["health"]) if wounded else hero(match).health


@pytest.mark.rule("MD-EFF-01", "MD-ENC-01", "MD-ENC-16", "MD-POOL-01")
@pytest.mark.parametrize("code", CARDS)
def test_a_hero_attacks_with_it_as_it_says(code: str):
    card = CONTENT.equipment[code]
    kind = next((kind for kind in ("ranged", "magic") if getattr(card, kind)), "melee")
    held = card if getattr(card, kind) else CONTENT.equipment["SA11"]
    for zone, face in (("B5", 4), ("B5", 6), ("B4", 4)):
        far = kind != "melee"
        other = zone if not far else "B4" if zone == "B5" else "B5"
        match = table(f"""
            heroes: [{{hero: owen, class: shadow_barbarian, zone: {zone}, health: 1, {worn(card)}}}, {ABSENT}]
            enemies: [{{card: WM10, zone: {other}}}]
            next: {{attack: {[face] * 8}, defense: {[3] * 20}}}
        """)
        play(match, f"{kind}:cave_troll")
        fight(match, "act")
        if code != "S120":
            assert pools(match)[0] == colors(getattr(held, kind))
        swords, bams, diamonds = rolled(match, 0, face)
        deeds = deeds_of(card.effects)
        total = add_up(deeds, kind, zone == "B4", far, bams, diamonds)
        assert result(match) == promised(swords, 3, total, Sum()), f"{lines(card.effects)} in {zone} with {face}"
        assert hero(match).health == 1 + total.healed
        assert enemy(match, "cave_troll").stunned == bool(total.stuns)


@pytest.mark.rule("MD-EFF-01", "MD-ENC-02", "MD-POOL-06")
@pytest.mark.parametrize("code", CARDS)
def test_a_hero_defends_with_it_as_it_says(code: str):
    card = CONTENT.equipment[code]
    for zone, face in (("B5", 4), ("B5", 6), ("B4", 4)):
        match = table(f"""
            heroes: [{{hero: bjorn, class: shadow_barbarian, zone: {zone}, health: 3, {worn(card)}}}, {ABSENT}]
            enemies: [{{card: W001, zone: {zone}}}]
            phase: enemy_phase
            next: {{attack: [6, 6], defense: {[face] * 8}, strike: [2]}}
            on_top: {{event: [E14]}}
        """)
        fight(match, "act")
        armour = CONTENT.equipment["S148" if card.slot != "body" else code]
        assert pools(match)[1] == colors(armour.defense, *([card.defense] if card.slot != "body" else []))
        shields, bams, diamonds = rolled(match, 1, face)
        total = add_up(deeds_of(card.effects), "melee defence", zone == "B4", False, bams, diamonds)
        swords, shields, dealt = promised(4, shields, Sum(), total)
        assert result(match) == (swords, shields, dealt), f"{lines(card.effects)} in {zone} with {face}"
        suffered = (
            (dealt + 1) // 2
            if "Always, against melee: suffer only half the wounds, rounded up" in lines(card.effects)
            else dealt
        )
        assert health_after(match) == max(0, min(5, 3 + total.healed) - suffered)
        javelin = "When you are attacked: roll a yellow die, its swords wound the attacker" in lines(card.effects)
        assert enemy(match, "dwarf_warriors").minions == ((1, 2) if javelin else (2, 2))


TREASURES = [code for code in CARDS if CONTENT.equipment[code].kind in COMBAT_EQUIPMENT and not code.startswith("SA")]


@pytest.mark.rule("MD-GRD-04", "MD-GRD-05", "MD-GRD-07", "MD-GRD-12", "MD-SHD-05", "MD-RUL-47")
@pytest.mark.parametrize("code", TREASURES)
def test_a_guardian_attacks_with_it_as_it_says(code: str):
    card = CONTENT.equipment[code]
    armour = "S148" if code != "S148" else "S114"
    for guard, kind in (("W004", "melee"), ("W005", "ranged"), ("WM06", "magic")):
        for zone, face in (("B5", 6), ("B4", 4)):
            far = kind != "melee"
            target = zone if not far else "B4" if zone == "B5" else "B5"
            match = table(f"""
                heroes: [{{hero: bjorn, class: shadow_barbarian, zone: {target}, xp: 9, body: {armour}}}, {ABSENT}]
                enemies: [{{card: {guard}, zone: {zone}, health: 1, minions: [], treasure: {code}}}]
                phase: enemy_phase
                next: {{attack: {[face] * 9}, defense: {[3] * 20}}}
                on_top: {{event: [E14]}}
            """)
            name = CONTENT.enemies[guard].type
            most = CONTENT.enemies[guard].health * (1 if guard == "W005" else 2)
            fight(match, "act")
            serves = card.ranged if kind == "melee" and "also serves in melee" in lines(card.effects) else None
            assert pools(match)[0] == colors(getattr(CONTENT.enemies[guard], kind), serves or getattr(card, kind))
            swords, bams, diamonds = rolled(match, 0, face)
            deeds = deeds_of(card.effects)
            total = add_up(deeds, kind, zone == "B4", far, bams, diamonds)
            assert result(match) == promised(swords, 3, total, Sum()), f"{lines(card.effects)}: {guard} in {zone}"
            assert bool(told(match, "hero_stunned")) == (bool(total.stuns) and not told(match, "hero_died"))
            found = enemy(match, name)
            assert found is not None
            assert found.health == min(most, 1 + total.healed)


@pytest.mark.rule("MD-GRD-04", "MD-GRD-05", "MD-GRD-07", "MD-GRD-12", "MD-HRD-08")
@pytest.mark.parametrize("code", TREASURES)
def test_a_guardian_defends_with_it_as_it_says(code: str):
    card = CONTENT.equipment[code]
    for guard, zone, face in (("W011", "B5", 4), ("W011", "B5", 6), ("W011", "B4", 4), ("W010", "B5", 6)):
        match = table(f"""
            heroes: [{{hero: owen, class: shadow_barbarian, zone: {zone}, hands: [S132], body: ''}}, {ABSENT}]
            enemies: [{{card: {guard}, zone: {zone}, health: 2, minions: [], treasure: {code}}}]
            next: {{attack: [2, 2, 2, 2], defense: {[face] * 9}, strike: [2]}}
        """)
        name = CONTENT.enemies[guard].type
        play(match, f"melee:{name}")
        fight(match, "act")
        printed = CONTENT.enemies[guard].defense
        assert pools(match)[1] == (colors(printed, card.defense) if printed else "")
        shields, bams, diamonds = rolled(match, 1, face)
        total = add_up(deeds_of(card.effects), "melee defence", zone == "B4", False, bams, diamonds)
        total = total if printed else Sum()
        swords, shields, dealt = promised(4, shields, Sum(), total)
        assert result(match) == (swords, shields, dealt), f"{lines(card.effects)}: {guard} in {zone} with {face}"
        found = enemy(match, name)
        most = CONTENT.enemies[guard].health * (2 if guard == "W011" else 1)
        assert (found.health if found else 0) == max(0, min(most, 2 + total.healed) - dealt)
        assert hero(match).health == (4 if code == "S175" else 5)


@pytest.mark.rule("MD-ENM-08", "MD-ENM-09", "MD-ENC-08", "MD-POOL-07")
@pytest.mark.parametrize("code", ENEMIES)
def test_an_enemy_attacks_as_its_card_says(code: str):
    card = CONTENT.enemies[code]
    for kind in ("melee", "ranged", "magic"):
        for face in (4, 6) if getattr(card, kind) else ():
            match = table(f"""
                heroes: [{{hero: bjorn, class: shadow_barbarian, zone: B5, xp: 9, body: S148, hands: []}}, {ABSENT}]
                enemies: [{{card: {code}, zone: {"B5" if kind == "melee" else "B4"}, health: 1}}]
                phase: enemy_phase
                next: {{attack: {[face] * 9}, defense: {[3] * 20}}}
                on_top: {{event: [E14]}}
            """)
            fight(match, "act")
            assert pools(match)[0] == colors(getattr(card, kind))
            swords, bams, diamonds = rolled(match, 0, face)
            total = add_up(deeds_of(card.effects), kind, kind != "melee", kind != "melee", bams, diamonds)
            assert result(match) == promised(swords, 3, total, Sum()), f"{lines(card.effects)} with {face}"
            assert bool(told(match, "hero_stunned")) == (bool(total.stuns) and not told(match, "hero_died"))
            found = enemy(match, card.type)
            assert found is not None
            fully = [d for d in deeds_of(card.effects) if "heal one of its figures fully" in d.says]
            healed = card.health if any(d.bams <= bams and d.diamonds <= diamonds for d in fully) else 1 + total.healed
            most = card.health * (1 if card.role == "horde" else 2)
            assert found.health == min(most, healed)


@pytest.mark.rule("MD-ENM-07", "MD-ENM-08", "MD-WAN-07", "MD-POOL-07")
@pytest.mark.parametrize("code", ENEMIES)
def test_an_enemy_defends_as_its_card_says(code: str):
    card = CONTENT.enemies[code]
    for far, weapon in ((False, "S099"), (True, "S074")):
        for face in (4, 6):
            match = table(f"""
                heroes: [{{hero: owen, class: shadow_barbarian, zone: B5, hands: [{weapon}], body: ''}}, {ABSENT}]
                enemies: [{{card: {code}, zone: {"B4" if far else "B5"}, health: 1, minions: []}}]
                next: {{attack: [2, 2], defense: {[face] * 9}}}
            """)
            play(match, f"{'ranged' if far else 'melee'}:{card.type}")
            fight(match, "act")
            assert pools(match)[1] == colors(card.defense)
            shields, bams, diamonds = rolled(match, 1, face)
            combat = "ranged defence" if far else "melee defence"
            total = add_up(deeds_of(card.effects), combat, far, far, bams, diamonds)
            swords, shields, dealt = promised(2, shields, Sum(), total)
            assert result(match) == (swords, shields, dealt), f"{lines(card.effects)} with {face}"
            found = enemy(match, card.type)
            most = card.health * (1 if card.role == "horde" else 2)
            assert (found.health if found else 0) == max(0, min(most, 1 + total.healed) - dealt)
            assert hero(match).health == 5 - total.thorns


@pytest.mark.rule("MD-EFF-01")
def test_both_languages_say_the_same_numbers():
    sources: list[Any] = [*CONTENT.equipment.values(), *CONTENT.enemies.values()]
    for card in CONTENT.heroes.values():
        sources += [card.special_skill]
    for sheet in CONTENT.classes.values():
        sources += [sheet.maneuver, sheet.skill, *[skill for line in sheet.lines for skill in line.skills]]
    for source in sources:
        for english, german in zip(lines(source.effects), lines(source.effects, "de"), strict=True):
            # "roll a yellow die" and "one attack die" are words in both languages.
            assert re.findall(r"\d", english) == re.findall(r"\d", german), (english, german)
