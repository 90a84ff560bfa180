"""Chapter 15, about the map, the round, cards and loot: as in Gloomhaven, and as in Frosthaven."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION as FROSTHAVEN
from tafelrunde.games.gloomhaven import RULEBOOK as GLOOMHAVEN_BOOK
from tafelrunde.games.gloomhaven.edition import EDITION as GLOOMHAVEN
from tafelrunde.games.havens.box.abilities import Control, Heal, Infuse, Loot, Move, Refresh, Shield, Teleport
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.special import AtPlate, InfuseAll, SpecialRule
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.choices import asides, possible
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.map import forced, movement, reveal
from tafelrunde.games.havens.rules.round import cleanup, initiative, resting
from tafelrunde.games.havens.rules.scenario import battle_goals
from tafelrunde.games.havens.state import INERT, STRONG, ItemCard
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, acts, asked, card, hp, ids, name, row, run, take_turn, told

BOTH = (GLOOMHAVEN, FROSTHAVEN)


def walker(hexes=None, at=(0, 0), **values):
    board = Field(row(7) if hexes is None else hexes)
    board.drifter(at, **values)
    return board


def walk(game, *path, how="walk"):
    run(game, movement.walk(game, game.figure("drifter"), list(path), how))
    return game.figure("drifter").at


def asks(game, ability, *answers):
    game.state.acting = "drifter"
    return asked(actions.perform_abilities(game, game.state.heroes[0], (ability,), "test"), *answers)


# --- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-02")
def test_who_is_seen_past_the_end_of_a_wall_is_two_hexes_away():
    board = walker([(0, 0), (1, 0), (0, 1)])
    board.walls = [((0, 0), (1, 0))]
    game = board.game()
    assert (game.sees((0, 0), (1, 0)), game.range((0, 0), (1, 0)), game.adjacent((0, 0), (1, 0))) == (True, 2, False)


@pytest.mark.rule("FH-DIF-11")
def test_hazardous_terrain_hurts_by_the_level():
    found = []
    for book, edition in ((GLOOMHAVEN_BOOK, GLOOMHAVEN), (RULEBOOK, FROSTHAVEN)):
        found.append([edition.hazard_damage(row_) for row_ in book.content.levels])
    assert found == [[1, 1, 2, 2, 3, 3, 4, 4], [1, 2, 2, 2, 3, 3, 3, 4]]


@pytest.mark.rule("FH-DIF-12")
def test_there_is_ice_and_a_plate_works_while_one_moves_over_it():
    board = walker()
    board.tile("ice", (1, 0))
    assert walk(board.game(), (1, 0)) == (2, 0)
    strong = []
    for edition in BOTH:
        board = walker()
        board.tile("plate", (1, 0))
        board.scenario = {"special": (SpecialRule(AtPlate(hexes=((1, 0),)), (InfuseAll("fire"),)),)}
        game = board.game(edition)
        walk(game, (1, 0), (2, 0), how="jump")
        strong.append(game.state.elements["fire"])
    assert strong == [INERT, STRONG]


@pytest.mark.rule("FH-DIF-13")
def test_difficult_terrain_is_nothing_to_a_push_and_to_ice_but_a_controlled_move_pays_for_it():
    for edition in BOTH:
        board = walker(row(5))
        board.guard((1, 0))
        board.tile("difficult", (2, 0), (3, 0))
        game = board.game(edition)
        wanted = ["push:2,0", *(["push:3,0"] if edition is FROSTHAVEN else [])]
        run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 2, 0), *wanted)
        assert game.figure("guard:1").at == (3, 0)
    board = walker(row(5))
    board.guard((1, 0))
    board.tile("difficult", (2, 0), (3, 0))
    game = board.game()
    act(game, Control(abilities=(Move(n=3),), range=1), answers=["move:2,0"], cls="drifter")
    assert game.figure("guard:1").at == (2, 0)
    board = walker()
    board.tile("ice", (1, 0))
    board.tile("difficult", (2, 0))
    game = board.game()
    act(game, Move(n=1), answers=["move:2,0"], cls="drifter")
    assert game.figure("drifter").at == (2, 0)


@pytest.mark.rule("FH-DIF-14")
def test_who_loses_flight_over_an_obstacle_is_not_hurt():
    left = []
    for edition in BOTH:
        board = walker(row(3), at=(1, 0))
        board.tile("obstacle", (1, 0))
        game = board.game(edition)
        rules = movement.lose_flight(game, game.figure("drifter"))
        run(game, rules, "place:0,0")
        left.append((game.figure("drifter").at, hp(game, "drifter")))
    assert left == [((0, 0), 10 - (2 + 1)), ((0, 0), 10)]


@pytest.mark.rule("FH-DIF-16")
def test_a_teleport_is_no_movement():
    board = walker(row(5), marks=["immobilize"])
    board.tile("obstacle", (1, 0))
    board.walls = [((1, 0), (2, 0))]
    game = board.game()
    act(game, Teleport(n=2), cls="drifter")
    assert (game.figure("drifter").at, told(game, "moves")) == ((2, 0), [])


@pytest.mark.rule("FH-DIF-47")
def test_nobody_ends_a_flight_over_an_objective():
    ends = []
    for edition in BOTH:
        board = Field(row(5))
        board.drifter((0, 0))
        board.object("shrine", (1, 0))
        board.guard((3, 0), move=2, cards=[card(MonsterMove(), MonsterAttack())], traits=Traits(flying=True))
        game = board.game(edition)
        acts(game, "guard:1")
        ends.append(game.figure("guard:1").at)
    assert ends == [(1, 0), (3, 0)]


@pytest.mark.rule("FH-DIF-65")
def test_an_open_door_belongs_to_neither_room():
    alone = []
    for edition in BOTH:
        board = walker(row(3), at=(3, 0))
        board.hero("boneshaper", (2, 0))
        board.door((3, 0), [(4, 0)])
        game = board.game(edition)
        game.state.opened, game.state.rooms = ("door2",), (1, 2)
        battle_goals.turn_ended(game, game.state.heroes[0])
        alone.append(game.state.heroes[0].tally.get("alone", 0))
    assert alone == [0, 1]


@pytest.mark.rule("FH-DIF-29")
def test_if_standees_run_short_elites_come_first_and_then_who_is_nearest_any_enemy():
    placements = (
        Placement(type="archer", at=(4, 0)),
        Placement(type="archer", at=(6, 0), players=("elite", "elite", "elite")),
    )
    placed = []
    for edition in BOTH:
        board = walker(row(3), at=(2, 0))
        board.type("archer", cards=[card()], standees=1)
        door = board.door((3, 0), [(4, 0), (5, 0), (6, 0)], holds=Contents(monsters=placements))
        game = board.game(edition)
        run(game, reveal.open_door(game, door, game.figure("drifter")))
        placed.append([one.rank for one in game.state.figures if one.kind == "monster"])
    assert placed == [["normal"], ["elite"]]


# --- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-19")
def test_who_performs_any_part_must_infuse_gain_experience_and_lose_the_card():
    board = walker()
    board.half("drifter-lead", "top", Heal(n=1, on_self=True), Infuse(what="fire"), lost=True, xp=1)
    game = board.game()
    hero = take_turn(game, "play:drifter-lead:top", "default:drifter-other:bottom", "skip", cls="drifter")
    assert (game.state.elements["fire"], hero.xp, hero.lost) == (STRONG, 1, ["drifter-lead"])


@pytest.mark.rule("FH-DIF-20")
def test_a_round_bonus_can_not_be_ended_and_a_persistent_one_not_inside_an_ability():
    offered = []
    for edition in BOTH:
        board = walker()
        hero = board.state.heroes[0]
        board.active(hero, "wall", Shield(n=1), lasts="round", lost=False, shield=1)
        board.active(hero, "skin", Shield(n=1), lost=True, shield=1)
        game = board.game(edition)
        now = [option.id for option in active.end_options(game, hero)]
        hero.performing = "drifter-lead:top"
        offered.append((now, [option.id for option in asides.options(game, hero)]))
    assert offered == [(["end:wall", "end:skin"], ["end:wall", "end:skin"]), (["end:skin"], [])]


@pytest.mark.rule("FH-DIF-67")
def test_active_cards_are_no_discards_and_a_used_up_bonus_goes_by_its_symbol():
    found = []
    for edition in BOTH:
        board = walker()
        hero = board.state.heroes[0]
        board.active(hero, "wall", Shield(n=1), lost=False, slots=(0,))
        game = board.game(edition)
        counted = [one.card for one in active.counted(game, hero)]
        can = possible.recoverable(game, hero, "discard")
        run(game, active.use(game, hero, hero.active[0]))
        found.append((counted, can, hero.lost, hero.discard))
    assert found == [(["wall"], ["wall"], ["wall"], []), ([], [], [], ["wall"])]


@pytest.mark.rule("FH-DIF-61")
def test_a_half_used_item_can_be_recovered():
    found = []
    for edition in BOTH:
        board = walker()
        hero = board.state.heroes[0]
        board.item(hero, "003", when="attacked", charges=3)
        hero.items[0] = ItemCard("003", "ready", 2)
        game = board.game(edition)
        found.append(len(possible.refreshable(game, hero, Refresh(n="all", items="spent"))))
    assert found == [0, 1]


# --- the round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-27")
def test_types_may_share_a_deck_and_the_scenario_may_fix_their_order():
    board = walker(at=(6, 0), initiative=90)
    board.guard((1, 0), cards=[card(initiative=30)])
    board.monster("archer", (2, 0), deck="guard")
    board.scenario = {"order": ("guard", "archer")}
    game = board.game()
    run(game, initiative.build_order(game))
    assert [slot.id for slot in game.state.order] == ["guard", "archer", "drifter"]


@pytest.mark.rule("FH-DIF-36")
def test_elements_wane_after_the_short_rests():
    states = []
    for edition in BOTH:
        board = walker()
        board.guard((3, 0))
        game = board.game(edition)
        game.state.elements["fire"] = STRONG
        run(game, cleanup.clean_up(game))
        states.append((game.state.phase, game.state.elements["fire"]))
    assert states == [("short_rests", 1), ("short_rests", STRONG)]


@pytest.mark.rule("FH-DIF-37")
def test_parts_of_a_long_rest_may_be_left_out_and_the_damage_of_a_short_rest_negated():
    asked_ = []
    for edition in BOTH:
        board = walker(resting=True)
        hero = board.state.heroes[0]
        hero.discard = board.plain("a", "b")
        game = board.game(edition)
        game.figure("drifter").hp = 5
        left = asked(resting.long_rest(game, hero), "lose:a")
        asked_.append("skip" in ids(left))
    assert asked_ == [False, True]
    negates = []
    for edition in BOTH:
        board = walker()
        hero = board.state.heroes[0]
        hero.discard, hero.hand = board.plain("a", "b", "c"), board.plain("kept")
        game = board.game(edition)
        game.state.phase = "short_rests"
        left = asked(resting.short_rests(game), "short_rest", "redraw")
        negates.append(left is not None and left.question == "damage")
    assert negates == [False, True]


@pytest.mark.rule("FH-DIF-39")
def test_three_battle_goals_are_dealt_instead_of_two():
    assert [edition.battle_goals_dealt for edition in BOTH] == [2, 3]


@pytest.mark.rule("FH-DIF-43")
def test_alone_the_scenario_level_is_higher_for_everything():
    levels = [[edition.recommended_level([4, 4], adjusted) for adjusted in (False, True)] for edition in BOTH]
    assert levels == [[2, 2], [2, 3]]
    assert GLOOMHAVEN_BOOK.content.levels != GLOOMHAVEN_BOOK.content.solo_levels
    assert RULEBOOK.content.levels == RULEBOOK.content.solo_levels


@pytest.mark.rule("FH-DIF-62")
def test_allies_and_monsters_of_one_initiative_are_the_partys_choice():
    asked_ = []
    for edition in BOTH:
        board = walker(at=(6, 0), initiative=90)
        board.guard((1, 0), cards=[card(initiative=30)])
        board.ally("villager", (3, 0), initiative=30)
        game = board.game(edition)
        asked_.append(ids(asked(initiative.build_order(game))))
    assert asked_ == [[], ["first:allies:30", "first:guard"]]


# --- loot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-31")
def test_a_token_is_a_card_of_the_loot_deck():
    got = []
    for edition in BOTH:
        board = walker()
        hero = board.state.heroes[0]
        game = board.game(edition)
        game.state.coins = [(0, 0)]
        game.state.loot_deck = ["wood_b"]
        act(game, Loot(n=1), cls="drifter")
        got.append((hero.coins, hero.loot, hero.resources))
    assert got == [(1, (), {}), (0, ("wood_b",), {"wood": 2})]


@pytest.mark.rule("FH-DIF-63")
def test_looting_needs_no_line_of_sight():
    taken = []
    for edition in BOTH:
        board = walker([(0, 0), (0, 1), (1, 1), (2, 0), (2, -1)])
        game = board.game(edition)
        assert not game.sees((0, 0), (2, -1))
        game.state.coins = [(2, -1)]
        act(game, Loot(n=9), cls="drifter")
        taken.append(game.state.coins)
    assert taken == [[(2, -1)], []]


@pytest.mark.rule("FH-DIF-70")
def test_a_found_item_is_usable_at_once_and_a_second_one_may_be_given_away():
    found = []
    item = Item(id="9", name=name("9"), slot="head", price=20, use="spent", when="turn")
    for edition in BOTH:
        board = walker()
        board.hero("boneshaper", (1, 0))
        hero = board.state.heroes[0]
        game = board.game(edition, items={"9": item})
        run(game, edition.finds_item(game, hero, "9"))
        first = list(hero.items)
        question = asked(edition.finds_item(game, hero, "9"))
        found.append((first, ids(question)))
    assert found == [([], []), ([ItemCard("9")], ["give:boneshaper", "sell"])]
