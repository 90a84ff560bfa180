"""The adventures as a whole: enough of them, told in both languages, checked, and neither won nor lost beforehand."""

from __future__ import annotations

import copy
import random
import shutil
from collections.abc import Iterator

import pytest
import yaml

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.adventures import Ally, ChangeGoal, Decide, GiveKey, Merchant, Read
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import operations, structs
from tafelrunde.games.sword_and_sorcery.box.content import FOLDER, load, read
from tafelrunde.games.sword_and_sorcery.box.journey import Scene
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.language import CODES, Texts
from tafelrunde.tabletop.packs import ContentError
from tests.sword_and_sorcery.adventure import party

ADVENTURES = load().adventures


# --- what there is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CMP-20")
def test_there_are_twenty_tiles_with_two_faces_each():
    assert sorted(load().faces) == sorted([f"{tile}{side}" for tile in range(1, 21) for side in "AB"])


def test_the_adventures_grow_and_use_what_the_box_has():
    assert len(ADVENTURES) >= 10
    ranks = [adventure.rank for adventure in ADVENTURES.values()]
    assert ranks == sorted(ranks)
    everything = [op for adventure in ADVENTURES.values() for _, op in operations(adventure)]
    for kind in (Ally, ChangeGoal, Decide, GiveKey, Merchant):
        assert any(isinstance(op, kind) for op in everything), kind
    goals = {
        type(goal) for adventure in ADVENTURES.values() for _, goal in structs((adventure.victory, adventure.changed))
    }
    assert len(goals) >= 7
    assert {adventure.boss.boss for adventure in ADVENTURES.values() if adventure.boss} == set(load().bosses)
    assert sum([bool(adventure.plagues) for adventure in ADVENTURES.values()]) >= 2


def _roads(scene: Scene) -> Iterator[list[str]]:
    """The adventures of every way through the journey, from a scene on."""
    here = [scene.adventure] if scene.adventure else []
    if not scene.ways:
        yield here
    for way in scene.ways:
        yield from [here + beyond for beyond in _roads(load().scenes[way.to])]


def test_the_rewards_along_every_road_bring_a_party_to_the_sixth_rank_whatever_its_deaths_cost():
    """The balance page says how much of it deaths eat. Nobody reaches the last rank long before the end."""
    costs = load().config.rank_costs
    roads = list(_roads(next(iter(load().scenes.values()))))
    assert len(roads) >= 8
    for road in roads:
        rewards = [int(str(ADVENTURES[name].rewards.shards).removesuffix("*heroes")) for name in road]
        assert sum(costs[:5]) <= sum(rewards[:-1]), "the sixth rank before the last adventure"
        assert sum(rewards[:-2]) < sum(costs), "the seventh not before the last two"


@pytest.mark.parametrize("code", CODES)
def test_every_entry_goal_and_choice_has_its_words(code):
    texts = Texts(code, [RULEBOOK.texts, *RULEBOOK.more_texts])
    wanted = set()
    for adventure in ADVENTURES.values():
        wanted |= {f"goal-{adventure.id}", *[f"goal-{name}" for name in adventure.changed]}
        wanted |= {f"name-{waypoint.id}" for waypoint in adventure.waypoints if waypoint.action}
        for _, op in operations(adventure.triggers):
            if isinstance(op, Read):
                wanted.add(f"entry-{op.entry}")
            if isinstance(op, Decide):
                wanted |= {f"entry-{op.entry}", *[f"name-{way.id}" for way in op.ways]}
    assert [key for key in sorted(wanted) if not texts.has(key)] == []


# --- what the checker finds -----------------------------------------------------------------------------------------


def _told_about(folder, *changes):
    """What is said about a copy of the content whose adventures are the first one, each time changed in another way."""
    shutil.copytree(FOLDER, folder)
    path = folder / "adventures.yaml"
    first = yaml.safe_load(path.read_text(encoding="utf-8"))["adventures"][0]
    adventures = [{**copy.deepcopy(first), "id": f"broken_{number}"} for number in range(len(changes))]
    for adventure, change in zip(adventures, changes, strict=True):
        change(adventure)
    path.write_text(yaml.safe_dump({"adventures": adventures}, sort_keys=False), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(folder)
    return caught.value.problems


def _story(deed):
    return lambda first: first["triggers"].append({"on": "start", "do": [deed]})


MISTAKES = [
    (lambda first: first.update(start=["Z9"]), "there is no zone Z9"),
    (lambda first: first["tiles"].append({"face": "30A", "x": 9, "y": 0}), "there is no tile 30A"),
    (lambda first: first["tiles"].append({"face": "1B", "x": 9, "y": 9}), "tile 1 is in the box once"),
    (lambda first: first["tiles"].append({"face": "7A", "x": 0, "y": 0}), "tile 7A lies on another"),
    (lambda first: first["tiles"].append({"face": "20A", "x": 9, "y": 9}), "nobody can get to"),
    (lambda first: first["doors"].append({"between": ["A1", "D3"]}), "between A1 and D3 is no open border"),
    (lambda first: first["doors"][0].update(magic_lock=True), "a magic lock and no key"),
    (lambda first: first.update(walls=[["A1", "D3"]]), "between A1 and D3 is no open border"),
    (lambda first: first["shadows"]["mix"].update(single=9), "there are only 7 of them"),
    (lambda first: first["shadows"]["places"].pop("4"), "places for 4 heroes are missing"),
    (lambda first: first["chests"][0].update(token="chest_9"), "there is no token 'chest_9'"),
    (lambda first: first["events"].append({"random": 15}), "standard events left"),
    (lambda first: first["events"].append({"cards": ["respite"]}), "event respite is there 2 times"),
    (lambda first: first.update(scroll_sides={"giant_spider": "minotaur"}), "is not the back of"),
    (lambda first: first["waypoints"].append({"id": "attic", "zone": "A1"}), "nothing happens at attic"),
    (lambda first: first["waypoints"][0].update(event="respite"), "is no adventure event"),
    (lambda first: first.update(victory=[{"goal": "noted", "flag": "tea"}]), "nothing notes 'tea'"),
    (lambda first: first.update(victory=[{"goal": "killed", "what": ["minotaur"]}]), "minotaur never appears"),
    (lambda first: first.update(victory=[{"goal": "opened", "chests": 4}]), "there are only 1 chests"),
    (lambda first: first.update(defeat=[{"goal": "ally_dead", "companion": "archer"}]), "archer never joins"),
    (lambda first: first.update(changed={"tea": [{"goal": "cleared"}]}), "nothing leads to this goal"),
    (_story({"op": "change_goal", "to": "tea"}), "there is no other goal 'tea'"),
    (_story({"op": "give_item", "item": "teapot"}), "there is no card 'teapot'"),
    (_story({"op": "ally", "companion": "aunt"}), "there is no companion 'aunt'"),
    (_story({"op": "appear", "what": "aunt", "zone": "A1"}), "there is no enemy 'aunt'"),
    (_story({"op": "turn_portal", "symbol": "magic"}), "there is no portal with magic"),
    (_story({"op": "open_border", "between": ["A1", "B1"]}), "neither door nor wall"),
    (
        _story(
            {
                "op": "decide",
                "entry": "tea",
                "ways": [
                    {"id": "a", "natures": ["lawful"], "do": [{"op": "give_key"}]},
                    {"id": "b", "natures": ["lawful"], "do": [{"op": "give_key"}]},
                ],
            }
        ),
        "a chaotic hero has no way to go",
    ),
]


def test_every_mistake_in_an_adventure_is_named_with_file_and_line(tmp_path):
    problems = _told_about(tmp_path / "content", *[change for change, _ in MISTAKES])
    for number, (_, message) in enumerate(MISTAKES):
        about = [problem for problem in problems if f"adventures[{number}]" in str(problem)]
        assert [problem for problem in about if message in problem.message], message
        assert all(problem.file == "adventures.yaml" and problem.line is not None for problem in about)


def test_a_story_has_no_deeds_of_its_own(tmp_path):
    (problem,) = _told_about(tmp_path / "content", _story({"op": "sing"}))
    assert "sing" in problem.message
    assert problem.file == "adventures.yaml"


# --- played ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_whoever_plays_at_random_loses_without_breaking_anything(adventure):
    lost = 0
    for seed in range(3):
        match = Match.new(RULEBOOK, 2 + seed, seed, adventure=adventure, heroes="recommended")
        chance = random.Random(seed)
        while match.decision is not None:
            match.answer(chance.choice(match.decision.options).id)
        RULEBOOK.check(match.state)
        lost += match.state.result == "lost"
    assert lost


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_party_that_goes_for_the_goal_wins_sometimes(adventure):
    """One victory is enough: it shows that every step of the story can be reached and taken."""
    tries = (
        (seed, Match.new(RULEBOOK, 2, seed, False, adventure=adventure, heroes="recommended")) for seed in range(60)
    )
    assert any(party.play(match, way=seed % 3) == "won" for seed, match in tries)
