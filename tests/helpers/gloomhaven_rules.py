"""Rule tests of Gloomhaven: everything that can be done at a board, from a single blow to whole scenarios.

>>> board = Board(row(5))
>>> board.hero("brute", (0, 0))
>>> board.monster("guard", (1, 0), cards=[card()])
>>> game = board.game()
>>> assert attack(game, Attack(n=3), "target:guard:1") == [3]
>>> acts(game, "guard:1")
>>> play(game, act="default:brute-lead:top", until="over")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.havens.box.abilities import Attack, CardAbility
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.heroes import actions, turn
from tafelrunde.games.havens.rules.monsters.turn import creature_turn
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility, base
from tafelrunde.kernel import Decision, Event, Rules
from tafelrunde.kernel.decision import CHECKPOINT, Together
from tafelrunde.tabletop.hexes import Hex, disc
from tests.helpers.gloomhaven import Board, card, name

__all__ = [
    "Board", "Player", "act", "acts", "acts_anyhow", "asked", "asked_of", "attack", "blows", "card", "chosen",
    "declaring", "duel", "hp", "ids", "marks", "name", "one_round", "party", "phase", "play", "row", "run",
    "strike", "take_turn", "told", "told_kinds", "turn_of", "turns", "whole_turn",
]  # fmt: skip


def row(length: int, r: int = 0) -> list[Hex]:
    """Hexes in a row, from (0, r) on."""
    return [(q, r) for q in range(length)]


def party(hand: int = 4, discard: int = 0, second: int = 4, initiative: int = 20) -> Board:
    """A brute and a tinkerer before their selection in round 3, and a guard."""
    board = Board(disc((0, 0), 3), round=3)
    for cls, at, cards in (("brute", (0, 0), hand), ("tinkerer", (-3, 0), second)):
        hero = board.hero(cls, at)
        hero.chosen, hero.initiative, hero.second = [], 0, 0
        hero.hand = board.plain(*[f"{cls[0]}{n}" for n in range(cards)])
    board.state.heroes[0].discard = board.plain(*[f"d{n}" for n in range(discard)])
    board.monster("guard", (2, 0), cards=[card(initiative=initiative), card(initiative=77)], hp=20)
    deck = board.state.decks["guard"]
    deck.draw, deck.card = ["guard-2", "guard-1"], ""
    board.state.phase = "selection"
    return board


# --- answering ------------------------------------------------------------------------------------------------


def run(game: Game, rules: Rules[Any] | None, *answers: str) -> Any:
    """Run rules to their end; questions with one answer answer themselves, and every given answer must be used.

    Rules that are None had nothing to ask.
    """
    left = list(answers)
    result = None if rules is None else _run(rules, left)
    assert not left, f"not asked: {', '.join(left)}"
    return result


def _run(rules: Rules[Any], left: list[str]) -> Any:
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration as stop:
            return stop.value
        value = None
        if isinstance(request, Together):
            value = {seat: _run(part, left) for seat, part in request.parts.items()}
        elif isinstance(request, Decision):
            value = chosen(request, left)


def chosen(decision: Decision, left: list[str]) -> Any:
    if len(decision.options) == 1:
        return decision.options[0].value
    ids = ", ".join(option.id for option in decision.options)
    assert left, f"seat {decision.seat} is asked '{decision.question}': {ids}"
    option = decision.option(left.pop(0))
    assert option is not None, f"not an answer to '{decision.question}': {ids}"
    return option.value


def asked(rules: Rules[Any], *answers: str) -> Decision | None:
    """The first real question after these answers; None: the rules came to their end without one."""
    left = list(answers)
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            assert not left, f"not asked: {', '.join(left)}"
            return None
        value = None
        if request is CHECKPOINT:
            continue
        assert isinstance(request, Decision)
        if len(request.options) > 1 and not left:
            return request
        value = chosen(request, left)


def ids(decision: Decision | None) -> list[str]:
    """The answers to a question."""
    return [] if decision is None else [option.id for option in decision.options]


# --- doing things ---------------------------------------------------------------------------------------------


def _hero(game: Game, cls: str) -> Hero:
    return next(hero for hero in game.state.heroes if hero.id == cls)


def whole_turn(game: Game, cls: str = "brute") -> Rules[None]:
    """All steps of a character's turn, from its beginning even if another try was left in the middle."""
    game.state.acting, game.state.step = cls, "start"
    _hero(game, cls).progress = game.state.attack = None
    while game.state.step:
        yield from turn.hero_turn(game, _hero(game, cls))


def take_turn(game: Game, *answers: str, cls: str = "brute") -> Hero:
    """Play a character's turn to its end."""
    run(game, whole_turn(game, cls), *answers)
    return _hero(game, cls)


def act(game: Game, *abilities: CardAbility, answers: Sequence[str] = (), cls: str = "brute") -> bool:
    """A character performs abilities in its turn as those of an item: none of them may be left out."""
    game.state.acting = cls
    return bool(run(game, actions.perform_abilities(game, _hero(game, cls), abilities, "test"), *answers))


def attack(game: Game, ability: Attack, *answers: str, cls: str = "brute", through: Sequence[str] = ()) -> list[int]:
    """A character performs an attack ability; the damage of each single attack."""
    game.state.acting = cls
    before = len(blows(game))
    rules = attacks.hero_attack(game, _hero(game, cls), game.figure(cls), ability, list(through))
    run(game, rules, *answers)
    return blows(game)[before:]


def strike(
    game: Game, attacker: str, target: str | Sequence[str], value: int, *answers: str, **values: Any
) -> list[int]:
    """Anybody's attack on declared targets (`values` as in `AttackAbility`); the damage of each single attack."""
    game.state.acting = attacker
    before = len(blows(game))
    targets = [game.figure(key) for key in ([target] if isinstance(target, str) else target)]
    run(game, attacking(game, attacker, value, targets, **values), *answers)
    return blows(game)[before:]


def attacking(
    game: Game, attacker: str, value: int, declared: Sequence[Figure], push: int = 0, pull: int = 0, **values: Any
) -> Rules[int]:
    """Anybody's attack on declared targets, ready to be run."""
    ability = AttackAbility(terms=base(value), pushes=(push,) if push else (), pulls=(pull,) if pull else (), **values)
    return attacks.begin(game, game.figure(attacker), ability, declared)


def blows(game: Game) -> list[int]:
    """The damage of every attack so far; what an attack's terms come to is what it says it deals."""
    found = []
    for event in told(game, "attack_result"):
        assert event.total == event.args["damage"], event.terms
        found.append(event.args["damage"])
    return found


def one_round(game: Game) -> Rules[None]:
    """The turns of a round, until clean-up."""
    while game.state.phase == "turns":
        yield from flow.turns(game)


def phase(game: Game, *answers: str) -> None:
    """One step of the main loop, whatever phase it is."""
    run(game, flow.STEPS[game.state.phase](game), *answers)


def turns(game: Game) -> list[str]:
    """Who has had a turn so far, in order."""
    return [event.args["figure"] for event in told(game, "turn")]


def hp(game: Game, figure: str) -> int:
    """The hit points of a figure; 0: it is not on the map any more."""
    found = game.find(figure)
    return 0 if found is None else found.hp


def marks(thing: Game | Figure, figure: str = "") -> list[str]:
    """The conditions on a figure."""
    found = thing.figure(figure) if isinstance(thing, Game) else thing
    return [mark.what for mark in found.marks]


def told_kinds(events: Sequence[Event], *kinds: str) -> list[str]:
    """The kinds of what was told, as far as they are among these."""
    return [event.kind for event in events if event.kind in kinds]


def told(game: Game, kind: str) -> list[Event]:
    """What was told of that kind."""
    return [event for event in game.events if event.kind == kind]


# --- whole turns and whole scenarios --------------------------------------------------------------------------

Answer = str | Sequence[str] | Callable[[Decision], str]
"""An answer to a kind of question: always the same, one after the other, or worked out."""

LAZY = ("skip", "done", "suffer", "apply", "default:", "rest", "first:", "second:", "lose")
"""What is answered where a test does not care, in this order of preference."""


def duel(*cards: str, monsters: Sequence[str] = (), **guard: Any) -> Board:
    """A brute at (0, 0) and a guard beside it in an open field; modifier cards of both sides, the first on top."""
    board = Board(disc((0, 0), 4))
    brute = board.hero("brute", (0, 0))
    brute.deck.draw = ["+0"] * 9 + [*reversed(cards)]
    board.state.monster_modifiers.draw = ["+0"] * 9 + [*reversed(monsters)]
    board.monster("guard", (1, 0), **{"hp": 30, "cards": [card()], **guard})
    return board


def declaring(game: Game, ability: Attack) -> Rules[bool]:
    """The brute's attack, up to its questions."""
    game.state.acting = "brute"
    return attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), ability, [])


def turn_of(game: Game, name: str) -> Rules[None]:
    """The turn of a monster, a summon or an allied figure, from its beginning."""
    figure = game.figure(name)
    game.state.creature = game.state.attack = None
    game.state.acting = name
    return creature_turn(game, figure)


def acts(game: Game, name: str, *answers: str) -> None:
    """Whoever acts by the monster rules takes its turn."""
    run(game, turn_of(game, name), *answers)


def acts_anyhow(game: Game, name: str) -> None:
    """The same, where it does not matter what the group decides: the first answer to everything."""
    rules = turn_of(game, name)
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        value = request.options[0].value if isinstance(request, Decision) else None


def asked_of(game: Game, name: str, *answers: str) -> Decision | None:
    """The first real question of somebody's turn after these answers."""
    return asked(turn_of(game, name), *answers)


class Player:
    """Answers by the name of the question; what is not named is answered so that as little as possible happens."""

    def __init__(self, **answers: Answer) -> None:
        self.answers: dict[str, Any] = {
            key: list(value) if isinstance(value, list | tuple) else value for key, value in answers.items()
        }
        self.asked: list[Decision] = []

    def __call__(self, decision: Decision) -> str:
        self.asked.append(decision)
        answer = self.answers.get(decision.question)
        if callable(answer):
            return str(answer(decision))
        if isinstance(answer, list):
            answer = answer.pop(0) if answer else None
        return answer if answer is not None and decision.option(answer) is not None else _lazy(decision)

    def questions(self) -> list[str]:
        return [decision.question for decision in self.asked]


def _lazy(decision: Decision) -> str:
    answers = ids(decision)
    for wanted in LAZY:
        for answer in answers:
            if answer.startswith(wanted):
                return answer
    return answers[0]


def play(game: Game, until: str = "over", most: int = 400, **answers: Answer) -> Player:
    """Play on from wherever the state is until it comes to that phase again; returns who answered."""
    player = Player(**answers)
    rules = flow.play(game)
    value: Any = None
    for step in range(most):
        try:
            request = rules.send(value)
        except StopIteration:
            return player
        value = None
        if request is CHECKPOINT:
            if step and game.state.phase == until:
                return player
        elif isinstance(request, Together):
            value = {seat: _part(part, player) for seat, part in request.parts.items()}
        else:
            value = _answered(request, player)
    raise AssertionError(f"phase {game.state.phase} of round {game.state.round} after {most} steps")


def _part(rules: Rules[Any], player: Player) -> Any:
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration as stop:
            return stop.value
        value = None if request is CHECKPOINT else _answered(request, player)


def _answered(decision: Any, player: Player) -> Any:
    if len(decision.options) == 1:
        return decision.options[0].value
    option = decision.option(player(decision))
    assert option is not None, f"no answer to {decision.question}: {[one.id for one in decision.options]}"
    return option.value
