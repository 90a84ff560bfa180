"""The content of Gloomhaven: as much of everything as the rules ask for, and all of it something the rules know."""

from __future__ import annotations

import inspect
from collections import Counter
from typing import get_args

import pytest
import yaml

from tafelrunde.games.frosthaven import content as frosthaven
from tafelrunde.games.gloomhaven.content import FOLDER, PACKS, load
from tafelrunde.games.havens.box import abilities as tokens
from tafelrunde.games.havens.box import monster_abilities as creatures
from tafelrunde.games.havens.box import special, vocabulary
from tafelrunde.games.havens.box.cards import Action, CharacterClass, Content
from tafelrunde.games.havens.box.formula import value
from tafelrunde.games.havens.box.modifier_cards import STANDARD, modifier
from tafelrunde.games.havens.pack import drawing
from tafelrunde.games.havens.pack.drawing import axial
from tafelrunde.games.havens.pack.goals import TESTS


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


@pytest.fixture(params=sorted(load().classes))
def hero(request: pytest.FixtureRequest) -> CharacterClass:
    return load().classes[request.param]


def test_the_content_is_sound() -> None:
    assert PACKS.check(None) == load()


# --- classes --------------------------------------------------------------------------------------------------


def test_the_six_classes_that_are_there_from_the_start(content: Content) -> None:
    hands = {
        key: (cls.hand, cls.hp[0], cls.hp[8])
        for key, cls in content.classes.items()
        if key not in content.locked_classes
    }
    assert hands == {
        "brute": (10, 10, 26),
        "tinkerer": (12, 8, 20),
        "spellweaver": (8, 6, 14),
        "scoundrel": (9, 8, 20),
        "cragheart": (11, 10, 26),
        "mindthief": (10, 6, 14),
    }


@pytest.mark.rule("GH-OVR-04", "GH-BOX-01")
def test_four_more_classes_wait_in_boxes(content: Content) -> None:
    assert content.locked_classes == {"blood_scribe", "gale_dancer", "snaremaker", "swarm_keeper"}
    for name in content.locked_classes:
        cls = content.classes[name]
        assert cls.unlock_event
        assert cls.retire_event
        assert len(cls.cards) == cls.hand + 3 + 16


@pytest.mark.rule("GH-DAT-01")
def test_a_class_has_hit_points_for_nine_levels_and_fifteen_perk_boxes(content: Content, hero: CharacterClass) -> None:
    assert len(hero.hp) == 9
    assert list(hero.hp) == sorted(set(hero.hp))
    assert sum(content.perks[perk].boxes for perk in hero.perks) == 15


@pytest.mark.rule("GH-DAT-06", "GH-DAT-09", "GH-DAT-10")
def test_cards_for_the_hand_three_x_cards_and_two_for_every_level(content: Content, hero: CharacterClass) -> None:
    cards = [content.cards[card] for card in hero.cards]
    levels = Counter(card.level for card in cards)
    assert levels.pop("X") == 3
    assert levels == {1: hero.hand, **dict.fromkeys(range(2, 10), 2)}
    assert all(1 <= card.initiative <= 99 and card.owner == hero.id for card in cards)
    # With equal initiatives within a class, hands would be harder to tell apart.
    assert len({card.initiative for card in cards if card.level in (1, "X")}) == hero.hand + 3


@pytest.mark.rule("GH-PRK-01")
def test_perks_name_modifier_cards(content: Content) -> None:
    for perk in content.perks.values():
        for card, number in (*perk.remove, *perk.add):
            assert modifier(card).id == card
            assert number >= 1
        assert perk.remove or perk.add or perk.ignore


@pytest.mark.rule("GH-DAT-13")
def test_the_standard_deck_has_twenty_cards(content: Content) -> None:
    assert sum(STANDARD.values()) == 20
    shuffling = [card for card in STANDARD if modifier(card).shuffle]
    assert sorted(shuffling) == ["null", "x2"]


@pytest.mark.rule("GH-DAT-07")
def test_worked_examples_of_the_rulebook(content: Content) -> None:
    trample = content.cards["BR-01"]
    assert (trample.name.de, trample.initiative) == ("Trampeln", 72)
    assert trample.top == Action(abilities=(tokens.Attack(3, pierce=2),))
    assert trample.bottom.abilities == (tokens.Move(4, jump=True), tokens.Attack(2, targets="moved_through"))
    assert trample.bottom.lost
    armor = content.cards["SW-03"].bottom
    assert armor.abilities == (tokens.Trigger("damage", vocabulary.Gain(negate=True)),)
    assert (armor.active, armor.slots) == ("persistent", (1, 1))
    reversal = content.cards["SC-10"].top.abilities[0]
    assert isinstance(reversal, tokens.Attack)
    assert reversal.bonus == (vocabulary.Bonus("twice_target_shield", vocabulary.Gain(attack=1, times=True)),)


def _actions(content: Content) -> list[Action]:
    return [action for card in content.cards.values() for action in (card.top, card.bottom)]


def test_every_kind_of_ability_is_on_a_card_an_item_or_in_a_treasure(content: Content) -> None:
    used = {type(ability) for action in _actions(content) for ability in action.abilities}
    used |= {type(ability) for item in content.items.values() for ability in item.abilities}
    of_frosthaven = {tokens.Teleport, tokens.Rewind, tokens.Grant, tokens.Control}
    of_frosthaven |= {tokens.GainTokens, tokens.Return, tokens.Haste, tokens.Shadows, tokens.Switch, tokens.ChangeTile}
    assert used == set(get_args(tokens.CardAbility)) - of_frosthaven


def test_classes_play_differently(content: Content) -> None:
    """Each class leads in something: what it does most of its cards' halves with."""

    def share(cls: str, *kinds: type) -> int:
        cards = [content.cards[card] for card in content.classes[cls].cards]
        return sum(
            any(isinstance(ability, kinds) for ability in half.abilities)
            for card in cards
            for half in (card.top, card.bottom)
        )

    def leader(*kinds: type) -> str:
        return max(content.classes, key=lambda cls: share(cls, *kinds))

    assert leader(tokens.Shield, tokens.Retaliate) == "brute"
    assert leader(tokens.Heal) == "tinkerer"
    assert leader(tokens.Refresh) == "tinkerer"
    assert leader(tokens.Infuse) == "spellweaver"
    assert leader(tokens.Obstacle) == "cragheart"
    assert leader(tokens.Summon) == "swarm_keeper"
    assert leader(tokens.Loot) == "scoundrel"
    assert leader(tokens.Suffer) == "blood_scribe"
    assert leader(tokens.Trap) == "snaremaker"
    assert leader(tokens.Guard) == "gale_dancer"


# --- monsters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-19")
def test_every_monster_has_two_ranks_at_eight_levels(content: Content) -> None:
    monsters = [monster for monster in content.monsters.values() if not monster.boss]
    assert len(monsters) == 17
    for monster in monsters:
        assert (len(monster.normal), len(monster.elite)) == (8, 8)
        for normal, elite in zip(monster.normal, monster.elite, strict=True):
            assert value(elite.hp, 2, 1) >= value(normal.hp, 2, 1) or elite.traits.shield > normal.traits.shield
        for low, high in zip(monster.normal, monster.normal[1:], strict=False):
            assert value(high.hp, 2, 1) + value(high.attack, 2, 1) >= value(low.hp, 2, 1) + value(low.attack, 2, 1)


@pytest.mark.rule("GH-DAT-24")
def test_guards_and_archers_share_their_decks(content: Content) -> None:
    decks = {key: monster.deck for key, monster in content.monsters.items()}
    assert {decks[kind] for kind in ("bandit_guard", "city_guard", "inox_guard")} == {"guard"}
    assert {decks[kind] for kind in ("bandit_archer", "inox_archer")} == {"archer"}


@pytest.mark.rule("GH-DAT-23", "GH-DAT-26")
def test_a_deck_has_eight_cards_and_some_of_them_shuffle(content: Content) -> None:
    for deck in content.decks.values():
        assert len(deck) == 8
        assert 1 <= sum(card.shuffle for card in deck) <= 4
        assert len({card.id for card in deck}) == 8
        assert all(content.monster_card(card.id) is card for card in deck)


@pytest.mark.rule("GH-DAT-27", "GH-BOS-01", "GH-BOS-04")
def test_bosses_grow_with_the_party_and_share_one_deck(content: Content) -> None:
    bosses = {key: monster for key, monster in content.monsters.items() if monster.boss}
    assert sorted(bosses) == [
        "bandit_commander",
        "barrow_queen",
        "forge_tyrant",
        "grove_keeper",
        "iron_captain",
        "root_mother",
        "xorn_spawn",
    ]
    for boss in bosses.values():
        assert boss.deck == "boss"
        assert boss.immune
        assert value(boss.boss[1].hp, 4, 1) == 2 * value(boss.boss[1].hp, 2, 1)
    specials = [ability for boss in bosses.values() for ability in (boss.special_1, boss.special_2)]
    assert len(set(map(str, specials))) == 2 * len(bosses)


def test_the_commander_opens_doors(content: Content) -> None:
    commander = content.monsters["bandit_commander"]
    assert commander.special_1 == (creatures.OpenDoor((creatures.MonsterMove(), creatures.MonsterAttack())),)
    assert commander.special_2 == (creatures.MonsterSummon("living_bones"),)


# --- items, goals, tables -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-17", "GH-DAT-18")
def test_ninety_five_items_for_six_slots(content: Content) -> None:
    assert list(content.items) == [f"{number:03}" for number in range(1, 96)]
    slots = Counter(item.slot for item in content.items.values())
    assert set(slots) == {"head", "body", "legs", "one_hand", "two_hands", "small"}
    armor = content.items["016"]
    assert (armor.charges, armor.minus_ones, armor.gain.shield) == (3, 3, 1)


def test_battle_goals_use_a_test_once_and_leave_others_to_the_sister_game(content: Content) -> None:
    tests = Counter(goal.test for goal in content.goals.values())
    assert set(tests.values()) == {1}
    assert {*tests, *[goal.test for goal in frosthaven.PACKS.alone().goals.values()]} == set(TESTS)


@pytest.mark.rule("GH-LVL-05", "GH-LVL-07")
def test_what_the_level_fixes(content: Content) -> None:
    for level, row in enumerate(content.levels):
        assert (row.level, row.monster_level) == (level, level)
        assert row.trap_damage == 2 + level
        assert row.hazard_damage == (2 + level) // 2
        assert row.bonus_xp == 4 + 2 * level
    assert [row.gold_per_coin for row in content.levels] == [2, 2, 3, 3, 4, 4, 5, 6]


@pytest.mark.rule("GH-SOL-02", "GH-SOL-04", "GH-SOL-05")
def test_alone_monsters_and_traps_are_one_level_higher(content: Content) -> None:
    for level, row in enumerate(content.solo_levels):
        assert row.monster_level == min(7, level + 1)
        assert row.trap_damage == 3 + level
        assert row.hazard_damage == row.trap_damage // 2
        assert (row.gold_per_coin, row.bonus_xp) == (content.levels[level].gold_per_coin, 4 + 2 * level)


def test_what_levels_cost(content: Content) -> None:
    assert content.level_xp == (0, 45, 95, 150, 210, 275, 345, 420, 500)


# --- scenarios ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-28", "GH-DAT-29", "GH-DAT-31")
def test_the_map_of_the_first_scenario(content: Content) -> None:
    barrow = content.scenarios["1"]
    assert (barrow.name.de, barrow.grid, barrow.unlocks) == ("Schwarzgrab", "G-10", ("2",))
    assert [len(room.hexes) for room in barrow.map.rooms] == [30, 18, 33]
    doors = {door.id: (door.at, door.joins) for door in barrow.map.doors}
    assert doors == {"D": (axial(6, 9), (1, 2)), "E": (axial(9, 5), (2, 3))}
    assert len(barrow.map.start) == 7
    assert barrow.contents[3].section == "tomb"
    assert [treasure.number for treasure in barrow.contents[3].treasures] == [7]


@pytest.mark.rule("GH-DAT-30")
def test_neighbouring_obstacles_of_one_sign_are_one_tile(content: Content) -> None:
    tiles = content.scenarios["1"].contents[1].tiles
    assert [(tile.kind, tile.name, len(tile.at)) for tile in tiles] == [("obstacle", "table", 2)] * 2
    traps = content.scenarios["1"].contents[2].tiles
    assert [(tile.kind, len(tile.at), tile.harms, tile.damage) for tile in traps] == [("trap", 1, True, None)] * 2


@pytest.mark.rule("GH-DAT-32")
def test_monsters_are_placed_by_the_number_of_characters(content: Content) -> None:
    guards = [monster for monster in content.scenarios["1"].contents[1].monsters if monster.type == "bandit_guard"]
    # Whatever numbers are thought fair: each sign of the first room stands for three of these.
    written = yaml.safe_load((FOLDER / "scenarios" / "001-black-barrow.yaml").read_text(encoding="utf-8"))
    rank = {"n": "normal", "e": "elite", "-": "-"}
    signs = {key: one["players"] for key, one in written["legend"].items() if one.get("monster") == "bandit_guard"}
    drawn = [cell.sign for cell in drawing.read(written["map"]) if cell.ground == "1" and cell.sign in signs]
    assert Counter(guard.players for guard in guards) == Counter(tuple(rank[n] for n in signs[key]) for key in drawn)
    assert len(guards) == len(drawn) > 2


def test_enough_scenarios_with_different_goals(content: Content) -> None:
    assert len(content.scenarios) >= 26
    goals = {type(scenario.goal) for scenario in content.scenarios.values()}
    assert goals == {
        special.KillAll,
        special.KillBoss,
        special.Kill,
        special.Destroy,
        special.Collect,
        special.Reach,
        special.Escape,
        special.Survive,
        special.Both,
    }
    protecting = [key for key, scenario in content.scenarios.items() if _has(scenario.lose, special.AllyLost)]
    assert protecting == ["102", "109", "112", "115"]


def _has(things: tuple[object, ...], kind: type) -> bool:
    return any(isinstance(thing, kind) for thing in things)


def test_more_characters_meet_more_monsters(content: Content) -> None:
    for scenario in content.scenarios.values():
        weight = [0, 0, 0]
        for room in scenario.contents.values():
            for monster in room.monsters:
                for place, rank in enumerate(monster.players):
                    weight[place] += {"-": 0, "normal": 2, "elite": 3}[rank]
        assert weight[0] < weight[1] < weight[2], scenario.id


def test_marks_of_the_map_are_places_of_the_rules(content: Content) -> None:
    weir = content.scenarios["101"]
    assert isinstance(weir.goal, special.Escape)
    assert weir.goal.hexes == (axial(11, 0), axial(12, 0), axial(13, 0))
    spawn = weir.special[0].do[0]
    assert isinstance(spawn, special.Spawn)
    assert (spawn.at, spawn.players) == (axial(5, 13), ("normal", "normal", "normal"))


# --- the random adventure deck --------------------------------------------------------------------------------


@pytest.mark.rule("GH-RDG-04", "GH-RDG-05")
def test_rooms_and_encounters_of_the_random_deck(content: Content) -> None:
    assert (len(content.rooms), len(content.encounters)) == (9, 8)
    for room in content.rooms.values():
        assert len(room.numbers) == 12
        assert not set(room.numbers) & set(room.obstacles)
        assert room.minor.do != room.major.do
    for encounter in content.encounters.values():
        assert len(encounter.spots) == 12


@pytest.mark.rule("GH-RDG-15")
def test_the_sewer(content: Content) -> None:
    sewer = content.rooms["RM-01"]
    assert sewer.name.de == "Kanalisation"
    assert [way.type for way in sewer.entrances] == ["A"]
    assert [way.type for way in sewer.exits] == ["A", "A"]
    assert sewer.minor.do == (special.Afflict("muddle"),)
    assert sewer.major.do == (special.Afflict("muddle", permanent=True),)


@pytest.mark.rule("GH-RDG-12")
def test_treasures_of_random_rooms_change_no_campaign(content: Content) -> None:
    for encounter in content.encounters.values():
        gift = encounter.treasure
        assert (gift.item, gift.design, gift.random_design, gift.random_scenario) == ("", "", False, False)


def test_the_list_of_battle_goal_tests_says_what_each_means() -> None:
    from tafelrunde.games.havens.pack import goals

    text = inspect.getdoc(goals) or ""
    assert [test for test in TESTS if test not in text] == []
