"""The sensible bot and its cards: what it plays, when it rests, and what it gives to be spared damage."""

from tafelrunde.games.havens.bot.answering.selecting import card_worth
from tafelrunde.games.havens.box.abilities import Attack, Move, Recover
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_bot import advice, answers, selects
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, name, row, whole_turn

FIGHTS = [card(MonsterMove(), MonsterAttack(), initiative=50)]


# --- damage ---------------------------------------------------------------------------------------------------


def struck(amount: int, *, hp: int, hand: int = 6) -> str:
    """What the brute answers when it would suffer so much, with an enemy in sight."""
    board = Board(disc((0, 0), 4))
    brute = board.hero("brute", (0, 0), hp=10)
    brute.hand = board.plain(*[f"h{number}" for number in range(hand)])
    board.state.figures[0].hp = hp
    board.monster("guard", (1, 0), hp=9, cards=FIGHTS)
    game = board.game()
    return advice(game, asked(damage.suffer(game, game.figure("brute"), amount, cause="attack"))).option.id


def test_suffers_a_scratch_when_healthy():
    assert struck(1, hp=10) == "suffer"


def test_loses_a_card_rather_than_fall():
    assert struck(4, hp=3).startswith("lose:")


def test_loses_a_card_for_a_hard_blow():
    """Eight hit points of ten are worth more than one card of many."""
    assert struck(8, hp=10, hand=8).startswith("lose:")


def test_gives_the_card_it_misses_least():
    board = Board(disc((0, 0), 4))
    brute = board.hero("brute", (0, 0), hp=3)
    board.half("strong", "top", Attack(n=5))
    board.half("weak", "top", Attack(n=1))
    brute.hand = ["strong", "weak"]
    board.monster("guard", (1, 0), hp=9, cards=FIGHTS)
    game = board.game()
    decision = asked(damage.suffer(game, game.figure("brute"), 5, cause="attack"))
    assert advice(game, decision).option.id == "lose:weak"


def test_a_card_that_brings_lost_cards_back_is_worth_keeping():
    plain = Action(abilities=(Attack(n=3),))
    back = Action(abilities=(Recover(n="all", source="lost"),), lost=True)
    nothing = Action(abilities=(Move(n=2),))

    def worth(top: Action) -> float:
        game = Board(disc((0, 0), 1)).game()
        game.content.cards["x"] = AbilityCard(
            id="x", owner="", level=1, initiative=50, name=name("x"), top=top, bottom=nothing
        )
        return card_worth(game, "x")

    assert worth(back) > worth(plain)


# --- rests ----------------------------------------------------------------------------------------------------


def before_round(*, hand: int, discard: int, near: bool) -> Game:
    """The brute before a round with so many cards; an enemy beside it, or nobody at all."""
    board = Board(disc((0, 0), 4), round=5)
    brute = board.hero("brute", (0, 0))
    brute.chosen, brute.initiative, brute.second = [], 0, 0
    for number in range(hand + discard):
        board.half(f"c{number}", "top", Attack(n=3))
        board.half(f"c{number}", "bottom", Move(n=3))
    brute.hand = [f"c{number}" for number in range(hand)]
    brute.discard = [f"c{number}" for number in range(hand, hand + discard)]
    if near:
        board.monster("guard", (1, 0), hp=9, cards=FIGHTS)
        board.state.decks["guard"].card = ""
        board.state.decks["guard"].draw = ["guard-1"]
    else:
        board.door((4, 1), [(5, 1), (6, 1)])
    board.state.phase = "selection"
    return board.game()


def test_rests_when_its_hand_is_short_and_nobody_is_near():
    assert selects(before_round(hand=3, discard=6, near=False)).option.id == "long_rest"


def test_does_not_rest_with_a_full_hand():
    assert selects(before_round(hand=8, discard=2, near=False)).option.id.startswith("first:")


def test_fights_on_with_a_short_hand_when_an_enemy_is_near():
    assert selects(before_round(hand=3, discard=6, near=True)).option.id.startswith("first:")


def beside_a_door(*, friend: int) -> str:
    """What the brute does beside a door with half of its cards, when its friend has so many left in hand."""
    board = Board(row(6), round=5)
    for number, (cls, hand, discard) in enumerate((("brute", 6, 4), ("tinkerer", friend, 10 - friend))):
        hero = board.hero(cls, (4 - number, 0))
        hero.chosen, hero.initiative, hero.second = [], 0, 0
        cards = board.plain(*[f"{cls}{card}" for card in range(hand + discard)])
        hero.hand, hero.discard = cards[:hand], cards[hand:]
    board.door((6, 0), [(7, 0), (8, 0)])
    board.state.phase = "selection"
    return selects(board.game()).option.id


def test_rests_along_with_a_friend_without_whom_the_door_stays_closed():
    assert beside_a_door(friend=1) == "long_rest"


def test_does_not_rest_when_everybody_is_ready_for_the_door():
    assert beside_a_door(friend=8).startswith("first:")


def after_round(*, hand: int) -> str:
    game = before_round(hand=hand, discard=7, near=True)
    game.state.phase = "cleanup"
    return advice(game, asked(resting.short_rests(game))).option.id


def test_takes_a_short_rest_in_a_fight_when_the_hand_is_used_up():
    assert after_round(hand=1) == "short_rest"


def test_takes_no_short_rest_while_there_are_cards():
    assert after_round(hand=4) == "later"


# --- two cards ------------------------------------------------------------------------------------------------


def test_selects_the_cards_that_fit_the_moment():
    """An enemy three steps away: a move and an attack, not two attacks that reach nobody."""
    board = Board(disc((0, 0), 4), round=5)
    brute = board.hero("brute", (0, 0))
    brute.chosen, brute.initiative, brute.second = [], 0, 0
    board.half("strike", "top", Attack(n=4))
    board.half("stride", "bottom", Move(n=4))
    board.half("gaze", "top", Attack(n=1))
    brute.hand = ["gaze", "strike", "stride"]
    board.monster("guard", (4, 0), hp=4, attack=1, cards=[card(MonsterAttack(), initiative=90)])
    board.state.decks["guard"].card = ""
    board.state.decks["guard"].draw = ["guard-1"]
    board.state.phase = "selection"
    chosen = selects(board.game())
    assert {chosen.args["card"], chosen.args["second"]} == {"strike", "stride"}


def test_does_not_lose_a_card_for_next_to_nothing():
    """One point more than the default attack is not worth the card."""
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0), hand=board.plain("a", "b", "c", "d"))
    board.half("brute-lead", "top", Attack(n=3), lost=True)
    board.half("brute-other", "bottom", Move(n=2))
    board.monster("guard", (1, 0), hp=12, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert game.state.heroes[0].lost == []
    assert hp(game, "guard:1") == 10


def test_loses_a_card_for_a_great_blow():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0), hand=board.plain("a", "b", "c", "d"))
    board.half("brute-lead", "top", Attack(n=12), lost=True)
    board.half("brute-other", "bottom", Move(n=2))
    board.monster("guard", (1, 0), hp=12, attack=4, cards=FIGHTS)
    game = board.game()
    answers(game, whole_turn(game))
    assert hp(game, "guard:1") == 0
