"""Crafting, brewing, selling, buying, blessings and enhancements (10.19 to 10.21, 10.23)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.characters import leaving
from tafelrunde.games.frosthaven.campaign.crafts import brewing, crafting, enhancing, trading
from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records import resources, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.havens.box.abilities import Attack, Heal, Move, Summon
from tafelrunde.games.havens.box.campaign import Owned
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.enhanced import HALVES, Enhancement, fitting, new_hexes, suits
from tafelrunde.games.havens.box.outpost import Craft
from tafelrunde.games.havens.box.outpost_effects import HERBS
from tafelrunde.games.havens.rules.campaign import enhancing as shared
from tafelrunde.games.havens.rules.campaign.effects import put_in_play
from tafelrunde.games.havens.rules.campaign.world import change, change_world, train, world
from tafelrunde.games.havens.state import Building
from tafelrunde.kernel.scene import Text
from tests.helpers.frosthaven_town import TEXT, build, content_with, fulfil, only, outpost_of, quest, who
from tests.helpers.gloomhaven_rules import asked, ids, run


def stocked(cls="drifter", *items, gold=30, **supply):
    """An outpost whose character has these items and resources."""
    game = outpost_of(gold=gold)
    train(game, who(game, cls), items=items)
    change(game, who(game, cls), resources=tuple(supply.items()))
    return game


def made_of(game, item, *items, **parts):
    """Another item is made of these parts."""
    changed = replace(game.content.items[item], craft=Craft(resources=parts, items=items))
    content_with(game, items={item: changed})


# --- crafting -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CRF-01")
def test_a_copy_of_an_available_item_for_its_parts():
    game = stocked(metal=2, leather=1)
    before = supplies.available(game, "002")
    run(game, crafting.craft(game, who(game, "drifter")), "craft:002", "done")
    assert who(game, "drifter").character.items == ("002",)
    assert who(game, "drifter").resources == (("metal", 1),)
    assert supplies.available(game, "002") == before - 1


@pytest.mark.rule("FH-CRF-01")
def test_potions_are_not_crafted():
    game = stocked(metal=9, leather=9, wood=9, **dict.fromkeys(HERBS, 9))
    put_in_play(game, "083", 4)
    assert "083" not in crafting.possible(game, who(game, "drifter"))


@pytest.mark.rule("FH-CRF-02", "FH-RES-04", "FH-RES-05")
def test_materials_come_from_the_own_supply_and_herbs_also_from_the_outposts():
    game = stocked(leather=1)
    resources.add(game, "outpost", "metal", 5)
    resources.add(game, "outpost", "rockroot", 1)
    able = crafting.possible(game, who(game, "drifter"))
    assert "001" not in able
    assert "009" in able
    run(game, crafting.make(game, who(game, "drifter"), "009"))
    assert resources.supply(game, "outpost") == (("metal", 5),)
    assert who(game, "drifter").resources == ()


@pytest.mark.rule("FH-CRF-03", "FH-STO-02")
def test_an_item_that_is_handed_in_is_available_again():
    game = stocked("drifter", "010", metal=1)
    put_in_play(game, "015", 2)
    before = supplies.available(game, "010")
    run(game, crafting.make(game, who(game, "drifter"), "015"))
    assert who(game, "drifter").character.items == ("015",)
    assert supplies.available(game, "010") == before + 1


@pytest.mark.rule("FH-CRF-04")
def test_what_nobody_can_get_is_paid_for_by_its_own_parts():
    game = stocked(metal=2, wood=1)
    put_in_play(game, "015", 2)
    assert "015" not in crafting.possible(game, who(game, "drifter"))
    train(game, who(game, "boneshaper"), items=("010",))
    content_with(game, items={"010": replace(game.content.items["010"], copies=1)})
    assert "015" in crafting.possible(game, who(game, "drifter"))
    run(game, crafting.make(game, who(game, "drifter"), "015"))
    assert who(game, "drifter").character.items == ("015",)
    assert who(game, "drifter").resources == ()
    assert who(game, "boneshaper").character.items == ("010",)


@pytest.mark.rule("FH-CRF-04")
def test_that_may_be_gold_or_the_herbs_of_a_known_potion():
    game = stocked(metal=1, arrowvine=2, gold=12)
    train(game, who(game, "boneshaper"), items=("120", "083"))
    for item in ("120", "083"):
        content_with(game, items={item: replace(game.content.items[item], copies=1)})
    made_of(game, "001", "120", metal=1)
    (plan,) = crafting.plans(game, who(game, "drifter"), "001")
    assert (plan.gold, plan.resources, plan.items) == (12, (("metal", 1),), ())
    made_of(game, "001", "083", metal=1)
    assert crafting.plans(game, who(game, "drifter"), "001") == []
    records.change(game, windows=("arrowvine+arrowvine",))
    (plan,) = crafting.plans(game, who(game, "drifter"), "001")
    assert dict(plan.resources) == {"metal": 1, "arrowvine": 2}


@pytest.mark.rule("FH-CRF-05")
def test_nobody_crafts_what_it_owns_or_what_is_not_there():
    game = stocked("drifter", "001", metal=3)
    assert "001" not in crafting.possible(game, who(game, "drifter"))
    train(game, who(game, "drifter"), items=())
    assert "001" in crafting.possible(game, who(game, "drifter"))
    content_with(game, items={"001": replace(game.content.items["001"], copies=1)})
    change_world(game, items=(("001", 1),))
    train(game, who(game, "boneshaper"), items=("001",))
    assert "001" not in crafting.possible(game, who(game, "drifter"))


@pytest.mark.rule("FH-CRF-06")
def test_a_better_craftsman_and_designs_enlarge_the_supply():
    game = stocked(metal=3)
    assert "011" not in crafting.possible(game, who(game, "drifter"))
    supplies.make_available(game, ["011"], "FH-STO-02")
    assert "011" in crafting.possible(game, who(game, "drifter"))


@pytest.mark.rule("FH-CRF-01")
def test_who_lacks_parts_is_told_so():
    game = stocked(metal=1)
    question = asked(crafting.craft(game, who(game, "drifter")))
    refused = {no.id: no for no in question.refused()}
    assert refused["craft:003"].rule == "FH-CRF-01"
    assert refused["craft:003"].args["cost"] == [Text("amount", {"n": 2, "what": "leather"})]


# --- brewing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-BRW-01", "FH-RES-05", "FH-BRW-08")
def test_two_herbs_of_any_supplies_make_a_potion_for_anybody():
    game = stocked(axenut=1)
    resources.add(game, "outpost", "arrowvine", 1)
    run(game, brewing.brew(game, who(game, "drifter")), "mix:arrowvine+axenut", "for:boneshaper")
    assert who(game, "boneshaper").character.items == ("084",)
    assert (who(game, "drifter").resources, resources.supply(game, "outpost")) == ((), ())


@pytest.mark.rule("FH-BRW-02")
def test_recipes_are_unknown_until_they_are_brewed():
    game = stocked(axenut=4)
    question = asked(brewing.brew(game, who(game, "drifter")))
    assert question.option("mix:axenut+axenut").args["potion"] == "unknown_potion"
    run(game, brewing.brew(game, who(game, "drifter")), "mix:axenut+axenut", "for:drifter")
    assert outpost(game).windows == ("axenut+axenut",)
    question = asked(brewing.brew(game, who(game, "drifter")))
    assert question.option("mix:axenut+axenut").args["potion"] == "item-089"


@pytest.mark.rule("FH-BRW-03", "FH-STO-02")
def test_the_other_copies_become_available():
    game = stocked(axenut=2)
    run(game, brewing.brew(game, who(game, "drifter")), "mix:axenut+axenut", "for:drifter")
    assert supplies.available(game, "089") == game.item("089").copies - 1
    assert supplies.unavailable(game, "089") == 0


@pytest.mark.rule("FH-BRW-04", "FH-CMP-23")
def test_21_windows_of_two_herbs_whatever_their_order():
    game = stocked(axenut=1, rockroot=1)
    recipes = game.content.outpost.recipes
    two = [recipe for recipe in recipes.values() if len(recipe.herbs) == 2]
    assert len(two) == len(list(combinations_with_replacement(HERBS, 2))) == 21
    assert brewing.potion(game, ("rockroot", "axenut")) == brewing.potion(game, ("axenut", "rockroot"))


@pytest.mark.rule("FH-BRW-05")
def test_a_known_recipe_without_a_copy_left_is_refused():
    game = stocked(axenut=2, arrowvine=2)
    content_with(game, items={"089": replace(game.content.items["089"], copies=1)})
    change_world(game, items=(*world(game).items, ("089", 1)))
    train(game, who(game, "boneshaper"), items=("089",))
    records.change(game, windows=("axenut+axenut",))
    question = asked(brewing.brew(game, who(game, "drifter")))
    assert "mix:axenut+axenut" not in ids(question)
    assert [no.rule for no in question.refused()] == ["FH-BRW-05"]


@pytest.mark.rule("FH-BRW-05")
def test_an_unknown_one_opens_its_window_and_gives_the_herbs_back():
    game = stocked(axenut=2)
    content_with(game, items={"089": replace(game.content.items["089"], copies=1)})
    change_world(game, items=(*world(game).items, ("089", 1)))
    train(game, who(game, "boneshaper"), items=("089",))
    run(game, brewing.brew(game, who(game, "drifter")), "mix:axenut+axenut")
    assert outpost(game).windows == ("axenut+axenut",)
    assert who(game, "drifter").resources == (("axenut", 2),)


@pytest.mark.rule("FH-BRW-06")
def test_a_known_potion_is_distilled_into_a_herb_of_a_known_recipe():
    game = stocked("drifter", "083")
    build(game, Building("35", 2))
    change_world(game, items=(*world(game).items, ("083", 4)))
    assert brewing.distillable(game, who(game, "drifter")) == []
    records.change(game, windows=("arrowvine+arrowvine", "corpsecap+flamefruit"))
    question = asked(brewing.distil(game, who(game, "drifter")))
    assert ids(question) == ["distil:083:arrowvine", "distil:083:corpsecap", "distil:083:flamefruit", "back"]
    run(game, brewing.distil(game, who(game, "drifter")), "distil:083:flamefruit")
    assert (who(game, "drifter").character.items, who(game, "drifter").resources) == ((), (("flamefruit", 1),))
    assert supplies.available(game, "083") == 4


@pytest.mark.rule("FH-BRW-06", "FH-BRW-07")
def test_only_a_better_alchemist_distils_and_brews_with_three_herbs():
    game = stocked("drifter", "083", axenut=3)
    change_world(game, items=(*world(game).items, ("083", 4)))
    records.change(game, windows=("arrowvine+arrowvine",))
    game.state.stay.waiting = (0,)
    for level, distils, sizes in ((1, False, {2}), (2, True, {2}), (3, True, {2, 3})):
        only(game, Building("35", level))
        offered = ids(asked(downtime.downtime(game, game.state.stay)))
        assert ("distil:drifter" in offered) is distils
        assert {len(mix) for mix in brewing.mixes(game, who(game, "drifter"))} == sizes


@pytest.mark.rule("FH-BRW-07")
def test_three_herbs_have_windows_of_their_own_and_equal_ones_share_one():
    game = stocked("drifter", "103", axenut=3, rockroot=1)
    recipes = game.content.outpost.recipes
    assert len([recipe for recipe in recipes.values() if len(recipe.herbs) == 3]) == 20
    assert {brewing.window(mix) for mix in combinations(HERBS, 3)} <= set(recipes)
    murky = game.content.outpost.tables.murky
    assert brewing.potion(game, ("axenut", "axenut", "rockroot")) == murky
    assert brewing.potion(game, ("axenut",) * 3) == murky
    records.change(game, windows=("murky",))
    assert brewing.distillable(game, who(game, "drifter")) == []


# --- selling and buying -------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SLL-01", "FH-DIF-52")
@pytest.mark.parametrize(("item", "price"), [("122", 12), ("120", 6), ("003", 4), ("015", 4), ("009", 4)])
def test_half_the_price_or_2_gold_for_each_part(item, price):
    game = stocked("drifter", item, gold=0)
    change_world(game, items=((item, 1),))
    assert supplies.available(game, item) == 0
    run(game, trading.sell(game, who(game, "drifter")), f"sell:{item}")
    assert who(game, "drifter").character.gold == price
    assert supplies.available(game, item) == 1


@pytest.mark.rule("FH-SLL-02")
def test_a_second_copy_is_sold_at_once():
    game = stocked("drifter", "089", axenut=2, gold=0)
    train(game, who(game, "boneshaper"), items=("089",))
    change_world(game, items=(*world(game).items, ("089", 3)))
    run(game, brewing.brew(game, who(game, "drifter")), "mix:axenut+axenut")
    assert who(game, "drifter").character.items == ("089",)
    assert who(game, "drifter").character.gold == 4


@pytest.mark.rule("FH-SLL-03")
@pytest.mark.parametrize(("potion", "price"), [("083", 4), ("095", 6), ("103", 6)])
def test_potions_bring_2_gold_for_each_herb(potion, price):
    assert supplies.worth(outpost_of(), potion) == price


@pytest.mark.rule("FH-BUY-01", "FH-UNL-02", "FH-DIF-52")
def test_nothing_is_bought_before_building_37_stands():
    game = stocked(gold=100)
    game.state.stay.waiting = (0,)
    build(game, Building("37", 0))
    assert "buy:drifter" not in ids(asked(downtime.downtime(game, game.state.stay)))
    build(game, Building("37", 1))
    assert "buy:drifter" in ids(asked(downtime.downtime(game, game.state.stay)))


@pytest.mark.rule("FH-BUY-02")
def test_available_purchasable_items_for_their_price():
    game = stocked(gold=20)
    build(game, Building("37", 1))
    question = asked(trading.buy(game, who(game, "drifter")))
    assert "buy:120" in ids(question)
    assert "buy:001" not in ids(question)
    assert [(no.id, no.rule) for no in question.refused()] == [("buy:122", "FH-BUY-02")]
    run(game, trading.buy(game, who(game, "drifter")), "buy:123")
    assert (who(game, "drifter").character.items, who(game, "drifter").character.gold) == (("123",), 5)


@pytest.mark.rule("FH-TMP-01")
def test_a_blessing_for_10_gold_once_in_an_outpost_phase():
    game = stocked(gold=25)
    build(game, Building("42", 1))
    game.state.stay.waiting = (0,)
    run(game, downtime.downtime(game, game.state.stay), "bless:drifter")
    assert (who(game, "drifter").blessed, who(game, "drifter").character.gold) == (True, 15)
    assert "bless:drifter" not in ids(asked(downtime.downtime(game, game.state.stay)))


# --- enhancements -------------------------------------------------------------------------------------------------


def forge(*abilities, level=1, gold=2000, variants=(), **action):
    """A card of our own with these abilities on top, and the enhancer's door open."""
    game = outpost_of(gold=gold)
    build(game, Building("44", 1))
    game.state.variants = variants
    made = AbilityCard(
        id="DR-01",
        owner="drifter",
        level=level,
        initiative=50,
        name=TEXT,
        top=Action(abilities, **action),
        bottom=Action((Move(2),), dots=(0,)),
    )
    content_with(game, cards={"DR-01": made})
    return game


def prices(game):
    found = shared.offers(game, "DR-01", enhancing.price)
    return {one.sticker.what: one.price for one in found if one.sticker.half == "top"}


@pytest.mark.rule("FH-ENH-01")
def test_an_enhancement_stays_with_the_cards_of_the_class():
    game = forge(Attack(3))
    answers = ("card:DR-01", "enhance:DR-01:top:0:+1_attack")
    run(game, enhancing.enhance(game, who(game, "drifter")), *answers)
    assert who(game, "drifter").character.gold == 1950
    assert world(game).enhancements == (Enhancement(card="DR-01", half="top", line=0, what="+1 attack"),)
    assert game.card("DR-01").top.abilities[0].n == 4


@pytest.mark.rule("FH-ENH-02", "FH-ENH-06", "FH-DIF-58")
def test_base_prices_are_those_of_the_table():
    assert prices(forge(Move(3)))["+1 move"] == 30
    found = prices(forge(Attack(3, range=3, pierce=1, push=1, pull=1)))
    wanted = {"attack": 50, "range": 30, "pierce": 30, "push": 30, "pull": 20}
    assert {what: found[f"+1 {what}"] for what in wanted} == wanted
    effects = {"wound": 75, "poison": 50, "immobilize": 150, "muddle": 40, "curse": 150}
    assert {what: found[what] for what in effects} == effects
    assert (found["infuse fire"], found["infuse any"]) == (100, 150)
    assert prices(forge(Move(3)))["jump"] == 60
    healing = prices(forge(Heal(3)))
    assert {what: healing[what] for what in ("regenerate", "ward", "strengthen", "bless")} == {
        "regenerate": 40,
        "ward": 75,
        "strengthen": 100,
        "bless": 75,
    }


@pytest.mark.rule("FH-ENH-02")
def test_several_targets_double_but_not_for_targets_and_elements():
    found = prices(forge(Attack(3, targets=2)))
    assert (found["+1 attack"], found["+1 targets"], found["infuse fire"]) == (100, 75, 100)


@pytest.mark.rule("FH-ENH-02")
def test_a_lost_action_costs_half_and_a_persistent_one_three_times():
    assert prices(forge(Attack(3), lost=True))["+1 attack"] == 25
    assert prices(forge(Attack(3), lost=True, active="persistent"))["+1 attack"] == 150
    assert prices(forge(Attack(3), active="persistent"))["+1 attack"] == 150


@pytest.mark.rule("FH-ENH-02")
def test_the_stats_of_summons_are_not_tripled():
    game = outpost_of()
    summon = next(name for name, stats in game.content.summons.items() if stats.hp is not None)
    found = prices(forge(Summon(what=summon), lost=True, active="persistent"))
    assert found["+1 summon_hp"] == 40


@pytest.mark.rule("FH-ENH-02")
@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 25), (5, 100), (9, 200)])
def test_every_card_level_above_1_costs_25_more(level, more):
    assert prices(forge(Attack(3), level=level))["+1 attack"] == 50 + more


@pytest.mark.rule("FH-ENH-02")
def test_every_enhancement_of_the_action_costs_75_more():
    game = forge(Attack(3), Move(2), dots=(2, 1))
    change_world(game, enhancements=(Enhancement(card="DR-01", half="top", line=1, what="+1 move"),))
    assert prices(game)["+1 attack"] == 125


@pytest.mark.rule("FH-ENH-02")
def test_everything_in_its_order():
    game = forge(Attack(3, targets=2), Move(2), level=3, lost=True, dots=(2, 1))
    change_world(game, enhancements=(Enhancement(card="DR-01", half="top", line=1, what="+1 move"),))
    assert prices(game)["+1 attack"] == 50 * 2 // 2 + 50 + 75


@pytest.mark.rule("FH-ENH-03")
def test_an_area_hex_costs_200_divided_by_the_hexes_rounded_up():
    game = outpost_of()
    areas = {name: len(area.red) for name, area in game.content.areas.items() if len(area.red) in (2, 3)}
    for name, hexes in areas.items():
        assert prices(forge(Attack(3, area=name)))["hex"] == -(-200 // hexes)
    assert {-(-200 // hexes) for hexes in areas.values()} >= {67}


@pytest.mark.rule("FH-ENH-04")
@pytest.mark.parametrize(
    ("shape", "kinds"),
    [
        ("s", {"+1"}),
        ("c", {"+1", "element"}),
        ("d", {"+1", "element", "condition"}),
        ("h", {"hex"}),
        ("sh", {"+1", "hex"}),
        ("", set()),
    ],
)
def test_the_shape_of_a_slot_says_what_fits(shape, kinds):
    area = next(name for name, area in outpost_of().content.areas.items() if len(area.red) == 3)
    offered = set(prices(forge(Attack(3, area=area), shapes=(shape,))))
    kind = {"+1 attack": "+1", "infuse fire": "element", "poison": "condition", "hex": "hex"}
    assert {kind[what] for what in offered if what in kind} == kinds


@pytest.mark.rule("FH-ENH-04")
def test_every_slot_takes_one_enhancement():
    game = forge(Attack(3, range=3), shapes=("sd",))
    first = Enhancement(card="DR-01", half="top", line=0, what="+1 attack")
    change_world(game, enhancements=(first,))
    assert {"+1 range", "poison", "infuse fire"} <= set(prices(game))
    change_world(game, enhancements=(first, replace(first, what="poison")))
    assert prices(game) == {}
    change_world(game, enhancements=(replace(first, what="poison"),))
    assert set(prices(game)) == {"+1 attack", "+1 range"}


@pytest.mark.rule("FH-ENH-04")
def test_positive_abilities_take_positive_conditions():
    found = prices(forge(Heal(3), shapes=("d",)))
    assert {"bless", "strengthen", "ward", "regenerate"} <= set(found)
    assert "poison" not in found


@pytest.mark.rule("FH-ENH-07")
def test_a_line_that_states_no_slots_has_a_diamond_and_a_pattern_a_hexagon():
    area = next(name for name, area in outpost_of().content.areas.items() if len(area.red) == 3)
    stated, silent = forge(Attack(3, area=area), shapes=("dh",)), forge(Attack(3, area=area))
    assert prices(stated) == prices(silent)


@pytest.mark.rule("FH-ENH-01", "FH-ENH-04")
def test_every_card_of_every_class_has_slots_and_each_of_them_takes_something():
    content = outpost_of().content
    for card in content.cards.values():
        printed = []
        for half in HALVES:
            action = card.half(half)
            assert action.shapes is not None, f"{card.id} {half} leaves its slots to the rule"
            assert len(action.shapes) == len(action.abilities), card.id
            for line, shapes in enumerate(action.shapes):
                fit = list(fitting(content, card, half, line))
                for shape in shapes:
                    hexes = new_hexes(content, action.abilities[line])
                    useful = bool(hexes) if shape == "h" else any(suits(shape, what) for what in fit)
                    assert useful, f"{card.id} {half} {line}"
                printed.append(shapes)
        assert any(printed), f"{card.id} has no slot"


@pytest.mark.rule("FH-ENH-05")
def test_halves_are_rounded_up_and_level_x_is_level_1():
    game = forge(Heal(3), lost=True, level="X")
    assert prices(game)["bless"] == 38


@pytest.mark.rule("FH-VAR-04")
def test_temporary_enhancements_are_cheaper():
    game = forge(Attack(3), Move(2), dots=(2, 1), variants=("temporary_enhancements",))
    assert prices(game)["+1 attack"] == 40
    change_world(game, enhancements=(Enhancement(card="DR-01", half="top", line=1, what="+1 move"),))
    assert prices(game)["+1 attack"] == 84


@pytest.mark.rule("FH-VAR-04")
def test_temporary_enhancements_are_gone_with_a_retirement():
    for variants, kept in (((), 2), (("temporary_enhancements",), 1)):
        game = forge(Attack(3), variants=variants)
        mine = Enhancement(card="DR-01", half="top", line=0, what="+1 attack")
        other = next(name for name, card in game.content.cards.items() if card.owner == "boneshaper")
        change_world(game, enhancements=(mine, replace(mine, card=other)))
        quest(game, "drifter", Owned(n=1), opens="env-24")
        fulfil(game, "drifter")
        run(game, leaving.retire(game, who(game, "drifter")))
        assert len(world(game).enhancements) == kept
