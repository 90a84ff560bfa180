"""What a campaign shows and says: prices in mini XP, the quests behind, the market's levels (chapter 10)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.language import Language
from tafelrunde.tabletop.campaign import Played
from tests.massive_darkness.campaign.test_campaign import MANEUVER, defeat, until, victory
from tests.massive_darkness.campaign.test_market import market
from tests.massive_darkness.table import ids, play, question, table

ENGLISH = Language("en", RULEBOOK)
SINGLE = MANEUVER.replace("mode: campaign", "mode: single").replace(", mini_xp: {mini}", "")


def said(match: Match) -> dict[str, str]:
    """The options by id, as they read."""
    decision = match.decision
    assert decision is not None
    return {option.id: ENGLISH.option(decision, option) for option in decision.options}


def asked(match: Match) -> str:
    decision = match.decision
    assert decision is not None
    return ENGLISH.question(decision)


def side(match: Match) -> list[str]:
    return [ENGLISH.say(item.text) for item in match.view(0).scene.side if item.id.startswith("chronicle")]


# --- experience ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-03", "MD-MAN-01")
def test_a_maneuver_names_its_price():
    match = play(table(MANEUVER.format(mini=1)), "melee:dwarf_warriors")
    assert said(match)["maneuver"] == "Death Blow (1 mini XP)"
    match = play(table(SINGLE.format()), "melee:dwarf_warriors")
    assert said(match)["maneuver"] == "Death Blow (1 XP)"


@pytest.mark.rule("MD-CAM-03")
@pytest.mark.parametrize(("mode", "icon"), [("single", icons.XP), ("campaign", icons.MINI_XP)])
def test_the_class_sheet_prices_the_maneuver(mode: str, icon: str):
    view = table(f"options: {{mode: {mode}}}\nheroes: [{{hero: bjorn, class: shadow_barbarian}}, {{}}]").view(0)
    (maneuver,) = [
        panel
        for board in view.scene.boards
        for panel in getattr(board, "panels", ())
        if panel.id.startswith("maneuver")
    ]
    assert maneuver.badges[0].icon == icon
    assert ENGLISH.say(maneuver.tip[0]).endswith("1 mini XP." if mode == "campaign" else "1 XP.")


@pytest.mark.rule("MD-CAM-04")
def test_everybody_sees_everybodys_mini_xp():
    match = table("options: {mode: campaign}\nheroes: [{mini_xp: 1}, {mini_xp: 3}]")
    shown = [
        [badge.value for badge in seat.badges if badge.icon == icons.MINI_XP] for seat in match.view(0).scene.seats
    ]
    assert shown == [[1], [3]]
    single = table("heroes: [{}, {}]").view(0).scene
    assert not [badge for seat in single.seats for badge in seat.badges if badge.icon == icons.MINI_XP]


@pytest.mark.rule("MD-CAM-12", "MD-EQP-06")
@pytest.mark.parametrize(("mode", "state"), [("single", "active"), ("campaign", "closed")])
def test_a_potion_above_the_level_waits(mode: str, state: str):
    match = table(f"options: {{mode: {mode}}}\nlevel: 1\nheroes: [{{pack: [S047, S008]}}, {{}}]")
    mine = {item.id: item for item in match.view(0).scene.mine}
    assert (mine["card:S047"].state, mine["card:S008"].state) == (state, "active")
    said = [ENGLISH.say(text) for text in mine["card:S047"].tip]
    assert ("You only carry it: it is level 2, and the game is at level 1." in said) == (mode == "campaign")


# --- the quests behind --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-15", "MD-CAM-18")
def test_one_line_tells_how_far_a_campaign_is_and_its_tip_every_quest():
    match = victory()
    match.state.chronicle = (Played("tutorial", "lost"), Played("tutorial", "lost"), Played("tutorial", "won"))
    until(match, "act")
    assert side(match) == ["Campaign so far: 1 won, 2 lost"]
    (line,) = [item for item in match.view(0).scene.side if item.id == "chronicle"]
    assert [ENGLISH.say(text) for text in line.tip] == ["Walking in the Dark: won, at try 3"]
    goals = [item.id for item in match.view(0).scene.side]
    assert goals.index("goal:0") < goals.index("chronicle")


def test_at_the_end_every_quest_has_its_line():
    match = play(defeat(quest="heart_of_darkness"), "give_up")
    assert side(match) == ["The Heart of Darkness: lost"]


def test_between_quests_there_is_no_round():
    assert ENGLISH.say(victory().view(0).scene.title) == "After Walking in the Dark – between two quests"


@pytest.mark.rule("MD-CAM-18")
def test_after_a_defeat_it_is_said_what_each_way_brings():
    match = defeat()
    assert said(match) == {
        "repeat": "Play Walking in the Dark again, without a market",
        "move_on": "Go on to the next quest, Scorched Earth, after a market",
    }


# --- the market ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-MKT-06", "MD-MKT-07", "MD-CAM-21")
def test_prices_and_levels_stand_on_what_can_be_traded():
    match = market("[{zone: B1, pack: [S080], xp: 29}, {zone: B1}]", ("S001", "S003", "S042"))
    play(match, "trader:0")
    assert said(match)["sell:S080"].endswith("for 1 XP"), "two, but 30 is the most"
    assert said(match)["put:S080"].endswith("(level 3)")
    play(match, "put:S080")
    assert said(match)["take:S042"].endswith("(level 2)")
    assert "What do you take?" in asked(match)
    play(match, "take:S001")
    assert question(match) == "exchange"
    assert "take:S003" in ids(match)
    assert "Taken: Armour of Life. Levels left: 2. Do you take a second card?" in asked(match)


@pytest.mark.rule("MD-MKT-04", "MD-MKT-11")
def test_cards_are_given_before_the_market_and_after_it():
    match = victory()
    assert asked(match).startswith("Before the market")
    until(match, "market")
    play(match, "done")
    assert asked(match).startswith("After the market")
    assert match.decision is not None
    assert match.decision.rule == "MD-MKT-11"
