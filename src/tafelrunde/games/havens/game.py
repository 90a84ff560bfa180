"""The running scenario in the words of the rulebook: figures, heroes, hexes, range and sight, and what they have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tafelrunde.games.havens.announcements import Announcements
from tafelrunde.games.havens.board import dungeon_rooms
from tafelrunde.games.havens.board.ground import Ground, ground
from tafelrunde.games.havens.board.terrain import Terrain
from tafelrunde.games.havens.box.cards import AbilityCard, Action, Content, Half, Item, SummonStats, hurried
from tafelrunde.games.havens.box.formula import Formula, value
from tafelrunde.games.havens.box.monsters import Aura, MonsterCard, MonsterType, Stats, Traits
from tafelrunde.games.havens.box.scenarios import Ally, Contents, LevelRow, OverlayKind, Scenario, TreasureReward
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.state import Figure, Hero, Mark, ModifierDeck, Overlay, State
from tafelrunde.kernel import PARTY, Decision, Option, Preview, Refused
from tafelrunde.kernel import Game as KernelGame
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import Mask, bits

FAR = 1 << 20
"""The range of what no way without walls leads to."""
NO_TRAITS = Traits()
NOTHING = Contents()
NO_ARGS: Mapping[str, Any] = {}


class Game(KernelGame[State]):
    """State, content, the edition, who hears of what happens, and the nouns of the rulebook."""

    __slots__ = ("_ground", "_known", "announce", "content", "edition")

    def __init__(self, state: State, content: Content, edition: Edition[Game], announce: Announcements[Game]) -> None:
        super().__init__(state)
        self.content = content
        self.edition = edition
        self.announce = announce
        self._known: tuple[object, object, object] = (None, None, None)
        self._ground: Ground

    # --- the scenario -----------------------------------------------------------------------------------------

    @property
    def scenario(self) -> Scenario:
        name = self.state.scenario
        return dungeon_rooms.ADVENTURE if name == dungeon_rooms.RANDOM else self.content.scenarios[name]

    def contents(self, room: int) -> Contents:
        """What a room holds when it is revealed (GH-REV-01, GH-RDG-05)."""
        laid = self.state.dungeon
        if laid:
            return dungeon_rooms.contents(self.content, room, laid[room - 1])
        return self.scenario.contents.get(room, NOTHING)

    def treasure(self, number: int) -> TreasureReward | None:
        """What is in a numbered treasure, if it is known (GH-LOT-03)."""
        if number < 0:
            return dungeon_rooms.treasure(self.content, self.state.dungeon, number)
        return self.content.treasures.get(number)

    @property
    def characters(self) -> int:
        """C: the characters that started the scenario, exhausted ones included."""
        return len(self.state.heroes)

    @property
    def level(self) -> LevelRow:
        """What the scenario level fixes (GH-LVL-05, GH-SOL-02)."""
        rows = self.content.solo_levels if self.state.adjusted else self.content.levels
        return rows[self.state.level]

    @property
    def hazard_damage(self) -> int:
        return self.edition.hazard_damage(self.level)

    def number(self, formula: Formula) -> int:
        """The value of a formula with C and St (GH-MON-07)."""
        return value(formula, self.characters, self.state.level)

    def own_hp(self, formula: Formula, type_: str) -> int:
        """The hit points that a scenario gives a monster: T are those of an elite of its type (FH-GEN-03)."""
        elites = self.content.monsters[type_].elite
        elite = self.number(elites[self.level.monster_level].hp) if elites else None
        return value(formula, self.characters, self.state.level, elite)

    def variant(self, name: str) -> bool:
        return name in self.state.variants

    # --- who is who -------------------------------------------------------------------------------------------

    def figure(self, figure_id: str) -> Figure:
        for figure in self.state.figures:
            if figure.id == figure_id:
                return figure
        raise KeyError(figure_id)

    def find(self, figure_id: str) -> Figure | None:
        """The figure, if it is still on the map."""
        for figure in self.state.figures:
            if figure.id == figure_id:
                return figure
        return None

    def on_map(self, figure: Figure) -> bool:
        """Whether this very figure is still there; a new monster may have got the number of a dead one."""
        for other in self.state.figures:  # noqa: SIM110  (asked very often, and a generator costs more than the search)
            if other is figure:
                return True
        return False

    def hero(self, figure: Figure) -> Hero:
        """The character of a figure."""
        for hero in self.state.heroes:
            if hero.character.cls == figure.id:
                return hero
        raise KeyError(figure.id)

    def owner(self, figure: Figure) -> Hero | None:
        """The hero itself, or the summoner of a summon."""
        if figure.kind == "hero":
            return self.hero(figure)
        return self.state.heroes[figure.owner] if figure.owner >= 0 else None

    def chooser(self, figure: Figure) -> int:
        """Who decides what the rules leave open: the summoner's player (GH-SUM-06), else the party (GH-AMB-01)."""
        owner = self.owner(figure)
        return PARTY if owner is None else owner.seat

    def body(self, hero: Hero) -> Figure | None:
        """The hero's figure, unless it is exhausted or gone."""
        return self.find(hero.character.cls)

    def heroes(self) -> list[Hero]:
        """The characters still in play."""
        heroes = self.state.heroes
        for hero in heroes:
            if hero.exhausted or hero.escaped:
                return [hero for hero in heroes if not (hero.exhausted or hero.escaped)]
        return heroes[:]

    def enemies(self, figure: Figure) -> list[Figure]:
        """All figures of the other side (GH-OVR-15)."""
        return [other for other in self.state.figures if other.side != figure.side]

    def allies(self, figure: Figure) -> list[Figure]:
        """All other figures of the same side; nobody is their own ally (GH-OVR-15)."""
        return [other for other in self.state.figures if other.side == figure.side and other is not figure]

    def targetable(self, figure: Figure) -> list[Figure]:
        """Enemies that can be targeted: not the invisible ones (GH-CON-25)."""
        side, has = figure.side, self.has
        return [
            other
            for other in self.state.figures
            if other.side != side and not (other.marks and has(other, "invisible"))
        ]

    # --- where is what ----------------------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        state = self.state
        map_, rooms, opened = self._known
        if map_ is not state.map or rooms is not state.rooms or opened is not state.opened:
            self._ground = ground(state.map, state.rooms, state.opened, self.edition.ruleset.sight)
            self._known = state.map, state.rooms, state.opened
        return self._ground

    def at(self, hex_: Hex) -> Figure | None:
        """The figure in a hex."""
        for figure in self.state.figures:
            if figure.at == hex_:
                return figure
        return None

    def shares_hex(self, figure: Figure) -> bool:
        """Whether somebody else is in the figure's hex."""
        at = figure.at
        for other in self.state.figures:  # noqa: SIM110  (asked after every move, and a generator costs more)
            if other.at == at and other is not figure:
                return True
        return False

    def occupied(self) -> Mask:
        """Every hex with a figure."""
        place = self.ground.grid.places.get
        mask = 0
        for figure in self.state.figures:
            mask |= place(figure.at, 0)
        return mask

    @property
    def terrain(self) -> Terrain:
        """The hexes of overlay tiles by their kind."""
        return self.ground.terrain(self.state.overlays)

    def tiles(self, *kinds: OverlayKind) -> Mask:
        """Every hex with an overlay tile of these kinds."""
        terrain = self.terrain
        mask = 0
        for kind in kinds:
            mask |= getattr(terrain, kind)
        return mask

    def overlay(self, at: Hex, *kinds: OverlayKind) -> Overlay | None:
        """The overlay tile of one of these kinds in a hex."""
        for overlay in self.state.overlays:
            if at in overlay.at and overlay.kind in kinds:
                return overlay
        return None

    def empty(self) -> Mask:
        """Empty hexes: no figure, token or tile; corridors, plates and open doors count as empty (GH-OVR-17)."""
        grid = self.ground.grid
        taken = self.occupied() | self.tiles("obstacle", "trap", "hazard", "difficult", "ice")
        taken |= grid.mask([chest.at for chest in self.state.chests])
        if self.edition.tokens_fill_hexes:
            taken |= grid.mask(self.state.coins)
        return grid.hexes & ~taken

    def hexes(self, mask: Mask) -> list[Hex]:
        """The hexes of a mask in a stable order."""
        to_hex = self.ground.grid.hex
        return [to_hex(index) for index in bits(mask)]

    def range(self, one: Hex, other: Hex) -> int:
        """The smallest number of steps that cross no wall; FAR if there is none (GH-HEX-04)."""
        grid = self.ground.grid
        steps = grid.steps_between(grid.index(one), grid.index(other))
        return FAR if steps is None else steps

    def within(self, at: Hex, reach: int) -> Mask:
        """All hexes up to so many steps away, this one included (GH-HEX-05)."""
        grid = self.ground.grid
        return grid.disc(grid.index(at), reach)

    def adjacent(self, one: Hex, other: Hex) -> bool:
        """Neighbours without a wall between (GH-HEX-03)."""
        grid = self.ground.grid
        return bool(grid.beside(grid.index(one)) >> grid.index(other) & 1)

    def sees(self, one: Hex, other: Hex) -> bool:
        """Line of sight (GH-LOS-02)."""
        found = self.ground
        return found.sight.sees(found.grid.index(one), found.grid.index(other))

    def in_reach(self, at: Hex, reach: int, figures: list[Figure]) -> list[Figure]:
        """Those of the figures within range and in line of sight (GH-LOS-01, GH-LOS-04)."""
        ground = self.ground
        index, sees = ground.grid.index, ground.sight.sees
        here, place = index(at), ground.grid.places.get
        near = ground.grid.disc(here, reach)
        return [one for one in figures if near & place(one.at, 0) and sees(here, index(one.at))]

    def neighbours(self, at: Hex, figures: list[Figure]) -> list[Figure]:
        """Those of the figures adjacent to a hex."""
        grid = self.ground.grid
        near = grid.beside(grid.index(at))
        return [figure for figure in figures if near >> grid.index(figure.at) & 1]

    # --- what figures have ------------------------------------------------------------------------------------

    def has(self, figure: Figure, condition: ConditionName) -> bool:
        for mark in figure.marks:  # noqa: SIM110  (asked very often, and most figures have none)
            if mark.what == condition:
                return True
        return False

    def monster(self, figure: Figure) -> MonsterType:
        return self.content.monsters[figure.type]

    def stats(self, figure: Figure) -> Stats:
        """The numbers of a monster by rank and monster level (GH-LVL-06, GH-MON-05)."""
        kind = self.content.monsters[figure.type]
        level = self.level.monster_level
        match figure.rank:
            case "normal":
                return kind.normal[level]
            case "elite":
                return kind.elite[level]
            case "boss":
                return kind.boss[level]
            case "named" if kind.boss:
                return kind.boss[level]
            case _:
                return kind.normal[level]

    def summon_stats(self, figure: Figure) -> SummonStats:
        return self.content.summons[figure.type]

    def ally_stats(self, figure: Figure) -> Ally:
        for contents in self.scenario.contents.values():
            for ally in contents.allies:
                if ally.id == figure.type:
                    return ally
        raise KeyError(figure.type)

    def traits(self, figure: Figure) -> Traits:
        """What is always active for a figure (GH-DAT-21)."""
        match figure.kind:
            case "monster":
                return self.stats(figure).traits
            case "summon":
                return self.content.summons[figure.type].traits
            case "ally":
                return self.ally_stats(figure).traits
            case _:
                return NO_TRAITS

    def flying(self, figure: Figure) -> bool:
        """Flying is a property of a figure (GH-MOV-07): by its card, or by an item that always works."""
        if figure.kind != "hero":
            return self.traits(figure).flying
        printed = self.content.items
        for card in self.hero(figure).items:
            item = printed[card.id]
            if item.when == "always" and item.gain.fly:
                return True
        return False

    def shield(self, figure: Figure) -> int:
        """All shields together (GH-SHD-01); those that wait for an attack are added by the attack."""
        own = self.traits(figure).shield + sum([bonus.shield for bonus in figure.bonuses])
        return own + sum([aura.shield for aura in self.auras(figure)]) if self.content.auras else own

    def auras(self, figure: Figure, of_enemies: bool = False) -> list[Aura]:
        """What others do for, or to, whoever stands where this figure stands."""
        found = []
        for other in self.state.figures:
            if other.type in self.content.auras and other is not figure and (other.side != figure.side) == of_enemies:
                aura = self.traits(other).aura
                if aura is not None and self.range(other.at, figure.at) <= aura.range:
                    found.append(aura)
        return found

    def retaliates(self, figure: Figure) -> list[tuple[int, int]]:
        """Every retaliate with its range (GH-RET-04)."""
        traits = self.traits(figure)
        own = [(traits.retaliate, traits.retaliate_range)] if traits.retaliate else []
        if figure.bonuses:
            own += [(bonus.retaliate, bonus.range) for bonus in figure.bonuses if bonus.retaliate]
        return own

    def modifiers(self, figure: Figure) -> ModifierDeck:
        """The deck a figure draws from (GH-DAT-12)."""
        return self.edition.modifier_deck(self, figure)

    def marked(self, figure: Figure, mark: Mark) -> None:
        """Put a condition on a figure; it can have each only once (GH-CON-02)."""
        figure.marks = (*[old for old in figure.marks if old.what != mark.what], mark)

    def unmarked(self, figure: Figure, condition: ConditionName) -> bool:
        """Take a condition off; whether it was there."""
        kept = tuple(mark for mark in figure.marks if mark.what != condition)
        removed = len(kept) != len(figure.marks)
        figure.marks = kept
        return removed

    # --- cards ------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> AbilityCard:
        return self.content.cards[card_id]

    def playable(self, hero: Hero) -> list[str]:
        """The hand cards that a character can select: of its form, where it has forms (FH-CLS-10)."""
        if not hero.form:
            return hero.hand
        cards = self.content.cards
        return [card for card in hero.hand if card in cards and cards[card].form == hero.form]

    def action(self, hero: Hero, card_id: str, half: Half) -> Action:
        """A half of a card as the character performs it now: in a fast turn it may say something else (FH-CLS-02)."""
        card = self.content.cards[card_id]
        printed = card.top if half == "top" else card.bottom
        return hurried(printed) if hero.fast and printed.fast else printed

    def item(self, item_id: str) -> Item:
        return self.content.items[item_id]

    def monster_card(self, type_id: str) -> MonsterCard | None:
        """The card revealed for a type this round."""
        deck = self.state.decks.get(self.content.monsters[type_id].deck)
        return self.content.monster_card(deck.card) if deck is not None and deck.card else None

    def types_of(self, deck_id: str) -> list[str]:
        """The monster types on the map that go by the cards of a deck; none: all of them."""
        present = [figure.type for figure in self.state.figures if figure.kind == "monster"]
        types = [name for name, kind in self.content.monsters.items() if kind.deck == deck_id]
        return [name for name in types if name in present] or types

    # --- gains ------------------------------------------------------------------------------------------------

    def gain_xp(self, hero: Hero, amount: int, rule: str) -> None:
        """XP is not optional (GH-XPG-05)."""
        if amount:
            hero.xp += amount
            self.tell("gains_xp", rule, hero=hero.id, amount=amount, xp=hero.xp)

    def tell_section(self, section: str, rule: str) -> None:
        """Show a text of the scenario, if it has one of that name (GH-REV-04)."""
        if section in self.scenario.texts:
            self.tell("section", rule, section=f"scenario-{self.state.scenario}-{section}")

    def tell_story(self, section: str, rule: str) -> None:
        """The same for how a scenario begins and ends, which nobody reads in casual mode (GH-OVR-08)."""
        if not self.state.casual:
            self.tell_section(section, rule)

    def tally(self, hero: Hero | None, what: str, amount: int = 1) -> None:
        """Count something for battle goals and statistics."""
        if hero is not None:
            hero.tally[what] = hero.tally.get(what, 0) + amount

    def new_id(self, kind: str) -> str:
        """An id that nothing has had before: `rat_swarm:3`."""
        self.state.serial += 1
        return f"{kind}:{self.state.serial}"


class CitingGame(Game):
    """A game whose catalogue is not the engine's: what it tells and asks names its own rules (see `concordance`)."""

    __slots__ = ()

    def ask(
        self,
        seat: int,
        question: str,
        options: Sequence[Option],
        rule: str = "",
        args: Mapping[str, Any] = NO_ARGS,
        default: str = "",
        why_not: Callable[[], Sequence[Refused]] | None = None,
        preview: Callable[[Option], Preview] | None = None,
        until: str = "",
    ) -> Decision:
        own = self.edition.concordance
        assert own is not None
        refused = None if why_not is None else lambda: own.throughout(why_not())
        shown = None if preview is None else lambda option: own.throughout(preview(option))
        return Decision(seat, question, options, own.rules[rule], args, default, refused, shown, until)

    def tell(self, kind: str, rule: str = "", **args: Any) -> None:
        if self.recording:
            own = self.edition.concordance
            assert own is not None
            super().tell(kind, own.rules[rule], **args)


def running(state: State, content: Content, edition: Edition[Game], announce: Announcements[Game]) -> Game:
    """The game of an edition, of the kind that names its rules."""
    kind = Game if edition.concordance is None else CitingGame
    return kind(state, content, edition, announce)
