"""What is on the table, as one seat sees it: the dungeon in zones, the heroes' dashboards, the quest."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.scene.board import dungeon
from tafelrunde.games.massive_darkness.scene.campaign import campaign_lines
from tafelrunde.games.massive_darkness.scene.cards import enemy_card, equipment_card
from tafelrunde.games.massive_darkness.scene.contest import contest
from tafelrunde.games.massive_darkness.scene.fight import fight, reckoning
from tafelrunde.games.massive_darkness.scene.market import market
from tafelrunde.games.massive_darkness.scene.quest import goals, special_rules
from tafelrunde.games.massive_darkness.scene.setup import choices
from tafelrunde.games.massive_darkness.scene.sheet import class_sheet
from tafelrunde.games.massive_darkness.state import Hero, State
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Board, Card, Item, Pile, Scene, Seat, Slot, Text, Track

HANDS = 2


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it."""
    game = Game(state)
    asked = decision.seat if decision is not None else None
    return Scene(
        title=_title(state),
        viewer=seat,
        seats=tuple(_seat(game, hero, seat, asked) for hero in state.heroes),
        boards=_boards(game, seat),
        mine=_mine(game, game.hero(seat)) if 0 <= seat < state.players else (),
        side=_side(game),
        bar=(*fight(game), *reckoning(game)),
        contest=contest(game),
        focus=_focus(game, seat),
    )


def _title(state: State) -> Text:
    """Quest, round and phase; between two quests no round is played."""
    phase = Text(f"phase-{state.phase}")
    if state.phase == "interlude":
        return Text("title-interlude", {"quest": state.quest, "phase": phase})
    return Text("title", {"quest": state.quest, "round": state.round, "phase": phase})


def _boards(game: Game, seat: int) -> tuple[Board, ...]:
    """The dungeon or, between quests, the market; and the class sheet of whoever looks."""
    state = game.state
    own = game.hero(seat) if 0 <= seat < state.players else game.hero(game.active_seat)
    sheets = (class_sheet(game, own),) if own.sheet and own.card else ()
    first = market(game, state.interlude) if state.interlude is not None else dungeon(game)
    chosen = choices(game)
    return (first, *sheets) if chosen is None else (chosen, first)


def _focus(game: Game, seat: int) -> tuple[str, ...]:
    """Where the eye should be: the fight, or else the viewer's hero."""
    combat = game.state.combat
    if combat is not None:
        return (combat.attacker, combat.defender)
    activation = game.state.activation
    if activation is not None:
        return (f"hero:{activation.seat}",)
    return (f"hero:{seat}",) if 0 <= seat < game.state.players else ()


# --- the heroes ---------------------------------------------------------------------------------------------------


def _seat(game: Game, hero: Hero, viewer: int, asked: int | None) -> Seat:
    badges = []
    if hero.sheet:
        badges = [Badge(icons.HEALTH, _health(game, hero), "label-health"), Badge(icons.XP, hero.xp, "label-xp")]
        if game.state.mode != "single":
            badges.append(Badge(icons.MINI_XP, hero.mini_xp, "label-mini_xp"))
    if hero.seat == game.state.first_player:
        badges.append(Badge(icons.FIRST, "", "label-first_player"))
    if hero.things:
        badges.append(Badge(icons.THINGS, sum(hero.things.values()), "label-things"))
    activation = game.state.activation
    if activation is not None and activation.seat == hero.seat:
        badges.append(Badge(icons.ACTIONS, activation.actions, "label-actions"))
        if activation.moving:
            badges.append(Badge(icons.POINTS, activation.points, "label-points"))
    return Seat(
        id=f"seat:{hero.seat}",
        name=hero.card,
        icon=icons.hero_sign(hero.card, hero.seat),
        seat=hero.seat,
        state="lost" if hero.sheet and _health(game, hero) <= 0 else "active" if asked == hero.seat else "",
        badges=tuple(badges),
        cards=() if hero.seat == viewer else tuple(_cards(game, hero)),
    )


def _health(game: Game, hero: Hero) -> int:
    """Nobody is wounded before the quest begins (MD-SET-06)."""
    return game.max_health(hero) if game.state.phase == "setup" else hero.health


def _cards(game: Game, hero: Hero) -> list[Card]:
    worn = (hero.body, *hero.hands)
    return [equipment_card(game, card, hero.seat, card in worn) for card in game.cards_of(hero)]


def _mine(game: Game, hero: Hero) -> tuple[Item, ...]:
    """The dashboard: health, experience, what is worn, what is in the pack, the class sheet (MD-CMP-27)."""
    if not hero.sheet:
        return ()
    loose = [card for card in game.cards_of(hero) if card not in (hero.body, *hero.hands)]
    return (
        Track(
            id="health", name="label-health", icon=icons.HEALTH, value=_health(game, hero), most=game.max_health(hero)
        ),
        Track(id="xp", name="label-xp", icon=icons.XP, value=hero.xp, most=game.content.config.xp_cap),
        *_mini_track(game, hero),
        *_slots(game, hero),
        *[equipment_card(game, card, hero.seat, worn=False) for card in loose],
    )


def _slots(game: Game, hero: Hero) -> list[Slot]:
    """Two hands and the body; a two-handed weapon closes the other hand (MD-EQP-01 … 06)."""
    slots = []
    wide = [code for code in hero.hands if game.equipment(code).slot == "two_hand"]
    for number in range(HANDS):
        held = hero.hands[number : number + 1]
        closed = bool(wide and not held)
        slots.append(
            Slot(
                id=f"slot:hand:{number}",
                name="label-hand",
                icon=icons.HAND,
                accepts=("weapon", "shield"),
                holds=tuple(equipment_card(game, code, hero.seat, worn=True) for code in held),
                state="closed" if closed else "",
                tip=(Text("tip-two_hands", {"card": wide[0]}),) if closed else (),
            )
        )
    body = (equipment_card(game, hero.body, hero.seat, worn=True),) if hero.body else ()
    slots.append(Slot(id="slot:body", name="label-body", icon=icons.BODY, accepts=("armour",), holds=body))
    return slots


def _mini_track(game: Game, hero: Hero) -> list[Item]:
    """The mini XP of a campaign (MD-CAM-02)."""
    if game.state.mode == "single":
        return []
    most = game.content.config.campaign.mini_xp_per_xp - 1
    return [Track(id="mini_xp", name="label-mini_xp", icon=icons.MINI_XP, value=hero.mini_xp, most=most)]


# --- beside the board ---------------------------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    state = game.state
    items: list[Item] = [*goals(game), *campaign_lines(state)]
    items += [
        Track(id="level", name="label-level", icon=icons.LEVEL, value=state.level, most=5, rule="MD-LVL-01"),
        Pile(
            id="lifebringer",
            name="label-lifebringer",
            icon=icons.LIFEBRINGER,
            count=state.lifebringer,
            rule="MD-HRO-12",
        ),
    ]
    items += [enemy_card(game, enemy) for enemy in state.enemies]
    items += special_rules(game)
    items += [
        Pile(id="events", name="label-events", icon=icons.EVENTS, count=len(state.event_deck)),
        Pile(id="doors", name="label-doors", icon=icons.DOORS, count=len(state.door_deck)),
    ]
    if state.treasure_decks:
        left = len(state.treasure_decks[state.level - 1])
        items.append(Pile(id="treasures", name="label-treasures", icon=icons.TREASURE, count=left))
    return tuple(sorted(items, key=_rank))


FIRST = ("level", "lifebringer", "goal", "special", "last_event")
"""What must stay in sight where there is little room comes first."""


def _rank(item: Item) -> int:
    kind = item.id.partition(":")[0]
    return FIRST.index(kind) if kind in FIRST else len(FIRST)
