"""New characters (10.6), personal quests and retirement (10.7), levels and perks over several scenarios (9.4, 9.5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.rules import city
from tafelrunde.games.havens.box.campaign import (
    Counted,
    Donated,
    Enhanced,
    Events,
    Exhausted,
    Items,
    Kills,
    Level,
    Marked,
    Owned,
    QuestStep,
    Scenarios,
    UnlockScenario,
)
from tafelrunde.games.havens.box.enhanced import Enhancement
from tafelrunde.games.havens.rules.campaign import effects, levels, quests, roster
from tafelrunde.games.havens.rules.campaign.world import change, change_world, member, members, party, train
from tests.helpers.campaign_town import content_with, event, finish, found, happens, outcome, quest, town, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def create(game, seat, *answers):
    run(game, roster.create(game, seat), *answers)
    return game.state.roster[-1]


def recommended(game, rules, *answers):
    """Answer these, then everything as it is recommended; what was asked."""
    left, questions, value = list(answers), [], None
    while True:
        try:
            decision = rules.send(value)
        except StopIteration:
            assert not left
            return questions
        value = None
        if hasattr(decision, "options"):
            questions.append(decision.question)
            wanted = left.pop(0) if left and decision.option(left[0]) else decision.default
            option = decision.option(wanted) or decision.options[0]
            value = option.value


# --- new characters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CHR-01")
def test_any_unlocked_class_may_be_chosen_whenever_a_player_wishes():
    game = town("brute", "tinkerer")
    question = asked(roster.create(game, 0))
    assert ids(question) == ["class:spellweaver", "class:scoundrel", "class:cragheart", "class:mindthief"]
    change_world(game, classes=("brute", "tinkerer", "scoundrel"))
    recommended(game, roster.create(game, 0))
    assert game.state.roster[-1].character.cls == "scoundrel"


@pytest.mark.rule("GH-CHR-02")
def test_a_new_character_has_its_first_cards_and_keeps_one_of_two_quests():
    game = found()
    deck = set(game.state.world.quests)
    question = asked(roster.create(game, 0), "class:brute")
    assert question.question == "quest"
    assert len(question.options) == 2
    game = found()
    kept = ids(asked(roster.create(game, 0), "class:brute"))[0]
    game = found()
    one = create(game, 0, "class:brute", kept)
    assert {game.card(card).level for card in one.character.pool} == {1, "X"}
    assert one.quest == kept.partition(":")[2]
    assert set(game.state.world.quests) == deck - {one.quest}


@pytest.mark.rule("GH-CHR-03")
@pytest.mark.parametrize(("prosperity", "most"), [(0, 1), (4, 2), (9, 3), (64, 9)])
def test_any_level_up_to_the_prosperity_of_the_city(prosperity, most):
    game = found()
    change_world(game, prosperity=prosperity)
    question = asked(roster.create(game, 0), "class:brute")
    expected = [f"level:{level}" for level in range(1, most + 1)]
    assert (ids(question) == expected) if most > 1 else (question.question == "quest")


@pytest.mark.rule("GH-CHR-04")
def test_a_higher_level_is_reached_level_by_level():
    game = found()
    change_world(game, prosperity=9)
    questions = recommended(game, roster.create(game, 0), "class:brute", "level:3")
    assert questions == ["new_class", "start_level", "quest", "learn", "perk", "learn", "perk"]
    one = game.state.roster[-1].character
    assert (one.level, len(one.perks)) == (3, 2)
    assert sorted(str(game.card(card).level) for card in one.pool if game.card(card).level not in (1, "X")) == [
        "2",
        "3",
    ]


@pytest.mark.rule("GH-CHR-05")
@pytest.mark.parametrize(("level", "gold"), [(1, 30), (2, 45), (5, 90), (9, 150)])
def test_starting_gold(level, gold):
    game = found()
    change_world(game, prosperity=64)
    recommended(game, roster.create(game, 0), "class:brute", f"level:{level}")
    assert game.state.roster[-1].character.gold == gold


@pytest.mark.rule("GH-CHR-06")
@pytest.mark.parametrize(("level", "xp"), [(1, 0), (2, 45), (5, 210), (9, 500)])
def test_starting_experience(level, xp):
    game = found()
    change_world(game, prosperity=64)
    recommended(game, roster.create(game, 0), "class:brute", f"level:{level}")
    assert game.state.roster[-1].character.xp == xp


@pytest.mark.rule("GH-CHR-07", "GH-RTR-06", "GH-PRK-03")
def test_every_retired_character_gives_each_later_one_of_the_player_a_perk():
    game = town("brute", "tinkerer")
    for cls in ("brute", "scoundrel"):
        if cls != "brute":
            recommended(game, roster.create(game, 0), f"class:{cls}")
        quest(game, cls, Owned(1))
        run(game, effects.happenings(game))
        run(game, roster.retire(game, who(game, cls)))
    recommended(game, roster.create(game, 0), "class:cragheart")
    assert len(who(game, "cragheart").character.perks) == 2
    recommended(game, roster.create(game, 1), "class:mindthief")
    assert len(who(game, "mindthief").character.perks) == 0


@pytest.mark.rule("GH-RTR-06", "GH-SOL-06")
def test_who_runs_several_characters_counts_by_family():
    game = town("brute", "tinkerer", players=1, characters=2)
    quest(game, "brute", Owned(1))
    run(game, effects.happenings(game))
    run(game, roster.retire(game, who(game, "brute")))
    recommended(game, roster.create(game, 0), "class:cragheart")
    assert who(game, "cragheart").line == 0
    assert len(who(game, "cragheart").character.perks) == 1
    recommended(game, roster.create(game, 0), "class:mindthief")
    assert len(who(game, "mindthief").character.perks) == 0


@pytest.mark.rule("GH-CHR-08")
def test_without_quests_left_a_character_has_none_and_never_retires():
    game = town("brute", "tinkerer")
    change_world(game, quests=())
    recommended(game, roster.create(game, 0), "class:scoundrel")
    assert who(game, "scoundrel").quest == ""
    assert told(game, "no_quest")
    assert not quests.fulfilled(game, who(game, "scoundrel"))
    change_world(game, quests=("PQ-001",))
    recommended(game, roster.create(game, 0), "class:mindthief")
    assert who(game, "mindthief").quest == "PQ-001"


@pytest.mark.rule("GH-DAT-02")
def test_what_is_known_of_a_character():
    game = town("brute", "tinkerer")
    one = who(game, "brute")
    character = one.character
    assert (one.id, one.seat, one.left, one.notes) == ("brute-1", 0, "", "")
    assert (character.name, character.cls, character.level, character.xp, character.gold) == ("", "brute", 1, 0, 30)
    assert (character.items, character.perks, character.checks) == ((), (), 0)
    assert (one.quest, one.step, one.counts) == ("", 0, ())


# --- quests that count themselves -----------------------------------------------------------------------------------


def have(game, cls="brute"):
    return [(one.have, one.need) for one in quests.standing(game, who(game, cls))]


@pytest.mark.rule("GH-DAT-34", "GH-RTR-11")
@pytest.mark.parametrize("casual", [False, True])
def test_kills_by_type_tag_and_rank_are_counted_in_every_mode(casual):
    game = town("brute", "tinkerer")
    goals = (Kills(20, of=("bandit",)), Kills(5, rank="elite"), Kills(2, of=("living_bones",)))
    quest(game, "brute", *goals)
    tally = {"kill:bandit_guard:normal": 2, "kill:bandit_archer:elite": 1, "kill:living_bones:normal": 1}
    finish(game, "91", casual=casual, won=False, brute={"tally": tally}, tinkerer={"tally": tally})
    assert have(game) == [(3, 20), (1, 5), (1, 2)]


@pytest.mark.rule("GH-DAT-34")
def test_bosses_count_for_everybody_who_took_part():
    game = town("brute", "tinkerer")
    quest(game, "brute", Kills(3, rank="boss", by="party"))
    game.state.kills = {"bandit_commander": 1, "bandit_guard": 4}
    finish(game, "2", tinkerer={"tally": {"kill:bandit_commander:boss": 1}})
    assert have(game) == [(1, 3)]


@pytest.mark.rule("GH-DAT-34")
def test_counters_of_scenarios_add_up():
    game = town("brute", "tinkerer")
    quest(game, "brute", Counted("doors", 4), Counted("treasures", 6), Marked(5))
    finish(game, "91", brute={"tally": {"doors": 2, "treasures": 1, "checks": 2}})
    finish(game, "92", brute={"tally": {"doors": 1, "checks": 0}})
    assert have(game) == [(3, 4), (1, 6), (2, 5)]


@pytest.mark.rule("GH-DAT-34")
def test_different_scenarios_count_once_each():
    game = town("brute", "tinkerer")
    quest(game, "brute", Scenarios(3), Scenarios(2, tag="crypt"), Exhausted(6), Exhausted(2, ally=True))
    finish(game, "1", brute={"exhausted": True})
    finish(game, "1", casual=True, brute={"exhausted": True})
    finish(game, "9", won=False, tinkerer={"exhausted": True})
    assert have(game) == [(1, 3), (1, 2), (1, 6), (1, 2)]


@pytest.mark.rule("GH-DAT-34")
def test_gold_items_donations_enhancements_levels_and_events():
    game = town("brute", "tinkerer", gold=200)
    goals = (Owned(300), Items({"legs": 2, "one_hand": 1}), Donated(20), Enhanced(1), Level(2), Events(3, "city"))
    quest(game, "brute", *goals)
    train(game, who(game, "brute"), items=("001", "002", "071"), xp=45)
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "donate:brute")
    recommended(game, levels.level_up(game, who(game, "brute")))
    happens(game, event([outcome()]), "choose:A")
    happens(game, event([outcome()], name="road-90"), "choose:A")
    assert have(game) == [(190, 300), (2, 3), (10, 20), (0, 1), (1, 2), (1, 3)]


@pytest.mark.rule("GH-DAT-34")
def test_a_quest_of_several_steps_counts_each_from_its_beginning_and_its_steps_do_something():
    game = town("brute", "tinkerer")
    quest(game, "brute", Scenarios(1, tag="crypt"))
    made = game.content.quests["PQ-900"]
    steps = (
        QuestStep(goals=(Scenarios(1, tag="crypt"),), then=(UnlockScenario("52"),)),
        QuestStep(goals=(Scenarios(1, ids=("52",)), Counted("doors", 1))),
    )
    from msgspec.structs import replace

    content_with(game, quests={"PQ-900": replace(made, steps=steps)})
    finish(game, "1", brute={"tally": {"doors": 3}})
    assert "52" in game.state.progress.opened
    assert have(game) == [(0, 1), (0, 1)]
    finish(game, "52", brute={"tally": {"doors": 1}})
    assert quests.fulfilled(game, who(game, "brute"))


# --- retirement -----------------------------------------------------------------------------------------------------


def fulfil(game, cls="brute", opens=""):
    quest(game, cls, Owned(1), opens=opens)
    run(game, effects.happenings(game))
    return who(game, cls)


@pytest.mark.rule("GH-RTR-01")
def test_who_has_fulfilled_the_quest_must_retire_in_gloomhaven_but_may_do_other_things_first():
    game = town("brute", "tinkerer")
    fulfil(game)
    stay = game.state.stay
    stay.stage, stay.waiting = "city", (0,)
    question = asked(city.city(game, stay))
    assert {"retire:brute", "shop:brute"} <= set(ids(question))
    assert "done" not in ids(question)
    run(game, city.city(game, stay), "retire:brute")
    assert [one.character.cls for one in members(game)] == ["tinkerer"]


@pytest.mark.rule("GH-RTR-02")
def test_items_and_gold_are_gone_and_the_city_prospers():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), items=("001",))
    from tafelrunde.games.havens.rules.campaign.world import supply

    assert supply(game, "001") == 1
    one = fulfil(game)
    run(game, roster.retire(game, one))
    gone = member(game, one.id)
    assert (gone.left, gone.character.gold, gone.character.items) == ("retired", 0, ())
    assert supply(game, "001") == 2
    assert game.state.world.prosperity >= 1
    assert party(game).company == (who(game, "tinkerer").id,)


@pytest.mark.rule("GH-RTR-03")
def test_the_quest_opens_its_box():
    game = town("brute", "tinkerer")
    run(game, roster.retire(game, fulfil(game, opens="envelope-b")))
    assert game.state.world.opened == ("envelope-b",)
    assert not told(game, "substitute")


@pytest.mark.rule("GH-RTR-04")
@pytest.mark.parametrize("opens", ["", "envelope-b"])
def test_an_open_box_is_replaced_by_a_design_and_a_side_scenario(opens):
    game = town("brute", "tinkerer")
    change_world(game, opened=("envelope-b",))
    designs, sides = len(game.state.world.designs), len(game.state.world.sides)
    one = fulfil(game, opens=opens)
    run(game, roster.retire(game, one))
    assert len(game.state.world.designs) == designs - 1
    assert len(game.state.world.sides) == sides - 1


@pytest.mark.rule("GH-RTR-05")
def test_the_fulfilled_quest_is_removed_from_the_game():
    game = town("brute", "tinkerer")
    before = game.state.world.quests
    run(game, roster.retire(game, fulfil(game)))
    assert game.state.world.quests == before
    assert "PQ-900" not in game.state.world.quests


@pytest.mark.rule("GH-RTR-07")
def test_events_of_the_first_retirement_of_a_class_come_into_both_decks_once():
    from msgspec.structs import replace

    game = town("brute", "tinkerer")
    cards = {name: event([outcome()], name=name) for name in ("city-88", "road-88")}
    content_with(game, events=cards, classes={"brute": replace(game.content.classes["brute"], retire_event=88)})
    run(game, roster.retire(game, fulfil(game)))
    assert "city-88" in game.state.world.city
    assert "road-88" in game.state.world.road
    change_world(game, city=(), road=())
    recommended(game, roster.create(game, 0), "class:brute")
    change(game, who(game, "brute"), quest="PQ-900", step=1)
    run(game, roster.retire(game, who(game, "brute")))
    assert game.state.world.city == ()


@pytest.mark.rule("GH-RTR-08")
def test_after_retiring_a_new_character_of_the_same_class_may_follow():
    game = town("brute", "tinkerer")
    run(game, roster.retire(game, fulfil(game)))
    stay = game.state.stay
    stay.stage, stay.waiting = "city", (0,)
    assert "create" in ids(asked(city.city(game, stay)))
    recommended(game, roster.create(game, 0), "class:brute")
    assert who(game, "brute").left == ""
    assert who(game, "brute").line == 0


@pytest.mark.rule("GH-RTR-09", "GH-ENH-09")
def test_enhancements_survive_retirement():
    game = town("brute", "tinkerer")
    sticker = Enhancement(card="BR-01", half="top", line=0, what="+1 attack")
    change_world(game, enhancements=(sticker,))
    run(game, roster.retire(game, fulfil(game)))
    assert game.state.world.enhancements == (sticker,)


@pytest.mark.rule("GH-RTR-10", "GH-BOX-06")
def test_the_first_retirement_opens_the_town_records():
    game = town("brute", "tinkerer")
    assert game.state.world.records == -1
    run(game, roster.retire(game, fulfil(game)))
    assert game.state.world.records == 1
    assert [one.args["text"] for one in told(game, "town_record")] == ["record-first-names"]


@pytest.mark.rule("GH-PRM-04")
def test_what_a_dead_character_leaves():
    game = town("brute", "tinkerer", permanent_death=True)
    train(game, who(game, "brute"), items=("001",))
    change(game, who(game, "brute"), quest="PQ-005")
    change_world(game, quests=("PQ-001",))
    prosperity = game.state.world.prosperity
    finish(game, "1", won=False, brute={"exhausted": True})
    gone = game.state.roster[0]
    assert (gone.left, gone.character.gold, gone.character.items, gone.quest) == ("dead", 0, (), "")
    assert set(game.state.world.quests) == {"PQ-001", "PQ-005"}
    assert (game.state.world.prosperity, game.state.world.retired, game.state.world.opened) == (prosperity, (), ())
    recommended(game, roster.create(game, 0), "class:cragheart")
    assert who(game, "cragheart").character.perks == ()


# --- levels and perks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LUP-02")
def test_levels_are_gained_only_in_gloomhaven():
    game = town("brute", "tinkerer")
    finish(game, "1", won=False, brute={"xp": 50})
    assert who(game, "brute").character.level == 1
    assert levels.due(game, who(game, "brute"))
    stay = game.state.stay
    stay.waiting = (0,)
    recommended(game, city.city(game, stay), "level:brute")
    brute = who(game, "brute").character
    assert (brute.level, brute.xp) == (2, 50)


@pytest.mark.rule("GH-LUP-07")
def test_a_character_below_the_prosperity_level_may_be_raised_to_it():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=9)
    stay = game.state.stay
    for level in (2, 3):
        stay.waiting = (0,)
        recommended(game, city.city(game, stay), "raise:brute")
        assert who(game, "brute").character.level == level
    brute = who(game, "brute").character
    assert (brute.xp, len(brute.perks)) == (95, 2)
    stay.waiting = (0,)
    assert "raise:brute" not in ids(asked(city.city(game, stay)))


@pytest.mark.rule("GH-PRK-04", "GH-END-09")
def test_three_checkmarks_give_a_perk_at_once_and_the_rest_is_kept():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), checks=2)
    finish(game, "1", "perk:brute-perk-03", brute={"tally": {"checks": 2}})
    brute = who(game, "brute").character
    assert (brute.checks, brute.perks) == (4, ("brute-perk-03",))


@pytest.mark.rule("GH-PRK-04")
def test_at_most_six_perks_by_eighteen_checkmarks():
    game = town("brute", "tinkerer")
    brute = game.content.classes["brute"]
    train(game, who(game, "brute"), checks=17, perks=brute.perks[:5])
    recommended(game, levels.gain_checks(game, who(game, "brute"), 4, ""))
    assert who(game, "brute").character.checks == 18
    assert len(who(game, "brute").character.perks) == 6
    recommended(game, levels.gain_checks(game, who(game, "brute"), 4, ""))
    assert len(who(game, "brute").character.perks) == 6
