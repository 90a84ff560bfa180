"""What is shown before somebody decides, and the ways that screens let figures go."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.gloomhaven.rulebook import Gloomhaven
from tafelrunde.games.havens.box.abilities import Attack, Move
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import sequence
from tafelrunde.games.havens.rules.heroes import prospect
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import Bonus, Hero, Mark
from tafelrunde.games.havens.state.progress import Progress
from tafelrunde.kernel.scene import Text
from tests.helpers.gloomhaven import Board
from tests.helpers.gloomhaven_rules import asked, run, told


def previewed(*deck: str, reach: int, hp: int = 9) -> tuple[Text, ...]:
    """What an attack 2 on a guard with retaliate 2 within `reach` hexes, two hexes away, is foretold to do."""
    table = Board()
    brute = table.hero("brute", (0, 0))
    brute.deck.draw = list(deck)
    table.state.acting = "brute"
    guard = table.monster("guard", (2, 0))
    guard.hp = hp
    guard.bonuses = (Bonus("", retaliate=2, range=reach),)
    content = load()
    game = table.game(items=content.items, areas=content.areas)
    question = asked(sequence.hero_attack(game, brute, game.figure("brute"), Attack(n=2, range=2), []))
    assert question is not None
    return question.previewed(question.options[0]).lines


def test_an_attack_is_foretold_with_its_span() -> None:
    """GH-MOD-01: the cards left in the deck say what can happen: nothing, or double."""
    (line,) = previewed("null", "x2", reach=1)
    assert (line.args["damage"], line.args["least"], line.args["most"]) == (2.0, 0, 4)


def test_it_says_what_retaliate_costs_where_it_reaches() -> None:
    """GH-RET-01, GH-RET-04: with range 2 the guard strikes back over two hexes."""
    assert [line.key for line in previewed("+0", reach=2)] == ["preview-attack", "preview-retaliate"]
    assert [line.key for line in previewed("+0", reach=1)] == ["preview-attack"]


def test_who_surely_falls_does_not_strike_back() -> None:
    """GH-RET-03."""
    assert [line.key for line in previewed("+0", reach=2, hp=2)] == ["preview-attack"]


def test_a_figure_goes_along_the_hexes_it_entered() -> None:
    """GH-MOV-01: the log knows the way, and screens let the figure go along it."""
    table = Board()
    table.hero("brute", (0, 0))
    game = table.game()
    run(game, movement.walk(game, game.figure("brute"), [(1, 0), (1, 1)], "walk"))
    (moves,) = told(game, "moves")
    assert Gloomhaven().way(moves) == ("hex:1,0", "hex:1,1")
    assert all(Gloomhaven().way(event) == () for event in game.events if event is not moves)


# --- whom attacks reach ---------------------------------------------------------------------------------------


def card(name: str, top: tuple[Any, ...], bottom: tuple[Any, ...]) -> AbilityCard:
    upper, lower = Action(abilities=top), Action(abilities=bottom)
    return AbilityCard(id=name, owner="brute", level=1, initiative=9, name=Name("", ""), top=upper, bottom=lower)


def between_cards() -> tuple[Game, Hero]:
    """A brute at (0, 0) who moves with the bottom of one card and can attack over two hexes with the other's top."""
    table = Board()
    brute = table.hero("brute", (0, 0))
    for made in (
        card("BR-1", (Attack(n=3),), (Move(n=3),)),
        card("BR-2", (Attack(n=2, range=2),), (Attack(n=9, range=9),)),
    ):
        table.cards[made.id] = made
    brute.chosen, brute.played, brute.performing = ["BR-1", "BR-2"], "bottom", "BR-1:bottom"
    brute.progress = Progress()
    table.monster("guard", (4, 0))
    return table.game(areas=load().areas), brute


def test_a_move_shows_whom_the_other_half_would_reach_from_its_end() -> None:
    """GH-TRN-02, GH-LOS-01: the bottom of the second card is out of the question, its top reaches two hexes."""
    game, brute = between_cards()
    figure = game.figure("brute")
    near = prospect.from_there(game, brute, figure, (2, 0))
    assert near.area == ("figure:guard:1",)
    assert [line.args for line in near.lines] == [{"card": "BR-2", "targets": ["guard:1"]}]
    far = prospect.from_there(game, brute, figure, (1, 0))
    assert (far.area, [line.key for line in far.lines]) == ((), ["preview-reach-nobody"])


def test_whoever_has_no_attack_left_is_told_nothing_about_targets() -> None:
    game, brute = between_cards()
    brute.chosen = ["BR-1"]
    assert prospect.from_there(game, brute, game.figure("brute"), (2, 0)).lines == ()


def test_the_rest_of_the_action_counts_too() -> None:
    """GH-TRN-03: a move before an attack on the same half."""
    game, brute = between_cards()
    brute.chosen = ["BR-3"]
    game.content.cards["BR-3"] = card("BR-3", (), (Move(n=3), Attack(n=2)))
    brute.performing = "BR-3:bottom"
    assert prospect.from_there(game, brute, game.figure("brute"), (3, 0)).area == ("figure:guard:1",)
    assert prospect.from_there(game, brute, game.figure("brute"), (2, 0)).area == ()


def test_a_half_shows_whom_it_reaches_now_but_not_after_a_move() -> None:
    game, _ = between_cards()
    figure = game.figure("brute")
    assert prospect.of_action(game, figure, Action(abilities=(Attack(n=2, range=4),))).area == ("figure:guard:1",)
    assert prospect.of_action(game, figure, Action(abilities=(Move(n=1), Attack(n=2, range=4)))).area == ()
    game.figure("guard:1").marks = (Mark("invisible"),)
    assert prospect.of_action(game, figure, Action(abilities=(Attack(n=2, range=4),))).area == ()
