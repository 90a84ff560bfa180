"""Levels (9.4) and perks (9.5), as far as a scenario has to do with them."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.gloomhaven.rulebook import Gloomhaven
from tafelrunde.games.havens.box.cards import Perk
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup import recommending, training
from tafelrunde.games.havens.state import Agreement, Character
from tests.helpers.arena import arena, asked, ids, run

CLASSES = list(load().classes)


def trained(cls="brute", level=9):
    """A character raised to a level, step by step."""
    game = arena({cls: (0, 0), "tinkerer" if cls != "tinkerer" else "brute": (1, 0)})
    game.state.agreed = Agreement(characters=2, level=level)
    hero = game.state.heroes[0]
    while hero.character.level < level:
        run(training.level_up(game, hero))
    return hero.character


@pytest.mark.rule("GH-LUP-01", "GH-LUP-05")
def test_the_thresholds_and_one_level_after_the_other():
    assert load().level_xp == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    for level in range(1, 10):
        character = trained(level=level)
        assert (character.level, character.xp) == (level, load().level_xp[level - 1])


@pytest.mark.rule("GH-LUP-03", "GH-LUP-08")
@pytest.mark.parametrize("cls", CLASSES)
def test_every_level_brings_a_card_not_above_it_and_a_perk(cls):
    character = trained(cls)
    content = load()
    new = character.pool[len(recommending.first_pool(content, cls)) :]
    assert len(new) == len(character.perks) == 8
    assert len(set(character.pool)) == len(character.pool)
    assert all(content.cards[card].level <= place for place, card in enumerate(new, start=2))


@pytest.mark.rule("GH-LUP-03", "GH-LUP-08")
def test_an_older_card_may_be_learned_later_but_none_above_the_level_and_none_twice():
    game = arena({"brute": (0, 0), "tinkerer": (1, 0)}, preparation="full")
    hero = game.state.heroes[0]
    content = game.content
    question = asked(training.level_up(game, hero))
    offered = [name.removeprefix("learn:") for name in ids(question)]
    assert {content.cards[card].level for card in offered} == {2}
    run(training.level_up(game, hero), f"learn:{offered[0]}", f"perk:{content.classes['brute'].perks[0]}")
    question = asked(training.level_up(game, hero))
    names = [name.removeprefix("learn:") for name in ids(question)]
    assert offered[0] not in names
    assert {content.cards[card].level for card in names} == {2, 3}


@pytest.mark.rule("GH-LUP-04", "GH-SET-06")
@pytest.mark.parametrize("level", [1, 5, 9])
def test_the_hand_limit_does_not_grow(level):
    character = trained(level=level)
    assert len(recommending.hand(load(), character)) == load().classes["brute"].hand == 10


@pytest.mark.rule("GH-LUP-06")
def test_nine_is_the_highest_level_and_xp_may_grow_beyond_it():
    option = next(one for one in Gloomhaven().options if one.id == "hero_level")
    assert option.values == tuple(range(1, 10))
    game = arena({"brute": (0, 0)}, result="won", level=9)
    hero = game.state.heroes[0]
    hero.character = replace(hero.character, xp=498)
    hero.xp = 20
    ending.finish(game)
    assert (hero.character.level, hero.character.xp) == (9, 498 + 20 + 6)


@pytest.mark.rule("GH-LUP-06", "GH-XPG-07")
def test_nobody_levels_up_in_a_scenario_whatever_it_brings():
    game = arena({"brute": (0, 0)}, result="won")
    hero = game.state.heroes[0]
    hero.xp = 60
    ending.finish(game)
    assert (hero.character.level, hero.character.xp, hero.character.perks) == (1, 66, ())


# --- perks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PRK-01", "GH-PRK-05", "GH-PRK-06")
@pytest.mark.parametrize(
    ("remove", "add", "expected"),
    [
        ((("-1", 1),), (("+1", 1),), {"-1": 4, "+1": 6}),
        ((("-1", 2),), (), {"-1": 3}),
        ((), (("rolling stun", 1), ("+3", 1)), {"rolling stun": 1, "+3": 1}),
        ((("-2", 2),), (("+0", 1),), {"-2": 0, "+0": 7}),
        ((("+4", 1),), (("+0", 1),), {"+0": 7}),
    ],
)
def test_perks_remove_replace_and_add_and_remove_no_more_than_there_is(remove, add, expected):
    deck = recommending.apply([card for card, n in STANDARD.items() for _ in range(n)], Perk(
        id="p", owner="brute", remove=remove, add=add
    ))  # fmt: skip
    wanted = Counter({**STANDARD, **expected})
    assert Counter(deck) == +wanted


@pytest.mark.rule("GH-PRK-01", "GH-PRK-02")
@pytest.mark.parametrize("cls", CLASSES)
def test_every_box_of_every_class_can_be_ticked_once_and_leaves_a_deck_to_draw_from(cls):
    content = load()
    perks = [perk for perk in content.classes[cls].perks for _ in range(content.perks[perk].boxes)]
    assert len(perks) == 15
    assert recommending.perks_left(content, Character(cls=cls, perks=tuple(perks))) == []
    for perk in set(perks):
        left = recommending.perks_left(content, Character(cls=cls, perks=(perk,)))
        assert (perk in left) == (content.perks[perk].boxes > 1)
    deck = recommending.modifier_deck(content, perks)
    assert len(deck) > 10
    assert {"null", "x2"} <= set(deck)


@pytest.mark.rule("GH-PRK-03", "GH-PRK-07")
def test_perks_are_in_the_deck_that_the_character_draws_from():
    character = trained(level=4)
    assert len(character.perks) == 3
    game = arena({"brute": (0, 0), "tinkerer": (1, 0)}, preparation="quick")
    game.state.agreed = Agreement(characters=2, level=4)
    while game.state.phase != "scenario_effects":
        run(training.training(game))
    hero = game.state.heroes[0]
    assert Counter(hero.deck.draw) == Counter(recommending.modifier_deck(game.content, hero.character.perks))
    assert Counter(hero.deck.draw) != Counter(STANDARD)


@pytest.mark.rule("GH-END-06")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (16, 18), (17, 18), (18, 18)])
def test_checkmarks_are_kept_up_to_eighteen(before, after):
    game = arena({"brute": (0, 0)}, result="won")
    hero = game.state.heroes[0]
    hero.character = replace(hero.character, checks=before)
    hero.goals = ("BG-15",)
    ending.finish(game)
    assert hero.character.checks == after
