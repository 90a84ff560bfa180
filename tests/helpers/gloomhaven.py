"""Small boards of Gloomhaven for rule tests: a map of a few hexes, some figures, and content made for the test.

>>> board = Board(disc((0, 0), 4))
>>> board.hero("brute", (3, 0), initiative=30)
>>> board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack())])
>>> game = board.game()

What can be done at it is in `gloomhaven_rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens.box.abilities import CardAbility
from tafelrunde.games.havens.box.cards import AbilityCard, Action, CharacterClass, Content, Half, Item, SummonStats
from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.monsters import MonsterCard, MonsterType, Stats, Traits
from tafelrunde.games.havens.box.scenarios import Ally, Contents, Door, LevelRow, Map, Room, Scenario
from tafelrunde.games.havens.box.special import KillAll
from tafelrunde.games.havens.box.vocabulary import Area, Name
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game, running
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.state import (
    ActiveCard,
    Bonus,
    Character,
    Figure,
    FigureRank,
    Hero,
    ItemCard,
    Mark,
    ModifierDeck,
    MonsterDeck,
    Overlay,
    Slot,
    State,
)
from tafelrunde.tabletop.hexes import Hex, disc

AREAS = {
    "line2": Area(red=((1, 0), (2, 0)), grey=(0, 0)),
    "cone3": Area(red=((1, 0), (1, -1), (0, 1)), grey=(0, 0)),
    "tri3": Area(red=((0, 0), (1, 0), (0, 1))),
}


def name(text: str) -> Name:
    return Name(text, text)


def card(*abilities: MonsterAbility, initiative: int = 50, shuffle: bool = False) -> MonsterCard:
    """A monster card; its deck and number are given when it is put into one."""
    return MonsterCard(id="", deck="", initiative=initiative, abilities=abilities, shuffle=shuffle)


class Board:
    """Builds a game in the middle of a round: everybody's initiative is known, nobody has acted."""

    def __init__(self, hexes: Iterable[Hex] | None = None, *, level: int = 1, round: int = 2) -> None:
        self.rooms: dict[int, list[Hex]] = {1: list(disc((0, 0), 4) if hexes is None else hexes)}
        self.doors: list[Door] = []
        self.contents: dict[int, Contents] = {}
        self.walls: list[tuple[Hex, Hex]] = []
        self.monsters: dict[str, MonsterType] = {}
        self.decks: dict[str, tuple[MonsterCard, ...]] = {}
        self.summons: dict[str, SummonStats] = {}
        self.allies: list[Ally] = []
        self.cards: dict[str, AbilityCard] = {}
        self.items: dict[str, Item] = {}
        self.scenario: dict[str, Any] = {}
        """What the scenario has besides the map: `goal`, `lose`, `special`, `texts`."""
        self.state = State(players=2, scenario="test", level=level, phase="turns", round=round, rng=1)
        self.state.monster_modifiers = ModifierDeck(draw=["+0"] * 20)

    # --- who is there -----------------------------------------------------------------------------------------

    def hero(
        self,
        cls: str,
        at: Hex,
        *,
        initiative: int = 50,
        second: int = 60,
        hp: int = 10,
        resting: bool = False,
        seat: int | None = None,
        marks: Sequence[Any] = (),
        hand: Sequence[str] = (),
        unasked: tuple[str, ...] = (),
    ) -> Hero:
        """A character that has shown its cards; without cards in hand it can't negate damage.

        Its player wants to be asked everything the rules leave to it; `unasked` as in `state.Hero`.
        """
        state = self.state
        index = len(state.heroes)
        chosen = []
        for half, number in (("lead", initiative), ("other", second)):
            key = f"{cls}-{half}"
            empty = Action(abilities=())
            self.cards[key] = AbilityCard(
                id=key, owner=cls, level=1, initiative=number, name=name(key), top=empty, bottom=empty
            )
            chosen.append(key)
        hero = Hero(
            index=index,
            seat=index if seat is None else seat,
            character=Character(cls=cls),
            chosen=[] if resting else chosen,
            hand=list(hand),
            initiative=99 if resting else initiative,
            second=99 if resting else second,
            resting=resting,
            deck=ModifierDeck(draw=["+0"] * 20),
            unasked=unasked,
        )
        state.heroes.append(hero)
        self.put(Figure(id=cls, kind="hero", side="hero", type=cls, at=at, hp=hp, most=hp, marks=_marks(marks)))
        return hero

    def half(self, card_id: str, half: Half, *abilities: CardAbility, **action: Any) -> None:
        """Print abilities on one half of a card (`action` as in `records.Action`); the other half stays as it was."""
        old = self.cards.get(card_id)
        if old is None:
            empty = Action(abilities=())
            old = AbilityCard(id=card_id, owner="", level=1, initiative=50, name=name(card_id), top=empty, bottom=empty)
        printed: dict[str, Any] = {half: Action(abilities=abilities, **action)}
        self.cards[card_id] = replace(old, **printed)

    def type(
        self,
        type_: str,
        *,
        hp: Formula = 8,
        move: int | None = 2,
        attack: Formula = 2,
        range: int | None = None,
        traits: Traits = Traits(),  # noqa: B008 (frozen)
        cards: Sequence[MonsterCard] = (),
        deck: str = "",
        standees: int = 6,
        boss: bool = False,
        **more: Any,
    ) -> MonsterType:
        """A monster type with the same values at all levels; elites have one attack more. `cards` begin on top."""
        deck = deck or type_
        if cards:
            self.decks[deck] = tuple(
                MonsterCard(
                    id=f"{deck}-{number}", deck=deck, initiative=one.initiative, abilities=one.abilities,
                    shuffle=one.shuffle,
                )
                for number, one in enumerate(cards, start=1)
            )  # fmt: skip
            self.state.decks[deck] = MonsterDeck(draw=[one.id for one in reversed(self.decks[deck][1:])])
            self.state.decks[deck].card = self.decks[deck][0].id
        stats = (Stats(hp=hp, move=move, attack=attack, range=range, traits=traits),) * 8
        stronger = attack + 1 if isinstance(attack, int) else attack
        elite = (Stats(hp=hp, move=move, attack=stronger, range=range, traits=traits),) * 8
        kinds: dict[str, Any] = {"boss": stats} if boss else {"normal": stats, "elite": elite}
        self.monsters[type_] = MonsterType(id=type_, name=name(type_), deck=deck, standees=standees, **kinds, **more)
        return self.monsters[type_]

    def monster(
        self,
        type_: str,
        at: Hex,
        number: int = 1,
        *,
        rank: FigureRank = "normal",
        hp: int | None = None,
        lost: int = 0,
        marks: Sequence[Any] = (),
        **type_values: Any,
    ) -> Figure:
        """A monster; its type is made with it the first time (`type_values` as in `type`)."""
        if type_ not in self.monsters:
            self.type(type_, boss=rank == "boss", **type_values)
        kind = self.monsters[type_]
        row = (kind.boss or kind.normal)[0]
        most = hp if hp is not None else row.hp if isinstance(row.hp, int) else 8
        figure = Figure(
            id=f"{type_}:{number}", kind="monster", side="monster", type=type_, at=at, hp=most - lost, most=most,
            rank=rank, number=number, marks=_marks(marks),
        )  # fmt: skip
        return self.put(figure)

    def summon(
        self,
        kind: str,
        at: Hex,
        owner: Hero,
        number: int = 1,
        *,
        entered: int = 1,
        hp: int = 4,
        move: int | None = 2,
        attack: int = 1,
        range: int | None = None,
        traits: Traits = Traits(),  # noqa: B008 (frozen)
    ) -> Figure:
        """A character's summon, here since an earlier round."""
        self.summons[kind] = SummonStats(
            id=kind, name=name(kind), hp=hp, attack=attack, move=move, range=range, traits=traits
        )
        return self.put(
            Figure(
                id=f"{kind}:{number}", kind="summon", side="hero", type=kind, at=at, hp=hp, most=hp,
                owner=owner.index, entered=entered, summoned=True,
            )
        )  # fmt: skip

    def ally(self, kind: str, at: Hex, number: int = 1, **values: Any) -> Figure:
        """An allied figure of the scenario (values as in `records.Ally`)."""
        if not any(ally.id == kind for ally in self.allies):
            self.allies.append(Ally(id=kind, name=name(kind), at=at, hp=values.pop("hp", 5), **values))
        return self.put(
            Figure(id=f"{kind}:{number}", kind="ally", side="hero", type=kind, at=at, hp=5, most=5, number=number)
        )

    def object(self, kind: str, at: Hex, hp: int = 5) -> Figure:
        """An obstacle with hit points (GH-OVL-14)."""
        return self.put(Figure(id=kind, kind="object", side="monster", type=kind, at=at, hp=hp, most=hp))

    def put(self, figure: Figure) -> Figure:
        self.state.figures.append(figure)
        return figure

    # --- what characters have ---------------------------------------------------------------------------------

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

    # --- the map ----------------------------------------------------------------------------------------------

    def tile(self, kind: Any, *at: Hex, damage: int = 0, cond: tuple[Any, ...] = ()) -> None:
        """Overlay tiles, one per hex."""
        for hex_ in at:
            number = len(self.state.overlays)
            self.state.overlays.append(
                Overlay(id=f"{kind}:{number}", kind=kind, name=kind, at=(hex_,), damage=damage, cond=cond)
            )

    def door(self, at: Hex, beyond: Iterable[Hex], *, holds: Contents | None = None, locked: bool = False) -> Door:
        """A closed door, and the hexes of the room behind it, with what it holds."""
        room = len(self.rooms) + 1
        self.rooms[room] = list(beyond)
        self.contents[room] = holds or Contents()
        door = Door(id=f"door{room}", at=at, joins=(1, room), locked=locked)
        self.doors.append(door)
        return door

    # --- the game ---------------------------------------------------------------------------------------------

    def game(self, edition: Edition[Game] | None = None, **content: Any) -> Game:
        """The game, with everybody in the order of initiative."""
        state = self.state
        state.map = Map(
            rooms=tuple(Room(number, tuple(hexes)) for number, hexes in self.rooms.items()),
            doors=tuple(self.doors),
            walls=tuple(self.walls),
        )
        state.rooms = (1,)
        self.contents.setdefault(1, Contents(allies=tuple(self.allies)))
        game = running(state, self._content(**content), edition or EDITION, flow.ANNOUNCEMENTS)
        state.order = state.order or _order(game)
        if self.scenario:
            changed: Scenario = replace(game.content.scenarios["test"], **self.scenario)
            game.content = replace(game.content, scenarios={"test": changed})
        return game

    def _content(self, **more: Any) -> Content:
        row = [
            LevelRow(
                level=n, monster_level=n, gold_per_coin=2, trap_damage=2 + n, hazard_damage=(2 + n) // 2, bonus_xp=4
            )
            for n in range(8)
        ]
        scenario = Scenario(
            id="test", name=name("test"), map=self.state.map, contents=self.contents, goal=KillAll()
        )  # fmt: skip
        classes = {
            hero.id: CharacterClass(id=hero.id, name=name(hero.id), hand=10, hp=(10,) * 9, cards=(), perks=())
            for hero in self.state.heroes
        }
        values: dict[str, Any] = {
            "classes": classes,
            "cards": self.cards,
            "perks": {},
            "summons": self.summons,
            "items": self.items,
            "goals": {},
            "monsters": self.monsters,
            "decks": self.decks,
            "areas": AREAS,
            "scenarios": {"test": scenario},
            "treasures": {},
            "levels": tuple(row),
            "solo_levels": tuple(row),
            "level_xp": (0, 45, 95, 150, 210, 275, 345, 420, 500),
        }
        return Content(**{**values, **more})


def _marks(marks: Sequence[Any]) -> tuple[Mark, ...]:
    return tuple(mark if isinstance(mark, Mark) else Mark(mark) for mark in marks)


def _order(game: Game) -> list[Slot]:
    """Everybody by initiative, characters first of equals."""
    slots = [Slot(hero.initiative, "hero", hero.id) for hero in game.heroes()]
    for type_ in dict.fromkeys([figure.type for figure in game.state.figures if figure.kind == "monster"]):
        shown = game.monster_card(type_)
        if shown is not None:
            slots.append(Slot(shown.initiative, "monsters", type_))
    return sorted(slots, key=lambda slot: (slot.initiative, slot.kind))
