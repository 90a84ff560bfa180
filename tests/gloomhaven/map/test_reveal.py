"""Revealing rooms (5.5): what comes, when it acts, and who may open doors."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Move
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove, OpenDoor
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.special import AtRound, Spawn, SpecialRule
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import cleanup, initiative
from tafelrunde.games.havens.scene import scene
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven_rules import Board, asked, card, ids, name, one_round, row, run, told, turns

LEAD, OTHER = "brute-lead", "brute-other"


def house(*monsters, brute=30, scoundrel=40, **hero):
    """A brute before a door; behind it, from (4,0) on, monsters: (type, initiative), each drawn when revealed."""
    board = Board([(0, 0), (1, 0)])
    board.hero("brute", (1, 0), initiative=brute, **hero)
    board.hero("scoundrel", (0, 0), initiative=scoundrel)
    board.half(LEAD, "bottom", Move(n=9))
    placements = []
    for place, (kind, number) in enumerate(monsters):
        if kind not in board.monsters:
            unseen(board, kind, number)
        placements.append(Placement(type=kind, at=(4 + place, 0)))
    beyond = [(3 + place, 0) for place in range(len(monsters) + 2)]
    board.door((2, 0), beyond, holds=Contents(monsters=tuple(placements)))
    return board


def unseen(board, kind, number, **values):
    """A monster type whose card for this round is not drawn yet."""
    board.type(kind, cards=[card(initiative=number)], **values)
    board.state.decks[kind].draw, board.state.decks[kind].card = [f"{kind}-1"], ""


BRUTE = (f"play:{LEAD}:bottom", "move:2,0", "done", f"default:{OTHER}:top")
SCOUNDREL = ("default:scoundrel-lead:bottom", "skip", "default:scoundrel-other:top")


def kinds(game):
    """Who has had a turn, monsters by their type."""
    return [name.partition(":")[0] for name in turns(game)]


@pytest.mark.rule("GH-REV-01")
def test_the_room_is_set_up_before_the_move_goes_on():
    game = house(("rat", 10)).game()
    decision = asked(one_round(game), f"play:{LEAD}:bottom", "move:2,0")
    # The rat stands at (4,0) and shuts the way: one hex farther, or back.
    assert ids(decision) == ["move:1,0", "move:3,0", "done"]


@pytest.mark.rule("GH-REV-05")
def test_newcomers_stand_in_the_order_that_players_see_at_once():
    board = house(("rat", 10), ("ooze", 90))
    board.monster("rat", (0, 0)).acted = True
    game = board.game()
    asked(one_round(game), f"play:{LEAD}:bottom", "move:2,0")
    order = scene.scene(game, 0, None).order
    assert [turn.id for turn in order] == ["turn:rat", "turn:brute", "turn:scoundrel", "turn:ooze"]
    # A rat that has acted does not make the new one done.
    assert [turn.state for turn in order] == ["", "active", "", ""]


@pytest.mark.rule("GH-REV-04")
def test_the_text_of_a_room_is_shown_when_it_is_revealed():
    board = Board([(0, 0), (1, 0)])
    board.hero("brute", (1, 0))
    board.door((2, 0), [(3, 0)], holds=Contents(section="the_crypt"))
    board.scenario["texts"] = {"the_crypt": name("It is cold here.")}
    game = board.game()
    assert told(game, "section") == []
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    (shown,) = told(game, "section")
    assert shown.args["section"].endswith("the_crypt")
    assert [event.kind for event in game.events][:3] == ["door_opened", "room_revealed", "section"]


@pytest.mark.rule("GH-REV-05", "GH-INI-13", "GH-DAT-25")
def test_only_decks_without_a_card_draw_one():
    board = house(("rat", 10), ("guard", 60))
    board.type("city_guard", deck="rat")
    board.contents[2] = Contents(monsters=(*board.contents[2].monsters, Placement(type="city_guard", at=(6, 0))))
    board.state.decks["guard"].draw, board.state.decks["guard"].card = ["guard-2"], "guard-1"
    game = board.game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    # Rats and city guards share a deck, the guards' card lies there already.
    assert [event.args["card"] for event in told(game, "monster_card")] == ["rat-1"]
    assert (game.state.decks["guard"].card, game.state.decks["guard"].draw) == ("guard-1", ["guard-2"])


@pytest.mark.rule("GH-REV-06", "GH-REV-07")
@pytest.mark.parametrize(
    ("number", "order"),
    [
        (29, ["brute", "rat", "scoundrel"]),
        (30, ["brute", "rat", "scoundrel"]),
        (39, ["brute", "rat", "scoundrel"]),
        (40, ["brute", "scoundrel", "rat"]),
    ],
)
def test_every_revealed_monster_acts_once_in_the_round(number, order):
    game = house(("rat", number)).game()
    run(game, one_round(game), *BRUTE, *SCOUNDREL)
    assert kinds(game) == order
    # Only the one that is faster than the brute acts out of order.
    assert [event.rule == "GH-REV-06" for event in told(game, "turn")] == [
        name == "rat" and number == 29 for name in order
    ]


@pytest.mark.rule("GH-REV-06")
def test_monsters_of_the_same_type_in_other_rooms_do_not_act_again():
    board = house(("guard", 20), ("guard", 20))
    board.monster("guard", (-2, 0), 5)
    board.monster("guard", (-3, 0), 6)
    board.rooms[1] += [(-1, 0), (-2, 0), (-3, 0)]
    board.state.decks["guard"].draw, board.state.decks["guard"].card = [], "guard-1"
    game = board.game()
    game.state.script = {"standee": [4, 1]}
    run(game, one_round(game), *BRUTE, *SCOUNDREL)
    assert turns(game) == ["guard:5", "guard:6", "brute", "guard:1", "guard:4", "scoundrel"]


@pytest.mark.rule("GH-REV-06", "GH-INI-04")
def test_revealed_monsters_act_by_initiative_elites_first():
    board = house(("bear", 25), ("rat", 10), ("rat", 10))
    rats = [
        Placement(type="rat", at=(5, 0)),
        Placement(type="rat", at=(6, 0), players=("elite", "elite", "elite")),
    ]
    board.contents[2] = Contents(monsters=(Placement(type="bear", at=(4, 0)), *rats))
    game = board.game()
    game.state.script = {"standee": [1, 1, 2]}
    run(game, one_round(game), *BRUTE, *SCOUNDREL)
    assert turns(game) == ["brute", "rat:3", "rat:1", "bear:1", "scoundrel"]


@pytest.mark.rule("GH-REV-06", "GH-INI-08")
def test_of_two_revealed_types_with_the_same_fast_initiative_the_group_says_which_acts_first():
    for first, other in (("rat", "bear"), ("bear", "rat")):
        game = house(("rat", 10), ("bear", 10)).game()
        run(game, one_round(game), *BRUTE, f"first:{first}", *SCOUNDREL)
        assert kinds(game) == ["brute", first, other, "scoundrel"]


@pytest.mark.rule("GH-REV-08")
def test_monsters_of_several_rooms_revealed_in_one_turn_act_merged_in_order_of_initiative():
    board = Board([(0, 0), (1, 0)])
    board.hero("brute", (1, 0), initiative=50)
    board.half(LEAD, "bottom", Move(n=9))
    for kind, number in (("bear", 20), ("rat", 10), ("wolf", 60)):
        unseen(board, kind, number)
    board.door((2, 0), [(3, 0), (3, 1)], holds=Contents(monsters=(Placement(type="bear", at=(3, 1)),)))
    rats = (Placement(type="rat", at=(5, 0)), Placement(type="bear", at=(6, 0)), Placement(type="wolf", at=(7, 0)))
    board.door((4, 0), [(5, 0), (6, 0), (7, 0), (8, 0)], holds=Contents(monsters=rats))
    board.doors[1] = type(board.doors[1])(id="door3", at=(4, 0), joins=(2, 3))
    game = board.game()
    game.state.script = {"standee": [3, 1, 2, 1]}
    run(game, one_round(game), f"play:{LEAD}:bottom", "move:2,0", "move:4,0", "done", f"default:{OTHER}:top", "skip")
    assert turns(game) == ["brute", "rat:1", "bear:2", "bear:3", "wolf:1"]
    assert (game.state.opened, game.state.rooms) == (("door2", "door3"), (1, 2, 3))


@pytest.mark.rule("GH-REV-06", "GH-TRN-12")
def test_fast_monsters_act_even_if_whoever_revealed_them_is_exhausted_before_its_turn_is_over():
    board = house(("rat", 10), hp=2)
    board.tile("trap", (3, 0), damage=2)
    game = board.game()
    run(game, one_round(game), f"play:{LEAD}:bottom", "move:2,0", "move:3,0", *SCOUNDREL)
    assert (kinds(game), game.find("brute")) == (["brute", "rat", "scoundrel"], None)


@pytest.mark.rule("GH-REV-09", "GH-RUL-42")
def test_a_boss_that_opens_a_door_sets_the_initiative_the_others_are_measured_by():
    board = house(("rat", 10), ("bear", 15))
    board.rooms[1] += [(0, 1)]
    board.monster("boss", (0, 1), rank="boss", cards=[card(OpenDoor(), initiative=12)])
    game = board.game()
    game.state.figures = [figure for figure in game.state.figures if figure.kind != "hero"]
    board.hero("tinkerer", (0, 0), initiative=90)
    run(game, initiative.build_order(game))
    run(game, initiative.next_actor(game))
    assert game.state.acting == "boss:1"
    run(game, turn.creature_turn(game, game.figure("boss:1")))
    assert (game.figure("boss:1").at, game.state.rooms) == ((2, 0), (1, 2))
    assert [name.partition(":")[0] for name in game.state.interrupts] == ["rat"]


@pytest.mark.rule("GH-REV-09", "GH-SUM-11", "GH-OVL-02")
def test_an_ordinary_monster_opens_no_door_however_near_the_enemy_is():
    board = house(("rat", 10))
    board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack())], move=9)
    game = board.game()
    game.state.figures = [figure for figure in game.state.figures if figure.id == "guard:1"]
    board.state.rooms = (1, 2)
    figure = board.hero("tinkerer", (3, 0))
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert (game.state.opened, figure.id) == ((), "tinkerer")
    assert game.figure("guard:1").at == (0, 0)


@pytest.mark.rule("GH-REV-10", "GH-OVR-17")
def test_an_open_door_is_a_hex_like_any_other():
    game = house(("rat", 90)).game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    game.state.figures = [figure for figure in game.state.figures if figure.kind == "hero"]
    index = game.ground.grid.index
    assert game.empty() >> index((2, 0)) & 1
    assert (game.adjacent((1, 0), (2, 0)), game.adjacent((2, 0), (3, 0))) == (True, True)
    game.figure("brute").at = (2, 0)
    assert not game.empty() >> index((2, 0)) & 1


@pytest.mark.rule("GH-REV-11")
@pytest.mark.parametrize(("number", "order"), [(5, ["guard", "rat", "brute"]), (15, ["guard", "brute", "rat"])])
def test_a_monster_spawned_in_a_round_acts_by_the_initiative_of_whose_turn_it_is(number, order):
    board = Board(row(6))
    board.hero("brute", (5, 0), initiative=12)
    board.monster("guard", (0, 0), cards=[card(initiative=10)])
    unseen(board, "rat", number)
    game = board.game()
    run(game, initiative.next_actor(game))
    run(game, reveal.spawn_monster(game, "rat", "normal", (2, 0)))
    found = ["guard"]
    while run(game, initiative.next_actor(game)):
        found.append(game.state.acting.partition(":")[0])
    assert found == order


@pytest.mark.rule("GH-REV-12")
def test_a_spawn_point_that_is_not_empty_is_replaced_by_the_nearest_empty_hex():
    board = Board(row(6))
    board.hero("brute", (5, 0))
    board.tile("trap", (2, 0), damage=1)
    board.state.coins = [(1, 0)]
    unseen(board, "rat", 50)
    game = board.game()
    game.state.phase = "cleanup"
    first = run(game, reveal.spawn_monster(game, "rat", "elite", (2, 0)))
    # The trap is on the spawn point, the coin on (1,0): (3,0) is the nearest. Then (4,0) and (0,0) are equally near.
    assert (first.at, first.rank) == ((3, 0), "elite")
    decision = asked(reveal.spawn_monster(game, "rat", "normal", (2, 0)))
    assert (decision.seat, [option.id for option in decision.options]) == (PARTY, ["place:0,0", "place:4,0"])
    assert game.state.overlays[0].kind == "trap"


@pytest.mark.rule("GH-CLN-08", "GH-REV-11")
def test_a_monster_that_comes_at_the_end_of_a_round_acts_in_the_next_one():
    board = Board(row(6), round=2)
    board.hero("brute", (5, 0), initiative=40)
    unseen(board, "rat", 10)
    spawn = Spawn(type="rat", at=(1, 0))
    board.scenario["special"] = (SpecialRule(when=AtRound(at=2), do=(spawn,)),)
    game = board.game()
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    assert [figure.at for figure in game.state.figures if figure.type == "rat"] == [(1, 0)]
    assert (game.state.interrupts, game.state.decks["rat"].card) == ([], "")
    run(game, initiative.reveal_cards(game))
    run(game, initiative.build_order(game))
    assert [slot.id for slot in game.state.order] == ["rat", "brute"]


@pytest.mark.rule("GH-REV-02", "GH-DAT-32")
def test_exhausted_characters_count_for_what_is_placed():
    board = house(("rat", 90))
    board.hero("tinkerer", (0, 0))
    board.contents[2] = Contents(monsters=(Placement(type="rat", at=(4, 0), players=("-", "elite", "-")),))
    game = board.game()
    game.state.heroes[2].exhausted = True
    game.state.figures.pop()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert [figure.rank for figure in game.state.figures if figure.kind == "monster"] == ["elite"]


@pytest.mark.rule("GH-REV-03")
def test_if_standees_run_short_those_nearest_the_revealing_character_are_placed():
    board = house(("rat", 90), ("rat", 90), ("rat", 90))
    board.monsters.clear()
    unseen(board, "rat", 90, standees=2)
    board.contents[2] = Contents(monsters=tuple(Placement(type="rat", at=(q, 0)) for q in (6, 4, 5)))
    game = board.game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert sorted(figure.at for figure in game.state.figures if figure.kind == "monster") == [(4, 0), (5, 0)]
