"""Items: equipment, shields, artifacts, inventory, cursed items (chapter 9)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import working
from tafelrunde.games.sword_and_sorcery.rules.items import equipping, receiving, shields
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, play, table, told


def slots(card: str, code: str, more: str = "") -> tuple[str, ...]:
    _, state = laid_out(f"heroes: [{{card: {card}, rank: 7, main: '', offhand: '', armour: ''{more}}}, {{rank: 7}}]")
    return equipping.slots(Game(state), state.heroes[0], code)


@pytest.mark.rule("SS-ITM-03")
def test_style_runes():
    assert slots("thorgren_brute", "battle_axe") == ("main",)
    assert slots("xantares_wildmage", "battle_axe") == ()
    assert slots("xantares_wildmage", "knife") == ("main", "offhand"), "universal"
    assert slots("xantares_wildmage", "shortsword") == (), "a crossed-out rune"
    assert slots("robin_thief", "shortsword") == ("main", "offhand")


@pytest.mark.rule("SS-ITM-05", "SS-CMP-06")
def test_treasures_need_their_soul_rank():
    _, state = laid_out("heroes: [{rank: 2, main: ''}, {rank: 2}]")
    game = Game(state)
    assert not equipping.usable(game, state.heroes[0], "dancing_scimitar")
    state.heroes[0].rank = 3
    assert equipping.usable(game, state.heroes[0], "dancing_scimitar")


@pytest.mark.rule("SS-ITM-07")
def test_a_hero_power_may_forbid_heavy_armour():
    assert slots("thorgren_gladiator", "plate") == ()
    assert slots("thorgren_brute", "plate") == ("armour",)


@pytest.mark.rule("SS-WPN-01", "SS-WPN-02", "SS-WPN-03")
def test_hands():
    assert slots("thorgren_brute", "battle_axe", ", offhand: shield") == (), "two hands are needed"
    assert slots("thorgren_brute", "shield", ", main: battle_axe") == ()
    assert slots("thorgren_brute", "shield") == ("offhand",)
    assert slots("thorgren_brute", "mace") == ("main",)
    assert slots("thorgren_brute", "knife", ", main: mace") == ("offhand",)
    assert slots("thorgren_brute", "longsword", ", offhand: shield") == ("main",)


@pytest.mark.rule("SS-WPN-04")
@pytest.mark.parametrize(("offhand", "used"), [("''", "twohand"), ("shield", "main")])
def test_a_hand_and_a_half_weapon(offhand, used):
    _, state = laid_out(f"heroes: [{{main: longsword, offhand: {offhand}}}, {{}}]")
    assert equipping.used_as(Game(state), state.heroes[0], "main") == used


@pytest.mark.rule("SS-WPN-05", "SS-ITM-01")
def test_passive_properties_work_while_equipped_and_others_only_with_the_weapon():
    from tafelrunde.games.sword_and_sorcery.rules.death import armor

    _, state = laid_out("heroes: [{}, {}]")
    assert armor.value(Game(state), state.heroes[0]) == 2, "one of its own, one of the shield"
    state.heroes[0].offhand, state.heroes[0].inventory = "", ("shield",)
    assert armor.value(Game(state), state.heroes[0]) == 1
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, before: A3}]
        next: {red: [9], blue: [4]}
    """)
    play(match, "attack:main:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").zone == "B3", "the shield pushes only in an attack with it"


@pytest.mark.rule("SS-WPN-05")
def test_what_a_weapon_does_in_a_defence_works_while_it_is_equipped():
    match = table("""
        active: 0
        heroes: [{zone: B3, offhand: parrying_dagger}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        on_top: {activation: [B]}
    """)
    game, one = Game(match.state), hero(match)
    attack = declaring.begin(game, match.state.enemies[0], one, "main", "script")
    parries = [found.source for found in working(game, one, "defence", attack, match.state.enemies[0])]
    assert "parrying_dagger" in parries


@pytest.mark.rule("SS-WPN-05", "SS-CRF-03")
def test_dice_and_gems_of_the_other_weapon_do_not_count():
    match = table("""
        active: 0
        heroes: [{card: jeanne_avenger, zone: B3, main: scepter, offhand: shield}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        items: {scepter: {craft: onyx}}
    """)
    game, one = Game(match.state), hero(match)
    spider = match.state.enemies[0]
    by_weapon = {
        weapon: [
            found.source
            for at in ("attack_roll", "attack")
            for found in working(game, one, at, declaring.begin(game, one, spider, weapon, "combat"), spider)
        ]
        for weapon in ("main", "offhand")
    }
    assert {"scepter", "onyx"} <= set(by_weapon["main"])
    assert not {"scepter", "onyx"} & set(by_weapon["offhand"])
    assert "shield" in by_weapon["offhand"]


@pytest.mark.rule("SS-HER-06", "SS-HER-07", "SS-INV-06", "SS-ITM-04")
def test_load():
    _, state = laid_out("heroes: [{inventory: [antidote, staff, soul_vial], gold: 40}, {}]")
    game = Game(state)
    one = state.heroes[0]
    assert equipping.load_used(game, one) == 2, "the vial weighs nothing"
    assert equipping.has_room(game, one, "fire_flask")
    one.inventory += ("fire_flask",)
    assert not equipping.has_room(game, one, "panacea")
    assert equipping.has_room(game, one, "lockpicks")


@pytest.mark.rule("SS-MSH-02", "SS-MSH-03", "SS-MSH-05")
def test_shields_of_items_are_one_pool_and_stay_spent_until_the_time_phase():
    _, state = laid_out("heroes: [{card: xantares_wildmage, armour: robe}, {}]")
    game, one = Game(state), state.heroes[0]
    one.shields = 1
    assert shields.count(game, one) == 2
    assert shields.spend(game, one, 2) == 2
    assert shields.count(game, one) == 0
    one.armour, one.inventory = "", ("robe",)
    assert shields.count(game, one) == 1, "the natural one"
    one.armour, one.inventory = "robe", ()
    assert shields.count(game, one) == 0, "taking it off and on brings nothing back"
    shields.refresh(game)
    assert shields.count(game, one) == 1


@pytest.mark.rule("SS-MSH-04")
def test_shields_of_a_power_stay_until_they_are_spent():
    match = table("phase: time\nheroes: [{shields: 2}, {shields: 2, passing: 1}]")
    assert (hero(match).shields, hero(match, 1).shields) == (2, 1)


@pytest.mark.rule("SS-ART-02", "SS-ART-01", "SS-SET-15")
def test_artifacts_are_used_while_they_have_charges():
    match = table("""
        active: 0
        heroes: [{rank: 2, wounds: 5, artifact: amulet_of_life}, {rank: 2}]
        items: {amulet_of_life: {charges: 1}}
    """)
    play(match, "use:amulet_of_life.0")
    assert hero(match).wounds == 3
    assert "use:amulet_of_life.0" not in ids(match)


@pytest.mark.rule("SS-ART-02")
def test_a_newly_found_artifact_has_its_charges():
    match = table("""
        active: 0
        heroes: [{zone: A2}, {}]
        lying: {A2: {treasures: [ring_of_chance]}}
    """)
    play(match, "pick_up", "take:treasure")
    assert match.state.items["ring_of_chance"].charges == 3


@pytest.mark.rule("SS-INV-01", "SS-INV-02", "SS-EMP-06")
def test_single_use_items_go_back_where_they_came_from():
    match = table("active: 0\nheroes: [{wounds: 5, inventory: [greater_healing, panacea]}, {zone: A1}]")
    play(match, "use:greater_healing.0")
    assert hero(match).wounds == 0
    assert match.state.treasure_discard == ["greater_healing"]
    play(match, "use:panacea.0")
    assert hero(match).inventory == ()
    assert "antidote" in match.state.emporium, "the other side of the card"


@pytest.mark.rule("SS-INV-05")
def test_the_medical_kit_is_turned_over():
    match = table("""
        active: 0
        heroes: [{rank: 4, wounds: 5, inventory: [medical_kit], conditions: {bleed: 0, poison: 1}}, {zone: A1}]
    """)
    play(match, "use:medical_kit.0")
    assert hero(match).inventory == ("small_kit",)
    assert (hero(match).wounds, hero(match).conditions.poison) == (1, 0)


@pytest.mark.rule("SS-INV-03")
@pytest.mark.parametrize(("face", "left"), [(1, ("darts",)), (10, ())])
def test_projectiles_are_used_up_by_a_gremlin(face, left):
    match = table(f"""
        active: 0
        heroes: [{{zone: A3, inventory: [darts]}}, {{zone: A1}}]
        enemies: [{{card: dark_dwarf_1, zone: B3}}]
        next: {{red: [{face}], blue: [4]}}
    """)
    play(match, "use:darts.0")
    assert hero(match).inventory == left


@pytest.mark.rule("SS-GLD-03", "SS-GLD-02")
def test_coins_are_exchanged_at_once():
    match = table("active: 0\nheroes: [{zone: A2}, {}]\nlying: {A2: {treasures: [gold_pouch]}}")
    play(match, "pick_up", "take:treasure")
    assert hero(match).gold == 25
    assert match.state.treasure_discard == ["gold_pouch"]


@pytest.mark.rule("SS-GLD-02", "SS-GLD-01")
def test_the_coins_of_the_box_are_the_limit():
    _, state = laid_out("heroes: [{gold: 540}, {}]")
    receiving.pay(Game(state), state.heroes[1], 50)
    assert state.heroes[1].gold == 5


@pytest.mark.rule("SS-ITM-02")
def test_what_does_not_fit_stays_in_the_zone():
    match = table("""
        active: 0
        heroes: [{card: thorgren_brute, zone: A2, inventory: [antidote, fire_flask]}, {zone: A1}]
        lying: {A2: {treasures: [smoke_bomb]}}
    """)
    play(match, "pick_up", "take:treasure")
    assert match.state.lying["A2"].items == ("smoke_bomb",)


@pytest.mark.rule("SS-CUR-01", "SS-CUR-02", "SS-CUR-03")
def test_a_cursed_item_must_be_taken_and_can_not_be_dropped():
    match = table("""
        active: 0
        heroes: [{card: thorgren_brute, zone: A2, main: '', offhand: '', inventory: [antidote, fire_flask]}, {zone: A3}]
        lying: {A1: {items: [cursed_idol]}}
    """)
    play(match, "move:A1")
    assert match.decision.question == "make_room"
    play(match, "drop:antidote")
    assert set(hero(match).inventory) == {"fire_flask", "cursed_idol"}
    assert match.state.lying["A1"].items == ("antidote",)
    play(match, "drop")
    assert ids(match) == ["drop:fire_flask", "done"]


@pytest.mark.rule("SS-CMP-05", "SS-CMP-09", "SS-CMP-10", "SS-CRF-01", "SS-EMP-05")
def test_the_box_holds_as_many_cards_as_printed():
    content = load()
    assert len(content.copies("stock")) + len(content.copies("emporium")) == 46
    assert len(content.copies("treasure")) == 50
    assert (len(content.powers), len(content.talents), len(content.enemy_powers)) == (47 + 14, 6, 15)
    assert (len(content.activation_cards), len(content.trap_deck()), len(content.events)) == (15, 13, 20)
    assert (len(content.crit_tokens()), len(content.loot_tokens())) == (15, 6)
    assert len(content.enemy_cards) == 20


@pytest.mark.rule("SS-EDT-03")
def test_a_loot_token_is_exchanged_at_once():
    match = table("""
        active: 0
        heroes: [{zone: A2}, {}]
        lying: {A2: {loot: [loot_5]}}
        on_top: {trap: [no_trap]}
    """)
    play(match, "pick_up", "take:loot")
    assert told(match, "trap")[0].args["card"] == "no_trap"
    assert match.state.loot_discard == ["loot_5"]
