"""Set-up, loot decks, levels, goals and the end of a scenario (3.2, 9.2, 9.11, 9.12, 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.abilities import Teleport
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.box.scenarios import LootCard
from tafelrunde.games.havens.box.special import (
    AtCleared,
    AtPlate,
    Hurt,
    InfuseAll,
    SpecialRule,
    Survive,
    TooLate,
    Unlock,
)
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import STRONG, ItemCard
from tafelrunde.kernel import Match
from tests.helpers.frosthaven import LOOT, Field
from tests.helpers.gloomhaven_rules import act, hp, name, row, run, told

CONTENT = RULEBOOK.content


def new(players=2, **options):
    """A scenario with the first classes, set up as far as nobody is asked."""
    classes = {f"class_{number}": name for number, name in enumerate(EDITION.classes[:players], start=1)}
    return Match.new(RULEBOOK, players, 3, options={"scenario": "1", **classes, **options})


# --- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CRE-05", "FH-SET-16")
def test_everybody_has_a_standard_deck_and_so_do_allies_and_monsters():
    state = new().state
    decks = [hero.deck for hero in state.heroes] + [state.monster_modifiers, state.further_modifiers["allies"]]
    for deck in decks[2:]:
        assert Counter(deck.draw) == Counter(STANDARD)


@pytest.mark.rule("FH-SET-19", "FH-LOOT-01", "FH-LOOT-02", "FH-LOOT-04")
def test_the_loot_deck_is_what_the_scenario_says():
    state = new().state
    kinds = Counter(CONTENT.loot[card].kind for card in state.loot_deck)
    assert kinds == Counter(CONTENT.scenarios["1"].loot)
    supply = Counter({name: card.copies for name, card in CONTENT.loot.items()})
    assert not Counter(state.loot_deck) - supply
    totals = Counter[str]()
    for card in CONTENT.loot.values():
        totals[card.kind] += card.copies
    assert (totals["coins"], totals["wood"], totals["axenut"], sum(totals.values())) == (20, 8, 2, 57)


@pytest.mark.rule("FH-SET-18", "FH-GOA-01")
def test_three_battle_goals_are_dealt():
    match = new(preparation="full")
    while match.state.phase != "battle_goals" or not match.state.heroes[0].goals:
        assert match.decision is not None
        option = next((one for one in match.decision.options if one.id == "done"), match.decision.options[0])
        match.answer(option, match.decision.seat)
    assert [len(hero.goals) for hero in match.state.heroes] == [3, 3]


@pytest.mark.rule("FH-SET-15", "FH-SCA-01")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_monsters_by_number_of_characters(characters):
    match = new(characters, characters=characters)
    placed = Counter((one.type, one.rank) for one in match.state.figures if one.kind == "monster")
    printed = [one for room in match.state.rooms for one in CONTENT.scenarios["1"].contents[room].monsters]
    ranks = [(one.type, one.players[characters - 2]) for one in printed]
    assert placed == Counter(one for one in ranks if one[1] != "-")


@pytest.mark.rule("FH-CRE-01", "FH-CRE-02")
def test_a_new_character_has_thirty_gold():
    assert [EDITION.starting_gold(level) for level in (1, 2, 5)] == [30, 50, 110]


@pytest.mark.rule("FH-CMP-01", "FH-CMP-03")
def test_level_one_cards_fill_the_hand():
    for entry in CONTENT.classes.values():
        assert sum(CONTENT.cards[card].level == 1 for card in entry.cards) == entry.hand
        assert len(entry.hp) == 9


@pytest.mark.rule("FH-CMP-08", "FH-BOS-01")
def test_decks_have_eight_cards():
    assert {len(deck) for deck in CONTENT.decks.values()} == {8}
    assert "boss" in CONTENT.decks


# --- level ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-LVL-01", "FH-VAR-10", "FH-VAR-12", "FH-OV-14")
@pytest.mark.parametrize(
    ("levels", "normal", "alone"),
    [([1, 1], 1, 1), ([1, 2], 1, 2), ([2, 2], 1, 2), ([2, 3], 2, 2), ([4, 4], 2, 3), ([9, 9], 5, 5), ([6, 6], 3, 4)],
)
def test_half_the_average_level_and_alone_half_of_one_more(levels, normal, alone):
    assert EDITION.recommended_level(levels, adjusted=False) == normal
    assert EDITION.recommended_level(levels, adjusted=True) == alone


@pytest.mark.rule("FH-LVL-03", "FH-LVL-04", "FH-TIL-09", "FH-TIL-10")
def test_what_the_level_fixes():
    for row_ in CONTENT.levels:
        level = row_.level
        assert row_.trap_damage == 2 + level
        assert EDITION.hazard_damage(row_) == 1 + -(-level // 3)
        assert row_.bonus_xp == 4 + 2 * level
        assert row_.monster_level == level
    assert CONTENT.levels == CONTENT.solo_levels


# --- loot -------------------------------------------------------------------------------------------------------


def looter(heroes=2):
    board = Field(row(5))
    for number, cls in enumerate(("drifter", "boneshaper", "banner_spear", "geminate")[:heroes]):
        board.hero(cls, (number, 0))
    game = board.game()
    game.state.loot_deck = ["wood_b", "wood_b"]
    return game


@pytest.mark.rule("FH-LOOT-03", "FH-CMP-10")
@pytest.mark.parametrize(("heroes", "amount"), [(2, 2), (3, 1), (4, 1)])
def test_materials_depend_on_the_number_of_characters(heroes, amount):
    game = looter(heroes)
    EDITION.loots(game, game.state.heroes[0], 1, "")
    assert game.state.heroes[0].resources == {"wood": amount}
    assert LOOT["wood_b"].amount[heroes - 2] == amount


@pytest.mark.rule("FH-LTA-04", "FH-ITM-06")
def test_a_random_item_is_the_looters_at_once_and_without_one_left_it_is_three_coins():
    board = Field(row(5))
    hero = board.drifter()
    found = Item(id="129", name=name("129"), slot="head", price=20, use="spent", when="turn", random=True)
    card = LootCard(id="random_item", kind="random_item")
    game = board.game(loot={"random_item": card}, items={"129": found})
    game.state.loot_deck = ["random_item", "random_item"]
    EDITION.loots(game, hero, 1, "")
    assert (hero.items, hero.character.items, hero.coins) == ([ItemCard("129")], ("129",), 0)
    EDITION.loots(game, hero, 1, "")
    assert (hero.items, hero.coins) == ([ItemCard("129")], 3)


@pytest.mark.rule("FH-LOOT-07", "FH-END-09", "FH-LTA-05", "FH-EXH-04", "FH-END-26")
@pytest.mark.parametrize("result", ["won", "lost"])
def test_coins_become_gold_at_the_end_won_or_lost_also_for_the_exhausted(result):
    game = looter()
    hero = game.state.heroes[0]
    hero.coins, hero.exhausted, game.state.result = 3, True, result
    ending.finish(game)
    assert hero.character.gold == 3 * game.level.gold_per_coin


@pytest.mark.rule("FH-END-08", "FH-XP-04", "FH-END-13")
@pytest.mark.parametrize(("result", "bonus"), [("won", 4), ("lost", 0)])
def test_experience_is_kept_and_a_success_brings_more(result, bonus):
    game = looter()
    hero = game.state.heroes[0]
    hero.xp, game.state.result = 5, result
    ending.finish(game)
    assert hero.character.xp == 5 + bonus


# --- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-END-01", "FH-RND-03", "FH-SCN-02")
def test_the_round_is_played_to_its_end():
    board = Field()
    board.drifter()
    board.guard((1, 0), hp=1)
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1")))
    assert (game.state.result, game.state.phase) == ("won", "turns")


@pytest.mark.rule("FH-END-02", "FH-DIF-38")
def test_a_loss_in_the_round_of_a_win_is_a_loss():
    board = Field()
    board.drifter()
    board.guard((1, 0), hp=1)
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1")))
    run(game, damage.suffer(game, game.figure("drifter"), 10, cause="trap"))
    assert game.state.result == "lost"


@pytest.mark.rule("FH-END-04")
def test_a_goal_once_met_stays_met():
    board = Field()
    board.drifter()
    board.guard((1, 0), hp=1)
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1")))
    board.guard((2, 0), 2)
    ending.check(game)
    assert game.state.result == "won"


@pytest.mark.rule("FH-END-02")
def test_both_at_the_end_of_one_round_is_a_loss():
    board = Field(round=4)
    board.drifter()
    board.guard((1, 0))
    board.scenario = {"goal": Survive(rounds=4), "lose": (TooLate(rounds=4),)}
    game = board.game()
    ending.check_round(game)
    assert game.state.result == "lost"


# --- rules of scenarios -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TIL-07")
@pytest.mark.parametrize("how", ["walk", "jump", "fly"])
def test_a_plate_works_as_soon_as_a_character_moves_over_it(how):
    board = Field(row(4))
    board.drifter()
    board.tile("plate", (1, 0))
    board.scenario = {"special": (SpecialRule(AtPlate(hexes=((1, 0),)), (InfuseAll("fire"),)),)}
    game = board.game()
    run(game, movement.walk(game, game.figure("drifter"), [(1, 0), (2, 0)], how))
    assert game.state.elements["fire"] == STRONG


@pytest.mark.rule("FH-TIL-07", "FH-TIL-15", "FH-TEL-04")
@pytest.mark.parametrize("how", ["slide", "teleport"])
def test_a_plate_works_where_a_slide_or_a_teleport_leads(how):
    board = Field(row(4))
    board.drifter()
    board.tile("plate", (2, 0))
    board.tile("ice", (1, 0))
    board.scenario = {"special": (SpecialRule(AtPlate(hexes=((2, 0),)), (InfuseAll("fire"),)),)}
    game = board.game()
    if how == "slide":
        run(game, movement.walk(game, game.figure("drifter"), [(1, 0)], "walk"))
    else:
        act(game, Teleport(n=2), answers=["teleport:2,0"], cls="drifter")
    assert game.figure("drifter").at == (2, 0)
    assert game.state.elements["fire"] == STRONG


@pytest.mark.rule("FH-TIL-05", "FH-SCN-01")
def test_a_door_is_unlocked_when_the_room_before_it_is_cleared():
    board = Field(row(3))
    board.drifter()
    board.guard((1, 0), 1).room = 1
    board.guard((2, 0), 2).room = 1
    board.door((3, 0), [(4, 0)], locked=True)
    board.scenario = {"special": (SpecialRule(AtCleared(1), (Unlock("door2"),)),)}
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1")))
    assert not told(game, "unlocked")
    run(game, damage.kill(game, game.figure("guard:2")))
    assert game.state.unlocked == ("door2",)


@pytest.mark.rule("FH-SCN-01")
def test_what_a_scenario_does_happens_in_the_middle_of_a_move_which_goes_on():
    board = Field(row(4))
    board.drifter()
    board.tile("plate", (1, 0))
    board.scenario = {"special": (SpecialRule(AtPlate(hexes=((1, 0),)), (Hurt(2),)),)}
    game = board.game()
    run(game, movement.walk(game, game.figure("drifter"), [(1, 0), (2, 0)], "walk"))
    assert (game.figure("drifter").at, hp(game, "drifter")) == ((2, 0), 8)


@pytest.mark.rule("FH-SCN-04")
def test_what_is_in_rooms_that_are_not_revealed_nobody_sees():
    match = new()
    hidden = match.view(0)
    assert {figure.room for figure in hidden.state.figures if figure.kind == "monster"} == {1}
