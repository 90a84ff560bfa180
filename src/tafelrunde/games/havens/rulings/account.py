"""The account of a ruling: who was considered, what decided, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.havens.rulings.area import Group
from tafelrunde.games.havens.rulings.board import FAR, Board
from tafelrunde.games.havens.rulings.destination import Approach, Choice
from tafelrunde.games.havens.rulings.focus import Candidate, Focus
from tafelrunde.games.havens.rulings.outcome import MOST, Outcome, Ruling, Step
from tafelrunde.tabletop.hexgrid import bits


class Findings:
    """Collects the outcomes of one ruling, and of the steps only what is said of all outcomes."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._ids = [figure.id for figure in board.enemy_figures]
        self._steps: list[Step] = []
        self._outcomes: dict[tuple[int, tuple[str, ...]], tuple[set[str], list[str]]] = {}
        """By end and attacks: who may be the focus, and the rules behind it."""
        self._complete = True

    def _tell(self, text: str, /, **args: str | int) -> str:
        rule = self._board.rules.rules[text]
        self._steps.append(Step(text, rule, args))
        return rule

    def focused(self, found: Sequence[Candidate], chosen: Sequence[Focus], kept: bool = False) -> None:
        """Who is the focus, and what told it from the others, unless it is kept from before."""

    def no_focus(self) -> None:
        """It stays where it is and attacks nobody (GH-FOC-11)."""
        self._outcomes[self._board.actor, ()] = set(), []

    def attacking(self, focus: Focus, choice: Choice, attacks: bool, rules: Sequence[str] = ()) -> None:
        """It can attack its focus this turn."""
        name = self._ids[focus.enemy]
        names: dict[Group, tuple[str, ...]] = {1 << focus.enemy: (name,) if attacks else ()}
        for spot in choice.spots:
            ids = names.get(spot.targets)
            if ids is None:
                hit = [self._ids[number] for number in bits(spot.targets)] if attacks else []
                ids = names[spot.targets] = tuple(sorted(hit))
            self._add(spot.at, ids, name, rules)

    def approaching(self, focus: Focus, goals: Choice, steps: Sequence[Approach]) -> None:
        """It can't attack its focus this turn."""
        for step in steps:
            self._add(step.at, (), self._ids[focus.enemy])

    def _add(self, at: int, attacks: tuple[str, ...], focus: str, rules: Sequence[str] = ()) -> None:
        known = self._outcomes.get((at, attacks))
        if known is not None:
            known[0].add(focus)
            known[1].extend(rules)
        elif len(self._outcomes) < MOST:
            self._outcomes[at, attacks] = {focus}, list(rules)
        else:
            self._complete = False

    def ruling(self) -> Ruling:
        """What was found. Several outcomes are equal: the party decides."""
        several = []
        if not self._complete:
            several.append(self._tell("too-many", outcomes=MOST))
        if len(self._outcomes) > 1:
            several.append(self._tell("party", outcomes=len(self._outcomes)))
        outcomes = [
            Outcome(self._board.grid.hex(at), attacks, tuple(sorted(names)), self._because(rules, several))
            for (at, attacks), (names, rules) in self._outcomes.items()
        ]
        if several:
            outcomes.sort(key=lambda outcome: (outcome.end, outcome.attacks))
        return Ruling(tuple(outcomes), tuple(self._steps))

    def _because(self, rules: list[str], several: list[str]) -> tuple[str, ...]:
        return ()


class Account(Findings):
    """Collects every step besides, and the rules behind each outcome."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._shared: list[str] = []
        """Rules behind every outcome."""

    def _because(self, rules: list[str], several: list[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys([*self._shared, *rules, *several]))

    def _spell(self, indexes: Iterable[int]) -> str:
        """Hexes as in ``[5, 0], [5, 1]``."""
        hexes = sorted({self._board.grid.hex(index) for index in indexes})
        return ", ".join(f"[{q}, {r}]" for q, r in hexes)

    def focused(self, found: Sequence[Candidate], chosen: Sequence[Focus], kept: bool = False) -> None:
        self._considered(found)
        if not chosen:
            self._shared.append(self._tell("no-focus"))
            return
        names = ", ".join(self._ids[one.enemy] for one in chosen)
        if kept:
            self._shared.append(self._tell("focus-kept", focus=names))
            return
        numbers = [one.enemy for one in chosen]
        harm, path, proximity, (initiative, _), _ = next(one for one in found if one.enemy in numbers)
        rivals = [one for one in found if one.enemy not in numbers]
        for text, differs in (
            ("focus-harm", any(one.harm != harm for one in rivals)),
            ("focus-path", any(one.harm == harm and one.path != path for one in rivals)),
            ("focus-proximity", any(one[:2] == (harm, path) and one.proximity != proximity for one in rivals)),
            ("focus-initiative", any(one[:3] == (harm, path, proximity) for one in rivals)),
        ):
            if differs:
                self._shared.append(self._tell(text, focus=names, initiative=initiative))
        if len(chosen) > 1:
            self._shared.append(self._tell("focus-tie", focus=names))
        elif not rivals:
            self._shared.append(self._tell("focus-only", focus=names))
        if harm:
            self._shared.append(self._tell("harm", harm=harm))

    def _considered(self, found: Sequence[Candidate]) -> None:
        """Every enemy, with what its way there would be."""
        attackable = {one.enemy: one for one in found}
        for enemy, name in enumerate(self._ids):
            one = attackable.get(enemy)
            if one is None:
                self._tell("unreachable", enemy=name)
            else:
                proximity = one.proximity if one.proximity < FAR else -1
                self._tell(
                    "considered",
                    enemy=name,
                    harm=one.harm,
                    path=one.path,
                    proximity=proximity,
                    initiative=one.initiative[0],
                )

    def attacking(self, focus: Focus, choice: Choice, attacks: bool, rules: Sequence[str] = ()) -> None:
        name = self._ids[focus.enemy]
        spots, nearest = choice.spots, choice.nearest
        cost = spots[0].cost
        rules = []
        if choice.better is not None:
            where = self._spell([nearest.at])
            rules.append(self._tell(choice.better, focus=name, nearest=where, points=nearest.cost))
        hits = spots[0].targets.bit_count()
        if cost == 0:
            rules.append(self._tell("stays", focus=name, hits=hits))
        else:
            ends = self._spell(spot.at for spot in spots)
            rules.append(self._tell("moves", focus=name, ends=ends, points=cost, hits=hits))
        if choice.preferred:
            rules.append(self._tell("preferred", focus=name))
        rules.append(self._tell("attacks" if attacks else "no-attack", focus=name))
        super().attacking(focus, choice, attacks, rules)

    def approaching(self, focus: Focus, goals: Choice, steps: Sequence[Approach]) -> None:
        name = self._ids[focus.enemy]
        rules = [
            self._tell("out-of-reach", focus=name),
            self._tell(
                "goal", focus=name, goals=self._spell(spot.at for spot in goals.spots), points=goals.spots[0].cost
            ),
        ]
        here, move = self._board.actor, self._board.ability.move
        if moving := [step for step in steps if step.at != here]:
            said = self._tell("approaches", ends=self._spell(step.at for step in moving), move=move)
        for step in steps:
            if step.at == here:
                self._add(here, (), name, [*rules, self._tell("no-nearer", move=move)])
            else:
                self._add(step.at, (), name, [*rules, said])
