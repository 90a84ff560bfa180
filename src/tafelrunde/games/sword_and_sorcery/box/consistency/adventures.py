"""Maps and adventures: tiles fit, zones and cards exist, everything can be reached, the story leads somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure
from tafelrunde.games.sword_and_sorcery.box.consistency import stories
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import structs
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.box.map.layout import Layout, lay, turned
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Pack

Problems = Iterator[tuple[Path, str]]


def check(pack: Pack[Files]) -> None:
    sound = [_check_face(pack, index) for index in range(len(pack.files.tiles.faces))]
    faces = {face.id: face for face in pack.files.tiles.faces}
    lasting = stories.noted(pack.files)
    for index, adventure in enumerate(pack.files.adventures.adventures):
        here: Path = ("adventures", index)
        for where, message in _tiles(pack.files, adventure):
            pack.problem("adventures", (*here, *where), message)
        if any(placed.face not in faces for placed in adventure.tiles) or not all(sound):
            continue
        layout = lay(adventure, faces)
        problems = (
            *_places(pack.files, adventure, layout),
            *_reachable(adventure, layout),
            *_cards(pack.files, adventure),
            *stories.problems(pack.files, adventure, lasting),
        )
        for where, message in problems:
            pack.problem("adventures", (*here, *where), message)


# --- tiles ----------------------------------------------------------------------------------------------------------


def _check_face(pack: Pack[Files], index: int) -> bool:
    grid = pack.files.tiles.faces[index].grid
    where: Path = ("faces", index, "grid")
    right = len({len(row) for row in grid}) == 1 and len(grid) % 2 == 1 and len(grid[0]) % 2 == 1
    if not right:
        pack.problem("tiles", where, "all rows are equally long, and rows and columns are odd")
        return False
    squares = {(x, y): grid[y][x] for y in range(1, len(grid), 2) for x in range(1, len(grid[0]), 2)}
    for letter in sorted({zone for zone in squares.values() if zone != "."}):
        own = {square for square, zone in squares.items() if zone == letter}
        if _spread(min(own), own, grid) != own:
            pack.problem("tiles", where, f"zone {letter} is in pieces (SS-MAP-01)")
    return True


def _spread(start: tuple[int, int], squares: set[tuple[int, int]], grid: tuple[str, ...]) -> set[tuple[int, int]]:
    """The squares that hang together with one, with no wall between."""
    found, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            beyond = (x + 2 * dx, y + 2 * dy)
            if beyond in squares and beyond not in found and grid[y + dy][x + dx] != "#":
                found.add(beyond)
                waiting.append(beyond)
    return found


def _tiles(files: Files, adventure: Adventure) -> Problems:
    """Every tile is in the box once, with one of its faces up, and none lies on another (SS-CMP-20)."""
    faces = {face.id: face for face in files.tiles.faces}
    used: set[tuple[int, int]] = set()
    for at, placed in enumerate(adventure.tiles):
        if placed.face not in faces:
            yield ("tiles", at), f"there is no tile {placed.face}"
            continue
        grid = turned(faces[placed.face].grid, placed.turn)
        own = {
            (placed.x + x // 2, placed.y + y // 2)
            for y in range(1, len(grid), 2)
            for x in range(1, len(grid[y]), 2)
            if grid[y][x] != "."
        }
        if used & own:
            yield ("tiles", at), f"tile {placed.face} lies on another"
        used |= own
    for tile, count in Counter([placed.face[:-1] for placed in adventure.tiles]).items():
        if count > 1:
            yield ("tiles",), f"tile {tile} is in the box once"


# --- places ---------------------------------------------------------------------------------------------------------


def _places(files: Files, adventure: Adventure, layout: Layout) -> Problems:
    """Wherever a zone is named there is one; doors, walls and barriers stand on open borders."""
    for path, struct in structs(adventure):
        for field in ("zone", "zones", "start", "difficult", "dangerous"):
            named = getattr(struct, field, ())
            for zone in (named,) if isinstance(named, str) else named if isinstance(named, tuple) else ():
                if isinstance(zone, str) and zone and zone not in layout.zones:
                    yield (*path, field), f"there is no zone {zone}"
        between = getattr(struct, "between", None)
        if between is not None and tuple(between) not in layout.open:
            yield (*path, "between"), f"between {between[0]} and {between[1]} is no open border"
    for number, zones in adventure.shadows.places.items():
        for zone in zones:
            if zone not in layout.zones:
                yield ("shadows", "places", number), f"there is no zone {zone}"
    for field in ("walls", "barriers"):
        for at, pair in enumerate(getattr(adventure, field)):
            if pair not in layout.open:
                yield (field, at), f"between {pair[0]} and {pair[1]} is no open border"
    for name in ("chests", "searches", "altars", "waypoints"):
        for zone, count in Counter([thing.zone for thing in getattr(adventure, name)]).items():
            if count > 1:
                yield (name,), f"two of them lie in {zone}"
    for symbol, count in Counter([portal.symbol for portal in adventure.portals]).items():
        if count > 1:
            yield ("portals",), f"two portals bear {symbol} (SS-PRT-03)"


def _reachable(adventure: Adventure, layout: Layout) -> Problems:
    """From the start every zone can be reached, through doors and walls that the story opens."""
    walls = {frozenset(pair) for pair in adventure.walls} - stories.opened(adventure)
    if any(zone not in layout.zones for zone in adventure.start):
        return
    found, waiting = set(adventure.start), list(adventure.start)
    while waiting:
        here = waiting.pop()
        for a, b in layout.open:
            shut = frozenset((a, b)) in walls or (a, b) in adventure.barriers
            if a == here and b not in found and not shut:
                found.add(b)
                waiting.append(b)
    lost = sorted(set(layout.zones) - found)
    if lost:
        yield ("tiles",), f"nobody can get to {', '.join(lost)}"
    locked = [door for door in adventure.doors if door.magic_lock]
    if (locked or any(chest.magic_lock for chest in adventure.chests)) and not stories.gives_key(adventure):
        yield ("doors",), "there is a magic lock and no key (SS-DOR-09)"


# --- cards and tokens -----------------------------------------------------------------------------------------------


def _cards(files: Files, adventure: Adventure) -> Problems:
    cards = {card.id for card in files.enemy_cards.cards}
    scrolls = {scroll.id: scroll for scroll in files.scrolls.scrolls}
    for at, card in enumerate(adventure.enemies):
        if card not in cards:
            yield ("enemies", at), f"there is no enemy card {card!r}"
    if adventure.boss is not None and adventure.boss.boss not in {boss.id for boss in files.bosses.bosses}:
        yield ("boss",), f"there is no boss {adventure.boss.boss!r}"
    if adventure.special_enemy and adventure.special_enemy not in cards:
        yield ("special_enemy",), f"there is no enemy card {adventure.special_enemy!r}"
    if adventure.special_enemy in adventure.enemies:
        yield ("special_enemy",), f"{adventure.special_enemy} is in the enemy deck, too"
    for front, back in adventure.scroll_sides.items():
        if front not in scrolls or scrolls[front].other_side != back:
            yield ("scroll_sides", front), f"{back!r} is not the back of {front!r} (SS-ENM-16)"
    yield from _event_deck(files, adventure)
    yield from _tokens(files, adventure)


def _event_deck(files: Files, adventure: Adventure) -> Problems:
    """Every card once, and as many standard events as there are (SS-SET-03)."""
    events = {card.id: card for card in files.events.events}
    named = [card for part in adventure.events for card in part.cards]
    for at, part in enumerate(adventure.events):
        for card in part.cards:
            if card not in events:
                yield ("events", at), f"there is no event {card!r}"
    lying = [waypoint.event for waypoint in adventure.waypoints if waypoint.event]
    for card, count in Counter([*named, *lying]).items():
        if count > 1:
            yield ("events",), f"event {card} is there {count} times"
    for at, waypoint in enumerate(adventure.waypoints):
        event = events.get(waypoint.event) if waypoint.event else None
        if waypoint.event and (event is None or event.kind != "adventure"):
            yield ("waypoints", at, "event"), f"{waypoint.event!r} is no adventure event (SS-EVT-09)"
    free = [card for card in events.values() if card.kind == "standard" and card.id not in named]
    if sum([part.random for part in adventure.events]) > len(free):
        yield ("events",), f"there are only {len(free)} standard events left"


def _tokens(files: Files, adventure: Adventure) -> Problems:
    """As many shadow tokens as the box holds, enough for every number of heroes, and more for more (SS-SET-11)."""
    tokens = {token.id: token for token in files.tokens.shadows}
    for kind, count in adventure.shadows.mix.items():
        if kind not in tokens:
            yield ("shadows", "mix"), f"there is no shadow token {kind!r}"
        elif count > tokens[kind].count:
            yield ("shadows", "mix", kind), f"there are only {tokens[kind].count} of them"
    places = adventure.shadows.places
    missing = [number for number in ("2", "3", "4", "5") if number not in places]
    if missing:
        yield ("shadows", "places"), f"places for {', '.join(missing)} heroes are missing (SS-SET-11)"
        return
    sizes = [len(places[number]) for number in ("2", "3", "4", "5")]
    if sizes != sorted(sizes):
        yield ("shadows", "places"), "more heroes meet more shadows (SS-SET-11)"
    if max(sizes) > sum(adventure.shadows.mix.values()):
        yield ("shadows", "mix"), f"{max(sizes)} tokens are placed, but there are fewer"
    for field, known in (("chests", files.tokens.chests), ("searches", files.tokens.searches)):
        ids = [thing.token for thing in getattr(adventure, field)]
        for at, token in enumerate(ids):
            if token not in {one.id for one in known}:
                yield (field, at, "token"), f"there is no token {token!r}"
            elif token in ids[:at]:
                yield (field, at, "token"), f"{token} is there twice"
