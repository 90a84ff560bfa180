"""The sensible bot in positions where people agree what to do."""

from __future__ import annotations

import pytest

from tafelrunde.games.massive_darkness.bot import SensibleBot, prospects
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.turns import Turn
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.kernel import Match
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import play, question, settle, table


def choice(match: Match) -> str:
    """What the bot answers to the pending question."""
    decision = match.decision
    assert decision is not None
    return SensibleBot().advise(decision, match.view(max(decision.seat, 0))).option.id


def turn(match: Match) -> list[str]:
    """The bot's answers until the hero's activation is over."""
    activation, answers = match.state.activation, []
    while match.decision is not None and match.state.activation is activation and activation.stage == "actions":
        answers.append(choice(match))
        match.answer(answers[-1])
    return answers


# --- fighting -----------------------------------------------------------------------------------------------------


def test_finishes_the_nearly_dead_leader_rather_than_begin_another_fight():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}, {{zone: B6}}]
        enemies:
        - {{card: W010, zone: B5}}
        - {{card: W001, zone: B5, health: 1, minions: []}}
    """)
    assert choice(match) == "melee:dwarf_warriors"


def test_does_not_wake_an_answer_that_would_kill():
    """With one action left a fresh horde can't be killed, and its reaction may be the end."""
    position = """
        heroes: [{{{who}, zone: B4, hands: [SA03], health: {health}}}, {{zone: B6}}]
        enemies: [{{card: W037, zone: B3}}]
        activation: {{actions: 1}}
        lifebringer: 0
    """
    weak = table(position.format(who=WHISPER, health=1))
    assert not choice(weak).startswith("ranged")


def test_a_shot_that_nobody_can_answer_is_taken():
    """Held by another hero far away, a melee enemy can't come (MD-REA-04)."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B1, hands: [SA03], health: 2}}, {{zone: B5}}]
        enemies: [{{card: W001, zone: B5}}]
        activation: {{actions: 1}}
        explored: [A1, A2, A4, A5, A6, C1, C2, C3, C6]
        objectives: []
    """)
    assert choice(match) == "ranged:dwarf_warriors"


def test_blank_dice_are_rolled_again_and_good_ones_kept():
    def offered(faces: str) -> str:
        match = table(f"""
            heroes:
            - {{hero: sibyl, class: nightshade_ranger, zone: B3, hands: [SA03], skills: {{ranged_specialist: 1}}}}
            - {{zone: B6}}
            enemies: [{{card: W001, zone: B5}}]
            next: {{attack: {faces}, defense: [1]}}
        """)
        play(match, "ranged:dwarf_warriors")
        settle(match, "reroll")
        return choice(match)

    assert offered("[1, 2]") == "reroll:attack"
    assert offered("[6, 2]") == "keep"


def test_dice_that_kill_already_are_kept():
    """A blank die beside enough swords: there is nothing to gain (MD-HRD-10)."""

    def offered(minions: str) -> str:
        match = table(f"""
            heroes:
            - {{hero: sibyl, class: nightshade_ranger, zone: B3, hands: [SA03], skills: {{ranged_specialist: 1}}}}
            - {{zone: B6}}
            enemies: [{{card: W001, zone: B5, health: 1, minions: {minions}}}]
            next: {{attack: [1, 6], defense: [1]}}
        """)
        play(match, "ranged:dwarf_warriors")
        settle(match, "reroll")
        return choice(match)

    assert offered("[]") == "keep"
    assert offered("[1, 1]") == "keep"


def test_defence_dice_are_rolled_again_only_against_wounds():
    """Owen may roll blank defence dice again (MD-RER-03): where nothing hits him there is nothing to gain."""

    def offered(attack: str) -> str:
        match = table(f"""
            heroes: [{{hero: owen, class: paladin_of_wrath, zone: B5, xp: 9, hands: [SA11]}}, {{zone: B1}}]
            enemies: [{{card: W001, zone: B5}}]
            phase: enemy_phase
            next: {{attack: {attack}, defense: [1]}}
        """)
        settle(match, "reroll")
        return choice(match)

    assert offered("[6, 6]") == "reroll:defense"
    assert offered("[1, 1]") == "keep"


def test_the_strongest_enemy_strikes_last():
    """Who falls anyway takes the weaker blows, too (MD-EPH-01)."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}, {{zone: B5, xp: 3}}]
        enemies: [{{card: W047, zone: B5}}, {{card: W001, zone: B5}}]
        phase: enemy_phase
    """)
    assert question(match) == "enemy_order"
    assert choice(match) == "activate:dwarf_warriors"


def test_a_maneuver_is_not_paid_for_nothing():
    """The blow is as good as certain without it (MD-MAN-01)."""

    def prepared(health: int) -> str:
        match = table(f"""
            heroes: [{{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [S131], xp: 3}}, {{zone: B6}}]
            enemies: [{{card: W001, zone: B5, health: {health}, minions: []}}]
        """)
        play(match, "melee:dwarf_warriors")
        assert question(match) == "prepare"
        return choice(match)

    assert prepared(1) == "go"


def test_symbols_go_where_they_do_something():
    """Healing an unwounded hero is nothing; the other enchantment kills (MD-ENC-17)."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [S027]}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B5}}]
        next: {{attack: [4], defense: [1]}}
    """)
    play(match, "melee:dwarf_warriors")
    settle(match, "enchant")
    assert choice(match).startswith("trigger:S027")


def test_the_attack_goes_to_whom_it_costs_least():
    match = table(f"""
        heroes:
        - {{{WHISPER}, zone: B5, health: 1}}
        - {{hero: owen, class: paladin_of_wrath, zone: B5, body: S005, hands: [SA07, S034]}}
        enemies: [{{card: W001, zone: B5}}]
        phase: enemy_phase
    """)
    assert question(match) == "target"
    assert choice(match) == "hero:1"


# --- health and equipment -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("health", "drinks"), [(1, True), (2, True), (5, False)])
def test_drinks_when_hurt_and_not_before(health: int, drinks: bool):
    match = table(f"heroes: [{{{WHISPER}, zone: B5, health: {health}, pack: [S008]}}, {{zone: B6, health: 5}}]")
    assert (choice(match) == "drink:S008:0") is drinks


def test_takes_the_better_sword():
    """Two yellow dice are better than one (MD-PCK-07)."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA05, SA01]}}, {{zone: B1}}]
        treasure: {{B5: 1}}
        on_top: {{treasure_1: [S029]}}
    """)
    play(match, "pick_up")
    settle(match, "reorganise")
    assert choice(match).startswith("equip:S029")


def test_keeps_what_is_better_than_the_find():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, body: S005, hands: [S029, S025]}}, {{zone: B1}}]
        treasure: {{B5: 1}}
        on_top: {{treasure_1: [S001]}}
    """)
    play(match, "pick_up")
    settle(match, "reorganise")
    assert choice(match) == "done"


def test_gives_a_bow_to_the_ranger():
    match = table(f"""
        heroes:
        - {{{WHISPER}, zone: B5, hands: [S029, S025]}}
        - {{hero: sibyl, class: nightshade_ranger, zone: B5, hands: [SA03]}}
        treasure: {{B5: 1}}
        on_top: {{treasure_1: [S038]}}
    """)
    play(match, "pick_up")
    settle(match, "share")
    assert choice(match) == "to:1"


def test_three_cards_that_nobody_misses_become_a_better_one():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [S029, S025], pack: [SA05, SA01, SA07]}}, {{zone: B6}}]
    """)
    assert choice(match) == "transmute"
    play(match, "transmute")
    assert choice(match) in ("discard:SA05", "discard:SA01", "discard:SA07")


def test_what_is_worn_is_not_thrown_away():
    match = table(f"heroes: [{{{WHISPER}, zone: B5, hands: [S029, S025], pack: [SA05]}}, {{zone: B6}}]")
    assert choice(match) != "transmute"


def test_buys_what_works_at_the_level_of_the_game():
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, xp: 5}, {zone: B6}]
        phase: experience
    """)
    assert question(match) == "buy"
    bought = choice(match).split(":")[1]
    (line,) = [line for line in load().classes["shadow_barbarian"].lines if line.id == bought]
    assert line.skills[0].level == 1


# --- going --------------------------------------------------------------------------------------------------------


def test_goes_for_the_exit_when_the_goal_is_done():
    match = table(f"heroes: [{{{WHISPER}, zone: B3}}, {{zone: B3}}]\nmarks: {{map: 1}}")
    assert choice(match) == "move:B2"


def test_leaves_when_everybody_can():
    match = table(f"heroes: [{{{WHISPER}, zone: B1}}, {{zone: B2}}]\nmarks: {{map: 1}}")
    assert "leave" in turn(match)


def test_nobody_leaves_a_friend_in_need():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B2, hands: [SA11]}}, {{zone: B5}}]
        enemies: [{{card: W001, zone: B5}}]
        marks: {{map: 1}}
    """)
    assert "leave" not in turn(match)


def test_takes_the_map_that_lies_before_it():
    match = table(f"heroes: [{{{WHISPER}, zone: A1}}, {{zone: A2}}]\nopen: [A2-B2]\nexplored: [A1, A2]")
    assert choice(match) == "pick_up"


def test_keeps_out_of_the_immortals_way():
    """Who stands where it walks is killed (MD-Q5-09)."""
    match = table(f"""
        options: {{quest: immortals_downfall}}
        heroes: [{{{WHISPER}, zone: F5}}, {{zone: B5}}]
        placed: {{cave_troll: {{zone: F6}}, goblin_archers: {{zone: H4}}}}
    """)
    turn(match)
    assert match.state.heroes[0].zone not in ("F6", "F5", "E5")


def test_who_is_alone_breaks_the_far_pillar_first():
    """On the way back there is time; once the Immortal stands on the bridge nobody gets past it (MD-Q5-09)."""
    match = table(f"""
        players: 1
        options: {{quest: immortals_downfall}}
        heroes: [{{{WHISPER}, zone: D5}}]
        placed: {{cave_troll: {{zone: G7}}}}
    """)
    party = Party(match.state)
    assert Turn(party, 0).aims.plan.zones == ("F5",)
    match.state.pillars = [pillar for pillar in match.state.pillars if pillar.zone == "C5"]
    assert Turn(Party(match.state), 0).aims.plan.zones == ("C5",)


def test_strikes_the_last_pillar_at_any_price_while_the_immortal_is_on_the_bridge():
    """It would walk over the hero next (MD-Q5-08, MD-Q5-09), but it won't come back."""
    match = table(f"""
        players: 1
        options: {{quest: immortals_downfall}}
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}]
        placed: {{cave_troll: {{zone: E5}}}}
    """)
    match.state.pillars = [pillar for pillar in match.state.pillars if pillar.zone == "C5"]
    assert Turn(Party(match.state), 0).best(match.decision).target == "pillar_0"


def test_archers_that_never_move_frighten_nobody_out_of_their_sight():
    """MD-Q5-04: they don't come out of the library to shoot along the bridge."""
    match = table(f"""
        players: 1
        options: {{quest: immortals_downfall}}
        heroes: [{{{WHISPER}, zone: C5}}]
    """)
    dangers = Turn(Party(match.state), 0).targets.dangers("C5")
    assert [own for enemy, own, _ in dangers if enemy.quest == "goblin_guards"] == [0.0]


def test_the_last_pillar_waits_for_the_immortal():
    """Without the Immortal on it the fall of the bridge is a defeat (MD-Q5-15)."""
    match = table(f"""
        options: {{quest: immortals_downfall}}
        heroes: [{{{WHISPER}, zone: C5, hands: [S131]}}, {{zone: B5}}]
    """)
    state = match.state
    state.pillars = [pillar for pillar in state.pillars if pillar.zone == "C5"]
    party = Party(state)
    attacks = Turn(party, 0).targets.from_zone("C5", 3, moved=False)
    assert not attacks
    next(enemy for enemy in state.enemies if enemy.quest == "immortal").zone = "E5"
    assert Turn(Party(state), 0).targets.from_zone("C5", 3, moved=False)


def test_stands_up_first():
    match = table(f"heroes: [{{{WHISPER}, zone: B5, stunned: true}}, {{zone: B6}}]", skip_single=False)
    assert choice(match) == "stand_up"


def test_the_answer_depends_on_nothing_but_decision_and_view():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B4}}]
    """)
    decision = match.decision
    assert decision is not None
    answers = {SensibleBot(seed).advise(decision, match.view(0)).option.id for seed in range(5)}
    match.state.treasure_decks[0].reverse()
    match.state.event_deck.reverse()
    answers.add(SensibleBot().advise(decision, match.view(0)).option.id)
    assert len(answers) == 1


# --- how it stands ------------------------------------------------------------------------------------------------


def test_prospects_are_better_with_the_map_with_health_and_without_enemies():
    def stands(**changes: str) -> float:
        fields = {"health": "5", "marks": "{}", "enemies": "[]", **changes}
        return prospects(
            table(f"""
                heroes: [{{{WHISPER}, zone: B3, health: {fields["health"]}}}, {{zone: B3}}]
                enemies: {fields["enemies"]}
                marks: {fields["marks"]}
            """).state
        )

    usual = stands()
    assert 0.0 < usual < 1.0
    assert stands(marks="{map: 1}") > usual
    assert stands(health="1") < usual
    assert stands(enemies="[{card: W001, zone: B4}]") < usual
