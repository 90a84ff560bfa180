"""Who comes into play, and as what (6.1, 6.6 to 6.8, 9.10): sides, ranks, named monsters, bosses, spawns."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.formula import value
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove, MonsterSummon, Special
from tafelrunde.games.havens.box.scenarios import Ally, Contents, Placement, Tile
from tafelrunde.games.havens.box.special import AllyLost, AtRound, Burden, Hurt, Kill, Spawn, SpecialRule, Survive
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import cleanup, initiative
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.kernel import PARTY
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import acts, asked, card, hp, ids, name, row, run, strike, told

CONTENT = RULEBOOK.content


def opened(*placements, heroes=2, exhausted=0, board=None, tiles=(), **content):
    """A door that a drifter opens, and what stands behind it."""
    board = board or Field(row(3))
    for number, cls in enumerate(("drifter", "boneshaper", "banner_spear", "geminate")[:heroes]):
        hero = board.hero(cls, (2 - number, 0) if number < 3 else (0, 1))
        hero.exhausted = number >= heroes - exhausted
    if "guard" not in board.monsters:
        board.type("guard", cards=[card(MonsterAttack(), initiative=20)])
    holds = Contents(monsters=placements, tiles=tiles)
    door = board.door((3, 0), [(4, 0), (5, 0), (6, 0), (7, 0)], holds=holds)
    game = board.game(**content)
    game.state.acting = "drifter"
    drifter = game.figure("drifter")
    drifter.at = (3, 0)
    run(game, reveal.open_door(game, door, drifter))
    return game


def monsters(game):
    return [figure for figure in game.state.figures if figure.kind == "monster"]


# --- stat cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MON-01")
@pytest.mark.parametrize("level", [0, 3, 7])
def test_monsters_have_the_values_of_the_scenarios_level(level):
    board = Field(row(2), level=level)
    board.drifter()
    game = board.game(monsters=CONTENT.monsters, decks=CONTENT.decks)
    type_ = next(one for one in CONTENT.monsters.values() if one.elite)
    new = reveal.place_monster(game, type_.id, "elite", (1, 0))
    assert new is not None
    stats = type_.elite[level]
    assert (new.most, game.stats(new).attack, game.stats(new).move) == (
        value(stats.hp, 1, level),
        stats.attack,
        stats.move,
    )


@pytest.mark.rule("FH-MON-02", "FH-NAM-01")
def test_what_names_elites_does_not_mean_named_ones_and_bosses():
    board = Field()
    hero = board.drifter(hp=30)
    board.guard((1, 0), 1, rank="elite")
    board.guard((0, 1), 2, rank="named")
    game = board.game()
    for name_ in ("guard:1", "guard:2"):
        run(game, damage.suffer(game, game.figure(name_), 30, by="drifter", cause="effect"))
    assert (hero.tally["elite_kills"], hero.tally["kill:guard:elite"], hero.tally["kill:guard:named"]) == (1, 1, 1)


@pytest.mark.rule("FH-NAM-01", "FH-GEN-03")
def test_a_named_monster_has_the_hit_points_of_its_formula_and_acts_first():
    wanted = Placement(type="guard", at=(5, 0), name="leader", hp="C*T")
    other = Placement(type="guard", at=(4, 0), players=("elite", "elite", "elite"))
    game = opened(other, wanted)
    leader = game.figure("test-leader")
    elite = next(one for one in monsters(game) if one.rank == "elite")
    assert (leader.rank, leader.most) == ("named", 2 * elite.most)
    assert run(game, initiative.next_actor(game))
    assert game.state.acting == leader.id


@pytest.mark.rule("FH-GEN-03", "FH-GEN-04")
@pytest.mark.parametrize(("formula", "number"), [("C*T", 36), ("2+St", 5), ("(C+St)/2", 4), ("C-1", 3), ("St//2", 1)])
def test_formulas_count_characters_level_and_elites_and_round_up(formula, number):
    assert value(formula, 4, 3, 9) == number


@pytest.mark.rule("FH-BOS-02")
def test_a_boss_does_what_its_card_calls_special_and_its_numbers_count_the_characters():
    board = Field(row(3))
    board.drifter(hp=30)
    board.hero("boneshaper", (1, 0))
    board.type("giant", boss=True, hp="8*C", attack="C+1", cards=[card(Special(what=2))], special_2=(MonsterAttack(),))
    game = board.game()
    boss = reveal.place_monster(game, "giant", "boss", (2, 0))
    assert boss is not None
    assert boss.most == 16
    acts(game, boss.id)
    assert hp(game, "boneshaper") == 7


@pytest.mark.rule("FH-BOS-03")
def test_bosses_share_a_deck_that_calls_both_special_actions():
    deck = CONTENT.decks["boss"]
    called = {ability.what for one in deck for ability in one.abilities if isinstance(ability, Special)}
    assert called == {1, 2}
    bosses = [one for one in CONTENT.monsters.values() if one.boss]
    assert bosses
    assert all(one.deck == "boss" and one.special_1 and one.special_2 for one in bosses)


# --- sides ------------------------------------------------------------------------------------------------------


def war(*, rivals=((2, 0),)):
    """A guard, and archers that are enemies of everybody."""
    board = Field()
    board.drifter((-3, 0), hp=30)
    board.guard((1, 0))
    for number, at in enumerate(rivals, start=1):
        board.monster("archer", at, number, cards=[card(MonsterAttack(), initiative=40)], hp=9).side = "rival"
    return board


@pytest.mark.rule("FH-TGT-08")
def test_two_hostile_factions_attack_each_other_each_with_its_own_deck():
    game = war().game()
    EDITION.prepare(game)
    allies = game.state.further_modifiers["allies"]
    game.state.monster_modifiers.draw, allies.draw = ["+0", "+1"], ["+0", "+2"]
    acts(game, "archer:1")
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), hp(game, "archer:1")) == (20 - 4, 9 - 3)
    assert (allies.discard, game.state.monster_modifiers.discard) == (["+2"], ["+1"])


@pytest.mark.rule("FH-TGT-08")
def test_each_faction_has_its_own_blesses_and_curses():
    game = war().game()
    EDITION.prepare(game)
    run(game, conditions.give(game, game.figure("archer:1"), "bless"))
    run(game, conditions.give(game, game.figure("guard:1"), "curse"))
    assert "bless" in game.state.further_modifiers["allies"].draw
    assert "bless" not in game.state.monster_modifiers.draw
    assert "curse" in game.state.monster_modifiers.draw


@pytest.mark.rule("FH-TGT-08", "FH-TGT-04")
def test_both_factions_are_enemies_of_the_characters_and_leave_loot():
    board = war()
    board.rooms = {1: board.rooms[1]}
    game = board.game()
    assert {one.id for one in game.enemies(game.figure("drifter"))} == {"guard:1", "archer:1"}
    run(game, damage.kill(game, game.figure("guard:1")))
    assert game.state.result == ""
    run(game, damage.kill(game, game.figure("archer:1")))
    assert (game.state.result, game.state.coins) == ("won", [(1, 0), (2, 0)])


@pytest.mark.rule("FH-GEN-01", "FH-GEN-02", "FH-AMD-11")
def test_an_ally_may_be_a_monster_with_its_stat_card_and_the_allies_deck():
    board = Field(row(3))
    board.type("bear", cards=[card(MonsterAttack(mod=1), initiative=15)], hp=11, attack=3)
    game = opened(Placement(type="bear", at=(4, 0), side="hero"), Placement(type="guard", at=(5, 0)), board=board)
    EDITION.prepare(game)
    allies = game.state.further_modifiers["allies"]
    allies.draw = ["+0"] * 3
    bear, guard = monsters(game)
    assert (bear.side, bear.most, bear in game.allies(game.figure("drifter"))) == ("hero", 11, True)
    acts(game, bear.id)
    assert (guard.most - hp(game, guard.id), allies.discard) == (4, ["+0"])
    run(game, damage.kill(game, bear))
    assert game.state.coins == []


@pytest.mark.rule("FH-GEN-01")
def test_whom_an_allied_monster_summons_is_an_ally_and_its_death_may_lose_the_scenario():
    board = Field(row(3))
    board.type("bear", cards=[card(MonsterSummon(what="bear"))], hp=11)
    board.scenario = {"lose": (AllyLost(id="bear"),), "goal": Kill(type="guard", n=9)}
    game = opened(Placement(type="bear", at=(5, 0), side="hero"), Placement(type="guard", at=(7, 0)), board=board)
    bear = next(one for one in monsters(game) if one.type == "bear")
    acts(game, bear.id)
    second = next(one for one in monsters(game) if one.type == "bear" and one is not bear)
    assert second.side == "hero"
    run(game, damage.kill(game, bear))
    assert game.state.result == ""
    run(game, damage.kill(game, second))
    assert game.state.result == "lost"


@pytest.mark.rule("FH-GEN-01", "FH-INI-10")
def test_allies_with_tokens_get_random_numbers_and_act_in_their_order():
    numbers = set()
    for seed in range(1, 9):
        board = Field(row(3))
        board.state.rng = seed
        board.hero("drifter", (0, 0), initiative=10)
        villager = [Ally(id="villager", name=name("villager"), at=at, hp=4, initiative=30) for at in ((4, 0), (5, 0))]
        door = board.door((3, 0), [(4, 0), (5, 0)], holds=Contents(allies=tuple(villager)))
        game = board.game()
        run(game, reveal.open_door(game, door, game.figure("drifter")))
        allies = [figure for figure in game.state.figures if figure.kind == "ally"]
        numbers.add(tuple(figure.number for figure in allies))
        run(game, initiative.build_order(game))
        acted = []
        while run(game, initiative.next_actor(game)):
            acted.append(game.state.acting)
        assert acted == ["drifter", *sorted(figure.id for figure in allies)]
    assert all(one != other for one, other in numbers)
    assert {one < other for one, other in numbers} == {False, True}


@pytest.mark.rule("FH-TIL-19", "FH-GEN-10")
@pytest.mark.parametrize("side", ["monster", "hero"])
def test_whose_an_objective_is_the_scenario_says(side):
    tile = Tile(kind="obstacle", name="altar", at=((5, 0),), hp=6, side=side)
    game = opened(Placement(type="guard", at=(4, 0)), tiles=(tile,))
    altar = next(one for one in game.state.figures if one.kind == "object")
    assert (altar in game.enemies(game.figure("drifter"))) == (side == "monster")
    assert (altar in game.enemies(monsters(game)[0])) == (side == "hero")
    assert (5, 0) not in game.hexes(game.empty())


# --- revealing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SPW-01")
def test_everything_of_a_room_is_placed_at_once():
    board = Field(row(3))
    holds = Contents(
        monsters=(Placement(type="guard", at=(4, 0)),),
        tiles=(Tile(kind="trap", name="spikes", at=((5, 0),), harms=True),),
        coins=((6, 0),),
    )
    board.drifter((2, 0))
    board.type("guard", cards=[card()])
    door = board.door((3, 0), [(4, 0), (5, 0), (6, 0)], holds=holds)
    game = board.game()
    assert (len(game.state.figures), game.state.overlays, game.state.coins) == (1, [], [])
    run(game, reveal.open_door(game, door, game.figure("drifter")))
    assert [one.at for one in monsters(game)] == [(4, 0)]
    assert [(one.at, one.damage) for one in game.state.overlays] == [(((5, 0),), game.level.trap_damage)]
    assert game.state.coins == [(6, 0)]


@pytest.mark.rule("FH-SPW-03")
def test_a_group_without_a_card_draws_one_when_it_appears():
    board = Field(row(3))
    board.type("guard", cards=[card(MonsterAttack(), initiative=70)])
    board.state.decks["guard"].card, board.state.decks["guard"].draw = "", ["guard-1"]
    game = opened(Placement(type="guard", at=(4, 0)), board=board)
    assert game.state.decks["guard"].card == "guard-1"


@pytest.mark.rule("FH-SPW-05")
def test_of_a_type_that_has_acted_only_the_new_ones_act():
    board = Field(row(3))
    old = board.monster("guard", (0, 1), 1, cards=[card(MonsterAttack(), initiative=20)])
    board.rooms[1].append((0, 1))
    old.acted = True
    game = opened(Placement(type="guard", at=(4, 0)), board=board)
    new = next(one for one in monsters(game) if one is not old)
    assert game.state.interrupts == [new.id]
    game.figure("drifter").acted = True
    assert run(game, initiative.next_actor(game))
    assert game.state.acting == new.id
    while run(game, initiative.next_actor(game)):
        assert game.state.acting != old.id


@pytest.mark.rule("FH-SPW-07")
def test_standee_numbers_are_random_among_those_that_are_free():
    seen = Counter[int]()
    for seed in range(1, 40):
        board = Field(row(3))
        board.state.rng = seed
        board.drifter()
        board.guard((1, 0), 3)
        game = board.game()
        new = reveal.place_monster(game, "guard", "normal", (2, 0))
        assert new is not None
        seen[new.number] += 1
    assert set(seen) == {1, 2, 4, 5, 6}


@pytest.mark.rule("FH-SPW-08", "FH-SCA-03")
def test_who_is_exhausted_counts_for_how_many_monsters_come():
    placement = Placement(type="guard", at=(4, 0), players=("-", "normal", "elite"))
    assert monsters(opened(placement, heroes=2)) == []
    assert [one.rank for one in monsters(opened(placement, heroes=3, exhausted=1))] == ["normal"]
    assert [one.rank for one in monsters(opened(placement, heroes=4, exhausted=2))] == ["elite"]


@pytest.mark.rule("FH-SCA-03")
@pytest.mark.parametrize("gone", ["exhausted", "escaped"])
def test_who_has_left_counts_in_formulas_too(gone):
    board = Field()
    board.drifter()
    setattr(board.hero("boneshaper", (1, 0)), gone, True)
    assert board.game().number("10*C") == 20


# --- at the start and end of rounds -----------------------------------------------------------------------------


def wave(*rules, round=2):
    board = Field(row(6), round=round)
    board.drifter((0, 0), hp=30)
    board.type("guard", cards=[card(initiative=30)])
    board.scenario = {"special": rules, "goal": Survive(rounds=9)}
    return board


@pytest.mark.rule("FH-RND-02", "FH-EOR-07")
@pytest.mark.parametrize("end", [False, True])
def test_the_party_orders_what_a_round_brings_but_all_spawns_come_together(end):
    at = AtRound(at=2, end=end)
    rules = [
        SpecialRule(at, (Spawn("guard", (4, 0)),)),
        SpecialRule(at, (Hurt(1),), text="pain"),
        SpecialRule(at, (Spawn("guard", (5, 0)),)),
        SpecialRule(at, (Burden(1),)),
    ]
    game = wave(*rules).game()
    step = cleanup.special_rules.round_end if end else cleanup.special_rules.round_start
    question = asked(step(game))
    assert question is not None
    assert (question.seat, question.question, ids(question)) == (PARTY, "which_rule", ["rule:0", "rule:1", "rule:3"])
    game = wave(*rules).game()
    run(game, step(game), "rule:3", "rule:1")
    told_ = [event.kind for event in game.events if event.kind in ("monster_placed", "burdened", "suffers", "damage")]
    assert [told_[0], told_[-2:]] == ["burdened", ["monster_placed"] * 2]


@pytest.mark.rule("FH-EOR-07")
def test_what_happens_at_the_end_of_a_round_may_exhaust_somebody():
    game = wave(SpecialRule(AtRound(at=2), (Hurt(40),))).game()
    run(game, cleanup.clean_up(game))
    assert (game.state.heroes[0].exhausted, game.state.result) == (True, "lost")


@pytest.mark.rule("FH-SPW-09")
def test_who_spawns_at_the_start_of_a_round_comes_before_cards_are_chosen_and_acts_in_it():
    board = wave(SpecialRule(AtRound(at=3, end=False), (Spawn("guard", (4, 0)),)))
    board.half("a", "top")
    board.half("b", "top")
    board.state.heroes[0].hand = ["a", "b"]
    game = board.game()
    game.state.heroes[0].chosen = []
    run(game, cleanup.clean_up(game))
    run(game, cleanup.round_end(game))
    assert (game.state.phase, game.state.round, len(monsters(game))) == ("selection", 3, 1)
    run(game, initiative.build_order(game))
    game.state.decks["guard"].card = "guard-1"
    run(game, initiative.build_order(game))
    assert "guard" in [slot.id for slot in game.state.order]


@pytest.mark.rule("FH-SPW-09")
def test_who_spawns_at_the_end_of_a_round_acts_from_the_next_one_on():
    game = wave(SpecialRule(AtRound(at=2), (Spawn("guard", (4, 0)),))).game()
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    (new,) = monsters(game)
    assert (new.id in game.state.interrupts, game.state.phase) == (False, "short_rests")


@pytest.mark.rule("FH-EOR-08", "FH-MON-12")
def test_a_card_goes_to_the_discards_and_an_empty_deck_is_shuffled_when_it_is_needed():
    board = wave()
    board.type("guard", cards=[card(initiative=30), card(initiative=40)])
    board.monster("guard", (4, 0), 1)
    board.state.decks["guard"].draw, board.state.decks["guard"].card = ["guard-2"], "guard-1"
    game = board.game()
    deck = game.state.decks["guard"]
    run(game, cleanup.clean_up(game))
    run(game, cleanup.round_end(game))
    assert (deck.discard, deck.card) == (["guard-1"], "")
    initiative.draw_cards(game)
    assert deck.card == "guard-2"
    cleanup.discard_revealed(game)
    initiative.draw_cards(game)
    assert (deck.card in ("guard-1", "guard-2"), len(deck.draw), deck.discard) == (True, 1, [])


# --- groups -----------------------------------------------------------------------------------------------------


def pair(**scenario):
    board = Field()
    board.drifter((-3, 0), initiative=80)
    board.guard((1, 0), cards=[card(MonsterMove(), initiative=30)])
    board.monster("archer", (2, 0), deck="guard")
    board.scenario = scenario
    return board.game()


@pytest.mark.rule("FH-INI-06")
def test_types_of_one_group_act_as_the_scenario_says_or_as_the_party_likes():
    game = pair(order=("guard", "archer"))
    run(game, initiative.build_order(game))
    assert [slot.id for slot in game.state.order] == ["guard", "archer", "drifter"]
    game = pair(order=("archer", "guard"))
    run(game, initiative.build_order(game))
    assert [slot.id for slot in game.state.order] == ["archer", "guard", "drifter"]
    game = pair(texts={"x": Name("x", "x")})
    run(game, initiative.build_order(game), "first:archer")
    assert [slot.id for slot in game.state.order] == ["archer", "guard", "drifter"]


@pytest.mark.rule("FH-INI-11")
def test_of_two_characters_that_rest_the_party_says_who_is_first():
    board = Field()
    board.drifter((0, 0), resting=True)
    board.hero("boneshaper", (1, 0), resting=True)
    game = board.game()
    question = asked(initiative.build_order(game))
    assert question is not None
    assert (question.seat, sorted(ids(question))) == (PARTY, ["first:boneshaper", "first:drifter"])


# --- kills ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-KIL-04", "FH-KIL-05", "FH-TIL-23")
def test_who_slides_into_a_trap_by_its_own_move_is_nobodys_kill():
    board = Field(row(5))
    hero = board.drifter((4, 0))
    board.guard((0, 0), hp=2, move=2, cards=[card(MonsterMove(), MonsterAttack())])
    board.tile("ice", (1, 0))
    board.tile("trap", (2, 0), damage=5)
    game = board.game()
    acts(game, "guard:1")
    assert (game.find("guard:1"), hero.tally.get("kills", 0)) == (None, 0)
    (event,) = told(game, "dies")
    assert event.args["by"] == ""


@pytest.mark.rule("FH-SUM-07", "FH-AMD-04")
def test_a_summon_draws_from_its_summoners_deck():
    board = Field()
    hero = board.drifter()
    board.summon("wolf", (1, 0), hero, attack=2)
    board.guard((2, 0))
    hero.deck.draw = ["+0", "+2"]
    game = board.game()
    assert strike(game, "wolf:1", "guard:1", 2) == [4]
    assert hero.deck.discard == ["+2"]


@pytest.mark.rule("FH-END-03", "FH-OV-10")
def test_an_allied_objective_that_falls_may_lose_the_scenario():
    tile = Tile(kind="obstacle", name="altar", at=((5, 0),), hp=6, side="hero", id="altar")
    board = Field(row(3))
    board.scenario = {"lose": (AllyLost(id="altar"),)}
    game = opened(Placement(type="guard", at=(4, 0)), tiles=(tile,), board=board)
    ending.check(game)
    assert game.state.result == ""
    run(game, damage.kill(game, game.figure("altar")))
    assert game.state.result == "lost"
