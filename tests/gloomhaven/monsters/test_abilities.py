"""Other monster abilities (6.5) and what the group decides (6.6)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import (
    MonsterCondition,
    MonsterDamage,
    MonsterHeal,
    MonsterLoot,
    MonsterMove,
    MonsterRetaliate,
    MonsterShield,
    MonsterSummon,
)
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import cleanup, initiative
from tafelrunde.games.havens.state import Bonus, Chest
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    acts_anyhow,
    asked_of,
    blows,
    card,
    hp,
    ids,
    marks,
    one_round,
    row,
    run,
    strike,
    told,
    turns,
)


def field(*abilities, at=(0, 0), **values):
    board = Board(disc((0, 0), 4))
    board.hero("brute", (3, 0))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


# --- heal -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MAB-01")
def test_whoever_has_lost_most_hit_points_is_healed_not_whoever_has_fewest():
    board = field(MonsterHeal(3, range=2), hp=20, lost=2)
    board.monster("guard", (1, 0), 2, hp=20, lost=6)
    board.monster("ghost", (-1, 0), hp=4, lost=3)
    board.monster("ghost", (-4, 0), 2, hp=20, lost=15)
    game = board.game()
    acts(game, "guard:1")
    assert [hp(game, name) for name in ("guard:1", "guard:2", "ghost:1", "ghost:2")] == [18, 17, 1, 5]


@pytest.mark.rule("GH-MAB-01", "GH-AMB-01")
def test_of_equal_losses_the_group_chooses_itself_included():
    board = field(MonsterHeal(3, range=1), lost=4)
    board.monster("guard", (1, 0), 2, lost=4)
    board.monster("guard", (-1, 0), 3, lost=1)
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert question.seat == PARTY
    assert ids(question) == ["heal:guard:1", "heal:guard:2"]
    acts(game, "guard:1", "heal:guard:2")
    assert [hp(game, f"guard:{n}") for n in (1, 2, 3)] == [4, 7, 7]


@pytest.mark.rule("GH-MAB-01", "GH-LOS-04", "GH-HEX-07")
def test_nobody_behind_a_wall_is_healed():
    board = Board([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)])
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((0, 0), (1, -1)), ((0, 1), (1, 1)), ((1, 0), (0, 1))]
    board.hero("brute", (2, 0))
    board.monster("guard", (0, 0), cards=[card(MonsterHeal(3, range=2))], lost=1)
    board.monster("guard", (1, 0), 2, lost=5)
    game = board.game()
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (8, 3)


@pytest.mark.rule("GH-MAB-01", "GH-HEA-05", "GH-HEA-03")
def test_its_heal_ends_poison_for_nothing_else_and_never_goes_above_the_maximum():
    game = field(MonsterHeal(9, on_self=True), lost=4, marks=["poison", "wound"]).game()
    acts(game, "guard:1")
    # The wound hurts before the heal.
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (3, [])
    acts(game, "guard:1")
    assert hp(game, "guard:1") == 8


@pytest.mark.rule("GH-RUL-43")
def test_a_heal_that_nobody_needs_is_its_own_but_a_poisoned_friend_needs_one():
    board = field(MonsterHeal(3, range=2))
    board.monster("guard", (1, 0), 2)
    game = board.game()
    acts(game, "guard:1")
    assert told(game, "heals")[0].args["figure"] == "guard:1"
    board.monster("guard", (-1, 0), 3, marks=["poison"])
    game = board.game()
    assert ids(asked_of(game, "guard:1")) == ["heal:guard:1", "heal:guard:2", "heal:guard:3"]


@pytest.mark.rule("GH-RUL-45", "GH-DAT-20", "GH-MAB-01")
@pytest.mark.parametrize(("base", "reach"), [(None, 1), (3, 3)])
def test_an_ability_without_a_range_reaches_as_far_as_the_base_range(base, reach):
    abilities = (MonsterHeal(2), MonsterCondition("strengthen", "allies"), MonsterShield(1, who="allies"))
    board = field(*abilities, range=base, at=(-2, 0))
    board.monster("guard", (-2 + reach, 0), 2, lost=5)
    board.monster("guard", (-1 + reach, 0), 3, lost=6)
    game = board.game()
    acts(game, "guard:1")
    near, far = game.figure("guard:2"), game.figure("guard:3")
    assert (near.hp, marks(near), game.shield(near)) == (5, ["strengthen"], 1)
    assert (far.hp, marks(far), game.shield(far)) == (2, [], 0)


# --- summons --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MAB-02", "GH-AMB-01")
def test_the_new_monster_stands_beside_its_summoner_as_near_as_can_be_to_an_enemy():
    board = field(MonsterSummon("rat"))
    board.type("rat", cards=[card(MonsterMove())])
    game = board.game()
    acts(game, "guard:1")
    assert game.at((1, 0)).type == "rat"
    # Now two hexes are equally near.
    assert ids(asked_of(game, "guard:1")) == ["summon:0,1", "summon:1,-1"]


@pytest.mark.rule("GH-MAB-03")
@pytest.mark.parametrize("why", ["hex", "standee"])
def test_without_an_empty_hex_or_a_standee_nothing_comes(why):
    board = field(MonsterSummon("rat"), MonsterShield(1))
    board.type("rat", cards=[card(MonsterMove())], standees=1)
    if why == "hex":
        board.tile("difficult", *[at for at in disc((0, 0), 1) if at != (0, 0)])
    else:
        board.monster("rat", (4, -4))
    game = board.game()
    before = len(game.state.figures)
    acts(game, "guard:1")
    assert len(game.state.figures) == before
    assert told(game, "summon_fails")[0].args["because"] == why
    assert game.shield(game.figure("guard:1")) == 1


@pytest.mark.rule("GH-MAB-04", "GH-MAB-05", "GH-INI-02")
def test_a_summoned_monster_waits_for_the_next_round_even_if_its_type_acts_later_in_this_one():
    board = Board(row(9))
    board.hero("brute", (0, 0), initiative=5)
    board.monster("guard", (6, 0), cards=[card(MonsterSummon("rat"), initiative=20)])
    board.type("rat", cards=[card(MonsterMove(), initiative=60)])
    board.monster("rat", (8, 0))
    game = board.game()
    game.state.heroes[0].chosen = []
    run(game, one_round(game))
    new = next(one for one in game.state.figures if one.type == "rat" and one.summoned)
    assert turns(game) == ["brute", "guard:1", "rat:1"]
    assert (new.rank, new.at, new.hp) == ("normal", (5, 0), 8)


@pytest.mark.rule("GH-MAB-05")
def test_a_type_that_had_no_card_gets_none_before_the_next_round():
    board = field(MonsterSummon("rat", rank="elite"))
    board.type("rat", cards=[card(MonsterMove(), initiative=1)], hp=3)
    game = board.game()
    game.state.decks["rat"].draw.append(game.state.decks["rat"].card)
    game.state.decks["rat"].card = ""
    acts(game, "guard:1")
    assert game.at((1, 0)).rank == "elite"
    assert game.state.decks["rat"].card == ""
    assert game.monster_card("rat") is None
    run(game, cleanup.clean_up(game))
    run(game, initiative.reveal_cards(game))
    assert game.monster_card("rat") is not None


# --- bonuses, loot, harm --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MAB-06", "GH-CLN-05")
def test_a_shield_counts_from_its_turn_on_until_the_end_of_the_round():
    board = field(MonsterShield(2), MonsterRetaliate(1, reach=3), at=(2, 0))
    board.monster("guard", (2, 1), 2)
    game = board.game()
    assert strike(game, "brute", "guard:1", 3) == [3]
    acts(game, "guard:1")
    assert strike(game, "brute", "guard:1", 3) == [1]
    assert hp(game, "brute") == 9
    # Its comrade has not had its turn.
    assert strike(game, "brute", "guard:2", 3) == [3]
    run(game, cleanup.clean_up(game))
    assert strike(game, "brute", "guard:1", 3) == [3]
    assert hp(game, "brute") == 9


@pytest.mark.rule("GH-MAB-06", "GH-CON-20")
def test_a_stunned_monster_gets_no_bonus():
    game = field(MonsterShield(2), marks=["stun"]).game()
    acts(game, "guard:1")
    assert game.shield(game.figure("guard:1")) == 0


@pytest.mark.rule("GH-MAB-06", "GH-RET-04", "GH-SHD-01")
def test_the_same_bonus_twice_adds_up():
    game = field(MonsterShield(1), MonsterShield(2), MonsterRetaliate(1), MonsterRetaliate(2), at=(2, 0)).game()
    acts(game, "guard:1")
    assert strike(game, "brute", "guard:1", 4) == [1]
    assert hp(game, "brute") == 7


@pytest.mark.rule("GH-MAB-07", "GH-LOT-06")
def test_looted_coins_are_gone_for_good_and_treasure_stays():
    board = field(MonsterMove(), MonsterLoot(1), at=(0, 1), move=1)
    board.state.coins = [(0, 1), (1, 0), (1, 0), (4, -4)]
    board.state.chests = [Chest((1, 1), 7)]
    game = board.game()
    acts_anyhow(game, "guard:1")
    guard = game.figure("guard:1")
    assert game.state.coins == [(4, -4)]
    assert len(game.state.chests) == 1
    run(game, damage.kill(game, guard, "brute"))
    assert game.state.coins == [(4, -4), guard.at]


@pytest.mark.rule("GH-MAB-07", "GH-LOT-06")
def test_without_a_loot_ability_a_monster_stands_on_a_coin_and_leaves_it():
    board = field(MonsterShield(1))
    board.state.coins = [(0, 0)]
    game = board.game()
    acts(game, "guard:1")
    assert game.state.coins == [(0, 0)]


@pytest.mark.rule("GH-MAB-08", "GH-RUL-47", "GH-EFF-04")
@pytest.mark.parametrize(("at", "expected"), [((1, 0), ["disarm"]), ((3, 0), [])])
def test_a_condition_for_one_enemy_is_for_the_focus_and_for_nobody_else(at, expected):
    board = Board(disc((0, 0), 4))
    brute = board.hero("brute", at, initiative=5)
    board.monster("guard", (0, 0), cards=[card(MonsterCondition("disarm", "enemy", range=2))])
    board.tile("trap", (-1, 0), damage=1)
    game = board.game()
    acts(game, "guard:1")
    assert (marks(game, "brute"), blows(game)) == (expected, [])
    assert brute.deck.discard == game.state.monster_modifiers.discard == []


@pytest.mark.rule("GH-MAB-08", "GH-CON-22")
def test_a_condition_for_all_enemies_reaches_each_in_range_and_curses_their_own_decks():
    board = field(MonsterCondition("curse", "enemies", range=3))
    board.hero("tinkerer", (-3, 0))
    board.hero("scoundrel", (0, 4))
    game = board.game()
    acts(game, "guard:1")
    assert [hero.deck.draw.count("curse") for hero in game.state.heroes] == [1, 1, 0]
    assert game.state.hero_curses == 8


@pytest.mark.rule("GH-MAB-08", "GH-ATK-13")
def test_damage_without_an_attack_ignores_shields_and_draws_nothing():
    board = field(MonsterDamage(2, range=3))
    board.state.figures[0].bonuses = (Bonus("", shield=5, retaliate=5, range=5),)
    game = board.game()
    acts(game, "guard:1")
    assert (hp(game, "brute"), hp(game, "guard:1")) == (8, 8)
    assert game.state.monster_modifiers.discard == []
