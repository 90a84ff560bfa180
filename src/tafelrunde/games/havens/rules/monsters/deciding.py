"""Focus, movement and targets of a creature: the position is handed to `rulings`, and what it leaves open is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box import vocabulary
from tafelrunde.games.havens.box.monster_abilities import MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import overlays
from tafelrunde.games.havens.rules.monsters.creature import Augment, Creature, expected
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.rulings import Position, Ruling, Step
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import CreatureTurn, Plan
from tafelrunde.kernel import Option, Preview, Rules
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.hexes import Hex

_QUIET = frozenset({"considered", "unreachable", "no-focus", "attacks", "no-attack", "party"})
"""Steps of a ruling that get no line of their own in the log."""
_TERRAIN = frozenset({"obstacle", "trap", "hazard", "difficult", "ice"})
_HEXES = re.compile(r"\[(-?\d+), (-?\d+)\]")


class Choice(Struct, frozen=True, order=True, gc=False):
    """What a creature does: where it ends, whom it attacks there, and who is its focus."""

    end: Hex
    attacks: tuple[str, ...]
    focus: str


# --- the position ---------------------------------------------------------------------------------------------


def board(game: Game, creature: Creature, move: int, attack: int | None) -> rulings.Board:
    """The table as rulings think of it, straight from the state. Closed doors are not in play (GH-HEX-06).

    It is the board of `position`, which says the same for those outside.
    """
    actor, ground, ruleset = creature.figure, game.ground, game.edition.ruleset
    grid, tiles = ground.grid, ground.terrain(game.state.overlays)
    index, place = grid.index, grid.places.get
    here, side = index(actor.at), actor.side
    solid = overlays.held_back(game)
    foes: list[Figure] = []
    in_the_way = others = objects = 0
    for other in game.state.figures:
        if other.side != side:
            foes.append(other)
            others |= place(other.at, 0)
        elif other is actor:
            continue
        elif other.kind == "object" or other in solid:
            objects |= place(other.at, 0)
        else:
            others |= place(other.at, 0)
    places: list[int] = []
    enemies: list[rulings.Enemy] = []
    for foe, early in zip(foes, initiative.precedence(game, foes), strict=True):
        if not foe.marks or not game.has(foe, "invisible"):
            places.append(index(foe.at))
            enemies.append(rulings.Enemy(foe.id, early, _guarded(game, foe)))
            in_the_way |= place(foe.at, 0)
        elif ruleset.invisible_blocks:
            in_the_way |= place(foe.at, 0)
    return rulings.Board(
        rules=ruleset,
        grid=grid,
        sight=ground.sight,
        ability=rulings.Ability(move, None if attack is None else _attack(game, creature, attack), creature.jumps()),
        flying=creature.profile.traits.flying,
        muddled=bool(actor.marks) and game.has(actor, "muddle"),
        actor=here,
        start=index(creature.turn.began),
        enemies=tuple(places),
        enemy_figures=tuple(enemies),
        foes=in_the_way,
        figures=others & ~(1 << here),
        obstacles=tiles.obstacle,
        objects=objects,
        negative=tiles.trap | tiles.hazard,
        difficult=tiles.difficult,
        ice=tiles.ice,
        ways=None if ground.ways is grid else ground.ways,
    )


def position(game: Game, creature: Creature, move: int, attack: int | None) -> Position:
    """The table as a position that can be shown, kept and asked about elsewhere."""
    actor = creature.figure
    ground = game.ground
    foes = game.enemies(actor)
    figures = [
        rulings.Figure(foe.id, foe.side, foe.at, number, order, game.has(foe, "invisible"), _guarded(game, foe))
        for foe, (number, order) in zip(foes, initiative.precedence(game, foes), strict=True)
    ]
    terrain = [
        rulings.Terrain(at, overlay.kind)  # type: ignore[arg-type]
        for overlay in game.state.overlays
        if overlay.kind in _TERRAIN
        for at in overlay.at
    ]
    solid = overlays.held_back(game)
    for friend in game.state.figures:
        if friend.side == actor.side:
            if friend.kind == "object" or (friend is not actor and friend in solid):
                terrain.append(rulings.Terrain(friend.at, "object"))
            else:
                figures.append(rulings.Figure(friend.id, friend.side, friend.at))
    return Position(
        rules=game.edition.ruleset.id,
        hexes=ground.hexes,
        figures=tuple(figures),
        acting=actor.id,
        ability=rulings.Ability(move, None if attack is None else _attack(game, creature, attack), creature.jumps()),
        walls=ground.map.walls,
        terrain=tuple(terrain),
        flying=creature.profile.traits.flying,
        muddled=game.has(actor, "muddle"),
        began=creature.turn.began,
    )


def _guarded(game: Game, foe: Figure) -> bool:
    """Whether attacks on it have disadvantage from everywhere, so that stepping back is no use (GH-MMV-08)."""
    if foe.bonuses and any(bonus.guard for bonus in foe.bonuses):
        return True
    return foe.kind != "hero" and game.traits(foe).attackers_disadvantaged


def _attack(game: Game, creature: Creature, number: int) -> rulings.Attack:
    """How far an attack of the card reaches, and whom besides the focus."""
    aim = creature.aim(game, number)
    return rulings.Attack(aim.range, aim.targets, _pattern(game.content.areas[aim.area]) if aim.area else None)


@cache
def _pattern(area: vocabulary.Area) -> rulings.Area:
    return rulings.Area(area.red, area.grey)


def position_of(game: Game, figure: Figure) -> Position:
    """What this monster, summon or allied figure would face if it took its turn now, for previews and the ruling page.

    It is that of its first move and the attack after it, or of its first attack, with the elements that it could
    consume now. A monster whose card is not revealed yet has neither.
    """
    creature = Creature(game, figure, CreatureTurn(figure.at))
    creature.boons = expected(game, creature)
    for number, ability in enumerate(creature.profile.abilities):
        if type(ability) is MonsterMove:
            attack = in_mind(game, creature, number)
            first = in_mind(game, creature, 0)
            if first is not None and first < number:
                break
            return position(game, creature, reach(game, creature, number, ability), attack)
    return position(game, creature, 0, in_mind(game, creature, 0))


def in_mind(game: Game, creature: Creature, number: int) -> int | None:
    """The attack of the card for which it moves with its ability of that number (GH-MMV-02, GH-MMV-03).

    None: as for a melee attack. In some games that is so for whoever is disarmed (FH-FOC-03), and a move behind the
    last attack is made as if for that one again (FH-MMV-11).
    """
    if game.edition.disarmed_as_melee and game.has(creature.figure, "disarm"):
        return None
    following = creature.next_attack(number)
    if following is None and game.edition.moves_for_past_attack:
        return creature.last_attack()
    return following


def reach(game: Game, creature: Creature, number: int, ability: MonsterMove) -> int:
    """How far the creature can move with this ability; none if it is immobilized (GH-MMV-13, GH-CON-13)."""
    if creature.profile.move is None or game.has(creature.figure, "immobilize"):
        return 0
    return creature.points(number, ability)


# --- the decision ---------------------------------------------------------------------------------------------


def look(game: Game, creature: Creature, move: int, attack: int | None, number: int) -> Rules[Looked | None]:
    """Find out what the creature does with `move` points and that attack of its card, keeping its focus (GH-FOC-12).

    `number` is the ability that asks. None: it has no focus (GH-FOC-11). What the rules leave open is decided
    (GH-AMB-01).
    """
    if creature.turn.focused and not creature.turn.focus:
        return None
    kept = _kept(game, creature)
    found = _ruled(game, board(game, creature, move, attack), None if kept is None else kept.id)
    matters = found.tied and creature.depends_on_focus((number if attack is None else attack) + 1)
    disarmed = bool(creature.figure.marks) and game.has(creature.figure, "disarm")
    choices = found.choices(matters, disarmed)
    choice = choices.only or (yield from _decide(game, creature, found, choices))
    if kept is None:
        creature.turn.focused = True
        creature.turn.focus = choice.focus
    if game.recording:
        if kept is None:
            _tell_focus(game, creature, found)
        _tell_intent(game, creature, found, choice)
    return Looked(choice, found) if choice.focus else None


class Looked(Struct, frozen=True):
    """What a creature has decided to do, and by what ruling."""

    choice: Choice
    ruled: Ruled


class Ruled:
    """A ruling with what can be chosen by it, each worked out once."""

    __slots__ = ("_choices", "_kept", "_told", "board", "brief")

    def __init__(self, board: rulings.Board, kept: str | None, told: bool) -> None:
        self.board = board
        self._kept = kept
        self.brief = rulings.ruling_on(board, kept, brief=not told)
        """What comes out, for the rules; simulations seldom want to know why."""
        self._told: Ruling | None = self.brief if told else None
        self._choices: dict[tuple[bool, bool], Choices] = {}

    @property
    def tied(self) -> bool:
        """Whether it may have more than one focus while it does the same."""
        return max([len(outcome.focus) for outcome in self.brief.outcomes]) > 1

    @property
    def told(self) -> Ruling:
        """The ruling with all its steps, for the log and for previews."""
        if self._told is None:
            self._told = rulings.ruling_on(self.board, self._kept)
        return self._told

    def ways(self, end: Hex) -> tuple[tuple[Hex, ...], ...]:
        """The best ways to the end of an outcome."""
        return rulings.paths_on(self.board, end)

    def choices(self, matters: bool, disarmed: bool) -> Choices:
        """The outcomes, by focus too where that `matters`; whoever is disarmed attacks nobody."""
        found = self._choices.get((matters, disarmed))
        if found is None:
            found = self._choices[matters, disarmed] = _choices(self, matters, disarmed)
        return found


class Choices(Struct, frozen=True):
    """What a creature may do, with the place of its outcome in the ruling; of several the options in their order."""

    outcomes: dict[Choice, int]
    only: Choice | None = None
    options: Sequence[Option] = ()
    why: Text | None = None


_rulings: dict[tuple[rulings.Board, str | None], Ruled] = {}
_MOST = 16
"""Copies ask soon or never; more would only push everything else out of the processor's memory."""


def _ruled(game: Game, board: rulings.Board, kept: str | None) -> Ruled:
    """The ruling on a board; copies of a game ask about the same one again and again."""
    found = _rulings.get((board, kept))
    if found is None:
        if len(_rulings) >= _MOST:
            _rulings.clear()
        found = _rulings[board, kept] = Ruled(board, kept, game.recording)
    return found


def _kept(game: Game, creature: Creature) -> Figure | None:
    """The focus found earlier in the turn, unless it left play or became invisible (GH-FOC-12)."""
    figure = game.find(creature.turn.focus) if creature.turn.focus else None
    return None if figure is None or game.has(figure, "invisible") else figure


def able(game: Game, creature: Creature, augment: Augment) -> bool:
    """Whether it is the one of its group that consumes: who can't attack now leaves it to the next (FH-MEL-06)."""
    if augment.ability < 0 or not game.edition.elements_by_group:
        return True
    if game.has(creature.figure, "disarm"):
        return False
    hoping = Creature(game, creature.figure, CreatureTurn(creature.figure.at))
    hoping.boons = expected(game, hoping)
    table = board(game, hoping, 0, augment.ability)
    return any(outcome.focus for outcome in _ruled(game, table, None).brief.outcomes)


def settle(game: Game, creature: Creature, number: int) -> Rules[Figure | None]:
    """Find the focus without moving or attacking yet, by the first attack of the card (GH-FOC-01, GH-FOC-05).

    A focus found before is kept; a new one is sought if it is gone (GH-FOC-12).
    """
    if creature.turn.focused and not creature.turn.focus:
        return None
    kept = _kept(game, creature)
    if kept is not None:
        return kept
    first = in_mind(game, creature, 0)
    found = _ruled(game, board(game, creature, 0, first), None)
    names = sorted({name for outcome in found.brief.outcomes for name in outcome.focus})
    figure, turn = creature.figure, creature.turn
    turn.focused, turn.focus = True, ""
    if names and creature.depends_on_focus(number):
        options = [Option(f"focus:{name}", name, on=f"figure:{name}") for name in names]
        turn.focus = yield game.ask(creature.seat, "monster_focus", options, "GH-FOC-10", {"figure": figure.id})
    elif names:
        turn.focus = names[0]
    if game.recording:
        _tell_focus(game, creature, found)
    return game.figure(turn.focus) if turn.focus else None


def _choices(found: Ruled, matters: bool, disarmed: bool) -> Choices:
    first, *others = found.brief.outcomes
    if not others and len(first.focus) < 2:
        only = Choice(first.end, () if disarmed else first.attacks, first.focus[0] if first.focus else "")
        return Choices({only: 0}, only)
    choices: dict[Choice, int] = {}
    for number, outcome in enumerate(found.brief.outcomes):
        attacks = () if disarmed else outcome.attacks
        several = len(outcome.focus) > 1 and (matters or len(attacks) > 1)
        for focus in outcome.focus if several else outcome.focus[:1] or ("",):
            choices.setdefault(Choice(outcome.end, attacks, focus), number)
    if len(choices) == 1:
        return Choices(choices, only=next(iter(choices)))
    # The last thing said of several outcomes is in a brief ruling, too.
    last = found.brief.steps[-1] if found.brief.steps else found.told.steps[-1]
    return Choices(choices, None, _options(sorted(choices)), _text(last))


def _decide(game: Game, creature: Creature, found: Ruled, choices: Choices) -> Rules[Choice]:
    """One of several outcomes: the party chooses freely (GH-AMB-01, GH-AMB-02), lowest hex first (…-03)."""
    outcomes = choices.outcomes

    def preview(option: Option) -> Preview:
        choice: Choice = option.value
        path = rulings.path_on(found.board, choice.end)
        because = found.told.outcomes[outcomes[choice]].because
        return Preview(
            path=tuple(f"hex:{places.spot(at)}" for at in path),
            area=tuple(f"figure:{name}" for name in choice.attacks),
            lines=tuple(_text(step) for step in found.told.steps if step.rule in because),
        )

    args = {"figure": creature.figure.id, "why": choices.why}
    chosen: Choice = yield game.ask(
        creature.seat, "monster_choice", choices.options, "GH-AMB-01", args, preview=preview
    )
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


def _tell_focus(game: Game, creature: Creature, ruled: Ruled) -> None:
    """Say whom it focuses on, who was considered, and which rule decided in the end."""
    found = ruled.told
    name, focus = creature.figure.id, creature.turn.focus
    considered = [_text(step, "brief") for step in found.steps if step.text in ("considered", "unreachable")]
    for step in reversed(found.steps):
        if step.text == "no-focus":
            game.tell("no_focus", step.rule, figure=name, considered=considered)
            break
        if step.text.startswith("focus-"):
            game.tell("focus", step.rule, figure=name, focus=focus, why=_text(step), considered=considered)
            break


def _tell_intent(game: Game, creature: Creature, found: Ruled, choice: Choice) -> None:
    """Say where it goes and what for, each step with its rule."""
    for step in found.told.steps:
        told = step.text in _QUIET or step.text.startswith("focus-")
        if not told and step.args.get("focus", choice.focus) == choice.focus:
            game.tell("intent", step.rule, figure=creature.figure.id, why=_text(step))


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


def plan(game: Game, creature: Creature, attack: int, choice: Choice) -> Plan:
    """The attack of a choice: its focus first, then the nearest and earliest, as they were found (GH-RUL-41)."""
    names = list(choice.attacks)
    if len(names) > 1:
        foes = [game.figure(name) for name in names]
        order = initiative.precedence(game, foes)
        ranks = {
            foe.id: (foe.id != choice.focus, game.range(creature.turn.began, foe.at), early)
            for foe, early in zip(foes, order, strict=True)
        }
        names.sort(key=ranks.__getitem__)
    return Plan(attack, choice.end, tuple([(name, game.figure(name).at) for name in names]))
