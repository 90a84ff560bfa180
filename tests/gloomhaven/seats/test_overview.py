"""Overview, modes and terms (1), as far as a single scenario knows them."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Heal, Move, Shield, Trap
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.special import AllyLost, Kill, KillAll
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.scenario import ending, outcome
from tafelrunde.games.havens.state import Chest, Mark
from tafelrunde.kernel import PARTY, BadSetup
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    act,
    asked,
    attack,
    attacking,
    card,
    hp,
    ids,
    marks,
    phase,
    run,
    strike,
    take_turn,
)

LEAD, OTHER = "brute-lead", "brute-other"


def field(**values):
    """A brute, a tinkerer and a guard on an open field."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0))
    board.hero("tinkerer", (0, 1))
    board.monster("guard", (1, 0), cards=[card(MonsterAttack())], **values)
    return board


@pytest.mark.rule("GH-OVR-01", "GH-MON-01")
def test_all_players_are_on_one_side_and_nobody_plays_the_monsters():
    assert RULEBOOK.cooperative
    board = field()
    game = board.game()
    # A monster acts by itself; what the rules leave open is asked of all players together.
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert hp(game, "brute") + hp(game, "tinkerer") == 18
    board.state.monster_modifiers.draw += ["x2", "rolling +1"]
    decision = asked(attacking(game, "guard:1", 2, [game.figure("brute")]))
    assert decision.seat == PARTY


@pytest.mark.rule("GH-OVR-01", "GH-OVR-11")
def test_success_and_failure_are_shared():
    for result, winners in (("won", (0, 1)), ("lost", ())):
        game = field().game()
        game.state.phase, game.state.result = "over", result
        assert outcome.outcome(game).winners == winners


@pytest.mark.rule("GH-OVR-02")
@pytest.mark.parametrize(("players", "characters"), [(1, 2), (1, 4), (2, 2), (2, 4), (3, 3), (4, 4)])
def test_two_three_or_four_characters_however_many_players(players, characters):
    setup = RULEBOOK.setup(players, {"characters": characters})
    assert RULEBOOK.new(setup, 1).agreed.characters == characters


@pytest.mark.rule("GH-OVR-02")
@pytest.mark.parametrize(("players", "characters"), [(1, 1), (1, 5), (3, 2)])
def test_other_numbers_are_refused(players, characters):
    with pytest.raises(BadSetup):
        RULEBOOK.setup(players, {"characters": characters})


@pytest.mark.rule("GH-OVR-05", "GH-END-01")
def test_a_scenario_goes_on_until_it_is_won_or_lost():
    board = field()
    board.scenario["goal"] = Kill(type="guard", n=1)
    game = board.game()
    game.state.phase = "round_end"
    phase(game)
    assert game.state.phase == "selection"
    run(game, damage.kill(game, game.figure("guard:1"), "brute"))
    game.state.phase = "round_end"
    phase(game)
    assert (game.state.phase, game.state.result) == ("over", "won")


@pytest.mark.rule("GH-OVR-06", "GH-EXH-05")
def test_a_scenario_fails_when_all_are_exhausted_or_by_its_own_condition():
    game = field().game()
    for figure in [game.figure("brute"), game.figure("tinkerer")]:
        assert game.state.result == ""
        run(game, damage.suffer(game, figure, 99, cause="trap"))
    assert (game.state.result, game.state.because) == ("lost", "exhausted")
    board = field()
    board.ally("scout", (2, 1))
    board.scenario["lose"] = (AllyLost(id="scout"),)
    game = board.game()
    strike(game, "guard:1", "scout:1", 9)
    assert (game.state.result, game.state.because) == ("lost", "ally_lost")


@pytest.mark.rule("GH-OVR-11")
def test_money_and_xp_are_everybodys_own_score():
    board = field()
    board.state.heroes[0].xp, board.state.heroes[0].coins = 7, 3
    board.state.heroes[1].xp, board.state.heroes[1].gold = 2, 15
    game = board.game()
    game.state.result = "lost"
    ending.finish(game)
    # A coin is worth 2 at level 1 of the test content; no bonus XP without success.
    assert outcome.outcome(game).scores == (7 + 6, 2 + 15)
    assert outcome.outcome(game).winners == ()


@pytest.mark.rule("GH-OVR-13", "GH-RUL-22")
def test_the_text_of_an_item_goes_before_the_general_rules():
    # In general an item must be used before the card is drawn; one that changes a drawn ×2 is used after it.
    board = field()
    hero = board.state.heroes[0]
    board.item(hero, "7", when="double_drawn", gain=Gain(double_as=0))
    board.state.monster_modifiers.draw.append("x2")
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:7") == [3]


@pytest.mark.rule("GH-OVR-13", "GH-MOV-02")
def test_the_text_of_a_card_goes_before_the_general_rules():
    board = field(traits=Traits())
    board.item(board.state.heroes[0], "31", when="move", gain=Gain(through_enemies=True))
    board.half(LEAD, "bottom", Move(n=2))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "item:31", "move:1,0", "move:2,0", f"default:{OTHER}:top", "skip")
    assert game.figure("brute").at == (2, 0)


@pytest.mark.rule("GH-OVR-15")
def test_nobody_is_their_own_ally_and_everybody_of_the_other_side_is_an_enemy():
    board = field()
    board.summon("rat", (2, 0), board.state.heroes[0])
    board.ally("scout", (2, 1))
    board.monster("guard", (3, 0), 2)
    game = board.game()
    assert [one.id for one in game.allies(game.figure("brute"))] == ["tinkerer", "rat:1", "scout:1"]
    assert [one.id for one in game.allies(game.figure("rat:1"))] == ["brute", "tinkerer", "scout:1"]
    assert [one.id for one in game.allies(game.figure("guard:1"))] == ["guard:2"]
    assert [one.id for one in game.enemies(game.figure("guard:2"))] == ["brute", "tinkerer", "rat:1", "scout:1"]
    act(game, Shield(n=1, who="allies", range=4))
    assert [game.shield(game.figure(one)) for one in ("brute", "tinkerer", "rat:1", "scout:1")] == [0, 1, 1, 1]


@pytest.mark.rule("GH-OVR-16")
def test_an_ability_affects_allies_only_if_it_says_so():
    game = field().game()
    act(game, GiveCondition(what="muddle", who="enemies", range=3))
    assert (marks(game, "tinkerer"), marks(game, "guard:1")) == ([], ["muddle"])
    rules = attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), Attack(n=1, range=3), [])
    assert ids(asked(rules)) == ["target:guard:1", "skip"]


@pytest.mark.rule("GH-OVR-16", "GH-CON-25")
def test_helpful_abilities_reach_invisible_allies_for_they_target_nobody():
    board = field()
    board.state.figures[1].marks = (Mark("invisible"),)
    game = board.game()
    game.figure("tinkerer").hp = 4
    act(game, Heal(n=2, range=2), answers=["target:tinkerer"])
    assert hp(game, "tinkerer") == 6


@pytest.mark.rule("GH-OVR-17", "GH-OVR-18")
def test_which_hexes_are_empty():
    board = Board([(q, 0) for q in range(10)])
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0))
    for kind, q in (("obstacle", 2), ("trap", 3), ("hazard", 4), ("difficult", 5), ("corridor", 6), ("plate", 7)):
        board.tile(kind, (q, 0))
    board.state.coins = [(8, 0)]
    board.state.chests = [Chest((9, 0), 1)]
    board.door((10, 0), [(11, 0)])
    game = board.game()
    assert game.hexes(game.empty()) == [(6, 0), (7, 0)]
    game.state.rooms, game.state.opened = (1, 2), ("door2",)
    assert game.hexes(game.empty()) == [(6, 0), (7, 0), (10, 0), (11, 0)]
    # Unoccupied is any hex without a figure, whatever else is in it.
    unoccupied = game.ground.grid.hexes & ~game.occupied()
    assert game.hexes(unoccupied) == [(q, 0) for q in range(2, 12)]


@pytest.mark.rule("GH-OVR-18", "GH-MOV-03")
def test_a_move_may_end_in_an_unoccupied_hex_that_is_not_empty():
    board = field()
    board.tile("difficult", (-1, 0))
    board.state.coins = [(-1, 0)]
    board.half(LEAD, "bottom", Move(n=2))
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:bottom", "move:-1,0", f"default:{OTHER}:top")
    assert (game.figure("brute").at, hero.coins) == ((-1, 0), 1)


@pytest.mark.rule("GH-OVR-19", "GH-TRN-03")
def test_an_action_is_one_half_of_a_card_and_has_one_or_more_abilities():
    board = field()
    board.half(LEAD, "top", Attack(n=1), Trap(damage=1), Heal(n=1, on_self=True), xp=1)
    game = board.game()
    hero = game.state.heroes[0]
    game.state.acting = "brute"
    answers = ["target:guard:1", "trap:-1,0", "use"]
    run(game, actions.perform_action(game, hero, LEAD, "top", False), *answers)
    # Three abilities, one action: the card is put away once and its XP gained once.
    assert (hp(game, "guard:1"), len(game.state.overlays), hero.xp, hero.discard) == (7, 1, 1, [LEAD])


@pytest.mark.rule("GH-OVR-05", "GH-END-12")
def test_the_usual_goal_needs_all_rooms_and_all_enemies():
    board = field()
    board.scenario["goal"] = KillAll()
    board.door((4, 0), [(5, 0)])
    game = board.game()
    attack(game, Attack(n=9), "target:guard:1")
    assert game.state.result == ""
