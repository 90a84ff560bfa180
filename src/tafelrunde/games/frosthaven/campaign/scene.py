"""What is on the table between two scenarios: the land, the party, the outpost with its buildings, the chronicle."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.crafts.enhancing import price
from tafelrunde.games.frosthaven.campaign.records import resources, sheet
from tafelrunde.games.frosthaven.campaign.records.outpost import box, card, outpost, printed, season
from tafelrunde.games.frosthaven.campaign.records.requirements import holds
from tafelrunde.games.havens.box.outpost import Materials
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import of_class, prosperity_level, tables, world
from tafelrunde.games.havens.scene.campaign.land import land
from tafelrunde.games.havens.scene.campaign.sheets import achievement, party_board
from tafelrunde.games.havens.scene.campaign.stay import asked_about, in_question, place, stay_scene
from tafelrunde.games.havens.scene.campaign.telling import annals
from tafelrunde.games.havens.scene.cards import item_card
from tafelrunde.games.havens.state import Building, Hero, ItemCard
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Board, Card, Item, Line, Market, Panel, PanelBoard, Scene, Stop, Text, Track

IN_A_ROW = 4


def scene(game: Game, seat: int, decision: Decision | None) -> Scene:
    """The stay as `seat` sees it."""
    hero = in_question(game, seat, decision)
    boards = (*_asked_about(game, hero, decision), *_always(game, seat, decision, hero))
    return stay_scene(game, seat, decision, hero, boards)


def _asked_about(game: Game, hero: Hero | None, decision: Decision | None) -> Iterator[Board]:
    """What a question lays out before everything else."""
    if decision is not None and decision.question == "craft" and hero is not None:
        yield _workbench(game, hero, decision)
        return
    yield from asked_about(game, hero, decision, price)


def _always(game: Game, seat: int, decision: Decision | None, hero: Hero | None) -> Iterator[Board]:
    """What lies there all the time; what it is about now comes first."""
    if game.state.outpost is None or not game.state.parties:
        return
    shown = hero.character.cls if hero is not None and decision is not None else ""
    boards: dict[str, Board] = {
        "land": land(game, holds),
        "party": party_board(game, seat, place(game), shown),
        "outpost": PanelBoard(
            id="outpost", name="name-outpost", icon="village", panels=tuple(_panels(game)), rule="FH-OUT-01"
        ),
    }
    stay = game.state.stay
    first = FIRST.get(stay.stage if stay is not None else "", "land")
    yield boards.pop(first)
    yield from boards.values()
    yield annals(game)


FIRST = {
    **dict.fromkeys(("time", "sections", "outpost_event", "threat", "aftermath"), "outpost"),
    **dict.fromkeys(("operations", "construction"), "outpost"),
    **dict.fromkeys(("characters", "downtime", "muster"), "party"),
}
"""By stage the board that a question is about; the land where it is about the way."""


# --- crafting -----------------------------------------------------------------------------------------------------


def _workbench(game: Game, hero: Hero, decision: Decision) -> Market:
    """Everything that can be crafted here with what it is made of, also where a part is missing (FH-CRF-01)."""
    able = {option.on.partition(":")[2] for option in decision.options if option.on}
    every = [*able, *[refused.on.partition(":")[2] for refused in decision.refused() if refused.on]]
    panels = []
    for number, slot in enumerate(icons.SLOTS):
        names = sorted(name for name in every if game.item(name).slot == slot)
        if names:
            cards = tuple(_recipe(game, hero, name, name in able) for name in names)
            panels.append(
                Panel(id=f"slot:{slot}", name=f"name-{slot}", icon=icons.SLOTS[slot], row=number // 2, items=cards)
            )
    own = of_class(game, hero.character.cls).resources
    return Market(
        id="offers",
        name="name-workbench",
        icon="hammer-nails",
        panels=tuple(panels),
        badges=tuple(badge(what, number) for what, number in sorted(own)),
        rule="FH-CRF-01",
    )


def _recipe(game: Game, hero: Hero, name: str, able: bool) -> Card:
    """An item with its parts instead of a price."""
    made = game.item(name).craft
    assert made is not None
    shown = item_card(game, hero, ItemCard(name))
    parts = tuple(badge(str(what), number) for what, number in made.resources.items())
    lines = tuple(Text("line-part", {"item": f"item-{other}"}) for other in made.items)
    return replace(
        shown,
        badges=(*parts, *shown.badges),
        lines=(*shown.lines, *lines),
        state="" if able else "closed",
    )


# --- panels -------------------------------------------------------------------------------------------------------


def _panels(game: Game) -> Iterator[Panel]:
    yield from _attack(game)
    yield _sheet(game)
    yield _stores(game)
    row = 1
    for number, one in enumerate(outpost(game).buildings):
        row = 1 + number // IN_A_ROW
        yield _building(game, one, row)
    yield _walls(game, row + 1)
    yield _chart(game, row + 1)


def _attack(game: Game) -> Iterator[Panel]:
    """A threat that is under way: what it attacks with, what stands against it, and how it went so far (FH-THR-02)."""
    stay = game.state.stay
    siege = stay.week.siege if stay is not None and stay.week is not None else None
    if siege is None:
        return
    args = {
        "effects": outpost(game).defence + siege.defence,
        "morale": sheet.morale_modifier(game),
        "total": sheet.total_defence(game) + siege.defence,
    }
    lines = [Text("line-siege", {"attack": siege.attack, "n": siege.targets}), Text("line-siege-defence", args)]
    for name in siege.chosen:
        if name in box(game).buildings:
            result = "wrecked" if name in siege.wrecked else "damaged" if name in siege.damaged else "held"
            lines.append(Text(f"line-siege-{result}", {"building": f"building-{name}"}))
    yield Panel(id="siege", name="name-siege", icon="crossed-swords", row=0, lines=tuple(lines), rule="FH-THR-02")


def _sheet(game: Game) -> Panel:
    """The campaign sheet (FH-CMP-22)."""
    here = outpost(game)
    points = tables(game).prosperity
    prosperity = world(game).prosperity
    length = box(game).tables.weeks
    items: list[Item] = [
        Track(
            id="calendar",
            name=f"name-{season(game)}",
            icon="sun" if season(game) == "summer" else "snowflake-1",
            value=max(here.weeks - 1, 0) % length + 1 if here.weeks else 0,
            most=length,
            tip=(Text("line-week", {"week": here.weeks, "season": season(game)}),),
            rule="FH-CSH-01",
        ),
        Track(
            id="morale",
            name="name-morale",
            icon="heart-beats",
            value=here.morale,
            most=sheet.MORALE,
            tip=(Text("tip-morale", {"n": here.morale, "defence": sheet.morale_modifier(game)}),),
            rule="FH-CSH-10",
        ),
        Track(
            id="prosperity",
            name="name-prosperity",
            icon="village",
            value=prosperity,
            most=points[-1],
            stops=tuple([Stop(needed, level) for level, needed in enumerate(points, 1) if level > 1]),
            tip=(Text("tip-prosperity", {"level": prosperity_level(game), "points": prosperity}),),
            rule="FH-CSH-13",
        ),
        Track(
            id="soldiers",
            name="name-soldiers",
            icon="guards",
            value=here.soldiers,
            most=max(sheet.most_soldiers(game), here.soldiers),
            rule="FH-CSH-09",
        ),
    ]
    items += [achievement(name) for name in dict.fromkeys(world(game).achievements)]
    lines = [
        Text("line-sheet", {"inspiration": here.inspiration, "defence": sheet.total_defence(game)}),
    ]
    lines += [Text("line-comes", {"weeks": at - here.weeks}) for at, _ in here.calendar[:3]]
    return Panel(
        id="sheet",
        name="name-sheet",
        icon="scroll-quill",
        row=0,
        lines=tuple(lines),
        items=tuple(items),
        rule="FH-CMP-22",
    )


def _stores(game: Game) -> Panel:
    """The outpost's supply (FH-CSH-02)."""
    supply = outpost(game).supply
    return Panel(
        id="supply",
        name="name-supply",
        icon="wooden-crate",
        row=0,
        badges=tuple([badge(what, number) for what, number in sorted(supply)]),
        lines=() if supply else (Text("line-no-resources"),),
        rule="FH-CSH-02",
    )


def _building(game: Game, one: Building, row: int) -> Panel:
    """A building or its plot (FH-WLD-02, FH-BLD-03)."""
    levels = printed(game, one.id).levels
    lines = []
    if not one.level:
        lines.append(Text("line-plot"))
    if one.wrecked:
        lines.append(Text("line-wrecked", {"cost": _cost(card(game, one).rebuild)}))
    elif one.level < len(levels):
        following = levels[one.level]
        lines.append(Text("line-next", {"cost": _cost(following.cost), "needs": following.needs}))
    level = Track(
        id=f"level:{one.id}",
        name="name-building-level",
        value=one.level,
        most=len(levels),
        tip=(Text("line-level", {"level": one.level, "most": len(levels)}),),
        rule="FH-BLD-01",
    )
    return Panel(
        id=f"building:{one.id}",
        name=f"building-{one.id}",
        icon=printed(game, one.id).icon,
        row=row,
        lines=tuple(lines),
        items=(level,),
        tip=(Text("line-text", {"text": f"building-{one.id}-text"}),),
        state="lost" if one.wrecked else "",
        rule="FH-BLD-03",
    )


def _cost(cost: Materials) -> list[Text]:
    return resources.spelled({str(what): number for what, number in cost.items()})


def _walls(game: Game, row: int) -> Panel:
    built = outpost(game).walls
    lines = tuple(
        Line(
            id=f"wall:{name}",
            icon=wall.icon,
            text=Text("line-named", {"what": f"wall-{name}"}),
            state="" if name in built else "used",
        )
        for name, wall in box(game).walls.items()
    )
    return Panel(id="walls", name="name-walls", icon="stone-wall", row=row, items=lines, rule="FH-WAL-01")


def _chart(game: Game, row: int) -> Panel:
    """The windows of the alchemy chart that are open (FH-BRW-02)."""
    recipes = box(game).recipes
    lines = tuple(
        Line(
            id=f"window:{name}",
            text=Text(
                "line-recipe",
                {
                    "herbs": list(recipes[name].herbs) if name in recipes else ["murky_mix"],
                    "item": f"item-{recipes[name].potion if name in recipes else box(game).tables.murky}",
                },
            ),
        )
        for name in outpost(game).windows
    )
    return Panel(id="chart", name="name-chart", icon="fizzing-flask", row=row, items=lines, rule="FH-BRW-02")
