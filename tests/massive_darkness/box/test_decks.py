"""Decks and discards (chapter 2.3)."""

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.table import enemy, hero, pile, play, question, settle, table, told

content = load()


def ambush(level: int, piles: str, on_top: str = "") -> Match:
    """A door is opened and its card (T07) brings a guard of the current level."""
    match = table(f"level: {level}\npiles: {{{piles}}}\non_top: {{door: [T07]{on_top}}}")
    return play(match, "open:B6-C6")


@pytest.mark.rule("MD-DCK-01", "MD-SET-03")
def test_every_type_of_card_has_a_pile_of_its_own_guards_and_treasures_one_per_level():
    state = table().state
    for level in range(1, 6):
        assert {content.guards[card].level for card in pile(state, f"guard_{level}")} == {level}
        assert {content.treasures[card].level for card in pile(state, f"treasure_{level}")} == {level}
        assert pile(state, f"guard_{level}", "discard") == pile(state, f"treasure_{level}", "discard") == []
    assert {content.monsters[card].role for card in state.lesser_deck} == {"lesser"}
    assert {content.monsters[card].role for card in state.greater_deck} == {"greater"}
    assert set(state.door_deck) == set(content.doors)
    assert set(state.event_deck) == set(content.events)
    assert set(state.artefact_deck) == set(content.artefacts)


@pytest.mark.rule("MD-DCK-02")
def test_an_empty_pile_is_made_anew_from_its_discards():
    match = table("phase: event\npiles: {event: {deck: [], discard: [E14]}}")
    assert [event.args["card"] for event in told(match, "event")] == ["E14"]
    assert (match.state.event_deck, match.state.event_discard) == ([], ["E14"])


@pytest.mark.rule("MD-DCK-02")
def test_discards_are_shuffled_not_turned_over():
    orders = set()
    for number in range(4):
        match = table("""
            phase: event
            piles: {event: {deck: [E14], discard: [E01, E02, E03, E04, E05, E06, E07, E08, E09, E10]}}
        """)
        state = match.state
        state.rng = number + 1
        game = Game(state)
        state.event_discard[:] = [card for card in state.event_discard if card != "E14"]
        game.draw(state.event_deck, state.event_discard, "events")
        orders.add(tuple(state.event_deck))
    assert len(orders) > 1


@pytest.mark.rule("MD-DCK-02", "MD-DOR-03")
def test_the_door_pile_is_made_anew_while_the_second_door_card_is_drawn():
    match = table("piles: {door: {deck: [], discard: [T05]}}")
    play(match, "open:B6-C6")
    assert [event.args["card"] for event in told(match, "door_card")] == ["T05"]
    play(match, "open:A6-B6")
    assert [event.args["card"] for event in told(match, "door_card")] == ["T05", "T05"]


@pytest.mark.rule("MD-DCK-02", "MD-WAN-02")
def test_a_monster_comes_back_when_its_pile_is_empty():
    match = table("phase: event\npiles: {lesser: {deck: [], discard: [WM04]}}\non_top: {event: [E11]}")
    assert enemy(match, "cave_troll").card == "WM04"


@pytest.mark.rule("MD-DCK-03")
@pytest.mark.parametrize(("level", "empty", "drawn"), [(1, [1], "W011"), (1, [1, 2, 3], "W036"), (4, [4], "W041")])
def test_guards_of_levels_1_to_4_are_never_shuffled_again_the_next_level_serves(level, empty, drawn):
    first = {1: "W004", 2: "W011", 3: "W025", 4: "W036", 5: "W041"}
    piles = ", ".join(f"guard_{at}: {{discard: [{first[at]}]}}" for at in empty)
    higher = empty[-1] + 1
    match = ambush(level, piles, f", guard_{higher}: [{first[higher]}]")
    assert [guard.card for guard in match.state.enemies] == [drawn]
    assert pile(match.state, f"guard_{level}", "discard") == [first[level]]


@pytest.mark.rule("MD-DCK-03", "MD-PCK-04")
def test_treasures_of_levels_1_to_4_are_never_shuffled_again():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: 1}
        piles: {treasure_1: {discard: [S027]}}
        on_top: {treasure_2: [S063]}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("S063",)


@pytest.mark.rule("MD-DCK-04")
def test_guards_of_level_5_are_shuffled_again():
    match = ambush(5, "guard_5: {discard: [W050]}")
    assert enemy(match, "orc_bullies").card == "W050"


@pytest.mark.rule("MD-DCK-04", "MD-DCK-03")
def test_treasures_of_level_5_are_shuffled_again_also_for_the_levels_below():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: 1}
        piles: {treasure_1: {}, treasure_2: {}, treasure_3: {}, treasure_4: {}, treasure_5: {discard: [S148]}}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("S148",)


@pytest.mark.rule("MD-DCK-05")
def test_nothing_is_drawn_from_two_empty_piles():
    match = table("phase: event\npiles: {event: {}}")
    assert not told(match, "event")
    assert question(match) == "act"
    match = ambush(5, "guard_5: {}")
    assert match.state.enemies == []
    match = table("piles: {door: {}}")
    play(match, "open:B6-C6")
    assert match.state.treasure == {}
    assert not told(match, "door_card")


@pytest.mark.rule("MD-DCK-05", "MD-GRD-02")
def test_a_guardian_gets_no_treasure_from_empty_piles():
    match = ambush(5, "treasure_5: {}", ", guard_5: [W050]")
    assert enemy(match, "orc_bullies").treasure == ""


@pytest.mark.rule("MD-DCK-05", "MD-PCK-04")
def test_a_token_is_gone_although_there_is_no_treasure_left():
    match = table("""
        heroes: [{zone: B5}, {}]
        treasure: {B5: [2, 1]}
        piles: {treasure_1: {}, treasure_2: {}, treasure_3: {}, treasure_4: {}, treasure_5: {}}
    """)
    play(match, "pick_up")
    settle(match, "move_on", "act")
    assert hero(match).pack == ()
    assert match.state.treasure == {}


@pytest.mark.rule("MD-DCK-05", "MD-GRD-03")
@pytest.mark.parametrize("piles", ["deck: [S155]", "discard: [S155]"])
def test_a_pile_with_nothing_but_a_trap_gives_no_guardian_treasure(piles: str):
    match = ambush(5, f"treasure_5: {{{piles}}}", ", guard_5: [W050]")
    assert enemy(match, "orc_bullies").treasure == ""
    state = match.state
    assert pile(state, "treasure_5") + pile(state, "treasure_5", "discard") == ["S155"]


@pytest.mark.rule("MD-DCK-06", "MD-HRD-14")
def test_an_enemy_card_is_discarded_when_its_last_figure_is_gone():
    match = table("""
        heroes: [{hero: bjorn, zone: B5}, {}]
        enemies: [{card: W005, zone: B5, minions: []}]
        next: {strike: [2]}
    """)
    assert pile(match.state, "guard_1", "discard") == []
    play(match, "strike:bjorn:goblin_archers")
    assert match.state.enemies == []
    assert pile(match.state, "guard_1", "discard") == ["W005"]


@pytest.mark.rule("MD-DCK-06")
def test_door_cards_and_events_are_discarded_when_they_are_resolved():
    match = table("on_top: {door: [T01], event: [E14], guard_1: [W009]}")
    play(match, "open:A6-B6")
    assert match.state.door_discard == ["T01"]
    match = table("phase: event\non_top: {event: [E14]}")
    assert match.state.event_discard == ["E14"]


@pytest.mark.rule("MD-DCK-06", "MD-TRM-07")
def test_equipment_goes_to_the_discards_of_its_level_starting_equipment_and_artefacts_leave_the_game():
    match = table("""
        heroes: [{hands: [SA11], body: SA13, pack: [S063, A01]}, {}]
        on_top: {treasure_2: [S066]}
    """)
    play(match, "transmute", "discard:SA11", "discard:S063", "discard:A01")
    assert pile(match.state, "treasure_2", "discard") == ["S063"]
    assert sorted(match.state.removed) == ["A01", "SA11"]
    assert "A01" not in match.state.artefact_deck


@pytest.mark.rule("MD-DCK-07", "MD-LVL-12")
def test_a_guard_from_a_higher_pile_has_its_own_level_its_treasure_the_current_one():
    match = table("""
        level: 1
        phase: event
        piles: {guard_1: {}}
        on_top: {event: [E06], guard_2: [W014], treasure_1: [S027], treasure_2: [S063]}
    """)
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.card, content.enemies[dwarfs.card].level) == ("W014", 2)
    assert dwarfs.treasure == "S027"
