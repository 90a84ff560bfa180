"""Initiative (4.4): cards revealed, the order, and every tie."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import Slot
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven_rules import Board, asked, card, ids, row, run, told, whole_turn


def table(*heroes, **monsters):
    """Heroes as (class, initiative, second), monster types with their initiatives."""
    board = Board(row(12))
    for place, (cls, lead, second) in enumerate(heroes):
        board.hero(cls, (place, 0), initiative=lead, second=second, resting=lead == 99 and second == 99)
    for place, (kind, number) in enumerate(monsters.items()):
        board.monster(kind, (11 - place, 0), cards=[card(initiative=number)])
    return board


def order(game, *answers):
    run(game, initiative.build_order(game), *answers)
    return [slot.id for slot in game.state.order]


def actors(game):
    found = []
    while run(game, initiative.next_actor(game)):
        found.append(game.state.acting)
    return found


@pytest.mark.rule("GH-INI-01", "GH-SEL-01")
def test_the_leading_cards_initiative_counts_and_both_are_shown():
    board = table(("brute", 61, 15), ("scoundrel", 86, 7))
    for hero in board.state.heroes:
        hero.initiative = hero.second = 0
    game = board.game()
    run(game, initiative.reveal_cards(game))
    assert [(hero.initiative, hero.second) for hero in game.state.heroes] == [(61, 15), (86, 7)]
    shown = [(event.args["lead"], event.args["second"]) for event in told(game, "shows_cards")]
    assert shown == [("brute-lead", "brute-other"), ("scoundrel-lead", "scoundrel-other")]
    assert order(game) == ["brute", "scoundrel"]


@pytest.mark.rule("GH-INI-02", "GH-DAT-25")
def test_a_card_is_revealed_for_types_on_the_map_only_and_one_for_each_deck():
    board = table(("brute", 50, 60), guard=10, archer=20)
    board.state.figures[-1].rank = "elite"
    board.type("city_guard", deck="guard")
    board.monster("city_guard", (5, 0), rank="elite")
    board.type("wolf", cards=[card(initiative=5)])
    for deck in board.state.decks.values():
        deck.draw, deck.card = [deck.card], ""
    game = board.game()
    run(game, initiative.reveal_cards(game))
    assert {name: deck.card for name, deck in game.state.decks.items()} == {
        "guard": "guard-1",
        "archer": "archer-1",
        "wolf": "",
    }
    assert order(game, "first:city_guard") == ["city_guard", "guard", "archer", "brute"]


@pytest.mark.rule("GH-INI-03", "GH-INI-14")
def test_the_lowest_acts_first_until_everybody_has_acted():
    game = table(("brute", 61, 15), ("scoundrel", 86, 1), bones=45, archer=32).game()
    assert order(game) == ["archer", "bones", "brute", "scoundrel"]
    assert actors(game) == ["archer:1", "bones:1", "brute", "scoundrel"]
    assert run(game, initiative.next_actor(game)) is False


@pytest.mark.rule("GH-INI-04")
def test_elites_before_normals_each_by_their_numbers():
    board = table(("brute", 90, 91), guard=10)
    for number, rank in ((2, "elite"), (3, "normal"), (4, "elite")):
        board.monster("guard", (10 - number, 0), number, rank=rank)
    board.state.figures.reverse()
    assert actors(board.game()) == ["guard:2", "guard:4", "guard:1", "guard:3", "brute"]


@pytest.mark.rule("GH-INI-05")
@pytest.mark.parametrize(
    ("seconds", "expected"), [((70, 20), ["scoundrel", "brute"]), ((20, 70), ["brute", "scoundrel"])]
)
def test_a_tie_of_players_goes_to_the_lower_second_card(seconds, expected):
    game = table(("brute", 30, seconds[0]), ("scoundrel", 30, seconds[1])).game()
    assert asked(initiative.build_order(game)) is None
    assert order(game) == expected


@pytest.mark.rule("GH-INI-05")
def test_if_the_second_cards_tie_too_the_players_decide():
    game = table(("brute", 30, 40), ("scoundrel", 30, 40), ("tinkerer", 30, 40)).game()
    decision = asked(initiative.build_order(game))
    assert (decision.seat, decision.rule) == (PARTY, "GH-INI-05")
    assert order(game, "first:tinkerer", "first:brute") == ["tinkerer", "brute", "scoundrel"]


@pytest.mark.rule("GH-INI-05", "GH-SOL-01")
def test_one_player_with_both_tied_characters_decides_alone():
    board = table(("brute", 30, 40), ("scoundrel", 30, 40))
    board.state.heroes[1].seat = 0
    assert asked(initiative.build_order(board.game())).seat == 0


@pytest.mark.rule("GH-INI-06", "GH-INI-10")
@pytest.mark.parametrize("number", [30, 99])
def test_a_player_acts_before_a_monster_of_the_same_initiative(number):
    second = 99 if number == 99 else 95
    game = table(("brute", number, second), guard=number).game()
    assert order(game) == ["brute", "guard"]


@pytest.mark.rule("GH-INI-07", "GH-SUM-05")
def test_summons_act_right_before_their_own_summoner():
    board = table(("brute", 30, 40), ("scoundrel", 20, 40), guard=25)
    brute, scoundrel = board.state.heroes
    board.summon("rat", (4, 0), brute, 2)
    board.summon("bat", (5, 0), scoundrel, 1)
    board.summon("bat", (6, 0), brute, 3)
    assert actors(board.game()) == ["bat:1", "scoundrel", "guard:1", "rat:2", "bat:3", "brute"]


@pytest.mark.rule("GH-INI-08")
def test_about_a_tie_of_monster_types_the_group_decides():
    for first in ("archer", "guard"):
        game = table(("brute", 50, 60), guard=20, archer=20).game()
        other = "guard" if first == "archer" else "archer"
        assert order(game, f"first:{first}") == [first, other, "brute"]
        assert actors(game) == [f"{first}:1", f"{other}:1", "brute"]


@pytest.mark.rule("GH-INI-09", "GH-RST-05")
def test_resting_characters_come_last_and_settle_their_order_themselves():
    game = table(("brute", 99, 99), ("scoundrel", 98, 3), ("tinkerer", 99, 99), guard=97).game()
    decision = asked(initiative.build_order(game))
    assert (ids(decision), decision.seat) == (["first:brute", "first:tinkerer"], PARTY)
    assert order(game, "first:tinkerer") == ["guard", "scoundrel", "tinkerer", "brute"]


@pytest.mark.rule("GH-INI-09", "GH-INI-05")
def test_a_card_with_initiative_99_comes_before_a_rest():
    board = table(("brute", 99, 99), ("scoundrel", 99, 98))
    game = board.game()
    assert asked(initiative.build_order(game)) is None
    assert order(game) == ["scoundrel", "brute"]


@pytest.mark.rule("GH-INI-11", "GH-TRN-02")
def test_once_the_order_is_fixed_either_card_may_be_played_first_with_either_half():
    board = table(("brute", 30, 40))
    game = board.game()
    decision = asked(whole_turn(game))
    found = ids(decision)
    assert {option.id for option in decision.options if option.lesser} == {
        name for name in found if name.startswith(("default:", "ask:"))
    }
    assert {name for name in found if name.startswith("default:")} == {
        f"default:brute-{card_}:{half}" for card_ in ("lead", "other") for half in ("top", "bottom")
    }


@pytest.mark.rule("GH-INI-12")
def test_an_empty_monster_deck_is_made_anew_from_its_discards():
    board = table(("brute", 50, 60), guard=20)
    board.type("guard", cards=[card(initiative=n) for n in (20, 30)])
    deck = board.state.decks["guard"]
    deck.card, deck.draw, deck.discard = "", [], ["guard-1", "guard-2"]
    game = board.game()
    game.state.script = {"monster deck guard": ["guard-2"]}
    run(game, initiative.reveal_cards(game))
    assert (deck.card, deck.draw, deck.discard) == ("guard-2", ["guard-1"], [])


@pytest.mark.rule("GH-INI-13", "GH-REV-05")
def test_a_card_stays_revealed_though_the_last_of_its_type_dies_and_a_newcomer_uses_it():
    board = table(("brute", 50, 60), ("scoundrel", 70, 71), guard=20, wolf=5)
    board.state.decks["guard"].draw = ["guard-1"]
    game = board.game()
    order(game)
    run(game, initiative.next_actor(game))
    run(game, damage.kill(game, game.figure("guard:1"), "brute"))
    assert game.state.decks["guard"].card == "guard-1"
    # The slot of the dead type is passed over.
    run(game, initiative.next_actor(game))
    assert game.state.acting == "brute"
    new = run(game, reveal.spawn_monster(game, "guard", "normal", (6, 0)))
    assert (game.state.decks["guard"].card, game.state.decks["guard"].draw) == ("guard-1", ["guard-1"])
    assert actors(game) == [new.id, "scoundrel"]


@pytest.mark.rule("GH-INI-03", "GH-EXH-03")
def test_whoever_falls_before_its_turn_has_none():
    board = table(("brute", 30, 40), ("scoundrel", 50, 60), guard=40)
    board.summon("rat", (5, 0), board.state.heroes[1])
    game = board.game()
    order(game)
    run(game, initiative.next_actor(game))
    run(game, damage.exhaust(game, game.state.heroes[1], "GH-EXH-01"))
    assert actors(game) == ["guard:1"]


@pytest.mark.rule("GH-INI-08", "GH-REV-07")
def test_a_newcomer_that_ties_with_a_type_that_has_acted_already_simply_follows():
    board = table(("brute", 50, 60), ("scoundrel", 70, 71), guard=50, wolf=50)
    game = board.game()
    game.state.figures = [figure for figure in game.state.figures if figure.type != "wolf"]
    order(game)
    assert game.state.order[1] == Slot(50, "monsters", "guard")
    for _ in range(2):
        run(game, initiative.next_actor(game))
    assert game.state.acting == "guard:1"
    new = run(game, reveal.spawn_monster(game, "wolf", "normal", (6, 0)))
    assert actors(game) == [new.id, "scoundrel"]


@pytest.mark.rule("GH-INI-09", "GH-RST-05")
def test_even_two_cards_of_99_are_no_rest():
    board = table(("brute", 99, 99), ("scoundrel", 99, 98))
    board.state.heroes[1].second = 99
    game = board.game()
    assert asked(initiative.build_order(game)) is None
    assert order(game) == ["scoundrel", "brute"]


@pytest.mark.rule("GH-INI-06", "GH-RUL-40")
def test_allied_figures_act_after_characters_and_before_monsters_of_their_initiative():
    board = table(("brute", 30, 40), guard=30)
    board.ally("scout", (5, 0), initiative=30)
    game = board.game()
    order(game)
    assert actors(game) == ["brute", "scout:1", "guard:1"]


@pytest.mark.rule("GH-INI-08", "GH-REV-11")
def test_a_newcomer_is_no_tie_with_a_type_of_its_initiative_that_is_through():
    board = table(("brute", 50, 60), ("scoundrel", 70, 71), guard=20, wolf=20)
    game = board.game()
    game.state.figures = [figure for figure in game.state.figures if figure.type != "wolf"]
    order(game)
    for _ in range(2):
        run(game, initiative.next_actor(game))
    assert game.state.acting == "brute"
    new = run(game, reveal.spawn_monster(game, "wolf", "normal", (6, 0)))
    # No question: the guards have acted, the wolf acts at once.
    assert actors(game) == [new.id, "scoundrel"]
