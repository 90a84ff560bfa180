"""Traps (SS-TRP-01 … 08), and the Alchemist's own."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import TrapCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.effects.deeds import LookAtTrap
from tafelrunde.games.sword_and_sorcery.effects.operation import Roll
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import armor, dying, wounds
from tafelrunde.games.sword_and_sorcery.state import Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Run, Trap
from tafelrunde.kernel import Option, Rules


def trap(game: Game, task: Trap) -> Rules[None]:
    """Draw the card, then one figure after the other in its reach, those in the trap's zone first (SS-TRP-02)."""
    state = game.state
    if not task.card:
        if not task.looked:
            task.looked = True
            yield from _look(game, game.hero(task.seat))
        code = game.draw(state.trap_deck, state.trap_discard, "traps")
        if not code:
            game.finish(task)
            return
        state.trap_discard.append(code)
        task.card = card_of(code)
        card = game.content.traps[task.card]
        game.tell("trap", "SS-TRP-01", seat=task.seat, card=task.card)
        task.figures = tuple([figure.id for figure in reached(game, task, card)])
        _once(game, task, card)
        return
    card = game.content.traps[task.card]
    if not task.figures:
        game.finish(task)
        return
    first, task.figures = task.figures[0], task.figures[1:]
    figure = game.find(first)
    if figure is None or not game.alive(figure):
        return
    if card.do:
        game.plan(Run(game.content.index.key(card.do), "", first, card.id, seat=task.seat))
    if card.attack is not None:
        _strike(game, card, figure)


def _look(game: Game, hero: Hero) -> Rules[None]:
    """Who senses traps may put the top card under the deck."""
    state = game.state
    if hero.ghost or not state.trap_deck:
        return
    for sourced in game.effects(hero, "trap"):
        if any(isinstance(op, LookAtTrap) for op in sourced.effect.do):
            game.reveal()
            top = state.trap_deck[-1]
            options = [Option("leave", False), Option("under", True)]
            under = yield game.ask(hero.seat, "trap_sense", options, "SS-TRP-01", {"card": card_of(top)})
            if under:
                state.trap_deck.insert(0, state.trap_deck.pop())


def reached(game: Game, task: Trap, card: TrapCard) -> list[Figure]:
    """Heroes and companions by ways that figures could go; a door's two zones count as 1 (SS-TRP-03 … 07)."""
    if card.reach == "opener":
        hero = game.hero(task.seat)
        return [] if hero.ghost else [hero]
    reach = game.amount(card.reach)
    offset = 1 if task.door else 0
    near: dict[str, int] = {}
    for zone in task.zones:
        for other, steps in game.ground.reach(zone).items():
            near[other] = min(near.get(other, steps + offset), steps + offset)
    found: list[Figure] = [*game.living(), *game.state.companions]
    found = [figure for figure in found if near.get(figure.zone, reach + 1) <= reach]
    return sorted(found, key=lambda figure: near[figure.zone])


def _once(game: Game, task: Trap, card: TrapCard) -> None:
    """What happens once: a cloud whose dice count for everybody in reach, an alarm."""
    for op in card.once:
        if isinstance(op, Roll):
            rolled = dice.roll(game, op.color, game.amount(op.dice))
            game.tell("rolled", "SS-TRP-02", source=card.id, dice=tuple(rolled))
            hits = dice.count(game, rolled, "hit")
            for figure in [figure for figure in map(game.find, task.figures) if figure is not None]:
                wounds.suffer(game, figure, hits, "SS-GEN-06", card.id)
            task.figures = ()
            return
    if card.once:
        game.plan(Run(game.content.index.key(card.once), "", "", card.id, seat=task.seat))


def _strike(game: Game, card: TrapCard, figure: Figure) -> None:
    """A trap with attack values attacks: the figure defends itself (SS-ATK-01)."""
    assert card.attack is not None
    hits = game.amount(card.attack.hits)
    key = game.content.index.key(card)
    kind = card.types[0] if card.types else ""
    game.plan(Attack("", figure.id, key, "trap", hits, type=kind, zone=figure.zone, stage="defend", total=hits))


# --- the Alchemist's trap -------------------------------------------------------------------------------------------


def own_options(game: Game, hero: Hero) -> list[Option]:
    """The token may be removed at any time: everybody in its zone suffers."""
    if not game.state.tokens:
        return []
    placed = [token for token in game.state.tokens if token.kind == "alchemical_trap" and token.owner == hero.id]
    return [Option("spring", ("spring",), f"zone:{placed[0].zone}")] if placed else []


def spring_own(game: Game, hero: Hero) -> None:
    """Poison for every figure there, and three wounds for each point of its own armour."""
    state = game.state
    token = next(one for one in state.tokens if one.kind == "alchemical_trap" and one.owner == hero.id)
    state.tokens = tuple([one for one in state.tokens if one is not token])
    game.tell("springs", "SS-PWR-11", seat=hero.seat, zone=token.zone)
    for figure in [figure for figure in game.figures() if figure.zone == token.zone]:
        inflicting.inflict(game, figure, "poison", game.content.config.act, hero.id)
        if game.alive(figure):
            wounds.suffer(game, figure, 3 * armor.value(game, figure), "SS-GEN-06", "alchemical_trap", hero.id)
    dying.end_power(game, hero, "alchemical_trap")
