"""Chapter 15, in combat: each position is played as in Gloomhaven and as in Frosthaven, and comes out differently."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.edition import EDITION as FROSTHAVEN
from tafelrunde.games.gloomhaven.edition import EDITION as GLOOMHAVEN
from tafelrunde.games.havens.box.abilities import Attack, Grant, Heal, Move, Retaliate
from tafelrunde.games.havens.box.modifier_cards import modifier
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterCondition, MonsterHeal, MonsterInfuse
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Area, Gain
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.combat import aftermath, sequence
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.games.havens.state import INERT, STRONG, Mark, Slot
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, acts, asked, attack, card, hp, ids, marks, row, run, strike, told

BOTH = (GLOOMHAVEN, FROSTHAVEN)


def fight(*, guard=(1, 0), **values):
    board = Field()
    board.drifter(**values)
    board.guard(guard)
    return board


def asks(game, ability, *answers):
    game.state.acting = "drifter"
    hero = game.state.heroes[0]
    return asked(sequence.hero_attack(game, hero, game.figure("drifter"), ability, []), *answers)


def counted(edition, mode, *names):
    """Which of these cards count first of all, drawn one after another as long as the edition draws on."""
    drawn = []
    for name in names:
        if edition.draws_on(drawn, mode):
            drawn.append(modifier(name))
    ways = edition.ways_to_count(drawn, mode, 4, False)
    return [one.id for one in drawn], [one.id for one in ways[0]]


# --- modifier cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-03")
def test_with_advantage_a_rolling_card_comes_first_and_the_second_one_does_not_roll():
    first = [counted(edition, "advantage", "rolling +1", "+0", "+2", "+1") for edition in BOTH]
    assert first == [(["rolling +1", "+0"], ["rolling +1", "+0"]), (["rolling +1", "+0", "+2"], ["rolling +1", "+2"])]
    second = [counted(edition, "advantage", "+0", "rolling +1", "+2") for edition in BOTH]
    assert second == [(["+0", "rolling +1"], ["+0", "rolling +1"]), (["+0", "rolling +1"], ["rolling +1"])]


@pytest.mark.rule("FH-DIF-04")
def test_with_disadvantage_two_cards_are_always_compared():
    found = [counted(edition, "disadvantage", "rolling +1", "+2", "-1") for edition in BOTH]
    assert found == [(["rolling +1", "+2"], ["+2"]), (["rolling +1", "+2", "-1"], ["-1"])]


@pytest.mark.rule("FH-DIF-05")
def test_with_advantage_the_player_picks_and_in_gloomhaven_the_better_counts():
    questions = []
    for edition in BOTH:
        board = fight(marks=["strengthen"])
        board.state.heroes[0].deck.draw = ["+0", "+1 wound"]
        left = asks(board.game(edition), Attack(n=2), "target:guard:1")
        questions.append("" if left is None else left.question)
    assert questions == ["effects", "modifier"]


@pytest.mark.rule("FH-DIF-06")
def test_ward_and_brittle_come_behind_the_shield():
    dealt = []
    for edition in BOTH:
        board = fight()
        board.monsters["guard"] = board.type("guard", hp=20, traits=Traits(shield=1), cards=[])
        game = board.game(edition)
        game.figure("guard:1").marks = (Mark("brittle"),)
        strike(game, "drifter", "guard:1", 4)
        dealt.append(20 - hp(game, "guard:1"))
    assert dealt == [3, 6]


@pytest.mark.rule("FH-DIF-07")
def test_there_are_five_new_conditions():
    assert set(FROSTHAVEN.conditions) - set(GLOOMHAVEN.conditions) == {
        "regenerate",
        "ward",
        "brittle",
        "bane",
        "impair",
    }
    assert set(GLOOMHAVEN.conditions) < set(FROSTHAVEN.conditions)
    game = fight().game()
    for what in ("regenerate", "ward", "brittle", "bane", "impair"):
        run(game, conditions.give(game, game.figure("drifter"), what))
    assert len(marks(game, "drifter")) == 5


@pytest.mark.rule("FH-DIF-08")
def test_only_poison_keeps_a_heal_from_restoring_and_all_are_taken_off_together():
    results = []
    for marked in (["wound"], ["poison"], ["wound", "poison"], ["brittle", "bane"]):
        game = fight(marks=marked).game()
        game.figure("drifter").hp = 5
        run(game, heal.heal(game, game.figure("drifter"), 3))
        results.append((hp(game, "drifter"), marks(game, "drifter")))
    assert results == [(8, []), (5, []), (5, []), (8, [])]
    game = fight(marks=["wound"]).game()
    act(game, Heal(n=2, on_self=True), cls="drifter")
    assert (hp(game, "drifter"), marks(game, "drifter")) == (10, [])


@pytest.mark.rule("FH-DIF-10")
def test_what_is_gained_in_the_own_turn_lasts_through_the_next_one():
    game = fight().game()
    figure = game.figure("drifter")
    game.state.acting = "drifter"
    run(game, conditions.give(game, figure, "muddle"))
    run(game, conditions.turn_ends(game, figure))
    assert marks(figure) == ["muddle"]
    run(game, conditions.turn_ends(game, figure))
    assert marks(figure) == []


@pytest.mark.rule("FH-DIF-44")
def test_several_heals_of_one_draw_are_one_heal():
    board = fight(hp=10)
    board.state.heroes[0].deck.draw = ["+0 heal 1 self", "rolling heal 2 self"]
    game = board.game()
    game.figure("drifter").hp = 2
    attack(game, Attack(n=2), "target:guard:1", cls="drifter")
    assert [event.args["amount"] for event in told(game, "heals")] == [3]


@pytest.mark.rule("FH-DIF-41")
def test_allies_are_cursed_from_the_characters_supply_and_monsters_from_their_own():
    board = fight()
    board.ally("villager", (0, 1))
    game = board.game()
    FROSTHAVEN.prepare(game)
    run(game, conditions.give(game, game.figure("villager:1"), "curse"))
    assert (game.state.hero_curses, game.state.monster_curses) == (9, 10)
    run(game, conditions.give(game, game.figure("guard:1"), "curse"))
    run(game, conditions.give(game, game.figure("guard:1"), "bless"))
    assert (game.state.hero_curses, game.state.monster_curses, game.state.blesses) == (9, 9, 9)


@pytest.mark.rule("FH-DIF-34")
def test_allies_have_a_deck_of_their_own():
    drawn = []
    for edition in BOTH:
        board = fight()
        board.ally("villager", (1, -1), attack=2)
        game = board.game(edition)
        edition.prepare(game)
        game.state.monster_modifiers.draw = ["+2"]
        for deck in game.state.further_modifiers.values():
            deck.draw = ["+1"]
        drawn.append(strike(game, "villager:1", "guard:1", 2))
    assert drawn == [[4], [3]]


# --- targets and retaliate --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-48")
def test_retaliate_needs_no_line_of_sight():
    amounts = []
    for edition in BOTH:
        board = Field([(0, 0), (1, 0), (0, 1), (1, 1)])
        board.drifter((0, 0))
        board.guard((1, 0), traits=Traits(retaliate=2, retaliate_range=3))
        board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0))]
        game = board.game(edition)
        amounts.append(aftermath.retaliation(game, game.figure("drifter"), game.figure("guard:1")))
    assert amounts == [0, 2]


@pytest.mark.rule("FH-DIF-49")
def test_the_cards_targets_are_added_to_those_of_the_stat_card():
    assert [edition.monster_targets(2, 2) for edition in BOTH] == [2, 3]
    assert [edition.monster_targets(3, 1) for edition in BOTH] == [3, 3]


@pytest.mark.rule("FH-DIF-69")
def test_targets_are_chosen_one_after_another_and_may_be_spared():
    offered = []
    for edition in BOTH:
        board = fight()
        board.guard((0, 1), 2)
        left = asks(board.game(edition), Attack(n=1, targets=2), "target:guard:1")
        offered.append((left is not None and left.question, hp(board.game(edition), "guard:1")))
    assert offered == [("attack", 20), ("attack", 19)]
    spared = []
    for edition in BOTH:
        board = fight()
        board.guard((0, 1), 2)
        game = board.game(edition, areas={"arc": Area(red=((1, 0), (0, 1)), grey=(0, 0))})
        left = asks(game, Attack(n=1, area="arc"), "area:guard:1+guard:2", "target:guard:1")
        spared.append("done" in ids(left))
    assert spared == [False, True]


@pytest.mark.rule("FH-DIF-68")
def test_a_push_goes_as_far_as_is_wanted_and_several_are_one():
    ends = []
    for edition in BOTH:
        board = fight()
        board.state.heroes[0].deck.draw = ["+0 push 1"]
        game = board.game(edition)
        answers = (
            ["target:guard:1", "push:2,0", "push:3,0"] if edition is FROSTHAVEN else ["target:guard:1", "push:2,0"]
        )
        left = asks(game, Attack(n=1, push=1), *answers)
        ends.append((game.figure("guard:1").at, left is not None and left.args.get("n")))
    assert ends == [((2, 0), 1), ((3, 0), False)]
    far = []
    for edition in BOTH:
        board = fight()
        board.state.heroes[0].deck.draw = ["+0 push 1"]
        left = asks(board.game(edition), Attack(n=1, push=1), "target:guard:1")
        far.append(left is not None and left.args.get("n"))
    assert far == [1, 2]
    board = fight()
    game = board.game()
    left = asks(game, Attack(n=1, push=3), "target:guard:1", "push:2,0")
    assert "skip" in ids(left)
    game = fight().game(GLOOMHAVEN)
    left = asks(game, Attack(n=1, push=3), "target:guard:1", "push:2,0")
    assert "skip" not in ids(left)


# --- monsters ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-26")
def test_a_stat_card_of_frosthaven_has_no_range():
    from tafelrunde.games.frosthaven import RULEBOOK

    rows = [row_ for one in RULEBOOK.content.monsters.values() for row_ in (*one.normal, *one.elite, *one.boss)]
    assert rows
    assert {row_.range for row_ in rows} == {None}
    board = Field()
    board.drifter((3, 0))
    board.guard((0, 0), cards=[card(MonsterAttack())])
    game = board.game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 10


@pytest.mark.rule("FH-DIF-32")
def test_a_monsters_heal_goes_to_who_has_lost_most():
    for edition in BOTH:
        board = Field()
        board.drifter((3, 0))
        for number, at in enumerate([(0, 0), (1, 0)], start=1):
            board.guard(at, number, cards=[card(MonsterHeal(n=3, range=3))])
        game = board.game(edition)
        game.figure("guard:1").hp, game.figure("guard:2").hp = 12, 8
        acts(game, "guard:1")
        assert (hp(game, "guard:1"), hp(game, "guard:2")) == (12, 11)


@pytest.mark.rule("FH-DIF-33")
def test_a_positive_condition_goes_to_the_nearest_that_lacks_it():
    board = Field()
    board.drifter((3, 0))
    for number, at in enumerate([(0, 0), (1, 0), (-2, 0)], start=1):
        board.guard(at, number, cards=[card(MonsterCondition("strengthen", "ally", range=3))])
    game = board.game()
    game.figure("guard:1").marks = (Mark("strengthen"),)
    acts(game, "guard:1")
    assert [marks(game, f"guard:{number}") for number in (2, 3)] == [["strengthen"], []]


@pytest.mark.rule("FH-DIF-64")
def test_a_group_infuses_after_its_last_turn_and_in_gloomhaven_after_the_first():
    states = []
    for edition in BOTH:
        board = Field()
        board.drifter((3, 0))
        for number, at in enumerate([(0, 0), (1, 0)], start=1):
            board.guard(at, number, cards=[card(MonsterInfuse(what="ice"))])
        game = board.game(edition)
        game.state.order = [Slot(30, "monsters", "guard")]
        game.state.acting = ""
        game.figure("drifter").acted = True
        run(game, flow.turns(game))
        run(game, flow.turns(game))
        states.append(game.state.elements["ice"])
    assert states == [STRONG, INERT]


# --- conditions in others' turns, items -------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-66")
def test_stun_and_impair_hold_in_others_turns_too():
    usable = []
    for edition in BOTH:
        board = fight(marks=["stun"])
        hero = board.state.heroes[0]
        board.item(hero, "001", when="attacked", gain=Gain(shield=1))
        game = board.game(edition)
        game.state.acting = "guard:1"
        usable.append([item.id for item in items.usable(game, hero, "attacked")])
    assert usable == [["001"], []]


@pytest.mark.rule("FH-DIF-66")
@pytest.mark.parametrize(("what", "ability"), [("immobilize", Move(n=2)), ("disarm", Attack(n=2)), ("stun", Move(n=2))])
def test_no_ability_of_that_kind_is_granted(what, ability):
    board = fight()
    board.hero("boneshaper", (0, 1), marks=[what])
    game = board.game()
    act(game, Grant(abilities=(ability,), range=2), cls="drifter")
    assert (game.figure("boneshaper").at, hp(game, "guard:1")) == ((0, 1), 20)


@pytest.mark.rule("FH-DIF-71")
def test_a_charged_item_is_used_by_every_attack_before_the_draw():
    used = []
    for edition in BOTH:
        board = fight()
        hero = board.state.heroes[0]
        board.item(hero, "003", when="attacked", charges=2, gain=Gain(shield=1))
        game = board.game(edition)
        game.state.monster_modifiers.draw = ["null"]
        strike(game, "guard:1", "drifter", 2)
        used.append(hero.items[0].used)
    assert used == [0, 1]


@pytest.mark.rule("FH-DIF-72")
def test_an_objective_on_the_own_side_can_be_healed():
    healed = []
    for edition in BOTH:
        board = Field()
        board.drifter()
        well = board.object("well", (1, 0), hp=9)
        well.side, well.hp = "hero", 3
        game = board.game(edition)
        left = asked(_heals(game))
        healed.append("target:well" in ids(left))
    assert healed == [False, True]


def _heals(game):
    from tafelrunde.games.havens.rules.heroes import actions

    game.state.acting = "drifter"
    game.figure("drifter").hp = 5
    return actions.perform_abilities(game, game.state.heroes[0], (Heal(n=4, range=2),), "test")


@pytest.mark.rule("FH-DIF-40")
def test_who_pushes_into_a_trap_has_killed():
    from tafelrunde.games.havens.rules.map import forced

    board = Field(row(4))
    hero = board.drifter()
    board.guard((1, 0), hp=2)
    board.tile("trap", (2, 0), damage=4)
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 1, 0), "push:2,0")
    assert hero.tally["kills"] == 1


@pytest.mark.rule("FH-DIF-30")
def test_who_was_summoned_leaves_a_loot_token():
    left = []
    for edition in BOTH:
        game = fight().game(edition)
        game.figure("guard:1").summoned = True
        run(game, damage.kill(game, game.figure("guard:1")))
        left.append(len(game.state.coins))
    assert left == [0, 1]


@pytest.mark.rule("FH-DIF-28")
def test_an_objective_is_a_figure_with_initiative_99_that_nothing_moves_or_marks():
    board = Field()
    board.drifter(initiative=98)
    shrine = board.object("shrine", (1, 0))
    game = board.game()
    assert run(game, conditions.give(game, shrine, "stun")) is False
    attack(game, Attack(n=1, push=2), "target:shrine", cls="drifter")
    assert shrine.at == (1, 0)
    board.active(board.state.heroes[0], "thorns", Retaliate(n=1), retaliate=1)
    assert shrine in game.enemies(game.figure("drifter"))
