"""Summons of characters (5.12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Heal, Summon, Trigger
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import Mark
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    card,
    hp,
    ids,
    marks,
    name,
    one_round,
    phase,
    row,
    run,
    strike,
    take_turn,
    turns,
    whole_turn,
)

LEAD, OTHER = "brute-lead", "brute-other"
CALL = (f"play:{LEAD}:top", "summon:0,1", f"default:{OTHER}:bottom", "skip")


def summoner(hexes=None, lost=True, **stats):
    """A brute whose lead card calls a rat with these values."""
    board = Board(disc((0, 0), 3) if hexes is None else hexes)
    board.hero("brute", (0, 0), initiative=30)
    values = {"hp": 4, "attack": 2, "move": 2, "traits": Traits(), **stats}
    board.summons["rat"] = SummonStats(id="rat", name=name("rat"), **values)
    board.half(LEAD, "top", Summon(what="rat"), active="persistent", lost=lost)
    return board


def with_rat(at=(0, 1), hexes=None, **stats):
    """A brute with a rat that has been here for a while, kept by an active card."""
    board = summoner(hexes)
    hero = board.state.heroes[0]
    board.summon("rat", at, hero, **stats)
    board.active(hero, "R", Summon(what="rat"))
    hero.active[0] = type(hero.active[0])("R", "top", "persistent", True, summon="rat:1")
    return board


@pytest.mark.rule("GH-SUM-01", "GH-OVR-17")
def test_a_summon_is_put_into_an_empty_adjacent_hex():
    board = summoner()
    board.tile("trap", (1, 0), damage=1)
    board.tile("plate", (0, 1))
    board.state.coins = [(-1, 1)]
    board.monster("guard", (-1, 0), cards=[card()])
    game = board.game()
    game.state.acting = "brute"
    rules = actions.perform_action(game, game.state.heroes[0], LEAD, "top", False)
    assert ids(asked(rules)) == ["summon:0,-1", "summon:1,-1", "summon:0,1", "skip"]


@pytest.mark.rule("GH-SUM-01")
def test_without_an_empty_hex_it_can_not_be_performed():
    board = summoner(hexes=[(0, 0), (1, 0)])
    board.monster("guard", (1, 0), cards=[card()])
    game = board.game()
    decision = asked(whole_turn(game))
    assert f"play:{LEAD}:top" not in ids(decision)
    assert (f"play:{LEAD}:top", "no_empty_hex") in [(no.id, no.reason) for no in decision.refused()]


@pytest.mark.rule("GH-SUM-02")
def test_its_values_are_those_of_its_card_at_every_level():
    for level in (0, 7):
        board = summoner(hp=3, attack=4)
        board.state.level = level
        board.monster("guard", (1, 1), cards=[card()])
        game = board.game()
        take_turn(game, *CALL, "done")
        rat = game.at((0, 1))
        assert (rat.hp, rat.most, rat.side, rat.kind) == (3, 3, "hero", "summon")
        game.state.round += 1
        run(game, turn.creature_turn(game, rat))
        assert hp(game, "guard:1") == 4


@pytest.mark.rule("GH-SUM-03", "GH-DAT-39")
def test_nothing_limits_the_number_of_summons():
    board = summoner()
    hero = board.state.heroes[0]
    for number, at in enumerate(list(disc((0, 0), 2))[7:17], start=1):
        board.summon("rat", at, hero, number)
    board.state.serial = 10
    game = board.game()
    take_turn(game, *CALL, "done")
    assert sum(figure.kind == "summon" for figure in game.state.figures) == 11


@pytest.mark.rule("GH-SUM-04", "GH-DMG-06")
def test_the_card_stays_until_the_summon_is_dead():
    board = with_rat()
    board.monster("guard", (1, 1), cards=[card()])
    game = board.game()
    hero = game.state.heroes[0]
    strike(game, "guard:1", "rat:1", 3)
    assert ([one.card for one in hero.active], hero.lost) == (["R"], [])
    strike(game, "guard:1", "rat:1", 1)
    assert (game.find("rat:1"), hero.active, hero.lost) == (None, [], ["R"])


@pytest.mark.rule("GH-SUM-04", "GH-EXH-03")
def test_the_summon_goes_with_its_summoner():
    board = with_rat()
    board.hero("tinkerer", (3, 0))
    other = board.state.heroes[1]
    board.summon("bot", (2, 0), other)
    game = board.game()
    run(game, damage.suffer(game, game.figure("brute"), 99, cause="trap"))
    assert [figure.id for figure in game.state.figures] == ["tinkerer", "bot:1"]
    assert (game.state.coins, game.state.heroes[0].active) == ([], [])


@pytest.mark.rule("GH-SUM-05", "GH-SUM-08", "GH-INI-07", "GH-SUM-09")
def test_summons_act_just_before_their_summoner_in_the_order_of_their_coming():
    board = with_rat()
    hero = board.state.heroes[0]
    board.summon("rat", (0, 2), hero, 7)
    board.summon("rat", (1, 2), hero, 9, entered=2, move=None)
    board.hero("tinkerer", (3, 0), initiative=20)
    board.monster("guard", (-3, 0), cards=[card(initiative=25)])
    game = board.game()
    game.state.round = 2
    skip = ["default:{0}-lead:top", "default:{0}-other:bottom", "skip"]
    answers = [answer.format("tinkerer") for answer in skip] + [answer.format("brute") for answer in skip]
    run(game, one_round(game), *answers, "done")
    # The third came this round and does not act.
    assert turns(game) == ["tinkerer", "guard:1", "rat:1", "rat:7", "brute"]


@pytest.mark.rule("GH-SUM-06", "GH-SUM-13")
@pytest.mark.parametrize(
    ("stats", "at", "left"),
    [
        ({"move": 2, "attack": 2}, (2, 0), 6),
        ({"move": None, "attack": 2}, (0, 0), 8),
        ({"move": None, "attack": 2, "range": 3}, (0, 0), 6),
        ({"move": 1, "attack": 2}, (1, 0), 8),
    ],
)
def test_a_summon_moves_and_attacks_like_a_monster_with_its_own_values(stats, at, left):
    board = Board([*row(4), *row(4, 1), *row(4, -1)])
    hero = board.hero("brute", (0, -1))
    board.summon("rat", (0, 0), hero, **stats)
    board.monster("guard", (3, 0), cards=[card()])
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (game.figure("rat:1").at, hp(game, "guard:1")) == (at, left)


@pytest.mark.rule("GH-SUM-06", "GH-AMB-01")
def test_what_the_rules_leave_open_the_summoners_player_decides():
    board = Board(disc((0, 0), 2))
    board.hero("tinkerer", (-2, 0), seat=0)
    hero = board.hero("brute", (-2, 1), seat=1)
    board.summon("rat", (0, 0), hero, attack=1)
    board.monster("guard", (1, 0), cards=[card()])
    board.monster("guard", (1, -1), 2)
    board.state.figures[-1].number = 1
    game = board.game()
    decision = asked(turn.creature_turn(game, game.figure("rat:1")))
    assert decision.seat == 1


@pytest.mark.rule("GH-SUM-07", "GH-DAT-12")
def test_it_draws_from_the_summoners_deck_and_has_none_of_its_bonuses_or_items():
    board = with_rat(attack=2)
    hero = board.state.heroes[0]
    hero.deck.draw.append("+2")
    board.active(hero, "A", Trigger("attack_by_self", Gain(attack=5)), slots=(0, 0))
    board.item(hero, "1", when="target", gain=Gain(attack=5))
    board.item(hero, "2", when="attacked", gain=Gain(shield=5))
    board.monster("guard", (1, 1), cards=[card()])
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (hp(game, "guard:1"), hero.deck.discard, hero.active[1].used) == (4, ["+2"], 0)
    assert strike(game, "guard:1", "rat:1", 3) == [3]
    assert [item.state for item in hero.items] == ["ready", "ready"]


@pytest.mark.rule("GH-SUM-10", "GH-MON-08")
def test_its_kill_is_the_summoners():
    board = with_rat(attack=9)
    board.monster("guard", (1, 1), cards=[card()])
    board.monster("guard", (3, 0), 2)
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (game.state.heroes[0].tally["kills"], game.state.last_kill) == (1, 0)
    # The monster leaves its coin as always.
    assert game.state.coins == [(1, 1)]


@pytest.mark.rule("GH-SUM-11", "GH-LOT-06")
def test_it_neither_loots_nor_opens_doors():
    board = with_rat((1, 0), hexes=row(3), move=5)
    board.state.coins = [(1, 0), (2, 0)]
    board.type("guard", cards=[card()])
    board.door((3, 0), [(4, 0)], holds=Contents(monsters=(Placement(type="guard", at=(4, 0)),)))
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (game.state.coins, game.state.opened, game.state.heroes[0].coins) == ([(1, 0), (2, 0)], (), 0)


@pytest.mark.rule("GH-SUM-12", "GH-DMG-06")
def test_it_suffers_damage_directly_and_leaves_no_coin():
    board = with_rat()
    hero = board.state.heroes[0]
    hero.hand, hero.discard = board.plain("H"), board.plain("D", "E")
    game = board.game()
    run(game, conditions.give(game, game.figure("rat:1"), "wound"))
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (hp(game, "rat:1"), marks(game, "rat:1")) == (3, ["wound"])
    run(game, damage.suffer(game, game.figure("rat:1"), 3, cause="trap"))
    assert (game.find("rat:1"), game.state.coins, hero.hand) == (None, [], ["H"])


@pytest.mark.rule("GH-SUM-12", "GH-CON-20", "GH-CON-05")
def test_a_stunned_summon_does_nothing_and_recovers():
    board = with_rat()
    board.monster("guard", (1, 1), cards=[card()])
    game = board.game()
    run(game, conditions.give(game, game.figure("rat:1"), "stun"))
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (hp(game, "guard:1"), marks(game, "rat:1")) == (8, [])


@pytest.mark.rule("GH-SUM-14")
@pytest.mark.parametrize("state", ["stunned", "resting"])
def test_it_acts_although_its_summoner_is_stunned_or_rests(state):
    board = with_rat(attack=1)
    hero = board.state.heroes[0]
    board.monster("guard", (1, 1), cards=[card(initiative=10)])
    if state == "resting":
        hero.chosen, hero.resting, hero.initiative = [], True, 99
        hero.discard = board.plain("D", "E")
        answers = ["rest", "lose:D", "done"]
    else:
        board.state.figures[0].marks = (Mark("stun"),)
        answers = ["done"]
    game = board.game()
    run(game, one_round(game), *answers)
    assert turns(game) == ["guard:1", "rat:1", "brute"]
    assert hp(game, "guard:1") == 7


@pytest.mark.rule("GH-SUM-09", "GH-SUM-05")
def test_a_summon_called_this_round_acts_in_the_next():
    board = summoner(move=None)
    board.monster("guard", (-3, 0), cards=[card(initiative=60)])
    game = board.game()
    run(game, one_round(game), *CALL, "done")
    assert turns(game) == ["brute", "guard:1"]
    phase(game)
    game.state.round += 1
    game.state.heroes[0].chosen = [OTHER, LEAD]
    run(game, initiative.build_order(game))
    run(game, initiative.next_actor(game))
    assert game.figure(game.state.acting).kind == "summon"


@pytest.mark.rule("GH-SUM-01", "GH-SUM-04", "GH-RUL-63")
def test_without_its_summon_a_card_does_not_stay_active():
    board = summoner()
    board.half(LEAD, "top", Summon(what="rat"), Heal(n=1, on_self=True), active="persistent", lost=True)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "skip", "use", f"default:{OTHER}:bottom", "skip")
    assert (hero.active, hero.lost) == ([], [LEAD])


@pytest.mark.rule("GH-SUM-06", "GH-SUM-07")
def test_a_summon_belongs_to_whoever_called_it():
    board = summoner()
    board.hero("tinkerer", (2, 0), initiative=20)
    board.half("tinkerer-lead", "top", Summon(what="rat"), active="persistent", lost=True)
    game = board.game()
    answers = ["play:tinkerer-lead:top", "summon:3,0", "default:tinkerer-other:bottom", "skip", "done"]
    hero = take_turn(game, *answers, cls="tinkerer")
    rat = game.at((3, 0))
    assert (game.owner(rat), game.modifiers(rat)) == (hero, hero.deck)
