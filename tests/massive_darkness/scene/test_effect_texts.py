"""Effects of the content and special rules of quests can be told in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.massive_darkness import effects
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.effects import Effect, Reroll, Strike, Swords, Wounds
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.games.massive_darkness.words.effects import effect_text
from tafelrunde.kernel import find
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.proofreading import Proofreader


def every_effect() -> Iterator[Effect]:
    content = load()
    cards: list[Any] = [*content.equipment.values(), *content.enemies.values()]
    for card in cards:
        yield from card.effects
    for hero in content.heroes.values():
        yield from (*hero.shadow_skill, *hero.special_skill.effects)
    for sheet in content.classes.values():
        yield from (*sheet.maneuver.effects, *sheet.skill.effects)
        for line in sheet.lines:
            for skill in line.skills:
                yield from skill.effects


def test_all_effects_of_the_content_have_words() -> None:
    reader = Proofreader(find("massive_darkness"))
    for effect in every_effect():
        reader._walk(effect_text(effect))
    assert not reader.problems, "\n".join(sorted(reader.problems))


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_word_of_the_language_of_effects_has_a_message(code):
    """Packs may use operations, occasions and conditions that no card of the box has."""
    texts = Language(code, find("massive_darkness"), []).texts
    words = [f"at-{at}" for at in get_args(effects.At)]
    words += [f"if-{condition}" for condition in get_args(effects.Condition)]
    words += [f"cost-{name}" for name in effects.Cost.__struct_fields__]
    kinds = [kind for kind in effects.Operation.__args__ if kind not in (effects.ChooseOne, effects.AddDice)]
    words += [f"op-{kind.__struct_config__.tag}" for kind in kinds]
    assert [word for word in words if not texts.has(word)] == []


@pytest.mark.parametrize(
    ("effect", "english", "german"),
    [
        (
            Effect(at="melee", do=(Wounds(n=1),), if_=("shadow_mode",), cost=effects.Cost(bam=1), repeat=2),
            "Melee, in the shadow, 1 bam: +1 wound (up to 2 times)",
            "Nahkampf, im Schatten, 1 Bäm: +1 Wunde (bis zu 2-mal)",
        ),
        (
            Effect(at="attack", do=(effects.ChooseOne(of=((effects.Bams(n=1),), (Swords(n=2),))),)),
            "Attack: +1 bam or +2 swords",
            "Angriff: +1 Bäm oder +2 Treffer",
        ),
        (
            Effect(at="attack", do=(effects.HealSelf(n=1),), if_=("shadow_mode",), optional=True),
            "Attack, in the shadow: heal 1 if you like",
            "Angriff, im Schatten: heile 1, wenn du willst",
        ),
        (
            Effect(at="combat_action", do=(effects.Charge(with_=(Reroll(dice="attack_all"), Swords(n=3))),)),
            "Combat action: move 1 or 2 zones to an enemy, then a melee attack (re-roll all attack dice and +3 swords)",
            "Kampfaktion: geh 1 oder 2 Zonen weit zu einem Gegner, dann ein Nahkampfangriff"
            " (wirf alle Angriffswürfel neu und +3 Treffer)",
        ),
        (
            Effect(
                at="own_activation", do=(Strike(die="red", count=("swords",), range=2),), limit="once_per_activation"
            ),
            "In your activation: roll a red die, swords wound an enemy in sight, up to 2 zones away"
            " (once per activation)",
            "In deiner Aktivierung: wirf einen roten Würfel, Treffer verwunden einen Gegner in Sicht,"
            " bis zu 2 Zonen entfernt (einmal je Aktivierung)",
        ),
    ],
)
def test_effects_read_as_sentences(effect: Effect, english: str, german: str) -> None:
    rulebook = find("massive_darkness")
    assert Language("en", rulebook, []).say(effect_text(effect)) == english
    assert Language("de", rulebook, []).say(effect_text(effect)) == german


def test_special_rules_beside_the_board_have_words_and_rules() -> None:
    rulebook = find("massive_darkness")
    catalogue = Catalogue.load("massive_darkness")
    for code in ("en", "de"):
        texts = Language(code, rulebook, []).texts
        for quest, rules in [(one.id, one.special) for one in BOOK.values()]:
            assert not rules or quest in load().quests
            assert [rule for rule in rules if rule not in catalogue] == []
            assert all(texts.has(f"special-{quest}-{number}") for number in range(1, len(rules) + 1))
