"""What a sensible party does between two adventures."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.journey.road import ended, on_the_way


def chosen(match):
    decision = match.decisions[0]
    return RULEBOOK.bot(0).advise(decision, match.view(max(decision.seat, 0))).option.id


def answers(match, most=30):
    """Its answers until the party stands elsewhere."""
    found = []
    scene = match.state.scene
    while match.decisions and match.state.scene == scene and len(found) < most:
        found.append(chosen(match))
        match.answer(found[-1], match.decisions[0].seat)
    return found


def test_after_a_defeat_it_tries_again_and_only_then_goes_another_way():
    lost = ["primal_spider_lair", "lost", 9, [2, 2], 0]
    cave = "heroes: [{}, {}]\nscene: spider_cave\nadventure: primal_spider_lair\nchronicle: "
    assert chosen(ended(f"{cave}[]", "lost")) == "again"
    assert chosen(ended(f"{cave}{[lost] * 3}", "lost")) == "retreat:hunters_camp"


def test_it_shops_where_it_can_afford_what_helps_and_keeps_the_other_hourglasses():
    rich = on_the_way("heroes: [{gold: 100, main: knife}, {}]\nscene: road_to_nilmerg\nstage: location\nhourglasses: 4")
    done = answers(rich)
    assert done[0] == "visit:emporium"
    assert [answer for answer in done if answer.startswith("buy:")]
    assert rich.state.heroes[0].main != "knife"
    poor = on_the_way("heroes: [{}, {}]\nscene: road_to_nilmerg\nstage: location\nhourglasses: 4")
    assert "visit:emporium" not in answers(poor)
    assert poor.state.hourglasses > 0


def test_it_never_sorts_its_things_without_end():
    """A weapon for both hands in the inventory, a sword and a shield in the hands."""
    bow = "{card: robin_alchemist, rank: 3, main: rapier, offhand: shield, inventory: [elven_longbow, lockpicks]}"
    assert len(answers(on_the_way(f"heroes: [{bow}, {{}}]\nscene: road_to_nilmerg\nstage: road"))) < 12
    for pack in ("[flail]", "[warhammer, chain_shirt]", "[longsword, tower_shield]"):
        hero = f"{{main: shortsword, offhand: shield, inventory: {pack}}}"
        match = on_the_way(f"heroes: [{hero}, {{}}]\nscene: road_to_nilmerg\nstage: road")
        assert len(answers(match)) < 12


def test_it_gives_what_was_found_to_whom_it_helps():
    match = ended("heroes: [{rank: 2, main: shortsword}, {rank: 2, main: shortbow}]\nspoils: [storm_bow]")
    assert match.decision.question == "spoils"
    assert chosen(match) == "hero:1"


def test_a_whole_campaign_comes_to_an_end_of_its_own():
    match = Match.new(RULEBOOK, 2, seed=3, options={"mode": "campaign", "heroes": "recommended"}, recording=False)
    bots = [RULEBOOK.bot(seat) for seat in range(2)]
    for _ in range(20_000):
        if match.over:
            break
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        match.answer(bots[seat].advise(decision, match.view(seat)).option, decision.seat)
    assert match.over
    assert len(match.state.chronicle) >= 8
