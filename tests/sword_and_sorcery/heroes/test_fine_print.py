"""Heroes, actions, powers and soul ranks: what the other tests do not look at (chapters 1, 4, 6, 7, 8)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.cards import HeroPower, PowerCard
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import dying
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.state import Lasting
from tafelrunde.games.sword_and_sorcery.state.tasks import Activations
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


def answers(match: Match, *until: str) -> None:
    """First answers, until one of these questions comes."""
    while match.decision is not None and match.decision.question not in until:
        play(match, match.decision.default or ids(match)[0])


# --- who and when ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-GEN-08")
def test_you_is_the_hero_who_owns_the_card():
    match = table("""
        active: 1
        heroes: [{wounds: 3}, {rank: 2, wounds: 3, artifact: amulet_of_life}]
        items: {amulet_of_life: {charges: 1}}
    """)
    play(match, "use:amulet_of_life.0")
    assert [one.wounds for one in match.state.heroes] == [3, 1]


@pytest.mark.rule("SS-GEN-07", "SS-ENM-04")
def test_in_play_is_who_is_on_the_map():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: D3, wounds: 4}]")
    game = Game(state)
    assert game.find("enemy:giant_spider_1") in list(game.figures())
    assert game.find("enemy:giant_spider_2") is None, "its card is in the deck"
    dying.kill(game, state.enemies[0])
    assert game.find("enemy:giant_spider_1") is None, "killed"


@pytest.mark.rule("SS-HTN-04")
def test_nobody_moves_in_the_middle_of_an_attack():
    match = table("""
        active: 0
        heroes: [{zone: B3, main: longsword, offhand: ''}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [5, 5, 5, 5], blue: [2, 2, 2, 2]}
    """)
    play(match, "attack:main:enemy:dark_dwarf_1")
    while match.decision.question != "act":
        assert not [option for option in ids(match) if option.startswith(("move", "disengage"))]
        play(match, match.decision.default or ids(match)[0])


@pytest.mark.rule("SS-HTN-09", "SS-HTN-08")
def test_the_turn_ends_when_the_hero_wants_and_its_token_is_turned_over():
    match = table("active: 0\nheroes: [{}, {}]")
    play(match, "end")
    assert (hero(match).done, hero(match, 1).done) == (True, False)
    assert match.state.active == 1, "the only one left"


@pytest.mark.rule("SS-HTN-11")
def test_an_enemy_activated_in_a_hero_turn_interrupts_it_and_then_the_hero_goes_on():
    _, state = laid_out("""
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        turn: {move: moving, points: 2}
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    state.agenda.append(Activations(("enemy:giant_spider_1",)))
    match = match_of(state)
    answers(match, "act")
    assert told(match, "enemy_acts")
    assert (match.state.turn.move, match.state.turn.points) == ("moving", 2)
    assert match.state.phase == "hero_turn"


@pytest.mark.rule("SS-TIM-02")
def test_other_effects_of_the_time_phase_come_after_fire_and_before_effects_end():
    # The wound of the fire makes the Stone Brute angry, then it calms down, as no enemy is near.
    match = table("phase: time\nheroes: [{card: thorgren_brute, rage: 2, zone: A1, conditions: {fire: [1]}}, {}]")
    assert (hero(match).rage, hero(match).wounds) == (2, 1)


@pytest.mark.rule("SS-TIM-10", "SS-SOU-04")
def test_the_first_time_phase_is_played_normally():
    match = Match.new(RULEBOOK, 2, seed=1, options={"adventure": "the_awakening", "heroes": "recommended"})
    state = match.state
    assert (state.round, state.phase) == (1, "choose_hero"), "nothing but shards to spend, and there are none"
    rich = table("phase: time\nround: 1\nshards: 4")
    assert rich.decision.question == "shards"


# --- soul ranks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-SOU-04", "SS-SOU-05")
def test_several_raises_in_one_time_phase_but_none_is_skipped():
    match = table("phase: time\nshards: 26\nheroes: [{}, {}]")
    play(match, "raise:0")
    assert hero(match).rank == 2
    play(match, "raise:1", "raise:0", "raise:1")
    assert ([one.rank for one in match.state.heroes], match.state.shards) == ([3, 3], 0)
    busy = table("active: 0\nshards: 50\nheroes: [{}, {}]")
    assert not [option for option in ids(busy) if option.startswith("raise")], "only in the Time phase"


@pytest.mark.rule("SS-SOU-11")
def test_a_ghost_may_raise_its_rank():
    match = table("phase: time\nshards: 4\nheroes: [{ghost: true, zone: B2}, {rank: 2}]")
    assert "raise:0" in ids(match)
    play(match, "raise:0")
    assert (hero(match).rank, hero(match).ghost) == (2, True)


@pytest.mark.rule("SS-SOU-09", "SS-USE-05")
def test_a_soul_rank_on_a_card_is_that_of_its_owner_now():
    _, state = laid_out("heroes: [{rank: 5}, {rank: 2}]")
    game = Game(state)
    assert game.amount("half_rank", state.heroes[0]) == 3
    state.heroes[0].rank = 2
    assert game.amount("half_rank", state.heroes[0]) == 1
    # What the first hero has granted to the second goes by the first one's rank.
    state.heroes[0].rank = 7
    power = load().powers["word_of_enomis"]
    grants = [op for level in power.levels if level.use for op in level.use.do if hasattr(op, "effects")]
    assert grants
    lasting = Lasting(load().index.key(grants[0].effects), "word_of_enomis", "time_phase", "hero:0")
    state.heroes[1].lasting = (lasting,)
    sourced = [one for effects in game.loadout(state.heroes[1]).values() for one in effects if one.by == "hero:0"]
    assert sourced
    assert game.soul_rank(game.find(sourced[0].by)) == 7


@pytest.mark.rule("SS-ITM-06", "SS-SOU-08", "SS-SOU-10")
def test_a_rank_lost_without_dying_puts_what_is_too_good_into_the_inventory():
    _, state = laid_out(
        "heroes: [{rank: 3, zone: B2, main: dancing_scimitar, powers: [taunt, whirlwind, wrathful_blow]}, {}]"
    )
    game, one = Game(state), state.heroes[0]
    dying.lose_rank(game, one)
    assert (one.rank, one.main, one.inventory) == (2, "", ("dancing_scimitar",))
    assert [power.card for power in one.powers] == ["taunt", "whirlwind"], "the newest returns"
    full = laid_out(
        "heroes: [{rank: 3, zone: B2, main: dancing_scimitar, inventory: [antidote, knife, raw_jade]}, {}]"
    )[1]
    game, one = Game(full), full.heroes[0]
    assert not equipping.has_room(game, one, "dancing_scimitar")
    dying.lose_rank(game, one)
    assert full.lying["B2"].items == ("dancing_scimitar",), "no room: it lies in the zone"
    lowest = laid_out("heroes: [{}, {}]")[1]
    dying.lose_rank(Game(lowest), lowest.heroes[0])
    assert lowest.heroes[0].rank == 1, "never below I"


# --- heroes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-HER-04")
def test_lawful_and_chaotic_heroes_may_be_in_one_party():
    match = Match.new(RULEBOOK, 2, seed=1, options={"heroes": "choose"})
    play(match, "hero:jeanne", "class:jeanne_inquisitor", "hero:artemis")
    assert ids(match) == ["class:artemis_scout", "class:artemis_huntress"]
    natures = {load().heroes[name].nature for name in ("jeanne_inquisitor", "artemis_scout")}
    assert natures == {"chaotic", "lawful"}


@pytest.mark.rule("SS-HER-05")
def test_every_hero_and_enemy_has_a_fighting_style():
    assert {style for card in load().heroes.values() for style in card.styles} == {
        "speed",
        "faith",
        "magic",
        "strength",
    }
    assert all(len(card.styles) == 1 for card in load().heroes.values())
    styles = {scroll.style for scroll in load().scrolls.values()}
    assert styles == {"speed", "faith", "magic", "strength", "universal"}, "the universal rune is the bosses'"


@pytest.mark.rule("SS-HER-09")
@pytest.mark.parametrize(("trap", "saves"), [("hell_pit", 1), ("deadly_cloud", 0)])
def test_a_save_is_made_only_where_the_text_says_so(trap, saves):
    match = table(f"""
        active: 0
        heroes: [{{zone: B2, rank: 3}}, {{zone: A1, rank: 3}}]
        on_top: {{trap: [{trap}]}}
        next: {{blue: [4], red: [1, 1]}}
    """)
    play(match, "open:B2-C2")
    assert len(told(match, "save")) == saves


@pytest.mark.rule("SS-CMP-02")
def test_a_hero_board_has_its_slots():
    one = laid_out("heroes: [{}, {}]")[1].heroes[0]
    for field in ("rank", "main", "offhand", "inventory", "armour", "card", "artifact", "powers", "talents", "done"):
        assert hasattr(one, field), field
    assert load().natural[one.card].armor == 1, "printed on the board"
    with pytest.raises(AttributeError):
        one.third_hand = "knife"


# --- actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-MOV-08", "SS-PAR-01")
def test_conditions_events_and_items_change_or_forbid_the_move():
    def points(text: str, more: str = "") -> int:
        match = table(f"active: 0\nheroes: [{{zone: A2{text}}}, {{zone: A1}}]\n{more}")
        moves = [option for option in ids(match) if option.startswith("move:")]
        if not moves:
            return 0
        play(match, moves[0])
        return match.state.turn.points + 1

    usual = load().heroes["thorgren_gladiator"].movement
    assert points("") == usual
    assert points(", artifact: boots_of_haste") == usual + 1
    assert points(", conditions: {bound: paralyse}") == 0
    assert points(", card: thorgren_gladiator", "adventure: the_toll_bridge\ndaytime: night".replace("A2", "D1")) in (
        0,
        usual - 1,
    )


@pytest.mark.rule("SS-CAC-01", "SS-CAC-02")
def test_a_combat_action_is_an_attack_with_one_weapon_bare_hands_or_a_power():
    armed = table("""
        active: 0
        heroes: [{rank: 4, card: thorgren_brute, zone: B3, main: hand_axe, offhand: shortsword}, {zone: A1, rank: 4}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
    """)
    attacks = [option for option in ids(armed) if option.startswith("attack") and "dark_dwarf" in option]
    assert attacks == ["attack:main:enemy:dark_dwarf_1", "attack:offhand:enemy:dark_dwarf_1"]
    before = armed.state.turn.combat
    play(armed, attacks[0])
    answers(armed, "act")
    assert armed.state.turn.combat == before - 1
    bare = table("""
        active: 0
        heroes: [{zone: B3, main: '', offhand: ''}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
    """)
    assert "attack:unarmed:enemy:dark_dwarf_1" in ids(bare)
    power = table("""
        active: 0
        heroes: [{card: jeanne_inquisitor, rank: 3, zone: B3, powers: [wrath]}, {zone: A1, rank: 3}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
    """)
    play(power, "use:wrath.0")
    answers(power, "act")
    assert power.state.turn.combat == 0


@pytest.mark.rule("SS-CAC-03", "SS-HTN-07")
def test_a_bonus_for_attacks_counts_for_an_attack_by_a_standard_action():
    match = table("""
        active: 0
        heroes: [{card: jeanne_inquisitor, zone: B3, powers: [judgement], inventory: [darts]}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, "use:judgement.0")
    combat = match.state.turn.combat
    play(match, next(option for option in ids(match) if "dart" in option))
    answers(match, "act")
    assert told(match, "hits")[0].total == 2, "one hit of the red die, one of Judgement"
    assert match.state.turn.combat == combat


@pytest.mark.rule("SS-FRE-06", "SS-FRE-01")
def test_free_actions_are_for_the_own_turn():
    match = table("active: 0\nheroes: [{}, {card: jeanne_inquisitor, powers: [judgement]}]")
    assert match.decision.seat == 0
    assert not [option for option in ids(match) if "judgement" in option]


@pytest.mark.rule("SS-USE-01")
def test_what_uses_cost():
    def after(text: str, option: str) -> tuple[str, int, int]:
        match = table(f"active: 0\n{text}")
        play(match, next(one for one in ids(match) if one.startswith(option)))
        answers(match, "act")
        turn = match.state.turn
        return turn.move, turn.combat, turn.standard

    setting = load().heroes["jeanne_inquisitor"].gem[2]
    cards = "judgement, dome_of_strength, wrath"
    mine = f"heroes: [{{card: jeanne_inquisitor, rank: 3, zone: B3, powers: [{cards}]}}, {{rank: 3}}]"
    foe = "\nenemies: [{card: dark_dwarf_1, zone: B3}]"
    assert after(mine, "use:judgement") == ("before", setting.combat, setting.standard), "free"
    assert after(mine, "use:dome_of_strength") == ("before", setting.combat, setting.standard - 1), "standard"
    assert after(mine + foe, "use:wrath") == ("before", setting.combat - 1, setting.standard), "combat"
    actions = {use.action for card in load().powers.values() for level in card.levels if (use := level.use) is not None}
    assert {"combat", "standard", "free", "reaction"} <= actions


@pytest.mark.rule("SS-USE-06")
def test_the_attacker_uses_cards_in_the_attack_and_the_target_in_the_defence():
    match = table("""
        active: 0
        heroes:
        - {rank: 2, zone: B3, main: shortsword, artifact: ring_of_chance}
        - {rank: 2, zone: B3, card: robin_thief, powers: [juggler_of_fate]}
        enemies: [{card: dark_dwarf_1, zone: B3}]
        items: {ring_of_chance: {charges: 3}}
        next: {red: [8], blue: [9, 9, 9, 9]}
    """)
    play(match, "attack:main:enemy:dark_dwarf_1")
    assert match.decision.question == "properties"
    assert "use:ring_of_chance.0" in ids(match)
    assert not [option for option in ids(match) if "juggler" in option], "neither attack nor defence"


@pytest.mark.rule("SS-USE-07")
def test_after_a_reaction_the_others_are_offered_again():
    match = table("""
        phase: enemy_turn
        active: 1
        heroes:
        - {rank: 5, card: xantares_illusionist, zone: B3, powers: [arcane_shield, thunderclap, terror]}
        - {rank: 5, zone: A1}
        enemies: [{card: giant_spider_1, zone: B3}]
        on_top: {activation: [A]}
    """)
    answers(match, "react")
    offered = [option for option in ids(match) if option != "pass"]
    assert match.decision.seat == 0
    play(match, offered[0])
    assert hero(match).powers[0].recharge == 2
    later = ids(match) if match.decision.question == "react" else []
    assert offered[0] not in later, "it is turned over"


@pytest.mark.rule("SS-USE-07")
def test_helpers_are_asked_from_the_active_player_on():
    _, state = laid_out("players: 4\nactive: 2")
    assert list(Game(state).clockwise()) == [2, 3, 0, 1]


# --- powers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-PWR-01")
def test_hero_powers_are_on_the_card_powers_belong_to_a_hero_talents_to_nobody():
    heroes = {card.hero for card in load().heroes.values()}
    assert all(card.hero in heroes for card in load().powers.values())
    assert all(card.hero == "" for card in load().talents.values())
    assert "levels" not in HeroPower.__struct_fields__, "it never recharges"
    assert "levels" in PowerCard.__struct_fields__
    match = table("active: 0\nheroes: [{card: jeanne_avenger, wounds: 2}, {wounds: 2}]")
    play(match, "use:lay_on_hands.0", "aim:hero:1")
    assert "use:lay_on_hands.0" not in ids(match) or match.state.turn.standard, "only the action is spent"


@pytest.mark.rule("SS-PWR-07")
def test_an_item_may_grant_a_power_beside_the_gem_and_it_is_lost_with_the_item():
    match = table("""
        active: 0
        choosing: true
        heroes:
        - {card: jeanne_inquisitor, rank: 4, inventory: [ring_of_rings], powers: [judgement, wrath, break_cover]}
        - {rank: 4}
    """)
    play(match, "equip", "artifact:ring_of_rings", "done")
    assert match.decision.question == "power"
    assert "power:prayer_of_mending" not in ids(match), "the usual restrictions"
    play(match, "power:dome_of_strength")
    assert [power.card for power in hero(match).powers][-1] == "dome_of_strength"
    RULEBOOK.check(match.state)
    assert "use:dome_of_strength.0" in ids(match)
    play(match, "drop", "drop:ring_of_rings", "done")
    assert [power.card for power in hero(match).powers] == ["judgement", "wrath", "break_cover"]


@pytest.mark.rule("SS-PWR-12")
@pytest.mark.parametrize("level", [0, 1])
def test_the_base_effect_counts_at_every_level(level):
    match = table("""
        active: 0
        heroes: [{card: jeanne_inquisitor, rank: 4, zone: B3, powers: [judgement]}, {rank: 4, zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [1], blue: [4, 4]}
    """)
    play(match, f"use:judgement.{level}", "attack:main:enemy:dark_dwarf_1")
    answers(match, "act", "next_hero")
    assert ("judgement", 1) in [(term.source, term.value) for term in told(match, "hits")[0].terms]


@pytest.mark.rule("SS-GHO-04")
def test_a_ghost_has_no_actions_but_its_own():
    match = table("""
        active: 0
        heroes: [{ghost: true, zone: B2, rank: 2, powers: [taunt]}, {}]
        altars: {A1: true}
        lying: {B2: {gold: 5}}
    """)
    verbs = {option.partition(":")[0] for option in ids(match)}
    assert verbs <= {"soul_cry", "return", "float", "end"}


def test_lay_on_hands_may_spend_the_dome_for_all_others_under_it():
    text = """
        active: 0
        heroes:
        - {card: jeanne_avenger, zone: B2, wounds: 2}
        - {zone: B2, wounds: 2}
        - {zone: A1, wounds: 2}
    """
    without = table(text)
    assert "use:lay_on_hands.1" not in ids(without)
    match = table(text + "\n        tokens: [{kind: dome_of_resistance, zone: B2, owner: 'hero:0'}]")
    play(match, "use:lay_on_hands.1", "aim:hero:0")
    assert [one.wounds for one in match.state.heroes] == [1, 1, 2]
    assert match.state.tokens == ()


def test_juggler_of_fate_turns_a_die_of_a_search_over():
    # Face 1 is a hit, the opposite face 10 a gremlin.
    match = table("""
        active: 0
        heroes: [{card: robin_thief, zone: B1, powers: [juggler_of_fate]}, {}]
        next: {red: [1]}
    """)
    play(match, "search")
    assert match.decision.question == "roll_again"
    play(match, "again:juggler_of_fate.0", "turn:0")
    assert told(match, "rerolled")[0].args["die"] == 10
    assert hero(match).powers[0].recharge == 2


def test_the_lesser_favour_heals_and_cures_as_much_as_was_paid():
    match = table("""
        active: 0
        heroes:
        - {card: jeanne_avenger, blessing: lesser, powers: [word_of_enomis]}
        - {wounds: 4, conditions: {poison: 1, bound: exhaust, down: true}}
    """)
    play(match, "use:blessing_lawful", "aim:hero:1", "pay:word_of_enomis:2")
    while match.decision.question == "cure":
        play(match, ids(match)[0])
    one = hero(match, 1)
    left = sum([bool(one.conditions.poison), bool(one.conditions.bound), one.conditions.down])
    assert (one.wounds, left) == (2, 1)


def test_a_hero_defends_itself_against_a_trap_that_attacks():
    # Two hits: one is stopped by the armour, the other blocked.
    match = table("""
        active: 0
        heroes: [{zone: B2, offhand: ''}, {zone: A1}]
        on_top: {trap: [swinging_blade]}
        next: {blue: [4]}
    """)
    play(match, "open:B2-C2")
    answers(match, "act")
    assert hero(match).wounds == 0
    assert enemy(match, "giant_spider_1") is None
    hurt = table("""
        active: 0
        heroes: [{zone: B2, offhand: ''}, {zone: A1}]
        on_top: {trap: [swinging_blade]}
        next: {blue: [1]}
    """)
    play(hurt, "open:B2-C2")
    answers(hurt, "act")
    assert (hero(hurt).wounds, hero(hurt).conditions.bleed) == (1, 1)
