"""What types can't say about the content: counts, references, and boards that fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tafelrunde.games.massive_darkness.boards import SIZE, Board
from tafelrunde.games.massive_darkness.cards import EnemyCard, Equipment, EventCard
from tafelrunde.games.massive_darkness.files import Files
from tafelrunde.games.massive_darkness.quest_cards import (
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

TREASURES = {1: 41, 2: 36, 3: 34, 4: 33, 5: 32}
"""MD-CMP-21."""
GUARDS_PER_LEVEL = 10


def check(pack: Pack[Files], counts: bool = True) -> None:
    """Note every problem of the pack; `counts`: the decks must have the sizes of the box."""
    _check_codes(pack)
    if counts:
        _check_counts(pack)
    _check_decks(pack)
    _check_classes(pack)
    _check_equipment(pack)
    _check_figures(pack)
    _check_quests(pack)


def _check_codes(pack: Pack[Files]) -> None:
    """Every copy of a card has its own code (MD-CMP-20)."""
    files = pack.files
    seen: dict[str, str] = {}
    decks: tuple[tuple[str, tuple[Equipment | EnemyCard | EventCard, ...]], ...] = (
        ("treasures", files.treasures.cards),
        ("starting_equipment", files.starting_equipment.cards),
        ("artefacts", files.artefacts.cards),
        ("guards", files.guards.cards),
        ("wandering_monsters", files.wandering_monsters.cards),
        ("events", files.events.cards),
    )
    for name, cards in decks:
        for index, card in enumerate(cards):
            for code in card.codes:
                if code in seen:
                    pack.problem(
                        name, ("cards", index, "codes"), f"{code} is already the code of a card in {seen[code]}"
                    )
                seen[code] = f"{name}.yaml"


def _check_counts(pack: Pack[Files]) -> None:
    """MD-CMP-21."""
    files = pack.files
    treasures = Counter(card.level for card in files.treasures.cards for _ in card.codes)
    for level, count in TREASURES.items():
        if treasures[level] != count:
            pack.problem("treasures", ("cards",), f"{treasures[level]} cards of level {level}; there must be {count}")
    guards = Counter(card.level for card in files.guards.cards for _ in card.codes)
    for level in TREASURES:
        if guards[level] != GUARDS_PER_LEVEL:
            pack.problem("guards", ("cards",), f"{guards[level]} cards of level {level}; there must be 10")


def _check_decks(pack: Pack[Files]) -> None:
    files = pack.files
    for index, guard in enumerate(files.guards.cards):
        if guard.level is None or guard.role not in ("horde", "harbinger"):
            pack.problem("guards", ("cards", index), "a guard has a level and is a horde or a harbinger")
        elif (guard.role == "horde") != (guard.minions > 0):
            pack.problem("guards", ("cards", index, "minions"), "hordes have minions, harbingers have none")
    for index, monster in enumerate(files.wandering_monsters.cards):
        if monster.level is not None or monster.role not in ("lesser", "greater"):
            pack.problem("wandering_monsters", ("cards", index), "a wandering monster is lesser or greater")
    for name, cards in (("guards", files.guards.cards), ("wandering_monsters", files.wandering_monsters.cards)):
        for index, card in enumerate(cards):
            if not card.melee:
                pack.problem(name, ("cards", index, "melee"), "every enemy has melee dice (MD-ENM-06)")


def _check_classes(pack: Pack[Files]) -> None:
    classes = {sheet.id for sheet in pack.files.classes.classes}
    for index, hero in enumerate(pack.files.heroes.heroes):
        if hero.recommended_class not in classes:
            path = ("heroes", index, "recommended_class")
            pack.problem("heroes", path, f"there is no class {hero.recommended_class}")
    for index, sheet in enumerate(pack.files.classes.classes):
        for number, line in enumerate(sheet.lines):
            levels = [skill.level for skill in line.skills]
            if levels != sorted(set(levels)):
                pack.problem("classes", ("classes", index, "lines", number), "the levels of a line rise (MD-SKL-02)")


def _check_equipment(pack: Pack[Files]) -> None:
    files = pack.files
    everything: list[Equipment] = [*files.treasures.cards, *files.starting_equipment.cards, *files.artefacts.cards]
    sets = {card.set for card in everything if card.set}
    for name, cards in (("treasures", files.treasures.cards), ("starting_equipment", files.starting_equipment.cards)):
        for index, card in enumerate(cards):
            held = card.kind in ("shield", "melee_weapon", "ranged_weapon", "magic_weapon")
            right = card.slot in ("one_hand", "two_hand") if held else card.slot in ("body", "none")
            if not right or (card.kind == "armor") != (card.slot == "body"):
                pack.problem(name, ("cards", index, "slot"), f"{card.kind} can't go to {card.slot} (MD-CMP-22)")
            for effect in card.effects:
                for operation in effect.do:
                    wanted = getattr(operation, "per_set", "")
                    if wanted and wanted not in sets:
                        pack.problem(name, ("cards", index, "effects"), f"no card belongs to the set {wanted}")


def _check_figures(pack: Pack[Files]) -> None:
    figures = {figure.type for figure in pack.files.config.miniatures}
    for name, cards in (
        ("guards", pack.files.guards.cards),
        ("wandering_monsters", pack.files.wandering_monsters.cards),
    ):
        for index, card in enumerate(cards):
            if card.type not in figures:
                pack.problem(name, ("cards", index, "type"), f"there are no miniatures of {card.type} (MD-CMP-28)")


# --- boards -------------------------------------------------------------------------------------------------------


def _check_quests(pack: Pack[Files]) -> None:
    faces = {face.id: face for face in pack.files.tiles.faces}
    for index, quest in enumerate(pack.files.quests.quests):
        for path, message in _quest_problems(pack.files, quest, faces):
            pack.problem("quests", ("quests", index, *path), message)


Problem = tuple[tuple[str | int, ...], str]
"""Where in the quest, and what."""


def _quest_problems(files: Files, quest: QuestCard, faces: dict[str, TileFace]) -> Iterable[Problem]:
    """Later checks need a board: they come only if the tiles can be laid out."""
    if any(placement.tile not in faces for placement in quest.placement):
        yield from _missing_tiles(quest, faces)
        return
    yield from _overlaps(quest)
    try:
        board = Board(quest, faces)
    except KeyError as error:
        yield (), f"there is no zone {error.args[0]} on this board"
        return
    yield from _door_problems(files, quest, board)
    yield from _token_problems(files, quest, board)
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
        if placement.tile[0] in numbers:
            yield path, f"tile {placement.tile[0]} can't lie on two places"
        numbers.add(placement.tile[0])
        for x in range(placement.x, placement.x + SIZE):
            for y in range(placement.y, placement.y + SIZE):
                if (x, y) in taken:
                    yield path, f"{placement.tile} overlaps {taken[x, y]}"
                taken[x, y] = placement.tile


def _door_problems(files: Files, quest: QuestCard, board: Board) -> Iterable[Problem]:
    for index, door in enumerate(quest.doors):
        name = "-".join(sorted(map(board.zone, door.between)))
        if name not in board.doorways:
            yield ("doors", index), f"there is no doorway between {door.between[0]} and {door.between[1]}"
    if len(quest.doors) > files.config.door_tokens:
        yield ("doors",), f"{len(quest.doors)} doors, but there are {files.config.door_tokens} (MD-CMP-08)"
    if len(quest.pillars) > files.config.pillar_tokens:
        yield ("pillars",), f"{len(quest.pillars)} pillars, but there are {files.config.pillar_tokens}"


def _token_problems(files: Files, quest: QuestCard, board: Board) -> Iterable[Problem]:
    zones = {zone.printed for zone in board.zones.values()}
    for index, token in enumerate(quest.tokens):
        if token.zone not in zones:
            yield ("tokens", index, "zone"), f"there is no zone {token.zone} on this board"
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
