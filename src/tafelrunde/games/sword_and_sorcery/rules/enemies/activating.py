"""Activations: cards, order, one enemy's behaviour (SS-ETN, SS-ACT, SS-BEH-05 … 08, SS-ECN)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.enemies import Behaviour, Choice
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice, order, places, uses
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import holds
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import threat, wounds
from tafelrunde.games.sword_and_sorcery.rules.enemies import targeting
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Activation, Activations, Assign, PlagueTurn, Run, Specials
from tafelrunde.kernel import Option, Rules


def enemy_turn(game: Game) -> Asking:
    """Draw a card and resolve it, then the plagues (SS-ETN-01 … 06)."""
    state = game.state
    if state.step == 0:
        if game.recording:  # where no history is kept, nobody takes a copy here
            return _kept(game)
        _begin_turn(game)
    else:
        _after_enemies(game)
    return None


def _kept(game: Game) -> Rules[None]:
    yield game.checkpoint()
    _begin_turn(game)


def _begin_turn(game: Game) -> None:
    game.state.step = 1
    if game.state.enemies:
        _draw(game)
    else:
        _after_enemies(game)


def _after_enemies(game: Game) -> None:
    state = game.state
    if state.step == 1:
        state.step = 2
        if state.plagues:
            game.plan(PlagueTurn(tuple([plague.id for plague in order.plagues(game)])))
            return
    state.phase, state.step = "choose_hero", 0


def _draw(game: Game) -> None:
    """SS-ETN-01, SS-ETN-05, SS-ETN-06, SS-ACT-05, SS-ACT-07."""
    state = game.state
    letter = game.draw(state.activation_deck, state.activation_discard, "activations")
    card = game.content.activation_cards[letter]
    game.tell("activation_card", "SS-ETN-01", card=letter)
    if card.shuffle:
        state.activation_deck += state.activation_discard
        state.activation_discard.clear()
        game.shuffle("activations", state.activation_deck)
    state.activation_discard.append(letter)
    if _activate(game, card.first):
        return
    second = card.otherwise
    if second is None:
        return
    if second.do:
        game.plan(Run(game.content.index.key(second.do), "", source=f"activation_{letter}", seat=state.active))
        return
    _activate(game, second)


def _activate(game: Game, choice: Choice) -> bool:
    """Whether the option activates anybody."""
    chosen = activated(game, choice)
    if chosen:
        game.plan(Activations(tuple([enemy.id for enemy in chosen]), choice.count))
    return bool(chosen)


def activated(game: Game, choice: Choice) -> list[Enemy]:
    """The enemies that an option activates, in their order (SS-ACT-01, SS-ACT-02, SS-ACT-04, SS-ACT-06).

    A number takes the first so many; who is equal to the last of them may come in its place, by its player's choice.
    """
    found = [enemy for enemy in order.in_order(game) if _meant(game, choice, enemy)]
    if not choice.count or len(found) <= choice.count:
        return found
    last = found[choice.count - 1]
    more = [enemy for enemy in found[choice.count :] if order.equal(game, enemy, last)]
    return [*found[: choice.count], *more]


def _meant(game: Game, choice: Choice, enemy: Enemy) -> bool:
    scroll = game.scroll(enemy)
    if choice.rank == "highest":
        return game.rank_order(enemy) == min([game.rank_order(other) for other in game.state.enemies])
    if choice.rank:
        return scroll.rank == choice.rank
    if choice.style:
        return scroll.style in (choice.style, "universal")
    if choice.situation in ("within_0", "within_1"):
        near = game.ground.within(enemy.zone, int(choice.situation[-1]))
        return any(hero.zone in near for hero in game.living())
    if choice.situation == "wounded":
        return enemy.wounds > 0
    if choice.situation == "unwounded":
        return enemy.wounds == 0
    if choice.situation == "has_power":
        return bool(enemy.powers)
    return bool(choice.count)


def activations(game: Game, task: Activations) -> Asking:
    """The next enemy; of equal ones their player's choice (SS-ACT-03, SS-ACT-04, SS-ACT-06, SS-ACT-11)."""
    waiting = [enemy for enemy in map(game.find, task.enemies) if enemy is not None]
    if not waiting:
        game.finish(task)
        return None
    able = order.tied(game, waiting)
    if len(able) > 1:
        return _one_of(game, task, waiting, able)
    _activates(game, task, waiting, able[0])
    return None


def _one_of(game: Game, task: Activations, waiting: list[Figure], able: list[Figure]) -> Rules[None]:
    first = yield from order.one_of(game, able)
    _activates(game, task, waiting, first)


def _activates(game: Game, task: Activations, waiting: list[Figure], first: Figure) -> None:
    task.enemies = tuple([enemy.id for enemy in waiting if enemy is not first])
    if task.most:
        task.most -= 1
        if not task.most:
            task.enemies = ()
    game.plan(Activation(first.id))


# --- one enemy ------------------------------------------------------------------------------------------------------


def activation(game: Game, task: Activation) -> Asking:
    """From wherever it is until something happens: conditions, behaviour, target, its sentences (SS-ACT-12)."""
    enemy = game.find(task.enemy)
    if not isinstance(enemy, Enemy):
        game.finish(task)
        return None
    if task.stage == "check":
        task.stage = "begin" if _acts(game, enemy) else "end"
        task.checked = enemy.conditions.restrictive
    if task.stage == "begin":
        task.stage = "choose"
        if _begin(game, enemy):
            return None
    if task.stage == "choose":
        return _choose(game, task, enemy)
    if task.stage == "sentences" and _sentence(game, task, enemy):
        return None
    game.finish(task)
    if enemy.lasting:
        game.lapse(enemy, "next_attack")
    inflicting.end_restrictive(game, enemy, "SS-ECN-05")
    return None


def _acts(game: Game, enemy: Figure) -> bool:
    """Stunned: nothing happens; blinded: a block on a blue die, or it is lost (SS-ECN-03, SS-ECN-04)."""
    if enemy.conditions.restrictive == "stun":
        game.tell("enemy_stunned", "SS-ECN-04", enemy=enemy.id.partition(":")[2])
        return False
    if enemy.conditions.restrictive == "blind":
        rolled = dice.roll(game, "blue", 1)
        acts = dice.count(game, rolled, "block") > 0
        game.tell("blinded", "SS-ECN-03", figure=enemy.id, dice=tuple(rolled), acts=acts)
        return acts
    return True


def _begin(game: Game, enemy: Enemy) -> bool:
    """It stands up, then it bleeds (SS-KND-05, SS-BLE-01, SS-ACT-12); whether it does either."""
    down, bleeds = enemy.conditions.down, enemy.conditions.bleed > 0
    game.tell("enemy_acts", "SS-ACT-02", enemy=enemy.card)
    if down:
        inflicting.remove(game, enemy, "knockdown", "SS-KND-05")
    if bleeds:
        wounds.suffer(game, enemy, 1, "SS-BLE-01", "bleed")
    return down or bleeds


def _choose(game: Game, task: Activation, enemy: Enemy) -> Rules[None]:
    """Asking 1 and 2: the behaviour, the target (SS-BEH-01, SS-TGT-01); heroes may draw it on themselves."""
    if _foe_is_gone(game, enemy):
        game.plan(Assign(game.content.config.act))
        return
    number, found = targeting.choose(game, enemy)
    if number < 0:
        task.stage = "end"  # SS-BEH-09
        return
    yield game.checkpoint()
    taunting = yield from _taunted(game, enemy, found)
    if taunting is not None:
        target: Figure = taunting
        if game.is_boss(enemy):
            number, found = targeting.choose(game, enemy)
            if number < 0:
                task.stage = "end"
                return
    else:
        target = yield from targeting.preferred(game, enemy, found)
    task.behaviour, task.target, task.stage = number, target.id, "sentences"
    game.tell("enemy_chooses", "SS-TGT-01", enemy=enemy.card, whom=target.id, behaviour=number + 1)


def _foe_is_gone(game: Game, enemy: Enemy) -> bool:
    """A vengeful boss whose foe can't be targeted, while somebody else can (SS-THR-07)."""
    if not game.is_boss(enemy) or not targeting.vengeful(game, enemy) or targeting.candidates(game, enemy):
        return False
    return any(not hero.hidden for hero in game.living())


def _taunted(game: Game, enemy: Enemy, found: list[Figure]) -> Rules[Hero | None]:
    """A reaction before the choice of a target (SS-THR-06)."""
    for hero in game.heroes_in_turn():
        legal = hero in found or (game.is_boss(enemy) and not hero.ghost)
        if not legal:
            continue
        for use in uses.reactions(game, hero, ("enemy_chooses_target",)):
            aim = use.ability.aim
            if aim is not None and game.ground.distance(hero.zone, enemy.zone) > aim.range:
                continue
            options = [Option(f"use:{use.key}", True, places.of_use(use), {"card": use.source})]
            options.append(Option("pass", False))
            taunts = yield game.ask(hero.seat, "taunt", options, "SS-THR-06", game.who(enemy.id), "pass")
            if taunts:
                uses.spend(game, hero, use)
                if game.is_boss(enemy):
                    threat.give(game, hero.seat, game.content.config.act, "SS-THR-06")
                return hero
    return None


def _sentence(game: Game, task: Activation, enemy: Enemy) -> bool:
    """Asking 3: the next sentence that says something now; whether there is one (SS-BEH-05, SS-ECN-02, SS-ECN-06)."""
    behaviours = game.scroll(enemy).behaviours
    behaviour: Behaviour = behaviours[min(task.behaviour, len(behaviours) - 1)]
    while task.sentence < len(behaviour.sentences) and _goes_on(game, task, enemy):
        sentence = behaviour.sentences[task.sentence]
        task.sentence += 1
        target = game.standing(task.target)
        operations = sentence.do if holds(game, enemy, sentence.if_, target, None) else sentence.else_
        if operations:
            reach = max(behaviour.ranges) if behaviour.ranges else -1
            key = game.content.index.key(operations)
            game.plan(Run(key, enemy.id, task.target, enemy.scroll, within=reach))
            return True
    task.stage = "end"
    return False


def _goes_on(game: Game, task: Activation, enemy: Enemy) -> bool:
    """Slowed: only the first sentence; what was received meanwhile counts from now on (SS-ECN-02, SS-ECN-06)."""
    now = enemy.conditions.restrictive
    if now == "slow":
        return task.sentence == 0
    if now and now != task.checked:
        task.checked = now
        return now != "stun" and _acts(game, enemy)
    return True


# --- specials and plagues -------------------------------------------------------------------------------------------


def specials(game: Game, task: Specials) -> Rules[None]:
    """The next figure uses its special ability on a target it chooses (SS-ACT-09, SS-ACT-10)."""
    waiting = [figure for figure in map(game.find, task.figures) if figure is not None]
    if not waiting:
        game.finish(task)
        return
    figure = yield from order.next_of(game, waiting)
    task.figures = tuple([one.id for one in waiting if one is not figure])
    target = ""
    seen = [one for one in targeting.candidates(game, figure) if game.sees(figure, one.zone)]
    if isinstance(figure, Enemy):
        if seen:
            target = (yield from targeting.preferred(game, figure, seen)).id
        for ability in game.scroll(figure).abilities:
            if ability.kind == "special" and ability.do:
                game.tell("special", "SS-ACT-09", figure=figure.id, ability=ability.id)
                game.plan(Run(game.content.index.key(ability.do), figure.id, target, ability.id))
    elif isinstance(figure, Plague):
        printed = game.content.plagues[figure.kind]
        if printed.special:
            game.plan(Run(game.content.index.key(printed.special), figure.id, target, printed.id))


def plague_turn(game: Game, task: PlagueTurn) -> Rules[None]:
    """The next plague does what its scroll says, under the conditions of enemies (SS-PLG-01, SS-PLG-03, SS-PLG-08)."""
    plague = game.find(task.acting) if task.acting else None
    if isinstance(plague, Plague):
        _plague_sentence(game, task, plague)
        return
    waiting = [one for one in map(game.find, task.plagues) if one is not None]
    if not waiting:
        game.finish(task)
        return
    first = yield from order.next_of(game, waiting)
    task.plagues = tuple([one.id for one in waiting if one is not first])
    if _acts(game, first):
        task.acting, task.sentence = first.id, 0
        if first.conditions.down:
            inflicting.remove(game, first, "knockdown", "SS-KND-05")
        if first.conditions.bleed:
            wounds.suffer(game, first, 1, "SS-BLE-01", "bleed")
    else:
        inflicting.end_restrictive(game, first, "SS-ECN-05")


def _plague_sentence(game: Game, task: PlagueTurn, plague: Plague) -> None:
    """Its condition is looked at when it is reached; slowed, it does only the first (SS-BEH-05, SS-ECN-02)."""
    acts = game.content.plagues[plague.kind].acts
    restrictive = plague.conditions.restrictive
    stopped = restrictive == "stun" or (restrictive == "slow" and task.sentence > 0)
    if stopped or task.sentence >= len(acts):
        task.acting = ""
        inflicting.end_restrictive(game, plague, "SS-ECN-05")
        return
    sentence = acts[task.sentence]
    task.sentence += 1
    operations = sentence.do if holds(game, plague, sentence.if_, None, None) else sentence.else_
    if operations:
        game.plan(Run(game.content.index.key(operations), plague.id, "", plague.kind))
