"""The order of turns: revealing cards, ties, who is next, and monsters that come in between."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven import Board, card
from tests.helpers.gloomhaven_rules import asked, run, told

ATTACK = MonsterAttack()


def order(game, *answers):
    """The ids of the slots, built anew."""
    run(game, initiative.build_order(game), *answers)
    return [slot.id for slot in game.state.order]


def actors(game):
    """Everybody who acts in this round, in order."""
    found = []
    while run(game, initiative.next_actor(game)):
        found.append(game.state.acting)
    return found


@pytest.mark.rule("GH-INI-14", "GH-INI-03")
def test_the_example_of_the_rulebook():
    table = Board()
    table.hero("brute", (0, 0), initiative=61, second=15)
    table.hero("scoundrel", (1, 0), initiative=86)
    table.monster("bones", (4, 0), cards=[card(initiative=45)])
    table.monster("archer", (3, 0), cards=[card(initiative=32)])
    assert order(table.game()) == ["archer", "bones", "brute", "scoundrel"]


@pytest.mark.rule("GH-INI-01", "GH-INI-02", "GH-INI-12", "GH-DAT-25")
def test_one_card_per_deck_and_an_empty_deck_is_shuffled_anew():
    table = Board()
    brute = table.hero("brute", (0, 0), initiative=61, second=15)
    brute.initiative = brute.second = 0
    table.monster("guard", (4, 0), cards=[card(initiative=30), card(initiative=40)])
    table.type("city_guard", deck="guard")
    table.monster("city_guard", (3, 0))
    deck = table.state.decks["guard"]
    deck.card, deck.draw, deck.discard = "", [], ["guard-1", "guard-2"]
    game = table.game()
    game.state.script["monster deck guard"] = ["guard-2"]
    run(game, initiative.reveal_cards(game))
    assert (brute.initiative, brute.second) == (61, 15)
    assert (deck.card, deck.draw, deck.discard) == ("guard-2", ["guard-1"], [])
    assert len(told(game, "monster_card")) == 1
    assert order(game, "first:guard") == ["guard", "city_guard", "brute"]


@pytest.mark.rule("GH-INI-05", "GH-INI-06", "GH-INI-08", "GH-INI-09", "GH-INI-10", "GH-RUL-40")
def test_ties():
    table = Board()
    table.hero("brute", (0, 0), initiative=30, second=70)
    table.hero("scoundrel", (1, 0), initiative=30, second=20)
    table.hero("tinkerer", (2, 0), resting=True)
    table.hero("cragheart", (2, 1), resting=True)
    table.ally("scout", (0, 1), initiative=30)
    table.monster("guard", (4, 0), cards=[card(initiative=30)])
    table.monster("archer", (3, 0), cards=[card(initiative=30)])
    table.monster("golem", (3, 1), cards=[card(initiative=99)])
    game = table.game()
    decision = asked(initiative.build_order(game))
    assert decision is not None
    assert (decision.seat, decision.rule) == (PARTY, "GH-INI-08")
    assert [option.on for option in decision.options] == ["type:archer", "type:guard"]
    answers = ("first:guard", "first:tinkerer")
    assert order(game, *answers) == [
        "scoundrel", "brute", "allies:30", "guard", "archer", "tinkerer", "cragheart", "golem",
    ]  # fmt: skip


@pytest.mark.rule("GH-INI-04", "GH-MON-03", "GH-INI-07", "GH-SUM-08", "GH-SUM-09")
def test_elites_before_normals_and_summons_before_their_summoner():
    table = Board()
    brute = table.hero("brute", (0, 0), initiative=20)
    table.summon("rat", (0, 1), brute, 5)
    table.summon("rat", (0, 2), brute, 2)
    table.summon("rat", (0, 3), brute, 1, entered=2)
    table.monster("guard", (4, 0), 1, cards=[card(initiative=30)])
    table.monster("guard", (3, 0), 3)
    table.monster("guard", (3, 1), 4, rank="elite")
    table.monster("guard", (2, 1), 2, rank="elite")
    game = table.game()
    order(game)
    assert actors(game) == ["rat:5", "rat:2", "brute", "guard:2", "guard:4", "guard:1", "guard:3"]


@pytest.mark.rule("GH-REV-05", "GH-REV-06", "GH-REV-07")
def test_revealed_monsters_act_at_once_if_they_are_faster_and_the_others_later():
    table = Board([(q, 0) for q in range(4)])
    table.type("rat", cards=[card(initiative=10)])
    table.type("bear", cards=[card(initiative=90)])
    for deck in ("rat", "bear"):
        table.state.decks[deck].draw, table.state.decks[deck].card = [f"{deck}-1"], ""
    holds = Contents(monsters=(Placement(type="rat", at=(6, 0)), Placement(type="bear", at=(7, 0))))
    table.door((4, 0), [(5, 0), (6, 0), (7, 0)], holds=holds)
    brute = table.hero("brute", (0, 0), initiative=50)
    table.hero("scoundrel", (1, 0), initiative=70)
    table.monster("guard", (2, 0), cards=[card(initiative=5)])
    game = table.game()
    order(game)
    for _ in range(2):
        run(game, initiative.next_actor(game))
    assert game.state.acting == brute.id
    run(game, reveal.open_door(game, game.ground.doors[0], game.figure("brute")))
    acting = actors(game)
    assert [name.partition(":")[0] for name in acting] == ["rat", "scoundrel", "bear"]
    assert [slot.id for slot in game.state.order] == ["guard", "rat", "brute", "scoundrel", "bear"]
    assert [event.rule for event in told(game, "turn")][2] == "GH-REV-06"


@pytest.mark.rule("GH-INI-08", "GH-REV-07")
def test_a_type_that_comes_later_may_tie_with_one_that_waits():
    table = Board([(q, 0) for q in range(4)])
    table.type("rat", cards=[card(initiative=60)])
    table.state.decks["rat"].draw, table.state.decks["rat"].card = ["rat-1"], ""
    table.door((4, 0), [(5, 0)], holds=Contents(monsters=(Placement(type="rat", at=(5, 0)),)))
    table.hero("brute", (0, 0), initiative=50)
    table.hero("scoundrel", (1, 0), initiative=55)
    table.monster("guard", (2, 0), cards=[card(MonsterMove(), initiative=60)])
    game = table.game()
    order(game)
    run(game, initiative.next_actor(game))
    run(game, reveal.open_door(game, game.ground.doors[0], game.figure("brute")))
    run(game, initiative.next_actor(game), "first:rat")
    assert [slot.id for slot in game.state.order] == ["brute", "scoundrel", "rat", "guard"]
    assert game.state.acting == "scoundrel"
