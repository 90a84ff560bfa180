"""Operations about heroes' powers and actions."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import (
    DiscardItem,
    Gain,
    KeepItem,
    LookAtTrap,
    Move,
    PayRecharge,
    Phials,
    Place,
    Ready,
    Recharge,
    SecondActions,
    SpringTrap,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import powers, targets
from tafelrunde.games.sword_and_sorcery.rules.heroes import moving
from tafelrunde.games.sword_and_sorcery.rules.items import discarding
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import Hero, Lasting
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter, ExtraMove, Receive, Run, Trap
from tafelrunde.kernel import Option, Rules


def ready(game: Game, run: Run, op: Ready) -> Rules[None]:
    """Powers of the target become ready; its player picks (SS-RDY-04)."""
    figures = yield from targets.befallen(game, run, op.on)
    for hero in targets.heroes_of(figures):
        for _ in range(op.n):
            waiting = [power.card for power in hero.powers if power.recharge]
            if not waiting:
                break
            options = [Option(f"power:{card}", card, f"card:{card}") for card in waiting]
            card: str = yield game.ask(hero.seat, "ready", options, "SS-RDY-04")
            powers.ready(game, hero, card)


def recharge(game: Game, run: Run, op: Recharge) -> Rules[None]:
    """SS-RDY-05, SS-RDY-06; ghosts' powers recharge too (SS-GHO-02)."""
    figures = yield from targets.befallen(game, run, op.on)
    ghosts = [hero for hero in game.state.heroes if hero.ghost]
    for hero in [*targets.heroes_of(figures), *ghosts]:
        powers.delay(game, hero, op.n)


def pay_recharge(game: Game, run: Run, op: PayRecharge) -> Rules[None]:
    """A ready power is turned over at a time of the player's choice; without one nothing more happens."""
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    able = [power.card for power in hero.powers if not power.recharge and not power.running and _used(game, power.card)]
    if not able:
        run.at = len(game.content.index.things[run.key])
        return
    options = [Option(f"pay:{card}:{n}", (card, n), f"card:{card}") for card in able for n in range(1, 5)]
    card, run.paid = yield game.ask(hero.seat, "pay_recharge", options, "SS-PWR-10")
    powers.turn_over(game, hero, card, run.paid)


def _used(game: Game, card: str) -> bool:
    """Passive powers are never turned over (SS-PWR-13)."""
    return any(level.use is not None for level in game.content.power(card).levels)


def second_actions(game: Game, run: Run, op: SecondActions) -> None:
    """Another move and combat action this turn, if it is the hero's own."""
    turn = game.state.turn
    if turn is not None and run.target == f"hero:{turn.seat}":
        turn.combat += 1
        if turn.move == "over" or turn.move == "moving":
            turn.move, turn.points = "before", 0
        game.tell("second_actions", "SS-GEN-02", seat=turn.seat)


def gain(game: Game, run: Run, op: Gain) -> Rules[None]:
    """Gold, treasures, loot; shards go to the common pool (SS-SOU-02)."""
    state = game.state
    state.shards += op.shards
    hero = game.find(run.owner) if run.owner else game.hero(state.active)
    if not isinstance(hero, Hero):
        return
    tokens = [game.draw(state.loot_deck, state.loot_discard, "loots") for _ in range(op.loot)]
    loot = tuple([token for token in tokens if token])
    cards = [game.draw(state.treasure_deck, state.treasure_discard, "treasures") for _ in range(op.treasure)]
    cards = [card for card in cards if card]
    if op.keep and len(cards) > op.keep:
        options = [Option(f"keep:{card}", card, f"card:{card}") for card in cards]
        kept: str = yield game.ask(hero.seat, "keep_treasure", options, "SS-GEN-02")
        for card in cards:
            if card != kept:
                discarding.discard(game, card)
        cards = [kept]
    if op.gold or loot or cards:
        for card in cards:
            discarding.new_charges(game, card)
        game.plan(Receive(hero.seat, op.gold, 0, loot, tuple(cards)))


def spring(game: Game, run: Run, op: SpringTrap) -> None:
    """SS-TRP-01."""
    hero = game.find(run.owner) if run.owner else game.hero(game.state.active)
    if isinstance(hero, Hero):
        game.plan(Trap(hero.seat, (hero.zone,)))


def discard_item(game: Game, run: Run, op: DiscardItem) -> None:
    """A random inventory item, but no adventure item (SS-ITM-08)."""
    hero = game.find(run.target)
    if not isinstance(hero, Hero):
        return
    able = [code for code in hero.inventory if game.content.item(code).origin != "adventure"]
    if able:
        code = able[game.below("item", len(able))]
        hero.inventory = tuple([other for other in hero.inventory if other != code])
        discarding.discard(game, code)
        game.tell("robbed", "SS-CUR-03", seat=hero.seat, card=code)


def phials(game: Game, run: Run, op: Phials) -> Rules[None]:
    """Take a phial for its price, or give the effects of all to a hero in the zone."""
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    content = game.content
    free = [one for one in content.phials.values() if one.id not in hero.phials and one.price <= hero.gold]
    options = [Option(f"phial:{one.id}", ("take", one.id), args={"gold": one.price}) for one in free]
    if hero.phials:
        there = game.heroes_in(hero.zone)
        options += [Option(f"give:{one.id}", ("give", one.id), one.id, game.whom(one.id)) for one in there]
    if not options:
        return
    verb, what = yield game.ask(hero.seat, "phials", options, "SS-PWR-12")
    if verb == "take":
        hero.gold -= content.phials[what].price
        hero.phials += (what,)
        return
    target = game.figure(what)
    for name in hero.phials:
        phial = content.phials[name]
        if phial.effects:
            target.lasting += (Lasting(content.index.key(phial.effects), name, "time_phase", hero.id),)
        if phial.do:
            game.plan(Run(content.index.key(phial.do), hero.id, what, name))
    hero.phials = ()


def move(game: Game, run: Run, op: Move) -> None:
    """So many zones beside the move action (SS-MOV-09)."""
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    game.plan(ExtraMove(hero.seat, op.n))


def place(game: Game, run: Run, op: Place) -> Rules[None]:
    """The figure is put elsewhere; out of a fight it must disengage (SS-ENG-10)."""
    state = game.state
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    if op.where == "farthest_hero":
        others = [other for other in game.living() if other is not hero]
        if others:
            far = max(others, key=lambda other: game.ground.distance(hero.zone, other.zone))
            hero.zone, far.zone = far.zone, hero.zone
            game.tell("swapped", "SS-GEN-02", seat=hero.seat, other=far.seat)
            game.plan(Enter(hero.id), Enter(far.id))
        return
    if op.where == "adjacent":
        zones = list(game.ground.adjacent(hero.zone))
    else:
        zones = [*game.adventure.start, *[zone for zone, active in state.altars.items() if active]]
    if not zones:
        return
    options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in dict.fromkeys(zones)]
    zone: str = yield game.ask(hero.seat, "place", options, "SS-GEN-02")
    yield from moving.put_elsewhere(game, hero, zone)


def nothing(game: Game, run: Run, op: object) -> None:
    """It works where it is asked for."""


OPERATIONS: Operations = {
    Move: move,
    Place: place,
    Ready: ready,
    Recharge: recharge,
    PayRecharge: pay_recharge,
    SecondActions: second_actions,
    Gain: gain,
    SpringTrap: spring,
    DiscardItem: discard_item,
    Phials: phials,
    KeepItem: nothing,
    LookAtTrap: nothing,
}
