"""What lies on the table: boards in question, dashboards, class sheets, and a place for everything that is refused."""

from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.scene.board import floor_places
from tafelrunde.games.massive_darkness.scene.contest import SIDES, told_contest
from tafelrunde.games.massive_darkness.scene.pools import awaited
from tafelrunde.games.massive_darkness.scene.quest import token_tip
from tafelrunde.kernel import Match
from tafelrunde.kernel.scene import Card, Contest, Element, PanelBoard, Scene, Slot, ZoneBoard
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words.language import Language
from tests.massive_darkness.enemies.test_reactions import turn
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.heroes.test_maneuvers import GUARDED
from tests.massive_darkness.table import play, question, settle, table


def scene(match: Match, seat: int = 0) -> Scene:
    return RULEBOOK.scene(RULEBOOK.view(match.state, seat), seat, match.decision)


def elements(part: Any) -> list[Element]:
    """Everything that has an id, wherever it stands."""
    found = [part] if isinstance(part, Element) else []
    if isinstance(part, msgspec.Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, tuple | list):
        found += [element for inner in part for element in elements(inner)]
    return found


def panel(match: Match, name: str) -> Any:
    return next(element for element in elements(scene(match)) if element.id == name)


@pytest.mark.parametrize("quest", list(load().quests))
def test_everything_that_is_refused_lies_on_the_table(quest: str):
    """Else nobody could ask why."""
    match = Match.new(RULEBOOK, 2, seed=3, options={"quest": quest, "heroes": "recommended"})
    bots = [RULEBOOK.bot(seat) for seat in range(2)]
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        seat = max(0, decision.seat)
        places = {element.id for element in elements(scene(match, seat))}
        nowhere = [refused for refused in decision.refused() if refused.on and refused.on not in places]
        assert nowhere == []
        match.answer(bots[seat].choose(decision, match.view(seat)))


@pytest.mark.rule("MD-SET-05", "MD-SET-06", "MD-SET-09")
def test_the_set_up_shows_what_can_be_chosen():
    match = Match.new(RULEBOOK, 2, seed=3)
    for _ in range(3):
        decision = match.decision
        assert decision is not None
        board = scene(match).boards[0]
        assert isinstance(board, PanelBoard)
        assert {option.on for option in decision.options} <= {element.id for element in elements(board)}
        match.answer(decision.options[0])
    taken = panel(match, f"hero_card:{match.state.heroes[0].card}")
    assert taken.state == "used"


@pytest.mark.rule("MD-SKL-03", "MD-SKL-04", "MD-SKL-05")
def test_the_class_sheet_says_which_skills_work():
    match = table("""
        level: 3
        heroes: [{hero: bjorn, class: shadow_barbarian, skills: {charge: 3, cleave: 1}}, {}]
    """)
    states = [panel(match, f"skill:charge:{step}").state for step in (1, 2, 3)]
    assert states == ["used", "active", "closed"], "replaced; works; waits for level 5"
    assert panel(match, "skill:cleave:1").state == "active"
    assert panel(match, "skill:cleave:2").state == ""


@pytest.mark.rule("MD-EQP-04", "MD-EQP-05")
def test_slots_hold_what_is_worn_and_a_two_handed_weapon_closes_the_other_hand():
    wide = next(code for code, card in load().equipment.items() if card.slot == "two_hand")
    match = table(f"heroes: [{{hands: [{wide}], pack: [S008]}}, {{}}]")
    slots = {item.id: item for item in scene(match).mine if isinstance(item, Slot)}
    assert [held.id for held in slots["slot:hand:0"].holds] == [f"card:{wide}"]
    assert slots["slot:hand:1"].state == "closed"
    assert [card.id for card in scene(match).mine if isinstance(card, Card)] == ["card:S008"]


@pytest.mark.rule("MD-GRD-04")
def test_an_enemys_card_counts_the_dice_of_its_treasure():
    plain = table("enemies: [{card: W016, zone: B2}]")
    shield = next(code for code, card in load().treasures.items() if card.kind == "shield" and card.defense.blue)
    armed = table(f"enemies: [{{card: W016, zone: B2, treasure: {shield}}}]")
    dice = [len(panel(match, "stats:goblin_archers").holds) for match in (plain, armed)]
    assert dice[1] > dice[0]


@pytest.mark.rule("MD-GRD-06", "MD-GRD-08")
@pytest.mark.parametrize(("kind", "key"), [("item", "treasure-line"), ("armor", "treasure-effects")])
def test_of_a_treasure_only_what_serves_the_enemy_is_told(kind: str, key: str):
    treasure = next(code for code, card in load().treasures.items() if card.kind == kind and card.effects)
    match = table(f"enemies: [{{card: W016, zone: B2, treasure: {treasure}}}]")
    assert panel(match, "stats:goblin_archers").lines[-1].key == key


@pytest.mark.rule("MD-Q10-03")
def test_floors_lie_side_by_side_and_never_on_each_other():
    board = load().board("heart_of_darkness")
    places = floor_places(board)
    assert len(set(places.values())) == len(board.zones)
    wide, high = max(x for x, _ in places.values()) + 1, max(y for _, y in places.values()) + 1
    assert wide * high < 11 * 8, "closer than the tiles lie"
    for a in board.zones.values():
        for b in board.zones.values():
            if abs(a.x - b.x) + abs(a.y - b.y) == 1:
                (ax, ay), (bx, by) = places[a.name], places[b.name]
                assert (bx - ax, by - ay) == (b.x - a.x, b.y - a.y), "neighbours stay neighbours"
    stairs = [element for element in elements(scene(_heart())) if element.id.startswith("stairs:")]
    assert len(stairs) == 4


def _heart() -> Match:
    return Match.new(RULEBOOK, 2, seed=3, options={"quest": "heart_of_darkness", "heroes": "recommended"})


@pytest.mark.rule("MD-COM-11")
def test_a_fight_shows_its_dice_and_what_they_come_to():
    match = table("""
        heroes: [{hero: bjorn, class: pit_fighter_berserker, zone: B5, xp: 1, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [4], defense: [3]}
    """)
    play(match, "melee:dwarf_warriors", "go")
    bar = {item.id: item for item in scene(match).bar}
    assert bar["die:attack:0"].symbols == ("sword", "sword", "bam")
    assert bar["fight:result"].text.args["n"] == 1
    board = scene(match).boards[0]
    assert isinstance(board, ZoneBoard)


@pytest.mark.rule("MD-COM-04", "MD-POOL-06", "MD-GRD-04")
def test_before_the_roll_a_fight_shows_the_dice_and_where_they_come_from():
    match = table("""
        level: 2
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, xp: 3, hands: [S027, SA07]}, {}]
        enemies: [{card: W001, zone: B5, treasure: S045}]
    """)
    play(match, "melee:dwarf_warriors")
    assert _pool(match, "attack") == (["red", "yellow"], ["Bastard Sword: 1 red", "Long Sword: 1 yellow"])
    colors, lines = _pool(match, "defense")
    play(match, "go")
    combat = match.state.combat
    assert combat is not None
    assert sorted(colors) == sorted([dice.color(die) for die in combat.defense_dice])
    assert lines[0].startswith("Dwarf Warriors: ")
    assert lines[1:] == ["Plate Armour: 2 blue"]


@pytest.mark.rule("MD-POOL-09", "MD-ENC-15")
def test_a_fight_can_be_shown_while_a_die_is_added_and_none_is_rolled():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S120], body: S114}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == "add_die"
    assert _pool(match, "attack") == (["red"], ["Axe: 1 red", "Knight's Helmet: 2 dice of either colour"])
    play(match, "die:yellow")
    assert (question(match), _pool(match, "attack")[0]) == ("add_die", ["red", "yellow"])
    assert [side.total for side in _contest(match).sides] == [None, None]


@pytest.mark.rule("MD-REA-15")
def test_a_fight_can_be_shown_while_a_die_is_taken_from_a_reaction():
    match = turn(f"{WHISPER}, zone: B5, hands: [S096]", "{card: W011, zone: B5}", "[1, 4, 1, 1, 1]", "[1, 1, 1]")
    play(match, "melee:dwarf_harbinger", "trigger:S096.0", "end")
    assert question(match) == "remove_die"
    colors, lines = _pool(match, "attack")
    assert (colors, lines[-1]) == (["yellow", "red"], "hit by a battle axe: 1 die less")


CHOSEN = ("fight-adds", "fight-takes", "fight-penalty")
"""Lines about dice whose colour somebody chooses."""


@pytest.mark.rule("MD-DIE-04", "MD-COM-03", "MD-POOL-08")
def test_the_dice_shown_before_the_roll_are_those_that_are_rolled():
    """Bots fight, and every pool is compared with the roll after it, except where somebody chooses a colour."""
    options = {"quest": "scorched_earth", "heroes": "recommended"}
    match = Match.new(RULEBOOK, 3, seed=4, options=options)
    bots = [RULEBOOK.bot(seat) for seat in range(3)]
    compared = 0
    while not match.over and compared < 5:
        combat = match.state.combat
        pools = [awaited(Game(match.state), combat, side) for side in SIDES] if combat is not None else []
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        option, told = bots[seat].choose(decision, View(match, seat)), len(match.events)
        match.answer(option, decision.seat)
        if option.id != "go" or any(line.key in CHOSEN for pool in pools for line in pool.lines):
            continue
        rolled = next(event for event in match.events[told:] if event.kind == "rolled").args
        for side, pool in zip(SIDES, pools, strict=True):
            assert sorted([dice.color(die) for die in pool.dice]) == sorted([dice.color(die) for die in rolled[side]])
        compared += 1
    assert compared == 5


def _contest(match: Match) -> Contest:
    found = scene(match).contest
    assert found is not None
    return found


def _pool(match: Match, side: str) -> tuple[list[str], list[str]]:
    """The colours of a side's dice, and what is said about them."""
    words = Language("en", RULEBOOK)
    found = next(one for one in _contest(match).sides if one.id == f"contender:{side}")
    return [die.color for die in found.dice], [words.say(line) for line in found.lines]


@pytest.mark.rule("MD-CMP-22", "MD-EQP-06")
def test_a_card_says_its_dice_its_effects_and_where_it_goes():
    """A plate on the dashboard has no room: its explanation says it in words."""
    match = table("heroes: [{zone: B5, hands: [SA11], pack: [S016]}]")
    language = Language("en", RULEBOOK)

    def said(code: str) -> list[str]:
        card = panel(match, f"card:{code}")
        return [language.say(line) for line in (*card.lines, *card.tip)]

    assert said("SA11") == ["Melee: 1 red", "Goes into one hand."]
    counts, drawn, place = said("S016")
    assert counts.startswith("Transmuting: ")
    assert (drawn, place) == ("When drawn from the deck: +3 XP", "Needs no slot: it works from the pack.")


@pytest.mark.rule("MD-SET-06", "MD-SET-09")
def test_starting_weapons_say_what_they_do_and_nobody_is_wounded_yet():
    match = Match.new(RULEBOOK, 2, seed=3)
    for _ in range(2):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    assert match.decision is not None
    assert match.decision.question == "choose_weapon"
    weapons = [panel(match, option.on) for option in match.decision.options]
    assert all(weapon.items and weapon.lines for weapon in weapons)
    sheet = load().classes[match.state.heroes[0].sheet]
    suiting = {weapon.id.partition(":")[2] for weapon in weapons if weapon.state == "active"}
    assert suiting == {code for code in load().starting_weapons() if getattr(load().equipment[code], sheet.primary)} & {
        option.on.partition(":")[2] for option in match.decision.options
    }
    assert 0 < len(suiting) < len(weapons)
    health = panel(match, "health")
    assert health.value == health.most > 0


@pytest.mark.rule("MD-TRM-01", "MD-TRM-02")
def test_transmuting_says_what_comes_for_the_cards():
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [SA11], pack: [S063, S045]}, {}]
    """)
    play(match, "transmute")
    words = Language("en", RULEBOOK)
    assert match.decision is not None
    assert "a level above the lowest" in words.question(match.decision)
    play(match, "discard:S063")
    assert match.decision is not None
    assert words.question(match.decision) == "2 more cards. You draw one of level 3 or lower for them."
    assert (panel(match, "card:S063").state, panel(match, "card:S045").state) == ("used", "")


@pytest.mark.rule("MD-SKL-13")
def test_a_told_fight_names_whoever_takes_the_attack_upon_itself():
    match = table(GUARDED.format(zone="B6", more="", enemies="{card: W001, zone: B5}, {card: W009, zone: B5}"))
    play(match, "activate:dwarf_warriors", "protect")
    at = next(number for number, event in enumerate(match.events) if event.kind == "rolled")
    told = told_contest(match.events[: at + 1])
    assert told is not None
    assert [side.name for side in told.sides] == ["dwarf_warriors", "owen"]


@pytest.mark.parametrize("quest", list(load().quests))
def test_every_objective_token_says_what_it_is_in_this_quest(quest: str):
    match = Match.new(RULEBOOK, 1, seed=3, options={"quest": quest, "heroes": "recommended"})
    english = Language("en", RULEBOOK, ["Ada"])
    for token in match.state.objectives:
        (tip,) = token_tip(RULEBOOK.game(match.state), token.kind)
        assert english.say(tip)


def test_the_tip_of_an_enemy_counts_the_dice_of_its_treasure_and_its_figures():
    match = table("heroes: [{zone: B5}]\nenemies: [{card: W001, zone: B5, treasure: SA01}]")
    english = Language("en", RULEBOOK, ["Ada"])
    assert [english.say(text) for text in panel(match, "enemy:dwarf_warriors").tip] == [
        "Level 1. A leader and 2 minions, health 2 each.",
        "Melee: 3 yellow",
        "Defence: 1 blue",
        "Carries Mace.",
    ]


def test_seats_stay_where_they_are_when_the_first_player_changes():
    match = table("heroes: [{zone: B5}, {zone: B5}]\nfirst_player: 1")
    assert [seat.seat for seat in scene(match).seats] == [0, 1]


@pytest.mark.parametrize("quest", list(load().quests))
def test_the_goals_are_shown_while_heroes_are_chosen_and_none_is_reached_yet(quest: str):
    match = Match.new(RULEBOOK, 2, seed=3, options={"quest": quest})
    goals = [element for element in elements(scene(match)) if element.id.startswith("goal:")]
    assert goals
    assert {goal.state for goal in goals} == {""}


def test_the_level_comes_before_the_quest_and_the_last_event_after_its_rules():
    match = Match.new(RULEBOOK, 3, seed=3, options={"quest": "scorched_earth", "heroes": "recommended"})
    match.state.event_discard.append(match.state.event_deck.pop())
    ids = [item.id for item in scene(match).side]
    assert ids.index("level") == 0
    assert ids.index("goal:0") < ids.index("special:1") < ids.index("last_event") < ids.index("events")


def test_nobody_wears_a_heros_sign_before_heroes_are_chosen():
    match = Match.new(RULEBOOK, 3, seed=3)
    signs = [seat.icon for seat in scene(match).seats]
    assert len(set(signs)) == 1
    while match.state.phase == "setup":
        assert match.decision is not None
        match.answer(match.decision.options[0])
    assert len({seat.icon for seat in scene(match).seats} - set(signs)) == 3


@pytest.mark.rule("MD-EVT-01", "MD-EVT-06")
def test_the_event_in_progress_is_shown_and_not_the_one_before():
    match = table("""
        phase: enemy_phase
        heroes: [{zone: B4, health: 1}, {zone: B4}]
        on_top: {event: [E17]}
    """)
    match.state.event_discard.append("E14")
    settle(match, "blessing")
    (line,) = [item for item in scene(match).side if item.id == "last_event"]
    assert line.text.args["card"] == "E17"


@pytest.mark.rule("MD-OBJ-06", "MD-Q5-07")
def test_monsters_that_events_pass_over_say_so():
    match = table("options: {quest: immortals_downfall}\nheroes: [{}, {}]")
    (card,) = [element for element in elements(scene(match)) if element.id == "stats:cave_troll"]
    assert [text.key for text in card.tip] == ["passed_over-line"]
