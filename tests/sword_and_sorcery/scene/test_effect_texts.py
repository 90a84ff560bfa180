"""Every effect, use and script of the content can be said, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.effects.deeds import Inflict
from tafelrunde.games.sword_and_sorcery.scene.cards import scroll_texts
from tafelrunde.games.sword_and_sorcery.words.effects import Reader, does, effect_text, effect_texts, use_texts
from tafelrunde.kernel.scene import Text
from tafelrunde.kernel.words.language import Language


def everything() -> Iterator[Text]:
    content = load()
    for power in (*content.powers.values(), *content.talents.values()):
        for level in power.levels:
            yield from effect_texts(level.effects)
            if level.use is not None:
                yield from use_texts(level.use)
    for item in content.items.values():
        yield from effect_texts(item.effects)
        for use in item.uses:
            yield from use_texts(use)
    for hero in content.heroes.values():
        yield from use_texts(hero.soul_cry)
        for own in hero.powers:
            yield from effect_texts(own.effects)
    for scroll in content.scrolls.values():
        yield from scroll_texts(scroll)
    for enemy_power in content.enemy_powers.values():
        for effects in enemy_power.levels:
            yield from effect_texts(effects)
    yield from [does(card.do) for card in content.events.values()]
    yield from [does(card.do) for card in content.traps.values()]


def parts(text: Text) -> Iterator[Text]:
    yield text
    for value in text.args.values():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, Text):
                yield from parts(one)


@pytest.mark.parametrize("code", ["de", "en"])
def test_everything_on_cards_can_be_said(code):
    language = Language(code, RULEBOOK, ["Ada"])
    said = list(everything())
    assert len(said) > 400
    for text in {repr(part): part for whole in said for part in parts(whole)}.values():
        assert language.texts.has(text.key), text
        shown = language.arguments(text.args)
        assert language.texts.variables(text.key) <= shown.keys(), text
        assert language.texts.format(text.key, shown)[1] == [], text
    assert not [sentence for sentence in map(language.say, said) if "op-" in sentence or "name-" in sentence]


def test_an_effect_reads_as_occasion_price_and_gain():
    (bleeding,) = [one for one in load().items["spear"].effects if isinstance(one.do[0], Inflict)]
    assert Language("en", RULEBOOK, ["Ada"]).say(effect_text(bleeding)) == "Attack, 1 energy: Bleeding"
    assert Language("de", RULEBOOK, ["Ada"]).say(effect_text(bleeding)) == "Angriff, 1 Energie: Blutend"


@pytest.mark.parametrize(("rank", "expected"), [(0, "half the soul rank"), (3, 2), (4, 2), (5, 3)])
def test_amounts_are_numbers_for_whoever_knows_the_soul_rank(rank, expected):
    amount = Reader(rank).amount("half_rank")
    assert (amount if isinstance(amount, int) else Language("en", RULEBOOK, ["Ada"]).say(amount)) == expected
