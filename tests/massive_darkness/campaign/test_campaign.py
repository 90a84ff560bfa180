"""Campaigns: mini experience, levels, cards, defeats, the way from quest to quest (chapter 10)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.campaign.stages import hero_level, start_level
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_xp
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.language import Language
from tafelrunde.tabletop.campaign import Played
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

WON = """
    options: {{mode: campaign, quest: {quest}}}
    players: {players}
    marks: {{map: 1}}
    heroes: {heroes}
    level: {level}
"""


def victory(heroes: str = "[{zone: B1}, {zone: B1}]", quest: str = "tutorial", players: int = 2, level: int = 2):
    """The tutorial of a campaign is won: everybody leaves."""
    match = table(WON.format(heroes=heroes, quest=quest, players=players, level=level))
    return play(match, *["leave"] * players)


def defeat(heroes: str = "[{health: 0}, {}]", quest: str = "tutorial", more: str = "") -> Match:
    """A hero can't be revived: the quest is lost."""
    return table(f"""
        options: {{mode: campaign, quest: {quest}}}
        phase: round_start
        round: 2
        lifebringer: 0
        heroes: {heroes}
        {more}
    """)


def until(match: Match, *stages: str) -> Match:
    """Do nothing until one of these questions comes."""
    while question(match) not in stages:
        play(match, "done")
    return match


# --- experience ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-01", "MD-CAM-02")
def test_five_mini_xp_become_one_xp():
    match = table("options: {mode: campaign}\nheroes: [{xp: 2, mini_xp: 3}, {}]")
    game = Game(match.state)
    gain_xp(game, hero(match), 9, "MD-XP-01")
    assert (hero(match).xp, hero(match).mini_xp) == (4, 2)


@pytest.mark.rule("MD-CAM-02", "MD-XP-01")
def test_a_kill_gives_mini_xp():
    match = table("""
        options: {mode: campaign}
        heroes: [{hero: siegfried, class: pit_fighter_berserker, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6], defense: [3]}
    """)
    play(match, "melee:dwarf_warriors", "keep")
    assert (hero(match).xp, hero(match).mini_xp) == (0, 1)


@pytest.mark.rule("MD-CAM-21", "MD-XP-03")
def test_xp_above_the_cap_are_lost():
    match = table("options: {mode: campaign}\nheroes: [{xp: 29, mini_xp: 4}, {}]")
    gain_xp(Game(match.state), hero(match), 8, "MD-XP-01")
    assert (hero(match).xp, hero(match).mini_xp) == (30, 2)


MANEUVER = """
    options: {{mode: campaign}}
    heroes: [{{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [SA11], xp: 3, mini_xp: {mini}}}, {{}}]
    enemies: [{{card: W001, zone: B5}}]
    next: {{attack: [2, 2], defense: [3]}}
"""


@pytest.mark.rule("MD-CAM-03", "MD-MAN-05")
def test_a_maneuver_costs_a_mini_xp_and_xp_are_not_changed_back():
    match = table(MANEUVER.format(mini=1))
    play(match, "melee:dwarf_warriors", "maneuver")
    assert (hero(match).xp, hero(match).mini_xp) == (3, 0)
    match = table(MANEUVER.format(mini=0))
    play(match, "melee:dwarf_warriors")
    assert question(match) != "prepare"


@pytest.mark.rule("MD-CAM-04", "MD-TGT-08")
def test_mini_xp_decide_among_equal_xp():
    match = table("""
        options: {mode: campaign}
        phase: enemy_phase
        heroes: [{zone: B5, xp: 2, mini_xp: 1}, {zone: B5, xp: 2, mini_xp: 3}]
        enemies: [{card: W001, zone: B5}]
        on_top: {event: [E14]}
    """)
    go_on(match, "act")
    assert told(match, "attack")[0].args["defender"] == hero(match, 1).card


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-05")
def test_the_level_of_a_hero_is_that_of_its_highest_skill():
    match = table("""
        options: {mode: campaign}
        heroes:
        - {hero: bjorn, class: shadow_barbarian, skills: {cleave: 2, charge: 1}}
        - {hero: elias, class: battle_wizard}
    """)
    game = Game(match.state)
    assert [hero_level(game, one) for one in match.state.heroes] == [3, 1]
    assert start_level(game) == 3


VETERANS = "[{hero: bjorn, class: shadow_barbarian, zone: B1, skills: {charge: 3}, xp: 7, mini_xp: 4}, {zone: B1}]"


@pytest.mark.rule("MD-CAM-06", "MD-CAM-07", "MD-CAM-09", "MD-CAM-19", "MD-CAM-20", "MD-RUL-28")
def test_the_next_quest_starts_at_the_heroes_level_with_the_missing_tokens():
    match = victory(VETERANS)
    until(match, "act")
    state = match.state
    assert (state.quest, state.round, state.level) == ("scorched_earth", 1, 5)
    assert state.more_tokens == ((5, "E5"),)
    assert Game(state).token_zones(5) == ("E5",)
    assert Game(state).level_of("D4") == 5  # tile 4R, whose own token is of level 4
    first = hero(match)
    assert (first.sheet, first.xp, first.mini_xp, first.skills[2]) == ("shadow_barbarian", 7, 4, 3)
    assert {one.zone for one in state.heroes} == {"B6"}
    assert [one.escaped for one in state.heroes] == [False, False]


@pytest.mark.rule("MD-RUL-28", "MD-CAM-09")
def test_two_highest_tokens_both_get_the_missing_ones():
    match = victory(VETERANS)
    match.state.route = ("big_game_hunting",)
    until(match, "act")
    assert match.state.more_tokens == ((5, "H5"), (5, "J5"))


@pytest.mark.rule("MD-CAM-08")
def test_the_level_rises_as_usual():
    match = table("options: {mode: campaign}\nheroes: [{zone: B4}, {}]")
    play(match, "move:B3", "stop")
    assert match.state.level == 2


@pytest.mark.rule("MD-CAM-10", "MD-EVT-10")
def test_events_mean_the_highest_tile_with_a_hero():
    match = table("""
        options: {mode: campaign}
        phase: event
        level: 4
        heroes: [{zone: B5}, {zone: A6}]
        on_top: {event: [E03], guard_4: [W031]}
    """)
    # All stand on the level-1 tile: "one level ahead" is token 2, but the guard is of the game's level.
    found = enemy(match, "dwarf_defenders")
    assert (found.zone, found.card) == ("B2", "W031")


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-12", "MD-CAM-13", "MD-LVL-13", "MD-EQP-13")
@pytest.mark.parametrize("mode", ["single", "campaign"])
def test_cards_above_the_level_are_carried_but_not_used(mode):
    match = table(f"""
        options: {{mode: {mode}}}
        level: 1
        heroes: [{{zone: B5, health: 2, pack: [S042, S047, A02]}}, {{}}]
    """)
    campaign = mode == "campaign"
    game = Game(match.state)
    assert ("drink:S047" in ids(match)) != campaign
    shields = [one for one in game.loadout(hero(match)).defense["melee"].always if one.source == "A02"]
    assert (not shields) == campaign
    play(match, "trade")
    assert ("equip:S042" in ids(match)) != campaign
    match.state.level = 2
    assert game.usable("S042")
    assert not campaign or not game.usable("A02")


@pytest.mark.rule("MD-CAM-12", "MD-RUL-29")
def test_cards_above_the_level_of_the_next_quest_are_taken_out_of_their_slots():
    match = victory("[{zone: B1, body: S042, pack: []}, {zone: B1}]")
    assert match.state.level == 1
    assert (hero(match).body, hero(match).pack) == ("", ("S042",))


@pytest.mark.rule("MD-CAM-11", "MD-CAM-19")
def test_decks_are_fresh_without_what_heroes_hold_and_nobody_gets_new_equipment():
    match = victory("[{zone: B1, health: 1, pack: [S008, A01]}, {zone: B1}]")
    until(match, "act")
    state = match.state
    assert hero(match).pack == ("S008", "A01")
    assert hero(match).hands == ("SA11",)
    assert hero(match).health == 5
    assert "S008" not in state.treasure_decks[0]
    assert len(state.treasure_decks[0]) == 40
    assert len(state.artefact_deck) == 5
    assert (len(state.event_deck), state.lifebringer) == (20, 2)


@pytest.mark.rule("MD-CAM-14", "MD-MKT-11")
def test_six_cards_and_one_artefact_go_on():
    match = victory("[{zone: B1, pack: [S008, S009, S010, A01, A02, S013]}, {zone: B1}]")
    until(match, "limit")
    assert (match.decision.seat, ids(match)) == (0, ["drop:A01", "drop:A02"])
    play(match, "drop:A02")
    assert question(match) == "limit"
    assert len(ids(match)) == 7
    play(match, "drop:S008")
    assert len(Game(match.state).cards_of(hero(match))) == 6
    assert question(match) != "limit"


@pytest.mark.rule("MD-CAM-12", "MD-CAM-14")
def test_what_can_not_be_used_at_first_is_named_and_so_is_the_only_weapon():
    match = victory("[{zone: B1, hands: [SA11], pack: [S008, S009, S010, S013, S095, S096]}, {zone: B1}]")
    until(match, "limit")
    said = {option.id: Language("en", RULEBOOK).option(match.decision, option) for option in match.decision.options}
    assert said["drop:SA11"] == "Axe (your only weapon for now)"
    assert said["drop:S095"].endswith("(its level is too high for now)")
    assert "(" not in said["drop:S013"]
    armed = victory("[{zone: B1, hands: [SA11, SA07], pack: [S008, S009, S010, S013, S095]}, {zone: B1}]")
    until(armed, "limit")
    assert not [option.id for option in armed.decision.options if option.args["only"]]


# --- from quest to quest ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-15", "MD-RUL-26", "MD-OVR-11")
def test_the_order_of_the_quests():
    first = Match.new(RULEBOOK, 2, 1, options={"mode": "campaign"})
    assert first.state.route == tuple(RULEBOOK.options[0].values[1:])
    late = Match.new(RULEBOOK, 2, 1, options={"mode": "campaign", "quest": "big_game_hunting"})
    assert late.state.route == ("maze_of_darkness", "heart_of_darkness")
    mixed = [Match.new(RULEBOOK, 2, seed, options={"mode": "random_campaign"}).state.route for seed in range(5)]
    assert len(set(mixed)) == 5
    assert {route[-1] for route in mixed} == {"heart_of_darkness"}
    assert {tuple(sorted(route)) for route in mixed} == {tuple(sorted(first.state.route))}


@pytest.mark.rule("MD-CAM-16", "MD-MKT-01")
def test_after_a_victory_there_is_a_market_and_then_the_next_quest():
    match = victory()
    assert match.state.chronicle == (Played("tutorial", "won"),)
    assert told(match, "market_opens")
    until(match, "act")
    assert match.state.quest == "scorched_earth"
    assert match.state.marks == {}


@pytest.mark.rule("MD-CAM-17")
def test_a_defeat_costs_mini_xp_and_cards():
    match = defeat("[{health: 0, mini_xp: 4, xp: 6, pack: [S008, S009, S010, S011, S013]}, {mini_xp: 1}]")
    assert [(one.xp, one.mini_xp) for one in match.state.heroes] == [(6, 0), (0, 0)]
    assert question(match) == "limit"
    play(match, "drop:S013")
    assert question(match) == "verdict"


@pytest.mark.rule("MD-CAM-18", "MD-MKT-01")
def test_a_lost_quest_is_repeated_without_a_market():
    match = defeat("[{health: 0, hands: [S090], pack: []}, {}]", more="level: 3")
    play(match, "repeat")
    assert question(match) == "starting"
    assert ids(match) == ["exchange:SA13", "exchange:S090", "done"]
    play(match, "exchange:S090", "starting:SA03")
    assert hero(match).pack == ("SA03",)
    assert "exchange:SA03" not in ids(match)
    play(match, "done", "equip:SA03", "done")
    assert question(match) == "act"
    assert (match.state.quest, match.state.round) == ("tutorial", 1)
    assert not told(match, "market_opens")
    assert hero(match).hands == ("SA03",)


@pytest.mark.rule("MD-CAM-18", "MD-MKT-01")
def test_after_a_defeat_the_group_may_move_on_with_a_market():
    match = defeat()
    play(match, "move_on")
    assert told(match, "market_opens")
    until(match, "act")
    assert (match.state.quest, match.state.chronicle) == ("scorched_earth", (Played("tutorial", "lost"),))


@pytest.mark.rule("MD-CAM-22", "MD-RUL-26")
def test_the_last_quest_decides_the_campaign():
    lost = defeat(quest="heart_of_darkness")
    assert ids(lost) == ["repeat", "give_up"]
    play(lost, "give_up")
    assert lost.over
    assert (lost.state.result, lost.outcome.winners) == ("lost", ())
    won = table("""
        options: {mode: campaign, quest: heart_of_darkness}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: C2, hands: [SA11]}, {}]
        marks: {floor: 3, slain: 2, awake: 3}
        placed: {abyssal_demon: {zone: C2, health: 1, treasure: ''}}
        next: {attack: [6], defense: [1, 1]}
    """)
    play(won, "melee:abyssal_demon")
    go_on(won)
    assert won.over
    assert (won.state.result, won.state.chronicle) == ("won", (Played("heart_of_darkness", "won"),))
    assert won.outcome.details["quests_won"] == 1


@pytest.mark.rule("MD-CAM-18", "MD-CAM-22")
def test_how_every_quest_went_can_be_looked_up_afterwards():
    match = defeat("[{health: 0, pack: [S112]}, {}]", quest="heart_of_darkness", more="level: 4")
    assert [(record.quest, record.won, record.rounds) for record in match.state.records] == [
        ("heart_of_darkness", False, 2)
    ]
    play(match, "repeat")
    until(match, "act")
    again = match.state
    again.heroes[1].health, again.lifebringer = 0, 0
    again.heroes[1].tally["deaths"] = 2
    again.phase, again.acted, again.round, again.activation, again.agenda = "round_start", 0, 7, None, []
    match = play(Match.from_state(RULEBOOK, match.setup, again), "give_up")
    assert [record.rounds for record in match.state.records] == [2, 7]
    details = match.outcome.details
    assert (details["rounds"], details["quests_lost"]) == (9, 2)
    quest = details["quests"]["heart_of_darkness"]
    assert (quest["won"], quest["at_once"], quest["tries"], quest["rounds"], quest["level"]) == (0, 0, 2, 7, 1)
    assert quest["deaths"] == 2, "those of the second try"
    assert quest["gear"] == 1.6, "four cards of level 1 and one of level 4"


@pytest.mark.rule("MD-OVR-02", "MD-EQP-02", "MD-SKL-09")
def test_a_single_quest_ends_the_game():
    match = table("marks: {map: 1}\nheroes: [{zone: B1}, {zone: B1}]\nlevel: 2")
    play(match, "leave", "leave")
    assert match.over
    assert match.state.result == "won"
