"""Focus, movement and targets of a creature: the position is handed to `rulings`, and what it leaves open is asked."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.monsters.creature import Plan, Turn
from tafelrunde.games.havens.rules.monsters.position import position
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.rulings import Outcome, Position, Ruling, Step
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Preview, Rules
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.hexes import Hex

_QUIET = frozenset({"considered", "unreachable", "no-focus", "attacks", "no-attack", "party"})
"""Steps of a ruling that get no line of their own in the log."""
_HEXES = re.compile(r"\[(-?\d+), (-?\d+)\]")


class Choice(NamedTuple):
    """What a creature does: where it ends, whom it attacks there, and who is its focus."""

    end: Hex
    attacks: tuple[str, ...]
    focus: str


# --- the decision ---------------------------------------------------------------------------------------------


def look(game: Game, turn: Turn, move: int, attack: int | None, number: int) -> Rules[tuple[Choice, Position] | None]:
    """Find out what the creature does with `move` points and that attack of its card, keeping its focus (GH-FOC-12).

    `number` is the ability that asks. None: it has no focus (GH-FOC-11). What the rules leave open is decided
    (GH-AMB-01). The position is handed back too.
    """
    if turn.focused and not turn.focus:
        return None
    kept = _kept(game, turn)
    table = position(game, turn, move, None if attack is None else turn.attack(game, attack))
    found = _ruled(game, table, None if kept is None else kept.id)
    choice = yield from _decide(game, turn, table, found, (number if attack is None else attack) + 1)
    if kept is None:
        turn.focused = True
        turn.focus = choice.focus
        _tell_focus(game, turn, found.ruling)
    _tell_intent(game, turn, found.ruling, choice)
    return (choice, table) if choice.focus else None


class Ruled:
    """A ruling with what can be chosen by it, each worked out once."""

    __slots__ = ("_choices", "ruling")

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        self._choices: dict[tuple[bool, bool], Choices] = {}

    def choices(self, matters: bool, disarmed: bool) -> Choices:
        """The outcomes, by focus too where that `matters`; whoever is disarmed attacks nobody."""
        found = self._choices.get((matters, disarmed))
        if found is None:
            found = self._choices[matters, disarmed] = _choices(self.ruling, matters, disarmed)
        return found


class Choices(NamedTuple):
    """What a creature may do, with the outcome that each choice is of, and the options in their order."""

    outcomes: dict[Choice, Outcome]
    options: list[Option]
    why: Text


_rulings: dict[tuple[object, ...], Ruled] = {}
_MOST = 512


def _ruled(game: Game, table: Position, kept: str | None) -> Ruled:
    """The ruling on a position; copies of a game ask about the same one again and again."""
    ground = game.ground
    key = (
        ground, table.rules, table.figures, table.acting, table.ability, table.terrain, table.flying, table.muddled,
        table.began, kept,
    )  # fmt: skip
    found = _rulings.get(key)
    if found is None:
        found = Ruled(rulings.ruling(table, kept, (ground.grid, ground.sight)))
        if len(_rulings) >= _MOST:
            _rulings.clear()
        _rulings[key] = found
    return found


def _kept(game: Game, turn: Turn) -> Figure | None:
    """The focus found earlier in the turn, unless it left play or became invisible (GH-FOC-12)."""
    figure = game.find(turn.focus) if turn.focus else None
    return None if figure is None or game.has(figure, "invisible") else figure


def settle(game: Game, turn: Turn, number: int) -> Rules[Figure | None]:
    """Find the focus without moving or attacking yet, by the first attack of the card (GH-FOC-01, GH-FOC-05).

    A focus found before is kept; a new one is sought if it is gone (GH-FOC-12).
    """
    if turn.focused and not turn.focus:
        return None
    kept = _kept(game, turn)
    if kept is not None:
        return kept
    first = turn.next_attack(0)
    table = position(game, turn, 0, None if first is None else turn.attack(game, first))
    found = _ruled(game, table, None).ruling
    names = sorted({name for outcome in found.outcomes for name in outcome.focus})
    turn.focused, turn.focus = True, ""
    if names and turn.depends_on_focus(number):
        options = [Option(f"focus:{name}", name, on=f"figure:{name}") for name in names]
        turn.focus = yield game.ask(turn.seat, "monster_focus", options, "GH-FOC-10", {"figure": turn.figure.id})
    elif names:
        turn.focus = names[0]
    _tell_focus(game, turn, found)
    return game.figure(turn.focus) if turn.focus else None


def _choices(found: Ruling, matters: bool, disarmed: bool) -> Choices:
    choices: dict[Choice, Outcome] = {}
    for outcome in found.outcomes:
        attacks = () if disarmed else outcome.attacks
        several = len(outcome.focus) > 1 and (matters or len(attacks) > 1)
        for focus in outcome.focus if several else outcome.focus[:1] or ("",):
            choices.setdefault(Choice(outcome.end, attacks, focus), outcome)
    return Choices(choices, _options(sorted(choices)), _text(found.steps[-1]))


def _decide(game: Game, turn: Turn, table: Position, found: Ruled, later: int) -> Rules[Choice]:
    """One of the outcomes; with several the party chooses freely (GH-AMB-01, GH-AMB-02), lowest hex first (…-03)."""
    outcomes, options, why = found.choices(turn.depends_on_focus(later), game.has(turn.figure, "disarm"))
    if len(outcomes) == 1:
        return next(iter(outcomes))
    ground = game.ground.grid, game.ground.sight

    def preview(option: Option) -> Preview:
        choice: Choice = option.value
        path = rulings.path(table, choice.end, ground)
        return Preview(
            path=tuple(f"hex:{places.spot(at)}" for at in path),
            area=tuple(f"figure:{name}" for name in choice.attacks),
            lines=tuple(_text(step) for step in found.ruling.steps if step.rule in outcomes[choice].because),
        )

    args = {"figure": turn.figure.id, "why": why}
    chosen: Choice = yield game.ask(turn.seat, "monster_choice", options, "GH-AMB-01", args, preview=preview)
    return chosen


def _options(choices: list[Choice]) -> list[Option]:
    """`go:3,-1`, with whom it attacks there and then with its focus where that tells them apart."""
    several_ends = len({choice.end for choice in choices}) > 1
    options = []
    for choice in choices:
        name = f"go:{places.spot(choice.end)}"
        on = f"hex:{places.spot(choice.end)}"
        alike = [other for other in choices if other.end == choice.end]
        if len({other.attacks for other in alike}) > 1:
            name += f":{'+'.join(choice.attacks)}"
            common = set.intersection(*[set(other.attacks) for other in alike])
            differing = [one for one in choice.attacks if one not in common]
            on = on if several_ends or not differing else f"figure:{differing[0]}"
        alike = [other for other in alike if other.attacks == choice.attacks]
        if len(alike) > 1:
            name += f":{choice.focus}"
            on = on if several_ends else f"figure:{choice.focus}"
        args = {"hex": places.spot(choice.end), "attacked": list(choice.attacks) or None, "focus": choice.focus}
        options.append(Option(name, choice, on, args))
    return options


# --- why ------------------------------------------------------------------------------------------------------


def _tell_focus(game: Game, turn: Turn, found: Ruling) -> None:
    """Say whom it focuses on, who was considered, and which rule decided in the end."""
    if not game.recording:
        return
    name = turn.figure.id
    considered = [_text(step, "brief") for step in found.steps if step.text in ("considered", "unreachable")]
    for step in reversed(found.steps):
        if step.text == "no-focus":
            game.tell("no_focus", step.rule, figure=name, considered=considered)
            break
        if step.text.startswith("focus-"):
            game.tell("focus", step.rule, figure=name, focus=turn.focus, why=_text(step), considered=considered)
            break


def _tell_intent(game: Game, turn: Turn, found: Ruling, choice: Choice) -> None:
    """Say where it goes and what for, each step with its rule."""
    if not game.recording:
        return
    for step in found.steps:
        told = step.text in _QUIET or step.text.startswith("focus-")
        if not told and step.args.get("focus", choice.focus) == choice.focus:
            game.tell("intent", step.rule, figure=turn.figure.id, why=_text(step))


def _text(step: Step, style: str = "ruling") -> Text:
    """A step of a ruling as a text; names and hexes become lists, so that each is shown and found by its own name."""
    args: dict[str, Any] = dict(step.args)
    for key, value in step.args.items():
        if isinstance(value, str):
            if value.startswith("["):
                args[key] = [f"{q},{r}" for q, r in _HEXES.findall(value)]
            elif ", " in value:
                args[key] = value.split(", ")
    return Text(f"{style}-{step.text}", args)


def plan(game: Game, turn: Turn, choice: Choice) -> Plan:
    """The attack of a choice: its focus first, then the nearest and earliest, as they were found (GH-RUL-41)."""
    names = list(choice.attacks)
    if len(names) > 1:
        foes = [game.figure(name) for name in names]
        order = initiative.precedence(game, foes)
        ranks = {
            foe.id: (foe.id != choice.focus, game.range(turn.began, foe.at), early)
            for foe, early in zip(foes, order, strict=True)
        }
        names.sort(key=ranks.__getitem__)
    return Plan(choice.end, tuple((name, game.figure(name).at) for name in names))
