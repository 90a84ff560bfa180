"""What the group decides (6.6), and bosses (6.7): every special action of every boss of the game."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.scenarios import Door, Room
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.setup import scenario
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.arena import add_monster, arena
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    acts_anyhow,
    asked_of,
    attack,
    blows,
    card,
    hp,
    ids,
    marks,
    run,
    told,
)


@pytest.mark.rule("GH-MAB-09", "GH-AMB-01", "GH-EFF-05")
@pytest.mark.parametrize("way", ["push", "pull"])
def test_the_group_chooses_where_a_monster_pushes_or_pulls_and_may_not_refuse(way):
    board = Board(disc((0, 0), 4))
    board.hero("brute", (1, 0) if way == "push" else (2, -1))
    board.monster("guard", (0, 0), cards=[card(MonsterAttack(range=2, **{way: 1}))])
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert (question.seat, question.question) == (PARTY, way)
    assert "skip" not in ids(question)
    expected = ["push:1,1", "push:2,-1", "push:2,0"] if way == "push" else ["pull:1,-1", "pull:1,0"]
    assert sorted(ids(question)) == expected


@pytest.mark.rule("GH-AMB-02", "GH-AMB-01", "GH-AMB-03")
def test_the_group_may_choose_what_suits_it_and_the_first_answer_is_the_lowest_hex():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (2, -1))
    board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack())])
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert question.seat == PARTY
    ends = [tuple(map(int, one.removeprefix("go:").split(","))) for one in ids(question)]
    assert ends == sorted(ends) == [(1, -1), (1, 0)]
    for answer, end in zip(ids(question), ends, strict=True):
        game.figure("guard:1").at = (0, 0)
        acts(game, "guard:1", answer)
        assert game.figure("guard:1").at == end


# --- bosses ---------------------------------------------------------------------------------------------------

SPECIAL = {1: "boss-8", 2: "boss-2"}
BOSSES = [
    "bandit_commander",
    "xorn_spawn",
    "grove_keeper",
    "forge_tyrant",
    "barrow_queen",
    "iron_captain",
    "root_mother",
]


def facing(boss, special, heroes, *more, **values):
    """A boss at (0, 0) whose card says Special 1 or 2, heroes where they are said to stand, other monsters."""
    game = arena(heroes, {f"{boss}:1": (0, 0)}, **values)
    for name, at in more:
        add_monster(game, name, at)
    for hero in game.state.heroes:
        hero.hand.clear()
        hero.deck.draw = ["+0"] * 9
        game.state.figures[hero.index].hp = game.state.figures[hero.index].most = 20
    game.state.decks["boss"].card = SPECIAL.get(special, special)
    game.state.monster_modifiers.draw = ["+0"] * 9
    return game


def newcomers(game, type_):
    return [figure for figure in game.state.figures if figure.type == type_]


@pytest.mark.rule("GH-BOS-01", "GH-BOS-03", "GH-DAT-27")
def test_all_bosses_are_here_and_draw_from_one_deck():
    content = load()
    assert [name for name, kind in content.monsters.items() if kind.boss] == BOSSES
    assert {content.monsters[name].deck for name in BOSSES} == {"boss"}
    assert all(content.monsters[name].special_1 and content.monsters[name].special_2 for name in BOSSES)


@pytest.mark.rule("GH-BOS-02", "GH-MON-05")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_has_one_record_for_each_level_and_no_rank(boss):
    kind = load().monsters[boss]
    assert (kind.normal, kind.elite, len(kind.boss)) == ((), (), 8)
    game = arena({"brute": (3, 0)}, {f"{boss}:1": (0, 0)})
    assert game.figure(f"{boss}:1").rank == "boss"


@pytest.mark.rule("GH-BOS-04", "GH-MON-07")
def test_hit_points_count_the_characters_that_started():
    for heroes in (2, 3, 4):
        names = ["brute", "tinkerer", "scoundrel", "cragheart"][:heroes]
        game = arena({name: (number, 2) for number, name in enumerate(names)})
        run(game, damage.exhaust(game, game.state.heroes[0], "GH-EXH-01"))
        assert add_monster(game, "bandit_commander:1", (0, 0)).hp == 10 * heroes


@pytest.mark.rule("GH-BOS-03", "GH-REV-09", "GH-RUL-42")
def test_the_commander_opens_the_nearest_door_however_far_and_fights_when_none_is_left():
    far = Room(2, tuple((q, 7) for q in range(-7, 0)))
    door = Door(id="d", at=(-3, 6), joins=(1, 2))
    game = facing("bandit_commander", 1, {"brute": (1, 0)}, rooms=[far], doors=[door])
    acts_anyhow(game, "bandit_commander:1")
    assert game.figure("bandit_commander:1").at == (-3, 6)
    assert (game.state.opened, blows(game)) == (("d",), [])
    game.figure("bandit_commander:1").at = (3, 0)
    acts_anyhow(game, "bandit_commander:1")
    assert blows(game) == [3]


@pytest.mark.rule("GH-BOS-03", "GH-MAB-02", "GH-MAB-05")
@pytest.mark.parametrize(
    ("boss", "what"),
    [
        ("bandit_commander", "living_bones"),
        ("xorn_spawn", "plague_rat"),
        ("grove_keeper", "grey_wolf"),
        ("forge_tyrant", "ember_imp"),
        ("barrow_queen", "barrow_wraith"),
    ],
)
def test_the_second_special_of_every_boss_calls_a_normal_monster_towards_the_characters(boss, what):
    game = facing(boss, 2, {"brute": (4, 0)})
    acts_anyhow(game, f"{boss}:1")
    (new,) = newcomers(game, what)
    assert (new.at, new.rank, new.summoned, new.acted) == ((1, 0), "normal", True, True)


@pytest.mark.rule("GH-BOS-03", "GH-MAT-09", "GH-AOE-03")
def test_the_spawn_of_xorn_poisons_a_triangle_three_hexes_away_without_moving():
    game = facing("xorn_spawn", 1, {"brute": (3, 0), "tinkerer": (4, 0), "scoundrel": (-4, 0)})
    acts_anyhow(game, "xorn_spawn:1")
    assert game.figure("xorn_spawn:1").at == (0, 0)
    assert blows(game) == [3, 3]
    assert [marks(game, name) for name in ("brute", "tinkerer", "scoundrel")] == [["poison"], ["poison"], []]


@pytest.mark.rule("GH-BOS-03", "GH-MAB-01")
@pytest.mark.parametrize(("boss", "healed"), [("xorn_spawn", 2), ("grove_keeper", 3), ("barrow_queen", 2)])
def test_three_bosses_heal_themselves_and_not_their_friends(boss, healed):
    game = facing(boss, 2, {"brute": (4, 0)}, ("bandit_guard:1", (-1, 0)))
    game.figure(f"{boss}:1").hp -= 5
    game.figure("bandit_guard:1").hp = 1
    before = hp(game, f"{boss}:1")
    acts_anyhow(game, f"{boss}:1")
    assert (hp(game, f"{boss}:1"), hp(game, "bandit_guard:1")) == (before + healed, 1)


@pytest.mark.rule("GH-BOS-03", "GH-ELE-10", "GH-RUL-48")
def test_the_grove_keeper_heals_more_with_earth():
    game = facing("grove_keeper", 2, {"brute": (4, 0)})
    game.figure("grove_keeper:1").hp -= 9
    before = hp(game, "grove_keeper:1")
    game.state.elements["earth"] = 1
    acts_anyhow(game, "grove_keeper:1")
    assert (hp(game, "grove_keeper:1"), game.state.elements["earth"]) == (before + 5, 0)


@pytest.mark.rule("GH-BOS-03", "GH-ELE-12", "GH-AOE-02")
def test_the_grove_keeper_holds_everybody_around_it_and_infuses_earth():
    game = facing("grove_keeper", 1, {"brute": (1, 0), "tinkerer": (-1, 0), "scoundrel": (4, 0)})
    acts_anyhow(game, "grove_keeper:1")
    assert blows(game) == [3, 3]
    assert marks(game, "brute") == marks(game, "tinkerer") == ["immobilize"]
    assert (marks(game, "scoundrel"), game.state.elements["earth"]) == ([], 2)


@pytest.mark.rule("GH-BOS-03", "GH-ELE-12")
def test_the_forge_tyrant_comes_one_step_less_far_and_burns_a_cone():
    game = facing("forge_tyrant", 1, {"brute": (2, 0), "tinkerer": (3, 0)})
    acts_anyhow(game, "forge_tyrant:1")
    assert game.figure("forge_tyrant:1").at == (1, 0)
    assert (blows(game), marks(game, "brute"), game.state.elements["fire"]) == ([3, 3], ["wound"], 2)


@pytest.mark.rule("GH-BOS-03", "GH-MAB-06", "GH-ATK-13")
def test_the_forge_tyrant_burns_everybody_within_two_hexes_and_strikes_back_this_round():
    game = facing("forge_tyrant", 2, {"brute": (2, 0), "tinkerer": (3, 0)})
    acts_anyhow(game, "forge_tyrant:1")
    assert (hp(game, "brute"), hp(game, "tinkerer"), blows(game)) == (19, 20, [])
    assert sum(amount for amount, _ in game.retaliates(game.figure("forge_tyrant:1"))) == 2


@pytest.mark.rule("GH-BOS-03", "GH-CON-22", "GH-MAT-01")
def test_the_barrow_queen_curses_all_within_four_hexes_then_attacks_two():
    game = facing("barrow_queen", 1, {"brute": (3, 0), "tinkerer": (0, 3), "scoundrel": (0, -5)})
    acts_anyhow(game, "barrow_queen:1")
    assert [hero.deck.draw.count("curse") for hero in game.state.heroes] == [1, 1, 0]
    assert blows(game) == [2, 2]


@pytest.mark.rule("GH-BOS-03", "GH-ELE-03")
def test_the_barrow_queen_infuses_darkness():
    game = facing("barrow_queen", 2, {"brute": (3, 0)})
    acts_anyhow(game, "barrow_queen:1")
    assert game.state.elements["dark"] == 2


@pytest.mark.rule("GH-BOS-05", "GH-CON-32")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_never_gets_what_it_is_immune_to_and_gets_the_rest(boss):
    game = facing(boss, 1, {"brute": (1, 0)})
    figure, immune = game.figure(f"{boss}:1"), load().monsters[boss].immune
    for what in ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "strengthen"):
        run(game, conditions.give(game, figure, what))
        placed = game.state.monster_curses == 9 if what == "curse" else what in marks(figure)
        assert placed == (what not in immune), what


@pytest.mark.rule("GH-BOS-05", "GH-CON-32")
def test_the_rest_of_an_attack_with_such_a_condition_still_happens():
    game = facing("bandit_commander", 1, {"brute": (1, 0)})
    before = hp(game, "bandit_commander:1")
    attack(game, Attack(n=3, cond=("stun", "poison")), "target:bandit_commander:1")
    assert (hp(game, "bandit_commander:1"), marks(game, "bandit_commander:1")) == (before - 3, ["poison"])


@pytest.mark.rule("GH-BOS-06")
def test_with_an_ordinary_card_a_boss_moves_attacks_and_is_stunned_like_others():
    game = facing("grove_keeper", "boss-5", {"brute": (2, 0), "tinkerer": (-3, 0)})
    acts_anyhow(game, "grove_keeper:1")
    assert (game.figure("grove_keeper:1").at, blows(game)) == ((1, 0), [4])
    run(game, conditions.give(game, game.figure("grove_keeper:1"), "stun"))
    acts_anyhow(game, "grove_keeper:1")
    assert blows(game) == [4]


@pytest.mark.rule("GH-BOS-06", "GH-MON-06")
def test_a_dead_boss_leaves_a_coin_and_counts_for_the_hunter():
    game = facing("grove_keeper", 1, {"brute": (2, 0)})
    run(game, damage.kill(game, game.figure("grove_keeper:1"), "brute"))
    assert game.state.coins == [(0, 0)]
    assert game.state.heroes[0].tally["elite_kills"] == 1
    assert told(game, "dies")[0].args["by"] == "brute"


@pytest.mark.rule("GH-BOS-03", "GH-SET-01")
def test_the_types_that_a_boss_calls_are_readied_with_it():
    game = facing("grove_keeper", 1, {"brute": (2, 0)})
    assert "grey_wolf" in scenario._called_by(game, "grove_keeper")
