"""What is on the table, as one seat sees it: the map, the hero boards, the enemies, the decks."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.heroes.soul_rank import cost
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS, equipped, used_as
from tafelrunde.games.sword_and_sorcery.scene.board import adventure_map
from tafelrunde.games.sword_and_sorcery.scene.cards import (
    acting,
    defence_texts,
    enemy_card,
    hero_power_card,
    item_card,
    power_card,
    reader_of,
    talent_card,
)
from tafelrunde.games.sword_and_sorcery.scene.contest import contest
from tafelrunde.games.sword_and_sorcery.scene.setup import choices
from tafelrunde.games.sword_and_sorcery.state import Enemy, Hero, State
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import does, effect_texts
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Item, Line, Pile, Scene, Seat, Slot, Text, Track


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it."""
    game = Game(state)
    asked = decision.seat if decision is not None else None
    return Scene(
        title=Text(
            "title", {"adventure": state.adventure, "round": state.round, "phase": Text(f"phase-{state.phase}")}
        ),
        viewer=seat,
        seats=tuple([_seat(game, hero, seat, asked) for hero in state.heroes]),
        boards=(*choices(game, decision), adventure_map(game, seat)),
        mine=_mine(game, game.hero(seat)) if any(hero.seat == seat for hero in state.heroes) else (),
        side=_side(game),
        contest=contest(game),
        focus=_focus(game),
    )


def _focus(game: Game) -> tuple[str, ...]:
    """Where the eye should be: the fight, or else the active hero."""
    attack = game.attack
    return (attack.attacker, attack.target) if attack is not None else (f"hero:{game.state.active}",)


def _seat(game: Game, hero: Hero, viewer: int, asked: int | None) -> Seat:
    badges = []
    if hero.card:
        badges = [
            Badge(icons.HEALTH, max(0, game.hp_left(hero)), "label-health"),
            Badge(icons.RANK, hero.rank, "label-rank"),
            Badge(icons.GOLD, hero.gold, "label-gold"),
        ]
    turn = game.state.turn
    if turn is not None and turn.seat == hero.seat:
        badges.append(Badge(icons.COMBAT, turn.combat, "label-combat"))
        badges.append(Badge(icons.STANDARD, turn.standard, "label-standard"))
        badges.append(Badge(icons.MOVEMENT, turn.points, "label-points"))
    return Seat(
        id=f"seat:{hero.seat}",
        name=hero.card,
        icon=icons.HEROES[game.hero_card(hero).hero] if hero.card else "",
        seat=hero.seat,
        state="lost" if hero.ghost else "active" if asked == hero.seat else "used" if hero.done else "",
        badges=tuple(badges),
        cards=() if hero.seat == viewer or not hero.card else _gear(game, hero),
    )


def _gear(game: Game, hero: Hero) -> tuple[Card, ...]:
    """What everybody sees of another hero: its equipment, powers and inventory."""
    items = [item_card(game, code, hero) for code in (*equipped(hero), *hero.inventory)]
    return (*items, *[power_card(game, hero, power) for power in hero.powers])


# --- the hero board -------------------------------------------------------------------------------------------------


def _mine(game: Game, hero: Hero) -> tuple[Item, ...]:
    """Hit points, the soul gem, slots, powers with their hourglasses, inventory (SS-CMP-02, SS-CMP-03)."""
    if not hero.card:
        return ()
    most = game.max_hp(hero)
    printed = game.hero_card(hero)
    return (
        Track(id="health", name="label-health", icon=icons.HEALTH, value=max(0, most - hero.wounds), most=most),
        *_soul_gem(game, hero),
        *[_slot(game, hero, slot) for slot in SLOTS],
        *[hero_power_card(game, hero, power) for power in printed.powers],
        *[power_card(game, hero, power) for power in hero.powers],
        *[talent_card(game, hero, talent) for talent in hero.talents],
        *[item_card(game, code, hero) for code in hero.inventory],
    )


def _soul_gem(game: Game, hero: Hero) -> list[Item]:
    """How many shards the party has of those that the next soul rank costs (SS-SOU-03)."""
    price = cost(game, hero)
    if not price:
        return []
    shards = game.state.shards
    tip = Text("tip-soul_gem", {"rank": hero.rank, "next": hero.rank + 1, "n": price, "shards": shards})
    value = min(price, shards)
    gem = Track(id="soul", name="label-soul", icon=icons.RANK, value=value, most=price, tip=(tip,), rule="SS-SOU-03")
    return [gem]


def _slot(game: Game, hero: Hero, slot: str) -> Slot:
    """A place to wear something; a two-handed weapon closes the off-hand (SS-WPN-02, SS-ARM-01)."""
    code = getattr(hero, slot)
    closed = slot == "offhand" and not code and bool(hero.main) and used_as(game, hero, "main") == "twohand"
    tip = (Text("tip-two_hands", {"card": hero.main}),) if closed else ()
    if slot == "armour" and not code:
        tip = (Text("tip-natural", {"what": defence_texts(game.content.natural[hero.card], reader_of(game, hero))}),)
    return Slot(
        id=f"slot:{slot}",
        name=f"label-{slot}",
        icon=icons.SLOTS[slot],
        accepts=(slot,),
        holds=(item_card(game, code, hero),) if code else (),
        state="closed" if closed else "",
        tip=tip,
    )


# --- beside the board -----------------------------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    state = game.state
    goal = Text(f"goal-{state.goal or state.adventure}")
    up = state.event_up[-1:]
    items: list[Item] = [
        Line(id="goal", name="label-goal", icon=icons.GOAL, text=goal, rule="SS-MOD-07"),
        *daytime(game),
        *[_event(game, card) for card in up],
        Pile(id="shards", name="label-shards", icon=icons.SHARDS, count=state.shards, rule="SS-SOU-02"),
        Pile(id="events", name="label-events", icon=icons.EVENTS, count=len(state.event_deck), rule="SS-EVT-12"),
    ]
    return (*items, *[enemy_card(game, enemy) for enemy in sorted(state.enemies, key=lambda one: _first(game, one))])


def _first(game: Game, enemy: Enemy) -> tuple[bool, int]:
    """Who acts stands above, then the higher rank (SS-ACT-04)."""
    return acting(game, enemy) is None, game.rank_order(enemy)


def daytime(game: Game) -> list[Line]:
    """Day or night, and what it changes in this adventure (SS-EVT-16)."""
    now = game.state.daytime
    if not now:
        return []
    effects = game.adventure.day.effects if now == "day" else game.adventure.night.effects
    what = list(effect_texts(effects)) or [Text(f"tip-{now}")]
    icon = icons.DAY if now == "day" else icons.NIGHT
    return [
        Line(id="daytime", name=f"label-{now}", icon=icon, text=Text("item-line", {"what": what}), rule="SS-EVT-16")
    ]


def _event(game: Game, card: str) -> Line:
    """The event that lies face up (SS-EVT-02)."""
    printed = game.content.events[card]
    what = [does(printed.do)] if printed.do else []
    what += [Text("event-spawns")] if printed.spawn else []
    text = Text("event-line", {"card": card, "what": what or [Text("op-nothing")]})
    return Line(id=f"event:{card}", icon=icons.EVENTS, text=text, rule="SS-EVT-02")
