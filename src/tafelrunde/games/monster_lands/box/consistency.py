"""What the types of the content can't say: how its files must fit together (chapter 2)."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from msgspec.structs import asdict, fields

from tafelrunde.games.monster_lands.box.config import ComponentCounts
from tafelrunde.games.monster_lands.box.effects import AFFINITIES, BuildingId
from tafelrunde.games.monster_lands.box.files import Files
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Pack

Misfit = tuple[str, Path, str]
"""File, path and message."""


def check(pack: Pack[Files], counts: bool = True) -> None:
    """Note every misfit in the files; `counts`: whether there must be as many cards as in the box."""
    for part in (
        *([_counts] if counts else []),
        _ids,
        _start_cards,
        _mercenaries,
        _traps,
        _paths,
        _panic,
        _board,
        _tracks,
        _variants,
    ):
        for file, path, message in part(pack.files):
            pack.problem(file, path, message)


def _counts(files: Files) -> Iterator[Misfit]:
    """As many cards and tiles as the box has (ML-CMP-06 … ML-CMP-15)."""
    sets = Counter(card.set for card in files.mercenaries.mercenaries)
    classes: Counter[str] = Counter()
    for trap in files.traps.traps:
        classes[trap.cls] += trap.count
    levels = Counter(monster.level for monster in files.monsters.monsters)
    found = {
        "aspirants": files.mercenaries.aspirants.count,
        "start_leaders": sets["start_leader"],
        "start_mercenaries": sets["start_mercenary"],
        "tavern_mercenaries": sets["tavern"],
        "extra_mercenaries": sets["extra"],
        "start_traps": classes["start"],
        "improved_traps": classes["improved"],
        "protected_traps": classes["protected"],
        "ambushes": classes["ambush"],
        "equipment": len(files.equipment.equipment),
        "monsters_level_a": levels["A"],
        "monsters_level_b": levels["B"],
        "lands": len(files.lands.lands),
        "path_tiles": len(files.paths.tiles),
        "loot": len(files.loot.tiles),
        "missions": len(files.missions.missions),
        "panic_tiles": len(files.panic.tiles),
    }
    for field in fields(ComponentCounts):
        expected = getattr(files.config.component_counts, field.name).count
        if found[field.name] != expected:
            message = f"{expected} are asked for, the files have {found[field.name]}"
            yield "config", ("component_counts", field.name, "count"), message


def _ids(files: Files) -> Iterator[Misfit]:
    """An id alone names one card or tile, whatever its kind."""
    taken: dict[str, str] = {}
    for file, key in (
        ("mercenaries", "mercenaries"),
        ("monsters", "monsters"),
        ("lands", "lands"),
        ("equipment", "equipment"),
        ("traps", "traps"),
        ("loot", "tiles"),
        ("paths", "tiles"),
        ("missions", "missions"),
        ("panic", "tiles"),
        ("board", "buildings"),
    ):
        for index, card in enumerate(getattr(getattr(files, file), key)):
            if card.id in taken:
                yield file, (key, index, "id"), f"{card.id!r} is already an id in {taken[card.id]}.yaml"
            if card.id.startswith("aspirant"):
                yield file, (key, index, "id"), "ids that start with 'aspirant' are the aspirants'"
            taken.setdefault(card.id, file)


def _start_cards(files: Files) -> Iterator[Misfit]:
    """Per affinity one leader of reputation 0 and one start mercenary with all of it (ML-SET-20 … 24)."""
    reputations = {"start_leader": 0, "start_mercenary": files.config.start.reputation}
    for kind, reputation in reputations.items():
        cards = [(i, card) for i, card in enumerate(files.mercenaries.mercenaries) if card.set == kind]
        per_affinity = Counter(card.affinity for _, card in cards)
        for affinity in AFFINITIES:
            if per_affinity[affinity] != 1:
                message = f"{affinity} needs exactly one {kind}, found {per_affinity[affinity]}"
                yield "mercenaries", ("mercenaries",), message
        for index, card in cards:
            if card.reputation != reputation:
                message = f"a {kind} has reputation {reputation}, found {card.reputation}"
                yield "mercenaries", ("mercenaries", index, "reputation"), message


def _mercenaries(files: Files) -> Iterator[Misfit]:
    """Aspirants have no affinity, everybody else has one (ML-CMP-03, ML-CMP-07)."""
    for index, card in enumerate(files.mercenaries.mercenaries):
        if card.set == "aspirant":
            yield "mercenaries", ("mercenaries", index, "set"), "the aspirant card belongs under `aspirants`"
        elif card.affinity is None:
            yield "mercenaries", ("mercenaries", index, "affinity"), f"one of {', '.join(AFFINITIES)} is needed"
    aspirant = files.mercenaries.aspirants.card
    if aspirant.set != "aspirant":
        yield "mercenaries", ("aspirants", "card", "set"), f"must be aspirant, found {aspirant.set!r}"
    if aspirant.affinity is not None:
        yield "mercenaries", ("aspirants", "card", "affinity"), "aspirants have no affinity"


def _traps(files: Files) -> Iterator[Misfit]:
    """All traps but the start trap are sold; that is of one kind, and there is one for every player."""
    for index, trap in enumerate(files.traps.traps):
        if (trap.price is None) != (trap.cls == "start"):
            yield "traps", ("traps", index, "price"), "every trap has a price, except start traps"
    kinds = [(index, trap) for index, trap in enumerate(files.traps.traps) if trap.cls == "start"]
    if len(kinds) != 1:
        yield "traps", ("traps",), f"there must be one kind of start trap, found {len(kinds)}"
    needed = files.config.players.max * files.config.start.traps
    for index, trap in kinds:
        if trap.count < needed:
            yield "traps", ("traps", index, "count"), f"{needed} are dealt at set-up, found {trap.count}"


def _paths(files: Files) -> Iterator[Misfit]:
    """Slots 1, 2, 3, 4 in this order, each with exactly one advantage (ML-CMP-10)."""
    for index, tile in enumerate(files.paths.tiles):
        for side, slots in (("side_a", tile.side_a), ("side_b", tile.side_b)):
            for place, slot in enumerate(slots):
                here: Path = ("tiles", index, side, place)
                if slot.slot != place + 1:
                    yield "paths", (*here, "slot"), f"the slots are 1, 2, 3, 4 in this order, found {slot.slot}"
                if sum(bool(value) for value in asdict(slot.advantage).values()) != 1:
                    yield "paths", (*here, "advantage"), "exactly one advantage is needed"


def _panic(files: Files) -> Iterator[Misfit]:
    """One panic tile for every building that can be closed (ML-CMP-15)."""
    closable = {building.id for building in files.board.buildings if building.panic_possible}
    named = Counter(tile.building for tile in files.panic.tiles)
    for index, tile in enumerate(files.panic.tiles):
        if tile.building not in closable:
            yield "panic", ("tiles", index, "building"), f"panic is not possible in the {tile.building}"
        elif named[tile.building] > 1:
            yield "panic", ("tiles", index, "building"), f"the {tile.building} has more than one panic tile"
    for building in sorted(closable - set(named)):
        yield "panic", ("tiles",), f"the {building} has no panic tile"


def _board(files: Files) -> Iterator[Misfit]:
    """Every building once, every space with its own id, four paths at a land (ML-CMP-20)."""
    spaces = Counter(space.id for building in files.board.buildings for space in building.spaces)
    for index, building in enumerate(files.board.buildings):
        here: Path = ("buildings", index)
        if building.haggle and "haggle" not in building.dice_allowed:
            yield "board", (*here, "haggle"), "haggling needs haggle dice among the dice allowed"
        for place, space in enumerate(building.spaces):
            if spaces[space.id] > 1:
                yield "board", (*here, "spaces", place, "id"), f"{space.id!r} is the id of several spaces"
    if [slot.slot for slot in files.board.land_path_slots] != [1, 2, 3, 4]:
        yield "board", ("land_path_slots",), "the slots are 1, 2, 3, 4 in this order"
    for building_id in get_args(BuildingId):
        if not any(building.id == building_id for building in files.board.buildings):
            yield "board", ("buildings",), f"the {building_id} is missing"
    for index, building in enumerate(files.board.buildings):
        if building.id == "pawnbroker" and building.panic_possible:
            # A player must always have somewhere to place a die (ML-PAW-02).
            yield "board", ("buildings", index, "panic_possible"), "panic can't close the pawnbroker"


def _tracks(files: Files) -> Iterator[Misfit]:
    """A number for every round, and fame tiers that begin at 0 and rise (ML-CMP-16, table 14.3)."""
    rounds = files.config.end.rounds
    for index, track in enumerate(files.config.round_tracks):
        if len(track.extra_dice) != rounds:
            message = f"{rounds} rounds need {rounds} numbers, found {len(track.extra_dice)}"
            yield "config", ("round_tracks", index, "extra_dice"), message
    starts = [tier.fame_min for tier in files.config.fame_tiers]
    if starts[0] != 0 or starts != sorted(set(starts)):
        yield "config", ("fame_tiers",), "fame_min must begin at 0 and rise"


def _variants(files: Files) -> Iterator[Misfit]:
    """Difficulties name an existing track and exactly one is the default; ranks begin at 0."""
    tracks = {track.id for track in files.config.round_tracks}
    for index, difficulty in enumerate(files.variants.difficulties):
        if difficulty.round_track not in tracks:
            message = f"{difficulty.round_track!r} is not one of {', '.join(sorted(tracks))}"
            yield "variants", ("difficulties", index, "round_track"), message
    if sum(difficulty.default for difficulty in files.variants.difficulties) != 1:
        yield "variants", ("difficulties",), "exactly one difficulty must be the default"
    if files.variants.solo.ranks[0].min != 0:
        yield "variants", ("solo", "ranks", 0, "min"), "the lowest rank begins at 0"
