"""A hero before its player: hit points, the soul gem, slots, powers with their hourglasses, inventory (SS-CMP-02)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import Setting
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.heroes.soul_rank import cost
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS, equipped, used_as
from tafelrunde.games.sword_and_sorcery.scene.cards import (
    ROMAN,
    blessing_card,
    defence_texts,
    hero_power_card,
    item_card,
    power_card,
    reader_of,
    soul_cry_card,
    talent_card,
)
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.decision import PARTY, Decision
from tafelrunde.kernel.scene import Badge, Card, Item, Line, Seat, Slot, State, Text, Track


def seat_of(game: Game, hero: Hero, viewer: int, decision: Decision | None) -> Seat:
    """A hero as everybody sees it, with the actions that are left in its turn."""
    badges = []
    if hero.card:
        badges = [
            Badge(icons.GHOST, "", "label-ghost", "bad")
            if hero.ghost
            else Badge(icons.HEALTH, max(0, game.hp_left(hero)), "label-health"),
            Badge(icons.RANK, ROMAN[hero.rank], "label-rank"),
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
        icon=icons.GHOST if hero.ghost else icons.HEROES[game.hero_card(hero).hero] if hero.card else "",
        seat=hero.seat,
        state=_state(game, hero, decision),
        badges=tuple(badges),
        cards=() if hero.seat == viewer or not hero.card else _gear(game, hero),
        tip=(Text("tip-ghost"),) if hero.ghost else (),
        rule="SS-GHO-01" if hero.ghost else "",
    )


def _state(game: Game, hero: Hero, decision: Decision | None) -> State:
    """Whoever is asked is lit; of ghosts and those at home everybody sees that they are."""
    if hero.ghost:
        return "lost"
    if hero in game.state.home:
        return "empty"
    if decision is not None and decision.seat in (hero.seat, PARTY):
        return "active"
    return "used" if hero.done else ""


def _gear(game: Game, hero: Hero) -> tuple[Card, ...]:
    """What everybody sees of another hero: its equipment, powers and inventory."""
    items = [item_card(game, code, hero) for code in (*equipped(hero), *hero.inventory)]
    return (*items, *[power_card(game, hero, power) for power in hero.powers])


# --- the hero board -------------------------------------------------------------------------------------------------


def hero_board(game: Game, hero: Hero) -> tuple[Item, ...]:
    """Hit points, the soul gem, slots, powers with their hourglasses, inventory (SS-CMP-02, SS-CMP-03)."""
    if not hero.card:
        return ()
    most = game.max_hp(hero)
    printed = game.hero_card(hero)
    return (
        Track(id="health", name="label-health", icon=icons.HEALTH, value=max(0, most - hero.wounds), most=most),
        *soul_gem(game, hero),
        *_tokens(game, hero),
        *[_slot(game, hero, slot) for slot in SLOTS],
        *([soul_cry_card(game, hero)] if hero.ghost else []),
        *[hero_power_card(game, hero, power) for power in printed.powers],
        *[power_card(game, hero, power) for power in hero.powers],
        *[talent_card(game, hero, talent) for talent in hero.talents],
        *([blessing_card(game, hero, hero.blessing)] if hero.blessing else []),
        *[item_card(game, code, hero) for code in hero.inventory],
    )


def soul_gem(game: Game, hero: Hero, element: str = "soul") -> list[Track]:
    """How many shards the party has of those that the next soul rank costs, and what it brings (SS-SOU-03)."""
    price = cost(game, hero)
    if not price:
        return []
    shards = game.state.shards
    now, then = printed_settings(game, hero)
    tip = [Text("tip-soul_gem", {"rank": ROMAN[hero.rank], "next": ROMAN[hero.rank + 1], "n": price, "shards": shards})]
    gains = [Text(f"gain-{name}", {"n": more}) for name in GAINS if (more := getattr(then, name) - getattr(now, name))]
    if gains:
        tip.append(Text("tip-soul_gains", {"what": gains}))
    return [
        Track(
            id=element,
            name=f"label-soul_{hero.rank}",
            icon=icons.RANK,
            value=min(price, shards),
            most=price,
            tip=tuple(tip),
            rule="SS-SOU-03",
        )
    ]


GAINS = ("hp", "combat", "standard", "powers", "talents")


def printed_settings(game: Game, hero: Hero) -> tuple[Setting, Setting]:
    """The setting of the soul gem now, and the next one."""
    gem = game.hero_card(hero).gem
    return gem[hero.rank - 1], gem[min(hero.rank, len(gem) - 1)]


def _tokens(game: Game, hero: Hero) -> list[Item]:
    """What lies on the hero board beside cards: the magic key, Rage, phials (SS-DOR-10, SS-HER-02)."""
    found: list[Item] = []
    if hero.key:
        found.append(Line(id="key", icon=icons.KEY, text=Text("line-text", {"text": "name-key"}), rule="SS-DOR-10"))
    if hero.rage:
        most = game.content.config.most_rage
        found.append(Track(id="rage", name="label-rage", icon=icons.RAGE, value=hero.rage, most=most))
    if hero.phials:
        text = Text("line-phials", {"what": list(hero.phials)})
        found.append(Line(id="phials", icon=icons.PHIALS, text=text))
    return found


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
