"""What the table tells: why enemies do what they do, dice as they lie, and sentences in the right number."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.words.names import effect_name
from tafelrunde.kernel import Event, Match
from tafelrunde.kernel.words.language import Language
from tests.massive_darkness.fights import attacked, enemy_attacks, phase
from tests.massive_darkness.table import play, settle, table, told


def said(match: Match, kind: str, language: str = "en") -> list[str]:
    words = Language("de" if language == "de" else "en", RULEBOOK, ["Ada", "Isolde", "Gawain"])
    return [words.event(event) for event in told(match, kind)]


@pytest.mark.rule("MD-TGT-01", "MD-TGT-02", "MD-TGT-06", "MD-TGT-08")
@pytest.mark.parametrize(
    ("heroes", "more", "why", "rule"),
    [
        ("{zone: B5}, {zone: A6}", "", "why-only", "MD-TGT-01"),
        ("{zone: B5, xp: 4}, {zone: B5, xp: 3}", "", "why-most_xp", "MD-TGT-02"),
        (
            "{zone: B5, xp: 3, mini_xp: 2}, {zone: B5, xp: 3, mini_xp: 1}",
            "options: {mode: campaign}",
            "why-most_mini_xp",
            "MD-TGT-08",
        ),
    ],
)
def test_the_criterion_that_decided_is_told(heroes: str, more: str, why: str, rule: str):
    (aim,) = told(phase(heroes, "{card: W001, zone: B5}", more), "aims")
    assert (aim.args["why"], aim.rule) == (why, rule)


@pytest.mark.rule("MD-TGT-02", "MD-TGT-05")
def test_the_choice_of_the_players_is_told_as_theirs():
    match = phase("{zone: B5, xp: 3}, {zone: B5, xp: 3}", "{card: W001, zone: B5}")
    play(match, "hero:1")
    (aim,) = told(match, "aims")
    assert (aim.args["hero"], aim.args["why"]) == (match.state.heroes[1].card, "why-players")


@pytest.mark.rule("MD-TGT-10", "MD-TGT-11", "MD-TGT-12")
@pytest.mark.parametrize(
    ("heroes", "enemy", "why"),
    [
        ("{zone: B6, xp: 0}, {zone: C4, xp: 9}", "B4", "why-seen-most_xp"),
        ("{zone: B6, xp: 0}, {zone: A6, xp: 9}", "B4", "why-seen-only"),
        ("{zone: C4, xp: 3}, {zone: C1, xp: 2}", "A3", "why-lit-most_xp"),
        ("{zone: A2, xp: 9}, {zone: A2}", "C4", "why-patrol-start"),
    ],
)
def test_where_an_enemy_goes_and_why(heroes: str, enemy: str, why: str):
    match = phase(heroes, f"{{card: W001, zone: {enemy}}}")
    settle(match, "act")
    assert told(match, "heads_for")[0].args["why"] == why
    kinds = [event.kind for event in match.events if event.kind in ("heads_for", "enemy_moves")]
    assert kinds[:2] == ["heads_for", "enemy_moves"]


@pytest.mark.rule("MD-EPH-06", "MD-MOV-04", "MD-REA-03")
def test_why_an_enemy_stays_where_it_is():
    match = table("""
        heroes: [{zone: B5}, {zone: B3}]
        enemies: [{card: W001, zone: B3}]
        activation: {attacked: [dwarf_warriors]}
    """)
    play(match, "end")
    assert said(match, "enemy_stays") == ["Dwarf Warriors stay in B3: held by a hero."]
    idle = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: B2}, {zone: B2}]
        on_top: {event: [E14]}
    """)
    settle(idle, "act")
    assert said(idle, "enemy_stays") == ["Goblin Archers stay in F6: so says the quest."]


@pytest.mark.rule("MD-COM-05", "MD-RER-01")
def test_dice_are_told_as_they_lie():
    match = table("""
        heroes: [{hero: bjorn, zone: B5}, {zone: B6}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors")
    settle(match, "act")
    rolled = told(match, "rolled")[0]
    assert len(rolled.args["attack_faces"]) == len(rolled.args["attack"])
    assert said(match, "rolled")[0] == "The dice fall. Attack: red (3 swords, diamond). Defence: blue (blank)."
    german = "Die Würfel fallen. Angriff: rot (3 Treffer, Diamant). Verteidigung: blau (leer)."
    assert said(match, "rolled", "de")[0] == german


def test_hordes_are_plurals_and_monsters_are_not():
    """“Dwarf Warriors move”, but “Hellhound moves”; one wound, two wounds."""
    words = {code: Language(code, RULEBOOK, ["Ada"]) for code in ("en", "de")}
    moves = {"zone": "B4"}
    horde = Event("enemy_moves", "", {"enemy": "dwarf_warriors_2", "many": True, **moves})
    beast = Event("enemy_moves", "", {"enemy": "hellhound", "many": False, **moves})
    assert words["en"].event(horde) == "Dwarf Warriors 2 move to B4."
    assert words["en"].event(beast) == "Hellhound moves to B4."
    assert " ziehen nach" in words["de"].event(horde)
    assert " zieht nach" in words["de"].event(beast)
    for n, ending in ((1, "1 Wunde, Gesundheit 3."), (2, "2 Wunden, Gesundheit 3.")):
        event = Event("hero_wounded", "", {"seat": 0, "n": n, "health": 3})
        assert words["de"].event(event).endswith(ending)


def test_the_number_of_an_enemy_is_known_by_its_role():
    match = phase("{zone: B6}, {zone: B6}", "{card: W001, zone: B4}")
    assert all(event.args["many"] is True for event in told(match, "enemy_moves"))
    hero_attacks = play(table("enemies: [{card: W001, zone: B6}]"), "melee:dwarf_warriors")
    assert told(hero_attacks, "attack")[0].args["many"] is False


@pytest.mark.rule("MD-EVT-01")
@pytest.mark.parametrize("card", sorted(RULEBOOK.game(table().state).content.events))
def test_event_cards_can_be_read_when_they_are_drawn(card: str):
    match = table(f"{{phase: event, heroes: [{{zone: B6}}, {{zone: B6}}], on_top: {{event: [{card}]}}}}")
    (line,) = said(match, "event")[:1]
    name, _, does = line.partition("”: ")
    assert name.startswith("Event “")
    assert does.endswith(".")
    assert "step" not in does
    assert "{" not in does


@pytest.mark.rule("MD-MOV-01")
def test_figures_go_along_the_zones_of_their_moves():
    match = play(table(), "move:B5")
    (move,) = told(match, "hero_moves")
    assert RULEBOOK.way(move) == ("zone:B5",)
    parts = Language("en", RULEBOOK, ["Ada", "Isolde"]).event_parts(move)
    assert ("Ada", ("hero:0", "seat:0")) in parts
    assert any("zone:B5" in elements for _, elements in parts)


@pytest.mark.rule("MD-HRO-17")
def test_special_skills_go_by_their_names():
    match = table("{heroes: [{hero: bjorn, zone: B5}, {}], enemies: [{card: W001, zone: B5}], next: {strike: [6]}}")
    decision = match.decision
    assert decision is not None
    option = decision.option("strike:bjorn:dwarf_warriors")
    assert option is not None
    assert Language("en", RULEBOOK).option(decision, option) == "Headbutt: strike Dwarf Warriors"
    play(match, option.id)
    assert said(match, "strike")[0].startswith("Headbutt: the die shows ")


@pytest.mark.rule("MD-COM-03", "MD-ENC-07")
@pytest.mark.parametrize(("code", "mine"), [("en", "your attack"), ("de", "deinen Angriff")])
def test_questions_of_a_combat_name_the_right_side(code: str, mine: str):
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, xp: 3}, {}]
        enemies: [{card: W001, zone: B5}]
    """)
    play(match, "melee:dwarf_warriors")
    decision = match.decision
    assert decision is not None
    assert decision.question == "prepare"
    assert mine in Language("de" if code == "de" else "en", RULEBOOK).question(decision)


@pytest.mark.rule("MD-MAN-01", "MD-CAM-03")
@pytest.mark.parametrize(
    ("mode", "purse", "price"), [("single", "xp: 3", "1 XP"), ("campaign", "mini_xp: 3", "1 mini XP")]
)
def test_a_maneuver_is_told_with_its_price_and_what_it_does(mode: str, purse: str, price: str):
    match = table(f"""
        options: {{mode: {mode}}}
        heroes: [{{hero: bjorn, class: shadow_barbarian, zone: B5, {purse}}}, {{}}]
        enemies: [{{card: W001, zone: B5}}]
    """)
    play(match, "melee:dwarf_warriors", "maneuver")
    assert said(match, "maneuver") == [f"Ada uses Death Blow for {price}: +1 red die."]


@pytest.mark.rule("MD-DMG-06", "MD-DMG-07")
def test_what_halves_wounds_is_named():
    match = enemy_attacks("{card: W005, zone: B5}", "[6]", "[1]", more=", body: SA13, pack: [A01]")
    settle(match, "act")
    assert said(match, "halved") == ["Barbarian Helmet halves that to 1 wound."]


@pytest.mark.rule("MD-HRO-09", "MD-KEY-05")
def test_what_heals_is_named():
    match = table("""
        heroes: [{hero: owen, zone: B4, health: 1}, {}]
        enemies: [{card: W001, zone: B4}]
        next: {attack: [6, 6, 6], defense: [1, 1]}
    """)
    play(match, "melee:dwarf_warriors")
    play(match, "use")
    settle(match, "act")
    (healed,) = said(match, "healed")
    assert healed == "Ada heals 1 (Owen in the shadow), health 2."


@pytest.mark.rule("MD-COM-11")
def test_the_log_tells_the_sum_once_and_details_only_where_there_are_any():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6], defense: [3]}
    """)
    play(match, "melee:dwarf_warriors")
    assert said(match, "swords") == [""]
    assert said(match, "shields") == [""]
    assert said(match, "dealt") == ["Wounds: swords 3 − 1 (shields) = 2"]


@pytest.mark.rule("MD-HRD-09", "MD-STN-08")
def test_without_wounds_nobody_is_asked_whom_they_hit():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5, minions: [2, 1], stunned: true}]
        next: {attack: [1], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors")
    decision = match.decision
    assert decision is not None
    assert decision.question == "act"


@pytest.mark.rule("MD-RER-05", "MD-HRO-17")
def test_a_special_skill_that_re_rolls_goes_by_its_name():
    match = phase(
        "{hero: owen, class: paladin_of_wrath, zone: B5}, {zone: A6}",
        "{card: W001, zone: B5}",
        "next: {defense: [1, 1]}",
    )
    settle(match, "reroll")
    decision = match.decision
    assert decision is not None
    assert Language("en", RULEBOOK).question(decision) == "Defender: re-roll?"


@pytest.mark.rule("MD-PCK-01", "MD-PCK-08")
def test_the_log_counts_tokens_and_says_which_card_brought_experience():
    match = table("heroes: [{zone: B5}, {}]\ntreasure: {B5: 2}\non_top: {treasure_1: [S014, S002]}")
    play(match, "pick_up")
    assert said(match, "picked_up") == ["Ada picks up 2 treasures."]
    assert said(match, "xp") == ["Ada draws Gold of the Gnomes: 3 XP, now 3."]
    assert said(match, "picked_up", "de") == ["Ada nimmt auf: 2 Schätze."]


@pytest.mark.rule("MD-HRD-10", "MD-HRD-03")
def test_wounds_that_the_minions_keep_from_their_leader_are_told_as_lost():
    match = attacked("{card: W001, zone: B5, minions: [1]}", attack="[6, 6, 6, 6]", defense="[1]")
    settle(play(match, "melee:dwarf_warriors"), "act")
    (lost,) = told(match, "wounds_lost")
    (wounded,) = told(match, "enemy_wounded")
    assert lost.args["n"] == wounded.args["n"] - 1


@pytest.mark.rule("MD-COM-12")
@pytest.mark.parametrize(("face", "sums"), [(1, []), (3, [1, -1]), (6, [2, -1])])
def test_no_sum_is_told_as_less_than_none(face: int, sums: list[int]):
    match = attacked("{card: W001, zone: B5}", attack="[1, 1]", defense=f"[{face}]", hands="[SA01]")  # a Mace
    settle(play(match, "melee:dwarf_warriors"), "act")
    (shields,) = told(match, "shields")
    assert shields.args["plain"] == (not sums)
    assert [term.value for term in shields.terms] == (sums or [0])
    assert shields.args["n"] == sum(sums)


def test_a_shadow_skill_is_not_called_like_its_hero():
    assert effect_name("bjorn.0", "bjorn") != "bjorn"
    assert Language("en", RULEBOOK).name(effect_name("bjorn.0", "bjorn")) == "Bjorn in the shadow"


@pytest.mark.rule("MD-COM-11")
@pytest.mark.parametrize(("face", "stopped"), [(1, False), (3, True), (6, True)], ids=["fewer", "as many", "more"])
def test_shields_that_stop_everything_are_told_so(face: int, stopped: bool):
    match = attacked("{card: W001, zone: B5}", attack="[2]", defense=f"[{face}]", hands="[SA11]")
    settle(play(match, "melee:dwarf_warriors"), "act")
    assert bool(told(match, "stopped")) == stopped
    assert told(match, "dealt")[0].args["n"] == (0 if stopped else 1)
