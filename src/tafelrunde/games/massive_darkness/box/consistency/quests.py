"""Quests: boards that fit together, tokens that there are, goals that can be met (chapter 11, MD-VAR-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tafelrunde.games.massive_darkness.box.boards import SIZE, Board
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.games.massive_darkness.box.quest_cards import (
    Collect,
    Destroy,
    Escape,
    Hold,
    Kill,
    Open,
    QuestCard,
    Switches,
    TileFace,
)
from tafelrunde.tabletop.packs import Pack


def check_quests(pack: Pack[Files]) -> None:
    faces = {face.id: face for face in pack.files.tiles.faces}
    for index, quest in enumerate(pack.files.quests.quests):
        for path, message in _quest_problems(pack.files, quest, faces):
            pack.problem("quests", ("quests", index, *path), message)


MOST_COLUMNS = 26
Problem = tuple[tuple[str | int, ...], str]
"""Where in the quest, and what."""


def _quest_problems(files: Files, quest: QuestCard, faces: dict[str, TileFace]) -> Iterable[Problem]:
    """Later checks need a board: they come only if the tiles can be laid out."""
    if any(placement.tile not in faces for placement in quest.placement):
        yield from _missing_tiles(quest, faces)
        return
    laid = [*_overlaps(quest), *_zone_problems(quest)]
    if laid:
        yield from laid
        return
    board = Board(quest, faces)
    yield from _door_problems(files, quest, board)
    yield from _token_problems(files, quest)
    yield from _goal_problems(quest)
    known = _enemy_names(files)
    for index, enemy in enumerate(quest.enemies):
        if enemy.what not in known:
            yield ("enemies", index, "what"), f"there is no {enemy.what}; allowed are {', '.join(sorted(known))}"
    everywhere = board.map.passages().distances(board.start)
    lost = [zone.printed for zone in board.zones.values() if zone.name not in everywhere]
    if lost:
        yield (), f"no way leads from the start to {', '.join(lost)}"


def _missing_tiles(quest: QuestCard, faces: dict[str, TileFace]) -> Iterable[Problem]:
    for index, placement in enumerate(quest.placement):
        if placement.tile not in faces:
            yield ("placement", index, "tile"), f"there is no tile face {placement.tile}"


def _overlaps(quest: QuestCard) -> Iterable[Problem]:
    """Each tile lies once, and no two on the same place (MD-CMP-01)."""
    taken: dict[tuple[int, int], str] = {}
    numbers: set[str] = set()
    for index, placement in enumerate(quest.placement):
        path = ("placement", index, "tile")
        number = placement.tile[:-1]  # the last letter says which side is up
        if number in numbers:
            yield path, f"tile {number} can't lie on two places"
        numbers.add(number)
        if placement.x + SIZE > MOST_COLUMNS:
            yield ("placement", index, "x"), f"the columns of a board are A to Z: there is no {placement.x + SIZE}th"
        for x in range(placement.x, placement.x + SIZE):
            for y in range(placement.y, placement.y + SIZE):
                if (x, y) in taken:
                    yield path, f"{placement.tile} overlaps {taken[x, y]}"
                taken[x, y] = placement.tile


def _zone_problems(quest: QuestCard) -> Iterator[Problem]:
    """Every zone that the quest names lies on its board."""
    spots = [f"{row}{column}" for row in range(SIZE) for column in range(SIZE)]
    zones = {f"{placement.tile}.{spot}" for placement in quest.placement for spot in spots}
    zones |= {bridge.id for bridge in quest.bridges}
    for path, zone in _named_zones(quest):
        if zone not in zones:
            yield path, f"there is no zone {zone} on this board"
    tiles = {placement.tile for placement in quest.placement}
    for field, named in (("tile_wounds", [*quest.tile_wounds]), ("floors", [t for f in quest.floors for t in f.tiles])):
        for tile in named:
            if tile not in tiles:
                yield (field,), f"tile {tile} is not on this board"


def _named_zones(quest: QuestCard) -> Iterator[tuple[tuple[str | int, ...], str]]:
    yield ("start",), quest.start
    if quest.exit:
        yield ("exit",), quest.exit
    for index, door in enumerate(quest.doors):
        yield from [(("doors", index, "between"), zone) for zone in door.between]
    for index, pillar in enumerate(quest.pillars):
        yield ("pillars", index, "zone"), pillar.zone
        yield from [(("pillars", index, "blocks"), zone) for zone in pillar.blocks or ()]
    for index, pair in enumerate(quest.stairs):
        yield from [(("stairs", index), zone) for zone in pair]
    yield from [(("passage",), zone) for zone in quest.passage or ()]
    yield from [(("floors", index, "ambassador"), floor.ambassador) for index, floor in enumerate(quest.floors)]
    yield from [(("level_tokens", index, "zone"), token.zone) for index, token in enumerate(quest.level_tokens)]
    yield from [(("tokens", index, "zone"), token.zone) for index, token in enumerate(quest.tokens)]
    yield from [(("enemies", index, "zone"), enemy.zone) for index, enemy in enumerate(quest.enemies)]


def _door_problems(files: Files, quest: QuestCard, board: Board) -> Iterable[Problem]:
    for index, door in enumerate(quest.doors):
        name = "-".join(sorted(map(board.zone, door.between)))
        if name not in board.doorways:
            yield ("doors", index), f"there is no doorway between {door.between[0]} and {door.between[1]}"
    open_everywhere = board.map.passages()
    for index, pillar in enumerate(quest.pillars):
        if pillar.blocks and board.zone(pillar.blocks[1]) not in open_everywhere.steps(board.zone(pillar.blocks[0])):
            yield ("pillars", index, "blocks"), "these zones do not touch: there is nothing to block"
    if len(quest.doors) > files.config.door_tokens:
        yield ("doors",), f"{len(quest.doors)} doors, but there are {files.config.door_tokens} (MD-CMP-08)"
    if len(quest.pillars) > files.config.pillar_tokens:
        yield ("pillars",), f"{len(quest.pillars)} pillars, but there are {files.config.pillar_tokens}"


def _token_problems(files: Files, quest: QuestCard) -> Iterable[Problem]:
    for kind, most in files.config.objective_tokens.items():
        used = quest.hidden.get(kind, 0) + sum(token.kind == kind for token in quest.tokens)
        if used > most:
            yield ("tokens",), f"{used} {kind} tokens, but there are {most} (MD-CMP-10)"
    hidden = sum(token.kind == "hidden" for token in quest.tokens)
    if hidden != sum(quest.hidden.values()):
        yield ("hidden",), f"{sum(quest.hidden.values())} tokens for {hidden} hidden places"


def _enemy_names(files: Files) -> set[str]:
    """How quests name enemies: by type and tier, by type and level, or any of a tier."""
    guards = {f"{card.type}_level_{card.level}" for card in files.guards.cards}
    monsters = {f"{card.type}_{card.role}" for card in files.wandering_monsters.cards}
    return guards | monsters | {f"random_{role}_wandering_monster" for role in ("lesser", "greater")}


def _goal_problems(quest: QuestCard) -> Iterable[tuple[tuple[str | int, ...], str]]:
    """Goals of a quest that nothing on its board could fulfil (MD-VAR-05)."""
    lying = {token.kind for token in quest.tokens if not token.marker} | set(quest.hidden)
    markers = {token.kind for token in quest.tokens if token.marker}
    for index, goal in enumerate(quest.goals):
        path = ("goals", index)
        if isinstance(goal, Collect):
            for kind in goal.tokens:
                if kind not in lying:
                    yield path, f"there is no {kind} token to collect"
        elif isinstance(goal, Kill) and not quest.enemies:
            yield path, "there is no enemy to kill"
        elif isinstance(goal, Destroy) and not any(pillar.health for pillar in quest.pillars):
            yield path, "there is no pillar with health to destroy"
        elif isinstance(goal, Switches) and "cave" not in markers:
            yield path, "there is no cave marker for a switch"
        elif isinstance(goal, Open) and not any(door.special for door in quest.doors):
            yield path, "there is no special door to open"
        elif isinstance(goal, Hold) and "library" not in markers:
            yield path, "there is no library marker to hold"
        elif isinstance(goal, Escape) and not quest.exit:
            yield path, "there is no exit"
