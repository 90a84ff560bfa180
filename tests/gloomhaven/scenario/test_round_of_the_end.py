"""Goals and setbacks, the last round, what is taken home (11), battle goals (2.7) and scenario rules (12.6)."""

import pytest

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.scenarios import Door, Room
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.rules.scenario import battle_goals, ending, special_effects, special_rules
from tafelrunde.games.havens.state import Chest, Figure
from tafelrunde.kernel import find
from tests.helpers.arena import add_monster, arena, asked, events, run

BEYOND = Room(2, tuple((q, 9) for q in range(-4, 4)))
DOOR = Door(id="D", at=(0, 8), joins=(1, 2))


def scenario(game, **fields):
    """Give the game's scenario other goals or rules."""
    from msgspec.structs import replace

    changed = replace(game.content.scenarios["1"], **{"special": (), "lose": (), **fields})
    game.content = replace(game.content, scenarios={**game.content.scenarios, "1": changed})
    return game


# --- goals ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-12", "GH-END-01", "GH-END-02")
def test_killing_the_last_enemy_wins_but_the_round_goes_on():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (1, 0)})
    run(damage.kill(game, game.figure("bandit_guard:1"), "brute"))
    assert (game.state.result, game.state.phase) == ("won", "turns")


@pytest.mark.rule("GH-END-12")
def test_enemies_in_rooms_not_yet_revealed_have_to_be_killed_too():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (1, 0)}, rooms=[BEYOND], doors=[DOOR])
    run(damage.kill(game, game.figure("bandit_guard:1"), "brute"))
    assert game.state.result == ""


@pytest.mark.rule("GH-END-03")
def test_the_condition_met_first_decides():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (1, 0)})
    run(damage.kill(game, game.figure("bandit_guard:1"), "brute"))
    run(damage.exhaust(game, game.state.heroes[0], "GH-EXH-01"))
    assert game.state.result == "won"

    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (1, 0)})
    run(damage.exhaust(game, game.state.heroes[0], "GH-EXH-01"))
    run(damage.kill(game, game.figure("bandit_guard:1")))
    assert game.state.result == "lost"


def test_a_boss_and_all_revealed_enemies():
    goal = special.KillBoss(type="bandit_commander")
    game = scenario(arena({"brute": (0, 0)}, {"bandit_commander:1": (1, 0), "bandit_guard:1": (2, 0)}), goal=goal)
    run(damage.kill(game, game.figure("bandit_commander:1"), "brute"))
    assert game.state.result == ""
    run(damage.kill(game, game.figure("bandit_guard:1"), "brute"))
    assert game.state.result == "won"


@pytest.mark.rule("GH-OVL-16")
def test_goal_tiles_are_counted():
    game = scenario(arena({"brute": (0, 0), "spellweaver": (1, 0)}), goal=special.Collect(n="C"))
    hero = game.state.heroes[0]
    run(special_rules.looted(game, hero, Chest((1, 1), goal=True)))
    assert game.state.result == ""
    run(special_rules.looted(game, hero, Chest((1, 2), goal=True)))
    assert game.state.result == "won"


def test_places_are_reached_when_the_round_ends():
    game = scenario(arena({"brute": (0, 0), "spellweaver": (1, 0)}), goal=special.Reach(hexes=((0, 0), (1, 0), (2, 0))))
    game.figure("spellweaver").at = (-1, 0)
    run(cleanup.round_end(game))
    assert game.state.result == ""
    game.figure("spellweaver").at = (2, 0)
    run(cleanup.round_end(game))
    assert (game.state.result, game.state.phase) == ("won", "over")


def test_surviving_counts_rounds():
    game = scenario(arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)}, round=4), goal=special.Survive(rounds=5))
    run(cleanup.round_end(game))
    assert game.state.result == ""
    run(cleanup.round_end(game))
    assert game.state.result == "won"


def test_who_ends_the_turn_at_the_exit_escapes():
    goal = special.Escape(hexes=((0, 0), (1, 0)))
    game = scenario(arena({"brute": (0, 0), "spellweaver": (1, 0)}), goal=goal)
    run(ending.after_turn(game, game.figure("brute")))
    assert (game.state.heroes[0].escaped, game.find("brute"), game.state.result) == (True, None, "")
    run(ending.after_turn(game, game.figure("spellweaver")))
    assert game.state.result == "won"


def test_setbacks():
    late = scenario(arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)}, round=3), lose=(special.TooLate(rounds=3),))
    run(cleanup.round_end(late))
    assert (late.state.result, late.state.because) == ("lost", "too_late")

    breach = scenario(arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)}), lose=(special.Breach(hexes=((3, 0),)),))
    run(ending.after_turn(breach, breach.figure("bandit_guard:1")))
    assert (breach.state.result, breach.state.because) == ("lost", "breach")


# --- taking home ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-04", "GH-END-06", "GH-LOT-10", "GH-EXH-06", "GH-END-08")
def test_success_gives_bonus_xp_and_checkmarks_to_exhausted_characters_too():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, result="won", level=1)
    brute, weaver = game.state.heroes
    brute.xp, brute.coins, brute.goals = 5, 3, ("BG-20",)
    brute.tally["kills"] = 5
    brute.exhausted = True
    weaver.goals = ("BG-20",)
    ending.finish(game)
    assert (brute.character.xp, brute.character.gold, brute.character.checks) == (5 + 6, 3 * 2, 1)
    assert (weaver.character.xp, weaver.character.checks) == (6, 0)
    assert game.state.phase == "over"


@pytest.mark.rule("GH-END-07", "GH-XPG-07")
def test_failure_keeps_xp_and_gold_and_nothing_else():
    game = arena({"brute": (0, 0)}, result="lost")
    hero = game.state.heroes[0]
    hero.xp, hero.coins, hero.goals = 5, 3, ("BG-20",)
    hero.tally["kills"] = 5
    ending.finish(game)
    assert (hero.character.xp, hero.character.gold, hero.character.checks) == (5, 6, 0)


@pytest.mark.rule("GH-MOD-13", "GH-END-05")
def test_guests_leave_the_decks_at_the_end():
    game = arena({"brute": (0, 0)}, result="won")
    hero = game.state.heroes[0]
    hero.deck.draw += ["bless", "-1 temporary"]
    game.state.blesses = 9
    ending.finish(game)
    assert len(hero.deck.draw) == 20
    assert game.state.blesses == 10


# --- battle goals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SET-04", "GH-DAT-33")
def test_two_goals_are_dealt_and_one_is_kept_in_secret():
    script = {"battle goals": ["BG-01", "BG-02", "BG-03", "BG-04"]}
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, phase="battle_goals", script=script)
    run(battle_goals.choose(game))
    assert [hero.goals for hero in game.state.heroes] == [("BG-01", "BG-02"), ("BG-03", "BG-04")]
    run(battle_goals.choose(game), "keep:BG-02", "keep:BG-03")
    assert [hero.goals for hero in game.state.heroes] == [("BG-02",), ("BG-03",)]
    told = events(game, "keeps_goal")[0]
    assert "goal" not in told.seen_by(1).args
    assert told.seen_by(0).args["goal"] == "BG-02"


def test_every_test_of_the_content_is_known_and_every_known_one_is_used():
    games = [find(game).content for game in ("gloomhaven", "frosthaven")]
    assert {goal.test for content in games for goal in content.goals.values()} == set(battle_goals.TESTS)


@pytest.mark.rule("GH-DAT-33")
@pytest.mark.parametrize(
    ("test", "n", "met", "missed"),
    [
        ("xp_at_most", 7, {"xp": 7}, {"xp": 8}),
        ("coins", 5, {"coins": 5}, {"coins": 4}),
        ("no_loot", 0, {}, {"coins": 1}),
        ("no_loot", 0, {}, {"tally": {"treasures": 1}}),
        ("kill_undamaged", 0, {"tally": {"undamaged_kills": 1}}, {}),
        ("kill_elite", 1, {"tally": {"elite_kills": 1}}, {}),
        ("never_below_half", 0, {}, {"tally": {"below_half": 1}}),
        ("ended_round_low", 2, {"tally": {"lowest_at_round_end": 2}}, {"tally": {"lowest_at_round_end": 3}}),
        ("no_long_rest", 0, {}, {"tally": {"long_rests": 1}}),
        ("no_short_rest", 0, {}, {"tally": {"short_rests": 1}}),
        ("doors", 2, {"tally": {"doors": 1}}, {}),
        ("no_door", 0, {}, {"tally": {"doors": 1}}),
        ("no_item", 0, {}, {"tally": {"items": 1, "item:001": 1}}),
        ("items", 2, {"tally": {"item:001": 1, "item:002": 1}}, {"tally": {"item:001": 2}}),
        ("alone_in_room", 0, {"tally": {"alone": 1}}, {}),
        ("nobody_exhausted", 0, {}, {"exhausted": True}),
        ("alive_with_hand", 1, {}, {"hand": []}),
        ("cards_left", 5, {}, {"hand": ["BR-01"]}),
        ("kills_at_least", 5, {"tally": {"kills": 5}}, {"tally": {"kills": 4}}),
        ("kills_at_most", 2, {"tally": {"kills": 2}}, {"tally": {"kills": 3}}),
        ("trap_triggered", 0, {"tally": {"traps": 1}}, {}),
        ("elements", 2, {"tally": {"elements": 2}}, {"tally": {"elements": 1}}),
        ("treasure", 0, {"tally": {"treasures": 1}}, {}),
        ("damage_at_least", 9, {"tally": {"damage": 9}}, {"tally": {"damage": 8}}),
        ("suffered_at_least", 9, {"tally": {"suffered": 9}}, {"tally": {"suffered": 8}}),
        ("no_card_lost", 0, {}, {"tally": {"cards_lost_to_damage": 1}}),
        ("cards_lost", 2, {"tally": {"cards_lost_to_damage": 2}}, {"tally": {"cards_lost_to_damage": 1}}),
        ("long_rests", 2, {"tally": {"long_rests": 2}}, {"tally": {"long_rests": 1}}),
        ("short_rests", 2, {"tally": {"short_rests": 2}}, {"tally": {"short_rests": 1}}),
        ("forced_steps", 3, {"tally": {"forced_steps": 3}}, {"tally": {"forced_steps": 2}}),
        ("no_element", 0, {}, {"tally": {"elements": 1}}),
        ("loot_cards", 2, {"loot": ("coin_1", "wood_a")}, {"loot": ("coin_1",)}),
        ("most_kills", 0, {"tally": {"kills": 1}}, {}),
        ("most_damage", 0, {"tally": {"damage": 1}}, {}),
    ],
)
def test_battle_goals_look_at_what_was_counted(test: str, n: int, met: dict, missed: dict):
    for fields, expected in ((met, True), (missed, False)):
        game = arena({"brute": (0, 0)}, rooms=[BEYOND], doors=[DOOR])
        hero = game.state.heroes[0]
        for name, value in fields.items():
            setattr(hero, name, value)
        assert battle_goals.TESTS[test](game, hero, n) == expected


@pytest.mark.rule("GH-DAT-33")
@pytest.mark.parametrize(("own", "other", "expected"), [(3, 2, True), (2, 2, True), (1, 2, False), (0, 0, False)])
def test_who_has_done_most(own: int, other: int, expected: bool):
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)})
    for hero, number in zip(game.state.heroes, (own, other), strict=True):
        hero.tally["kills"] = number
    assert battle_goals.TESTS["most_kills"](game, game.state.heroes[0], 0) is expected


@pytest.mark.rule("GH-DAT-33", "GH-SUM-10", "GH-MON-08")
def test_the_first_and_the_last_kill():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, {"bandit_guard:1": (2, 0), "bandit_guard:2": (3, 0)})
    brute, weaver = game.state.heroes
    summon = Figure(id="rat:1", kind="summon", side="hero", type="rat_swarm", at=(4, 0), hp=1, most=1, owner=1)
    game.state.figures.append(summon)
    run(damage.kill(game, game.figure("bandit_guard:1"), "brute"))
    run(damage.kill(game, game.figure("bandit_guard:2"), "rat:1"))
    assert battle_goals.TESTS["first_kill"](game, brute, 0)
    assert battle_goals.TESTS["last_kill"](game, weaver, 0)


def test_ending_a_turn_alone_in_a_room_is_noticed():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, rooms=[BEYOND], doors=[DOOR])
    brute = game.state.heroes[0]
    battle_goals.turn_ended(game, brute)
    assert "alone" not in brute.tally
    game.state.rooms = (1, 2)
    game.figure("brute").at = (0, 9)
    battle_goals.turn_ended(game, brute)
    assert brute.tally["alone"] == 1


# --- the scenario's own rules -----------------------------------------------------------------------------------


def happening(when: special.Event, *effects: special.Effect, once: bool = True) -> tuple[SpecialRule, ...]:
    return (SpecialRule(when=when, do=effects, once=once),)


@pytest.mark.rule("GH-SPC-01", "GH-CLN-08")
def test_rules_of_rounds_happen_when_they_should():
    rules = happening(special.AtRound(at=2, every=2), special.Hurt(n=1), once=False)
    game = scenario(arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)}), special=rules)
    hit = []
    for number in range(1, 7):
        game.state.round = number
        before = game.figure("brute").hp
        run(special_rules.round_end(game), *(["suffer"] if number % 2 == 0 else []))
        hit.append(before - game.figure("brute").hp)
    assert hit == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("GH-SPC-02", "GH-OVL-17", "GH-OVL-03")
def test_a_plate_unlocks_a_door_once():
    door = Door(id="D", at=(0, 8), joins=(1, 2), locked=True)
    rules = happening(special.AtPlate(hexes=((0, 0), (1, 0)), all=True), special.Unlock(door="D"))
    game = scenario(arena({"brute": (0, 0), "spellweaver": (2, 0)}, rooms=[BEYOND], doors=[door]), special=rules)
    run(special_rules.plates(game, game.state.heroes[0]))
    assert game.state.unlocked == ()
    game.figure("spellweaver").at = (1, 0)
    run(special_rules.plates(game, game.state.heroes[1]))
    run(special_rules.plates(game, game.state.heroes[0]))
    assert game.state.unlocked == ("D",)
    assert len(events(game, "unlocked")) == 1


def test_the_last_of_a_type_may_set_something_off():
    rules = happening(special.AtKill(type="bandit_guard"), special.InfuseAll(element="dark"))
    game = scenario(arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0), "bandit_guard:2": (3, 0)}), special=rules)
    add_monster(game, "bandit_archer:1", (4, 0))
    run(damage.kill(game, game.figure("bandit_guard:1")))
    assert game.state.elements["dark"] == 0
    run(damage.kill(game, game.figure("bandit_guard:2")))
    assert game.state.elements["dark"] == 2


@pytest.mark.rule("GH-SPC-01")
def test_effects_on_monsters_and_the_map():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0), "bandit_archer:1": (3, 0)})
    game.figure("bandit_guard:1").room = 2
    run(special_effects.carry_out(game, special.Harden(shield=2, here=True), None, room=2))
    assert (game.shield(game.figure("bandit_guard:1")), game.shield(game.figure("bandit_archer:1"))) == (2, 0)
    run(special_effects.carry_out(game, special.Place(kind="trap", name="spike_trap", hexes=((1, 0), (2, 0))), None))
    assert [overlay.at for overlay in game.state.overlays] == [((1, 0),)]
    run(special_effects.carry_out(game, special.Clear(name="spike_trap"), None))
    assert game.state.overlays == []
    run(special_effects.carry_out(game, special.Lose(), None))
    assert game.state.result == "lost"


@pytest.mark.rule("GH-RDG-04", "GH-RDG-11")
def test_effects_on_characters():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)})
    brute = game.figure("brute")
    run(special_effects.carry_out(game, special.Afflict(cond="poison", who="opener"), brute))
    assert game.has(brute, "poison")
    assert not game.has(game.figure("spellweaver"), "poison")
    run(special_effects.carry_out(game, special.Afflict(cond="muddle", permanent=True), brute))
    assert all(mark.permanent for mark in game.figure("spellweaver").marks)
    run(special_effects.carry_out(game, special.Burden(n=2), None))
    assert [hero.deck.draw.count("-1 temporary") for hero in game.state.heroes] == [2, 2]
    drop = special.DropCards(n=1, lost=True)
    assert asked(special_effects.carry_out(game, drop, None)).question == "drop_card"
    run(special_effects.carry_out(game, drop, None), "lose:BR-03", "lose:SW-02")
    assert [hero.lost for hero in game.state.heroes] == [["BR-03"], ["SW-02"]]
