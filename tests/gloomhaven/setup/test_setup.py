"""Set-up of a scenario (3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.cards import Perk
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.box.monster_abilities import MonsterSummon
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.special import Afflict, AtSetup, Burden, DropCards, Hurt, Spawn, SpecialRule
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.setup import equipment, placing, recommending
from tafelrunde.games.havens.rules.setup import scenario as setup
from tafelrunde.games.havens.seats import secrets
from tafelrunde.games.havens.state import Character
from tafelrunde.kernel import PARTY, Match
from tests.helpers.arena import arena
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, ids, marks, row, run

TWO: dict[str, Any] = {"class_1": "brute", "class_2": "spellweaver"}


def until(match, phase):
    """Play the set-up, as it comes, up to a phase; the questions on the way."""
    asked_ = []
    while match.state.phase != phase:
        decision = match.decisions[0]
        asked_.append(decision.question)
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    return list(dict.fromkeys(asked_))


def begun(players=2, **options):
    return Match.new(RULEBOOK, players, seed=5, options={**TWO, **options})


def dungeon(*placements, start=((0, 0), (1, 0)), hexes=None, **special):
    """A scenario before its first room: guards placed along a row, start hexes at its beginning."""
    board = Board(hexes or row(12))
    for cls in ("brute", "tinkerer"):
        board.hero(cls, (0, 0))
    board.state.figures.clear()
    board.contents[1] = Contents(monsters=tuple(Placement(type="guard", at=at) for at in placements))
    board.type("guard", cards=[card()], **special)
    game = board.game()
    game.state.rooms, game.state.phase, game.state.round = (), "scenario_effects", 0
    game.state.map = replace(game.state.map, start=start)
    return game


def at_setup(board, *effects, negative=True):
    board.scenario["special"] = (SpecialRule(when=AtSetup(negative=negative), do=effects),)


# --- the order ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SET-01", "GH-SET-17")
def test_the_set_up_runs_in_its_order():
    match = begun(preparation="full")
    match.answer("buy:001")
    questions = until(match, "selection")
    assert questions == ["buy", "battle_goal", "equip", "hand", "place"]
    kinds = [event.kind for event in match.events]
    steps = ("scenario", "room_revealed", "keeps_goal", "hand", "placed", "round")
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == list(steps)


@pytest.mark.rule("GH-SET-01", "GH-SET-17")
def test_the_map_and_the_monsters_are_there_before_goals_and_hands_are_chosen():
    match = begun()
    until(match, "battle_goals")
    assert any(figure.kind == "monster" for figure in match.state.figures)
    assert all(not hero.hand for hero in match.state.heroes)
    until(match, "hands")
    assert all(len(hero.goals) == 1 for hero in match.state.heroes)
    assert all(not hero.hand for hero in match.state.heroes)


@pytest.mark.rule("GH-SET-02", "GH-DAT-28")
def test_only_rooms_with_start_hexes_are_populated_and_the_layout_is_public():
    match = begun()
    until(match, "selection")
    state = match.state
    seen = secrets.view(state, 1)
    assert seen.map == state.map
    assert len(state.map.rooms) > len(state.rooms) == 1
    inside = set(state.map.rooms[0].hexes)
    assert all(figure.at in inside for figure in state.figures)


@pytest.mark.rule("GH-SET-01", "GH-DAT-24")
def test_decks_are_readied_for_every_type_that_may_come():
    game = dungeon((5, 0))
    content = game.content
    called = replace(content.monsters["guard"], id="imp", deck="imp")
    decks = {**content.decks, "imp": content.decks["guard"]}
    caller = replace(content.decks["guard"][0], abilities=(MonsterSummon(what="imp"),))
    spawn = SpecialRule(when=AtSetup(), do=(Spawn(type="imp", at=(9, 0)),))
    for scenario, cards in (
        (replace(game.scenario, special=(spawn,)), content.decks["guard"]),
        (game.scenario, (caller,)),
    ):
        game.content = replace(
            content,
            monsters={**content.monsters, "imp": called},
            decks={**decks, "guard": cards},
            scenarios={"test": scenario},
        )
        assert setup.monster_types(game) == ["guard", "imp"]


@pytest.mark.rule("GH-SET-03")
def test_numbers_are_dealt_at_random_among_the_free_ones():
    game = dungeon((5, 0), (6, 0), (7, 0))
    game.state.script = {"standee": [6, 1, 2]}
    run(game, reveal.reveal_room(game, 1, None))
    assert [(figure.number, figure.at) for figure in game.state.figures] == [(6, (5, 0)), (1, (6, 0)), (3, (7, 0))]


@pytest.mark.rule("GH-SET-04", "GH-HID-01")
def test_two_goals_are_dealt_one_is_kept_and_nobody_else_sees_it():
    match = begun(players=2)
    until(match, "battle_goals")
    dealt = [hero.goals for hero in match.state.heroes]
    assert [len(goals) for goals in dealt] == [2, 2]
    assert len({goal for goals in dealt for goal in goals}) == 4
    keeping = next(decision for decision in match.decisions if decision.seat == 1)
    match.answer(f"keep:{dealt[1][1]}", keeping.seat)
    match.answer(f"keep:{dealt[0][0]}", 0)
    assert [hero.goals for hero in match.state.heroes] == [(dealt[0][0],), (dealt[1][1],)]
    assert secrets.view(match.state, 0).heroes[1].goals == (secrets.HIDDEN,)
    told_ = next(event for event in match.events if event.kind == "keeps_goal")
    assert "goal" not in told_.args


# --- items and hands ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SET-05", "GH-ITM-12", "GH-SET-13")
@pytest.mark.parametrize(("perks", "burdens"), [((), 3), (("careful",), 0), (("bold",), 3)])
def test_items_bring_their_minus_one_cards_unless_a_perk_ignores_them(perks, burdens):
    board = Board(row(3))
    hero = board.hero("brute", (0, 0))
    hero.character = Character(cls="brute", perks=perks, items=("3", "4"))
    for number, cards in (("3", 2), ("4", 1)):
        board.item(hero, number, minus_ones=cards, slot="body" if number == "3" else "head")
    known = {
        "careful": Perk(id="careful", owner="brute", ignore="items"),
        "bold": Perk(id="bold", owner="brute", ignore="scenario"),
    }
    game = board.game(perks=known)
    equipment.take(game, hero, ["3", "4"])
    assert (hero.deck.draw.count("-1 temporary"), [item.id for item in hero.items]) == (burdens, ["3", "4"])


@pytest.mark.rule("GH-SET-06", "GH-SET-16")
def test_the_hand_has_exactly_as_many_cards_as_the_limit():
    match = begun(players=1)
    until(match, "selection")
    content = RULEBOOK.game(match.state).content
    for hero in match.state.heroes:
        limit = content.classes[hero.id].hand
        assert len(hero.hand) == limit < len(hero.character.pool)
        assert [content.cards[key].level for key in hero.hand] == [1] * limit


@pytest.mark.rule("GH-SET-06")
def test_cards_left_at_home_can_not_be_used():
    game = arena({"brute": (0, 0)}, phase="hands")
    hero = game.state.heroes[0]
    hero.hand = []
    run(game, setup.hands(game), *[f"take:{key}" for key in hero.character.pool[3:13]])
    assert hero.hand == list(hero.character.pool[3:13])
    assert not {*hero.character.pool[:3]} & {*hero.hand, *hero.discard, *hero.lost}


# --- effects, placing, starting values ------------------------------------------------------------------------


@pytest.mark.rule("GH-SET-08", "GH-DMG-02", "GH-RUL-01")
def test_damage_at_the_start_may_be_negated_for_hands_exist_by_then():
    board = Board(row(3))
    hero = board.hero("brute", (0, 0))
    hero.hand, hero.chosen = board.plain("H", "I"), []
    at_setup(board, Hurt(n=3))
    game = board.game()
    run(game, placing.begin(game), "lose:H")
    assert (hp(game, "brute"), hero.hand, hero.lost) == (10, ["I"], ["H"])


@pytest.mark.rule("GH-SET-10")
def test_figures_stand_on_empty_start_hexes_in_any_distribution():
    game = dungeon(start=((0, 0), (1, 0), (2, 0)))
    game.state.rooms, game.state.phase = (1,), "placing"
    for hero in game.state.heroes:
        hero.ready = False
    game.state.coins = [(1, 0)]
    # The coin makes (1,0) no empty hex.
    assert ids(asked(placing.place(game))) == ["place:0,0", "place:2,0"]
    game.state.heroes[0].ready = False
    run(game, placing.place(game), "place:2,0")
    run(game, placing.place(game))
    assert (game.figure("brute").at, game.figure("tinkerer").at) == ((2, 0), (0, 0))


@pytest.mark.rule("GH-SET-11", "GH-ELE-01")
def test_everything_begins_fresh():
    match = begun()
    until(match, "selection")
    state = match.state
    for hero in state.heroes:
        figure = next(figure for figure in state.figures if figure.id == hero.id)
        assert (figure.hp, figure.marks, hero.xp, hero.coins, hero.gold) == (figure.most, (), 0, 0, 0)
        assert {item.state for item in hero.items} <= {"ready"}
        assert Counter(hero.deck.draw) >= Counter(STANDARD)
        assert hero.deck.draw != recommending.modifier_deck(RULEBOOK.game(state).content, hero.character.perks)
    assert set(state.elements.values()) == {0}
    assert Counter(state.monster_modifiers.draw) == Counter(STANDARD)


@pytest.mark.rule("GH-SET-12")
@pytest.mark.parametrize(("negative", "spared"), [(True, True), (False, False)])
def test_a_perk_ignores_negative_scenario_effects_and_no_others(negative, spared):
    board = Board(row(3))
    for cls, at in (("brute", (0, 0)), ("tinkerer", (1, 0))):
        board.hero(cls, at)
    board.state.heroes[1].character = Character(cls="tinkerer", perks=("bold",))
    at_setup(board, Hurt(n=2), Afflict(cond="wound"), DropCards(n=1), negative=negative)
    board.state.heroes[1].hand = board.plain("T", "U")
    game = board.game(perks={"bold": Perk(id="bold", owner="tinkerer", ignore="scenario")})
    run(game, placing.begin(game), *([] if spared else ["suffer", "discard:T"]))
    assert (hp(game, "brute"), marks(game, "brute")) == (8, ["wound"])
    assert (hp(game, "tinkerer"), marks(game, "tinkerer")) == ((10, []) if spared else (8, ["wound"]))
    assert game.state.heroes[1].discard == ([] if spared else ["T"])


@pytest.mark.rule("GH-SET-12", "GH-DAT-14")
def test_negative_effects_on_the_modifier_deck_are_spared_too():
    game = dungeon()
    game.state.heroes[1].character = Character(cls="tinkerer", perks=("bold",))
    rule = SpecialRule(when=AtSetup(), do=(Burden(n=2),))
    perks = {"bold": Perk(id="bold", owner="tinkerer", ignore="scenario")}
    game.content = replace(game.content, perks=perks, scenarios={"test": replace(game.scenario, special=(rule,))})
    run(game, setup.scenario_effects(game))
    assert [hero.deck.draw.count("-1 temporary") for hero in game.state.heroes] == [2, 0]
    # Once: they do not come again when the figures are placed.
    run(game, placing.begin(game))
    assert game.state.heroes[0].deck.draw.count("-1 temporary") == 2


@pytest.mark.rule("GH-SET-14", "GH-DAT-32", "GH-LVL-06")
@pytest.mark.parametrize(("heroes", "ranks"), [(2, ["normal"]), (3, ["elite"]), (4, ["normal", "elite"])])
def test_the_column_of_the_character_count_is_placed_with_the_stats_of_the_monster_level(heroes, ranks):
    board = Board(row(12), level=2)
    for place, cls in enumerate(("brute", "tinkerer", "scoundrel", "cragheart")[:heroes]):
        board.hero(cls, (place, 0))
    placements = (
        Placement(type="guard", at=(8, 0), players=("normal", "elite", "normal")),
        Placement(type="guard", at=(9, 0), players=("-", "-", "elite")),
    )
    board.contents[1] = Contents(monsters=placements)
    board.type("guard", cards=[card()])
    kind = board.monsters["guard"]
    levels = tuple(replace(kind.normal[0], hp=10 + n) for n in range(8))
    board.monsters["guard"] = replace(kind, normal=levels, elite=tuple(replace(one, hp=50 + one.hp) for one in levels))
    game = board.game()
    game.state.rooms = ()
    run(game, reveal.reveal_room(game, 1, None))
    found = [figure for figure in game.state.figures if figure.kind == "monster"]
    assert [figure.rank for figure in found] == ranks
    assert [figure.hp for figure in found] == [12 if rank == "normal" else 62 for rank in ranks]


@pytest.mark.rule("GH-SET-15", "GH-RUL-71")
def test_if_standees_run_out_at_set_up_those_nearest_the_start_hexes_are_placed():
    game = dungeon((9, 0), (4, 0), (6, 0), standees=2)
    run(game, reveal.reveal_room(game, 1, None))
    assert sorted(figure.at for figure in game.state.figures) == [(4, 0), (6, 0)]
    # Of equally near ones the group chooses: start hexes on both sides.
    game = dungeon((4, 0), (7, 0), start=((0, 0), (11, 0)), standees=1)
    decision = asked(reveal.reveal_room(game, 1, None))
    assert (decision.seat, ids(decision)) == (PARTY, ["place:4,0", "place:7,0"])
