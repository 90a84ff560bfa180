"""Orders that nobody plans: two things in one stay, people who come and go between them, and campaigns cut in two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules import city, shop
from tafelrunde.games.havens.box.campaign import Gold, Owned, Prosperity, StartDiscard
from tafelrunde.games.havens.rules.campaign import effects, roster
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    change_world,
    in_play,
    members,
    supply,
    train,
)
from tafelrunde.games.havens.rules.setup import omens
from tafelrunde.kernel import Match
from tafelrunde.kernel.decision import PARTY
from tests.helpers.campaign_positions import middle
from tests.helpers.campaign_town import (
    at_gates,
    content_with,
    event,
    finish,
    join,
    other_party,
    outcome,
    quest,
    town,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run, told
from tests.helpers.playing import encoded, moment
from tests.helpers.quick_scenarios import over_at_once


@pytest.fixture
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


def go_on(match: Match, until: Callable[[Match], bool], **instead: str) -> None:
    """Answer as recommended until something is the case; `instead` of that, by question."""
    for _ in range(500):
        if until(match):
            return
        decision = match.decisions[0]
        option = instead.get(decision.question) or decision.default or decision.options[0].id
        match.answer(option, max(decision.seat, 0))
    raise AssertionError("it never comes to that")


def asks(question: str) -> Callable[[Match], bool]:
    return lambda match: match.decisions[0].question == question


def settled(stage: str) -> str:
    """The middle of a campaign in which nobody has a level to take."""
    return middle(stage).replace("xp: 152", "xp: 120")


def fulfilled(*classes: str) -> Match:
    """The middle of a campaign, in the city, where these must retire."""
    text = settled("city").replace("  donated: 60\n", "  donated: 60\n  quests: [PQ-001, PQ-002, PQ-004, PQ-005]\n")
    for cls, number in (("brute", "PQ-510"), ("tinkerer", "PQ-003")):
        if cls in classes:
            steps = len(RULEBOOK.content.quests[number].steps)
            text = text.replace(f"quest: {number}\n", f"quest: {number}\n    step: {steps}\n")
    return Match.from_position(text)


def whole(match: Match) -> None:
    """The state is one that can be, everybody can be shown what they see, and a copy and an undo lead back to it."""
    RULEBOOK.check(match.state)
    for seat in range(-1, match.setup.players):
        encoded(match.view(seat).scene)
    now = moment(match)
    assert moment(match.clone()) == now


# --- retirement ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quickly")
@pytest.mark.rule("GH-RTR-02", "GH-RTR-06", "GH-RTR-08", "GH-CIT-02")
def test_both_retire_in_one_stay_and_two_new_ones_set_out():
    match = fulfilled("brute", "tinkerer")
    before = match.state.world.prosperity
    for seat, cls in ((0, "brute"), (1, "tinkerer")):
        assert match.decisions[0].seat == seat
        match.answer(f"retire:{cls}", seat)
        go_on(match, asks("city"))
        match.answer("create", seat)
        go_on(match, lambda match, seat=seat: asks("city")(match) and match.decisions[0].seat == seat)
        whole(match)
        match.answer("done", seat)
    assert match.decisions[0].question == "gates"
    assert match.state.world.prosperity >= before + 2
    new = [one for one in match.state.roster if not one.left]
    assert [one.seat for one in new] == [0, 1]
    assert [(one.bonus, len(one.character.perks)) for one in new] == [(1, one.character.level) for one in new]
    assert [one.line for one in new] == [0, 1]
    whole(match)
    match.answer(next(option.id for option in match.decisions[0].options if option.id.startswith("play:")), 0)
    go_on(match, lambda match: len(match.state.chronicle) == 7)
    assert set(match.state.chronicle[-1].classes) == {one.character.cls for one in new}


@pytest.mark.rule("GH-RTR-01", "GH-CAM-08", "GH-RTR-06")
def test_one_retires_while_the_other_is_at_home_and_nothing_of_theirs_changes():
    match = fulfilled("brute")
    match.answer("retire:brute", 0)
    go_on(match, asks("city"))
    match.answer("done", 0)
    match.answer("done", 1)
    match.answer("home:1", 0)
    absent = next(one for one in match.state.roster if one.id == "t")
    assert "play:102" not in [option.id for option in match.decisions[0].options]
    match.answer("visit", 0)
    match.answer("create", 0)
    go_on(match, asks("city"))
    assert {decision.seat for decision in match.decisions} == {0}
    match.answer("done", 0)
    assert next(one for one in match.state.roster if one.id == "t") == absent
    assert match.state.parties[0].company == (match.state.roster[-1].id,)
    whole(match)
    match.answer("come:1", 1)
    assert (match.decisions[0].question, match.decisions[0].seat) == ("city", 1)
    match.answer("done", 1)
    assert any(option.id.startswith("play:") for option in match.decisions[0].options)


@pytest.mark.rule("GH-RTR-01", "GH-DAT-34")
def test_the_quest_of_somebody_at_home_waits_until_they_come():
    game = town("brute", "tinkerer", players=2)
    quest(game, "tinkerer", Owned(30))
    game.state.stay.seats = (0,)
    run(game, effects.happenings(game))
    assert "retire:tinkerer" not in ids(asked(business(game, 0)))
    assert who(game, "tinkerer").left == ""
    game.state.stay.seats = (0, 1)
    assert "retire:tinkerer" in ids(asked(business(game, 1)))


def business(game, seat):
    return city.business(game, game.state.stay, seat)


# --- a new character -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CHR-03", "GH-PRO-02", "GH-CHR-05")
def test_prosperity_that_rises_with_a_new_character_does_not_change_what_it_was_created_with():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=3, quests=("PQ-900",))
    quest(game, "brute", Owned(30), then=(Prosperity(1),))
    change(game, who(game, "brute"), quest="")
    run(game, roster.create(game, 0), "class:scoundrel")
    new = who(game, "scoundrel")
    assert game.state.world.prosperity == 4, "its quest was fulfilled with the gold that it began with"
    assert (new.character.level, new.began, new.character.gold) == (1, 1, 30)
    assert "raise:scoundrel" in ids(asked(business(game, 0)))
    assert supply(game, "015") == game.item("015").copies


@pytest.mark.rule("GH-CHR-02", "GH-CHR-04")
def test_a_character_is_whole_wherever_its_creation_is_cut():
    match = fulfilled("brute")
    match.answer("retire:brute", 0)
    go_on(match, asks("city"))
    match.answer("create", 0)
    seen = set()
    while match.decisions[0].question != "city":
        decision = match.decisions[0]
        seen.add(decision.question)
        before = moment(match)
        match.answer(decision.default or decision.options[0].id, 0)
        whole(match)
        after = moment(match)
        match.undo()
        assert moment(match) == before
        match.redo()
        assert moment(match) == after
    assert seen == {"new_class", "start_level", "quest", "learn", "perk"}


# --- gold and items ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DON-01", "GH-DON-02")
def test_who_has_exactly_ten_gold_gives_all_of_it_once():
    game = town("brute", "tinkerer", gold=10)
    change_world(game, donated=90)
    game.state.stay.waiting = (0,)
    run(game, city.city(game, game.state.stay), "donate:brute")
    assert (who(game, "brute").character.gold, game.state.world.donated) == (0, 100)
    assert len(told(game, "box_opened")) == 1
    assert "donate:brute" not in ids(asked(business(game, 0)))
    train(game, who(game, "brute"), gold=50)
    assert "donate:brute" not in ids(asked(business(game, 0))), "once in a visit"


@pytest.mark.rule("GH-SHP-07", "GH-SHP-03", "GH-RTR-02")
def test_two_parties_buy_the_last_copy_and_each_brings_its_own_back():
    game = town("brute", "tinkerer", gold=100)
    content_with(game, items={"001": game.item("001").__class__(**{**_fields(game.item("001")), "copies": 1})})
    change_world(game, items=(("001", 1),))
    run(game, shop.buy(game, who(game, "brute")), "buy:001")
    assert shop.on_sale(game, who(game, "tinkerer")) == []
    other_party(game)
    join(game, "brute", 0, gold=100)
    join(game, "tinkerer", 1, gold=100)
    run(game, shop.buy(game, who(game, "tinkerer")), "buy:001")
    assert shop.on_sale(game, who(game, "brute")) == []
    RULEBOOK.check(game.state)
    run(game, shop.sell(game, who(game, "tinkerer")), "sell:001")
    assert shop.on_sale(game, who(game, "brute")) == ["001"]
    assert in_play(game, "001") == 1
    game.state.party = 0
    assert shop.on_sale(game, who(game, "tinkerer")) == []
    RULEBOOK.check(game.state)


def _fields(struct):
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@pytest.mark.rule("GH-CIT-01")
def test_everything_in_the_city_is_possible_in_any_order():
    def possible():
        return {option.partition(":")[0] for option in ids(asked(business(game, 0)))}

    game = town("brute", "tinkerer", gold=100)
    train(game, who(game, "brute"), items=("001",))
    change_party(game, event_done=True)
    assert possible() == {"shop", "sell", "donate", "create", "done"}
    run(game, business(game, 0), "donate:brute")
    assert possible() == {"shop", "sell", "create", "done"}
    run(game, business(game, 0), "shop:brute", "buy:012", "done")
    run(game, business(game, 0), "sell:brute", "sell:001", "done")
    assert possible() == {"shop", "sell", "create", "done"}
    change_party(game, event_done=False)
    assert "event" in ids(at_gates(game))


# --- events --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EVT-13", "GH-EVT-09")
@pytest.mark.parametrize("cards", [0, 1])
def test_who_must_discard_more_than_they_hold_discards_what_they_hold(cards):
    match = Match.new("gloomhaven", 2, seed=3, options={"class_1": "brute", "class_2": "tinkerer"})
    go_on(match, lambda match: match.state.round == 1)
    game = RULEBOOK.game(match.state)
    first, second = game.state.heroes
    first.hand = first.hand[:cards]
    whole_hand = len(second.hand)
    game.state.omens, game.state.donors = (StartDiscard(2),), ()
    run(game, omens.befall(game), *[f"discard:{card}" for card in second.hand[:2]])
    assert (first.hand, len(first.discard)) == ([], cards)
    assert (len(second.hand), len(second.discard)) == (whole_hand - 2, 2)


@pytest.mark.rule("GH-EVT-01", "GH-EVT-10")
def test_a_campaign_taken_away_in_the_middle_of_an_event_goes_on_twice_the_same(tmp_path: Path):
    match = Match.from_position(settled("gates"))
    match.answer("event", 0)
    assert match.decisions[0].question == "event"
    path = tmp_path / "event.tafelrunde"
    match.save(path)
    first, second = [Match.load_report(path) for _ in range(2)]
    assert (first.dropped, first.notes, second.dropped, second.notes) == ((), (), (), ())
    for one in (first.match, second.match):
        assert moment(one)[:2] == moment(match)[:2]
        one.answer("choose:A", 0)
        go_on(one, asks("gates"))
        assert one.state.decided[-1].side == "A"
        assert one.state.stay.event == ""
        whole(one)
    assert moment(first.match) == moment(second.match)
    assert match.decisions[0].question == "event", "and here it is still to be decided"


# --- who comes and goes --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quickly")
@pytest.mark.rule("GH-CAM-02", "GH-CAM-08")
def test_a_seat_that_is_added_and_stays_empty_changes_nothing():
    match = Match.from_position(settled("gates"))
    more = match.with_another_seat()
    more.answer("come:2", 2)
    assert (more.decisions[0].question, more.decisions[0].seat) == ("city", 2)
    more.answer("done", 2)
    more.answer("home:2", 0)
    assert {one.seat for one in more.state.roster} == {0, 1}
    assert more.state.stay.seats == (0, 1)
    whole(more)
    more.answer("play:102", 0)
    go_on(more, lambda match: len(match.state.chronicle) == 7)
    assert more.state.chronicle[-1].classes == ("brute", "tinkerer")
    go_on(more, asks("gates"))
    assert "come:2" in [option.id for option in more.decisions[0].options]


@pytest.mark.usefixtures("quickly")
@pytest.mark.rule("GH-CAM-02")
def test_who_joined_and_left_again_may_come_back_to_their_character():
    more = Match.from_position(settled("gates")).with_another_seat()
    more.answer("come:2", 2)
    more.answer("create", 2)
    go_on(more, asks("city"))
    more.answer("done", 2)
    more.answer("home:2", 0)
    theirs = more.state.roster[-1]
    assert theirs.id not in more.state.parties[0].company
    more.answer("play:102", 0)
    go_on(more, lambda match: len(match.state.chronicle) == 7 and asks("gates")(match))
    assert more.state.roster[-1] == theirs, "nothing of who is at home has changed"
    whole(more)


@pytest.mark.usefixtures("quickly")
@pytest.mark.rule("GH-CAM-02", "GH-CAM-08")
def test_a_chapter_is_taken_back_after_somebody_has_left():
    match = Match.from_position(settled("gates"))
    match.answer("play:102", 0)
    go_on(match, lambda match: len(match.state.chronicle) == 7 and asks("gates")(match))
    chapters = len(match.chapters)
    match.answer("home:1", 0)
    left = moment(match)
    assert match.state.stay.seats == (0,)
    back = 0
    while len(match.chapters) == chapters or match.state.stay is None:
        match.undo()
        back += 1
    assert match.state.stay.seats == (0, 1)
    assert len(match.state.chronicle) < 7
    whole(match)
    for _ in range(back):
        match.redo()
    assert moment(match)[:2] == left[:2]


# --- the end of all of them ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PRM-04", "GH-OVR-02", "GH-CHR-01")
@pytest.mark.parametrize("won", [True, False])
def test_all_die_and_others_found_the_party_anew(won):
    game = town("brute", "tinkerer", permanent_death=True, gold=60)
    train(game, who(game, "brute"), items=("001", "012"))
    change(game, who(game, "brute"), quest="PQ-510")
    change_world(game, quests=tuple(name for name in game.state.world.quests if name != "PQ-510"))
    dead = {"exhausted": True}
    finish(game, "1", won=won, brute=dead, tinkerer=dead)
    assert [one.left for one in game.state.roster] == ["dead", "dead"]
    assert members(game) == []
    assert "PQ-510" in game.state.world.quests
    assert (supply(game, "001"), supply(game, "012")) == (in_play(game, "001"), in_play(game, "012"))
    assert ("1" in game.state.progress.done) == won
    RULEBOOK.check(game.state)
    game.state.stay.stage = "gates"
    question = at_gates(game)
    reasons = {one.reason for one in question.refused() if one.id.startswith("play:")}
    assert reasons == {"party_too_small", *(["scenario_done"] if won else [])}
    for seat in (-1, 0, 1):
        encoded(RULEBOOK.scene(game.state, seat, question if question.seat in (seat, PARTY) else None))
    for seat, cls in ((0, "brute"), (1, "scoundrel")):
        run_all(roster.create(game, seat), f"class:{cls}")
    new = members(game)
    assert [(one.line, one.bonus) for one in new] == [(0, 0), (1, 0)], "the dead have not retired"
    assert any(option.startswith("play:") for option in ids(at_gates(game)))
    RULEBOOK.check(game.state)


def run_all(rules, *answers):
    """Run rules with these answers first, then with what comes first."""
    left = list(answers)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        value = request.option(left.pop(0) if left else request.default or request.options[0].id).value


@pytest.mark.rule("GH-EVT-08", "GH-END-10")
def test_rewards_for_nobody_go_nowhere():
    game = town("brute", "tinkerer", permanent_death=True)
    content_with(game, events={"city-90": event([outcome(Gold(5))])})
    dead = {"exhausted": True}
    finish(game, "8", brute=dead, tinkerer=dead)
    assert [one.character.gold for one in game.state.roster] == [0, 0]
    assert "event" not in ids(at_gates(game)), "there is nobody to whom it could happen"
