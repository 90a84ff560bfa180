"""Before every action of a hero: its price, being seen, blindness, bleeding (SS-HTN-01, SS-BLD-01, SS-BLE-01)."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.sword_and_sorcery.effects.deeds import Hide
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import saving
from tafelrunde.games.sword_and_sorcery.rules.death import dying, wounds
from tafelrunde.games.sword_and_sorcery.state import Hero, Turn
from tafelrunde.kernel import Rules

Kind = Literal["move", "combat", "standard", "free"]


def turn_of(game: Game) -> Turn:
    turn = game.state.turn
    assert turn is not None
    return turn


def allowed(game: Game, hero: Hero, kind: Kind) -> bool:
    """Whether an action of this kind is left (SS-HTN-01, SS-SLW-01, SS-RST-02, SS-PAR-01, SS-EXH-01, SS-CNF-01)."""
    if kind == "free":
        return True
    turn = game.state.turn
    assert turn is not None
    if hero.conditions.restrictive == "slow" and (turn.acted or not turn.slowed):
        return False
    bound = hero.conditions.bound
    if kind == "combat":
        return turn.combat > 0 and bound != "confuse" and not hero.conditions.down
    if kind == "standard":
        return turn.standard > 0 and bound != "exhaust"
    return turn.move == "before" and bound != "paralyse"


def begin(game: Game, hero: Hero, kind: Kind, what: str) -> Rules[bool]:
    """Pay for the action; whether it is carried out: a blinded hero may fail, a bleeding one may die (SS-BLE-06)."""
    turn = turn_of(game)
    if kind == "combat":
        turn.combat -= 1
        end_move(turn)
    elif kind == "standard":
        turn.standard -= 1
    if kind != "free":
        turn.acted = True
    be_seen(game, hero)
    carried_out = yield from _sees(game, hero, kind, what)
    if hero.conditions.bleed:
        wounds.suffer(game, hero, 1, "SS-BLE-01", "bleed")
    return carried_out and not hero.ghost


def end_move(turn: Turn) -> None:
    """A combat action ends an unfinished move action (SS-HTN-03, SS-MOV-05)."""
    if turn.move == "moving":
        turn.move, turn.points = "over", 0


def be_seen(game: Game, hero: Hero) -> None:
    """Hiding ends with any action; then the card recharges (SS-HID-03, SS-PWR-11)."""
    if hero.hidden:
        hero.hidden = False
        for power in hero.powers:
            if power.running and not game.content.power(power.card).companion and _hides(game, power.card):
                dying.end_power(game, hero, power.card)


def _hides(game: Game, card: str) -> bool:
    uses = [level.use for level in game.content.power(card).levels if level.use is not None]
    return any(isinstance(op, Hide) for use in uses for op in use.do)


def _sees(game: Game, hero: Hero, kind: Kind, what: str) -> Rules[bool]:
    """A blinded hero makes a save before each action; each kind of free action may be tried once (SS-BLD-01, 02)."""
    if hero.conditions.restrictive != "blind":
        return True
    turn = turn_of(game)
    if kind == "free":
        turn.free_tried += (what,)
    saved = yield from saving.save(game, hero)
    if not saved:
        game.tell("fumbles", "SS-BLD-01", seat=hero.seat)
    return saved


def may_try(game: Game, hero: Hero, what: str) -> bool:
    """SS-BLD-02."""
    return hero.conditions.restrictive != "blind" or what not in turn_of(game).free_tried
