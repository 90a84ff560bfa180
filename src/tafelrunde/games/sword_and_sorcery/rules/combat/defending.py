"""The defence of each affected figure in its exact order (SS-DEF-01 … 12, SS-DEA-01 … 05)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.sword_and_sorcery.box.enemies import Resistance
from tafelrunde.games.sword_and_sorcery.effects import results
from tafelrunde.games.sword_and_sorcery.effects.operation import FREE
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice, limits, places, uses
from tafelrunde.games.sword_and_sorcery.rules.combat import areas, domes, paying, rerolls
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import working
from tafelrunde.games.sword_and_sorcery.rules.death import armor, wounds
from tafelrunde.games.sword_and_sorcery.rules.items import shields
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Defence, DefenceStage
from tafelrunde.kernel import Option, Rules


def defend(game: Game, attack: Attack, defence: Defence) -> Rules[bool]:
    """Step by step from wherever it is; whether it is over."""
    figure = game.find(defence.figure)
    while figure is not None and game.alive(figure):
        while defence.stage != "properties":  # nothing comes up before the last of these steps
            following = AT_ONCE[defence.stage](game, attack, defence, figure)
            if following is None:
                return True
            defence.stage = following
        defence.stage = yield from use_properties(game, attack, defence, figure)
        if game.state.agenda[-1] is not attack:
            return False
    return True


def begin(game: Game, attack: Attack, figure: Figure) -> Defence:
    """The same hits for everybody; Superiority is each zone's own (SS-AOE-03, SS-SUP-03)."""
    total = max(0, attack.total - attack.superior + (figure.id in attack.outnumbered))
    deadly = total if attack.all_deadly else min(attack.deadly, total)
    return Defence(figure.id, hits=total - deadly, deadly=deadly)


def outnumbered(game: Game, attack: Attack) -> tuple[str, ...]:
    """Figures in zones that the attacker's side dominates, as it is before the roll (SS-SUP-01 … 03)."""
    state = game.state
    ours = "enemies" if attack.attacker.startswith(("enemy", "plague")) else "heroes"
    side: Sequence[Figure] = state.enemies if ours == "enemies" else [*state.heroes, *state.companions]
    there = {figure.zone for figure in side}
    figures = [figure for figure in areas.side(game, attack) if figure.zone in there]
    zones = {zone for zone in {figure.zone for figure in figures} if game.ratio(zone).domination == ours}
    return tuple([figure.id for figure in figures if figure.zone in zones])


# --- the steps ------------------------------------------------------------------------------------------------------


def resist(game: Game, attack: Attack, defence: Defence, figure: Figure) -> DefenceStage | None:
    """1: resistance takes deadly hits first; vulnerability needs a hit (SS-DEF-01, 02, 11, SS-DEA-05)."""
    change = resistance(game, figure, attack.type)
    if defence.hits + defence.deadly > 0:
        if change > 0:
            if attack.all_deadly:
                defence.deadly += change
            else:
                more = min(change, max(0, attack.deadly - defence.deadly))
                defence.deadly += more
                defence.hits += change - more
        elif change < 0:
            stopped = min(-change, defence.deadly)
            defence.deadly -= stopped
            defence.hits = max(0, defence.hits + change + stopped)
    return "shields"


def resistance(game: Game, figure: Figure, type_: str) -> int:
    """The value against a damage type; `all` covers every type."""
    if not isinstance(figure, Enemy):
        return 0
    printed: Resistance = game.enemy_card(figure).resist
    return printed.all + (int(getattr(printed, type_)) if type_ else 0)


def spend_shields(game: Game, attack: Attack, defence: Defence, figure: Figure) -> DefenceStage | None:
    """2: every shield removes a hit, deadly ones first (SS-DEF-03, SS-DEF-11)."""
    used = shields.spend(game, figure, defence.deadly + defence.hits)
    if used:
        stopped = min(used, defence.deadly)
        defence.deadly -= stopped
        defence.hits -= used - stopped
        game.tell("shielded", "SS-DEF-03", figure=figure.id, n=used)
    return "armor"


def wear_armor(game: Game, attack: Attack, defence: Defence, figure: Figure) -> DefenceStage | None:
    """3: armour, unless the figure lies on the ground (SS-DEF-04, SS-KND-01)."""
    if not attack.no_armor and not figure.conditions.down:
        stopped = min(defence.hits, max(0, armor.value(game, figure) + attack.armor))
        defence.hits -= stopped
        if stopped:
            game.tell("armored", "SS-DEF-04", figure=figure.id, n=stopped)
    return "roll"


def roll(game: Game, attack: Attack, defence: Defence, figure: Figure) -> DefenceStage | None:
    """4: as many blue dice as the figure has, but not more than hits (SS-DEF-05, SS-DEF-10)."""
    most = max(0, game.amount(armor.printed(game, figure).dice, figure) + game.value(figure, "dice"))
    defence.dice = dice.roll(game, "blue", min(most, defence.hits))
    if defence.dice:
        game.tell("defence_roll", "SS-DEF-05", figure=figure.id, dice=tuple(defence.dice))
    return "properties" if defence.hits else "blocks"


def use_properties(game: Game, attack: Attack, defence: Defence, figure: Figure) -> Rules[DefenceStage]:
    """5: automatic properties, then paid ones: an enemy uses all, a hero what its player likes (SS-DEF-06, 08, 09)."""
    found = _available(game, attack, defence, figure)
    by_itself = [one for one in found if one.effect.cost == FREE and not one.effect.optional]
    for sourced in by_itself:
        if _may(game, figure, sourced):
            yield from _use(game, attack, defence, figure, sourced)
    if by_itself:
        found = _available(game, attack, defence, figure)
    if isinstance(figure, Hero):
        yield from _hero_defends(game, attack, defence, figure, found)
        return "blocks"
    while ready := [one for one in _payable(game, defence, figure, found) if not _rerolls(one)]:
        yield from _use(game, attack, defence, figure, max(ready, key=lambda one: one.effect.cost.symbols))
        found = _available(game, attack, defence, figure)
    return "blocks"


def _may(game: Game, figure: Figure, sourced: Sourced) -> bool:
    return not isinstance(figure, Hero) or limits.free(game, figure, sourced)


def _rerolls(sourced: Sourced) -> bool:
    return results.Reroll in [type(op) for op in sourced.effect.do]


def _available(game: Game, attack: Attack, defence: Defence, figure: Figure) -> list[Sourced]:
    found = working(game, figure, "defence", attack, game.find(attack.attacker))
    if not found:
        return found
    barred = game.forbids(figure, "energy")
    return [one for one in found if one.key not in defence.used and not (barred and one.effect.cost.energy)]


def _payable(game: Game, defence: Defence, figure: Figure, found: list[Sourced]) -> list[Sourced]:
    return [
        one
        for one in found
        if one.effect.cost.symbols and paying.affordable(game, defence, one.effect.cost) and _may(game, figure, one)
    ]


def _use(game: Game, attack: Attack, defence: Defence, figure: Figure, sourced: Sourced) -> Rules[None]:
    paying.pay(game, defence, sourced.effect.cost)
    defence.used += (sourced.key,)
    if isinstance(figure, Hero):
        limits.note(game, figure, sourced)
    by = game.find(sourced.by) if sourced.by else figure
    game.tell("property", "SS-DEF-06", figure=figure.id, source=sourced.source)
    for op in sourced.effect.do:
        if isinstance(op, results.Blocks):
            defence.blocks.append((sourced.source, game.amount(op.n, by)))
        elif isinstance(op, results.Reroll) and isinstance(figure, Hero):
            yield from rerolls.reroll(game, figure, defence, game.amount(op.n, by), op.turn)
        elif isinstance(op, results.IgnoreWounds):
            n = game.amount(op.n, by)
            defence.ignored += n
            if op.shields:
                figure.shields += n
                figure.passing += n


def _hero_defends(game: Game, attack: Attack, defence: Defence, hero: Hero, found: list[Sourced]) -> Rules[None]:
    """Properties, re-rolls and reactions, its own and those of heroes beside it (SS-USE-06)."""
    while True:
        ready = _payable(game, defence, hero, found)
        ready += [one for one in found if one.effect.optional and not one.effect.cost.symbols and _may(game, hero, one)]
        options = [places.property_of(game, hero, one) for one in ready]
        options += rerolls.options(game, hero, defence, "defence")
        options += domes.options(game, hero, defence, "dome_of_resistance", defence.used)
        helpers = _helpers(game, hero)
        options += helpers
        if not options:
            return
        yield game.checkpoint()
        options.append(Option("done", None))
        args = {"hits": defence.hits, "blocks": blocked(game, hero, defence)}
        chosen = yield game.ask(hero.seat, "defend", options, "SS-DEF-06", args, "done")
        if chosen is None:
            return
        if isinstance(chosen, Sourced):
            yield from _use(game, attack, defence, hero, chosen)
        elif isinstance(chosen, rerolls.Chosen):
            yield from rerolls.use(game, hero, defence, chosen)
        elif chosen == domes.DOME:
            defence.used += (domes.DOME,)
            yield from rerolls.reroll(game, hero, defence, 0)
        else:
            seat, use = chosen
            yield from rerolls.use(game, game.hero(seat), defence, rerolls.Chosen(use))
        found = _available(game, attack, defence, hero)


def _helpers(game: Game, hero: Hero) -> list[Option]:
    """Reactions of other heroes in the zone, from the active one on (SS-USE-07)."""
    return [
        Option(f"help:{use.key}", (other.seat, use), "", {"card": use.source})
        for other in game.heroes_in_turn()
        if other is not hero and other.zone == hero.zone and not other.ghost
        for use in uses.reactions(game, other, ("ally_attacked",))
    ]


def blocked(game: Game, figure: Figure, defence: Defence) -> int:
    """Blocks of dice, properties and the dome (SS-DEF-07)."""
    rolled = dice.count(game, defence.dice, "block")
    if isinstance(figure, Hero) and domes.covers(game, figure, "dome_of_resistance"):
        rolled += dice.count(game, defence.dice, "energy")
    return rolled + sum([n for _, n in defence.blocks])


def block(game: Game, attack: Attack, defence: Defence, figure: Figure) -> DefenceStage | None:
    """6: blocks cancel normal hits; what is left are wounds, all at once (SS-DEF-07, SS-DEF-12)."""
    normal = max(0, defence.hits - blocked(game, figure, defence))
    defence.wounds = max(0, normal + defence.deadly - defence.ignored)
    if game.recording:
        terms = [
            ("hits", defence.hits + defence.deadly),
            ("blocks", normal - defence.hits),
            ("ignored", -defence.ignored),
        ]
        shown = [term for term in terms if term[1] or term[0] == "hits"]
        game.tell("defended", "SS-DEF-07", figure=figure.id, terms=shown)
    attack.wounds[figure.id] = defence.wounds
    wounds.suffer(game, figure, defence.wounds, "SS-DEF-07", "", attack.attacker)
    return None


AT_ONCE: dict[DefenceStage, Callable[[Game, Attack, Defence, Figure], DefenceStage | None]] = {
    "resist": resist,
    "shields": spend_shields,
    "armor": wear_armor,
    "roll": roll,
    "blocks": block,
}
