"""The sensible bot in its own turn: whom it attacks, where it goes, whom it helps."""

from typing import Any

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.abilities import Attack, Heal, Loot, Move
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.scenarios import Contents
from tafelrunde.games.havens.game import Game
from tafelrunde.tabletop.hexes import Hex, disc, distance
from tests.helpers.gloomhaven_bot import answers
from tests.helpers.gloomhaven_rules import Board, card, hp, row, told, whole_turn

FIGHTS = [card(MonsterMove(), MonsterAttack(), initiative=50)]


def board_of(*, top: tuple = (), bottom: tuple = (), hexes: list[Hex] | None = None, **hero: Any) -> Board:
    """A brute at (0, 0) with two cards, one of which has these halves; the other has nothing printed."""
    board = Board(disc((0, 0), 5) if hexes is None else hexes)
    board.hero("brute", (0, 0), **{"initiative": 20, **hero})
    board.half("brute-lead", "top", *top)
    board.half("brute-other", "bottom", *bottom)
    return board


def place(game: Game, figure: str = "brute") -> Hex:
    return game.figure(figure).at


# --- attacking ------------------------------------------------------------------------------------------------


def test_kills_whom_it_can_kill():
    board = board_of(top=(Attack(n=2),), bottom=(Move(n=1),))
    board.monster("guard", (1, 0), 1, hp=9, cards=FIGHTS)
    board.monster("guard", (-1, 0), 2, hp=2)
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "guard:2") == 0
    assert hp(game, "guard:1") == 9


def test_goes_where_it_can_attack():
    board = board_of(top=(Attack(n=3),), bottom=(Move(n=3),))
    board.monster("guard", (4, 0), hp=9, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert distance(place(game), (4, 0)) == 1
    assert hp(game, "guard:1") == 6


def test_attacks_whom_it_must_drive_from_the_place_it_holds():
    """No enemy may stand there when the round ends; who is nearer to death but stands elsewhere can wait."""
    board = board_of(top=(Attack(n=3),), bottom=(Move(n=1),))
    board.monster("guard", (-1, 0), 1, hp=5, cards=FIGHTS)
    board.monster("guard", (1, 0), 2, hp=6, cards=FIGHTS)
    board.scenario = {"goal": special.Hold(hexes=((0, 0), (1, 0)), rounds=2)}
    game = board.game()
    answers(game, whole_turn(game))
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (5, 3)


def test_attacks_the_boss_rather_than_those_it_calls():
    """The boss must die; its servants come again."""
    board = board_of(top=(Attack(n=3),), bottom=(Move(n=1),))
    board.monster("tyrant", (1, 0), hp=24, rank="boss", cards=FIGHTS)
    board.monster("servant", (-1, 0), hp=6, cards=FIGHTS)
    board.scenario = {"goal": special.KillBoss(type="tyrant", revealed=False)}
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "tyrant:1") == 21


def test_attacks_what_is_to_be_destroyed():
    board = board_of(top=(Attack(n=3),), bottom=(Move(n=2),))
    board.object("well", (3, 0), hp=8)
    board.scenario = {"goal": special.Destroy(name="well")}
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "well") == 5


# --- places ---------------------------------------------------------------------------------------------------


def test_leaves_the_reach_of_enemies_when_about_to_die():
    board = board_of(bottom=(Move(n=5),), hp=1)
    board.half("brute-lead", "top", Heal(n=1, on_self=True))
    board.monster("guard", (1, 0), hp=20, attack=5, move=1, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert distance(place(game), (1, 0)) > 2


def test_stays_in_the_fight_when_healthy():
    """The same, but without anything to fear: it comes near enough for the next round."""
    board = board_of(bottom=(Move(n=5),), hp=14)
    board.half("brute-lead", "top", Attack(n=2))
    board.monster("guard", (1, 0), hp=20, attack=1, move=1, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert distance(place(game), (1, 0)) == 1
    assert hp(game, "guard:1") == 18


def test_goes_to_the_exit():
    board = board_of(bottom=(Move(n=3),))
    board.scenario = {"goal": special.Escape(hexes=((5, 0),))}
    game = board.game()
    answers(game, whole_turn(game))
    assert place(game) == (3, 0)


def test_leaves_by_the_exit_though_an_enemy_is_there():
    board = board_of(top=(Attack(n=2),), bottom=(Move(n=3),))
    board.monster("guard", (-1, 0), hp=9, cards=FIGHTS)
    board.scenario = {"goal": special.Escape(hexes=((3, 0),))}
    game = board.game()
    answers(game, whole_turn(game))
    assert place(game) == (3, 0)


def test_strikes_at_whoever_threatens_whom_it_must_protect():
    """It can't move; the other enemy would be dead sooner."""
    board = board_of(top=(Attack(n=3, range=3),), marks=("immobilize",))
    board.ally("sexton", (-3, 0), hp=5)
    board.monster("guard", (-2, 0), 1, hp=6, move=1, cards=FIGHTS)
    board.monster("guard", (2, 0), 2, hp=5, move=1)
    board.scenario = {"goal": special.Survive(rounds=9), "lose": (special.AllyLost(id="sexton"),)}
    game = board.game()
    answers(game, whole_turn(game))
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (3, 5)


def behind(ally: str) -> Hex:
    """Where the brute goes behind whom an enemy comes for, in a corridor; it can't attack."""
    board = board_of(bottom=(Move(n=3),), hexes=[*row(9), *row(9, 1)], hp=8)
    board.ally(ally, (1, 0), hp=5)
    board.monster("guard", (6, 0), hp=9, move=4, attack=3, cards=FIGHTS)
    board.scenario = {"goal": special.Survive(rounds=9), "lose": (special.AllyLost(id="sexton"),)}
    game = board.game()
    answers(game, whole_turn(game))
    return place(game)


def test_stands_in_front_of_whom_it_must_protect():
    assert behind("sexton")[0] > 1


def test_lets_somebody_else_take_the_blow():
    assert behind("passer-by")[0] < 1


def test_walks_around_a_trap():
    board = board_of(bottom=(Move(n=4),))
    board.tile("trap", (1, 0), damage=3)
    board.scenario = {"goal": special.Escape(hexes=((2, 0),))}
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "brute") in (0, 10)
    assert not told(game, "trap_sprung")


def test_picks_up_what_lies_about_when_there_is_nothing_else_to_do():
    board = board_of(top=(Loot(n=1),), bottom=(Move(n=3),))
    board.state.coins = [(3, 0)]
    game = board.game()
    answers(game, whole_turn(game))
    assert game.state.coins == []


def test_does_not_run_for_a_coin_past_an_enemy_that_can_be_killed():
    board = board_of(top=(Attack(n=4),), bottom=(Move(n=3),))
    board.state.coins = [(-3, 0)]
    board.monster("guard", (2, 0), hp=4, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "guard:1") == 0


# --- doors ----------------------------------------------------------------------------------------------------


def at_a_door(*, resting: bool) -> Game:
    board = board_of(bottom=(Move(n=2),), hexes=row(4), hand=("a", "b", "c", "d"))
    friend = board.hero("tinkerer", (1, 0), hand=("e", "f", "g", "h"), resting=resting, initiative=70)
    friend.discard = board.plain("i", "j", "k", "l")
    board.plain("a", "b", "c", "d", "e", "f", "g", "h")
    board.door((4, 0), row(4), holds=Contents())
    board.rooms[2] = [(q, 0) for q in range(5, 9)]
    board.state.figures[0].at = (3, 0)
    return board.game()


def test_opens_a_door_when_everybody_is_ready():
    game = at_a_door(resting=False)
    answers(game, whole_turn(game))
    assert game.state.rooms == (1, 2)


def test_waits_with_a_door_for_somebody_who_rests():
    game = at_a_door(resting=True)
    answers(game, whole_turn(game))
    assert game.state.rooms == (1,)


# --- helping --------------------------------------------------------------------------------------------------


def test_heals_whom_it_helps_most():
    board = board_of(top=(Heal(n=3, range=3),), bottom=(Move(n=1),), hp=10)
    friend = board.hero("tinkerer", (2, 0), hp=10)
    assert friend
    board.state.figures[1].hp = 2
    board.state.figures[0].hp = 8
    game = board.game()
    answers(game, whole_turn(game))
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (8, 5)


def test_heals_itself_when_it_needs_it_most():
    board = board_of(top=(Heal(n=3, range=3),), bottom=(Move(n=1),), hp=10)
    board.hero("tinkerer", (2, 0), hp=10)
    board.state.figures[0].hp = 2
    board.state.figures[1].hp = 8
    game = board.game()
    answers(game, whole_turn(game))
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (5, 8)
