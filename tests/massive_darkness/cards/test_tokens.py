"""Picking up tokens (chapter 5.9)."""

import pytest

from tests.massive_darkness.table import hero, ids, pile, play, question, settle, table, told


@pytest.mark.rule("MD-PCK-01", "MD-PCK-10", "MD-Q0-04")
def test_all_tokens_of_the_zone_at_once():
    match = table("""
        level: 2
        heroes: [{zone: A1}, {}]
        open: [A2-B2]
        explored: [A1, A2]
        treasure: {A1: [2, 1], A2: 1}
        on_top: {treasure_2: [S066, S067], treasure_3: [S101]}
    """)
    play(match, "pick_up", "token:normal", "token:normal", "token:library")
    settle(match, "move_on")
    assert match.state.treasure == {"A2": (1, 0)}
    assert match.state.objectives == []
    assert sorted(hero(match).pack) == ["S066", "S067", "S101"]
    assert match.state.activation.points == 1, "one point for all"
    assert (hero(match).xp, match.state.marks) == (3, {"map": 1})


@pytest.mark.rule("MD-PCK-03")
def test_the_player_chooses_the_order_of_the_tokens():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: [1, 1]}
        on_top: {treasure_1: [S008], treasure_2: [S049]}
    """)
    play(match, "pick_up")
    assert (question(match), ids(match), match.decision.seat) == ("token_order", ["token:normal", "token:special"], 0)
    play(match, "token:special")
    assert hero(match).pack == ("S049", "S008")


@pytest.mark.rule("MD-PCK-04")
@pytest.mark.parametrize(("zone", "drawn"), [("B5", "S027"), ("B2", "S066")])
def test_a_normal_token_is_a_card_of_the_tiles_level(zone: str, drawn: str):
    match = table(f"""
        heroes: [{{zone: {zone}}}, {{}}]
        treasure: {{{zone}: 1}}
        on_top: {{treasure_1: [S027], treasure_2: [S066]}}
    """)
    play(match, "pick_up", "done")
    assert hero(match).pack == (drawn,)


@pytest.mark.rule("MD-PCK-05")
@pytest.mark.parametrize(("zone", "drawn"), [("B5", "S066"), ("B2", "S101")])
def test_a_special_token_is_a_card_of_the_next_level(zone: str, drawn: str):
    match = table(f"""
        heroes: [{{zone: {zone}}}, {{}}]
        treasure: {{{zone}: [0, 1]}}
        on_top: {{treasure_2: [S066], treasure_3: [S101]}}
    """)
    play(match, "pick_up", "done")
    assert hero(match).pack == (drawn,)


@pytest.mark.rule("MD-PCK-04", "MD-PCK-05")
@pytest.mark.parametrize(("tokens", "drawn"), [("[0, 1]", ["S149", "S150"]), ("[1, 0]", ["S149"])])
def test_a_special_token_on_level_5_is_two_cards_a_normal_one_is_one(tokens: str, drawn: list[str]):
    match = table(f"""
        options: {{quest: fiends_treasure}}
        level: 5
        heroes: [{{zone: H4}}, {{}}]
        treasure: {{H4: {tokens}}}
        on_top: {{treasure_5: [S149, S150, S151]}}
    """)
    play(match, "pick_up")
    assert sorted(hero(match).pack) == drawn


TWO_CARDS = """
    heroes: [{{zone: B5}}, {{zone: B5}}, {{zone: {third}}}]
    treasure: {{B5: 2}}
    on_top: {{treasure_1: [S008, S027]}}
"""


@pytest.mark.rule("MD-PCK-06")
def test_any_number_of_the_new_cards_to_exactly_one_hero_in_the_zone():
    match = table(TWO_CARDS.format(third="B5"))
    play(match, "pick_up")
    assert (question(match), ids(match)) == ("share", ["to:1", "to:2", "keep"])
    play(match, "to:1")
    assert ids(match) == ["hand:S008", "hand:S027", "done"]
    play(match, "hand:S027")
    assert ids(match) == ["hand:S008", "done"], "the rest to the same hero or to nobody"
    play(match, "done")
    assert (hero(match, 0).pack, hero(match, 1).pack, hero(match, 2).pack) == (("S008",), ("S027",), ())


@pytest.mark.rule("MD-PCK-06")
def test_all_new_cards_can_be_handed_over_but_no_others():
    match = table(TWO_CARDS.format(third="B6").replace("[{zone: B5}", "[{zone: B5, pack: [S013]}"))
    play(match, "pick_up")
    assert ids(match) == ["to:1", "keep"], "the third hero is in another zone"
    play(match, "to:1", "hand:S008", "hand:S027")
    assert (hero(match, 0).pack, hero(match, 1).pack) == (("S013",), ("S008", "S027"))


@pytest.mark.rule("MD-PCK-06", "MD-PCK-07")
def test_any_seat_hands_to_any_seat_and_who_got_nothing_does_not_rearrange():
    text = """
        active: 1
        heroes: [{zone: B5, pack: [S034]}, {zone: B5}]
        treasure: {B5: 1}
        on_top: {treasure_1: [S029]}
    """
    match = play(table(text), "pick_up", "to:0", "hand:S029")
    assert (hero(match, 0).pack, hero(match, 1).pack) == (("S034", "S029"), ())
    assert (question(match), match.decision.seat) == ("reorganise", 0)
    match = play(table(text), "pick_up", "to:0", "done")
    assert (question(match), match.decision.seat) == ("reorganise", 1)
    play(match, "done")
    assert (question(match), match.decision.seat) == ("move_on", 1)


@pytest.mark.rule("MD-PCK-12")
@pytest.mark.parametrize("absent", ["health: 0", "escaped: true"])
def test_dead_heroes_do_not_receive_new_cards(absent: str):
    match = table(f"""
        heroes: [{{zone: B5}}, {{zone: B5, {absent}}}]
        treasure: {{B5: 1}}
        on_top: {{treasure_1: [S008]}}
    """)
    play(match, "pick_up")
    assert question(match) == "move_on"
    assert hero(match).pack == ("S008",)


@pytest.mark.rule("MD-PCK-07", "MD-RUL-08")
def test_who_received_cards_rearranges_for_nothing_and_uses_them_at_once():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11]}, {zone: B5}]
        treasure: {B5: 2}
        on_top: {treasure_1: [S029, S034]}
    """)
    play(match, "pick_up", "to:1", "hand:S034", "done")
    assert (question(match), match.decision.seat) == ("reorganise", 0)
    play(match, "equip:S029")
    assert hero(match).hands == ("SA11", "S029")
    assert (question(match), match.decision.seat) == ("reorganise", 1)
    play(match, "equip:S034")
    assert "S034" in hero(match, 1).hands
    assert match.state.activation.actions == 2


@pytest.mark.rule("MD-PCK-08")
def test_gold_of_the_gnomes_gives_xp_to_who_draws_it():
    match = table("heroes: [{zone: B5}, {zone: B5}]\ntreasure: {B5: 1}\non_top: {treasure_1: [S014]}")
    play(match, "pick_up", "to:1", "hand:S014")
    assert (hero(match, 0).xp, hero(match, 1).xp) == (3, 0)
    assert hero(match, 1).pack == ("S014",)


@pytest.mark.rule("MD-PCK-08")
def test_a_lucky_find_is_replaced_by_a_card_of_the_next_level():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: 1}
        on_top: {treasure_1: [S018, S008], treasure_2: [S049]}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("S049",)
    assert pile(match.state, "treasure_1", "discard") == ["S018"]


@pytest.mark.rule("MD-PCK-08")
def test_a_lucky_find_behind_a_lucky_find_goes_up_again():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: 1}
        on_top: {treasure_1: [S018], treasure_2: [S054], treasure_3: [S085]}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("S085",)


@pytest.mark.rule("MD-PCK-08", "MD-PCK-09")
def test_behind_a_lucky_find_there_may_be_a_trap():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: 1}
        on_top: {treasure_1: [S018], treasure_2: [S056]}
    """)
    play(match, "pick_up")
    assert (hero(match).pack, hero(match).health, hero(match).stunned) == ((), 4, True)


@pytest.mark.rule("MD-PCK-09")
def test_a_trap_hits_who_draws_it_and_is_discarded():
    match = table("heroes: [{zone: B5}, {zone: B5}]\ntreasure: {B5: 1}\non_top: {treasure_1: [S019]}")
    play(match, "pick_up")
    assert (hero(match, 0).health, hero(match, 1).health, hero(match).pack) == (4, 5, ())
    assert pile(match.state, "treasure_1", "discard") == ["S019"]
    assert question(match) == "move_on"


@pytest.mark.rule("MD-PCK-09")
def test_a_trap_for_all_hits_all_in_the_zone_but_nobody_else():
    match = table("""
        level: 2
        heroes: [{zone: B2}, {zone: B2}, {zone: B2, health: 0}, {zone: B3}]
        treasure: {B2: [0, 1]}
        on_top: {treasure_3: [S089]}
    """)
    play(match, "pick_up")
    assert [hero(match, seat).health for seat in range(4)] == [4, 4, 0, 5]


@pytest.mark.rule("MD-RUL-04", "MD-PCK-09", "MD-ACT-09")
def test_a_trap_that_kills_leaves_the_other_tokens_in_the_zone():
    match = table("""
        heroes: [{zone: B5, health: 1}, {zone: B5}]
        treasure: {B5: [3, 1]}
        objectives: [{kind: library, zone: B5}]
        on_top: {treasure_1: [S008, S019]}
    """)
    play(match, "pick_up", "token:normal", "token:normal")
    assert hero(match).dead
    assert hero(match).pack == ("S008",), "what was drawn lies with the dead hero, nobody gets it"
    assert match.state.treasure == {"B5": (1, 1)}
    assert [(token.kind, token.zone) for token in match.state.objectives] == [("library", "B5")]
    assert match.decision.seat == 1


@pytest.mark.rule("MD-RUL-04")
@pytest.mark.parametrize(("tokens", "left"), [("[1, 0]", {}), ("[2, 0]", {"B5": (1, 0)}), ("[1, 1]", {"B5": (0, 1)})])
def test_what_was_not_resolved_lies_there_again_and_nothing_else(tokens: str, left: dict[str, tuple[int, int]]):
    match = table(f"""
        heroes: [{{zone: B5, health: 1}}, {{}}]
        treasure: {{B5: {tokens}}}
        objectives: [{{kind: library, zone: B5}}]
        on_top: {{treasure_1: [S019]}}
    """)
    play(match, "pick_up", "token:normal")
    assert (hero(match).dead, match.state.treasure) == (True, left)
    assert [token.zone for token in match.state.objectives] == ["B5"]


@pytest.mark.rule("MD-PCK-02", "MD-PCK-10")
def test_an_enemy_guards_objective_tokens_too():
    match = table("""
        level: 2
        heroes: [{zone: A1}, {}]
        explored: [A1, A2]
        open: [A2-B2]
        enemies: [{card: W001, zone: A1}]
    """)
    assert "pick_up" not in ids(match)
    match.state.enemies.clear()
    play(match, "trade")
    settle(match, "act")
    assert "pick_up" in ids(match)


@pytest.mark.rule("MD-PCK-11")
def test_tokens_that_mark_a_place_are_not_picked_up():
    match = table("heroes: [{zone: B5}, {}]\nobjectives: [{kind: cave, zone: B5, marker: true}]")
    assert "pick_up" not in ids(match)
    match = table("""
        heroes: [{zone: B5}, {}]
        objectives: [{kind: cave, zone: B5, marker: true}]
        treasure: {B5: 1}
        on_top: {treasure_1: [S008]}
    """)
    play(match, "pick_up")
    assert [token.kind for token in match.state.objectives] == ["cave"]
    assert told(match, "picked_up")[0].args["tokens"] == ["normal"]


@pytest.mark.rule("MD-PCK-01")
def test_nothing_to_pick_up_is_no_option():
    assert "pick_up" not in ids(table("heroes: [{zone: B5}, {}]\ntreasure: {B6: 1}"))
