"""What must be true of all that is under way: a hero's activation, tasks on the agenda, a combat, an interlude.

Each problem begins with the field in which it is, as positions name it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import RemoveAttackDice, RemoveDefenseDice, Reroll, Token
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.doors import BLOCKS
from tafelrunde.games.massive_darkness.rules.combat.costs import can_maneuver
from tafelrunde.games.massive_darkness.rules.combat.figures import hero_of
from tafelrunde.games.massive_darkness.rules.combat.sequence import Doing, in_progress
from tafelrunde.games.massive_darkness.state import BEFORE_THE_ROLL, Activation, Combat, Interlude, Phase, Side
from tafelrunde.games.massive_darkness.state.tasks import (
    Appear,
    DoorBlocks,
    EnemyTurn,
    EnemyTurns,
    EventSteps,
    Fight,
    FreeAttack,
    Harbingers,
    QuestTask,
    Reorganise,
    Share,
    StandUpAt,
    TakeTokens,
    Trade,
    Transmute,
)
from tafelrunde.games.massive_darkness.words.names import type_of

Problems = Iterator[str]
LAST_STEP = 4
"""Of an enemy's activation (MD-EPH-02)."""
TREASURES = ("normal", "special")


def problems(game: Game) -> Problems:
    """Everything that can't be so."""
    state = game.state
    yield from _phase(game)
    for name, activation in (("turn", state.activation), ("commander", state.commander)):
        if activation is not None:
            yield from _activation(game, activation, name)
    if state.commander is not None and (state.activation is None or state.commander.seat == state.activation.seat):
        yield "commander: nobody obeys a command"
    yield from _seats(game, state.maneuvers, "maneuvers")
    for number, task in enumerate(state.agenda):
        for problem in CHECKS[type(task)](game, task):
            yield f"agenda[{number}].{problem}"
    fights = [number for number, task in enumerate(state.agenda) if type(task) is Fight]
    if fights != ([len(state.agenda) - 1] if state.combat is not None else []):
        yield "agenda: a combat has its fight as the last task, and nothing else has"
    for kind in (Trade, Transmute):
        if sum([type(task) is kind for task in state.agenda]) > 1:
            yield f"agenda: there is only one {kind.__name__.lower()} at a time"
    if state.combat is not None:
        for problem in _combat(game, state.combat):
            yield f"combat.{problem}"
    if state.interlude is not None:
        for problem in _interlude(game, state.interlude):
            yield f"interlude.{problem}"


PARTS: dict[Phase, int] = {"round_start": 1, "enemy_phase": 2, "event": 1, "end_phase": 0, "interlude": 0}
"""How many parts of a phase may be done; in the others each seat has its turn."""


def _phase(game: Game) -> Problems:
    """How much of the phase is done, and whose turn it is."""
    state = game.state
    most = PARTS.get(state.phase, state.players)
    if not 0 <= state.acted <= most and state.phase != "over":
        yield f"acted: from 0 to {most} in this phase, not {state.acted}"
    active = state.commander or state.activation
    if active is None:
        return
    if state.phase != "hero_phase":
        yield f"turn: heroes act in the hero phase, not in {state.phase}"
    elif 0 <= active.seat < state.players and (state.first_player + state.acted - 1 - active.seat) % state.players:
        yield f"acted: {state.acted} heroes have had their turn, but it is that of seat {active.seat}"


def _activation(game: Game, activation: Activation, where: str) -> Problems:
    if not 0 <= activation.seat < game.state.players:
        yield f"{where}.seat: seats are from 0 to {game.state.players - 1}, not {activation.seat}"
    if activation.actions < 0 or activation.points < 0:
        yield f"{where}.actions: less than none"
    for key, left in activation.typed.items():
        kind, _, source = key.partition(":")
        if kind not in ("move", "melee", "ranged", "magic") or not source or left < 0:
            yield f"{where}.typed: {key}: {left} is no number of extra actions, such as 'melee:A02.0: 1'"
    for name in activation.attacked:
        if game.find_enemy(name) is None:
            yield f"{where}.attacked: there is no {name}"
    yield from _seats(game, activation.maneuvers, f"{where}.maneuvers")


# --- the agenda ---------------------------------------------------------------------------------------------------


def _seats(game: Game, seats: Iterable[int], field: str = "seat") -> Problems:
    for seat in seats:
        if not 0 <= seat < game.state.players:
            yield f"{field}: seats are from 0 to {game.state.players - 1}, not {seat}"


def _enemies(game: Game, names: Iterable[str], field: str) -> Problems:
    """Who was planned to act may have died before; but it is a figure that there is."""
    known = game.content.miniatures
    for name in names:
        if type_of(name) not in known and name not in known:
            yield f"{field}: there is no enemy {name}"


def _zones(game: Game, zones: Iterable[str], field: str) -> Problems:
    for zone in zones:
        if zone not in game.board.zones:
            yield f"{field}: there is no zone {zone}"


def _cards(game: Game, cards: Iterable[str], field: str = "cards") -> Problems:
    for card in cards:
        if card not in game.content.equipment:
            yield f"{field}: there is no card {card}"


def _fight(game: Game, task: Fight) -> Problems:
    yield from ()


def _enemy_turn(game: Game, task: EnemyTurn) -> Problems:
    yield from _enemies(game, (task.enemy,), "enemy")
    yield from _reacting(game, task)
    yield from _zones(game, (task.goal,) if task.goal else (), "goal")
    if not 1 <= task.step <= LAST_STEP:
        yield f"step: from 1 to {LAST_STEP}, not {task.step}"


def _enemy_turns(game: Game, task: EnemyTurns) -> Problems:
    yield from _enemies(game, task.enemies, "enemies")
    yield from _reacting(game, task)


def _reacting(game: Game, task: EnemyTurn | EnemyTurns) -> Problems:
    """A reaction is against a hero, who is in play (MD-REA-03)."""
    if task.why == "reaction" or task.hero != -1:
        yield from _seats(game, (task.hero,), "hero")


def _door_blocks(game: Game, task: DoorBlocks) -> Problems:
    yield from _seats(game, (task.seat,))
    yield from _zones(game, task.chamber, "chamber")
    yield from _zones(game, task.zones, "zones")
    if task.card not in game.content.doors:
        yield f"card: there is no door card {task.card}"
    if not task.zones:
        yield "zones: the first zone of the chamber is behind the door"
    if not 0 <= task.block <= 2 * BLOCKS:
        yield f"block: from 0 to {2 * BLOCKS}, not {task.block}"


def _appear(game: Game, task: Appear) -> Problems:
    levels = [f"guard:{level}" for level in range(1, TOP_LEVEL + 1)]
    known = ("guard", *levels, "monster", "monster:lesser", "monster:greater")
    if task.what not in known:
        yield f"what: there is no {task.what}; allowed: {', '.join(known)}"
    yield from _zones(game, task.zones, "zones")
    if task.quest and task.quest not in quests.of(game).names(game):
        yield f"quest: this quest calls nobody {task.quest}"


def _harbingers(game: Game, task: Harbingers) -> Problems:
    yield from _enemies(game, task.enemies, "enemies")
    for name in task.enemies:
        enemy = game.find_enemy(name)
        if enemy is not None and game.card(enemy).role != "harbinger":
            yield f"enemies: {name} is no harbinger"


def _take_tokens(game: Game, task: TakeTokens) -> Problems:
    yield from _seats(game, (task.seat,))
    yield from _cards(game, task.cards)
    for token in task.tokens:
        if token not in (*TREASURES, *get_args(Token)):
            yield f"tokens: there is no {token} token"
        elif token not in TREASURES and token not in printed_tokens(game):
            yield f"tokens: this quest has no {token} tokens to pick up"
    if not 1 <= task.level <= TOP_LEVEL:
        yield f"level: from 1 to {TOP_LEVEL}, not {task.level}"


def printed_tokens(game: Game) -> dict[str, int]:
    """The objective tokens of the quest that heroes pick up, and how many there are of each (MD-PCK-10)."""
    card = game.board.quest
    found: dict[str, int] = {kind: count for kind, count in card.hidden.items() if count}
    for token in card.tokens:
        if token.kind != "hidden" and not token.marker:
            found[token.kind] = found.get(token.kind, 0) + 1
    return found


def _share(game: Game, task: Share) -> Problems:
    yield from _seats(game, (task.seat, *((task.to,) if task.to != -1 else ())))
    yield from _cards(game, task.cards)
    if task.to == task.seat:
        yield "to: another hero gets the cards"


def _seated(game: Game, task: Reorganise | FreeAttack) -> Problems:
    yield from _seats(game, (task.seat,))


def _trade(game: Game, task: Trade) -> Problems:
    wrong = [*_seats(game, (task.seat, *task.took_part))]
    if task.offer is not None:
        giver, receiver, what = task.offer
        wrong += _seats(game, (giver, receiver), "offer")
        if not wrong and giver == receiver:
            wrong.append("offer: nobody gives to oneself")
        if not wrong and what not in (*game.cards_of(game.hero(giver)), *game.hero(giver).things):
            wrong.append(f"offer: seat {giver} has no {what}")
    yield from wrong


def _transmute(game: Game, task: Transmute) -> Problems:
    wrong = [*_seats(game, (task.seat,))]
    if not wrong:
        own = game.cards_of(game.hero(task.seat))
        wrong += [f"cards: seat {task.seat} has no {card}" for card in task.cards if card not in own]
        if len(set(task.cards)) < len(task.cards):
            wrong.append("cards: each can be chosen once")
    yield from wrong


def _event_steps(game: Game, task: EventSteps) -> Problems:
    card = game.content.events.get(task.card)
    if card is None:
        yield f"card: there is no event card {task.card}"
    elif not 0 <= task.step <= len(card.steps):
        yield f"step: from 0 to {len(card.steps)}, not {task.step}"
    if not 0 <= task.seat <= game.state.players:
        yield f"seat: from 0 to {game.state.players} have been asked, not {task.seat}"


def _stand_up_at(game: Game, task: StandUpAt) -> Problems:
    yield from _seats(game, (task.seat,))
    yield from _zones(game, task.zones, "zones")
    if not task.zones or not {*task.zones}.isdisjoint(game.state.gone):
        yield "zones: a hero stands up in a zone that exists"


def _quest_task(game: Game, task: QuestTask) -> Problems:
    if not quests.of(game).knows(game, task):
        yield f"what: this quest has no task {task.what} {list(task.args)}"


CHECKS: dict[type[Any], Callable[[Game, Any], Problems]] = {
    Fight: _fight,
    EnemyTurn: _enemy_turn,
    EnemyTurns: _enemy_turns,
    DoorBlocks: _door_blocks,
    Appear: _appear,
    Harbingers: _harbingers,
    TakeTokens: _take_tokens,
    Share: _share,
    Reorganise: _seated,
    Trade: _trade,
    Transmute: _transmute,
    FreeAttack: _seated,
    EventSteps: _event_steps,
    StandUpAt: _stand_up_at,
    QuestTask: _quest_task,
}


# --- a combat -----------------------------------------------------------------------------------------------------


def _combat(game: Game, combat: Combat) -> Problems:
    wrong = [*_figure(game, combat.attacker, "attacker"), *_figure(game, combat.defender, "defender")]
    if not wrong and (hero_of(game, combat.attacker) is None) == (hero_of(game, combat.defender) is None):
        wrong.append(f"defender: {combat.attacker} does not attack {combat.defender}")
    if combat.attacker.startswith("pillar"):
        wrong.append("attacker: a pillar attacks nobody")
    if combat.distance < 0:
        wrong.append(f"distance: {combat.distance} zones")
    wrong += _dice(combat, "attack")
    wrong += _dice(combat, "defense")
    wrong += _seats(game, combat.protectors, "protectors")
    if combat.protectors and hero_of(game, combat.defender) is None:
        wrong.append("protectors: only heroes are protected")
    if not wrong and not all(can_maneuver(game, game.hero(seat)) for seat in combat.protectors):
        wrong.append("protectors: heroes who can pay for it (MD-SKL-13)")
    for field in ("survive", "first", "thorns", "dealt", "total_swords", "total_shields", "done"):
        if getattr(combat, field) < 0:
            wrong.append(f"{field}: less than none")
    if any(often < 1 for often in combat.used.values()):
        wrong.append("used: how often each was used")
    yield from wrong
    if not wrong:
        yield from _doing(game, combat)


def _figure(game: Game, name: str, field: str) -> Problems:
    """A hero by its seat, an enemy in play, or a pillar that stands (MD-COM-02)."""
    kind, _, key = name.partition(":")
    heroes = [str(seat) for seat in range(game.state.players)]
    enemies = [enemy.id for enemy in game.state.enemies]
    pillars = [str(pillar.number) for pillar in game.state.pillars]
    known = {"hero": heroes, "enemy": enemies, "pillar": pillars}
    if key not in known.get(kind, ()):
        figures = [f"{one}:{key}" for one, keys in known.items() for key in keys]
        yield f"{field}: there is no {name!r}; there are: {', '.join(figures)}"


def _dice(combat: Combat, side: Side) -> Problems:
    """Yellow and red ones attack, blue and green ones defend; they lie on the table after the roll (MD-DIE-01)."""
    colors = ("yellow", "red") if side == "attack" else ("blue", "green")
    pool = combat.pool(side)
    if any(dice.color(die) not in colors for die in pool):
        yield f"{side}_dice: {side} dice are {' and '.join(colors)}"
    elif any(bool(dice.face(die)) != (combat.stage not in BEFORE_THE_ROLL) for die in pool):
        yield f"{side}_dice: at the stage {combat.stage} dice are {_rolled(combat)}"
    if side == "attack" and not {*combat.filled} <= {*range(len(pool))}:
        yield "filled: places of attack dice, counted from 0"


def _rolled(combat: Combat) -> str:
    return "not rolled yet, such as 2Y R" if combat.stage in BEFORE_THE_ROLL else "rolled, such as Y5 R3"


def _doing(game: Game, combat: Combat) -> Problems:
    """The effect that is being carried out belongs to the stage, and the dice picked for it are there."""
    if not combat.doing:
        if combat.done or combat.choices or combat.picked:
            yield "doing: the effect that is being carried out"
        return
    doing = in_progress(game, combat)
    if doing is None:
        yield f"doing: {combat.doing} is not carried out at the stage {combat.stage}"
        return
    if not doing.chosen:
        yield "choices: there is nothing like that to choose"
        return
    if combat.done >= len(doing.operations):
        yield f"done: {combat.doing} does {len(doing.operations)} things"
        return
    pool = combat.pool(_picked_side(doing, combat.done))
    if len({*combat.picked}) < len(combat.picked) or not {*combat.picked} <= {*range(len(pool))}:
        yield "picked: places of dice, counted from 0, each once"


def _picked_side(doing: Doing, done: int) -> Side:
    """Whose dice are picked for the operation in progress."""
    operation = doing.operations[done]
    if isinstance(operation, RemoveDefenseDice):
        return "defense"
    if isinstance(operation, RemoveAttackDice):
        return "attack"
    if isinstance(operation, Reroll):
        return "attack" if "attack" in operation.dice else "defense"
    return doing.side


# --- between quests -----------------------------------------------------------------------------------------------


def _interlude(game: Game, interlude: Interlude) -> Problems:
    """A stage that follows from how the last quest went, and nobody who is not there (MD-CAM-16 … 18)."""
    state = game.state
    if not state.chronicle:
        yield "stage: between two quests, but the chronicle tells of none"
        return
    lost = not state.chronicle[-1].won
    after_defeat = interlude.stage in ("losses", "verdict")
    if after_defeat and not lost:
        yield f"stage: {interlude.stage} comes after a defeat"
    if interlude.repeat and not (lost and interlude.stage in ("starting", "begin")):
        yield "repeat: a quest is repeated after a defeat, once that is decided"
    if not after_defeat and not interlude.repeat and not state.route:
        yield "stage: no quest is left on the route"
    if not 0 <= interlude.turn <= state.players:
        yield f"turn: from 0 to {state.players} heroes have had it, not {interlude.turn}"
    if interlude.trader != -1:
        yield from _seats(game, (interlude.trader,), "trader")
    own = {card for hero in state.heroes for card in game.cards_of(hero)}
    if interlude.stage == "stalls" and interlude.trader >= 0 and interlude.trader < state.players:
        own = {*game.cards_of(game.hero(interlude.trader))}
    if not {*interlude.down} <= own or len({*interlude.down}) < len(interlude.down):
        yield f"down: {', '.join(interlude.down)} were put down by somebody else"
    if interlude.down and interlude.stage not in ("stalls", "starting"):
        yield "down: nothing is exchanged at this stage"
    if interlude.stage == "starting" and len(interlude.down) > 1:
        yield "down: one card after another"
    if interlude.down and interlude.stage == "stalls" and interlude.trader < 0:
        yield "trader: who has put these cards down?"
    if interlude.wanted and (interlude.wanted not in interlude.stalls or not interlude.down):
        yield f"wanted: {interlude.wanted} is not on the market, or nothing was put down for it"
    trades = [f"{kind}:{seat}" for kind in ("sell", "swap") for seat in range(state.players)]
    for used in interlude.used:
        if used not in trades:
            yield f"used: there is no {used}; allowed: {', '.join(trades)}"
    yield from _cards(game, interlude.settled, "settled")
