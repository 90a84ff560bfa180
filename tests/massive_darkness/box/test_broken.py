"""Broken packs of every sort: the checker says what is wrong and where, and never breaks itself."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box import content
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.words.proofreading import Proofreader
from tafelrunde.tabletop.packs import ContentError
from tests.massive_darkness.packs import whole_pack, write

Pack = dict[str, Any]


@pytest.fixture(scope="module")
def sound() -> Pack:
    return whole_pack()


def complaints(folder: Path) -> list[str]:
    """What the checker says, file by file."""
    with pytest.raises(ContentError) as caught:
        content.PACKS.check(folder)
    return [str(problem) for problem in caught.value.problems]


def test_the_pack_that_is_spoiled_here_is_sound(sound: Pack, tmp_path: Path):
    found = content.PACKS.check(write(tmp_path, sound))
    assert {"cook", "cellarer", "trial"} <= {*found.heroes, *found.classes, *found.quests}


def quest(**changes: Any) -> Callable[[Pack], None]:
    return lambda pack: pack["quests"]["quests"][0].update(changes)


def card(file: str, at: int = 0, **changes: Any) -> Callable[[Pack], None]:
    def spoil(pack: Pack) -> None:
        pack[file]["cards"][at].update({name.rstrip("_"): value for name, value in changes.items()})

    return spoil


def effect(**words: Any) -> Callable[[Pack], None]:
    """On the first treasure, which is a card that anybody can carry."""
    return card("treasures", effects=[{name.rstrip("_"): value for name, value in words.items()}])


def tile(row: int, line: str) -> Callable[[Pack], None]:
    return lambda pack: pack["tiles"]["faces"][0]["grid"].__setitem__(row, line)


def hero(**changes: Any) -> Callable[[Pack], None]:
    return lambda pack: pack["heroes"]["heroes"][0].update(changes)


SPOILED: dict[str, tuple[Callable[[Pack], None], str]] = {
    # types and numbers
    "a word for a number": (card("guards", health="many"), "cards[0].health: expected `int`, found 'many'"),
    "a list for a card": (lambda pack: pack["treasures"]["cards"].append([]), "expected `object`, found a list"),
    "a huge number": (card("guards", health=10**12), "expected `int` <= 99"),
    "a number without end": (card("guards", health=10**400), "guards.yaml"),
    "a negative number": (card("guards", minions=-3), "expected `int` >= 0"),
    "an empty name": (quest(name={"de": "", "en": "x"}), "quests[0].name.de"),
    "a name in one language": (quest(name={"de": "Nur so"}), "`en` is missing"),
    "an unknown field": (quest(difficulty=3), "unknown field; allowed are"),
    "an id with a colon": (card("treasures", id="a:b"), "cards[0].id"),
    # unknown ids
    "no such class": (
        lambda pack: pack["heroes"]["heroes"][0].update(recommended_class="baker"),
        "there is no class baker",
    ),
    "no such miniatures": (card("guards", type="unicorn"), "there are no miniatures of unicorn"),
    "no such tile": (quest(placement=[{"tile": "7Q", "x": 0, "y": 0}]), "there is no tile face 7Q"),
    "no such zone": (quest(start="XR.99"), "there is no zone XR.99 on this board"),
    "an enemy off the board": (
        quest(enemies=[{"what": "hellhound_lesser", "zone": "1V.00"}]),
        "there is no zone 1V.00",
    ),
    "a level token off the board": (quest(level_tokens=[{"level": 1, "zone": "2V.00"}]), "there is no zone 2V.00"),
    "a pillar off the board": (quest(pillars=[{"zone": "2V.00", "health": 1}]), "there is no zone 2V.00"),
    "no such set": (
        effect(at="attack", do=[{"op": "add_attack_dice", "n": 1, "per_set": "ghosts"}]),
        "no card belongs to the set ghosts",
    ),
    # boards
    "no start": (lambda pack: pack["quests"]["quests"][0].pop("start"), "`start` is missing"),
    "an empty start": (quest(start=""), "there is no zone  on this board"),
    "no tiles": (quest(placement=[]), "length >= 1"),
    "tiles upon each other": (
        quest(placement=[{"tile": "XR", "x": 0, "y": 0}, {"tile": "6V", "x": 1, "y": 2}]),
        "6V overlaps XR",
    ),
    "the same tile twice": (
        quest(placement=[{"tile": "6V", "x": 0, "y": 0}, {"tile": "6R", "x": 0, "y": 3}]),
        "tile 6 can't lie on two places",
    ),
    "tiles that do not touch": (
        quest(placement=[{"tile": "XR", "x": 9, "y": 0}, {"tile": "6V", "x": 0, "y": 3}]),
        "no way leads from the start to",
    ),
    "a board beyond Z": (
        quest(placement=[{"tile": "XR", "x": 90, "y": 0}, {"tile": "6V", "x": 0, "y": 3}]),
        "the columns of a board are A to Z",
    ),
    "a hole in a tile": (tile(1, "#R # c#"), "column 4 of the grid is '#'; there must be a zone"),
    "a short row": (tile(1, "#R"), "faces[0].grid[1]"),
    "a pillar between zones apart": (
        quest(pillars=[{"zone": "XR.01", "blocks": ["XR.00", "XR.22"]}]),
        "there is nothing to block",
    ),
    "no goals": (lambda pack: pack["quests"]["quests"][0].pop("goals"), "trial has no goals"),
    "a goal that nothing fulfils": (quest(enemies=[]), "there is no enemy to kill"),
    # decks
    "an empty deck": (lambda pack: pack["guards"].update(cards=None), "guards.yaml"),
    "no cards at all": (lambda pack: pack.update(treasures=None), "treasures.yaml"),
    "a code twice": (card("guards", 1, codes=["XG1"]), "XG1 is already the code of a card in guards.yaml"),
    "a code of the game": (card("treasures", codes=["S001"]), "S001 is already the code of a card"),
    "an id twice": (card("guards", 1, id="XG1"), "'XG1' is already the id"),
    "a horde without minions": (card("guards", minions=0), "hordes have minions"),
    "more minions than miniatures": (card("guards", minions=9), "are too few for six heroes"),
    "a monster with a level": (card("wandering_monsters", level=2), "a wandering monster is lesser or greater"),
    "an enemy without melee dice": (card("guards", melee={}), "every enemy has melee dice"),
    "armour in a hand": (card("artefacts", kind="armor", slot="one_hand"), "armor can't go to one_hand"),
    "a weapon among the artefacts": (card("artefacts", kind="item"), "item does not belong into artefacts.yaml"),
    "blue dice in an attack": (card("guards", melee={"blue": 2}), "yellow and red dice are for attacks"),
    # heroes
    "a class without ids": (lambda pack: pack["classes"]["classes"][0]["skill"].pop("id"), "need an id"),
    "levels that fall": (
        lambda pack: pack["classes"]["classes"][0]["lines"][0]["skills"].reverse(),
        "the levels of a line rise",
    ),
    "a maneuver called like a skill": (
        lambda pack: pack["classes"]["classes"][0]["maneuver"].update(id="cellar_skill"),
        "cellar_skill is there twice",
    ),
    # replacing what the rules ask for
    "a quest of the game": (quest(id="tutorial"), "tutorial is a quest of the game"),
    "a known card without its codes": (card("starting_equipment", id="SA01"), "keeps the codes"),
    # effects
    "an operation that there is not": (effect(at="attack", do=[{"op": "explode"}]), "'explode' is not one of"),
    "an operation in a wrong place": (
        effect(at="passive", do=[{"op": "swords", "n": 1}]),
        "swords has no meaning at passive",
    ),
    "a condition in a wrong place": (
        effect(at="attack", if_=["attacked_by_melee"], do=[{"op": "swords", "n": 1}]),
        "attacked_by_melee is not asked at attack",
    ),
    "an occasion of another card": (effect(at="ally_attacked", do=[{"op": "bodyguard"}]), "is not read on weapons"),
    "an effect that does nothing": (effect(at="attack", do=[]), "the effect does nothing"),
    "an operation that comes to nothing": (effect(at="attack", do=[{"op": "swords", "n": 0}]), "of 0 does nothing"),
    "dice of the other side": (
        effect(at="attack", do=[{"op": "add_dice", "blue": 1}]),
        "yellow and red dice are for attacks",
    ),
    "dice for symbols": (
        effect(at="attack", cost={"bam": 1}, do=[{"op": "add_dice", "red": 1}]),
        "add_dice works before the roll",
    ),
    "too late for swords": (
        effect(at="attack", if_=["no_wound_dealt"], do=[{"op": "swords", "n": 1}]),
        "swords comes too late with no_wound_dealt",
    ),
    "a choice of nothing": (
        effect(at="attack", do=[{"op": "choose_one", "of": [[], [{"op": "stun"}]]}]),
        "the choice does nothing",
    ),
    "symbols outside combat": (
        effect(at="own_activation", cost={"bam": 1, "discard": True}, do=[{"op": "heal_self", "n": 1}]),
        "symbols are spent in one's own combat",
    ),
    "something for nothing, for ever": (
        effect(at="own_activation", do=[{"op": "extra_action", "kind": "any"}]),
        "it could be used for ever",
    ),
    "a repeat without symbols": (
        effect(at="attack", repeat=2, do=[{"op": "swords", "n": 1}]),
        "only what is paid with symbols is repeated",
    ),
    "a shadow that asks for itself": (
        effect(at="passive", if_=["shadow_mode"], do=[{"op": "always_shadow_mode"}]),
        "shadow_mode is not asked at passive",
    ),
    "health that comes and goes": (
        effect(at="passive", do=[{"op": "max_health", "n": 1}]),
        "max_health means something on skills only",
    ),
    "what counts in no attack": (
        effect(at="activation", do=[{"op": "extra_action", "kind": "move", "with": [{"op": "swords", "n": 1}]}]),
        "nothing counts in an extra action of the kind move",
    ),
    "wounds of an enemy": (
        card("guards", effects=[{"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "swords", "n": 1}]}]),
        "enemies pay no wounds",
    ),
    "what no enemy can meet": (
        card("guards", effects=[{"at": "attack", "if": ["two_weapons"], "do": [{"op": "swords", "n": 1}]}]),
        "two_weapons is not asked at attack",
    ),
}


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize("how", SPOILED)
def test_it_is_told_what_is_wrong_and_where(sound: Pack, tmp_path: Path, how: str):
    spoil, said = SPOILED[how]
    pack = copy.deepcopy(sound)
    spoil(pack)
    found = complaints(write(tmp_path, pack))
    assert any(said in complaint for complaint in found), found
    assert all(complaint.partition(":")[0].endswith(".yaml") for complaint in found)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("quests.yaml", "quests: &a [*a]", "an anchor (&a)"),
        ("quests.yaml", "quests: " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ("quests.yaml", "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "\n".join(
            f"{new}: &{new} [{', '.join(['*' + old] * 10)}]" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
        ), "an anchor (&a)"),
        ("quests.yaml", "quests: [", "not YAML"),
        ("quests.yaml", "\tquests: 1", "not YAML"),
        ("quests.yaml", "", "quests.yaml"),
        ("quests.yaml", "just words", "expected `object`, found 'just words'"),
        ("quests.yaml", "quests: {}", "expected `array`, found a mapping"),
        ("quests.yaml", "quests: [{goals: [{op: [1]}]}]", "quests[0]"),
        ("quests.yaml", "? [a, b]\n: 1", "keys must be plain words"),
        ("heroes.yaml", "heroes:", "heroes.yaml"),
        ("config.yaml", "actions: 9", "the numbers of the rules stay as they are"),
        ("spells.yaml", "spells: []", "unknown file; allowed are pack.yaml"),
        ("quests.yml", "quests: []", "unknown file"),
        ("pack.yaml", "game: gloomhaven\nname: {de: a, en: b}", "'gloomhaven' is another game"),
        ("pack.yaml", "name: {de: a, en: b}", "`game` is missing"),
    ],
)  # fmt: skip
def test_files_that_can_not_be_read(sound: Pack, tmp_path: Path, file: str, text: str, said: str):
    write(tmp_path, {"pack": sound["pack"]})
    (tmp_path / file).write_text(text, encoding="utf-8")
    found = complaints(tmp_path)
    assert any(said in complaint and complaint.startswith(file) for complaint in found), found


def test_a_file_in_another_alphabet_and_no_manifest(tmp_path: Path):
    (tmp_path / "quests.yaml").write_bytes(b"quests: \xff\xfe")
    found = complaints(tmp_path)
    assert any("not UTF-8" in complaint for complaint in found)
    assert any("the file is missing" in complaint and complaint.startswith("pack.yaml") for complaint in found)


@pytest.mark.parametrize("manifest", ["game: [massive_darkness]", "game: {a: b}", "[" * 5000, "game: chess", "- 1", ""])
def test_the_command_says_so_without_a_traceback(tmp_path: Path, manifest: str):
    (tmp_path / "pack.yaml").write_text(manifest, encoding="utf-8")
    arguments = ["packs", "check", str(tmp_path)]
    result = CliRunner().invoke(build(arguments), arguments)
    assert result.exit_code != 0
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output


# --- chance -------------------------------------------------------------------------------------------------------

NASTY: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 99, 10**12, 2.5, "", "nonsense", "a:b.c", [], [[]], {}, "passive", "B5", "1" * 300),
    *({"op": "swords", "n": 1}, {"op": "nonsense"}, {"op": ["swords"]}, ["shadow_mode"], "6V.21", "XR.11"),
)


def ways(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield way
    for step in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from ways(value[step], (*way, step))


def spoil_at_random(pack: Pack, chance: random.Random) -> str:
    """Take something away, double it, or put something else in its place; returns the file."""
    way = chance.choice([way for way in ways(pack) if len(way) > 1 and way[0] != "pack"])
    around = pack
    for step in way[:-1]:
        around = around[step]
    how = chance.randrange(4)
    if how == 0:
        del around[way[-1]]
    elif how == 1 and isinstance(around, list):
        around.append(copy.deepcopy(around[way[-1]]))
    else:
        around[way[-1]] = chance.choice(NASTY)
    return str(way[0])


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize("seed", range(40))
def test_packs_spoiled_at_random_are_refused_or_can_be_played(sound: Pack, tmp_path: Path, seed: int):
    chance = random.Random(seed)
    pack = copy.deepcopy(sound)
    spoiled = spoil_at_random(pack, chance)
    write(tmp_path, {name: pack[name] for name in {"pack", "quests", "tiles", "heroes", "classes", spoiled}})
    with suppress(ContentError):
        content.PACKS.use(tmp_path)
        try:
            _play(seed)
        finally:
            content.PACKS.use(None)


def _play(seed: int) -> None:
    match = Match.new(RULEBOOK, 1 + seed % 6, seed, options={"quest": "trial"})
    chance, reader = Chance(seed), Proofreader(RULEBOOK)
    for _ in range(60):
        if match.decision is None:
            break
        reader.decision(match.decision)
        match.answer(match.decision.options[chance.below(len(match.decision.options))].id)
    RULEBOOK.check(match.state)
    reader.scene(match.view(0).scene)
    assert not reader.problems
