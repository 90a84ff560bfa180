"""Components and their data (2): what a scenario keeps of them, and the supplies that can run out."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import fields

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Shield
from tafelrunde.games.havens.box.modifier_cards import STANDARD, modifier
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterHeal, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.cards import modifiers
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.rules.scenario import special_effects
from tafelrunde.games.havens.state import Bonus, Figure, Hero, MonsterDeck, State
from tafelrunde.tabletop.hexes import disc
from tests.helpers.arena import arena
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    attack,
    card,
    hp,
    ids,
    marks,
    run,
    strike,
    take_turn,
    whole_turn,
)

LEAD, OTHER = "brute-lead", "brute-other"


def duel(guard=(1, 0), **values):
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0))
    board.monster("guard", guard, **{"cards": [card(MonsterMove(), MonsterAttack())], **values})
    return board


@pytest.mark.rule("GH-DAT-03", "GH-DAT-04")
def test_what_is_known_of_a_character_in_a_scenario():
    kept = {field.name for field in fields(Hero)}
    assert kept >= {
        *("xp", "coins", "hand", "chosen", "discard", "lost", "active", "items", "deck", "goals", "resting"),
        "exhausted",
    }
    assert {field.name for field in fields(Figure)} >= {"at", "hp", "most", "marks"}
    # All of it is in the state and comes back with it.
    board = duel()
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), shield=1)
    board.item(hero, "1", state="spent")
    hero.hand, hero.discard, hero.lost, hero.goals = ["H"], ["D"], ["L"], ("G",)
    game = board.game()
    back = msgspec.json.decode(msgspec.json.encode(game.state), type=State)
    assert (back.heroes, back.figures) == (game.state.heroes, game.state.figures)


@pytest.mark.rule("GH-DAT-04", "GH-TRN-04")
def test_a_card_is_always_in_exactly_one_of_five_zones():
    board = duel()
    hero = board.state.heroes[0]
    hero.hand, hero.lost = board.plain("H"), board.plain("L")
    board.half(LEAD, "top", Shield(n=1), active="round")
    game = board.game()

    def zones():
        return [*hero.hand, *hero.chosen, *hero.discard, *hero.lost, *[one.card for one in hero.active]]

    before = sorted(zones())
    asked(whole_turn(game), f"play:{LEAD}:top")
    assert (sorted(zones()), [one.card for one in hero.active], hero.chosen) == (before, [LEAD], [OTHER])


@pytest.mark.rule("GH-DAT-05", "GH-HEA-03")
@pytest.mark.parametrize("level", [1, 5, 9])
def test_the_maximum_of_hit_points_is_that_of_class_and_level(level):
    content = load()
    for cls in content.classes.values():
        assert len(cls.hp) == 9
        assert list(cls.hp) == sorted(cls.hp)
    game = arena({"brute": (0, 0)}, level=level)
    assert game.figure("brute").most == content.classes["brute"].hp[level - 1]


@pytest.mark.rule("GH-DAT-08", "GH-TRN-08")
def test_every_card_can_be_used_for_attack_two_or_move_two_even_with_nothing_on_it():
    game = duel(hp=9).game()
    take_turn(game, f"default:{LEAD}:top", "target:guard:1", f"default:{OTHER}:bottom", "move:0,2")
    assert (hp(game, "guard:1"), game.figure("brute").at) == (7, (0, 2))


# --- modifier cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-11")
@pytest.mark.parametrize(
    ("notation", "value", "kind", "flags"),
    [
        ("+2", 2, "number", set()),
        ("-1", -1, "number", set()),
        ("null", 0, "null", {"shuffle"}),
        ("x2", 0, "double", {"shuffle"}),
        ("bless", 0, "double", {"returns"}),
        ("curse", 0, "null", {"returns"}),
        ("rolling +1", 1, "number", {"rolling"}),
        ("rolling stun", 0, "number", {"rolling"}),
        ("-1 temporary", -1, "number", {"temporary"}),
    ],
)
def test_a_modifier_card_has_a_value_and_flags(notation, value, kind, flags):
    found = modifier(notation)
    assert (found.value, found.kind) == (value, kind)
    assert {name for name in ("rolling", "shuffle", "returns", "temporary") if getattr(found, name)} == flags


@pytest.mark.rule("GH-DAT-11", "GH-MOD-04")
def test_the_effects_of_a_modifier_card_are_carried_out():
    board = duel(hp=20, traits=Traits(shield=2))
    deck = board.state.heroes[0].deck.draw
    deck += ["+1 wound", "rolling pierce 2", "rolling push 1", "rolling infuse fire", "rolling shield 1 self"]
    game = board.game()
    game.figure("brute").hp = 5
    assert attack(game, Attack(n=2), "target:guard:1", "apply", "push:2,0") == [3]
    assert (marks(game, "guard:1"), game.figure("guard:1").at) == (["wound"], (2, 0))
    assert (game.state.infused, game.shield(game.figure("brute"))) == (["fire"], 1)


@pytest.mark.rule("GH-DAT-12", "GH-MOD-01")
def test_every_character_has_its_deck_and_all_monsters_one_together():
    board = duel()
    other = board.hero("tinkerer", (0, 1))
    board.monster("archer", (1, 1), cards=[card()])
    game = board.game()
    strike(game, "guard:1", "brute", 1)
    strike(game, "archer:1", "tinkerer", 1)
    attack(game, Attack(n=1), "target:guard:1")
    decks = (game.state.monster_modifiers, game.state.heroes[0].deck, other.deck)
    assert [len(deck.discard) for deck in decks] == [2, 1, 0]


@pytest.mark.rule("GH-DAT-13")
def test_the_standard_deck():
    assert STANDARD == {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1}
    assert sum(STANDARD.values()) == 20


@pytest.mark.rule("GH-DAT-15", "GH-CON-22", "GH-CON-23")
def test_ten_curses_for_monsters_and_ten_for_all_characters_together():
    board = duel()
    tinkerer = board.hero("tinkerer", (0, 1))
    board.summon("rat", (0, 2), tinkerer)
    game = board.game()
    for number in range(12):
        given = run(game, conditions.give(game, game.figure(("brute", "tinkerer", "rat:1")[number % 3]), "curse"))
        assert given is (number < 10)
    assert (game.state.hero_curses, game.state.monster_curses) == (0, 10)
    assert [hero.deck.draw.count("curse") for hero in game.state.heroes] == [4, 6]
    # The monsters' supply is another one.
    assert run(game, conditions.give(game, game.figure("guard:1"), "curse")) is True
    assert game.state.monster_modifiers.draw.count("curse") == 1


@pytest.mark.rule("GH-DAT-15", "GH-MOD-07", "GH-MOD-03")
def test_a_curse_is_a_null_that_goes_back_to_its_supply():
    board = duel()
    hero = board.state.heroes[0]
    hero.deck.draw.append("curse")
    board.state.hero_curses = 9
    game = board.game()
    assert attack(game, Attack(n=5), "target:guard:1") == [0]
    assert (game.state.hero_curses, hero.deck.discard, hero.deck.shuffle) == (10, [], False)


@pytest.mark.rule("GH-DAT-16", "GH-CON-24", "GH-MOD-07")
def test_ten_blesses_for_all_and_each_doubles_once():
    board = duel(hp=30)
    game = board.game()
    for number in range(11):
        given = run(game, conditions.give(game, game.figure(("brute", "guard:1")[number % 2]), "bless"))
        assert given is (number < 10)
    hero = game.state.heroes[0]
    assert (hero.deck.draw.count("bless"), game.state.monster_modifiers.draw.count("bless")) == (5, 5)
    hero.deck.draw.remove("bless")
    hero.deck.draw.append("bless")
    assert attack(game, Attack(n=3), "target:guard:1") == [6]
    assert (game.state.blesses, hero.deck.draw.count("bless"), hero.deck.discard) == (1, 4, [])


@pytest.mark.rule("GH-DAT-14", "GH-MOD-13")
def test_temporary_cards_are_marked_and_leave_at_the_end():
    board = duel()
    game = board.game()
    hero = game.state.heroes[0]
    special_effects.burden(game, hero, 2, "GH-DAT-14")
    run(game, conditions.give(game, game.figure("brute"), "curse"))
    assert (hero.deck.draw.count("-1 temporary"), hero.deck.draw.count("curse")) == (2, 1)
    modifiers.remove_temporaries(game)
    assert (hero.deck.draw, game.state.hero_curses) == (["+0"] * 20, 10)


# --- monsters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-20", "GH-ATK-02")
def test_a_monster_without_a_range_attacks_what_is_next_to_it():
    for reach, hurt in ((None, 0), (3, 2)):
        board = duel((3, 0), cards=[card(MonsterAttack())], range=reach, attack=2)
        game = board.game()
        run(game, turn.creature_turn(game, game.figure("guard:1")))
        assert hp(game, "brute") == 10 - hurt


@pytest.mark.rule("GH-DAT-20", "GH-RUL-45")
@pytest.mark.parametrize(("reach", "healed"), [(None, False), (2, True)])
def test_the_range_value_is_the_range_of_its_heals_too(reach, healed):
    board = duel((2, 0), cards=[card(MonsterHeal(n=2))], range=reach)
    board.monster("ally", (4, 0), lost=4, cards=[card()])
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert hp(game, "ally:1") == (6 if healed else 4)


@pytest.mark.rule("GH-DAT-21")
def test_the_traits_of_a_stat_card_are_always_active():
    board = duel((2, 0), traits=Traits(shield=1, retaliate=1, targets=2, pierce=1, cond=("muddle",)), attack=2)
    board.hero("tinkerer", (2, -1))
    game = board.game()
    game.figure("brute").at = (1, 0)
    assert attack(game, Attack(n=3), "target:guard:1") == [2]
    assert hp(game, "brute") == 9
    game.figure("brute").bonuses = (Bonus("", shield=1),)
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    # Both are attacked, the shield is pierced, and both are muddled.
    assert [(hp(game, name), marks(game, name)) for name in ("brute", "tinkerer")] == [(7, ["muddle"]), (8, ["muddle"])]


@pytest.mark.rule("GH-DAT-22", "GH-SET-03")
def test_what_is_known_of_a_monster():
    board = duel()
    game = board.game()
    game.state.phase = "cleanup"
    game.state.script = {"standee": [3]}
    figure = run(game, reveal.spawn_monster(game, "guard", "elite", (0, 3)))
    # Number 1 is on the map: the third free one is number 4.
    assert (figure.type, figure.rank, figure.number, figure.at, figure.hp) == ("guard", "elite", 4, (0, 3), 8)
    assert (figure.summoned, figure.acted, figure.entered, figure.marks) == (True, False, game.state.round, ())


@pytest.mark.rule("GH-DAT-24", "GH-DAT-25", "GH-INI-08")
def test_types_that_share_a_deck_act_by_one_card_in_an_order_of_the_groups_choice():
    board = duel()
    board.type("city_guard", deck="guard")
    board.monster("city_guard", (2, 0))
    game = board.game()
    decision = asked(initiative.build_order(game))
    assert ids(decision) == ["first:city_guard", "first:guard"]
    assert game.monster_card("guard") is game.monster_card("city_guard")


@pytest.mark.rule("GH-DAT-26")
def test_every_monster_deck_has_eight_cards():
    assert {name: len(deck) for name, deck in load().decks.items() if len(deck) != 8} == {}


@pytest.mark.rule("GH-DAT-39", "GH-MAB-03")
def test_standees_run_out_and_coins_do_not():
    board = duel()
    board.type("guard", standees=2, cards=[card()])
    game = board.game()
    game.state.phase = "cleanup"
    assert run(game, reveal.spawn_monster(game, "guard", "normal", (3, 0))) is not None
    assert run(game, reveal.spawn_monster(game, "guard", "normal", (2, 0))) is None
    for _ in range(60):
        game.state.figures.append(Figure(id="x", kind="monster", side="monster", type="guard", at=(0, 2), hp=1, most=1))
        run(game, damage.kill(game, game.state.figures[-1]))
    assert len(game.state.coins) == 60


@pytest.mark.rule("GH-DAT-39", "GH-SUM-03")
def test_the_decks_of_monsters_never_run_out_either():
    board = duel()
    game = board.game()
    game.state.decks["guard"] = MonsterDeck(draw=[], discard=["guard-1"])
    run(game, initiative.reveal_cards(game))
    assert game.state.decks["guard"].card == "guard-1"
