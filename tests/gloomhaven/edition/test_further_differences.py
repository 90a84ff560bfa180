"""Values of the edition beside Gloomhaven's: each is heeded, both ways."""

from __future__ import annotations

from typing import get_args

import pytest

from tafelrunde.games.gloomhaven.edition import EDITION, GloomhavenEdition
from tafelrunde.games.havens.box.abilities import Attack, CardAbility, Heal
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility, MonsterAttack, MonsterMove, Special
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.choices import possible, reaching
from tafelrunde.games.havens.rules.combat import aftermath
from tafelrunde.games.havens.rules.map import forced, loot
from tafelrunde.games.havens.rules.monsters.creature import Creature
from tafelrunde.games.havens.rules.round import initiative, resting, selection
from tafelrunde.games.havens.rules.scenario import battle_goals
from tafelrunde.games.havens.state import Slot
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, acts, asked, card, declaring, hp, row, run, whole_turn


class Other(GloomhavenEdition):
    """The other way in everything that is asked here."""

    forced_in_full = False
    forced_adds_up = True
    active_are_discards = False
    used_up_is_lost = False
    stunned_in_own_turn = False
    objects_are_helped = True
    doors_in_rooms = False
    loot_needs_sight = False
    allies_before_monsters = False
    short_rest_negatable = True
    retaliate_needs_sight = False

    def monster_targets(self, printed, on_card):
        return printed + on_card - 1

    def finds_item(self, game, hero, item):
        hero.items.append(item)
        return
        yield


BOTH = pytest.mark.parametrize("edition", [EDITION, Other()], ids=["gloomhaven", "other"])


def brute(**values):
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card()], hp=30)
    return board


@pytest.mark.rule("GH-EFF-10")
@BOTH
def test_whether_a_push_that_was_begun_may_end_early(edition):
    game = brute().game(edition)
    pushing = forced.push(game, game.figure("brute"), game.figure("guard:1"), 2, 0)
    question = asked(pushing, "push:2,0")
    assert (question.option("skip") is None) is (edition is EDITION)


@pytest.mark.rule("GH-RST-11", "GH-RCV-01", "GH-SEL-04")
@BOTH
def test_whether_active_cards_count_as_discards(edition):
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", shield=1, lost=False)
    hero.discard = board.plain("d1")
    game = board.game(edition)
    expected = (2, ["d1", "A"]) if edition is EDITION else (1, ["d1"])
    assert (selection.discards(game, hero), possible.recoverable(game, hero, "discard")) == expected
    assert [held.card for held in active.counted(game, hero)] == expected[1][1:]


@pytest.mark.rule("GH-ACT-03")
@BOTH
def test_where_a_used_up_bonus_goes(edition):
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", slots=(0,), lost=False)
    game = board.game(edition)
    run(game, active.use(game, hero, hero.active[0]))
    assert (hero.lost, hero.discard) == ((["A"], []) if edition is EDITION else ([], ["A"]))


@pytest.mark.rule("GH-CON-17")
@BOTH
def test_whether_the_stunned_use_items_in_the_turns_of_others(edition):
    board = brute(marks=["stun"])
    hero = board.state.heroes[0]
    board.item(hero, "1", when="damage")
    game = board.game(edition)
    game.state.acting = "guard:1"
    assert bool(items.usable(game, hero, "damage")) is (edition is EDITION)
    game.state.acting = "brute"
    assert not items.usable(game, hero, "damage")


@pytest.mark.rule("GH-RUL-65")
@BOTH
def test_whether_an_object_on_ones_side_can_be_helped(edition):
    board = brute()
    board.object("well", (0, 1)).side = "hero"
    game = board.game(edition)
    assert [ally.id for ally in reaching.allies(game, game.figure("brute"))] == ([] if edition is EDITION else ["well"])


@pytest.mark.rule("GH-REV-10")
@BOTH
def test_whether_an_open_door_belongs_to_its_rooms(edition):
    board = Board(row(4))
    board.hero("brute", (4, 0))
    board.hero("tinkerer", (0, 0))
    door = board.door((4, 0), [(5, 0), (6, 0)])
    game = board.game(edition)
    game.state.opened = (door.id,)
    battle_goals.turn_ended(game, game.state.heroes[0])
    assert ("alone" in game.state.heroes[0].tally) is (edition is not EDITION)


@pytest.mark.rule("GH-LOT-01")
@BOTH
def test_whether_loot_needs_line_of_sight(edition):
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    # The coin is around a corner: in range, and not in sight.
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((1, -1), (1, 0)), ((0, 1), (1, 1)), ((1, -1), (2, -1))]
    board.state.coins = [(1, 0)]
    game = board.game(edition)
    reach = game.range((0, 0), (1, 0))
    assert not game.sees((0, 0), (1, 0))
    assert bool(loot.in_sight(game, (0, 0), reach)) is (edition is not EDITION)


@pytest.mark.rule("GH-RUL-40")
@BOTH
def test_who_acts_first_of_allies_and_monsters_with_one_initiative(edition):
    board = brute()
    board.ally("scout", (0, 1))
    game = board.game(edition)
    tied = [Slot(30, "monsters", "guard"), Slot(30, "ally", "scout")]
    if edition is EDITION:
        assert [slot.id for slot in run(game, initiative._sorted(game, tied))] == ["scout", "guard"]
    else:
        assert asked(initiative._sorted(game, tied)).question == "acts_first"


@pytest.mark.rule("GH-RST-04")
@BOTH
def test_whether_the_price_of_another_card_may_be_negated(edition):
    board = brute()
    hero = board.state.heroes[0]
    hero.chosen, hero.hand, hero.discard = [], board.plain("h1"), board.plain("d1", "d2", "d3")
    game = board.game(edition)
    resting_ = resting._short_rest(game, hero)
    if edition is EDITION:
        run(game, resting_, "short_rest", "redraw")
        assert hp(game, "brute") == 9
    else:
        assert asked(resting_, "short_rest", "redraw").question == "damage"


@pytest.mark.rule("GH-LOT-07")
@BOTH
def test_what_becomes_of_an_item_in_a_treasure(edition):
    board = brute()
    game = board.game(edition)
    hero = game.state.heroes[0]
    run(game, edition.finds_item(game, hero, "7"))
    assert (hero.found, hero.items) == ((("7",), []) if edition is EDITION else ((), ["7"]))


@pytest.mark.parametrize(
    ("kinds", "table"),
    [(CardAbility, EDITION.abilities), (MonsterAbility, EDITION.monster_abilities)],
    ids=["characters", "monsters"],
)
def test_every_ability_has_somebody_who_performs_it(kinds, table):
    # A boss's special actions are spelled out before its turn.
    assert set(get_args(kinds)) - {Special} == set(table)


def test_an_edition_may_perform_an_ability_in_its_own_way():
    done = []

    def heals(game, deed, ability):
        done.append((deed.hero.id, ability.n))
        return True
        yield

    class Healing(GloomhavenEdition):
        abilities = {**GloomhavenEdition.abilities, Heal: heals}
        obstacles = {**GloomhavenEdition.obstacles, Heal: lambda game, hero, figure, ability: None}

    board = brute()
    board.half("brute-lead", "top", Heal(n=3, on_self=True))
    game = board.game(Healing())
    asked(whole_turn(game), "play:brute-lead:top")
    assert done == [("brute", 3)]


def test_an_edition_may_perform_an_ability_of_monsters_in_its_own_way():
    done = []

    def moves(game, creature, number, ability):
        done.append((creature.figure.id, number))
        return
        yield

    class Moving(GloomhavenEdition):
        monster_abilities = {**GloomhavenEdition.monster_abilities, MonsterMove: moves}

    board = Board(disc((0, 0), 3))
    board.hero("brute", (-3, 0))
    board.monster("guard", (1, 0), cards=[card(MonsterMove())], hp=30)
    game = board.game(Moving())
    acts(game, "guard:1")
    assert (done, game.figure("guard:1").at) == ([("guard:1", 0)], (1, 0))


@pytest.mark.rule("GH-RUL-23")
@BOTH
def test_whether_retaliate_needs_line_of_sight(edition):
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), cards=[card()], hp=30, traits=Traits(retaliate=2, retaliate_range=9))
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((1, -1), (1, 0)), ((0, 1), (1, 1)), ((1, -1), (2, -1))]
    game = board.game(edition)
    back = aftermath.retaliation(game, game.figure("brute"), game.figure("guard:1"))
    assert back == (0 if edition is EDITION else 2)


@pytest.mark.rule("GH-RUL-44")
@BOTH
def test_how_many_targets_a_monsters_attack_has(edition):
    board = brute()
    board.hero("tinkerer", (2, 0))
    board.hero("scoundrel", (1, -1))
    board.monster("captain", (1, 1), cards=[card(MonsterAttack(targets=2))], hp=30, traits=Traits(targets=2))
    game = board.game(edition)
    figure = game.figure("captain:1")
    attack = Creature(game, figure, CreatureTurn(began=figure.at)).attack(game, 0)
    assert attack.targets == (2 if edition is EDITION else 3)


@pytest.mark.rule("GH-EFF-10")
@BOTH
def test_whether_the_pushes_of_an_attack_add_up(edition):
    board = brute()
    board.state.heroes[0].deck.draw = ["+0 push 1"]
    game = board.game(edition)
    question = asked(declaring(game, Attack(n=1, push=1)), "target:guard:1")
    assert (question.question, question.args["n"]) == ("push", 1 if edition is EDITION else 2)
