"""The end of a scenario (11): the last round, what comes first, what everybody takes home."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.campaign import Gold
from tafelrunde.games.havens.box.cards import BattleGoal
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.scenarios import Door, Room
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.rules.scenario import battle_goals, ending
from tafelrunde.games.havens.rules.scenario.outcome import outcome
from tafelrunde.games.havens.state import ItemCard
from tests.helpers.arena import arena
from tests.helpers.gloomhaven_rules import Board, card, play, row, run, told, turns

WAIT = [card(initiative=80)] * 8
FIGHT = [card(MonsterAttack(mod=20), initiative=80)] * 8


def strikes(decision):
    return next((option.id for option in decision.options if option.id.startswith("target")), "skip")


def small(*heroes, goal=None, cards=WAIT, hp=2, special=(), lose=(), **values):
    """A row: heroes at its beginning with cards for some rounds, then a guard."""
    board = Board(row(9), round=1)
    for place, cls in enumerate(heroes or ("brute",)):
        hero = board.hero(cls, (place, 0), initiative=20 - place)
        hero.hand = board.plain(*[f"{cls}-{key}" for key in "abcdef"])
    board.monster("guard", (len(heroes or (1,)), 0), hp=hp, cards=cards, **values)
    board.scenario = {"special": tuple(special), "lose": tuple(lose)} | ({"goal": goal} if goal else {})
    return board


# --- the last round -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-02", "GH-END-15")
def test_the_round_of_the_success_is_played_to_its_end_with_turns_loot_and_clean_up():
    # The tinkerer acts first and kills the last guard; the brute still has its turn and takes the coin it stands on.
    board = small("brute", "tinkerer")
    board.state.coins = [(0, 0)]
    board.state.elements["fire"] = 2
    board.state.heroes[0].deck.draw = ["+0"] * 9
    game = board.game()
    play(game, attack=strikes)
    assert turns(game) == ["tinkerer", "brute"]
    assert (game.state.result, game.state.round) == ("won", 1)
    assert (game.state.heroes[0].coins, game.state.elements["fire"]) == (1, 1)


@pytest.mark.rule("GH-END-15", "GH-CLN-06", "GH-RST-02")
def test_after_a_success_even_short_rests_can_be_taken():
    game = small("brute").game()
    player = play(game, attack=strikes)
    assert "short_rest" in player.questions()


@pytest.mark.rule("GH-RUL-05", "GH-END-02")
def test_after_a_failure_nobody_is_asked_for_a_rest():
    rule = SpecialRule(when=special.AtRound(at=1, end=True), do=(special.Lose(),))
    game = small("brute", special=[rule]).game()
    player = play(game)
    assert game.state.result == "lost"
    assert "short_rest" not in player.questions()


@pytest.mark.rule("GH-RUL-05", "GH-EXH-05")
def test_with_nobody_left_the_monsters_do_not_go_on():
    board = small("brute", cards=FIGHT)
    board.monster("ghost", (3, 0), cards=[card(initiative=90)])
    board.state.heroes[0].hand.clear()
    game = board.game()
    play(game)
    assert turns(game) == ["brute", "guard:1"]
    assert (game.state.result, game.state.because) == ("lost", "exhausted")


@pytest.mark.rule("GH-END-03")
def test_success_first_then_everybody_exhausted_in_the_same_round_is_a_success():
    board = small("brute", goal=special.Kill("rat"), cards=FIGHT)
    board.monster("rat", (0, 0), hp=2, cards=[card(initiative=99)])
    board.state.figures[-1].at = (2, 0)
    board.state.heroes[0].hand.clear()
    game = board.game()
    run(game, damage.kill(game, game.figure("rat:1"), "brute"))
    play(game)
    assert (game.state.result, game.state.heroes[0].exhausted) == ("won", True)


@pytest.mark.rule("GH-END-03", "GH-OVR-06")
def test_a_failure_stands_although_the_goal_is_met_later_in_the_round():
    board = small("brute", lose=[special.AllyLost("wagon")])
    board.ally("wagon", (5, 0))
    game = board.game()
    run(game, damage.kill(game, game.figure("wagon:1")))
    assert game.state.result == "lost"
    play(game, attack=strikes)
    assert (game.find("guard:1"), game.state.result) == (None, "lost")


# --- taking home ----------------------------------------------------------------------------------------------


def finished(result="won", **hero_values):
    board = small("brute", "tinkerer")
    board.state.result = result
    game = board.game(
        goals={"g": BattleGoal(id="g", name=Name("", ""), checks=2, test="coins", n=1)}, levels=load().levels
    )
    brute, tinkerer = game.state.heroes
    for hero in (brute, tinkerer):
        hero.goals = ("g",)
    for key, value in hero_values.items():
        setattr(brute, key, value)
    ending.finish(game)
    return game, brute, tinkerer


@pytest.mark.rule("GH-END-04", "GH-END-06", "GH-END-08")
def test_a_success_gives_bonus_xp_to_everybody_and_checkmarks_for_goals_that_were_met():
    game, brute, tinkerer = finished(coins=3, xp=7, gold=10, exhausted=True)
    assert (brute.character.xp, brute.character.gold, brute.character.checks) == (7 + 6, 3 * 2 + 10, 2)
    assert (tinkerer.character.xp, tinkerer.character.gold, tinkerer.character.checks) == (6, 0, 0)
    assert game.state.phase == "over"


@pytest.mark.rule("GH-END-04", "GH-END-07")
def test_a_failure_gives_xp_and_gold_and_nothing_else():
    _, brute, tinkerer = finished("lost", coins=3, xp=7)
    assert (brute.character.xp, brute.character.gold, brute.character.checks) == (7, 6, 0)
    assert (tinkerer.character.xp, tinkerer.character.checks) == (0, 0)


@pytest.mark.rule("GH-END-06", "GH-LVL-07")
@pytest.mark.parametrize("level", range(8))
def test_bonus_xp_is_four_and_two_for_each_level(level):
    board = small("brute")
    board.state.result, board.state.level = "won", level
    game = board.game(levels=load().levels)
    ending.finish(game)
    assert game.state.heroes[0].character.xp == 4 + 2 * level


@pytest.mark.rule("GH-END-05", "GH-ITM-05")
@pytest.mark.parametrize("result", ["won", "lost"])
def test_all_cards_and_items_come_home(result):
    board = small("brute")
    board.item(board.state.heroes[0], "014", use="consumed", state="consumed")
    board.state.result = result
    game = board.game()
    hero = game.state.heroes[0]
    pool = hero.character.pool
    hero.hand, hero.lost = [], ["x", "y"]
    hero.deck.draw, hero.deck.discard = ["+0"], ["curse", "+1", "-1 temporary"]
    ending.finish(game)
    assert (hero.character.pool, hero.character.items) == (pool, ("014",))
    assert sorted(hero.deck.draw) == ["+0", "+1"]
    assert hero.items == [ItemCard("014", "consumed")]


@pytest.mark.rule("GH-END-05", "GH-SET-04")
def test_all_battle_goals_are_dealt_anew_in_the_next_scenario():
    # With a door and a second room no goal is pointless (GH-RUL-75).
    beyond, door = Room(2, ((0, 9),)), Door(id="D", at=(0, 8), joins=(1, 2))
    game = arena({"brute": (0, 0), "tinkerer": (1, 0)}, rooms=(beyond,), doors=(door,))
    for _ in range(2):
        battle_goals.deal(game)
        dealt = [goal for hero in game.state.heroes for goal in hero.goals]
        assert sorted([*game.state.goal_deck, *dealt]) == sorted(game.content.goals)


@pytest.mark.rule("GH-END-06", "GH-OVR-11")
def test_the_outcome_is_shared_and_everybody_has_a_score_of_xp_and_gold():
    game, *_ = finished(coins=2, xp=5)
    found = outcome(game)
    assert found is not None
    assert (found.winners, found.scores) == ((0, 1), (5 + 6 + 4, 6))
    game, *_ = finished("lost", coins=2, xp=5)
    assert (outcome(game).winners, outcome(game).scores) == ((), (9, 0))


@pytest.mark.rule("GH-END-06")
@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_conclusion_is_read_after_a_success_only(result):
    board = small("brute")
    board.scenario = {"texts": {"conclusion": Name("Ende", "The end")}, "rewards": (Gold(10),)}
    board.state.result = result
    game = board.game()
    ending.finish(game)
    assert [event.args["section"] for event in told(game, "section")] == (
        ["scenario-test-conclusion"] if result == "won" else []
    )


@pytest.mark.rule("GH-END-08", "GH-EXH-06")
def test_exhaustion_costs_nothing_and_a_goal_can_still_be_met():
    board = small("brute", "tinkerer", hp=2)
    game = board.game(goals={"g": BattleGoal(id="g", name=Name("", ""), checks=1, test="kills_at_least", n=1)})
    brute, tinkerer = game.state.heroes
    brute.goals = ("g",)
    run(game, damage.kill(game, game.figure("guard:1"), "brute"))
    run(game, damage.exhaust(game, brute, "GH-EXH-01"))
    play(game)
    assert (game.state.result, brute.character.checks, brute.character.xp) == ("won", 1, 4)
    assert tinkerer.character.checks == 0


@pytest.mark.rule("GH-RST-09", "GH-END-15")
def test_short_rests_of_the_last_round_count_for_goals_about_cards():
    board = small("brute")
    hero = board.state.heroes[0]
    game = board.game()
    play(game, attack=strikes, short_rest="short_rest", redraw="lose")
    assert (game.state.result, len(hero.lost), len(hero.hand), hero.tally["short_rests"]) == ("won", 1, 7, 1)
    assert resting.discards(game, hero) == 0
