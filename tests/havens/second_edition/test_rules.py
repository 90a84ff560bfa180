"""The rules in which the second game differs, and whose rules it names."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import PACKS
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import loot
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import ModifierDeck
from tafelrunde.kernel import BadSetup, BrokenInvariant, Match, PositionError
from tafelrunde.tabletop.hexes import disc
from tafelrunde.tabletop.packs import ContentError
from tests.havens.second_edition.game import EDITION, RULEBOOK
from tests.helpers.gloomhaven_rules import Board, acts, asked, attack, card, hp, marks, run, told, whole_turn
from tests.helpers.packs import sound_pack


def fight(**values):
    """A brute beside a guard, in the second game."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card(MonsterAttack())], hp=30)
    return board


# --- ward -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cause", ["attack", "trap", "wound", "retaliate", "effect"])
def test_ward_halves_any_damage_once(cause):
    game = fight(marks=["ward"]).game(EDITION)
    brute = game.figure("brute")
    run(game, damage.suffer(game, brute, 5, cause=cause))
    assert (hp(game, "brute"), marks(game, "brute")) == (8, [])
    run(game, damage.suffer(game, brute, 5, cause=cause))
    assert hp(game, "brute") == 3


def test_ward_stays_until_it_is_used_and_is_given_like_any_condition():
    game = fight().game(EDITION)
    brute = game.figure("brute")
    run(game, conditions.give(game, brute, "ward"))
    game.state.acting = ""
    conditions.end_of_turn(game, brute)
    conditions.end_of_turn(game, brute)
    assert marks(game, "brute") == ["ward"]
    assert not conditions.negative(brute)


def test_ward_is_in_the_preview_of_an_attack():
    board = fight()
    board.monster("guard", (0, 1), number=2, cards=[card(MonsterAttack())], hp=30, marks=["ward"])
    board.state.heroes[0].deck.draw = ["+0"] * 10
    board.half("brute-lead", "top", Attack(n=4))
    question = asked(whole_turn(board.game(EDITION)), "play:brute-lead:top")
    shown = {name: str(question.previewed(question.option(f"target:{name}"))) for name in ("guard:1", "guard:2")}
    assert "4" in shown["guard:1"]
    assert shown["guard:1"] != shown["guard:2"]


def test_a_pack_names_ward_only_where_there_is_one(tmp_path):
    folder = sound_pack(tmp_path)
    scenario = folder / "scenarios" / "trial.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("{trap: spike_trap,", "{trap: spike_trap, cond: [ward],"), encoding="utf-8")
    with pytest.raises(ContentError, match="'ward' is no condition of this game; there are poison"):
        PACKS.check(folder)
    manifest = folder / "pack.yaml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("gloomhaven", "second_haven"), encoding="utf-8")
    assert RULEBOOK.packs.check(folder).scenarios["trial"]


# --- decks, loot, the end of a round --------------------------------------------------------------------------


def test_allied_figures_draw_from_their_own_deck():
    board = fight()
    board.ally("villager", (2, 0), attack=2, hp=6, abilities=(MonsterAttack(),))
    board.state.further_modifiers = {"allies": ModifierDeck(draw=["+2"])}
    game = board.game(EDITION)
    acts(game, "villager:1")
    assert game.state.further_modifiers["allies"].discard == ["+2"]
    assert game.state.monster_modifiers.discard == []


def test_their_deck_is_shuffled_at_the_end_of_the_round_like_the_others():
    board = fight()
    board.state.further_modifiers = {"allies": ModifierDeck(draw=["+0"], discard=["x2"], shuffle=True)}
    game = board.game(EDITION)
    run(game, cleanup.clean_up(game))
    assert sorted(game.state.further_modifiers["allies"].draw) == ["+0", "x2"]


def test_a_curse_for_an_allied_figure_comes_from_the_characters_supply():
    board = fight()
    board.ally("villager", (2, 0), attack=2, hp=6)
    board.state.further_modifiers = {"allies": ModifierDeck(draw=["+0"])}
    game = board.game(EDITION)
    run(game, conditions.give(game, game.figure("villager:1"), "curse"))
    assert (game.state.hero_curses, game.state.monster_curses) == (9, 10)
    assert sorted(game.state.further_modifiers["allies"].draw) == ["+0", "curse"]


def test_a_kill_leaves_a_token_and_a_token_is_a_card():
    board = fight()
    board.state.loot_deck = ["loot_nothing", "loot_ward", "loot_coin"]
    game = board.game(EDITION)
    hero, guard = game.state.heroes[0], game.figure("guard:1")
    guard.summoned = True
    run(game, damage.kill(game, guard))
    assert game.state.coins == [(1, 0)]
    game.state.coins.append((1, 0))
    run(game, loot.loot_hex(game, hero, (1, 0)))
    assert (hero.loot, hero.coins, marks(game, "brute")) == (("loot_coin", "loot_ward"), 1, ["ward"])
    assert game.state.loot_deck == ["loot_nothing"]
    assert {event.rule for event in told(game, "draws_loot")} == {"XH-LOT-02"}


def test_elements_wane_after_the_short_rests():
    game = fight().game(EDITION)
    game.state.elements["fire"] = 2
    run(game, cleanup.clean_up(game))
    assert (game.state.phase, game.state.elements["fire"]) == ("short_rests", 2)
    run(game, cleanup.round_end(game))
    assert (game.state.phase, game.state.elements["fire"]) == ("selection", 1)


def test_nobody_sees_the_order_of_the_new_piles():
    match = Match.new(RULEBOOK, 2, 3, options={"class_1": "brute", "class_2": "tinkerer"})
    seen, truth = match.view(0).state, match.state
    assert set(seen.loot_deck) == {"?"}
    allies = seen.further_modifiers["allies"].draw
    assert allies == sorted(truth.further_modifiers["allies"].draw) != truth.further_modifiers["allies"].draw


# --- whose rules it names -------------------------------------------------------------------------------------


def test_an_attack_cites_the_games_own_rules():
    game = fight().game(EDITION)
    attack(game, Attack(n=3), "target:guard:1")
    assert {event.rule.partition("-")[0] for event in game.events if event.rule} == {"XH"}


def test_questions_and_refusals_cite_them():
    board = fight(marks=["disarm"])
    board.half("brute-lead", "top", Attack(n=3))
    question = asked(whole_turn(board.game(EDITION)))
    assert question.rule == "XH-PLY-02"
    assert {refused.rule for refused in question.refused()} == {"XH-FGT-03"}


def test_messages_cite_them():
    with pytest.raises(BadSetup, match=r"chosen twice.*\(XH-PLY-01\)"):
        RULEBOOK.setup(2, {"class_1": "brute", "class_2": "brute"})
    with pytest.raises(BadSetup, match=r"two to four characters.*\(XH-PLY-01\)"):
        RULEBOOK.party(["brute"])
    match = Match.new(RULEBOOK, 2, 3, options={"class_1": "brute", "class_2": "tinkerer"})
    state = match.clone().state
    state.heroes[1].character = state.heroes[0].character
    with pytest.raises(BrokenInvariant, match=r"a class twice \(XH-PLY-01\)"):
        RULEBOOK.check(state)
    twins = {"players": 2, "options": match.setup.options, "heroes": [{"class": "brute"}, {"class": "brute"}]}
    with pytest.raises(PositionError, match=r"a class twice \(XH-PLY-01\)"):
        RULEBOOK.read_position(twins)


def test_set_up_options_cite_them():
    assert {option.rule for option in RULEBOOK.options} == {"XH-PLY-01"}
