"""Effects of attacks (5.7): push, pull, pierce, add target, and conditions."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Pull, Push
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.map import forced
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, asked, attack, card, hp, ids, marks, row, run, strike, told


def brute(*guards, hexes=None, deck=(), **values):
    """A brute at (0,0) with these modifier cards on top, and guards with these values."""
    board = Board(disc((0, 0), 4) if hexes is None else hexes)
    hero = board.hero("brute", (0, 0))
    hero.deck.draw += reversed(deck)
    for number, at in enumerate(guards, start=1):
        board.monster("guard", at, number, cards=[card()], **values)
    return board


@pytest.mark.rule("GH-EFF-01", "GH-ATK-10", "GH-CON-04")
def test_effects_come_after_the_damage_on_each_target_and_without_any():
    game = brute((1, 0), (0, 1), deck=["null", "+0"]).game()
    attack(game, Attack(n=2, targets=2, cond=("muddle",)), "targets:all", "target:guard:1", "apply", "apply")
    assert [(hp(game, f"guard:{n}"), marks(game, f"guard:{n}")) for n in (1, 2)] == [(8, ["muddle"]), (6, ["muddle"])]
    order = [event.kind for event in game.events if event.kind in ("attack_result", "suffers", "condition")]
    assert order == ["attack_result", "condition", "attack_result", "suffers", "condition"]


@pytest.mark.rule("GH-EFF-01", "GH-ATK-08")
def test_a_poison_given_by_an_attack_does_not_add_to_it():
    game = brute((1, 0)).game()
    assert attack(game, Attack(n=2, cond=("poison",)), "target:guard:1", "apply") == [2]
    assert attack(game, Attack(n=2, cond=("poison",)), "target:guard:1", "apply") == [3]


@pytest.mark.rule("GH-EFF-02", "GH-XPG-05")
def test_a_character_may_leave_out_any_effect_but_not_the_experience():
    game = brute((1, 0)).game()
    game.state.heroes[0].deck.draw.append("null")
    ability = Attack(n=1, cond=("stun", "wound"), push=1, xp_per_target=1)
    attack(game, ability, "target:guard:1", "leave:stun", "apply", "skip")
    assert (marks(game, "guard:1"), game.figure("guard:1").at, game.state.heroes[0].xp) == (["wound"], (1, 0), 1)


@pytest.mark.rule("GH-EFF-02")
def test_monsters_always_apply_theirs():
    board = brute(hexes=row(4))
    board.monster("guard", (1, 0), cards=[card(MonsterAttack(push=1, cond=("muddle",)))], attack=1)
    game = board.game()
    game.figure("brute").at, game.figure("guard:1").at = (1, 0), (0, 0)
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert (game.figure("brute").at, marks(game, "brute"), hp(game, "brute")) == ((2, 0), ["muddle"], 9)


@pytest.mark.rule("GH-EFF-03", "GH-ATK-09")
def test_nothing_more_happens_to_a_target_that_died_of_the_damage():
    board = brute((1, 0), (3, 0), hp=2, traits=Traits(retaliate=2))
    game = board.game()
    attack(game, Attack(n=2, cond=("curse",), push=2), "target:guard:1")
    assert game.find("guard:1") is None
    assert (game.state.monster_curses, hp(game, "brute"), told(game, "condition")) == (10, 10, [])


@pytest.mark.rule("GH-EFF-04", "GH-ATK-13")
def test_effects_without_an_attack_draw_no_card_and_ask_no_shield():
    board = brute((1, 0), traits=Traits(shield=9))
    game = board.game()
    act(game, GiveCondition(what="wound", who="adjacent_enemy"), Push(n=1), answers=["push:2,0"])
    assert (marks(game, "guard:1"), game.figure("guard:1").at) == (["wound"], (2, 0))
    assert (told(game, "draws"), game.state.heroes[0].deck.discard) == ([], [])


@pytest.mark.rule("GH-EFF-04")
def test_one_adjacent_enemy_is_chosen_among_those_there_are():
    game = brute((1, 0), (0, 1), (3, 0)).game()
    act(game, GiveCondition(what="stun", who="adjacent_enemy"), answers=["target:guard:2"])
    assert [marks(game, f"guard:{n}") for n in (1, 2, 3)] == [[], ["stun"], []]


@pytest.mark.rule("GH-EFF-05", "GH-EFF-06")
def test_every_step_changes_the_range_even_where_a_wall_bends_it():
    # A wall line parts (0,0) and (1,0): the range between them is 2, so (1,0) is no nearer than (2,-1) is.
    board = Board(disc((0, 0), 2))
    board.walls = [((0, 0), (1, 0))]
    board.hero("brute", (0, 0))
    board.monster("guard", (1, -1))
    game = board.game()
    decision = asked(forced.push(game, game.figure("brute"), game.figure("guard:1"), 1, 0))
    assert game.range((0, 0), (1, 0)) == 2
    assert set(ids(decision)) == {"push:1,0", "push:2,-1", "push:1,-2", "push:2,-2", "skip"}


@pytest.mark.rule("GH-EFF-05")
def test_the_attacker_chooses_each_step_of_the_way():
    game = brute((1, 0)).game()
    attack(game, Attack(n=1, push=3), "target:guard:1", "push:1,1", "push:1,2", "push:1,3")
    assert game.figure("guard:1").at == (1, 3)
    # A step to the side that does not lead away is not offered: (0,3) is at range 3 as (1,2) is.
    game.figure("guard:1").at = (1, 2)
    rules = forced.push(game, game.figure("brute"), game.figure("guard:1"), 1, 0)
    assert ids(asked(rules)) == ["push:2,2", "push:1,3", "skip"]


@pytest.mark.rule("GH-EFF-06", "GH-EFF-07")
def test_a_pull_stops_when_nothing_nearer_is_free():
    board = brute((4, 0), hexes=row(5))
    board.hero("tinkerer", (2, 0))
    game = board.game()
    # The tinkerer is an enemy of the guard: it can't be pulled through.
    assert run(game, forced.pull(game, game.figure("brute"), game.figure("guard:1"), 3, 0), "pull:3,0") == forced.STUCK
    assert game.figure("guard:1").at == (3, 0)


@pytest.mark.rule("GH-EFF-08")
def test_a_pushed_character_passes_characters_and_not_monsters():
    board = Board(row(5))
    board.hero("brute", (1, 0))
    board.hero("tinkerer", (2, 0))
    board.monster("guard", (0, 0))
    game = board.game()
    guard, brute_ = game.figure("guard:1"), game.figure("brute")
    assert run(game, forced.push(game, guard, brute_, 2, PARTY)) == forced.DONE
    assert brute_.at == (3, 0)
    board.monster("guard", (4, 0), 2)
    assert run(game, forced.push(game, guard, brute_, 2, PARTY)) == forced.STUCK
    assert brute_.at == (3, 0)


@pytest.mark.rule("GH-EFF-08")
def test_a_push_through_allies_needs_a_free_hex_at_its_end():
    board = brute((1, 0), (2, 0), (3, 0), hexes=row(6))
    game = board.game()
    guard = game.figure("guard:1")
    assert run(game, forced.push(game, game.figure("brute"), guard, 2, 0)) == forced.STUCK
    assert guard.at == (1, 0)
    assert run(game, forced.push(game, game.figure("brute"), guard, 3, 0), "push:2,0") == forced.DONE
    assert guard.at == (4, 0)


@pytest.mark.rule("GH-EFF-09", "GH-CON-14")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_whoever_can_not_move_can_be_moved(condition):
    board = brute(hexes=row(5))
    board.monster("guard", (1, 0), marks=[condition])
    board.tile("difficult", (2, 0), (3, 0))
    board.tile("hazard", (3, 0))
    game = board.game()
    run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 2, 0), "push:2,0")
    assert (game.figure("guard:1").at, hp(game, "guard:1")) == ((3, 0), 7)


@pytest.mark.rule("GH-EFF-10")
def test_a_push_that_was_begun_is_carried_out():
    game = brute((1, 0)).game()
    rules = forced.push(game, game.figure("brute"), game.figure("guard:1"), 2, 0)
    assert "skip" not in ids(asked(rules, "push:2,0"))


@pytest.mark.rule("GH-EFF-10", "GH-ATK-11")
def test_push_and_pull_of_one_attack_are_decided_separately_in_either_order():
    game = brute((2, 0)).game()
    ability = Attack(n=1, range=3, push=1, pull=1)
    attack(game, ability, "target:guard:1", "pull:1", "pull:1,0", "push:1,1")
    assert game.figure("guard:1").at == (1, 1)
    game.figure("guard:1").at = (2, 0)
    attack(game, ability, "target:guard:1", "push:1", "skip", "pull:1,0")
    assert game.figure("guard:1").at == (1, 0)


@pytest.mark.rule("GH-EFF-11", "GH-EFF-13")
@pytest.mark.parametrize(
    ("shield", "pierce", "cards", "damage"),
    [(3, 2, ["+0"], 2), (1, 3, ["+0"], 3), (3, 0, ["+0"], 0), (3, 1, ["rolling pierce 1", "+0"], 2), (5, 2, ["+1"], 1)],
)
def test_pierce_ignores_as_much_of_the_shield(shield, pierce, cards, damage):
    game = brute((1, 0), deck=cards, traits=Traits(shield=shield)).game()
    assert attack(game, Attack(n=3, pierce=pierce), "target:guard:1") == [damage]
    # It is over with the attack.
    assert game.shield(game.figure("guard:1")) == shield


@pytest.mark.rule("GH-EFF-11")
def test_a_drawn_pierce_counts_for_its_own_target_only():
    game = brute((1, 0), (0, 1), deck=["rolling pierce 3", "+0", "+0"], traits=Traits(shield=2)).game()
    damage = attack(game, Attack(n=3, targets=2), "targets:all", "target:guard:1")
    assert damage == [3, 1]


@pytest.mark.rule("GH-EFF-12", "GH-AOE-06")
def test_an_added_target_gets_everything_but_the_area():
    game = brute((1, 0), (2, 0), (0, 1), (0, -1), deck=["+0", "rolling add_target", "+1", "+0"]).game()
    damage = attack(
        game,
        Attack(n=2, area="line2", pierce=1, cond=("poison",)),
        "area:guard:1+guard:2",
        "target:guard:1",
        "apply",
        "apply",
        "target:guard:4",
        "apply",
    )
    assert damage == [2, 3, 2]
    assert [marks(game, f"guard:{n}") for n in (1, 2, 3, 4)] == [["poison"], ["poison"], [], ["poison"]]


@pytest.mark.rule("GH-EFF-12")
def test_each_add_target_gives_one_more_and_none_must_be_used():
    cards = ["rolling add_target", "rolling add_target", "+0", "+0", "+0"]
    spots = [(1, 0), (0, 1), (-1, 0)]
    game = brute(*spots, deck=cards).game()
    assert attack(game, Attack(n=1), "target:guard:1", "target:guard:2", "target:guard:3") == [1, 1, 1]
    game = brute(*spots, deck=cards).game()
    assert attack(game, Attack(n=1), "target:guard:1", "target:guard:3", "skip") == [1, 1]
    # Out of range there is nobody to add.
    game = brute((1, 0), (3, 0), deck=cards).game()
    assert attack(game, Attack(n=1), "target:guard:1") == [1]


@pytest.mark.rule("GH-EFF-12", "GH-MAT-03")
def test_a_monster_adds_the_nearest_enemy():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (2, -1))
    board.hero("tinkerer", (3, 0))
    board.hero("scoundrel", (-2, 0))
    board.monster("guard", (0, 0))
    board.state.monster_modifiers.draw = ["+0", "+0", "rolling add_target"]
    game = board.game()
    strike(game, "guard:1", "brute", 1, range=4)
    assert [hp(game, name) for name in ("brute", "tinkerer", "scoundrel")] == [9, 10, 9]


@pytest.mark.rule("GH-EFF-05", "GH-EFF-03", "GH-RUL-21")
def test_conditions_are_given_before_the_target_is_pushed_to_its_death():
    board = brute((1, 0), hexes=row(4), hp=3)
    board.tile("trap", (2, 0), damage=9)
    game = board.game()
    attack(game, Attack(n=1, cond=("curse",), push=2), "target:guard:1", "apply", "push:2,0")
    assert (game.find("guard:1"), game.state.monster_curses) == (None, 9)
    assert game.state.heroes[0].tally["kills"] == 1


@pytest.mark.rule("GH-EFF-06", "GH-EFF-04")
def test_pulling_without_an_attack_reaches_whoever_is_in_range_and_sight():
    game = brute((3, 0), (4, -4)).game()
    rules = act(game, Pull(n=2, range=3), answers=["pull:2,0"])
    assert (rules, game.figure("guard:1").at) == (True, (1, 0))


@pytest.mark.rule("GH-EFF-02", "GH-CON-32")
def test_there_is_no_question_about_a_condition_that_the_target_is_immune_to():
    board = brute()
    board.monster("boss", (1, 0), rank="boss", immune=("stun",))
    game = board.game()
    attack(game, Attack(n=1, cond=("stun",)), "target:boss:1")
    rules = attacks.hero_attack(
        game, game.state.heroes[0], game.figure("brute"), Attack(n=1, cond=("stun", "wound")), []
    )
    assert ids(asked(rules, "target:boss:1")) == ["apply", "leave:wound"]


@pytest.mark.rule("GH-EFF-11", "GH-EFF-02", "GH-ITM-13")
def test_items_of_the_defender_may_ignore_pierce_or_keep_it_where_it_stands():
    board = brute((1, 0))
    hero = board.state.heroes[0]
    board.item(hero, "1", when="attacked", gain=Gain(shield=2, unpierced=True))
    board.item(hero, "2", when="attacked", gain=Gain(unmoved=True))
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:1", "item:2", pierce=2, push=2) == [1]
    assert game.figure("brute").at == (0, 0)


@pytest.mark.rule("GH-EFF-04", "GH-CON-25")
def test_an_invisible_enemy_is_no_target_of_anything():
    board = brute((0, 1))
    board.monster("guard", (1, 0), 2, marks=["invisible"])
    game = board.game()
    assert act(game, GiveCondition(what="stun", who="adjacent_enemies")) is True
    assert [marks(game, f"guard:{n}") for n in (1, 2)] == [["stun"], ["invisible"]]
    rules = attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), Attack(n=1), [])
    assert ids(asked(rules)) == ["target:guard:1", "skip"]


@pytest.mark.rule("GH-EFF-12", "GH-ELE-05")
def test_an_augment_that_adds_a_target_is_declared_with_the_others():
    game = brute((1, 0), (0, 1)).game()
    game.state.elements["air"] = 2
    ability = Attack(n=1, consume=(Augment(("air",), Gain(add_target=1)),))
    assert attack(game, ability, "augment:0", "targets:all", "target:guard:2") == [1, 1]
