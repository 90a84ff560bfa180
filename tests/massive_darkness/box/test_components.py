"""Components and data fields (chapter 2.1 and 2.2)."""

from collections import Counter

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import LEVELS, load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.cards.picking_up import place_treasure
from tafelrunde.kernel import BrokenInvariant
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

content = load()


@pytest.mark.rule("MD-CMP-05")
def test_rooms_parted_by_a_closed_door_are_two_chambers_and_become_one(lab):
    match = table("board: lab\nheroes: [{zone: C2}, {}]\non_top: {door: [T05]}")
    rooms = Game(match.state).board.rooms

    def chamber(zone: str) -> list[str]:
        return sorted(Game(match.state).passages.region(zone, rooms))

    assert chamber("A1") == ["A1", "A2", "B1", "B2"]
    assert chamber("A3") == ["A3", "B3"]
    match.state.shut = tuple(door for door in match.state.shut if door != "A2-A3")
    assert chamber("A1") == ["A1", "A2", "A3", "B1", "B2", "B3"]


@pytest.mark.rule("MD-CMP-05")
def test_corridors_do_not_belong_to_a_chamber_even_through_an_open_door():
    match = table("open: [A6-B6, B6-C6]")
    game = Game(match.state)
    assert sorted(game.passages.region("A6", game.board.rooms)) == ["A5", "A6"]


@pytest.mark.rule("MD-CMP-08")
@pytest.mark.parametrize("quest", content.quests)
def test_no_quest_has_more_doors_than_tokens_and_the_rest_are_openings(quest: str):
    board = content.board(quest)
    assert len(board.doors) <= content.config.door_tokens == 15
    assert set(board.doors) <= board.doorways
    shut = set(board.shut_at_start)
    passages = board.passages(board.shut_at_start)
    for doorway in board.doorways - set(board.doors) - shut:
        a, b = doorway.split("-")
        assert b in passages.steps(a), f"{doorway} is an opening"


@pytest.mark.rule("MD-CMP-09", "MD-DOR-13")
def test_treasure_tokens_are_placed_as_long_as_there_are_some():
    match = table("treasure: {B5: [28, 4]}\non_top: {door: [T07], guard_1: [W009]}")
    play(match, "open:B6-C6")
    # Ambush: three normal tokens were due, two are left. C6 is a chamber of one room.
    assert match.state.treasure == {"B5": (28, 4), "C6": (2, 0)}


@pytest.mark.rule("MD-CMP-09")
def test_a_kind_of_token_that_has_run_out_is_not_placed():
    match = table("treasure: {B5: [30, 4]}")
    game = Game(match.state)
    place_treasure(game, "B4", 3, 1, "MD-DOR-13")
    assert match.state.treasure == {"B5": (30, 4)}
    match.state.treasure = {"B5": (30, 3)}
    place_treasure(game, "B4", 3, 1, "MD-DOR-13")
    assert match.state.treasure == {"B5": (30, 3), "B4": (0, 1)}


@pytest.mark.rule("MD-CMP-10")
@pytest.mark.parametrize("quest", content.quests)
def test_objective_tokens_suffice_and_share_one_back(quest: str):
    card = content.quests[quest]
    used = Counter(token.kind for token in card.tokens if token.kind != "hidden")
    used.update(card.hidden)
    assert used["artefact"] <= 2
    assert used["library"] <= 1
    assert used["cave"] <= 3
    assert sum(card.hidden.values()) == len([token for token in card.tokens if token.kind == "hidden"])


@pytest.mark.rule("MD-CMP-11")
@pytest.mark.parametrize("quest", content.quests)
def test_each_level_has_two_tokens_at_most(quest: str):
    used = Counter(token.level for token in content.quests[quest].level_tokens)
    assert max(used.values()) <= 2
    assert set(used) <= {1, 2, 3, 4, 5}


@pytest.mark.rule("MD-CMP-12")
def test_wound_tokens_are_no_limit():
    # Three greater monsters against six heroes have 123 wounds: more than all tokens together (20 + 10 times 5).
    match = table("""
        players: 6
        level: 4
        heroes: [{hero: bjorn, zone: B5}]
        enemies:
        - {card: WM07, zone: B4, health: 1}
        - {card: WM08, zone: B4, health: 1}
        - {card: WM09, zone: B5, health: 2}
        next: {strike: [2]}
    """)
    play(match, "strike:bjorn:hellhound")
    assert [enemy(match, name).health for name in ("abyssal_demon", "giant_spider", "hellhound")] == [1, 1, 1]


@pytest.mark.rule("MD-CMP-13")
@pytest.mark.parametrize("quest", content.quests)
def test_every_quest_has_a_start_zone_and_pillars_and_bridges_suffice(quest: str):
    board, card = content.board(quest), content.quests[quest]
    assert board.start in board.zones
    assert not card.exit or board.exit in board.zones
    assert len(card.pillars) <= 6
    assert len(card.bridges) <= 2


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CMP-20")
def test_codes_tell_the_type_of_a_card():
    def letters(codes) -> set[str]:
        return {code.rstrip("0123456789") for code in codes}

    assert letters(content.artefacts) == {"A"}
    assert letters(content.events) == {"E"}
    assert letters(content.treasures) == {"S"}
    assert letters([*content.starting, content.lifebringer.code]) == {"SA"}
    assert letters(content.doors) == {"T"}
    assert letters(content.guards) == {"W"}
    assert letters(content.monsters) == {"WM"}
    assert letters(hero.code for hero in content.heroes.values()) == {"H"}


@pytest.mark.rule("MD-CMP-22")
def test_equipment_has_level_kind_slot_dice_effects_and_set():
    sword, helmet, bow = (content.equipment[code] for code in ("S066", "S120", "S036"))
    assert (sword.level, sword.kind, sword.slot) == (2, "melee_weapon", "one_hand")
    assert (sword.melee.red, sword.defense.blue, bool(sword.ranged), bool(sword.magic)) == (1, 1, False, False)
    assert (helmet.kind, helmet.slot, helmet.set) == ("item", "none", "knight")
    assert (bow.slot, bow.ranged.yellow, len(bow.effects)) == ("two_hand", 2, 1)
    kinds = {card.kind for card in content.treasures.values()}
    weapons = {"melee_weapon", "ranged_weapon", "magic_weapon"}
    assert kinds == {"armor", "shield", "item", "consumable", "luck", "trap"} | weapons
    for card in content.treasures.values():
        slots = {"armor": ("body",), "shield": ("one_hand",)} | dict.fromkeys(weapons, ("one_hand", "two_hand"))
        assert card.slot in slots.get(card.kind, ("none",)), card.id


@pytest.mark.rule("MD-CMP-23")
def test_enemy_cards_have_a_role_and_only_guards_have_a_level():
    roles = Counter(card.role for card in content.enemies.values())
    assert roles == {"horde": 45, "harbinger": 5, "lesser": 6, "greater": 6}
    for code, card in content.enemies.items():
        assert (card.level in LEVELS) == (code in content.guards), code
        assert (card.minions > 0) == (card.role == "horde"), code
        assert card.health > 0
        assert card.melee


@pytest.mark.rule("MD-CMP-24")
def test_a_door_card_has_three_blocks():
    assert [len(card.blocks) for card in content.doors.values()] == [3] * 10
    guard, empty, special = content.doors["T06"].blocks
    assert (guard.enemy, guard.normal, guard.special) == ("guard", 2, 0)
    assert (not empty.enemy, empty.normal, empty.special) == (True, 2, 0)
    assert (not special.enemy, special.normal, special.special) == (True, 0, 1)


@pytest.mark.rule("MD-CMP-25", "MD-VAR-04")
def test_hero_cards_have_two_skills_and_a_recommendation():
    pairs = {hero.id: hero.recommended_class for hero in content.heroes.values()}
    assert pairs == {
        "bjorn": "shadow_barbarian",
        "elias": "battle_wizard",
        "owen": "paladin_of_wrath",
        "sibyl": "nightshade_ranger",
        "siegfried": "pit_fighter_berserker",
        "whisper": "bloodmoon_nightrunner",
    }
    for card in content.heroes.values():
        assert all("shadow_mode" in effect.if_ for effect in card.shadow_skill)
        assert card.shadow_skill
        assert card.special_skill.effects
        assert not any("shadow_mode" in effect.if_ for effect in card.special_skill.effects)


@pytest.mark.rule("MD-CMP-26")
def test_class_sheets_have_a_maneuver_a_skill_and_lines_with_level_and_cost():
    assert len(content.classes) == 6
    for sheet in content.classes.values():
        assert sheet.maneuver.effects
        assert sheet.skill.effects
        for line in sheet.lines:
            levels = [skill.level for skill in line.skills]
            assert levels == sorted(set(levels)), f"{sheet.id}: {line.id}"
            assert set(levels) <= set(LEVELS)
            assert {skill.cost for skill in line.skills} <= {5, 10, 15}


@pytest.mark.rule("MD-CMP-27")
@pytest.mark.parametrize(
    "wrong", ["xp: 31", "health: 6", "body: SA01", "hands: [SA03, SA01]", "hands: [SA01, SA11, SA07]"]
)
def test_a_dashboard_has_its_limits(wrong: str):
    with pytest.raises(BrokenInvariant, match=r"heroes\[0\]"):
        table(f"heroes: [{{{wrong}}}, {{}}]")
    assert hero(table("heroes: [{xp: 30, health: 5, hands: [SA01, SA11]}, {}]")).xp == 30


# --- miniatures ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CMP-28")
def test_the_figures_in_the_box():
    figures = {kind: (box.leaders, box.minions) for kind, box in content.miniatures.items()}
    single = ["dwarf_harbinger", "goblin_harbinger", "orc_harbinger"]
    single += ["abyssal_demon", "giant_spider", "hellhound", "cave_troll", "liliarch", "ogre_mage"]
    assert figures == {
        "dwarf_warriors": (1, 12),
        "dwarf_defenders": (1, 6),
        "goblin_archers": (1, 12),
        "goblin_warriors": (1, 12),
        "orc_executioners": (1, 6),
        "orc_bullies": (1, 6),
        **dict.fromkeys(single, (1, 0)),
    }
    assert {card.type for card in content.enemies.values()} == set(figures)


@pytest.mark.rule("MD-CMP-28")
def test_more_figures_than_the_box_holds_are_impossible():
    with pytest.raises(BrokenInvariant, match="minions of goblin_archers"):
        table("players: 6\nlevel: 3\nenemies: [{card: W021, zone: B4, minions: [1,1,1,1,1,1,1,1,1,1,1,1,1]}]")
    match = table("players: 6\nphase: event\nlevel: 3\non_top: {event: [E06], guard_3: [W021]}\nboard: tutorial")
    RULEBOOK.check(match.state)
    assert question(match) in ("act", "")
    assert ids(match)
    assert not told(match, "no_miniatures")
