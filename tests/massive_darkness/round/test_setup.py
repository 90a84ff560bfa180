"""Set-up (chapter 3)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.table import hero, ids, play, question, table, told

content = load()


def new(players: int = 2, seed: int = 1, **options) -> Match:
    return Match.new(RULEBOOK, players, seed=seed, options=options)


@pytest.mark.rule("MD-SET-01", "MD-SET-02")
@pytest.mark.parametrize("quest", ["tutorial", "black_widow"])
def test_tiles_doors_and_tokens_lie_as_the_quest_says(quest: str):
    match = new(quest=quest, heroes="recommended")
    card, board, state = content.quests[quest], content.board(quest), match.state
    assert {zone.tile for zone in board.zones.values()} == {placed.tile for placed in card.placement}
    assert set(state.shut) == {"-".join(sorted(map(board.zone, door.between))) for door in card.doors}
    assert [(token.kind, token.zone) for token in state.objectives] == [
        (token.kind, board.zone(token.zone)) for token in card.tokens
    ]
    assert Game(state).level_tokens() == [(token.level, board.zone(token.zone)) for token in card.level_tokens]


@pytest.mark.rule("MD-SET-03")
def test_every_pile_is_shuffled_by_itself():
    one, other = new(seed=1, heroes="recommended").state, new(seed=2, heroes="recommended").state
    for name in ("door_deck", "event_deck", "lesser_deck", "greater_deck", "artefact_deck"):
        assert getattr(one, name) != getattr(other, name)
        assert sorted(getattr(one, name)) == sorted(getattr(other, name))
    for level in range(5):
        assert one.guard_decks[level] != other.guard_decks[level]
        assert one.treasure_decks[level] != other.treasure_decks[level]
    # Not all with the same order: the tenth card of each guard pile is another one.
    places = [[int(card[1:]) - 10 * at for card in deck] for at, deck in enumerate(one.guard_decks)]
    assert len({tuple(order) for order in places}) > 1


@pytest.mark.rule("MD-SET-04", "MD-DIE-03")
def test_dice_and_tokens_are_at_hand():
    assert {die.id: len(die.faces) for die in content.dice.dice} == dict.fromkeys(["yellow", "red", "blue", "green"], 6)
    assert (content.config.treasure_tokens.normal, content.config.treasure_tokens.special) == (30, 4)
    assert new(heroes="recommended").state.treasure == {}


@pytest.mark.rule("MD-SET-05")
def test_each_player_takes_a_hero_and_each_hero_is_there_once():
    match = new(3)
    assert (question(match), match.decision.seat) == ("choose_hero", 0)
    assert set(ids(match)) == {f"hero:{name}" for name in content.heroes}
    play(match, "hero:owen", "class:paladin_of_wrath", "weapon:SA07")
    assert (question(match), match.decision.seat) == ("choose_hero", 1)
    assert set(ids(match)) == {f"hero:{name}" for name in content.heroes if name != "owen"}


@pytest.mark.rule("MD-SET-06", "MD-HRO-01", "MD-VAR-04")
def test_any_hero_may_take_any_class_also_one_that_another_has():
    match = play(new(), "hero:owen")
    assert set(ids(match)) == {f"class:{name}" for name in content.classes}
    play(match, "class:battle_wizard", "weapon:SA09", "hero:sibyl")
    assert "class:battle_wizard" in ids(match)
    play(match, "class:battle_wizard", "weapon:SA09")
    assert [hero.sheet for hero in match.state.heroes] == ["battle_wizard"] * 2


@pytest.mark.rule("MD-SET-08", "MD-SET-10")
def test_everybody_starts_with_a_weapon_in_hand_and_a_leather_armour_on():
    match = new(6)
    while match.state.phase == "setup":
        play(match, ids(match)[0])
    armours = [hero.body for hero in match.state.heroes]
    assert len(set(armours)) == 6
    assert {content.equipment[card].name.en for card in armours} == {"Leather Armour"}
    assert [len(hero.hands) for hero in match.state.heroes] == [1] * 6
    assert [hero.pack for hero in match.state.heroes] == [()] * 6


@pytest.mark.rule("MD-SET-09")
def test_each_weapon_is_there_twice():
    match = play(new(3), "hero:owen", "class:battle_wizard")
    names = {content.equipment[option.value].name.en for option in match.decision.options}
    assert names == {"Mace", "Short Bow", "Spear", "Long Sword", "Battle Staff", "Axe"}
    assert len(ids(match)) == 6
    play(match, "weapon:SA05", "hero:sibyl", "class:battle_wizard")
    assert "weapon:SA05" in ids(match)
    play(match, "weapon:SA05", "hero:bjorn", "class:battle_wizard")
    assert "weapon:SA05" not in ids(match)
    assert len(ids(match)) == 5
    assert {hero(match, 0).hands, hero(match, 1).hands} == {("SA05",), ("SA06",)}


@pytest.mark.rule("MD-SET-10", "MD-EQP-05")
def test_a_two_handed_starting_weapon_fills_both_hands():
    match = play(new(1), "hero:sibyl", "class:nightshade_ranger", "weapon:SA03")
    hero(match).pack = ("S034",)
    play(match, "trade")
    assert ids(match) == ["equip:S034", "stow:SA13", "stow:SA03", "done"]
    play(match, "equip:S034")
    assert hero(match).hands == ("S034",)


@pytest.mark.rule("MD-SET-11", "MD-SKL-06")
def test_heroes_start_with_full_health_and_nothing_learnt():
    for hero_ in new(6, heroes="recommended").state.heroes:
        assert (hero_.health, hero_.xp, hero_.mini_xp, hero_.stunned) == (5, 0, 0, False)
        assert set(hero_.skills) == {0}


@pytest.mark.rule("MD-SET-12")
@pytest.mark.parametrize("quest", content.quests)
def test_all_heroes_start_in_the_start_zone(quest: str):
    match = new(6, quest=quest, heroes="recommended")
    assert {hero.zone for hero in match.state.heroes} == {content.board(quest).start}


@pytest.mark.rule("MD-SET-13")
def test_anybody_may_be_first_player_and_begins():
    first = {seed: new(3, seed=seed, heroes="recommended") for seed in range(12)}
    assert {match.state.first_player for match in first.values()} == {0, 1, 2}
    for match in first.values():
        assert match.decision.seat == match.state.first_player


@pytest.mark.rule("MD-RUL-39")
@pytest.mark.parametrize("quest", list(content.quests))
def test_the_advised_markers_are_those_of_the_quest_and_the_number_of_heroes(quest: str):
    for players in range(1, 7):
        state = new(players=players, heroes="recommended", quest=quest, lifebringer="advised").state
        assert state.lifebringer == content.quests[quest].advised[players - 1]


@pytest.mark.rule("MD-SET-14", "MD-VAR-01")
def test_two_markers_on_the_lifebringer_unless_the_players_choose_otherwise():
    assert new(heroes="recommended").state.lifebringer == 2
    assert content.lifebringer.markers == 2
    for markers in (0, 1, 3, 4):
        assert new(heroes="recommended", lifebringer=markers).state.lifebringer == markers


@pytest.mark.rule("MD-SET-15", "MD-LVL-03")
@pytest.mark.parametrize("quest", content.quests)
def test_a_quest_starts_at_level_1(quest: str):
    assert new(quest=quest, heroes="recommended").state.level == 1


@pytest.mark.rule("MD-SET-16", "MD-GRD-02")
def test_enemies_of_the_quest_get_a_treasure_of_the_current_level():
    match = new(quest="black_widow", heroes="recommended")
    (spider,) = match.state.enemies
    assert content.equipment[spider.treasure].level == 1
    assert content.equipment[spider.treasure].kind not in ("trap", "luck")


@pytest.mark.rule("MD-SET-16", "MD-Q5-01", "MD-Q6-01")
def test_unless_the_quest_says_otherwise():
    immortal = new(quest="immortals_downfall", heroes="recommended").state.enemies
    assert {enemy.id: enemy.treasure for enemy in immortal}["cave_troll"] == ""
    (hound,) = new(quest="fiends_treasure", heroes="recommended").state.enemies
    assert content.equipment[hound.treasure].level == 5


@pytest.mark.rule("MD-SET-17", "MD-DOR-04")
def test_a_chamber_that_is_open_from_the_start_never_gets_a_door_card():
    # In quest 7 the room C6 has an opening to B6 and no door at all; A5 and A6 lie behind the door A6-B6.
    match = table("options: {quest: sparks_in_the_dark}")
    state = match.state
    assert "C6" in content.board("sparks_in_the_dark").rooms
    assert "C6" not in state.unexplored
    assert {"A5", "A6"} <= set(state.unexplored)
    play(match, "move:B6", "move:C6")
    assert not told(match, "door_card")
    assert state.treasure == {}


@pytest.mark.rule("MD-SET-07", "MD-CAM-20")
def test_in_a_campaign_the_class_is_chosen_once():
    match = table("""
        options: {mode: campaign}
        heroes: [{zone: B1, class: battle_wizard}, {zone: B1, class: paladin_of_wrath}]
        level: 2
        marks: {map: 1}
    """)
    play(match, "leave", "leave")
    asked = set()
    for _ in range(60):
        asked.add(question(match))
        if question(match) == "act":
            break
        play(match, match.decision.default or ids(match)[-1])
    assert match.state.quest != "tutorial"
    assert not asked & {"choose_hero", "choose_class", "choose_weapon"}
    assert [one.sheet for one in match.state.heroes] == ["battle_wizard", "paladin_of_wrath"]
