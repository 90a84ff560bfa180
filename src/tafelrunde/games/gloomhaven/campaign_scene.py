"""What is on the table between two scenarios: the land, the party with its sheets, the city, and the chronicle."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.gloomhaven.rules import city as rules
from tafelrunde.games.gloomhaven.rules import shop, travel
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.enhancing import price
from tafelrunde.games.havens.rules.campaign.world import (
    frame,
    members,
    prosperity_level,
    tables,
    times,
    world,
)
from tafelrunde.games.havens.scene.campaign.land import land
from tafelrunde.games.havens.scene.campaign.sheets import party_board, prices, reputation
from tafelrunde.games.havens.scene.campaign.stay import asked_about, in_question, place, stay_scene
from tafelrunde.games.havens.scene.campaign.telling import annals
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Board, Panel, PanelBoard, Scene, Stop, Text, Track


def scene(game: Game, seat: int, decision: Decision | None) -> Scene:
    """The stay as `seat` sees it."""
    hero = in_question(game, seat, decision)
    boards = (*asked_about(game, hero, decision, price), *_always(game, seat, decision, hero))
    return stay_scene(game, seat, decision, hero, boards)


def _always(game: Game, seat: int, decision: Decision | None, hero: Hero | None) -> Iterator[Board]:
    if not game.state.parties:
        return
    drawn = land(game)
    yield replace(drawn, lines=(*_in_the_way(game), *drawn.lines))
    shown = hero.character.cls if hero is not None and decision is not None else ""
    yield party_board(game, seat, place(game), shown, tracks=(reputation(game),))
    yield city(game)
    yield annals(game)


def _in_the_way(game: Game) -> Iterator[Text]:
    """Why nobody can set out yet, where the party decides about that (GH-CIT-02, GH-OVR-02)."""
    stay = game.state.stay
    if stay is not None and stay.stage == "gates":
        for one in travel.hindrances(game, stay):
            yield Text(f"refused-{one.reason}", one.args)


def city(game: Game) -> PanelBoard:
    """Gloomhaven: what can be done there, and how it fares (GH-CIT-01, GH-PRO-01)."""
    return PanelBoard(id="city", name="name-city", icon="village", panels=tuple(_houses(game)), rule="GH-CIT-01")


def _houses(game: Game) -> Iterator[Panel]:
    track = tuple(_donations(game))
    yield Panel(
        id="city:shop",
        name="name-shop",
        icon="shop",
        row=0,
        lines=tuple(_in_the_shop(game)),
        rule="GH-SHP-01",
    )
    yield Panel(
        id="city:training",
        name="name-training",
        icon="upgrade",
        row=0,
        lines=tuple(_to_learn(game)) or (Text("line-training"),),
        rule="GH-LUP-02",
    )
    yield Panel(
        id="city:oak",
        name="name-oak",
        icon="oak",
        row=0,
        lines=(
            Text("line-oak", {"n": rules.DONATION}),
            *([] if track else [Text("line-donated", {"donated": world(game).donated})]),
            *[Text("line-blessed", {"hero": one.character.cls}) for one in members(game) if one.blessed],
        ),
        items=track,
        rule="GH-DON-01",
    )
    if times(game, rules.ENHANCING):
        yield Panel(
            id="city:enhancer",
            name="name-enhancer",
            icon="magic-swirl",
            row=0,
            lines=(Text("line-enhancer", {"n": prosperity_level(game), "done": len(world(game).enhancements)}),),
            rule="GH-ENH-01",
        )
    yield Panel(
        id="city:prosperity",
        name="name-growth",
        icon="village",
        row=1,
        weight=2,
        items=(_prosperity(game), reputation(game)),
        rule="GH-PRO-01",
    )


def _donations(game: Game) -> Iterator[Track]:
    """How far the city's donations are on the way to what they open next (GH-DON-02)."""
    given = world(game).donated
    ahead = [one.when.donated for one in frame(game).milestones if one.when.donated > given]
    if ahead:
        goal = min(ahead)
        stops = (Stop(goal, goal),)
        yield Track(
            id="donated", name="name-donated", icon="oak", value=given, most=goal, stops=stops, rule="GH-DON-02"
        )


def _in_the_shop(game: Game) -> Iterator[Text]:
    """What everybody could buy, and what the reputation does to prices (GH-REP-03)."""
    yield prices(game)
    for one in members(game):
        on_sale = shop.on_sale(game, one)
        within = [item for item in on_sale if shop.price(game, item) <= one.character.gold]
        yield Text("line-affordable", {"hero": one.character.cls, "n": len(within), "of": len(on_sale)})


def _to_learn(game: Game) -> Iterator[Text]:
    for one in members(game):
        args = {"hero": one.character.cls, "level": one.character.level + 1}
        if levels.due(game, one):
            yield Text("line-level-due", args)
        elif levels.may_rise(game, one):
            yield Text("line-level-possible", args)
        if quests.fulfilled(game, one):
            yield Text("line-may-retire", args)


def _prosperity(game: Game) -> Track:
    points = world(game).prosperity
    steps = tables(game).prosperity
    return Track(
        id="prosperity",
        name="name-prosperity",
        icon="village",
        value=points,
        most=steps[-1],
        stops=tuple([Stop(needed, level) for level, needed in enumerate(steps, 1) if level > 1]),
        tip=(Text("tip-prosperity", {"level": prosperity_level(game), "points": points}),),
        rule="GH-PRO-01",
    )
