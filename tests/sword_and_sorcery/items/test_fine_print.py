"""Items and cards: what the other tests do not look at (chapters 2, 9)."""

from __future__ import annotations

import shutil

import pytest
import yaml

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, CompanionCard, CompanionLevel, EventCard
from tafelrunde.games.sword_and_sorcery.box.content import FOLDER, load, read
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tests.sword_and_sorcery.table import hero, ids, laid_out, play, table, told


@pytest.mark.rule("SS-WPN-07", "SS-WPN-06")
def test_bare_hands_strike_bluntly():
    _, state = laid_out("heroes: [{main: '', offhand: ''}, {}]")
    assert declaring.weapon_of(Game(state), state.heroes[0], "unarmed").types == ("blunt",)


@pytest.mark.rule("SS-ARM-02", "SS-ITM-01")
def test_armour_protects_only_while_it_is_worn_and_there_is_one_slot():
    _, state = laid_out(
        "heroes: [{card: thorgren_brute, rank: 7, main: '', offhand: '', armour: plate, inventory: [padded]}, {}]"
    )
    game, one = Game(state), state.heroes[0]
    worn = armor.value(game, one)
    assert worn == game.amount(load().armours["plate"].defence.armor, one)
    assert equipping.slots(game, one, "padded") == (), "one slot"
    one.armour, one.inventory = "", ("plate", "padded")
    assert armor.printed(game, one) == load().natural["thorgren_brute"]


@pytest.mark.rule("SS-INV-04")
def test_one_projectile_once_in_one_attack():
    match = table("""
        active: 0
        heroes: [{card: robin_thief, rank: 4, zone: B3, inventory: [darts, darts.2]}, {zone: A1, rank: 4}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, next(option for option in ids(match) if option.startswith("use:darts.0")))
    while match.decision.question != "act":
        assert not [option for option in ids(match) if option.startswith("use:darts")], "not a second one"
        play(match, match.decision.default or ids(match)[0])
    assert len(told(match, "attack_roll")) == 1


@pytest.mark.rule("SS-CUR-04")
def test_who_stands_beside_a_dead_hero_takes_its_cursed_item_only_when_entering_again():
    cursed = next(card.id for card in load().inventory.values() if "cursed" in card.tags)
    match = table(f"""
        active: 0
        heroes: [{{zone: B2}}, {{zone: A1}}]
        lying: {{B2: {{items: [{cursed}]}}}}
    """)
    assert cursed not in hero(match).inventory, "it stands there already"
    play(match, "move:A2")
    assert cursed not in hero(match).inventory
    play(match, "move:B2")
    assert cursed in hero(match).inventory


# --- what is printed ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CMP-08")
def test_what_is_printed_on_armour():
    printed = ("name", "category", "styles", "defence", "effects", "price", "origin", "rank", "improved")
    assert set(printed) <= set(ArmourCard.__struct_fields__)
    assert {card.category for card in load().armours.values()} == {"light", "medium", "heavy"}
    assert all(card.improved for card in load().armours.values() if card.origin in ("stock", "emporium"))


@pytest.mark.rule("SS-CMP-15")
def test_what_is_printed_on_events():
    assert {"number", "name", "kind", "do", "spawn"} <= set(EventCard.__struct_fields__)
    numbers = [card.number for card in load().events.values()]
    assert sorted(numbers) == list(range(1, 21))
    assert {card.kind for card in load().events.values()} == {"standard", "adventure", "day", "night"}


@pytest.mark.rule("SS-CMP-17")
def test_what_is_printed_on_companions():
    printed = {"movement", "hp", "value", "style", "attack", "defence", "effects"}
    assert printed <= set(CompanionLevel.__struct_fields__)
    assert {"name", "levels", "kind", "hire", "action"} <= set(CompanionCard.__struct_fields__)
    _, state = laid_out("heroes: [{rank: 3}, {}]\ncompanions: [{card: warrior, owner: 0, zone: A2}]")
    assert Game(state).max_hp(state.companions[0]) == 3 + 1, "a formula: soul rank and act"


@pytest.mark.rule("SS-GEN-16")
def test_printed_numbers_of_tokens_are_no_limit_but_coins_and_random_pools_are():
    from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
    from tafelrunde.games.sword_and_sorcery.rules.death import criticals
    from tafelrunde.games.sword_and_sorcery.rules.items import receiving

    _, state = laid_out("heroes: [{gold: 500}, {}]")
    game = Game(state)
    receiving.pay(game, state.heroes[1], 100)
    assert sum([one.gold for one in state.heroes]) == 545, "the coins in the box"
    state.heroes[0].conditions.fire = (1,) * 13
    inflicting.inflict(game, state.heroes[0], "fire", 1)
    assert len(state.heroes[0].conditions.fire) == 14, "13 are in the box"
    state.crit_deck, state.crit_discard = [], []
    before = state.heroes[1].conditions.crits
    criticals.draw(game, state.heroes[1])
    assert state.heroes[1].conditions.crits == before, "no token is left"


# --- variants -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-VAR-01")
@pytest.mark.parametrize(("styles", "side"), [(["faith"], "style"), (["speed"], "style"), (["psionic"], "universal")])
def test_a_hero_of_another_box_has_the_natural_defence_of_its_basic_armour(tmp_path, styles, side):
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    heroes = yaml.safe_load((folder / "heroes.yaml").read_text(encoding="utf-8"))
    guest = heroes["heroes"][0]
    del guest["defence"]
    armours = yaml.safe_load((folder / "armours.yaml").read_text(encoding="utf-8"))
    if side == "universal":
        (style,) = guest["styles"]
        armours["basic"] = [card for card in armours["basic"] if card["style"] != style]
        (folder / "armours.yaml").write_text(yaml.safe_dump(armours, allow_unicode=True), encoding="utf-8")
    else:
        guest["styles"] = styles
    (folder / "heroes.yaml").write_text(yaml.safe_dump(heroes, allow_unicode=True), encoding="utf-8")
    content = read(folder)
    basic = content.files.armours.basic
    own = [card.defence for card in basic if card.style in content.heroes[guest["id"]].styles]
    assert content.natural[guest["id"]] == (own[0] if side == "style" else basic[0].universal)
    assert bool(own) == (side == "style")


@pytest.mark.rule("SS-VAR-03", "SS-RUL-08", "SS-ENM-13", "SS-ENM-16")
@pytest.mark.parametrize(("foes", "scroll"), [("easier", "giant_spider"), ("harder", "giant_spider_weaving")])
def test_kinds_of_the_same_style_and_rank_are_swapped_by_their_diamonds(foes, scroll):
    from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving

    _, state = laid_out(f"options: {{foes: {foes}}}")
    enemy = arriving.place(Game(state), "giant_spider_1", "D3")
    assert enemy.scroll == scroll
    easy, hard = load().scrolls["giant_spider"], load().scrolls["giant_spider_weaving"]
    assert (easy.rank, easy.style) == (hard.rank, hard.style)
    assert easy.difficulty < hard.difficulty
    one_sided = arriving.place(Game(state), "dark_dwarf_1", "D3")
    assert one_sided.scroll == "dark_dwarf"


@pytest.mark.rule("SS-ENM-13")
def test_every_scroll_has_one_to_four_diamonds_and_nothing_reads_them_in_play():
    assert {scroll.difficulty for scroll in load().scrolls.values()} <= {1, 2, 3, 4}
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: D3}, {card: elf_witch_1, zone: D3}]")
    game = Game(state)
    assert game.counts(state.enemies[0]) == load().enemy_cards["giant_spider_1"].presence


@pytest.mark.rule("SS-VAR-05", "SS-MOD-05", "SS-MOD-06")
def test_alone_one_plays_two_heroes_with_a_seat_each_and_nothing_else_changes():
    from tafelrunde.games.sword_and_sorcery import RULEBOOK
    from tafelrunde.kernel import Match
    from tafelrunde.kernel.rulebook import BadSetup

    with pytest.raises(BadSetup):
        RULEBOOK.setup(1, {})
    match = Match.new(RULEBOOK, 2, seed=2, options={"heroes": "recommended"})
    assert [one.seat for one in match.state.heroes] == [0, 1]
    assert list(Game(match.state).clockwise()) == [0, 1]


@pytest.mark.rule("SS-VAR-06", "SS-MOD-03")
def test_the_first_adventure_is_small_and_can_be_begun_with_a_recommended_party():
    first = next(iter(load().adventures.values()))
    assert (first.rank, len(first.tiles)) == (1, 2)
    assert min([len(adventure.tiles) for adventure in load().adventures.values()]) == 2
    scenes = [scene for scene in load().scenes.values() if scene.kind == "gold"]
    assert scenes[0].adventure == first.id


@pytest.mark.rule("SS-RUL-03", "SS-DOR-09")
def test_the_key_fits_all_locks_of_the_adventure():
    match = table("""
        adventure: the_vault
        active: 0
        heroes: [{zone: F5, key: true}, {zone: A4}]
    """)
    assert "unlock:F5-G5" in ids(match)
    play(match, "unlock:F5-G5")
    assert match.state.locks == ("I4",)
    assert hero(match).key, "it stays with its hero"
