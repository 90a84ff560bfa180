"""Masteries (10.16): what a class must do in a scenario, counted by the engine, marked when the scenario is won."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Push, Shadows
from tafelrunde.games.havens.box.cards import CharacterClass, Mastery, Pace
from tafelrunde.games.havens.rules.cards import forms, pace
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.scenario import ending
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, name, run, told

CONTENT = RULEBOOK.content


def classed(*masteries, **more):
    return CharacterClass(
        id="deathwalker", name=name("x"), hand=9, hp=(10,) * 9, cards=(), perks=(), masteries=masteries, **more
    )


def mastery(**asks):
    return Mastery(id="it", name=name("it"), **asks)


def scene(*masteries, result="won", **more):
    """A game with one character of a class with these masteries, whose end is certain."""
    board = Field()
    board.hero("deathwalker", (0, 0))
    board.guard((1, 0))
    board.state.result = result
    return board.game(classes={"deathwalker": classed(*masteries, **more)})


def ended(game):
    ending.finish(game)
    (hero,) = game.state.heroes
    return hero.mastered


@pytest.mark.rule("FH-PRK-06", "FH-CMP-21")
def test_every_class_has_two_masteries_of_its_own():
    found = [one.id for cls in CONTENT.classes.values() for one in cls.masteries]
    assert {len(cls.masteries) for cls in CONTENT.classes.values()} == {2}
    assert len(found) == len(set(found)) == 2 * len(CONTENT.classes)


@pytest.mark.rule("FH-PRK-06")
@pytest.mark.parametrize(("kills", "done"), [(2, ()), (3, ("it",)), (4, ("it",))])
def test_so_many_of_something_in_one_scenario(kills, done):
    game = scene(mastery(counts={"kills": 3}))
    game.state.heroes[0].tally["kills"] = kills
    assert ended(game) == done
    assert [event.args["mastery"] for event in told(game, "mastered")] == list(done)


@pytest.mark.rule("FH-PRK-06")
@pytest.mark.parametrize(("rests", "done"), [(0, ("it",)), (1, ())])
def test_without_something(rests, done):
    game = scene(mastery(without=("short_rests",)))
    game.state.heroes[0].tally["short_rests"] = rests
    assert ended(game) == done


@pytest.mark.rule("FH-PRK-06", "FH-END-13")
def test_a_lost_scenario_brings_no_mastery():
    game = scene(mastery(counts={"kills": 1}), result="lost")
    game.state.heroes[0].tally["kills"] = 5
    assert ended(game) == ()


@pytest.mark.rule("FH-PRK-07")
def test_who_is_exhausted_keeps_what_was_counted_but_has_no_cards_left():
    game = scene(mastery(counts={"kills": 1}), replace(mastery(cards=1), id="other"))
    (hero,) = game.state.heroes
    hero.tally["kills"] = 1
    hero.hand = ["deathwalker-lead"]
    run(game, damage.exhaust(game, hero, "FH-EXH-01"))
    game.state.result = "won"
    assert ended(game) == ("it",)


@pytest.mark.rule("FH-PRK-06")
def test_what_is_counted_while_it_happens():
    game = scene(shadows=6)
    (hero,) = game.state.heroes
    act(game, Shadows(what="place", n=1, range=1), answers=["shadow:0,1"], cls="deathwalker")
    act(game, Push(n=2), answers=["push:2,0", "push:3,0"], cls="deathwalker")
    assert {what: hero.tally[what] for what in ("shadows", "forced_steps")} == {"shadows": 1, "forced_steps": 2}


@pytest.mark.rule("FH-PRK-06")
def test_forms_and_paces_are_counted():
    game = scene(forms=("a", "b"), pace=Pace())
    (hero,) = game.state.heroes
    hero.form, hero.tokens = "a", 1
    forms.change(game, hero, "FH-CLS-11")
    for fast in (True, False, False):
        hero.fast = fast
        pace.settle(game, hero)
    counted = {what: hero.tally[what] for what in ("switches", "fast_turns", "slow_turns")}
    assert counted == {"switches": 1, "fast_turns": 1, "slow_turns": 2}
