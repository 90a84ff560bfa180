"""Maze of Darkness, The Heart of Darkness (chapters 11.11 and 11.12)."""

import pytest
from msgspec.structs import replace

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state import Phase, State
from tafelrunde.kernel import Match
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import add_enemy, enemy, hero, ids, play, question, table, told

# --- quest 9: Maze of Darkness ------------------------------------------------------------------------------------


def maze(text: str = "") -> State:
    """The position without the enemies of the set-up, to be changed further."""
    state = table("options: {quest: maze_of_darkness}\n" + text).state
    game = Game(state)
    for one in state.enemies:
        for card in (one.card, one.treasure):
            if card:
                game.discard(card)
    for deck, discard in zip(
        (*state.guard_decks, *state.treasure_decks), (*state.guard_discards, *state.treasure_discards), strict=True
    ):
        deck += discard
        discard.clear()
    state.enemies.clear()
    state.agenda.clear()
    state.combat = None
    return state


def at_phase(state: State, phase: Phase, quest: str = "maze_of_darkness") -> Match:
    """Go on from the beginning of a phase."""
    state.phase, state.activation, state.acted = phase, None, 0
    RULEBOOK.check(state)
    return Match.from_state(RULEBOOK, RULEBOOK.setup(state.players, {"quest": quest}), state)


@pytest.mark.rule("MD-Q9-01")
def test_guards_stand_on_the_tokens_2_to_5():
    match = Match.new(RULEBOOK, 2, 3, options={"quest": "maze_of_darkness", "heroes": "recommended"})
    while told(match, "no_miniatures"):
        match = Match.new(RULEBOOK, 2, match.seed + 1, options=dict(match.setup.options))
    zones = {one.zone for one in match.state.enemies}
    assert zones == {"I2", "F2", "C1", "G6"}
    assert {Game(match.state).card(one).level for one in match.state.enemies} == {1}


@pytest.mark.rule("MD-RUL-23", "MD-Q9-10")
def test_the_first_wave_brings_treasure_too():
    match = table("options: {quest: maze_of_darkness}")
    assert match.state.treasure == dict.fromkeys(("A4", "C4", "A6", "C6"), (1, 0))


WAVES = {
    2: (1, "monster", ["B4"]),
    3: (2, "guard", ["I2", "F2", "C1", "G6"]),
    4: (2, "monster", ["I2"]),
    5: (3, "guard", ["I2", "F2", "C1", "G6"]),
    6: (3, "monster", ["F2"]),
    7: (4, "guard", ["I2", "F2", "C1", "G6"]),
    8: (4, "monster", ["C1"]),
    9: (5, "guard", ["I2", "F2", "C1", "G6"]),
    10: (5, "monster", ["G6"]),
    11: (5, "", []),
}


@pytest.mark.rule("MD-Q9-06", "MD-Q9-07", "MD-Q9-12")
@pytest.mark.parametrize("number", WAVES)
def test_waves(number: int):
    level, what, zones = WAVES[number]
    state = maze(f"round: {number}\nlevel: {level - (what == 'guard')}")
    for deck, codes in ((state.guard_decks[level - 1], 4), (state.lesser_deck, 1), (state.greater_deck, 1)):
        _different_on_top(state, deck, codes)
    match = at_phase(state, "round_start")
    assert match.state.level == level
    assert [event.args["zone"] for event in told(match, "appeared")] == zones
    cards = [Game(match.state).card(one) for one in match.state.enemies]
    if what == "guard":
        assert {card.level for card in cards} == {level}
    elif what:
        assert {card.role for card in cards} == {"lesser" if level < 4 else "greater"}
    assert ("last_wave" in match.state.marks) == (number == 10)


def _different_on_top(state: State, deck: list[str], count: int) -> None:
    """Cards of different types on top, so that figures suffice."""
    game = Game(state)
    found: dict[str, str] = {}
    for code in deck:
        found.setdefault(game.content.enemies[code].type, code)
    for code in list(found.values())[:count]:
        deck.remove(code)
        deck.append(code)


@pytest.mark.rule("MD-Q9-06")
def test_neither_tiles_nor_doors_raise_the_level():
    match = at_phase(maze("heroes: [{zone: D2}, {zone: G5}]"), "hero_phase")
    play(match, "open:D1-D2")
    assert match.state.level == 1


@pytest.mark.rule("MD-Q9-02")
@pytest.mark.parametrize(("zone", "lost"), [("B5", True), ("B4", False)])
def test_an_enemy_at_the_artefact_when_the_enemy_phase_begins_loses_the_quest(zone, lost):
    state = maze("heroes: [{zone: A4}, {zone: A4}]")
    add_enemy(state, "W001", zone)
    match = at_phase(state, "enemy_phase")
    assert (match.state.reason == "MD-Q9-02") == lost


@pytest.mark.rule("MD-Q9-03")
def test_after_the_last_wave_no_enemy_may_be_left():
    state = maze("marks: {last_wave: 1}\nround: 10")
    assert at_phase(state, "enemy_phase").state.result == "won"
    state = maze("round: 9")
    assert not at_phase(state, "enemy_phase").over


@pytest.mark.rule("MD-Q9-04")
def test_no_events():
    match = at_phase(maze(), "event")
    assert not told(match, "event")
    assert match.state.round == 2


@pytest.mark.rule("MD-Q9-05")
def test_harbingers_call_nobody():
    state = maze("heroes: [{zone: A4}, {zone: A4}]")
    add_enemy(state, "W004", "C1")
    match = at_phase(state, "enemy_phase")
    go_on(match, "act")
    assert not told(match, "harbinger_calls")


@pytest.mark.rule("MD-Q9-08", "MD-RUL-53")
def test_an_enemy_attacks_a_pillar_rather_than_a_hero_for_exactly_one_wound():
    state = maze("heroes: [{zone: B4, xp: 20}, {zone: A4}]")
    add_enemy(state, "W001", "B4")
    match = at_phase(state, "enemy_phase")
    assert [(event.args["n"], event.args["left"]) for event in told(match, "pillar_wounded")] == [(1, 2)]
    assert not told(match, "attack")
    assert not told(match, "rolled")


@pytest.mark.rule("MD-Q9-08")
def test_players_choose_among_pillars_in_reach_of_archers():
    state = maze("heroes: [{zone: A4}, {zone: A4}]")
    add_enemy(state, "W005", "B5")
    state.enemies[0].zone = "B3"
    state.pillars = [state.pillars[0], replace(state.pillars[3], zone="B6")]
    match = at_phase(state, "enemy_phase")
    assert question(match) == "pillar_target"
    assert ids(match) == ["pillar:0", "pillar:3"]
    play(match, "pillar:3")
    assert told(match, "pillar_wounded")[0].args["left"] == 2


@pytest.mark.rule("MD-Q9-08")
def test_a_pillar_holds_enemies_until_it_is_destroyed():
    for health, left in ((3, 2), (1, 0)):
        state = maze("heroes: [{zone: A4}, {zone: A4}]")
        add_enemy(state, "W001", "B4")
        state.pillars = [replace(state.pillars[0], health=health)]
        match = at_phase(state, "enemy_phase")
        assert told(match, "pillar_wounded")[0].args["left"] == left
        assert bool(told(match, "pillar_destroyed")) == (left == 0)
        assert enemy(match, "dwarf_warriors").zone == "B4"  # the attack was its activation
    state = maze("heroes: [{zone: A4}, {zone: A4}]")
    add_enemy(state, "W001", "B4")
    state.pillars.clear()
    match = at_phase(state, "enemy_phase")
    assert told(match, "enemy_moves")[0].args["zone"] == "B5"


@pytest.mark.rule("MD-Q9-09")
def test_enemies_go_to_the_artefact_whatever_they_see():
    state = maze("heroes: [{zone: C1, xp: 9}, {zone: C1}]")
    add_enemy(state, "W001", "C2")
    match = at_phase(state, "enemy_phase")
    assert told(match, "enemy_moves")[0].args["zone"] == "C3"


@pytest.mark.rule("MD-Q9-10")
def test_treasure_around_the_artefact_is_of_the_current_level():
    match = at_phase(maze("level: 3\nheroes: [{zone: A4, hands: []}, {zone: B5}]"), "hero_phase")
    game = Game(match.state)
    top = next(code for code in match.state.treasure_decks[2] if game.equipment(code).kind == "melee_weapon")
    match.state.treasure_decks[2].remove(top)
    match.state.treasure_decks[2].append(top)
    play(match, "pick_up")
    assert top in hero(match).pack
    assert quests.of(game).treasure_level(game, "D1") == 3  # tile 2V has level 3 of its own
    assert quests.of(game).treasure_level(game, "G1") == 2


@pytest.mark.rule("MD-Q9-11")
def test_in_a_reaction_the_hero_is_the_target_but_a_pillar_still_holds():
    state = maze("heroes: [{zone: B4}, {zone: A4}]")
    add_enemy(state, "W001", "B4")
    state.activation.attacked = ("dwarf_warriors",)
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "maze_of_darkness"}), state)
    play(match, "end")
    go_on(match, "act")
    assert told(match, "attack")[0].args["defender"] == "bjorn"
    assert not told(match, "pillar_wounded")
    state = maze("heroes: [{zone: B3}, {zone: A4}]")
    add_enemy(state, "W001", "B4")
    state.activation.attacked = ("dwarf_warriors",)
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "maze_of_darkness"}), state)
    play(match, "end")
    assert not told(match, "attack") + told(match, "enemy_moves")


# --- quest 10: The Heart of Darkness ------------------------------------------------------------------------------

HEART = "options: {quest: heart_of_darkness}\n"


@pytest.mark.rule("MD-Q10-01", "MD-Q10-05", "MD-Q10-06", "MD-Q10-11", "MD-RUL-24")
def test_the_first_incarnation_waits_on_the_first_floor():
    match = table(HEART)
    demon = enemy(match, "abyssal_demon")
    assert (demon.card, demon.zone, demon.health, demon.for_events) == ("WM01", "C1", 8, False)
    assert demon.treasure
    assert "WM07" not in match.state.greater_deck
    quest, game = quests.of(Game(match.state)), Game(match.state)
    assert [quest.floor(game, zone) for zone in ("A5", "C1", "G2", "K3", "G6")] == [1, 1, 2, 2, 3]


@pytest.mark.rule("MD-Q10-03")
def test_stairs_lead_down_only_after_the_incarnation_is_dead_and_show_nothing():
    match = table(HEART + "heroes: [{hero: elias, class: battle_wizard, zone: B1}, {}]")
    assert not [answer for answer in ids(match) if answer.endswith(":G3")]
    assert not Game(match.state).sees("B1", "G3")
    match = table(
        HEART + "heroes: [{hero: elias, class: battle_wizard, zone: B1}, {}]\nmarks: {floor: 1, slain: 1, awake: 1}"
    )
    assert {"move:G3", "teleport:G3"} <= set(ids(match))


@pytest.mark.rule("MD-Q10-03")
def test_stairs_lead_up_again_and_cost_one_point():
    match = table(HEART + "heroes: [{zone: G3}, {zone: G3}]\nmarks: {floor: 2, slain: 1, awake: 1}")
    play(match, "move:B1")
    assert (hero(match).zone, match.state.activation.points) == ("B1", 1)


@pytest.mark.rule("MD-Q10-06", "MD-Q10-11")
def test_the_second_incarnation_comes_with_the_first_hero():
    state = table(HEART + "heroes: [{zone: B1}, {}]\nmarks: {floor: 1, slain: 1, awake: 1}").state
    Game(state).discard(state.enemies[0].treasure)
    state.enemies.clear()
    state.removed.append("WM01")
    match = at_phase(state, "hero_phase", "heart_of_darkness")
    play(match, "move:G3")
    demon = enemy(match, "abyssal_demon")
    assert (demon.card, demon.zone, bool(demon.treasure)) == ("WM07", "K3", True)
    assert match.state.marks["floor"] == 2
    play(match, "move:B1")
    play(match, "move:G3")
    assert len(match.state.enemies) == 1


@pytest.mark.rule("MD-Q10-07", "MD-Q10-12")
def test_the_third_incarnation_has_the_gifts_of_another_monster():
    state = table(HEART + "heroes: [{zone: I2}, {}]\nmarks: {floor: 2, slain: 2, awake: 2}").state
    Game(state).discard(state.enemies[0].treasure)
    state.enemies.clear()
    state.removed.append("WM01")
    state.greater_deck.remove("WM11")
    state.greater_deck.append("WM11")
    match = at_phase(state, "hero_phase", "heart_of_darkness")
    play(match, "move:G8")
    demon = enemy(match, "abyssal_demon")
    game = Game(match.state)
    assert (demon.card, demon.treasure, demon.zone, demon.health) == ("WM07", "WM11", "G6", 14)
    RULEBOOK.check(match.state)
    loadout = game.enemy_loadout(demon)
    # Melee 2Y+2R and Liliarch's 1Y+3R; magic as printed, for Liliarch has none; defence 2B+1G and 3B+1G.
    assert loadout.pools["melee", 0] == (3, 5)
    assert loadout.pools["magic", 1] == (1, 3)
    assert loadout.defense_pool == (5, 2)
    assert {sourced.source for sourced in loadout.attack["melee"].enchantments} == {"abyssal_demon", "WM11"}


@pytest.mark.rule("MD-Q10-04", "MD-Q10-13")
@pytest.mark.parametrize(("floor", "wounds"), [(1, 0), (2, 3), (3, 6)])
def test_the_darkness_devours_and_the_players_split_it(floor, wounds):
    match = table(HEART + f"players: 3\nphase: round_start\nmarks: {{floor: {floor}, slain: 0, awake: 0}}")
    for number in range(wounds):
        assert question(match) == "devour"
        assert match.decision.args["n"] == wounds - number
        play(match, "hero:1" if number < 4 else "hero:2")
    assert [one.health for one in match.state.heroes] == [5, 5 - min(4, wounds), 5 - max(0, wounds - 4)]
    assert question(match) == "act"


@pytest.mark.rule("MD-Q10-13")
def test_devouring_kills_and_spares_the_dead():
    match = table(HEART + "phase: round_start\nheroes: [{health: 1}, {}]\nmarks: {floor: 2, slain: 0, awake: 0}")
    play(match, "hero:0")
    assert hero(match).dead
    assert question(match) == "act"
    assert hero(match, 1).health == 4


@pytest.mark.rule("MD-Q10-05", "MD-Q10-08")
def test_the_ambassador_acts_when_its_door_was_opened_and_no_card_is_drawn():
    match = at_phase(table(HEART + "heroes: [{zone: B2}, {zone: B2}]").state, "enemy_phase", "heart_of_darkness")
    go_on(match, "act")
    assert not told(match, "enemy_moves") + told(match, "attack")
    match = table(HEART + "heroes: [{zone: B2}, {zone: B2}]")
    play(match, "open:B2-C2")
    assert not told(match, "door_card")
    assert match.state.marks["awake"] == 1
    match = at_phase(match.state, "enemy_phase", "heart_of_darkness")
    go_on(match, "act")
    assert told(match, "enemy_moves") + told(match, "attack")


@pytest.mark.rule("MD-Q10-09")
def test_the_artefact_token_gives_a_card():
    match = table(HEART + "heroes: [{zone: K1}, {}]\non_top: {artefact: [A06]}\nmarks: {floor: 2, slain: 1, awake: 1}")
    play(match, "pick_up")
    assert hero(match).pack == ("A06",)


@pytest.mark.rule("MD-Q10-10", "MD-ACT-03")
def test_two_levers_destroy_two_pillars():
    match = table(
        HEART
        + "heroes: [{zone: F6}, {zone: H8}]\nmarks: {floor: 3, slain: 2, awake: 2}\n"
        + "placed: {abyssal_demon: {zone: G6}}\nopen: [F6-F7, H7-H8]\nexplored: [F6, H8]"
    )
    assert not [answer for answer in ids(match) if "pillar" in answer]
    play(match, "lever")
    assert match.state.activation.actions == 2
    assert "lever" not in ids(match)
    assert len(match.state.pillars) == 1
    assert match.state.marks["awake"] == 2
    assert not Game(match.state).sees("G7", "G6")
    play(match, "end", "lever")
    assert match.state.pillars == []
    assert match.state.marks["awake"] == 3
    assert Game(match.state).sees("G7", "G6")


@pytest.mark.rule("MD-Q10-02", "MD-Q10-11", "MD-WAN-04")
@pytest.mark.parametrize(("slain", "won"), [(0, False), (2, True)])
def test_each_incarnation_gives_xp_and_the_third_wins(slain, won):
    match = table(
        HEART
        + "heroes: [{hero: bjorn, class: shadow_barbarian, zone: C2, hands: [SA11]}, {}]\n"
        + f"marks: {{floor: {slain + 1}, slain: {slain}, awake: {slain + 1}}}\n"
        + "placed: {abyssal_demon: {zone: C2, health: 1, treasure: ''}}\nnext: {attack: [6], defense: [1, 1]}"
    )
    play(match, "melee:abyssal_demon")
    go_on(match, "act")
    assert match.state.marks["slain"] == slain + 1
    assert [one.xp for one in match.state.heroes] == [5, 5]
    assert (match.state.result == "won") == won
    assert "WM01" in match.state.removed
