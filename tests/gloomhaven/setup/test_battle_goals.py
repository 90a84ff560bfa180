"""All 24 battle goals of the game (GH-DAT-33, GH-END-06): each met and not met by what is really done."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Loot
from tafelrunde.games.havens.box.scenarios import Door, Room
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.effects import conditions, damage, elements, using
from tafelrunde.games.havens.rules.map import movement, reveal
from tafelrunde.games.havens.rules.round import cleanup, resting
from tafelrunde.games.havens.rules.scenario import battle_goals, ending
from tafelrunde.games.havens.state import Chest, ItemCard, Overlay
from tests.helpers.arena import add_monster, arena
from tests.helpers.gloomhaven_rules import act, attack, run, strike

BEYOND = tuple(Room(number, tuple((q, 3 + 6 * number) for q in range(-9, 1))) for number in (2, 3))
DOORS = tuple(Door(id=f"D{number}", at=(0, 2 + 6 * number), joins=(1, number)) for number in (2, 3))


class Deeds:
    """A brute and a tinkerer in a field with two closed doors, and what the brute can do."""

    def __init__(self):
        self.game = arena({"brute": (0, 0), "tinkerer": (-4, 0)}, rooms=BEYOND, doors=DOORS)
        self.hero, self.other = self.game.state.heroes
        for hero in (self.hero, self.other):
            hero.deck.draw = ["+0"] * 20
        self.state, self.brute = self.game.state, self.game.figure("brute")

    def foe(self, name="bandit_guard:1", at=(1, 0), hp=None):
        figure = add_monster(self.game, name, at)
        if hp is not None:
            figure.hp = hp
        return figure

    def kill(self, *names):
        for name in names:
            self.foe(name, (1, 0), 1)
            attack(self.game, Attack(n=9), f"target:{name.lstrip('!')}")
            self.state.coins.clear()

    def coins(self, n):
        self.state.coins = [(0, 0)] * n
        act(self.game, Loot(0))

    def chest(self, **values):
        self.state.chests = [Chest((0, 0), **values)]
        act(self.game, Loot(0))

    def lose_hp(self, amount):
        self.hero.hand, kept = [], self.hero.hand
        run(self.game, damage.suffer(self.game, self.brute, amount, cause="trap"))
        self.hero.hand = kept

    def end_round(self):
        battle_goals.round_ended(self.game)

    def rest(self, short=False):
        self.hero.discard = self.hero.hand[:2]
        del self.hero.hand[:2]
        if short:
            self.state.phase = "short_rests"
            self.hero.unasked = ()
            run(self.game, resting.short_rests(self.game), "short_rest", "lose")
        else:
            run(self.game, resting.long_rest(self.game, self.hero), f"lose:{self.hero.discard[0]}")

    def open(self, *numbers):
        for number in numbers:
            run(self.game, reveal.open_door(self.game, DOORS[number], self.brute))

    def use(self, *numbers):
        self.hero.items = [ItemCard(number) for number in numbers]
        for number in numbers:
            run(self.game, using.use(self.game, self.hero, number))

    def trap(self, how="walk"):
        self.hero.hand.clear()
        self.state.overlays.append(Overlay(id="t", kind="trap", name="trap", at=((-1, 0),), damage=1))
        if how == "walk":
            run(self.game, movement.walk(self.game, self.brute, [(-1, 0)], "walk"))

    def consume(self, *names):
        for name in names:
            self.state.elements[name] = 1
            run(self.game, elements.pay(self.game, self.hero, Augment((name,), Gain(attack=1))))

    def met(self, goal):
        self.hero.goals = (goal,)
        self.state.result = "won"
        ending.finish(self.game)
        return self.hero.character.checks == load().goals[goal].checks


def alone(deeds, together):
    deeds.game.figure("tinkerer").at = (2, 0) if together else (0, 3)
    if not together:
        deeds.open(0)
        deeds.game.figure("tinkerer").at = (-3, 15)
    battle_goals.turn_ended(deeds.game, deeds.hero)


def hand(deeds, in_hand, discarded=0):
    cards = deeds.hero.hand
    deeds.hero.hand, deeds.hero.discard = cards[:in_hand], cards[in_hand : in_hand + discarded]


def other_kills(deeds):
    figure = deeds.foe("living_bones:1", (-3, 0), 1)
    run(deeds.game, damage.suffer(deeds.game, figure, 1, by="tinkerer", cause="attack"))


def nobodys_kill(deeds):
    figure = deeds.foe("living_bones:2", (-3, 1), 1)
    run(deeds.game, conditions.give(deeds.game, figure, "wound"))
    run(deeds.game, damage.from_wound(deeds.game, figure))


def burns(deeds):
    """An unhurt enemy dies, but not by an attack."""
    run(deeds.game, damage.suffer(deeds.game, deeds.foe(), 99, by="brute", cause="effect"))


def healed(deeds):
    deeds.brute.hp = deeds.brute.most


MET = {
    "BG-01": [lambda d: hand(d, 3, 2), lambda d: hand(d, 0, 5)],
    "BG-02": [lambda d: d.game.gain_xp(d.hero, 7, "")],
    "BG-03": [lambda d: d.coins(5)],
    "BG-04": [lambda d: None],
    "BG-05": [lambda d: (d.foe(hp=None), strike(d.game, "brute", "bandit_guard:1", 50))],
    "BG-06": [lambda d: d.kill("!bandit_guard:1"), lambda d: d.kill("bandit_commander:1")],
    "BG-07": [lambda d: (d.kill("bandit_guard:1"), other_kills(d))],
    "BG-08": [lambda d: (other_kills(d), d.kill("bandit_guard:1"))],
    "BG-09": [lambda d: d.lose_hp(5)],
    "BG-10": [
        lambda d: (d.lose_hp(8), d.end_round()),
        lambda d: (d.lose_hp(9), d.end_round(), healed(d), d.end_round()),
    ],
    "BG-11": [lambda d: d.rest(short=True)],
    "BG-12": [lambda d: d.rest()],
    "BG-13": [lambda d: d.open(0, 1)],
    "BG-14": [lambda d: run(d.game, reveal.open_door(d.game, DOORS[0], d.game.figure("tinkerer")))],
    "BG-15": [lambda d: setattr(d.hero, "items", [ItemCard("012")])],
    "BG-16": [lambda d: d.use("012", "013", "014")],
    "BG-17": [lambda d: alone(d, together=False)],
    "BG-18": [lambda d: None],
    "BG-19": [lambda d: hand(d, 1)],
    "BG-20": [lambda d: d.kill(*[f"bandit_guard:{n}" for n in range(1, 6)])],
    "BG-21": [lambda d: d.kill("bandit_guard:1", "bandit_guard:2"), lambda d: None],
    "BG-22": [lambda d: d.trap()],
    "BG-23": [lambda d: d.consume("fire", "fire"), lambda d: d.consume("ice", "dark")],
    "BG-24": [lambda d: d.chest(number=7), lambda d: d.chest(goal=True)],
}
"""By goal: what meets it."""

MISSED = {
    "BG-01": [lambda d: hand(d, 2, 2)],
    "BG-02": [lambda d: d.game.gain_xp(d.hero, 8, "")],
    "BG-03": [lambda d: d.coins(4)],
    "BG-04": [lambda d: d.coins(1), lambda d: d.chest(number=7), lambda d: d.chest(goal=True)],
    "BG-05": [lambda d: d.kill("bandit_guard:1"), burns],
    "BG-06": [lambda d: d.kill("bandit_guard:1", "bandit_guard:2")],
    "BG-07": [
        lambda d: (other_kills(d), d.kill("bandit_guard:1")),
        lambda d: None,
        nobodys_kill,
        lambda d: (nobodys_kill(d), d.kill("bandit_guard:1")),
    ],
    "BG-08": [
        lambda d: (d.kill("bandit_guard:1"), other_kills(d)),
        lambda d: (d.kill("bandit_guard:1"), nobodys_kill(d)),
    ],
    "BG-09": [lambda d: d.lose_hp(6), lambda d: (d.lose_hp(6), healed(d))],
    "BG-10": [
        lambda d: (d.lose_hp(7), d.end_round()),
        lambda d: (d.lose_hp(9), healed(d), d.end_round()),
        lambda d: None,
    ],
    "BG-11": [lambda d: d.rest()],
    "BG-12": [lambda d: d.rest(short=True)],
    "BG-13": [lambda d: d.open(0)],
    "BG-14": [lambda d: d.open(0)],
    "BG-15": [lambda d: d.use("012")],
    "BG-16": [lambda d: d.use("012", "013"), lambda d: (d.use("012"), d.use("012"), d.use("012"))],
    "BG-17": [lambda d: alone(d, together=True)],
    "BG-18": [lambda d: run(d.game, damage.exhaust(d.game, d.other, "GH-EXH-01"))],
    "BG-19": [lambda d: hand(d, 0, 5), lambda d: run(d.game, damage.exhaust(d.game, d.hero, "GH-EXH-01"))],
    "BG-20": [lambda d: d.kill(*[f"bandit_guard:{n}" for n in range(1, 5)])],
    "BG-21": [lambda d: d.kill(*[f"bandit_guard:{n}" for n in range(1, 4)])],
    "BG-22": [lambda d: d.trap("beside it")],
    "BG-23": [lambda d: d.consume("fire")],
    "BG-24": [lambda d: d.coins(9)],
}
"""By goal: what is not enough, or too much."""


CASES = [(goal, number, True) for goal, ways in MET.items() for number in range(len(ways))]
CASES += [(goal, number, False) for goal, ways in MISSED.items() for number in range(len(ways))]


@pytest.mark.rule("GH-DAT-33", "GH-END-06", "GH-RUL-08")
@pytest.mark.parametrize(("goal", "number", "met"), CASES)
def test_goal(goal, number, met):
    deeds = Deeds()
    (MET if met else MISSED)[goal][number](deeds)
    assert deeds.met(goal) == met


@pytest.mark.rule("GH-DAT-33")
def test_that_is_all_of_them():
    assert list(MET) == list(MISSED) == list(load().goals)
    assert {goal.checks for goal in load().goals.values()} == {1, 2}


@pytest.mark.rule("GH-RUL-08", "GH-REV-10")
def test_the_hex_of_an_open_door_is_of_both_rooms():
    deeds = Deeds()
    deeds.open(0)
    deeds.brute.at = DOORS[0].at
    for at, expected in (((-4, 0), 0), ((-3, 15), 0)):
        deeds.game.figure("tinkerer").at = at
        battle_goals.turn_ended(deeds.game, deeds.hero)
        assert deeds.hero.tally.get("alone", 0) == expected


@pytest.mark.rule("GH-RUL-08", "GH-RST-03")
def test_the_hit_points_of_a_round_are_those_after_its_short_rest():
    deeds = Deeds()
    deeds.lose_hp(7)
    deeds.state.phase = "cleanup"
    deeds.hero.discard, deeds.hero.hand = deeds.hero.hand[:3], []
    run(deeds.game, cleanup.clean_up(deeds.game))
    run(deeds.game, resting.short_rests(deeds.game), "short_rest", "redraw")
    run(deeds.game, resting.short_rests(deeds.game))
    run(deeds.game, cleanup.round_end(deeds.game))
    assert deeds.hero.tally["lowest_at_round_end"] == 2
    assert deeds.met("BG-10")


@pytest.mark.rule("GH-END-07")
@pytest.mark.parametrize("goal", list(MET))
def test_in_a_lost_scenario_no_goal_counts(goal):
    deeds = Deeds()
    MET[goal][0](deeds)
    deeds.hero.goals, deeds.state.result = (goal,), "lost"
    ending.finish(deeds.game)
    assert deeds.hero.character.checks == 0


# --- dealing --------------------------------------------------------------------------------------------------

OF_THE_LAYOUT = {"BG-13", "BG-14", "BG-17"}
"""Two about doors, and one about being alone in a room."""


def dealable(doors, rooms):
    """All goals that could be dealt on a map with these doors and rooms."""
    game = arena({"brute": (0, 0), "tinkerer": (-4, 0)}, rooms=rooms, doors=doors)
    battle_goals.deal(game)
    return {*game.state.goal_deck, *[goal for hero in game.state.heroes for goal in hero.goals]}


@pytest.mark.rule("GH-RUL-75", "GH-SET-04")
def test_goals_that_the_layout_decides_are_not_dealt():
    everything = set(load().goals)
    assert dealable(DOORS, BEYOND) == everything
    assert dealable((), ()) == everything - OF_THE_LAYOUT
    # Without doors but with another room one can be alone.
    assert dealable((), BEYOND) == everything - {"BG-13", "BG-14"}


@pytest.mark.rule("GH-RUL-75")
def test_with_too_few_others_all_goals_are_dealt():
    game = arena({"brute": (0, 0), "tinkerer": (-4, 0)})
    goals = {name: game.content.goals[name] for name in ("BG-13", "BG-14", "BG-17", "BG-20")}
    game.content = replace(game.content, goals=goals)
    battle_goals.deal(game)
    assert sorted(goal for hero in game.state.heroes for goal in hero.goals) == sorted(goals)
