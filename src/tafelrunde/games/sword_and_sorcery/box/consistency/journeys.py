"""The journey: scenes lead somewhere and never back, and what they name is there (SS-JRN, SS-LOC, SS-BUI, SS-CHL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    Bounty,
    Decide,
    FindBuilding,
    GiveItem,
    Hourglass,
    Note,
    Read,
    TakeChallenge,
)
from tafelrunde.games.sword_and_sorcery.box.consistency import stories
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import operations
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.box.journey import Hire, Rumour, Scene
from tafelrunde.games.sword_and_sorcery.effects.deeds import Gain, LoseRank
from tafelrunde.games.sword_and_sorcery.effects.operation import ByNature, ChooseOne, Roll
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Pack

Problems = Iterator[tuple[Path, str]]

ON_THE_WAY = (Read, Note, Decide, GiveItem, Hourglass, FindBuilding, TakeChallenge, Bounty)
ANYWHERE = (Gain, LoseRank, Roll, ChooseOne, ByNature)
"""Operations that need neither map nor enemies."""


def check(pack: Pack[Files]) -> None:
    files = pack.files
    for where, message in (*_scenes(files), *_locations(files)):
        pack.problem("journey", where, message)
    mercenaries = {card.id for card in files.companions.companions if card.kind == "mercenary"}
    challenges = {card.id for card in files.challenges.challenges}
    for index, building in enumerate(files.buildings.buildings):
        for at, service in enumerate(building.services):
            if isinstance(service, Hire) and service.companion not in mercenaries:
                place: Path = ("buildings", index, "services", at, "companion")
                pack.problem("buildings", place, f"there is no mercenary {service.companion!r} (SS-BUI-02)")
            if isinstance(service, Rumour) and service.challenge not in challenges:
                place = ("buildings", index, "services", at, "challenge")
                pack.problem("buildings", place, f"there is no challenge {service.challenge!r}")
    known = stories.items(files)
    for index, card in enumerate(files.challenges.challenges):
        for item in card.reward.items:
            if item not in known:
                pack.problem("challenges", ("challenges", index, "reward", "items"), f"there is no card {item!r}")


# --- scenes ---------------------------------------------------------------------------------------------------------


def _scenes(files: Files) -> Problems:
    scenes = {scene.id: scene for scene in files.journey.scenes}
    ids = [scene.id for scene in files.journey.scenes] + [location.id for location in files.journey.locations]
    for name, count in Counter(ids).items():
        if count > 1:
            yield ("scenes",), f"{name} is there {count} times"
    notes = {op.flag for _, op in operations(files.journey) if isinstance(op, Note)}
    notes |= {op.flag for _, op in operations(files.adventures) if isinstance(op, Note)}
    for index, scene in enumerate(files.journey.scenes):
        for where, message in (*_scene(files, scene, scenes, notes), *_deeds(files, scene)):
            yield ("scenes", index, *where), message
    yield from _whole(files, scenes)


def _scene(files: Files, scene: Scene, scenes: dict[str, Scene], notes: set[str]) -> Problems:
    """Its kind fits what is there, its arrows lead to scenes, and one of them is always open (SS-JRN-05, 06)."""
    if (scene.kind == "silver") != bool(scene.location):
        yield ("location",), "a silver scene has a location, and no other has one (SS-JRN-06)"
    if (scene.kind == "gold") != bool(scene.adventure):
        yield ("adventure",), "a gold scene has an adventure, and no other has one (SS-JRN-06)"
    if scene.location and scene.location not in {one.id for one in files.journey.locations}:
        yield ("location",), f"there is no location {scene.location!r}"
    if scene.adventure and scene.adventure not in {one.id for one in files.adventures.adventures}:
        yield ("adventure",), f"there is no adventure {scene.adventure!r}"
    for at, way in enumerate(scene.ways):
        if way.to not in scenes:
            yield ("ways", at, "to"), f"there is no scene {way.to!r}"
        for flag in (*way.after, *way.unless):
            if flag not in notes:
                yield ("ways", at), f"nothing notes {flag!r}"
    if scene.retreat and scene.retreat not in scenes:
        yield ("retreat",), f"there is no scene {scene.retreat!r}"
    flags = sorted({flag for way in scene.ways for flag in (*way.after, *way.unless)})
    for noted in product((False, True), repeat=len(flags)):
        there = {flag for flag, is_there in zip(flags, noted, strict=True) if is_there}
        led_on = [way for way in scene.ways if there.issuperset(way.after) and there.isdisjoint(way.unless)]
        if scene.ways and not led_on:
            yield ("ways",), f"no arrow leads on with {', '.join(sorted(there)) or 'nothing noted'} (SS-JRN-05)"


def _deeds(files: Files, scene: Scene) -> Problems:
    """Entries on the way need no map; everybody can decide, whatever their purse holds (SS-CAM-03)."""
    for path, op in operations(scene.do, ("do",)):
        if not isinstance(op, (*ON_THE_WAY, *ANYWHERE)):
            yield path, "this works only in an adventure"
        for message in stories.party_deed(files, op):
            yield path, message
        if isinstance(op, Decide):
            for message in stories.decision(op):
                yield path, message


def _whole(files: Files, scenes: dict[str, Scene]) -> Problems:
    """From the first scene all others can be reached, and none twice (SS-JRN-05)."""
    leads = {
        scene.id: [to for to in (*[way.to for way in scene.ways], scene.retreat) if to in scenes]
        for scene in scenes.values()
    }
    first = files.journey.scenes[0].id
    for scene in scenes:
        found, waiting = set(leads[scene]), list(leads[scene])
        while waiting:
            for to in leads[waiting.pop()]:
                if to not in found:
                    found.add(to)
                    waiting.append(to)
        if scene in found:
            yield ("scenes",), f"from {scene} a way leads back to it (SS-JRN-05)"
        if scene == first:
            lost = [other for other in scenes if other not in found and other != first]
            if lost:
                yield ("scenes",), f"nobody can get to {', '.join(lost)}"


# --- locations ------------------------------------------------------------------------------------------------------


def _locations(files: Files) -> Problems:
    """Buildings that are there; cards that must be found first are not among them (SS-LOC-04)."""
    buildings = {building.id: building for building in files.buildings.buildings}
    for index, location in enumerate(files.journey.locations):
        for at, name in enumerate(location.buildings):
            if name not in buildings:
                yield ("locations", index, "buildings", at), f"there is no building {name!r}"
            elif buildings[name].card:
                yield ("locations", index, "buildings", at), f"{name} must be found first (SS-LOC-04)"
