"""Standard actions: prepare, sprint, pray, activate a mercenary (SS-STD-01 … 12, SS-COM-04, SS-BUI-02)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, dice, limits, rolling
from tafelrunde.games.sword_and_sorcery.rules.companions import activating as companions
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting
from tafelrunde.games.sword_and_sorcery.rules.items import trading
from tafelrunde.games.sword_and_sorcery.rules.map import doors, searching, waypoints
from tafelrunde.games.sword_and_sorcery.state import Hero, Turn
from tafelrunde.games.sword_and_sorcery.state.tasks import Companion
from tafelrunde.kernel import Option, Rules

PREPARE = Option("prepare", ("prepare",))
SPRINT = Option("sprint", ("sprint",))


def free_once(game: Game, hero: Hero, what: str) -> str:
    """The key of an effect that makes this standard action a free one now, empty if there is none."""
    for sourced, op in game.loadout(hero).free_once:
        if op.what == what and game.works(hero, sourced):
            limit = sourced.effect.limit or "turn"
            key = f"{sourced.key}.{what}"
            if limits.unused(game, hero, key, limit):
                return f"{limit}/{key}"
    return ""


def options(game: Game, hero: Hero) -> list[Option]:
    """What a standard action can be spent on."""
    able = acting.allowed(game, hero, "standard")
    found = []
    if able:
        turn = acting.turn_of(game)
        if not turn.prepared:
            found.append(PREPARE)
        if not turn.sprinted and (hero.conditions.down or _can_sprint(turn, hero)):
            found.append(SPRINT)
    if (able or game.loadout(hero).free_once) and not game.engaged(hero):
        if able or free_once(game, hero, "force_open"):
            found += doors.force_options(game, hero)
        if able or free_once(game, hero, "search"):
            found += searching.options(game, hero)
        if able or free_once(game, hero, "pray"):
            found += _pray_options(game, hero)
        if able:
            found += [*trading.options(game, hero), *waypoints.options(game, hero, "standard")]
    if able and game.state.companions:
        found += _mercenaries(game)
    return found


def _can_sprint(turn: Turn, hero: Hero) -> bool:
    """Before, during or after the move action, as long as no combat action has ended it (SS-STD-03)."""
    return turn.move != "over" and hero.conditions.bound != "paralyse"


def _mercenaries(game: Game) -> list[Option]:
    """Party companions that nobody has activated this round (SS-COM-04, SS-COM-06)."""
    return [
        Option(f"activate:{one.id}", ("activate", one.id), one.id, game.whom(one.id))
        for one in game.state.companions
        if not one.activated and game.content.companions[one.card].kind != "personal"
    ]


def act(game: Game, hero: Hero, what: tuple[str, ...]) -> Rules[None]:
    verb = what[0]
    free = free_once(game, hero, verb) if verb in ("force_open", "search", "pray") else ""
    if free:
        limit, _, key = free.partition("/")
        limits.use(game, hero, key, limit)  # type: ignore[arg-type]
    carried_out = yield from acting.begin(game, hero, "free" if free else "standard", verb)
    if not carried_out:
        return
    turn = acting.turn_of(game)
    if verb == "prepare":
        turn.prepared = "yes"
        game.tell("prepares", "SS-STD-01", seat=hero.seat)
    elif verb == "sprint":
        turn.sprinted = True
        if hero.conditions.down:
            inflicting.remove(game, hero, "knockdown", "SS-STD-02")
        else:
            turn.points += 1
        game.tell("sprints", "SS-STD-02", seat=hero.seat)
    elif verb == "force_open":
        doors.force(game, hero, what[1])
    elif verb == "search":
        yield from searching.search(game, hero)
    elif verb == "pray":
        yield from _pray(game, hero)
    elif verb == "special":
        waypoints.reach(game, hero)
    elif verb == "activate":
        _activate(game, hero, what[1])
    elif verb == "equip":
        yield from trading.in_turn(game, hero, turn)
    else:
        yield from trading.act(game, hero, what)


def _pray_options(game: Game, hero: Hero) -> list[Option]:
    """In a zone with an active altar, once per adventure, for shards (SS-STD-08, SS-STD-09)."""
    if hero.prayed or game.state.shards < game.content.config.act:
        return []
    if not (game.state.altars.get(hero.zone) or free_once(game, hero, "pray")):
        return []
    on = f"altar:{hero.zone}" if hero.zone in game.state.altars else ""
    return [Option("pray", ("pray",), on, {"shards": game.content.config.act}, reveals=True)]


def _pray(game: Game, hero: Hero) -> Rules[None]:
    """Three red dice: the lesser blessing, if the symbol is there and nobody has the card (SS-STD-08, SS-BLS-03)."""
    state = game.state
    hero.prayed = True
    state.shards -= game.content.config.act
    rolled = yield from rolling.roll(game, hero, "red", game.content.config.pray_dice, "pray")
    nature = game.hero_card(hero).nature
    owned = any(other.blessing and game.hero_card(other).nature == nature for other in state.heroes)
    heard = dice.count(game, rolled, "sns") > 0 and not owned
    game.tell("prays", "SS-STD-08", seat=hero.seat, dice=tuple(rolled), heard=heard)
    if heard:
        hero.blessing = "lesser"
        challenges.count(game, "prayer")


def _activate(game: Game, hero: Hero, name: str) -> None:
    """Any hero may activate it and becomes its owner (SS-COM-04)."""
    for one in game.state.companions:
        if one.id == name:
            game.plan(Companion(one.id, hero.seat))
            companions.take_on(game, hero, one)
