"""Enhancement of ability cards (10.10): what can be enhanced, for how much, and that it makes a difference."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules import city
from tafelrunde.games.havens.box.abilities import (
    Attack,
    Damage,
    GiveCondition,
    Heal,
    Infuse,
    Loot,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    Summon,
)
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.enhanced import Enhancement, enhanced
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.campaign import enhancing
from tafelrunde.games.havens.rules.campaign.world import change_world, train
from tafelrunde.games.havens.words.wording import sentences
from tests.helpers.campaign_town import content_with, town, who
from tests.helpers.gloomhaven_rules import Board, act, asked, hp, ids, marks, row, run

TEXT = Name("Karte", "Card")


def forge(*abilities, level=1, dots=None, lost=False, gold=1000):
    """A party whose Brute has a card of our own with these abilities on top, and the enhancer's door open."""
    game = town("brute", "tinkerer", gold=gold)
    change_world(game, achievements=("power_of_enhancement",))
    action = Action(abilities, dots=dots, lost=lost)
    made = AbilityCard(
        id="BR-01",
        owner="brute",
        level=level,
        initiative=50,
        name=TEXT,
        top=action,
        bottom=Action((Move(2),), dots=(0,)),
    )
    content_with(game, cards={"BR-01": made})
    return game


def offered(game, half="top"):
    """What the card can take: what and price, by line."""
    found = [one for one in enhancing.offers(game, "BR-01") if one.sticker.half == half]
    return {(one.sticker.line, one.sticker.what): one.price for one in found}


def buy(game, what, line=0, hex=None):
    """Enhance the card; the price."""
    found = [
        one
        for one in enhancing.offers(game, "BR-01")
        if (one.sticker.line, one.sticker.what) == (line, what) and hex in (None, one.sticker.hex)
    ]
    run(game, enhancing.buy(game, who(game, "brute"), found[0]))
    return found[0].price


def kinds(game, line=0):
    return {what for at, what in offered(game) if at == line}


@pytest.mark.rule("GH-ENH-01")
def test_enhancing_needs_the_achievement_and_is_done_in_gloomhaven_for_gold():
    game = forge(Attack(3))
    stay = game.state.stay
    stay.waiting = (0,)
    assert "enhance:brute" in ids(asked(city.city(game, stay)))
    change_world(game, achievements=())
    assert "enhance:brute" not in ids(asked(city.city(game, stay)))
    change_world(game, achievements=("power_of_enhancement",))
    train(game, who(game, "brute"), gold=10)
    assert "enhance:brute" not in ids(asked(city.city(game, stay)))


@pytest.mark.rule("GH-ENH-02")
def test_the_card_is_in_the_pool_of_who_pays():
    game = forge(Attack(3))
    assert set(enhancing.cards(game, who(game, "brute"))) == set(who(game, "brute").character.pool)
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "enhance:brute", "card:BR-01", "enhance:BR-01:top:0:+1_attack")
    assert who(game, "brute").character.gold == 950
    assert who(game, "tinkerer").character.gold == 1000


@pytest.mark.rule("GH-ENH-03")
@pytest.mark.parametrize(
    ("ability", "what", "price"),
    [
        (Move(2), "+1 move", 30),
        (Attack(2), "+1 attack", 50),
        (Attack(2, range=3), "+1 range", 30),
        (Shield(1), "+1 shield", 100),
        (Push(1), "+1 push", 30),
        (Pull(1, range=2), "+1 pull", 30),
        (Attack(2, pierce=1), "+1 pierce", 30),
        (Retaliate(1), "+1 retaliate", 100),
        (Heal(2, on_self=True), "+1 heal", 30),
        (Attack(2, range=3, targets=2), "+1 targets", 100),
        (Attack(2), "poison", 75),
        (Attack(2), "wound", 75),
        (Attack(2), "muddle", 50),
        (Attack(2), "immobilize", 100),
        (Attack(2), "disarm", 150),
        (Attack(2), "curse", 75),
        (Heal(2, on_self=True), "strengthen", 50),
        (Heal(2, on_self=True), "bless", 50),
        (Move(2), "jump", 50),
        (Move(2), "infuse fire", 100),
        (Move(2), "infuse any", 150),
    ],
)
def test_the_table_of_prices(ability, what, price):
    assert offered(forge(ability))[0, what] == price


@pytest.mark.rule("GH-ENH-03")
@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 25), (5, 100), (9, 200)])
def test_a_surcharge_for_the_level_of_the_card(level, more):
    assert offered(forge(Attack(2), level=level))[0, "+1 attack"] == 50 + more


@pytest.mark.rule("GH-ENH-03")
def test_a_surcharge_for_what_the_action_has_already():
    game = forge(Attack(2), dots=(4,))
    assert [buy(game, what) for what in ("+1 attack", "+1 attack", "wound", "curse")] == [50, 125, 225, 300]


@pytest.mark.rule("GH-ENH-04", "GH-ENH-13")
def test_plus_one_on_every_number_of_a_line_in_large_and_small_type():
    game = forge(Attack(2, range=3, targets=2, pierce=1, push=1))
    numbers = {what for what in kinds(game) if what.startswith("+1")}
    assert numbers == {"+1 attack", "+1 range", "+1 targets", "+1 pierce", "+1 push"}
    buy(game, "+1 range")
    assert game.card("BR-01").top.abilities == (Attack(2, range=4, targets=2, pierce=1, push=1),)


@pytest.mark.rule("GH-ENH-04")
def test_plus_one_on_the_values_of_a_summon():
    game = town("brute", "tinkerer", gold=1000)
    card = next(
        one
        for one in game.content.cards.values()
        if any(isinstance(ability, Summon) for ability in (*one.top.abilities, *one.bottom.abilities))
    )
    half = "top" if any(isinstance(ability, Summon) for ability in card.top.abilities) else "bottom"
    line, ability = next((n, one) for n, one in enumerate(card.half(half).abilities) if isinstance(one, Summon))
    stats = game.content.summons[ability.what]
    found = {one.sticker.what: one for one in enhancing.offers(game, card.id) if one.sticker.line == line}
    assert {"+1 summon_hp", "+1 summon_attack"} <= set(found)
    surcharge = 0 if card.level == "X" else 25 * (card.level - 1)
    assert found["+1 summon_hp"].price == 50 + surcharge
    changed = enhanced(game.content, (found["+1 summon_hp"].sticker,))
    assert changed.summons[ability.what].hp == stats.hp + 1


@pytest.mark.rule("GH-ENH-05")
@pytest.mark.parametrize(
    ("ability", "takes"),
    [
        (Attack(2), True),
        (Push(1), True),
        (Pull(1), True),
        (Damage(1, "enemies", 2), True),
        (GiveCondition("muddle", "enemy", 2), True),
        (Damage(1, "adjacent_allies"), False),
        (Move(2), False),
        (Heal(2, on_self=True), False),
        (Shield(1), False),
    ],
)
def test_negative_conditions_on_lines_that_target_enemies(ability, takes):
    assert ("poison" in kinds(forge(ability))) == takes


@pytest.mark.rule("GH-ENH-06")
@pytest.mark.parametrize(
    ("ability", "takes"),
    [
        (Heal(2, on_self=True), True),
        (Shield(1, "allies", 2), True),
        (Retaliate(1), True),
        (GiveCondition("invisible", "self"), True),
        (Move(2), False),
        (Attack(2), False),
        (Loot(1), False),
    ],
)
def test_positive_conditions_on_lines_for_oneself_and_allies_but_not_on_moves(ability, takes):
    assert ("bless" in kinds(forge(ability))) == takes


@pytest.mark.rule("GH-ENH-07")
def test_jump_on_moves_and_elements_on_every_main_line():
    assert "jump" in kinds(forge(Move(2)))
    assert "jump" not in kinds(forge(Move(2, jump=True)))
    assert "jump" not in kinds(forge(Attack(2)))
    for ability in (Move(2), Attack(2), Loot(1), Shield(1), Heal(1, on_self=True)):
        assert {"infuse fire", "infuse any"} <= kinds(forge(ability))
    assert offered(forge(Infuse("fire"))) == {}


@pytest.mark.rule("GH-ENH-08")
def test_an_attack_hex_costs_two_hundred_by_the_hexes_there_are_and_is_never_doubled():
    game = forge(Attack(2, area="cone3"))
    assert len(game.content.areas["cone3"].red) == 3
    assert offered(game)[0, "hex"] == 66
    assert buy(game, "hex") == 66
    area = game.card("BR-01").top.abilities[0].area
    assert len(game.content.areas[area].red) == 4
    assert (0, "hex") not in offered(game)


@pytest.mark.rule("GH-ENH-08")
def test_a_new_hex_lies_beside_the_pattern_and_not_on_the_figure():
    game = forge(Attack(2, area="cone3"))
    hexes = [one.sticker.hex for one in enhancing.offers(game, "BR-01") if one.sticker.what == "hex"]
    area = game.content.areas["cone3"]
    assert area.grey not in hexes
    assert not set(hexes) & set(area.red)


@pytest.mark.rule("GH-ENH-09")
def test_an_enhancement_is_permanent_and_for_every_character_of_the_class():
    game = forge(Attack(3))
    buy(game, "+1 attack")
    state = game.state
    assert [one.what for one in state.world.enhancements] == ["+1 attack"]
    later = RULEBOOK.game(replace(state, world=replace(state.world, enhancements=_on_printed(game))))
    printed = RULEBOOK.content.cards["BR-01"].top.abilities[0]
    assert later.card("BR-01").top.abilities[0].n == printed.n + 1


def _on_printed(game):
    return (Enhancement(card="BR-01", half="top", line=0, what="+1 attack"),)


@pytest.mark.rule("GH-ENH-10")
def test_no_more_cards_of_a_class_than_the_prosperity_level():
    game = forge(Attack(3), dots=(2,))
    buy(game, "+1 attack")
    assert enhancing.cards(game, who(game, "brute")) == ["BR-01"]
    assert len(enhancing.cards(game, who(game, "tinkerer"))) > 1
    assert buy(game, "wound") == 150
    change_world(game, prosperity=4)
    assert len(enhancing.cards(game, who(game, "brute"))) > 1


@pytest.mark.rule("GH-ENH-11")
def test_every_line_takes_one_unless_the_card_says_otherwise_and_an_action_four():
    game = forge(Move(2), Attack(2))
    buy(game, "+1 move", 0)
    assert {line for line, _ in offered(game)} == {1}
    game = forge(Attack(2), Move(2), dots=(0, 2))
    assert {line for line, _ in offered(game)} == {1}
    game = forge(Attack(2), dots=(6,))
    for what in ("+1 attack", "wound", "curse", "muddle"):
        buy(game, what)
    assert offered(game) == {}


@pytest.mark.rule("GH-ENH-12")
def test_level_x_counts_as_level_one():
    assert offered(forge(Attack(2), level="X"))[0, "+1 attack"] == 50


@pytest.mark.rule("GH-ENH-13")
def test_small_type_takes_numbers_only_with_its_line():
    game = forge(Heal(2, range=3))
    assert {"+1 heal", "+1 range"} <= kinds(game)
    assert {line for line, _ in offered(game)} == {0}


@pytest.mark.rule("GH-ENH-14")
def test_the_example_of_the_rules():
    game = forge(Attack(3, area="cone3"), level=3)
    assert buy(game, "+1 attack") == 150
    assert offered(game)[0, "hex"] == 191


@pytest.mark.rule("GH-ENH-15", "GH-ENH-03")
@pytest.mark.parametrize(
    ("ability", "price"),
    [
        (Attack(2), 75),
        (Attack(2, area="cone3"), 150),
        (Attack(2, range=3, targets=2), 150),
        (Attack(2, range=1, targets="all"), 150),
        (GiveCondition("muddle", "enemies", 2), 150),
        (GiveCondition("muddle", "enemy", 2), 75),
        (GiveCondition("muddle", "enemy", 2, targets=2), 150),
        (Push(1, "adjacent_enemies"), 150),
    ],
)
def test_a_condition_on_several_targets_is_doubled(ability, price):
    assert offered(forge(ability))[0, "poison"] == price


@pytest.mark.rule("GH-ENH-15", "GH-ENH-13")
def test_a_heal_for_several_is_doubled_and_can_be_for_one_more():
    assert offered(forge(Heal(2, range=3)))[0, "+1 heal"] == 30
    assert "+1 targets" not in kinds(forge(Heal(2, range=3)))
    game = forge(Heal(2, range=3, targets=2), dots=(2,))
    assert offered(game)[0, "+1 heal"] == 60
    assert buy(game, "+1 targets") == 100
    assert game.card("BR-01").top.abilities[0].targets == 3
    assert offered(game)[0, "bless"] == 100 + 75


@pytest.mark.rule("GH-ENH-08", "GH-ENH-03", "GH-ENH-12")
def test_of_a_lost_action_of_level_nine_nothing_is_cheaper_and_every_hex_counts():
    game = forge(Attack(3, area="cone3"), level=9, lost=True, dots=(3,))
    assert buy(game, "hex") == 66 + 200
    assert buy(game, "+1 attack") == 100 + 200 + 75
    assert buy(game, "curse") == 150 + 200 + 150
    assert offered(game)[0, "infuse any"] == 300 + 200 + 225
    assert len(game.content.areas[game.card("BR-01").top.abilities[0].area].red) == 4
    assert (0, "hex") not in offered(game)


@pytest.mark.rule("GH-ENH-03")
def test_what_is_on_the_other_half_costs_nothing_more():
    game = forge(Attack(3))
    content_with(game, cards={"BR-01": replace(game.card("BR-01"), bottom=Action((Move(2),)))})
    buy(game, "+1 attack")
    assert offered(game, "bottom")[0, "+1 move"] == 30
    assert offered(game) == {}


@pytest.mark.rule("GH-ENH-10", "GH-ENH-09", "GH-RTR-09")
def test_the_cards_of_an_earlier_character_of_the_class_count_and_those_of_other_classes_do_not():
    game = forge(Attack(3), dots=(2,))
    buy(game, "+1 attack")
    tinkerer = who(game, "tinkerer")
    assert len(enhancing.cards(game, tinkerer)) == len(tinkerer.character.pool)
    assert enhancing.cards(game, who(game, "brute")) == ["BR-01"]
    change_world(game, prosperity=4)
    assert len(enhancing.cards(game, who(game, "brute"))) == len(who(game, "brute").character.pool)


# --- enhanced cards play differently --------------------------------------------------------------------------------


def duel():
    board = Board(row(6))
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), hp=20)
    return board.game()


@pytest.mark.rule("GH-ENH-05", "GH-ENH-06", "GH-ENH-07")
def test_what_a_line_got_besides_is_done_with_it():
    game = duel()
    act(game, Damage(2, "adjacent_enemies", cond=("wound",), infuse=("fire",)))
    assert hp(game, "guard:1") == 18
    assert marks(game, "guard:1") == ["wound"]
    assert game.state.infused == ["fire"]
    act(game, Shield(1, cond=("strengthen",)))
    assert marks(game, "brute") == ["strengthen"]
    act(game, Loot(1, infuse=("ice",)))
    assert "ice" not in game.state.infused  # nothing to loot: the line was not used


@pytest.mark.rule("GH-ENH-04", "GH-ENH-09")
def test_rules_previews_bots_and_texts_know_an_enhanced_card():
    content = RULEBOOK.content
    sticker = Enhancement(card="BR-01", half="top", line=0, what="+1 attack")
    more = enhanced(content, (sticker, Enhancement(card="BR-01", half="top", line=0, what="wound")))
    before, after = content.cards["BR-01"].top.abilities[0], more.cards["BR-01"].top.abilities[0]
    assert (after.n, after.cond) == (before.n + 1, (*before.cond, "wound"))
    said = sentences((after,), more.areas)
    assert said != sentences((before,), content.areas)
    assert enhanced(content, (sticker,)) is enhanced(content, (sticker,))
