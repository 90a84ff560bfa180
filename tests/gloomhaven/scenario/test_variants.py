"""Scaling and solo play (12.1, 12.2), reduced randomness (12.3), permanent death (12.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Trigger
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import movement, reveal
from tafelrunde.games.havens.rules.round import cleanup, selection
from tafelrunde.games.havens.rules.scenario import ending
from tests.helpers.arena import add_monster, arena
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    acts_anyhow,
    attack,
    blows,
    card,
    duel,
    hp,
    play,
    row,
    run,
    strike,
    told,
    turns,
)

GUARD = "target:guard:1"
NAMES = ("brute", "tinkerer", "scoundrel", "cragheart")


# --- scaling and solo -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SCL-01", "GH-DAT-32")
@pytest.mark.parametrize(
    ("heroes", "ranks"), [(2, ["elite"]), (3, ["normal", "elite"]), (4, ["normal", "elite", "elite"])]
)
def test_the_number_of_characters_changes_who_is_there_not_how_strong_they_are(heroes, ranks):
    board = Board(row(6))
    for number in range(heroes):
        board.hero(NAMES[number], (number, 0))
    board.type("guard", hp=8, attack=2, cards=[card(MonsterAttack())])
    placements = (
        Placement(type="guard", at=(7, 0), players=("-", "normal", "normal")),
        Placement(type="guard", at=(8, 0), players=("elite", "elite", "elite")),
        Placement(type="guard", at=(9, 0), players=("-", "-", "elite")),
    )
    door = board.door((6, 0), [(7, 0), (8, 0), (9, 0)], holds=Contents(monsters=placements))
    game = board.game()
    run(game, reveal.open_door(game, door, game.figure("brute")))
    found = [figure for figure in game.state.figures if figure.kind == "monster"]
    assert [figure.rank for figure in found] == ranks
    assert {figure.most for figure in found} == {8}


@pytest.mark.rule("GH-SOL-02", "GH-SOL-05", "GH-SOL-04")
@pytest.mark.parametrize("level", range(8))
def test_the_adjustment_raises_monsters_traps_and_hazards_but_neither_gold_nor_xp(level):
    usual, solo = load().levels[level], load().solo_levels[level]
    assert (solo.monster_level, solo.trap_damage) == (min(level + 1, 7), level + 3)
    assert solo.hazard_damage == (level + 3) // 2
    assert (solo.gold_per_coin, solo.bonus_xp) == (usual.gold_per_coin, usual.bonus_xp)


@pytest.mark.rule("GH-SOL-02", "GH-SOL-05", "GH-LVL-06")
def test_with_the_adjustment_in_force_a_scenario_uses_it():
    game = arena({"brute": (0, 0)}, adjusted=True)
    guard = add_monster(game, "bandit_guard:1", (1, 0))
    assert game.stats(guard) == load().monsters["bandit_guard"].normal[2]
    assert (game.level.trap_damage, game.hazard_damage, game.level.gold_per_coin) == (4, 2, 2)
    # Formulas go by the scenario level itself.
    assert game.number("St") == 1


# --- reduced randomness ---------------------------------------------------------------------------------------


def tame(*cards, monsters=(), **guard):
    board = duel(*cards, monsters=monsters, **guard)
    board.state.variants = ("reduced_randomness",)
    return board


@pytest.mark.rule("GH-RRV-01")
@pytest.mark.parametrize(("drawn", "expected"), [("x2", 7), ("bless", 7), ("null", 3), ("curse", 3), ("+1", 6)])
def test_double_and_bless_are_plus_two_null_and_curse_minus_two(drawn, expected):
    assert attack(tame(drawn).game(), Attack(n=5), GUARD) == [expected]


@pytest.mark.rule("GH-RRV-01", "GH-MOD-03", "GH-SHD-03")
def test_a_minus_two_can_be_made_up_for_and_is_never_less_than_nothing():
    assert attack(tame("rolling +1", "null").game(), Attack(n=2), GUARD) == [1]
    assert attack(tame("null", traits=Traits(shield=1)).game(), Attack(n=1), GUARD) == [0]


@pytest.mark.rule("GH-RRV-01", "GH-ADV-09")
@pytest.mark.parametrize(
    ("cards", "mode", "expected"),
    [(("x2", "+1"), "advantage", 7), (("null", "-1"), "disadvantage", 3), (("-2", "null"), "disadvantage", 3)],
)
def test_cards_are_compared_by_those_numbers(cards, mode, expected):
    assert strike(tame(*cards).game(), "brute", "guard:1", 5, **{mode: True}) == [expected]


@pytest.mark.rule("GH-RRV-01")
def test_no_order_is_asked_since_nothing_is_doubled():
    assert attack(tame("rolling +1", "x2").game(), Attack(n=3), GUARD) == [6]


@pytest.mark.rule("GH-RRV-02", "GH-CLN-01", "GH-MOD-10")
@pytest.mark.parametrize("drawn", ["x2", "null", "bless", "curse"])
def test_each_of_the_four_lets_the_deck_be_reshuffled_at_the_end_of_the_round(drawn):
    game = tame("+1", drawn).game()
    deck = game.state.heroes[0].deck
    for _ in range(2):
        strike(game, "brute", "guard:1", 2)
    run(game, cleanup.clean_up(game))
    assert deck.discard == []
    assert len(deck.draw) == (11 if drawn in ("x2", "null") else 10)


@pytest.mark.rule("GH-RRV-02", "GH-MOD-07")
def test_a_bless_still_goes_back_to_its_supply():
    board = tame("bless")
    board.state.blesses = 4
    game = board.game()
    strike(game, "brute", "guard:1", 2)
    assert game.state.blesses == 5


# --- permanent death ------------------------------------------------------------------------------------------


def mortal(*, hand=(), hp_=10, cards=None, heroes=("brute",)):
    board = Board(row(8))
    board.state.variants = ("permanent_death",)
    for place, cls in enumerate(heroes):
        hero = board.hero(cls, (place, 0), hp=hp_)
        hero.hand = board.plain(*[f"{cls}-{key}" for key in hand])
    board.monster("guard", (len(heroes), 0), cards=cards or [card(MonsterMove(), MonsterAttack(), initiative=80)] * 8)
    return board


@pytest.mark.rule("GH-PRM-01", "GH-EXH-01")
@pytest.mark.parametrize(("variants", "dead"), [(("permanent_death",), 1), ((), 0)])
def test_falling_below_one_is_death_in_this_variant_and_exhaustion_otherwise(variants, dead):
    board = mortal(hp_=2)
    board.state.variants = variants
    game = board.game()
    acts(game, "guard:1")
    hero = game.state.heroes[0]
    assert (game.find("brute"), hero.tally.get("dead", 0), len(told(game, "character_dies"))) == (None, dead, dead)
    assert game.state.result == "lost"


@pytest.mark.rule("GH-PRM-01", "GH-DMG-01")
def test_damage_can_be_negated_to_stay_alive():
    game = mortal(hp_=2, hand="a").game()
    acts(game, "guard:1", "lose:brute-a")
    assert (hp(game, "brute"), "dead" in game.state.heroes[0].tally) == (2, False)


@pytest.mark.rule("GH-PRM-02", "GH-EXH-02", "GH-EXH-03")
def test_who_has_no_cards_left_stays_on_the_map_and_does_nothing():
    board = mortal(heroes=("brute", "tinkerer"))
    board.state.heroes[1].hand = board.plain(*[f"t{n}" for n in range(6)])
    board.state.heroes[0].chosen.clear()
    board.summon("rat", (6, 0), board.state.heroes[0])
    game = board.game()
    run(game, selection._exhaust_who_can_not_go_on(game))
    brute = game.state.heroes[0]
    assert (brute.exhausted, game.find("brute") is not None, game.find("rat:1")) == (True, True, None)
    game.state.phase = "selection"
    player = play(game, until="cleanup")
    assert "brute" not in turns(game)
    assert {decision.args.get("hero") for decision in player.asked} == {"tinkerer"}
    assert game.state.result == ""


@pytest.mark.rule("GH-PRM-02", "GH-FOC-09")
def test_it_is_focused_as_one_with_initiative_99():
    board = Board()
    board.state.variants = ("permanent_death",)
    board.hero("brute", (1, 0), initiative=5)
    board.hero("tinkerer", (-1, 0), initiative=98)
    board.monster("guard", (0, 0), cards=[card(MonsterAttack())])
    game = board.game()
    run(game, damage.exhaust(game, game.state.heroes[0], "GH-EXH-02"))
    acts(game, "guard:1")
    assert told(game, "attacks")[0].args["target"] == "tinkerer"


@pytest.mark.rule("GH-PRM-02", "GH-PRM-05", "GH-PRM-01")
def test_it_can_be_attacked_negates_nothing_and_dies():
    board = mortal(heroes=("brute", "tinkerer"), hp_=3)
    brute = board.state.heroes[0]
    board.item(brute, "065", when="damage", gain=Gain(negate=True))
    board.item(brute, "008", when="attacked", gain=Gain(shield=1))
    brute.discard = board.plain("x", "y", "z")
    board.active(brute, "frost", Trigger("damage", Gain(negate=True)), lost=False)
    game = board.game()
    run(game, damage.exhaust(game, brute, "GH-EXH-02"))
    assert sorted(brute.lost) == ["brute-lead", "brute-other", "frost", "x", "y", "z"]
    assert brute.active == []
    assert strike(game, "guard:1", "brute", 2) == [2]
    assert hp(game, "brute") == 1
    assert strike(game, "guard:1", "brute", 2) == [2]
    assert (game.find("brute"), brute.tally["dead"]) == (None, 1)


@pytest.mark.rule("GH-PRM-02", "GH-CON-11")
def test_traps_and_pushes_reach_it_too():
    board = mortal(heroes=("brute", "tinkerer"), hp_=3)
    board.tile("trap", (5, 0), damage=3)
    game = board.game()
    run(game, damage.exhaust(game, game.state.heroes[0], "GH-EXH-02"))
    run(game, movement.enter(game, game.figure("brute"), (5, 0), "forced", "guard:1"))
    assert game.state.heroes[0].tally["dead"] == 1


@pytest.mark.rule("GH-PRM-02", "GH-EXH-05")
def test_with_everybody_out_of_cards_the_scenario_is_lost():
    game = mortal(heroes=("brute", "tinkerer")).game()
    for hero in game.state.heroes:
        hero.chosen.clear()
    game.state.phase = "selection"
    play(game)
    assert (game.state.result, game.state.because) == ("lost", "exhausted")


@pytest.mark.rule("GH-PRM-03", "GH-END-04")
def test_after_a_failure_those_who_are_not_dead_go_home():
    game = mortal(heroes=("brute", "tinkerer"), hp_=2).game()
    brute, tinkerer = game.state.heroes
    brute.xp = tinkerer.xp = 3
    run(game, damage.exhaust(game, brute, "GH-EXH-02"))
    run(game, damage.suffer(game, game.figure("tinkerer"), 5, cause="trap"))
    ending.finish(game)
    assert (brute.tally.get("dead", 0), tinkerer.tally.get("dead", 0)) == (0, 1)
    assert game.state.result == "lost"
    assert brute.character.xp == 3


@pytest.mark.rule("GH-PRM-01", "GH-CON-12")
def test_a_wound_can_kill():
    board = mortal(hp_=1)
    game = board.game()
    run(game, conditions.give(game, game.figure("brute"), "wound"))
    run(game, damage.from_wound(game, game.figure("brute")))
    assert game.state.heroes[0].tally["dead"] == 1
    acts_anyhow(game, "guard:1")
    assert blows(game) == []
