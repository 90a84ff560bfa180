"""Rule tests of Gloomhaven: a table with items, active cards and scenario rules, and everything that can be done at it.

>>> board = Board(row(5))
>>> board.hero("brute", (0, 0))
>>> board.monster("guard", (1, 0), cards=[card()])
>>> game = board.game()
>>> assert attack(game, Attack(n=3), "target:guard:1") == [3]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.havens.abilities import Attack, CardAbility
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.records import Item, Scenario
from tafelrunde.games.havens.rules import actions, flow, turn
from tafelrunde.games.havens.rules import attack as attacks
from tafelrunde.games.havens.rules.strike import Strike
from tafelrunde.games.havens.seams import Seams
from tafelrunde.games.havens.state import ActiveCard, Bonus, Figure, Hero, ItemCard
from tafelrunde.kernel import Decision, Event, Rules
from tafelrunde.kernel.decision import CHECKPOINT, Together
from tafelrunde.tabletop.hexes import Hex, disc
from tests.helpers.gloomhaven import Table, _chosen, card, name, told

__all__ = [
    "Board", "act", "asked", "attack", "blows", "card", "hp", "ids", "marks", "name", "one_round", "party", "phase",
    "row", "run", "strike", "take_turn", "told", "turns", "whole_turn",
]  # fmt: skip


def row(length: int, r: int = 0) -> list[Hex]:
    """Hexes in a row, from (0, r) on."""
    return [(q, r) for q in range(length)]


class Board(Table):
    """A table where heroes have items and active cards, and the scenario may have rules of its own."""

    def __init__(self, hexes: Any = None, **values: Any) -> None:
        super().__init__(hexes, **values)
        self.items: dict[str, Item] = {}
        self.scenario: dict[str, Any] = {}
        """What the scenario has besides the map: `goal`, `lose`, `special`, `texts`."""

    def item(self, hero: Hero, number: str, *abilities: CardAbility, state: Any = "ready", **values: Any) -> None:
        """Equip a hero with an item; `values` as in `records.Item`."""
        values = {"slot": "small", "price": 10, "use": "spent", "when": "turn", **values}
        self.items[number] = Item(id=number, name=name(number), abilities=abilities, **values)
        hero.items.append(ItemCard(number, state))
        character = hero.character
        hero.character = replace(character, items=(*character.items, number))

    def active(
        self, hero: Hero, card_id: str, *abilities: CardAbility, lasts: Any = "persistent", lost: bool = True,
        slots: tuple[int, ...] = (), **bonus: Any,
    ) -> None:  # fmt: skip
        """Put a card into a hero's active area; `bonus` (shield, retaliate …) is on its figure as long."""
        self.half(card_id, "top", *abilities, active=lasts, lost=lost, slots=slots)
        hero.active.append(ActiveCard(card_id, "top", lasts, lost))
        if bonus:
            figure = next(figure for figure in self.state.figures if figure.id == hero.id)
            figure.bonuses = (*figure.bonuses, Bonus(card_id, lasts="card", **bonus))

    def plain(self, *cards: str) -> list[str]:
        """Cards with nothing on them, for hands and piles."""
        for key in cards:
            self.half(key, "top")
        return list(cards)

    def game(self, seams: Seams | None = None, **content: Any) -> Game:
        game = super().game(seams, **{"items": self.items, **content})
        if self.scenario:
            changed: Scenario = replace(game.content.scenarios["test"], **self.scenario)
            game.content = replace(game.content, scenarios={"test": changed})
        return game


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


def run(game: Game, rules: Rules[Any], *answers: str) -> Any:
    """Run rules to their end; questions with one answer answer themselves, and every given answer must be used."""
    left = list(answers)
    result = _run(rules, left)
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
            value = _chosen(request, left)


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
        value = _chosen(request, left)


def ids(decision: Decision | None) -> list[str]:
    """The answers to a question."""
    return [] if decision is None else [option.id for option in decision.options]


# --- doing things ---------------------------------------------------------------------------------------------


def _hero(game: Game, cls: str) -> Hero:
    return next(hero for hero in game.state.heroes if hero.id == cls)


def whole_turn(game: Game, cls: str = "brute") -> Rules[None]:
    """All steps of a character's turn, from its beginning even if another try was left in the middle."""
    game.state.acting, game.state.step = cls, "start"
    _hero(game, cls).progress = None
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
    """Anybody's attack on declared targets (`values` as in `Strike`); the damage of each single attack."""
    game.state.acting = attacker
    before = len(blows(game))
    targets = [game.figure(key) for key in ([target] if isinstance(target, str) else target)]
    run(game, attacks.perform(game, Strike(game.figure(attacker), value, **values), targets), *answers)
    return blows(game)[before:]


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
