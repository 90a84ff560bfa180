"""Set-up (3), scenario level (3.1), levels, perks and purchases as far as a scenario needs them (9.4, 9.5, 10.8)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.box.special import Afflict, AtSetup, Burden, Hurt, SpecialRule
from tafelrunde.games.havens.rules.setup import equipment, placing, recommending, training
from tafelrunde.games.havens.rules.setup import scenario as setup
from tafelrunde.games.havens.seats import secrets
from tafelrunde.games.havens.state import Agreement, Character, Hero
from tafelrunde.kernel import NOBODY, BadSetup, Chance, Match
from tests.helpers.arena import arena, asked, ids, run
from tests.helpers.playing import random_choice

TWO: dict[str, Any] = {"class_1": "brute", "class_2": "spellweaver"}


def begun(players: int = 2, **options: Any) -> Match:
    """A match at its first question."""
    return Match.new(RULEBOOK, players, seed=5, options={**TWO, **options})


def set_up(players: int = 2, **options: Any) -> Match:
    """A match at the first card selection, everything chosen as it comes."""
    match = begun(players, **options)
    while match.state.phase != "selection":
        decision = match.decisions[0]
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    return match


def hero(match: Match, index: int = 0) -> Hero:
    found: Hero = match.state.heroes[index]
    return found


# --- who plays --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVR-02", "GH-SOL-01")
@pytest.mark.parametrize(
    ("players", "characters", "seats"),
    [(1, 0, [0, 0]), (1, 4, [0, 0, 0, 0]), (2, 3, [0, 1, 0]), (3, 0, [0, 1, 2]), (4, 0, [0, 1, 2, 3])],
)
def test_characters_go_round_the_seats(players: int, characters: int, seats: list[int]):
    classes = {"class_3": "tinkerer", "class_4": "cragheart"}
    match = begun(players, characters=characters, **classes)
    assert [one.seat for one in match.state.heroes] == seats


@pytest.mark.rule("GH-OVR-03", "GH-OVR-04")
def test_each_class_is_chosen_once_and_one_seat_after_the_other():
    match = Match.new(RULEBOOK, 3, options={"class_3": "tinkerer"})
    assert match.decision.seat == 0
    assert ids(match.decision) == [
        f"class:{name}" for name in ("brute", "cragheart", "mindthief", "scoundrel", "spellweaver")
    ]
    match.answer("class:brute")
    assert match.decision.seat == 1
    assert "class:brute" not in ids(match.decision)
    match.answer("class:mindthief")
    assert [one.id for one in match.state.heroes] == ["brute", "mindthief", "tinkerer"]


@pytest.mark.rule("GH-OVR-03", "GH-SOL-01")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"class_1": "brute", "class_2": "brute"}), (4, {"characters": 2}), (1, {"characters": 1})],
)
def test_set_ups_that_can_not_be(players: int, options: dict[str, Any]):
    with pytest.raises(BadSetup):
        RULEBOOK.setup(players, options)


# --- scenario level ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LVL-01", "GH-LVL-02", "GH-LVL-08", "GH-OVR-14")
@pytest.mark.parametrize(
    ("levels", "expected"), [((6, 4, 4, 3), 3), ((1, 1), 1), ((2, 2), 1), ((3, 2), 2), ((9, 9), 5)]
)
def test_the_recommended_level_is_half_the_average_rounded_up(levels: tuple[int, ...], expected: int):
    game = arena({"brute": (0, 0)})
    game.state.heroes = [
        Hero(index=n, seat=n, character=Character(cls="brute", level=level)) for n, level in enumerate(levels)
    ]
    assert setup.scenario_level(game) == expected


@pytest.mark.rule("GH-LVL-03", "GH-LVL-04")
@pytest.mark.parametrize(
    ("level", "difficulty", "expected"),
    [
        (1, "easy", 0),
        (1, "normal", 1),
        (1, "hard", 2),
        (9, "very_hard", 7),
        (5, "very_hard", 5),
        (9, "0", 0),
        (1, "7", 7),
    ],
)
def test_difficulty_moves_the_level_between_0_and_7(level: int, difficulty: str, expected: int):
    game = arena({"brute": (0, 0)}, level=level, agreed=Agreement(characters=2, difficulty=difficulty))
    assert setup.scenario_level(game) == expected


@pytest.mark.rule("GH-LVL-05", "GH-LVL-06", "GH-LVL-07", "GH-SOL-02", "GH-SOL-03", "GH-SOL-04", "GH-SOL-05")
@pytest.mark.parametrize("level", range(8))
def test_what_the_level_fixes(level: int):
    game = arena({"brute": (0, 0)})
    game.state.level = level
    plain = game.level
    assert (plain.monster_level, plain.trap_damage, plain.hazard_damage) == (level, 2 + level, (2 + level) // 2)
    assert plain.bonus_xp == 4 + 2 * level
    game.state.adjusted = True
    raised = game.level
    assert (raised.monster_level, raised.trap_damage) == (min(level + 1, 7), 3 + level)
    assert raised.hazard_damage == (3 + level) // 2
    assert (raised.gold_per_coin, raised.bonus_xp) == (plain.gold_per_coin, plain.bonus_xp)


@pytest.mark.rule("GH-SOL-02", "GH-SOL-03")
@pytest.mark.parametrize(
    ("players", "options", "adjusted"),
    [
        (1, {}, True),
        (2, {}, False),
        (2, {"open_hands": True}, True),
        (1, {"solo_adjustment": "off"}, False),
        (2, {"solo_adjustment": "on"}, True),
    ],
)
def test_who_plays_alone_or_with_open_hands_meets_stronger_monsters(
    players: int, options: dict[str, Any], adjusted: bool
):
    assert begun(players, **options).state.adjusted == adjusted


# --- the starting room ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SET-01", "GH-SET-02", "GH-SET-11", "GH-SET-14", "GH-DAT-32", "GH-SCL-01")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_only_the_starting_room_is_populated_for_this_many_characters(characters: int):
    match = begun(1, characters=characters, class_3="tinkerer", class_4="scoundrel")
    state = match.state
    scenario = RULEBOOK.game(state).scenario
    assert state.rooms == (1,)
    wanted = [one.players[characters - 2] for one in scenario.contents[1].monsters]
    placed = Counter(figure.rank for figure in state.figures if figure.kind == "monster")
    assert placed == Counter(rank for rank in wanted if rank != "-")
    assert all(value == 0 for value in state.elements.values())
    assert Counter(state.monster_modifiers.draw) == Counter(STANDARD)


@pytest.mark.rule("GH-SET-03")
def test_standee_numbers_are_random():
    numbers = {
        tuple(sorted(figure.number for figure in Match.new(RULEBOOK, 2, seed, options=TWO).state.figures))
        for seed in range(6)
    }
    assert len(numbers) > 1


@pytest.mark.rule("GH-SET-10")
def test_figures_are_placed_on_empty_start_hexes():
    match = begun()
    while match.state.phase != "placing":
        decision = match.decisions[0]
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    start = [f"place:{q},{r}" for q, r in match.state.map.start]
    assert sorted(ids(match.decision)) == sorted(start)
    match.answer(start[0])
    assert sorted(ids(match.decision)) == sorted(start[1:])
    match.answer(start[1])
    brute = RULEBOOK.game(match.state).figure("brute")
    assert (brute.at, brute.hp, brute.most) == (match.state.map.start[0], 10, 10)


# --- training ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LUP-01", "GH-LUP-03", "GH-LUP-04", "GH-LUP-05", "GH-PRK-03")
@pytest.mark.parametrize("level", [1, 2, 5, 9])
def test_quick_characters_have_what_their_level_gives(level: int):
    match = set_up(hero_level=level)
    content = RULEBOOK.game(match.state).content
    for one in match.state.heroes:
        character = one.character
        assert (character.level, character.xp) == (level, content.level_xp[level - 1])
        assert len(character.perks) == level - 1
        levels = [content.cards[card].level for card in character.pool]
        learned = [number for number in levels if isinstance(number, int) and number > 1]
        assert all(card <= number for card, number in zip(sorted(learned), range(2, level + 1), strict=True))
        assert len(one.hand) == content.classes[one.id].hand
        body = RULEBOOK.game(match.state).figure(one.id)
        assert body.most == content.classes[one.id].hp[level - 1]


@pytest.mark.rule("GH-SET-16")
def test_the_recommended_hand_of_level_1_is_its_level_1_cards():
    content = arena().content
    for cls in content.classes.values():
        character = Character(cls=cls.id, pool=recommending.first_pool(content, cls.id))
        levels = [content.cards[card].level for card in recommending.hand(content, character)]
        assert levels == [1] * cls.hand


@pytest.mark.rule("GH-LUP-03", "GH-LUP-08", "GH-PRK-02", "GH-PRK-07")
def test_levels_cards_and_perks_are_chosen_one_after_the_other():
    match = begun(hero_level=3, preparation="full")
    content = RULEBOOK.game(match.state).content
    assert match.decision.question == "learn"
    offered = [option.id.partition(":")[2] for option in match.decision.options]
    assert {content.cards[card].level for card in offered} == {2}
    match.answer(f"learn:{offered[0]}")
    assert match.decision.question == "perk"
    match.answer("perk:brute-perk-02")
    assert {content.cards[option.id.partition(":")[2]].level for option in match.decision.options} == {2, 3}
    assert f"learn:{offered[0]}" not in ids(match.decision)
    match.answer(match.decision.options[0])
    assert "perk:brute-perk-02" not in ids(match.decision)


@pytest.mark.rule("GH-PRK-01", "GH-PRK-05", "GH-PRK-06")
def test_perks_change_the_modifier_deck():
    content = arena().content
    deck = Counter(recommending.modifier_deck(content, ["brute-perk-02"]))
    assert (deck["-1"], deck["+1"]) == (STANDARD["-1"] - 1, STANDARD["+1"] + 1)
    twice = recommending.modifier_deck(content, ["brute-perk-01"] * 4)
    assert Counter(twice)["-1"] == 0
    assert len(twice) == 15


@pytest.mark.rule("GH-SHP-03", "GH-SHP-08", "GH-ITM-02")
def test_items_are_bought_for_the_starting_gold():
    match = begun(preparation="full")
    decision = match.decision
    assert (decision.question, decision.args["gold"]) == ("buy", 30)
    shown = [option.id for option in decision.options] + [refused.id for refused in decision.refused()]
    assert {int(name.partition(":")[2]) for name in shown if name != "done"} == set(range(1, 15))
    match.answer("buy:001")
    assert (hero(match).character.gold, hero(match).character.items) == (10, ("001",))
    assert "buy:001" not in ids(match.decision)
    assert "buy:002" in [refused.id for refused in match.decision.refused()]


@pytest.mark.rule("GH-SHP-03", "GH-DAT-17")
def test_an_item_of_which_no_copy_is_left_is_not_on_sale():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0), "tinkerer": (2, 0)})
    for owner in game.state.heroes[1:]:
        owner.character = Character(cls=owner.id, items=("001",))
    assert game.item("001").copies == 2
    assert "001" not in training.on_sale(game, game.state.heroes[0])
    assert "012" in training.on_sale(game, game.state.heroes[0])


@pytest.mark.parametrize("level", range(1, 10))
def test_recommended_purchases_are_affordable_and_can_be_worn(level: int):
    game = arena()
    for cls in game.content.classes:
        gold = 15 * (level + 1)
        character = Character(cls=cls, level=level, gold=gold, pool=recommending.first_pool(game.content, cls))
        offered = [name for name in game.content.items if int(name) <= game.edition.items_offered(level)]
        bought = recommending.purchases(game.content, character, offered)
        assert bought
        assert sum(game.item(item).price for item in bought) <= gold
        worn: list[str] = []
        for item in bought:
            assert equipment.fits(game.content, level, worn, item)
            worn.append(item)


# --- equipment, goals, hands ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-01")
@pytest.mark.parametrize(
    ("worn", "item", "level", "fits"),
    [
        (["001"], "002", 1, False),
        (["008"], "011", 1, True),
        (["008"], "010", 1, False),
        (["010"], "008", 1, False),
        (["012"], "013", 1, False),
        (["012"], "013", 3, True),
        (["012", "013"], "014", 5, True),
        (["003"], "004", 1, False),
        (["012", "030"], "013", 1, True),
    ],
)
def test_how_much_a_character_can_wear(worn: list[str], item: str, level: int, fits: bool):
    assert equipment.fits(arena().content, level, worn, item) == fits


@pytest.mark.rule("GH-SET-05", "GH-SET-13", "GH-ITM-12")
def test_some_items_burden_the_modifier_deck():
    game = arena({"brute": (0, 0)})
    owner = game.state.heroes[0]
    equipment.take(game, owner, ["003"])
    assert owner.deck.draw.count("-1 temporary") == game.item("003").minus_ones == 2

    game = arena({"brute": (0, 0)})
    owner = game.state.heroes[0]
    owner.character = Character(cls="brute", perks=("brute-perk-11",))
    equipment.take(game, owner, ["003"])
    assert owner.deck.draw.count("-1 temporary") == 0


@pytest.mark.rule("GH-SET-05")
def test_equipment_is_chosen_item_by_item():
    game = arena({"brute": (0, 0)}, phase="equipment", preparation="full")
    owner = game.state.heroes[0]
    owner.character = Character(cls="brute", items=("001", "002", "012"), pool=owner.character.pool)
    assert ids(asked(equipment.equip(game))) == ["equip:001", "equip:002", "equip:012", "done"]
    run(equipment.equip(game), "equip:002", "done")
    assert [item.id for item in owner.items] == ["002"]


@pytest.mark.rule("GH-SET-06", "GH-SET-16", "GH-SET-17")
def test_hands_are_chosen_card_by_card_or_the_rest_as_recommended():
    game = arena({"brute": (0, 0)}, phase="hands")
    owner = game.state.heroes[0]
    owner.hand = []
    decision = asked(setup.hands(game))
    assert decision.default == "recommended"
    assert {f"take:{card}" for card in owner.character.pool} < set(ids(decision))
    run(setup.hands(game), "take:BR-11", "take:BR-12", "recommended")
    assert len(owner.hand) == 10
    assert {"BR-11", "BR-12", "BR-01"} <= set(owner.hand)


# --- scenario effects -------------------------------------------------------------------------------------------


def with_effects(*effects: Any, perks: tuple[str, ...] = ()):
    """A party about to begin a scenario with these effects; the second character has these perks."""
    game = arena({"brute": (0, 0), "tinkerer": (1, 0)}, phase="placing", round=0)
    rule = SpecialRule(when=AtSetup(), do=effects)
    changed = replace(game.content.scenarios["1"], special=(rule,))
    game.content = replace(game.content, scenarios={**game.content.scenarios, "1": changed})
    game.state.heroes[1].character = Character(cls="tinkerer", perks=perks)
    return game


@pytest.mark.rule("GH-SET-12", "GH-RUL-01")
def test_scenario_effects_begin_with_the_first_round_and_a_perk_ignores_them():
    game = with_effects(Hurt(n=2), Afflict(cond="wound"), perks=("tinkerer-perk-09",))
    run(placing.begin(game), "suffer")
    assert game.figure("brute").hp == 8
    assert game.has(game.figure("brute"), "wound")
    assert (game.figure("tinkerer").hp, game.figure("tinkerer").marks) == (8, ())


@pytest.mark.rule("GH-SET-01", "GH-DAT-14")
def test_burdens_come_before_equipment():
    game = with_effects(Burden(n=3), perks=("tinkerer-perk-09",))
    game.state.rooms = ()
    game.state.figures.clear()
    run(setup.scenario_effects(game))
    assert [one.deck.draw.count("-1 temporary") for one in game.state.heroes] == [3, 0]
    assert game.state.phase == "battle_goals"


# --- who may know what ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-HID-01", "GH-HID-02", "GH-HID-03")
def test_others_see_neither_hand_nor_goal_nor_the_order_of_piles():
    match = set_up()
    for seat in (1, NOBODY):
        seen = secrets.view(match.state, seat).heroes[0]
        assert set(seen.hand) == {secrets.HIDDEN}
        assert len(seen.hand) == 10
        assert seen.goals == (secrets.HIDDEN,)
        assert seen.deck.draw == sorted(hero(match).deck.draw)
    own = secrets.view(match.state, 0).heroes[0]
    assert (own.hand, own.goals) == (hero(match).hand, hero(match).goals)


@pytest.mark.rule("GH-SOL-03")
def test_open_hands_are_seen_by_all():
    match = set_up(open_hands=True)
    assert secrets.view(match.state, 1).heroes[0].hand == hero(match).hand


@pytest.mark.rule("GH-HID-01")
def test_cards_that_were_seen_are_known_to_be_in_hand():
    match = set_up()
    chance = Chance(3)
    while match.state.round < 4:
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
    one = hero(match)
    lying = {*one.discard, *one.lost, *one.chosen, *[card.card for card in one.active]}
    known = {card for card in one.seen if card not in lying}
    for seed in range(5):
        imagined = match.clone().state
        match.rulebook.imagine(imagined, 1, Chance(seed))
        hand = set(imagined.heroes[0].hand)
        assert known <= hand
        assert len(hand) == len(one.hand)
        assert hand <= set(one.character.pool) - lying


@pytest.mark.rule("GH-HID-02")
def test_who_has_looked_at_the_top_of_its_deck_knows_it():
    match = set_up()
    one = hero(match)
    one.deck.known = 3
    top = one.deck.draw[-3:]
    assert secrets.view(match.state, 0).heroes[0].deck.draw[-3:] == top
    assert secrets.view(match.state, 1).heroes[0].deck.draw == sorted(one.deck.draw)
    for seed in range(4):
        imagined = match.clone().state
        imagined.heroes[0].deck.known = 3
        match.rulebook.imagine(imagined, 0, Chance(seed))
        assert imagined.heroes[0].deck.draw[-3:] == top
        assert sorted(imagined.heroes[0].deck.draw) == sorted(one.deck.draw)
