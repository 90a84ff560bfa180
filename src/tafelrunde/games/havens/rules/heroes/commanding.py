"""Commands (FH-CMD): others perform abilities, as they like or as whoever commands them decides; and teleports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.havens.box.abilities import (
    Attack,
    Commanded,
    Control,
    Grant,
    Heal,
    Move,
    Retaliate,
    Return,
    Rewind,
    Shield,
    Teleport,
)
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.choices import possible, reaching
from tafelrunde.games.havens.rules.combat import sequence, targets
from tafelrunde.games.havens.rules.effects import conditions, heal
from tafelrunde.games.havens.rules.heroes.reach import Choice, reach
from tafelrunde.games.havens.rules.map import movement, reveal
from tafelrunde.games.havens.state import Bonus, Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.games.havens.state.progress import Moving
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed


# --- grant and control ------------------------------------------------------------------------------------------


def grant(game: Game, deed: Deed, ability: Grant) -> Rules[bool]:
    """Allies perform abilities: a character as it likes, others as the commander decides (FH-CMD-01)."""
    left = reaching.of_grant(game, deed.figure, ability)
    number = len(left) if ability.who in ("allies", "summons") else ability.targets
    granted = False
    for _ in range(number):
        left = [figure for figure in left if game.on_map(figure)]
        if not left:
            break
        target = yield from deed.choose_figure(game, "grant", left, "FH-CMD-01")
        if target is None:
            break
        left.remove(target)
        granted = True
        game.tally(deed.hero, "grants")
        game.tell("commands", "FH-CMD-01", figure=target.id, by=deed.figure.id)
        if target.kind == "hero":
            yield from game.announce.gained(game, game.hero(target), ability.abilities, deed.source)
        else:
            yield from _carry_out(game, deed.hero, target, ability.abilities)
        if deed.over(game):
            break
    return granted


def control(game: Game, deed: Deed, ability: Control) -> Rules[bool]:
    """An enemy acts as if it were on the other side, as the commander decides (FH-CMD-02, FH-CMD-08)."""
    choice = reaching.of_control(game, deed.figure, ability)
    target = yield from deed.choose_figure(game, "control", choice, "FH-CMD-02")
    if target is None:
        return False
    game.tell("commands", "FH-CMD-02", figure=target.id, by=deed.figure.id)
    own, target.side = target.side, deed.figure.side
    game.state.controlled = target.id
    yield from _carry_out(game, deed.hero, target, ability.abilities, by=deed.hero.id)
    target.side = own
    game.state.controlled = ""
    return True


def _carry_out(game: Game, hero: Hero, figure: Figure, abilities: Sequence[Commanded], by: str = "") -> Rules[None]:
    """What a figure does that is no character; who is stunned does nothing (FH-CMD-07)."""
    for ability in abilities:
        if not game.on_map(figure) or game.has(figure, "stun"):
            return
        match ability:
            case Move():
                yield from _move(game, hero, figure, ability, by)
            case Attack():
                yield from _attack(game, hero, figure, ability)
            case Heal():
                yield from heal.heal(game, figure, ability.n)
                for condition in ability.cond:
                    yield from conditions.give(game, figure, condition, by=hero.id)
            case Shield():
                figure.bonuses = (*figure.bonuses, Bonus("", shield=ability.n))
                game.tell("shield", "GH-SHD-01", figure=figure.id, n=ability.n)
            case Retaliate():
                figure.bonuses = (*figure.bonuses, Bonus("", retaliate=ability.n, range=ability.reach))
                game.tell("retaliate", "GH-RET-01", figure=figure.id, n=ability.n, range=ability.reach)
            case _:
                pass  # Others than characters loot nothing.


def _move(game: Game, hero: Hero, figure: Figure, ability: Move, by: str) -> Rules[None]:
    """One way, as the commander likes; who is immobilized does not move (FH-CMD-07, FH-FRC-10)."""
    if game.has(figure, "immobilize"):
        game.tell("immobilized", "GH-CON-13", figure=figure.id)
        return
    moving = Moving(ability.n, ability.jump, game.flying(figure))
    field = reach(game, figure, moving)
    options = [option for option in field.options if option.value.end in field.ends]
    if not options:
        return
    asked = {"hero": hero.id, "figure": figure.id, "points": ability.n}
    choice: Choice | None = yield game.ask(hero.seat, "command_move", [*options, Option("skip")], "FH-CMD-01", asked)
    if choice is not None:
        how: movement.How = "fly" if moving.fly else "jump" if moving.jump else "walk"
        path = [field.grid.hex(index) for index in field.route(choice)]
        yield from movement.walk(game, figure, path, how, by)


def _attack(game: Game, hero: Hero, figure: Figure, printed: Attack) -> Rules[None]:
    """With its own modifier deck; who is disarmed does not attack (FH-CMD-03, FH-CMD-04)."""
    if game.has(figure, "disarm"):
        game.tell("disarmed", "GH-CON-15", figure=figure.id)
        return
    ability = AttackAbility.of(printed)
    left = printed.targets if isinstance(printed.targets, int) else len(game.state.figures)
    chosen: list[Figure] = []
    while len(chosen) < left:
        found = [enemy for enemy in targets.legal(game, figure, ability.reach) if enemy not in chosen]
        if not found:
            break
        options = [*[targets.option(enemy) for enemy in found], Option("skip")]
        asked = {"hero": hero.id, "figure": figure.id, "value": ability.value}
        target: Figure | None = yield game.ask(hero.seat, "command_attack", options, "FH-CMD-01", asked)
        if target is None:
            break
        chosen.append(target)
    if chosen:
        yield from sequence.begin(game, figure, ability, chosen)


# --- teleport ---------------------------------------------------------------------------------------------------


def teleport(game: Game, deed: Deed, ability: Teleport) -> Rules[bool]:
    """To a hex within so many, through everything; what is there takes effect, a door opens (FH-TEL-01 … 06)."""
    figure = deed.figure
    to = yield from deed.choose_hex(
        game, "teleport", "teleport", lambda: reaching.of_teleport(game, deed.hero, figure, ability), "FH-TEL-01"
    )
    if to is None:
        return False
    yield from _arrive(game, figure, to, "FH-TEL-01")
    return True


def go_back(game: Game, deed: Deed, ability: Return) -> Rules[bool]:
    """A teleport to where the turn began (FH-CLS-04)."""
    hexes = reaching.of_return(game, deed.hero, deed.figure)
    to = yield from deed.choose_hex(game, "teleport", "teleport", lambda: hexes, "FH-CLS-04")
    if to is None:
        return False
    yield from _arrive(game, deed.figure, to, "FH-CLS-04")
    return True


def _arrive(game: Game, figure: Figure, to: Hex, rule: str) -> Rules[None]:
    """What is there takes effect, a door opens (FH-TEL-04, FH-TEL-05)."""
    door = movement.closed_door(game, to)
    figure.at = to
    game.tell("teleports", rule, figure=figure.id, to=f"{to[0]},{to[1]}")
    if door is not None:
        yield from reveal.open_door(game, door, figure)
    elif (yield from movement.step_on(game, figure)):
        yield from movement.touch(game, figure)


# --- markers ----------------------------------------------------------------------------------------------------


def rewind(game: Game, deed: Deed, ability: Rewind) -> Rules[bool]:
    """Markers of active cards go back, not past the first slot; each card once."""
    hero = deed.hero
    moved: list[str] = []
    while ability.cards == "all" or len(moved) < ability.cards:
        choice = [card for card in possible.rewindable(hero) if card.card not in moved]
        if not choice:
            break
        name: str | None = choice[0].card
        if ability.cards != "all" and len(choice) > 1:
            options = [Option(f"rewind:{card.card}", card.card, f"active:{card.card}") for card in choice]
            asked = {"hero": hero.id, "n": ability.n}
            name = yield game.ask(hero.seat, "rewind", [*options, Option("skip")], "FH-BON-05", asked)
        if name is None:
            break
        active.rewind(game, hero, next(card for card in choice if card.card == name), ability.n)
        moved.append(name)
    return bool(moved)
