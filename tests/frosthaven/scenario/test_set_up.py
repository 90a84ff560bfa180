"""What is in the box and how a scenario begins (1, 2.3, 3.2, 9.11, 12.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.scenarios import Contents, Treasure, TreasureReward
from tafelrunde.games.havens.box.special import AtSetup, Burden, Hurt, SpecialRule
from tafelrunde.games.havens.rules.map import loot, reveal
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup import equipment, recommending
from tafelrunde.games.havens.rules.setup import scenario as setup
from tafelrunde.games.havens.state import Agreement, Character, ItemCard, Overlay
from tafelrunde.kernel import NOBODY, Match
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import asked, name, phase, row, run, told

CONTENT = RULEBOOK.content
TWO: dict[str, Any] = {"class_1": "drifter", "class_2": "boneshaper", "scenario": "1"}


def begun(players=2, seed=5, **options):
    return Match.new(RULEBOOK, players, seed, options={**TWO, **options})


def set_up(players=2, seed=5, until="selection", **options):
    """A match at the first card selection, everything chosen as it comes."""
    match = begun(players, seed, **options)
    while match.state.phase != until:
        decision = match.decisions[0]
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    return match


# --- the box ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CMP-02")
def test_an_ability_card_has_an_initiative_a_level_and_two_halves():
    for one in CONTENT.cards.values():
        assert 1 <= one.initiative <= 99
        assert one.level in (*range(1, 10), "X", 0)
        for half in (one.top, one.bottom):
            assert half.abilities
            assert half.active in (None, "", "round", "persistent")
    halves = [half for one in CONTENT.cards.values() for half in (one.top, one.bottom)]
    assert any(half.lost for half in halves)
    assert any(half.xp for half in halves)
    assert {half.active for half in halves} >= {"round", "persistent"}


@pytest.mark.rule("FH-CMP-04")
def test_modifier_cards_are_numbers_nulls_doubles_and_may_roll_shuffle_or_return():
    from tafelrunde.games.havens.box.modifier_cards import STANDARD, modifier

    assert sum(STANDARD.values()) == 20
    assert {modifier(one).kind for one in STANDARD} == {"number", "null", "double"}
    assert {one for one in STANDARD if modifier(one).shuffle} == {"null", "x2"}
    assert [modifier(one).returns for one in ("bless", "curse", "-1 temporary")] == [True, True, False]
    assert modifier("rolling +1 wound").rolling
    assert modifier("+2 push 1").gain.push == 1


@pytest.mark.rule("FH-CMP-05")
def test_an_item_has_a_number_a_slot_a_use_and_copies():
    for number, item in CONTENT.items.items():
        assert (len(number), number.isdecimal()) == (3, True)
        assert item.slot in ("head", "body", "legs", "one_hand", "two_hands", "small")
        assert item.use in ("spent", "consumed", "flip", "none", "")
        assert item.copies >= 1


@pytest.mark.rule("FH-CMP-07")
def test_a_boss_has_one_block_for_each_level_and_special_actions():
    bosses = [one for one in CONTENT.monsters.values() if one.boss]
    assert bosses
    for one in bosses:
        assert (len(one.boss), one.normal, one.elite) == (8, (), ())
        assert one.special_1
        assert one.special_2
    assert any("C" in str(stats.hp) for one in bosses for stats in one.boss)


@pytest.mark.rule("FH-CMP-11")
def test_a_battle_goal_has_a_criterion_and_checkmarks():
    assert CONTENT.goals
    assert all(goal.test and goal.checks >= 1 for goal in CONTENT.goals.values())


@pytest.mark.rule("FH-CMP-17")
def test_a_layout_has_start_hexes_and_ranks_for_two_three_and_four():
    for scenario in CONTENT.scenarios.values():
        assert len(scenario.map.start) >= 4
        for contents in scenario.contents.values():
            assert all(len(one.players) == 3 for one in contents.monsters)


# --- steps 1 to 8 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SET-12", "FH-SPW-01")
def test_the_whole_map_lies_there_and_only_the_first_room_has_anything_in_it():
    match = begun()
    state = match.state
    assert {room.id for room in state.map.rooms} > set(state.rooms)
    first = {at for room in state.map.rooms if room.id in state.rooms for at in room.hexes}
    assert {figure.at for figure in state.figures if figure.kind == "monster"} <= first
    assert {at for tile in state.overlays for at in tile.at} <= first


@pytest.mark.rule("FH-SET-13", "FH-SET-14")
def test_every_type_of_the_legend_has_its_deck_ready_and_shuffled():
    orders = set()
    for seed in (1, 2, 3):
        match = begun(seed=seed)
        game = RULEBOOK.game(match.state)
        for type_ in setup.monster_types(game):
            deck = match.state.decks[CONTENT.monsters[type_].deck]
            assert len(deck.draw) + len(deck.discard) + bool(deck.card) == 8
        orders.add(tuple(match.state.decks[CONTENT.monsters[setup.monster_types(game)[0]].deck].draw))
    assert len(orders) > 1
    for scenario in CONTENT.scenarios.values():
        for contents in scenario.contents.values():
            assert all(tile.name in CONTENT.overlays for tile in contents.tiles)


@pytest.mark.rule("FH-SET-17", "FH-CMP-16")
def test_goal_prologue_and_special_rules_are_told():
    match = begun()
    assert [event.kind for event in match.events if event.kind in ("scenario", "section")][:2] == [
        "scenario",
        "section",
    ]
    briefing = RULEBOOK.briefing(match.state)
    assert briefing is not None


@pytest.mark.rule("FH-SET-22")
def test_characters_begin_with_all_hit_points_and_no_experience():
    match = set_up(hero_level=4)
    for hero in match.state.heroes:
        figure = next(one for one in match.state.figures if one.id == hero.id)
        assert (figure.hp, figure.most, hero.xp) == (CONTENT.classes[hero.id].hp[3], CONTENT.classes[hero.id].hp[3], 0)


@pytest.mark.rule("FH-SET-23")
def test_effects_of_the_scenario_are_for_everybody_who_takes_part():
    board = Field(row(4))
    board.drifter()
    board.hero("boneshaper", (1, 0))
    board.scenario = {"special": (SpecialRule(AtSetup(), (Hurt(2), Burden(1))),)}
    game = board.game(edition=EDITION)
    from tafelrunde.games.havens.rules.scenario import special_effects

    for effect in game.scenario.special[0].do:
        run(game, special_effects.carry_out(game, effect, None))
    assert [game.figure(hero.id).hp for hero in game.state.heroes] == [8, 8]
    assert [hero.deck.draw.count("-1 temporary") for hero in game.state.heroes] == [1, 1]


@pytest.mark.rule("FH-SET-24")
def test_everybody_chooses_a_start_hex_and_no_two_the_same():
    match = begun(preparation="full")
    while match.state.phase != "placing" or match.decision is None or match.decision.question != "place":
        decision = match.decisions[0]
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    first = {option.id for option in match.decision.options}
    starts = {f"place:{q},{r}" for q, r in match.state.map.start}
    assert {one for one in first if one.startswith("place:")} == starts
    taken = next(one for one in match.decision.options if one.id.startswith("place:"))
    match.answer(taken, match.decision.seat)
    assert match.decision is None or taken.id not in {option.id for option in match.decision.options}


@pytest.mark.rule("FH-SET-25", "FH-GEN-10")
def test_marked_hexes_get_their_tokens_and_stay_empty():
    board = Field(row(4))
    board.drifter()
    board.contents[1] = Contents(coins=((2, 0),))
    game = board.game()
    reveal.lay_out(game, 1, game.contents(1))
    assert (game.state.coins, (2, 0) in game.hexes(game.empty())) == ([(2, 0)], True)


@pytest.mark.rule("FH-OVL-06", "FH-TGT-08")
def test_a_position_says_which_tiles_stay_and_on_whose_side_somebody_is():
    match = set_up()
    state = match.state
    monsters = [one for one in state.figures if one.kind == "monster"]
    monsters[0].side, monsters[1].side = "rival", "hero"
    state.overlays = [Overlay(id="rock-9", kind="obstacle", name="boulder", at=(monsters[0].at,), border=True)]
    written = {**RULEBOOK.write_position(state), "players": 2, "options": match.setup.options}
    read = RULEBOOK.read_position(written)
    assert [one.side for one in read.figures] == [one.side for one in state.figures]
    assert read.overlays == state.overlays


# --- steps 9 to 15 ----------------------------------------------------------------------------------------------


def wardrobe(*slots, level=1, gains=None):
    board = Field(row(3))
    hero = board.drifter()
    for number, slot in enumerate(slots):
        board.item(hero, f"{number:03}", slot=slot, minus_ones=1)
    hero.items = []
    hero.character = replace(hero.character, level=level)
    return board, hero


@pytest.mark.rule("FH-ITM-05", "FH-SET-20")
@pytest.mark.parametrize(
    ("worn", "more", "level", "fits"),
    [
        (["head"], "head", 1, False),
        (["body"], "legs", 1, True),
        (["one_hand"], "one_hand", 1, True),
        (["one_hand", "one_hand"], "one_hand", 1, False),
        (["one_hand"], "two_hands", 1, False),
        (["two_hands"], "one_hand", 1, False),
        (["small"], "small", 2, False),
        (["small"], "small", 3, True),
        (["small"] * 4, "small", 9, True),
        (["small"] * 5, "small", 9, False),
    ],
)
def test_how_much_one_may_bring(worn, more, level, fits):
    board, hero = wardrobe(*worn, more, level=level)
    game = board.game()
    numbers = list(hero.character.items)
    assert equipment.fits(game.content, level, numbers[:-1], numbers[-1]) is fits


@pytest.mark.rule("FH-ITM-07", "FH-SET-20")
def test_items_that_are_brought_may_put_cards_minus_one_into_the_deck():
    match = set_up(until="placing")
    for hero in match.state.heroes:
        burden = sum(CONTENT.items[item.id].minus_ones for item in hero.items)
        assert [*hero.deck.draw, *hero.deck.discard].count("-1 temporary") == burden
    board, hero = wardrobe("body")
    game = board.game()
    game.state.phase = "equipment"
    game.state.preparation = "quick"
    hero.character = replace(hero.character, items=("000",))
    phase(game)
    assert (hero.items, hero.deck.draw.count("-1 temporary")) == ([ItemCard("000")], 1)


@pytest.mark.rule("FH-SET-21", "FH-CRE-07")
def test_the_hand_is_exactly_as_large_as_the_class_says_and_may_have_x_cards():
    match = set_up(seed=3)
    for hero in match.state.heroes:
        assert len(hero.hand) + len(hero.chosen) == CONTENT.classes[hero.id].hand
    for entry in CONTENT.classes.values():
        pool = recommending.first_pool(CONTENT, entry.id)
        assert len(pool) >= entry.hand
        levels = {CONTENT.cards[card].level for card in pool}
        assert levels <= {1, "X", 0}


@pytest.mark.rule("FH-CRE-06")
def test_every_starting_class_has_recommended_items_that_bots_buy():
    for cls in EDITION.classes:
        advised = CONTENT.classes[cls].first_items
        assert advised
        character = Character(cls=cls, gold=30, pool=recommending.first_pool(CONTENT, cls))
        bought = recommending.purchases(
            CONTENT, character, [item for item in CONTENT.items if CONTENT.items[item].price]
        )
        assert bought[: len(advised)] == list(advised)


@pytest.mark.rule("FH-OV-07")
def test_nobody_sees_the_battle_goal_of_others_before_the_end():
    match = set_up(preparation="full")
    own, other = match.state.heroes[0].goals, match.view(1).state.heroes[0].goals
    assert len(own) == 1
    assert other != own
    assert match.view(NOBODY).state.heroes[0].goals != own
    assert match.view(0).state.heroes[0].goals == own


# --- the level --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-LVL-02", "FH-SCA-02")
@pytest.mark.parametrize(
    ("level", "difficulty", "expected"),
    [
        (1, "easy", 0),
        (1, "normal", 1),
        (1, "hard", 2),
        (1, "very_hard", 3),
        (9, "very_hard", 7),
        (1, "7", 7),
        (9, "0", 0),
    ],
)
def test_the_party_may_choose_any_level_from_0_to_7(level, difficulty, expected):
    board = Field(row(3))
    hero = board.drifter()
    hero.character = replace(hero.character, level=level)
    game = board.game()
    game.state.agreed = Agreement(characters=1, difficulty=difficulty)
    assert setup.scenario_level(game) == expected


# --- treasures --------------------------------------------------------------------------------------------------


def finder(reward):
    board = Field(row(4))
    hero = board.drifter()
    board.hero("boneshaper", (1, 0))
    item = Item(id="129", name=name("129"), slot="head", price=20, use="spent", when="turn")
    game = board.game(treasures={7: reward}, items={"129": item})
    game.state.loot_deck = ["coin_2", "axenut"]
    board.contents[1] = Contents(treasures=(Treasure(at=(0, 0), number=7),))
    reveal.lay_out(game, 1, Contents(treasures=(Treasure(at=(0, 0), number=7),)))
    run(game, loot.loot_hex(game, hero, (0, 0)))
    return game, hero


@pytest.mark.rule("FH-TRE-06")
def test_a_treasure_may_be_cards_of_the_loot_deck_as_far_as_there_are_any():
    game, hero = finder(TreasureReward(number=7, loot=3))
    assert (hero.coins, hero.resources, game.state.loot_deck) == (2, {"axenut": 1}, [])


@pytest.mark.rule("FH-TRE-08")
def test_materials_are_received_like_loot_and_gold_is_gold():
    game, hero = finder(TreasureReward(number=7, resources={"wood": 2, "axenut": 1}))
    assert (hero.resources, hero.coins) == ({"wood": 2, "axenut": 1}, 0)
    game, hero = finder(TreasureReward(number=7, gold=15))
    game.state.result = "lost"
    ending.finish(game)
    assert hero.character.gold == 15


@pytest.mark.rule("FH-LTA-07")
def test_a_treasure_is_the_looters_and_designs_are_everybodys():
    game, hero = finder(TreasureReward(number=7, item="129"))
    assert [one.items for one in game.state.heroes] == [[ItemCard("129")], []]
    game, hero = finder(TreasureReward(number=7, random_design=True))
    assert ([one.items for one in game.state.heroes], hero.treasures) == ([[], []], (7,))
    assert [event.kind for event in game.events if "treasure_" in event.kind] == ["treasure_design"]


# --- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-END-07")
def test_what_still_lies_on_the_map_is_nobodys():
    board = Field(row(4))
    hero = board.drifter()
    game = board.game()
    game.state.coins, game.state.result = [(2, 0), (3, 0)], "won"
    ending.finish(game)
    assert (hero.coins, hero.character.gold, hero.loot) == (0, 0, ())


@pytest.mark.rule("FH-GOA-02")
@pytest.mark.parametrize(("result", "checks"), [("won", 1), ("lost", 0)])
def test_a_battle_goal_counts_only_if_the_scenario_is_completed(result, checks):
    goal = next(one for one in CONTENT.goals.values() if one.test == "no_loot")
    board = Field(row(4))
    hero = board.drifter()
    hero.goals = (goal.id,)
    game = board.game(goals={goal.id: replace(goal, checks=1)})
    game.state.result = result
    ending.finish(game)
    assert hero.character.checks == checks


@pytest.mark.rule("FH-GOA-03")
def test_there_are_eighteen_checkmarks_at_most():
    goal = next(one for one in CONTENT.goals.values() if one.test == "no_loot")
    board = Field(row(4))
    hero = board.drifter()
    hero.goals, hero.character = (goal.id,), replace(hero.character, checks=17)
    game = board.game(goals={goal.id: replace(goal, checks=2)})
    game.state.result = "won"
    ending.finish(game)
    assert hero.character.checks == 18


@pytest.mark.rule("FH-GOA-04")
def test_every_scenario_is_dealt_from_all_battle_goals():
    seen = Counter[str]()
    for seed in range(12):
        for hero in set_up(seed=seed).state.heroes:
            seen.update(hero.goals)
    assert max(seen.values()) > 1 or len(seen) == len(CONTENT.goals)
    match = set_up(until="hands", preparation="full")
    assert len({goal for hero in match.state.heroes for goal in hero.goals}) == 2


@pytest.mark.rule("FH-EXH-02")
def test_without_two_cards_to_play_or_to_rest_with_a_character_is_exhausted_with_all_its_hit_points():
    board = Field(row(5))
    hero = board.drifter()
    board.hero("boneshaper", (1, 0)).hand = board.plain("x", "y")
    board.guard((4, 0))
    hero.chosen, hero.hand, hero.discard = [], board.plain("a"), board.plain("b")
    board.state.heroes[1].chosen = []
    game = board.game()
    game.state.phase = "selection"
    assert asked(phase_rules(game)) is not None
    assert (hero.exhausted, game.find("drifter")) == (True, None)
    assert not told(game, "suffers")


def phase_rules(game):
    from tafelrunde.games.havens.rules import flow
    from tafelrunde.kernel.decision import Together

    rules = flow.STEPS["selection"](game)
    request = next(rules)
    while not isinstance(request, Together):
        request = rules.send(None)
    yield from request.parts[1]


@pytest.mark.rule("FH-EXH-02")
@pytest.mark.parametrize(("hand", "discard"), [(2, 0), (0, 2), (1, 2)])
def test_with_two_of_one_kind_it_goes_on(hand, discard):
    board = Field(row(5))
    hero = board.drifter()
    hero.chosen = []
    hero.hand, hero.discard = board.plain(*"ab"[:hand]), board.plain(*"cd"[:discard])
    game = board.game()
    game.state.phase = "selection"
    from tafelrunde.games.havens.rules import flow

    next(flow.STEPS["selection"](game), None)
    assert not hero.exhausted


@pytest.mark.rule("FH-ITM-17", "FH-END-05")
def test_items_are_never_lost_for_good():
    board = Field(row(3))
    hero = board.drifter()
    board.item(hero, "001", state="consumed", use="consumed")
    game = board.game()
    game.state.result = "lost"
    ending.finish(game)
    assert hero.character.items == ("001",)


@pytest.mark.rule("FH-GEN-09", "FH-TIL-05")
def test_a_locked_door_opens_for_nobody_until_it_is_unlocked():
    board = Field(row(3))
    board.drifter((2, 0))
    board.door((3, 0), [(4, 0)], locked=True)
    game = board.game()
    from tafelrunde.games.havens.rules.map import movement

    assert movement.closed_door(game, (3, 0)) is None
    game.state.unlocked = ("door2",)
    assert movement.closed_door(game, (3, 0)) is not None
