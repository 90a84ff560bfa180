"""The content of Monster Lands: complete, consistent, and refused when it is not."""

import shutil
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from tafelrunde.games.monster_lands.box import content as module
from tafelrunde.games.monster_lands.box.cards import DiceGrant
from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import (
    AFFINITIES,
    Defense,
    Gain,
    RecolorDie,
    Reroll,
    TrapDice,
    op,
)
from tafelrunde.tabletop.packs import ContentError


@pytest.fixture(scope="module")
def content() -> Content:
    return module.load()


BOX = Path(__file__).parents[1] / "box"
"""A fixed copy of the content, to break."""


@pytest.fixture
def broken(tmp_path: Path):
    """Replace text in one file of a copy of the content and return the problems found."""

    def read(file: str, old: str, new: str) -> list[str]:
        folder = tmp_path / "content"
        shutil.copytree(BOX, folder)
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            module.read(folder)
        return [str(problem) for problem in caught.value.problems]

    return read


def line_of(file: str, text: str) -> int:
    lines = (module.FOLDER / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


# The box


@pytest.mark.rule("ML-CMP-03")
def test_everybody_but_aspirants_has_one_affinity(content):
    for cards in (content.mercenaries, content.monsters, content.lands):
        assert {card.affinity for card in cards.values()} == set(AFFINITIES)
    assert content.aspirant.affinity is None


@pytest.mark.rule("ML-CMP-06")
def test_36_mercenaries_in_four_sets(content):
    sets = Counter(card.set for card in content.mercenaries.values())
    assert sets == {"start_leader": 4, "start_mercenary": 4, "tavern": 24, "extra": 4}
    starts = {content.start_cards(affinity) for affinity in AFFINITIES}
    assert len({card for pair in starts for card in pair}) == 8
    assert len(content.tavern_deck()) == 24
    assert set(content.tavern_deck(extra=True)) - set(content.tavern_deck()) == {
        "taron",
        "wondou",
        "wishor",
        "timbulu",
    }


@pytest.mark.rule("ML-CMP-07")
def test_8_aspirants_all_alike(content):
    assert content.aspirants() == [f"aspirant_{n}" for n in range(1, 9)]
    cards = [content.mercenary(id) for id in (*content.aspirants(), "aspirant_9")]
    assert all(card is content.aspirant for card in cards)
    assert content.aspirant.dice == DiceGrant(strength=1)
    assert content.aspirant.talent.effect == RecolorDie(n=1)
    assert content.aspirant.reputation == 0
    assert not content.aspirant.can_be_assigned
    assert all(card.can_be_assigned for card in content.mercenaries.values())


@pytest.mark.rule("ML-CMP-08")
def test_20_monsters_of_two_levels(content):
    assert len(content.monsters) == 20
    assert sorted(content.monster_deck("A") + content.monster_deck("B")) == sorted(content.monster_deck())
    for monster in content.monsters.values():
        assert 1 <= monster.trophy <= 3
        assert monster.attack >= 1
        assert monster.catch_value < monster.victory_value
        assert monster.victory_reward == Gain(fame=monster.victory_reward.fame)
        assert monster.catch_reward.fame > 0
        assert monster.catch_reward.gold > 0


@pytest.mark.rule("ML-CMP-09")
def test_12_lands(content):
    assert len(content.lands) == 12
    assert content.lands["gurban"].ability.cost == (
        DiceGrant(strength=2),
        DiceGrant(haggle=2),
        DiceGrant(strength=1, haggle=1),
    )
    assert content.lands["gurban"].ability.effect == Gain(magic=3)
    for land in content.lands.values():
        assert land.reward == Gain(fame=land.reward.fame)
        assert all(cost.total > 0 for cost in land.ability.cost)


@pytest.mark.rule("ML-CMP-10")
def test_path_tiles_have_four_paths_on_each_side(content):
    for tile in content.paths.values():
        for slots in (tile.side("a"), tile.side("b")):
            assert [slot.slot for slot in slots] == [1, 2, 3, 4]
            for slot in slots:
                assert slot.required
                assert sum(bool(value) for value in asdict(slot.advantage).values()) == 1
    tile = content.paths["path_1"]
    assert tile.path("a", 2).advantage.reroll == Reroll(colors=("strength",), n=1)
    assert tile.path("b", 4).required == (("strength", "magic"),)
    assert tile.path("b", 4).capacity == 4


@pytest.mark.rule("ML-CMP-11")
def test_18_equipment_cards_of_three_types(content):
    assert len(content.equipment) == 18
    assert {card.type for card in content.equipment.values()} == {"weapon", "armor", "accessory"}


@pytest.mark.rule("ML-CMP-12")
def test_trap_tiles_of_four_classes(content):
    counts = Counter[str]()
    for trap in content.traps.values():
        counts[trap.cls] += trap.count
    assert counts == {"start": 4, "improved": 30, "protected": 6, "ambush": 18}
    assert len(content.trap_stack()) == 30
    assert len(content.trap_stack(ambush=True)) == 54
    assert content.start_trap not in content.trap_stack(ambush=True)
    assert content.trap_stack().count("trap_s1") == content.traps["trap_s1"].count


@pytest.mark.rule("ML-CMP-13")
def test_16_loot_tiles_one_per_effect(content):
    assert len(content.loot) == 16
    # The text names the effect of tile 11 once more as tile 16.
    effects = [tile.effect for id, tile in content.loot.items() if id != "loot_16"]
    assert len(set(effects)) == 15
    assert content.loot["loot_16"].effect == content.loot["loot_11"].effect


@pytest.mark.rule("ML-CMP-14")
def test_12_missions_with_a_dice_and_a_contract_side(content):
    assert len(content.missions) == 12
    for tile in content.missions.values():
        assert tile.side_a.reward != Gain()
        assert any(asdict(tile.side_a.penalty).values())
        assert any(asdict(tile.side_b.goal).values())
        assert tile.side_b.reward("left") == tile.side_b.reward_left != Gain()
        assert tile.side_b.reward("right") == tile.side_b.reward_right != Gain()


@pytest.mark.rule("ML-CMP-15")
def test_one_panic_tile_per_building_but_the_pawnbroker(content):
    named = [tile.building for tile in content.panic.values()]
    assert len(named) == 6
    assert set(named) == set(content.buildings) - {"pawnbroker"}


@pytest.mark.rule("ML-CMP-16", "ML-DIF-05")
def test_round_tracks(content):
    tracks = {
        difficulty.id: [content.extra_monster_dice(difficulty.round_track, n) for n in range(1, 7)]
        for difficulty in content.variants.difficulties
    }
    assert tracks["hard"] == tracks["normal"]
    for easier, harder in (("intro", "normal"), ("normal", "murderous")):
        assert all(low <= high for low, high in zip(tracks[easier], tracks[harder], strict=True))
        assert sum(tracks[easier]) < sum(tracks[harder])


@pytest.mark.rule("ML-CMP-20")
def test_the_board(content):
    assert len(content.buildings) == 7
    assert [spot.paths for spot in content.board.mission_spots] == [("left", "right")] * 2
    assert [spot.id for spot in content.land_spots(4)] == ["land_a", "land_b"]
    assert len(content.board.fortress_access.paths) == 2
    displays = content.config.displays
    assert (displays.loot, displays.bazaar, displays.hunting_lodge, displays.tavern) == (4, 3, 6, 4)


# Lookups


def test_spaces_and_lands_by_player_count(content):
    for players, lands, lodge in ((1, 1, 3), (2, 1, 3), (3, 2, 4), (4, 2, 4)):
        assert len(content.land_spots(players)) == lands
        assert len(content.open_spaces("hunting_lodge", players)) == lodge
    assert [content.tavern_size(players) for players in (1, 2, 3, 4)] == [3, 4, 4, 4]


def test_fame_tiers(content):
    assert [content.salary(fame) for fame in (0, 10, 11, 20, 21, 40)] == [1, 1, 2, 2, 3, 3]
    assert content.tiers(10) == DiceGrant(strength=2, haggle=1)
    assert content.tiers(11) == DiceGrant(strength=2, magic=1, haggle=1)
    assert content.tiers(21) == DiceGrant(strength=3, magic=1, haggle=1)


def test_affinity_points(content):
    assert [content.affinity_vp(n) for n in range(9)] == [0, 1, 1, 3, 5, 7, 10, 10, 10]


def test_death_fame(content):
    assert [content.death_fame(slot) for slot in (1, 2, 3, 4, None)] == [2, 2, 1, 1, 3]


def test_options_and_ranks(content):
    assert {option.id for option in content.options(1)} == {"more_monsters", "extra_mercenaries"}
    assert len(content.options(2)) == 4
    lowest, second, *_, highest = content.variants.solo.ranks
    assert [content.rank(score) for score in (-1, second.min - 1, second.min, highest.min + 9)] == [
        lowest.name,
        lowest.name,
        second.name,
        highest.name,
    ]


def test_defence_names_the_affinities_it_works_against(content):
    shandee = content.mercenary("shandee").talent.effect
    assert [affinity for affinity in AFFINITIES if shandee.against(affinity)] == ["fire", "water"]
    assert all(Defense(n=1).against(affinity) for affinity in AFFINITIES)


def test_an_ambush_is_a_trap_only_face_down(content):
    ambush, trap = content.traps["amb_redirect1"], content.traps["trap_s1"]
    assert (ambush.counts_as_trap(face_down=True), ambush.counts_as_trap(face_down=False)) == (True, False)
    assert trap.counts_as_trap(face_down=False)


def test_operations_know_their_name():
    assert op(TrapDice(color="magic", n=1)) == "trap_dice"


def test_unknown_members_are_refused(content):
    with pytest.raises(KeyError):
        content.mercenary("nobody")


def test_cards_are_frozen(content):
    with pytest.raises(AttributeError):
        content.monsters["gator"].attack = 9
    assert replace(content.monsters["gator"], attack=9).attack == 9


def test_the_content_is_read_once(content):
    assert module.load() is content


# Broken packs


def test_a_mistyped_affinity(broken):
    line = line_of("monsters.yaml", "id: krushus")
    assert broken("monsters.yaml", "level: A, affinity: air", "level: A, affinity: wood") == [
        f"monsters.yaml:{line}: monsters[3].affinity: 'wood' is not one of fire, water, air, jungle"
    ]


def test_an_unknown_operation(broken):
    (problem,) = broken("lands.yaml", "op: hire_free", "op: hire_fre")
    assert problem.startswith(f"lands.yaml:{line_of('lands.yaml', 'id: rynia')}: lands[6].ability.effect.op: ")
    assert "hire_free" in problem


COUNTS = [
    ("aspirants", 8, 9),
    ("start_leaders", 4, 5),
    ("start_mercenaries", 4, 3),
    ("tavern_mercenaries", 24, 25),
    ("extra_mercenaries", 4, 0),
    ("start_traps", 4, 5),
    ("improved_traps", 30, 31),
    ("protected_traps", 6, 7),
    ("ambushes", 18, 17),
    ("equipment", 18, 19),
    ("monsters_level_a", 10, 11),
    ("monsters_level_b", 10, 9),
    ("lands", 12, 13),
    ("path_tiles", 6, 5),
    ("loot", 16, 15),
    ("missions", 12, 11),
    ("panic_tiles", 6, 7),
]


@pytest.mark.parametrize(("kind", "right", "wrong"), COUNTS)
def test_counts_are_checked(broken, kind, right, wrong):
    line = line_of("config.yaml", f"  {kind}: {{count")
    assert broken("config.yaml", f"{kind}: {{count: {right}", f"{kind}: {{count: {wrong}") == [
        f"config.yaml:{line}: component_counts.{kind}.count: {wrong} are asked for, the files have {right}"
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("mercenaries.yaml", "start_leader, affinity: fire", "start_leader, affinity: air", "exactly one"),
        (
            "mercenaries.yaml",
            "fire,   reputation: 1",
            "fire,   reputation: 2",
            "mercenaries[4].reputation: a start_mercenary has reputation 1",
        ),
        (
            "mercenaries.yaml",
            "tavern, affinity: fire",
            "tavern, affinity: null",
            "mercenaries[8].affinity: one of fire",
        ),
        ("mercenaries.yaml", "affinity: null", "affinity: air", "aspirants have no affinity"),
        ("mercenaries.yaml", "id: dolfus", "id: gator", "'gator' is already an id"),
        ("mercenaries.yaml", "id: dolfus", "id: aspirant_1", "are the aspirants'"),
        ("mercenaries.yaml", "set: aspirant", "set: tavern", "aspirants.card.set: must be aspirant"),
        ("traps.yaml", "price: 2", "price: null", "traps[1].price: every trap has a price"),
        ("traps.yaml", "trap_start, class: start", "trap_start, class: improved", "one kind of start trap"),
        ("paths.yaml", "slot: 1", "slot: 2", "tiles[0].side_a[0].slot: the slots are 1, 2, 3, 4"),
        ("paths.yaml", "{defense: 1}", "{defense: 1, gold: 1}", "tiles[0].side_a[0].advantage: exactly one"),
        (
            "paths.yaml",
            "[[strength], [strength]]",
            "[]",
            "tiles[0].side_a[0].required: expected `array` of length >= 1",
        ),
        ("panic.yaml", "building: mine", "building: tavern", "the mine has no panic tile"),
        ("panic.yaml", "building: mine", "building: pawnbroker", "tiles[5].building: panic is not possible"),
        ("board.yaml", "id: hl2", "id: ta1", "'ta1' is the id of several spaces"),
        ("board.yaml", "[strength, haggle]", "[strength]", "buildings[0].haggle: haggling needs"),
        ("board.yaml", "panic_possible: false", "panic_possible: true", "can't close the pawnbroker"),
        ("board.yaml", "{slot: 4, ", "{slot: 3, ", "land_path_slots: the slots are 1, 2, 3, 4"),
        ("config.yaml", "[0, 0, 1, 1, 2, 2]", "[0, 0, 1, 1, 2]", "round_tracks[0].extra_dice: 6 rounds need"),
        ("config.yaml", "fame_min: 11", "fame_min: 22", "fame_tiers: fame_min must begin at 0 and rise"),
        ("config.yaml", "id: murderous", "id: intro", "'intro' is already the id"),
        ("variants.yaml", "default: true", "default: false", "exactly one difficulty must be the default"),
        ("variants.yaml", "min: 0", "min: 1", "solo.ranks[0].min: the lowest rank begins at 0"),
    ],
)
def test_files_must_fit_together(broken, file, old, new, complaint):
    problems = broken(file, old, new)
    assert any(complaint in problem for problem in problems)
    assert all(problem.split(":")[1].isdigit() for problem in problems)
