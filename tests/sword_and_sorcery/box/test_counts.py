"""What is in the box: as many cards, tiles and adventures as a whole game needs."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, Decide
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import structs
from tafelrunde.games.sword_and_sorcery.box.content import load

CONTENT = load()


@pytest.mark.parametrize("hero", CONTENT.heroes.values(), ids=lambda hero: hero.id)
def test_every_class_has_nine_powers_or_more_to_choose_from_at_the_last_rank(hero):
    allowed = [power for power in CONTENT.powers.values() if power.hero == hero.hero]
    allowed = [power for power in allowed if power.allow in ("all", hero.nature, hero.id)]
    assert len([power for power in allowed if power.levels[0].rank <= 7]) >= 9
    assert hero.gem[6].powers < len(allowed), "there is something to choose"
    assert len(hero.gem) == 7


def test_five_heroes_have_two_classes_each():
    assert Counter(Counter(hero.hero for hero in CONTENT.heroes.values()).values()) == {2: 5}


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("activation_cards", 15),
        ("enemy_cards", 20),
        ("enemy_powers", 15),
        ("bosses", 2),
        ("plagues", 2),
        ("events", 20),
        ("talents", 6),
        ("crafts", 6),
        ("blessings", 3),
        ("faces", 40),
    ],
)
def test_there_are_as_many_as_in_the_box(kind, count):
    assert len(getattr(CONTENT, kind)) == count


@pytest.mark.parametrize(("origin", "count"), [("treasure", 50), ("emporium", 32), ("stock", 14)])
def test_item_cards_by_where_they_come_from(origin, count):
    assert len(CONTENT.copies(origin)) == count


def test_thirteen_traps_and_thirty_one_adventure_cards():
    assert len(CONTENT.trap_deck()) == 13
    kinds = {
        "quest items": len(CONTENT.copies("adventure")),
        "gems and scales": len(CONTENT.crafts),
        "blessings": len(CONTENT.blessings),
        "challenges": len(CONTENT.challenges),
        "buildings": len([one for one in CONTENT.buildings.values() if one.card]),
        "mercenaries": len([one for one in CONTENT.companions.values() if one.kind == "mercenary"]),
    }
    assert sum(kinds.values()) >= 31, kinds


def test_both_bosses_have_both_sides_with_abilities_of_their_own():
    for boss in CONTENT.bosses.values():
        assert len(set(boss.sides)) == 2
        for side in boss.sides:
            scroll = CONTENT.scrolls[side]
            assert scroll.behaviours
            assert scroll.abilities


def test_scrolls_are_double_sided_where_the_box_says_so():
    backs = [scroll.id for scroll in CONTENT.scrolls.values() if scroll.id not in _fronts()]
    assert len(CONTENT.scrolls) >= 14 + 4
    assert backs


def _fronts() -> set[str]:
    sides = {side for boss in CONTENT.bosses.values() for side in boss.sides}
    return {card.scroll for card in CONTENT.enemy_cards.values()} | sides


def test_ten_adventures_or_more_with_seven_kinds_of_goal_and_every_thing_of_the_box():
    adventures = CONTENT.adventures.values()
    assert len(adventures) >= 10
    kinds = {type(goal) for one in adventures for _, goal in structs((one.victory, one.changed))}
    assert len(kinds) >= 7
    assert sum(_by_nature(one) for one in adventures) >= 4
    assert sum(bool(one.day or one.night) for one in adventures) >= 6
    assert sum(any(door.magic_lock for door in one.doors) for one in adventures) >= 3
    sizes = [len(CONTENT.board(one.id).zones) for one in adventures]
    assert sum(sizes[-3:]) > 2 * sum(sizes[:3])


def _by_nature(adventure: Adventure) -> bool:
    return any(isinstance(op, Decide) and any(way.natures for way in op.ways) for _, op in structs(adventure.triggers))


def test_the_journey_branches_and_every_adventure_lies_on_it():
    scenes = CONTENT.scenes.values()
    assert sum(len(scene.ways) > 1 for scene in scenes) >= 4
    assert {scene.adventure for scene in scenes if scene.adventure} == set(CONTENT.adventures)
    assert {scene.location for scene in scenes if scene.location} == set(CONTENT.locations)
