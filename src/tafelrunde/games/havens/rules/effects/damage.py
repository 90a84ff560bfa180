"""Damage, what characters do about it, death and exhaustion (GH-DMG, GH-EXH, GH-MON-06, GH-MON-08)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Literal

from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items, shadows
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero, Mark
from tafelrunde.kernel import Option, Preview, Refused, Rules
from tafelrunde.kernel.scene import Text

Cause = Literal["attack", "trap", "hazard", "wound", "bane", "retaliate", "effect", "price"]
"""A `price` must be paid in hit points: nothing negates it (GH-RST-04)."""
BANE = 10
"""What bane does (FH-CON-22)."""


def suffer(
    game: Game, figure: Figure, amount: int, *, by: str = "", cause: Cause, rule: str = "GH-DMG-01"
) -> Rules[int]:
    """A figure suffers damage; `by` is the figure that gets the credit for a kill (GH-MON-08).

    All damage comes through here, whatever deals it. Characters may negate what is left of it (GH-DMG-01, GH-DMG-02);
    everybody else just loses hit points (GH-DMG-06). Returns what was really lost; the figure may be gone afterwards.
    """
    if amount > 0:
        amount = _changed(game, figure, amount)
    if amount < 1:
        return 0
    hero = game.hero(figure) if figure.kind == "hero" else None
    if (
        hero is not None
        and not hero.exhausted
        and cause != "price"
        and (yield from _negated(game, hero, figure, amount, cause))
    ):
        return 0
    unhurt = figure.hp == figure.most
    figure.hp = max(figure.hp - amount, 0)
    if game.recording:
        game.tell("suffers", rule, figure=figure.id, amount=amount, hp=figure.hp, cause=cause, by=by)
    for condition in game.edition.hurt_removes if figure.marks else ():
        if game.unmarked(figure, condition):
            game.tell("condition_removed", _rule(game, (condition,)), figure=figure.id, condition=condition)
    attacker = game.find(by) if by else None
    if attacker is not None and attacker.side != figure.side:
        game.tally(game.owner(attacker), "damage", amount)
    if hero is not None:
        yield from _hurt(game, hero, figure, amount)
    elif figure.hp < 1:
        if unhurt and cause == "attack" and attacker is not None:
            game.tally(game.owner(attacker), "undamaged_kills")
        yield from kill(game, figure, by, cause)
    return amount


def _changed(game: Game, figure: Figure, amount: int) -> int:
    """What a figure's conditions make of damage; those that do it are used up (see `Edition.damage_becomes`)."""
    changed, used_up = game.edition.damage_becomes(figure, amount)
    if changed == amount and not used_up:
        return amount
    rule = _rule(game, used_up)
    for condition in used_up:
        game.unmarked(figure, condition)
        game.tell("condition_removed", rule, figure=figure.id, condition=condition)
    if changed != amount:
        game.tell("damage_becomes", rule, figure=figure.id, before=amount, amount=changed)
    return changed


def _rule(game: Game, used_up: tuple[ConditionName, ...]) -> str:
    return game.edition.damage_rules.get(used_up, "GH-DMG-01")


def from_wound(game: Game, figure: Figure) -> Rules[None]:
    """Wound hurts before anything else in the turn (GH-CON-11, GH-CON-12); the figure may be gone afterwards."""
    if game.has(figure, "wound"):
        yield from suffer(game, figure, 1, cause="wound", rule="GH-CON-11")


def from_bane(game: Game, figure: Figure, rule: str = "FH-CON-22") -> Rules[None]:
    """Bane strikes at the end of a turn and is gone then; one that came in this turn waits for the next."""
    mark = next((mark for mark in figure.marks if mark.what == "bane"), None)
    if mark is None:
        return
    if mark.fresh:
        game.marked(figure, Mark("bane"))
        return
    yield from suffer(game, figure, BANE, cause="bane", rule=rule)
    if game.unmarked(figure, "bane"):
        game.tell("condition_removed", rule, figure=figure.id, condition="bane")


def _hurt(game: Game, hero: Hero, figure: Figure, amount: int) -> Rules[None]:
    """A character has lost hit points; below 1 it is exhausted at once (GH-EXH-01), unless an item saves it."""
    game.tally(hero, "suffered", amount)
    if figure.hp < 1 and not hero.exhausted:
        yield from _survive(game, hero, figure)
    if figure.hp * 2 < figure.most:
        hero.tally["below_half"] = 1
    if figure.hp < 1:
        if game.variant("permanent_death"):
            hero.tally["dead"] = 1
            game.tell("character_dies", "GH-PRM-01", hero=hero.id)
        yield from exhaust(game, hero, "GH-EXH-01")


def _survive(game: Game, hero: Hero, figure: Figure) -> Rules[None]:
    """An item may keep a character from falling below 1 hit point (GH-ITM-06)."""
    choice = [item for item in items.usable(game, hero, "fatal") if item.gain.survive_with]
    item = yield from using.offer_one(game, hero, choice, "fatal")
    if item is not None:
        figure.hp = item.gain.survive_with
        game.tell("survives", "GH-ITM-06", hero=hero.id, item=item.id, hp=figure.hp)


# --- what a character can do about it (GH-DMG-01 … GH-DMG-05) -------------------------------------------------


def _negated(game: Game, hero: Hero, figure: Figure, amount: int, cause: str) -> Rules[bool]:
    """Whether something prevents the damage; each source is decided by itself (GH-DMG-05)."""
    triggers = active.triggers(game, hero, "damage") if hero.active else ()
    cards = [card for card, trigger in triggers if trigger.gain.negate]
    charged = [item for item in items.charged(game, hero, "damage") if item.gain.negate]
    if cards or charged:
        return _must_negate(game, hero, amount, cards, charged)
    return _may_negate(game, hero, figure, amount, cause)


def _must_negate(game: Game, hero: Hero, amount: int, cards: list[ActiveCard], charged: list[Item]) -> Rules[bool]:
    """Bonuses and use slots that negate damage work by themselves, on damage of at least 1 (GH-ACT-09, GH-ITM-09).

    One is enough: the damage is 0 then and the others are not used; the player says which (GH-ACT-11).
    """
    options = [Option(f"bonus:{card.card}", card, on=f"active:{card.card}") for card in cards]
    options += items.options(charged)
    chosen: ActiveCard | Item = yield game.ask(
        hero.seat, "negate_with", options, rule="GH-ACT-11", args={"hero": hero.id, "amount": amount}
    )
    if isinstance(chosen, ActiveCard):
        game.tell("negates", "GH-ACT-09", hero=hero.id, amount=amount, card=chosen.card)
        yield from active.use(game, hero, chosen)
    else:
        game.tell("negates_by_item", "GH-ITM-09", hero=hero.id, amount=amount, item=chosen.id)
        yield from using.use(game, hero, chosen.id)
    return True


def _ahead(left: int, option: Option) -> Preview:
    """What is left of the hit points for whoever suffers the damage."""
    return Preview(short=(Text("leads-left", {"left": left}),)) if option.id == "suffer" else Preview()


def _may_negate(game: Game, hero: Hero, figure: Figure, amount: int, cause: str) -> Rules[bool]:
    """Suffer the damage, or lose a card from hand or two discards, or use an item (GH-DMG-01, GH-EXH-07)."""
    left = max(figure.hp - amount, 0)
    args = {"hero": hero.id, "amount": amount, "cause": cause, "hp": figure.hp, "left": left}
    while True:
        options = _ways_out(game, hero, amount)
        if len(options) == 1:
            return False
        options += active.end_options(game, hero)
        chosen: str | bool | Item | ActiveCard | None = yield game.ask(
            hero.seat,
            "damage",
            options,
            rule="GH-DMG-01",
            args=args,
            why_not=partial(_why_not, game, hero),
            preview=partial(_ahead, left),
        )
        if not isinstance(chosen, ActiveCard):
            break
        yield from active.end_card(game, hero, chosen)
    if chosen is None:
        return False
    if isinstance(chosen, Item):
        game.tell("negates_by_item", "GH-ITM-06", hero=hero.id, amount=amount, item=chosen.id)
        yield from using.use(game, hero, chosen.id)
    elif isinstance(chosen, str):
        hero.hand.remove(chosen)
        hero.lost.append(chosen)
        game.tally(hero, "cards_lost_to_damage")
        if game.recording:
            game.tell("negates_by_card", "GH-DMG-01", hero=hero.id, amount=amount, card=chosen)
    else:
        lost = yield from _lose_two(game, hero)
        game.tally(hero, "cards_lost_to_damage", 2)
        game.tell("negates_by_discards", "GH-DMG-01", hero=hero.id, amount=amount, cards=lost)
    return True


def _ways_out(game: Game, hero: Hero, amount: int) -> list[Option]:
    """To suffer the damage, and everything that negates it."""
    options = [Option("suffer", None, args={"amount": amount})]
    if usable := items.usable(game, hero, "damage"):
        options += items.options([item for item in usable if item.gain.negate])
    options += [_lose_option(card, amount) for card in hero.hand]
    if len(_discards(game, hero)) > 1:
        options.append(Option("two_discards", True, args={"amount": amount}, gives_up=True))
    return options


@lru_cache(maxsize=4096)
def _lose_option(card: str, amount: int) -> Option:
    """To lose a card from hand, the same option whenever so much damage comes."""
    return Option(f"lose:{card}", card, on=f"card:{card}", args={"amount": amount}, gives_up=True)


def _why_not(game: Game, hero: Hero) -> list[Refused]:
    """Why the selected cards, or the discards, can't be lost (GH-DMG-04)."""
    discards = _discards(game, hero)
    refused = [Refused(f"lose:{card}", "selected_card", "GH-DMG-04", on=f"card:{card}") for card in hero.chosen]
    if len(discards) < 2:
        refused.append(Refused("two_discards", "too_few_discards", "GH-DMG-01", args={"n": len(discards)}))
    return refused


def _discards(game: Game, hero: Hero) -> list[str]:
    """The discarded cards, and active ones that count as discarded and may be put there (GH-ACT-07, GH-ACT-12)."""
    if not hero.active:
        return hero.discard
    return [*hero.discard, *[card.card for card in active.counted(game, hero) if active.may_end(game, card)]]


def _lose_two(game: Game, hero: Hero) -> Rules[list[str]]:
    lost: list[str] = []
    for _ in range(2):
        options = [Option(f"lose:{card}", card, on=f"card:{card}") for card in _discards(game, hero)]
        asked = {"hero": hero.id}
        card: str = yield game.ask(hero.seat, "lose_discard", options, rule="GH-DMG-01", args=asked, until="done")
        if card not in hero.discard:
            yield from active.end_card(game, hero, next(held for held in hero.active if held.card == card))
        hero.discard.remove(card)
        hero.lost.append(card)
        lost.append(card)
    return lost


# --- who is gone ---------------------------------------------------------------------------------------------


def kill(game: Game, figure: Figure, by: str = "", cause: Cause = "effect") -> Rules[None]:
    """A monster, summon, allied figure or object is dead and leaves the map (GH-DMG-06, GH-ATK-09).

    What a monster leaves is the edition's to say (GH-MON-06). The kill is credited to whoever dealt the killing damage,
    a summon's to its summoner (GH-MON-08, GH-SUM-10).
    """
    state = game.state
    killer = game.find(by) if by else None
    credit = game.owner(killer) if killer is not None else None
    if credit is None and by:
        credit = next((hero for hero in state.heroes if hero.id == by), None)
    state.figures.remove(figure)
    game.tell(
        "destroyed" if figure.kind == "object" else "dies",
        "GH-OVL-14" if figure.kind == "object" else "GH-DMG-06",
        figure=figure.id,
        cause=cause,
        by=credit.id if credit is not None else by,
    )
    if figure.kind == "monster":
        game.edition.remains(game, figure)
        if figure.side != "hero":
            state.kills[figure.type] = state.kills.get(figure.type, 0) + 1
            _count(game, credit, figure)
            if killer is not None and killer.kind == "summon":
                game.tally(credit, "summon_kills")
            shadows.rise(game, credit, by, figure.at)
    elif figure.kind == "summon":
        kept = active.of_summon(game, figure)
        if kept is not None:
            yield from active.end_card(game, kept[0], kept[1], rule="GH-SUM-04")
    yield from game.announce.killed(game, figure, by)


def _count(game: Game, credit: Hero | None, figure: Figure) -> None:
    """Counters of battle goals and statistics."""
    game.tally(credit, "kills")
    game.tally(credit, f"kill:{figure.type}:{figure.rank}")
    if figure.rank in ("elite", "boss"):
        game.tally(credit, "elite_kills")


def exhaust(game: Game, hero: Hero, rule: str) -> Rules[None]:
    """A character takes no further part: all its cards are lost, it and its summons leave the map (GH-EXH-03).

    With permanent death a character that only lacks cards stays where it is and can be attacked (GH-PRM-02).
    """
    figure = game.body(hero)
    game.tell("exhausted", rule, hero=hero.id)
    for card in list(hero.active):
        yield from active.end_card(game, hero, card, rule="GH-EXH-03", lost=True)
    hero.lost.extend([*hero.hand, *hero.chosen, *hero.discard])
    hero.hand.clear()
    hero.chosen.clear()
    hero.discard.clear()
    first = not hero.exhausted
    hero.exhausted = True
    hero.shadows = ()
    if figure is not None and (figure.hp < 1 or not game.variant("permanent_death")):
        game.state.figures.remove(figure)
    for other in [other for other in game.state.figures if other.owner == hero.index]:
        active.remove_summon(game, other.id)
    if first:
        yield from game.announce.exhausted(game, hero)
