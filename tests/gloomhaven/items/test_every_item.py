"""Every item of the game can be used in its moment, and is then what its card says: spent, consumed, or ready."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Heal, Move
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.heroes import abilities as hero_abilities
from tafelrunde.games.havens.rules.heroes import move, turn
from tafelrunde.games.havens.rules.heroes.deed import Deed
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import ItemCard, Mark
from tafelrunde.games.havens.state.progress import Progress
from tafelrunde.kernel import Decision
from tests.helpers.gloomhaven_rules import attacking, duel

ITEMS = load().items
CHOICES = [number for number, item in ITEMS.items() if item.when != "always" and not item.charges]
CHARGED = [number for number, item in ITEMS.items() if item.charges]


def table(number, **guard):
    """A situation in which every item could do something: the brute is hurt and marked, with friend and foe about."""
    board = duel(monsters=["x2"], **guard)
    brute = board.state.heroes[0]
    brute.items = [ItemCard(number), ItemCard("001" if number != "001" else "002", "spent")]
    brute.discard, brute.lost = board.plain("a", "b", "c"), board.plain("d")
    brute.deck.draw = ["+0"] * 9
    board.hero("tinkerer", (0, 1)).discard = board.plain("e", "f")
    board.state.figures[0].hp = 4
    board.state.figures[0].marks = tuple(Mark(what) for what in ("poison", "immobilize", "disarm", "muddle"))
    return board


def beginning(game, window, item):
    """The rules of the moment an item is for."""
    brute, hero = game.figure("brute"), game.state.heroes[0]
    game.state.acting = "brute"
    match window:
        case "turn" | "turn_start":
            game.state.step = "start" if window == "turn_start" else "actions"
            return turn.hero_turn(game, hero)
        case "move":
            brute.marks = ()
            return move.hero_move(game, hero, brute, Move(n=2))
        case "attack" | "target":
            brute.marks = (Mark("muddle"),)
            return attacks.hero_attack(game, hero, brute, Attack(n=1, range=2 if "ranged" in item.only else None), [])
        case "attacked" | "double_drawn":
            game.state.acting = "guard:1"
            return attacking(game, "guard:1", 1, [brute], pierce=1)
        case "damage" | "fatal":
            return damage.suffer(game, brute, 9, cause="trap")
        case "condition":
            return conditions.give(game, brute, "stun")
        case "heal":
            return hero_abilities.perform(
                game, Deed(hero, brute, "test", Progress(), optional=False), Heal(n=1, on_self=True)
            )
        case "consume":
            augment = Augment(("any",), Gain(attack=1))
            game.state.elements["fire"] = 2
            brute.marks = ()
            return attacks.hero_attack(game, hero, brute, Attack(n=1, consume=(augment,)), [])
        case _:
            return movement.walk(game, brute, [(-1, 0)], "walk")


PREFERRED = ("augment:", "target:guard", "area:", "suffer", "apply", "lose:", "skip", "done")


def used(rules, number):
    """Answer so that the item is used; whether it was a choice to use it."""
    found, value = False, None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return found
        value = None
        if not isinstance(request, Decision):
            continue
        names = [option.id for option in request.options]
        name = f"item:{number}"
        if name not in names:
            name = next((one for want in PREFERRED for one in names if one.startswith(want)), names[0])
        elif len(names) > 1:
            found = True
        value = request.option(name).value


@pytest.mark.rule("GH-ITM-06", "GH-ITM-04", "GH-ITM-16")
@pytest.mark.parametrize("number", CHOICES)
def test_it_is_offered_in_its_moment_and_used_up_as_its_card_says(number):
    item = ITEMS[number]
    board = table(number)
    board.tile("trap", (-1, 0), damage=4)
    game = board.game(items=ITEMS, areas=load().areas)
    assert used(beginning(game, item.when, item), number)
    card = game.state.heroes[0].items[0]
    assert card.state == ("ready" if item.use == "none" else item.use)
    assert game.state.heroes[0].tally[f"item:{number}"] >= 1


@pytest.mark.rule("GH-ITM-09", "GH-ITM-15")
@pytest.mark.parametrize("number", CHARGED)
def test_a_charged_one_works_by_itself_as_often_as_it_has_slots(number):
    item = ITEMS[number]
    board = table(number, hp=60)
    board.state.figures[0].hp = board.state.figures[0].most = 60
    board.state.figures[0].marks = ()
    board.state.heroes[0].discard.clear()
    board.state.monster_modifiers.draw = ["+0"] * 20
    game = board.game(items=ITEMS)
    dealt = []
    for _ in range(item.charges + 1):
        before = game.figure("brute").hp, game.figure("guard:1").hp
        assert not used(attacking(game, "guard:1", 5, [game.figure("brute")]), number)
        dealt.append((before[0] - game.figure("brute").hp, before[1] - game.figure("guard:1").hp))
    assert dealt == [(5 - item.gain.shield, item.gain.retaliate)] * item.charges + [(5, 0)]
    assert game.state.heroes[0].items[0].state == item.use


@pytest.mark.rule("GH-ITM-09", "GH-DAT-17")
def test_that_is_all_of_them():
    always = [number for number, item in ITEMS.items() if item.when == "always"]
    assert sorted([*CHOICES, *CHARGED, *always]) == [f"{number:03}" for number in range(1, 96)]
    assert all(ITEMS[number].use == "none" for number in always)
