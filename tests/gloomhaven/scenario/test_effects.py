"""Special scenario rules (12.6): every effect that a scenario can be made of."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import conditions, heal
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.rules.scenario import special_effects
from tests.helpers.gloomhaven_rules import Board, asked, attack, blows, card, hp, ids, marks, play, row, run, told

SEEN = special.Read("news")
NEWS = {"news": Name("Neues", "News")}


def small(*rules, heroes=("brute", "tinkerer"), length=8, guard=True, cards=8):
    """A row with heroes at its beginning, a guard at its end, and a scenario with these rules."""
    board = Board(row(length), round=1)
    for place, cls in enumerate(heroes):
        hero = board.hero(cls, (place, 0), initiative=10 + place)
        hero.hand = board.plain(*[f"{cls}-{n}" for n in range(cards)])
    if guard:
        board.monster("guard", (length - 1, 0), cards=[card(initiative=80)] * 8)
    board.type("rat", hp=3, cards=[card(MonsterMove(), MonsterAttack(), initiative=40)] * 4, standees=2)
    board.scenario = {"special": rules, "texts": NEWS}
    return board


def news(game):
    """How often the rule has happened."""
    return len(told(game, "section"))


def effect(game, one, opener="", room=0, *answers, spared=()):
    figure = game.figure(opener) if opener else None
    run(game, special_effects.carry_out(game, one, figure, room, spared), *answers)


def rats(game):
    return [(figure.at, figure.rank) for figure in game.state.figures if figure.type == "rat"]


# --- monsters and doors ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SPC-01", "GH-REV-12", "GH-SCL-01")
@pytest.mark.parametrize(("heroes", "expected"), [(2, []), (3, [((4, 0), "normal")]), (4, [((4, 0), "elite")])])
def test_who_enters_depends_on_the_number_of_characters(heroes, expected):
    board = small(heroes=("brute", "tinkerer", "scoundrel", "cragheart")[:heroes])
    game = board.game()
    effect(game, special.Spawn("rat", (4, 0), players=("-", "normal", "elite")))
    assert rats(game) == expected


@pytest.mark.rule("GH-SPC-01", "GH-REV-12", "GH-AMB-01")
def test_where_the_hex_is_taken_the_nearest_empty_one_and_the_group_chooses():
    game = small().game()
    game.figure("guard:1").at = (4, 0)
    rules = special_effects.carry_out(game, special.Spawn("rat", (4, 0)), None)
    assert ids(asked(rules)) == ["place:3,0", "place:5,0"]


@pytest.mark.rule("GH-SPC-01", "GH-MAB-03", "GH-MON-06")
def test_without_a_free_standee_nobody_comes():
    game = small().game()
    for at in ((3, 0), (4, 0), (5, 0)):
        effect(game, special.Spawn("rat", at))
    assert [at for at, _ in rats(game)] == [(3, 0), (4, 0)]
    assert all(figure.summoned for figure in game.state.figures if figure.type == "rat")


@pytest.mark.rule("GH-SPC-01", "GH-CLN-08", "GH-REV-11")
def test_who_enters_when_a_round_ends_acts_in_the_next_one():
    rule = SpecialRule(when=special.AtRound(at=1), do=(special.Spawn("rat", (5, 0)),))
    game = small(rule).game()
    play(game, until="selection")
    assert [event.args["figure"] for event in told(game, "turn")] == ["brute", "tinkerer", "guard:1"]
    (rat,) = [figure.id for figure in game.state.figures if figure.type == "rat"]
    play(game, until="cleanup")
    assert [event.args["figure"] for event in told(game, "turn")][3:] == [rat, "brute", "tinkerer", "guard:1"]


@pytest.mark.rule("GH-SPC-02", "GH-OVL-03")
@pytest.mark.parametrize("opened", [False, True])
def test_a_locked_door_becomes_an_ordinary_one_or_opens_at_once(opened):
    board = small(length=4, guard=False)
    placement = Placement(type="rat", at=(6, 0), players=("normal", "normal", "normal"))
    board.door((4, 0), [(5, 0), (6, 0)], holds=Contents(monsters=(placement,)), locked=True)
    game = board.game()
    effect(game, special.Unlock("door2", open=opened), "brute")
    assert game.state.unlocked == ("door2",)
    assert (game.state.opened, bool(rats(game))) == ((("door2",), True) if opened else ((), False))
    effect(game, special.Unlock("door2", open=opened), "brute")
    assert game.state.unlocked == ("door2",)


@pytest.mark.rule("GH-SPC-01", "GH-SHD-01", "GH-CLN-05")
def test_a_hardened_monster_keeps_its_shield_for_the_rest_of_the_scenario():
    board = small(cards=0)
    board.state.figures[2].at = (2, 0)
    board.monster("guard", (5, 0), 2)
    board.state.figures[2].room, board.state.figures[3].room = 1, 2
    game = board.game()
    effect(game, special.Harden(2, room=1))
    attack(game, Attack(n=3), "target:guard:1", cls="tinkerer")
    run(game, cleanup.clean_up(game))
    attack(game, Attack(n=3), "target:guard:1", cls="tinkerer")
    assert blows(game) == [1, 1]
    assert game.shield(game.figure("guard:2")) == 0
    effect(game, special.Harden(1, here=True), "", 2)
    assert (game.shield(game.figure("guard:1")), game.shield(game.figure("guard:2"))) == (2, 1)


# --- characters and the map -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-SPC-01", "GH-DMG-02", "GH-MON-07")
def test_damage_for_all_by_a_formula_and_negated_as_any():
    game = small(cards=1).game()
    effect(game, special.Hurt(n="C+St"), "", 0, "suffer", "lose:tinkerer-0")
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (7, 10)


@pytest.mark.rule("GH-SPC-01", "GH-CON-05", "GH-HEA-05")
def test_a_permanent_condition_outlasts_turns_heals_and_is_no_use_to_remove():
    game = small(cards=0).game()
    effect(game, special.Afflict("muddle", permanent=True))
    effect(game, special.Afflict("poison", who="opener", permanent=True), "brute")
    brute = game.figure("brute")
    for _ in range(2):
        conditions.end_of_turn(game, brute)
    brute.hp = 5
    run(game, heal.heal(game, brute, 3))
    assert (marks(brute), brute.hp) == (["muddle", "poison"], 5)
    assert not conditions.remove(game, brute, "muddle", "")
    assert marks(game, "tinkerer") == ["muddle"]


@pytest.mark.rule("GH-SPC-01", "GH-SET-12")
def test_conditions_for_monsters_everywhere_or_of_the_new_room_and_who_is_spared():
    board = small()
    board.monster("guard", (5, 0), 2)
    board.state.figures[-1].room = 2
    game = board.game()
    effect(game, special.Afflict("strengthen", who="here"), "", 2)
    assert (marks(game, "guard:1"), marks(game, "guard:2")) == ([], ["strengthen"])
    effect(game, special.Afflict("invisible", who="monsters"))
    assert (marks(game, "guard:1"), marks(game, "brute")) == (["invisible"], [])
    effect(game, special.Afflict("curse", n=3), "", 0, spared=(1,))
    assert [hero.deck.draw.count("curse") for hero in game.state.heroes] == [3, 0]


@pytest.mark.rule("GH-SPC-01", "GH-DAT-14")
def test_burdens_cards_to_drop_heals_and_elements():
    game = small(cards=1).game()
    brute, tinkerer = game.state.heroes
    tinkerer.hand = ["a", "b", "c"]
    effect(game, special.Burden(2))
    assert [hero.deck.draw.count("-1 temporary") for hero in (brute, tinkerer)] == [2, 2]
    effect(game, special.DropCards(n=2, lost=True), "", 0, "lose:c", "lose:a")
    assert (brute.hand, brute.lost, brute.discard) == ([], ["brute-0"], [])
    assert (tinkerer.hand, tinkerer.lost) == (["b"], ["c", "a"])
    game.figure("brute").hp, game.figure("guard:1").hp = 5, 2
    effect(game, special.Heal(n=3))
    assert (hp(game, "brute"), hp(game, "guard:1")) == (8, 2)
    effect(game, special.Heal(n="C", who="monsters"))
    assert (hp(game, "brute"), hp(game, "guard:1")) == (8, 4)
    effect(game, special.InfuseAll("dark"))
    assert game.state.elements["dark"] == 2


@pytest.mark.rule("GH-RUL-09", "GH-SPC-01", "GH-OVL-06")
def test_tiles_appear_only_in_empty_hexes_in_play_and_disappear_by_name():
    board = small()
    board.state.coins = [(3, 0)]
    game = board.game()
    effect(game, special.Place("trap", "spikes", ((0, 0), (2, 0), (3, 0), (4, 0), (50, 0))))
    assert [(tile.at, tile.kind, tile.damage) for tile in game.state.overlays] == [
        (((2, 0),), "trap", 3), (((4, 0),), "trap", 3),
    ]  # fmt: skip
    effect(game, special.Place("obstacle", "rock", ((2, 0), (5, 0))))
    effect(game, special.Clear("spikes"))
    assert [tile.name for tile in game.state.overlays] == ["rock"]
