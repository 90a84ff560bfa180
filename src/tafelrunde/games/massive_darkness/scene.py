"""What is on the table, as one seat sees it: the dungeon in zones, the heroes' dashboards, the quest."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import icons
from tafelrunde.games.massive_darkness.dice import COLORS
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.scene_board import dungeon
from tafelrunde.games.massive_darkness.state import Hero, State
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Item, Line, Pile, Scene, Seat, Text, Track


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it."""
    game = Game(state)
    asked = decision.seat if decision is not None else None
    return Scene(
        title=Text("title", {"quest": state.quest, "round": state.round, "phase": Text(f"phase-{state.phase}")}),
        viewer=seat,
        seats=tuple(_seat(game, hero, seat, asked) for hero in game.clockwise()),
        boards=(dungeon(game),),
        mine=_mine(game, game.hero(seat)) if 0 <= seat < state.players else (),
        side=_side(game),
        focus=(),
    )


# --- the heroes ---------------------------------------------------------------------------------------------------


def _seat(game: Game, hero: Hero, viewer: int, asked: int | None) -> Seat:
    badges = [Badge(icons.HEALTH, hero.health, "label-health"), Badge(icons.XP, hero.xp, "label-xp")]
    if hero.seat == game.state.first_player:
        badges.append(Badge(icons.FIRST, "", "label-first_player"))
    if hero.things:
        badges.append(Badge(icons.THINGS, sum(hero.things.values()), "label-things"))
    activation = game.state.activation
    if activation is not None and activation.seat == hero.seat:
        badges.append(Badge(icons.ACTIONS, activation.actions, "label-actions"))
    return Seat(
        id=f"seat:{hero.seat}",
        icon=icons.SEATS[hero.seat],
        seat=hero.seat,
        state="active" if asked == hero.seat else "",
        badges=tuple(badges),
        cards=() if hero.seat == viewer else tuple(_cards(game, hero)),
    )


def _cards(game: Game, hero: Hero) -> list[Card]:
    worn = (hero.body, *hero.hands)
    return [_card(game, hero, card, card in worn) for card in game.cards_of(hero)]


def _card(game: Game, hero: Hero, code: str, worn: bool) -> Card:
    card = game.equipment(code)
    badges = [Badge(icons.LEVEL, card.level, "label-level")]
    for kind in (*ATTACK_KINDS, "defense"):
        dice = getattr(card, kind)
        badges += [
            Badge(f"die-{color}", getattr(dice, color), f"label-{color}") for color in COLORS if getattr(dice, color)
        ]
    return Card(
        id=f"card:{code}",
        name=code,
        icon=icons.KINDS[card.kind],
        seat=hero.seat,
        kind=card.kind,
        badges=tuple(badges),
        state="active" if worn or card.slot == "none" else "",
    )


def _mine(game: Game, hero: Hero) -> tuple[Item, ...]:
    if not hero.sheet:
        return ()
    items: list[Item] = [
        Track(id="health", name="label-health", icon=icons.HEALTH, value=hero.health, most=game.max_health(hero)),
        Track(id="xp", name="label-xp", icon=icons.XP, value=hero.xp, most=game.content.config.xp_cap),
        *_mini_track(game, hero),
        *_cards(game, hero),
    ]
    for number, line in enumerate(game.content.classes[hero.sheet].lines):
        for step, skill in enumerate(line.skills, 1):
            items.append(
                Card(
                    id=f"skill:{line.id}:{step}",
                    name=line.id,
                    kind="skill",
                    badges=(Badge(icons.LEVEL, skill.level, "label-level"), Badge(icons.XP, skill.cost, "label-cost")),
                    state="active" if step <= hero.skills[number] else "",
                )
            )
    return tuple(items)


def _mini_track(game: Game, hero: Hero) -> list[Item]:
    """The mini XP of a campaign (MD-CAM-02)."""
    if game.state.mode == "single":
        return []
    most = game.content.config.campaign.mini_xp_per_xp - 1
    return [Track(id="mini_xp", name="label-mini_xp", icon=icons.XP, value=hero.mini_xp, most=most)]


def _stall(game: Game, code: str) -> Card:
    """A card of the market between two quests."""
    card = game.equipment(code)
    badges = (Badge(icons.LEVEL, card.level, "label-level"),)
    return Card(id=f"market:{code}", name=code, icon=icons.KINDS[card.kind], kind=card.kind, badges=badges)


def _side(game: Game) -> tuple[Item, ...]:
    state = game.state
    items: list[Item] = [
        Track(id="level", name="label-level", icon=icons.LEVEL, value=state.level, most=5, rule="MD-LVL-01"),
        Track(
            id="lifebringer",
            name="label-lifebringer",
            icon=icons.LIFEBRINGER,
            value=state.lifebringer,
            most=max(4, state.lifebringer),
            rule="MD-HRO-12",
        ),
        Pile(id="events", name="label-events", count=len(state.event_deck)),
    ]
    if state.interlude is not None:
        items += [_stall(game, code) for code in state.interlude.stalls]
    items += [
        Line(id=f"chronicle:{number}", text=Text(f"chronicle-{result}", {"quest": quest}))
        for number, (quest, result) in enumerate(state.chronicle)
    ]
    for number, (goal, done) in enumerate(quests.of(game).goals(game) if state.phase != "setup" else ()):
        items.append(Line(id=f"goal:{number}", text=Text(goal), state="won" if done else ""))
    return tuple(items)
