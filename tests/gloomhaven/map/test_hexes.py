"""Hex geometry and line of sight (5.1, 5.2), as abilities feel them."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, Heal, Loot, Move, Shield
from tafelrunde.games.havens.box.scenarios import Contents, Door, Placement
from tafelrunde.games.havens.game import FAR
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.heroes import move
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, asked, attack, card, hp, ids, row, whole_turn

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def targets(game, ability, cls="brute"):
    """The enemies an attack may be declared on."""
    hero = next(hero for hero in game.state.heroes if hero.id == cls)
    decision = asked(attacks.hero_attack(game, hero, game.figure(cls), ability, []))
    return [name.removeprefix("target:") for name in ids(decision) if name.startswith("target:")]


@pytest.mark.rule("GH-HEX-01", "GH-HEX-03")
def test_each_of_the_six_directions_is_adjacent_and_nothing_else():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    game = board.game()
    assert [at for at in disc((0, 0), 2) if game.adjacent((0, 0), at)] == sorted(AROUND, key=[*disc((0, 0), 2)].index)
    # At the border of the map a hex has fewer neighbours.
    assert sum(game.adjacent((2, 0), at) for at in disc((0, 0), 2)) == 3


@pytest.mark.rule("GH-HEX-02", "GH-HEX-04")
def test_on_open_ground_the_range_is_the_geometric_distance():
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0))
    game = board.game()
    for q, r in disc((0, 0), 3):
        for to_q, to_r in ((0, 0), (3, -1), (-2, 3)):
            dq, dr = to_q - q, to_r - r
            assert game.range((q, r), (to_q, to_r)) == (abs(dq) + abs(dr) + abs(dq + dr)) / 2


@pytest.mark.rule("GH-HEX-03", "GH-LOS-01", "GH-MOV-04")
def test_a_wall_line_parts_two_hexes_for_fists_and_feet():
    board = Board(disc((0, 0), 1))
    board.walls = [((0, 0), (1, 0))]
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), cards=[card()])
    game = board.game()
    assert not game.adjacent((0, 0), (1, 0))
    assert game.range((0, 0), (1, 0)) == 2
    assert targets(game, Attack(n=2)) == []
    moves = asked(move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=1)))
    assert "move:1,0" not in ids(moves)
    assert "move:0,1" in ids(moves)


@pytest.mark.rule("GH-HEX-04")
def test_neither_figures_nor_tiles_hinder_the_count_of_a_range_but_a_closed_door_does():
    board = Board([*row(5), *row(5, 2)])
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), cards=[card()])
    board.tile("obstacle", (2, 0))
    board.object("altar", (3, 0))
    # Two rows that are joined at both ends by doors: the nearer one is closed, the farther one open.
    board.doors = [Door(id="near", at=(0, 1), joins=(1, 1)), Door(id="far", at=(4, 1), joins=(1, 1))]
    game = board.game()
    game.state.opened = ("far",)
    assert game.range((0, 0), (4, 0)) == 4
    assert game.range((0, 0), (0, 2)) == 9
    game.state.opened = ("far", "near")
    assert game.range((0, 0), (0, 2)) == 2


@pytest.mark.rule("GH-HEX-05")
def test_within_x_hexes_means_a_range_of_x_or_less_and_melee_reaches_one():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0))
    for number in (1, 2, 3, 4):
        board.monster("guard", (number, 0), number, cards=[card()])
    game = board.game()
    assert targets(game, Attack(n=2, range=3)) == ["guard:1", "guard:2", "guard:3"]
    assert targets(game, Attack(n=2)) == ["guard:1"]
    act(game, Damage(n=1, who="enemies", range=2))
    assert [hp(game, f"guard:{n}") for n in (1, 2, 3, 4)] == [7, 7, 8, 8]


@pytest.mark.rule("GH-HEX-06", "GH-LOS-03")
def test_what_is_no_hex_of_the_map_is_wall_and_so_is_a_closed_or_locked_door():
    for state, seen in (("closed", False), ("locked", False), ("open", True)):
        board = Board([*disc((-2, 0), 1), *disc((2, 0), 1)])
        board.hero("brute", (-1, 0))
        board.monster("guard", (1, 0), cards=[card()])
        board.doors = [Door(id="door", at=(0, 0), joins=(1, 1), locked=state == "locked")]
        game = board.game()
        if state == "open":
            game.state.opened = ("door",)
        assert game.range((-1, 0), (1, 0)) == (2 if seen else FAR)
        assert targets(game, Attack(n=1, range=5)) == (["guard:1"] if seen else [])


@pytest.mark.rule("GH-HEX-07", "GH-SET-02")
def test_nothing_behind_a_closed_door_can_be_reached_targeted_or_counted():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (2, 0))
    holds = Contents(monsters=(Placement(type="guard", at=(4, 0)),), coins=((4, 0),))
    board.type("guard", cards=[card()])
    board.door((3, 0), [(4, 0), (4, -1), (5, -1)], holds=holds)
    game = board.game()
    assert targets(game, Attack(n=1, range=9)) == []
    assert act(game, Loot(n=9)) is False
    assert game.range((2, 0), (4, 0)) == FAR
    assert game.state.figures == [game.figure("brute")]
    moves = asked(move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=3)))
    assert "move:4,0" not in ids(moves)
    assert "move:3,0" in ids(moves)


# --- line of sight --------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-07")
def test_ranged_attacks_need_line_of_sight_and_sight_is_mutual():
    hexes = [at for at in disc((0, 0), 3) if at not in ((1, 0), (1, -1), (0, 1))]
    board = Board(hexes)
    board.hero("brute", (0, 0))
    board.monster("guard", (3, 0), cards=[card()])
    board.monster("guard", (-3, 0), 2)
    game = board.game()
    assert targets(game, Attack(n=1, range=9)) == ["guard:2"]
    refused = asked(
        attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), Attack(n=1, range=9), [])
    ).refused()
    assert [(no.id, no.reason) for no in refused] == [("target:guard:1", "no_sight")]
    for one in hexes:
        assert game.sees(one, one)
        for other in hexes:
            assert game.sees(one, other) == game.sees(other, one)


@pytest.mark.rule("GH-LOS-03", "GH-OVL-12")
def test_figures_obstacles_and_objects_never_block_the_view():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0))
    board.hero("tinkerer", (1, 0))
    board.tile("obstacle", (2, 0))
    board.object("altar", (3, 0))
    board.monster("guard", (4, 0), cards=[card()])
    game = board.game()
    assert attack(game, Attack(n=3, range=4), "target:guard:1") == [3]


@pytest.mark.rule("GH-LOS-04", "GH-LOT-01", "GH-HEA-02", "GH-SHD-01")
def test_abilities_with_a_range_work_only_in_line_of_sight():
    hexes = [at for at in disc((0, 0), 3) if at not in ((1, 0), (1, -1), (0, 1))]
    board = Board(hexes)
    board.hero("brute", (0, 0))
    board.hero("tinkerer", (3, 0))
    board.hero("scoundrel", (-3, 0))
    board.state.coins = [(3, -1), (-3, 1)]
    game = board.game()
    game.figure("tinkerer").hp = game.figure("scoundrel").hp = 2
    act(game, Heal(n=2, range=9, who="allies"))
    act(game, Shield(n=1, who="allies", range=9))
    act(game, Loot(n=9))
    assert (hp(game, "tinkerer"), hp(game, "scoundrel")) == (2, 4)
    assert (game.shield(game.figure("tinkerer")), game.shield(game.figure("scoundrel"))) == (0, 1)
    assert game.state.coins == [(3, -1)]


@pytest.mark.rule("GH-LOS-04")
def test_an_ability_without_a_range_asks_for_no_line_of_sight():
    # In a one-hex-wide passage nobody sees farther than the next hex; what needs no range goes on all the same.
    board = Board(row(3))
    board.hero("brute", (1, 0))
    board.hero("tinkerer", (0, 0))
    board.monster("guard", (2, 0), cards=[card()])
    game = board.game()
    act(game, Damage(n=1, who="adjacent_enemies"), Damage(n=2, who="adjacent_allies"))
    assert (hp(game, "guard:1"), hp(game, "tinkerer")) == (7, 8)


@pytest.mark.rule("GH-LOS-05", "GH-LOS-06")
def test_in_a_narrow_passage_one_sees_the_next_hex_and_no_farther():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), cards=[card()])
    board.monster("guard", (2, 0), 2)
    game = board.game()
    assert targets(game, Attack(n=1, range=5)) == ["guard:1"]


@pytest.mark.rule("GH-LOS-01", "GH-HEX-07")
def test_the_turn_offers_no_attack_where_nobody_is_in_sight():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.half("brute-lead", "top", Attack(n=3, range=4))
    board.monster("guard", (3, 0), cards=[card()])
    game = board.game()
    decision = asked(whole_turn(game))
    assert "play:brute-lead:top" not in ids(decision)
    assert ("play:brute-lead:top", "no_target") in [(no.id, no.reason) for no in decision.refused()]
