"""The running game in the words of Sword & Sorcery: figures, zones, values, decks, one way to do each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure
from tafelrunde.games.sword_and_sorcery.box.cards import HeroCard, Setting
from tafelrunde.games.sword_and_sorcery.box.content import Content, card_of, load
from tafelrunde.games.sword_and_sorcery.box.enemies import BossCard, EnemyCard, Scroll
from tafelrunde.games.sword_and_sorcery.box.map.board import Board, Ground
from tafelrunde.games.sword_and_sorcery.effects import formula
from tafelrunde.games.sword_and_sorcery.effects.deeds import Huge
from tafelrunde.games.sword_and_sorcery.effects.words import RANKS, If, Until
from tafelrunde.games.sword_and_sorcery.loadout import (
    GLANCES,
    Loadout,
    Remembered,
    Sourced,
    companion_level,
    loadout,
)
from tafelrunde.games.sword_and_sorcery.state import (
    NEW_ITEM,
    CompanionFigure,
    Enemy,
    Figure,
    Hero,
    ItemState,
    Plague,
    State,
)
from tafelrunde.games.sword_and_sorcery.state.tasks import AnyTask, Attack
from tafelrunde.kernel import Game as KernelGame


class Ratio(NamedTuple):
    """How many counted figures each side has in a zone (SS-CTL-03)."""

    heroes: int
    enemies: int

    @property
    def control(self) -> str:
        """SS-CTL-01, SS-CTL-05, SS-CTL-07."""
        if self.heroes < 0 or self.enemies < 0 or self.heroes == self.enemies:
            return ""
        return "heroes" if self.heroes > self.enemies else "enemies"

    @property
    def domination(self) -> str:
        """SS-CTL-02, SS-CTL-04."""
        side = self.control
        if not side:
            return ""
        more, less = max(self), min(self)
        return side if more >= 2 * less else ""


ABSENT = -1
"""A side without any figure in a zone: nobody controls it (SS-CTL-05)."""


class Game(KernelGame[State]):
    """State, content, map, and the nouns of the rulebook."""

    __slots__ = ("_barriers", "_board", "_ground", "_laid", "_loadouts", "_shut", "content")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.content: Content = load()
        self._laid = state.adventure
        self._board: Board = self.content.board(state.adventure)
        self._loadouts: Remembered = {}
        self._ground: Ground | None = None
        self._shut: tuple[str, ...] = ()
        self._barriers: tuple[tuple[str, str], ...] = ()

    # --- what is said -------------------------------------------------------------------------------------------

    def tell(self, kind: str, rule: str = "", **args: Any) -> None:
        """Say what happened; figures are called by their names."""
        if self.recording:
            for key in ("figure", "whom"):
                if key in args:
                    args[key] = self.called(args[key])
            super().tell(kind, rule, **args)

    def called(self, name: str) -> str:
        """What a figure or zone is called by: the class of a hero, the card of an enemy."""
        kind, _, rest = name.partition(":")
        return self.hero(int(rest)).card if kind == "hero" else rest if kind == "zone" else name

    def who(self, name: str) -> dict[str, str]:
        """Which figure a question is about."""
        return {"figure": self.called(name)}

    def whom(self, name: str) -> dict[str, str]:
        """Whom an option is about."""
        return {"whom": self.called(name)}

    # --- what is to be done -------------------------------------------------------------------------------------

    def plan(self, *tasks: AnyTask) -> None:
        """Put tasks on the agenda; the first one given is done first."""
        self.state.agenda.extend(reversed(tasks))

    def plan_after(self, task: AnyTask, *tasks: AnyTask) -> None:
        """Put tasks below one on the agenda: they are done when it is finished, the first one given first."""
        agenda = self.state.agenda
        at = next(at for at, other in enumerate(agenda) if other is task)
        agenda[at:at] = reversed(tasks)

    def finish(self, task: AnyTask) -> None:
        """The task is done. What it has planned since lies above it and stays."""
        agenda = self.state.agenda
        if agenda and agenda[-1] is task:
            agenda.pop()
            return
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at] is task:
                del agenda[at]
                return
        raise AssertionError(f"{task} is not on the agenda")

    @property
    def attack(self) -> Attack | None:
        """The attack in progress: the uppermost one."""
        for task in reversed(self.state.agenda):
            if isinstance(task, Attack):
                return task
        return None

    def win(self, rule: str) -> None:
        """SS-MOD-07; victory counts before defeat (SS-MOD-09)."""
        if self.state.result != "won":
            self.state.result = "won"
            self.state.reason = rule
            self.tell("won", rule, adventure=self.state.adventure)

    def lose(self, rule: str) -> None:
        """SS-MOD-08."""
        if not self.state.result:
            self.state.result = "lost"
            self.state.reason = rule
            self.tell("lost", rule, adventure=self.state.adventure, why=f"lost-{rule}")

    def end_campaign(self, result: Literal["won", "lost"], rule: str) -> None:
        """The whole campaign is over."""
        self.state.result, self.state.reason = result, rule
        self.state.phase = "over"
        self.tell("campaign_over", rule, result=result)

    # --- figures ------------------------------------------------------------------------------------------------

    def hero(self, seat: int) -> Hero:
        """The hero of a seat; in a campaign some may be at home (SS-CAM-02)."""
        heroes = self.state.heroes
        if seat < len(heroes) and heroes[seat].seat == seat:
            return heroes[seat]
        return next(hero for hero in heroes if hero.seat == seat)

    def find(self, name: str) -> Figure | None:
        """A figure in play by its id, None if it is gone."""
        figures: Sequence[Figure]
        state, kind = self.state, name[:1]
        if kind == "h":
            figures = state.heroes
        elif kind == "e":
            figures = state.enemies
        else:
            figures = state.companions if kind == "c" else state.plagues
        for figure in figures:
            if figure.id == name:
                return figure
        return None

    def standing(self, name: str) -> Figure | None:
        """A figure in play that is no ghost, by its id."""
        figure = self.find(name)
        return None if isinstance(figure, Hero) and figure.ghost else figure

    def figure(self, name: str) -> Figure:
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def figures(self) -> list[Figure]:
        """Everybody in play (SS-GEN-01); ghosts are touched by nothing (SS-GHO-03)."""
        state = self.state
        return [*self.living(), *state.companions, *state.enemies, *state.plagues]

    def living(self) -> list[Hero]:
        return [hero for hero in self.state.heroes if not hero.ghost]

    def heroes_in(self, zone: str) -> list[Hero]:
        """Living heroes there."""
        return [hero for hero in self.state.heroes if hero.zone == zone and not hero.ghost]

    def companions_in(self, zone: str) -> list[CompanionFigure]:
        return [companion for companion in self.state.companions if companion.zone == zone]

    def hero_side_in(self, zone: str) -> list[Figure]:
        return [*self.heroes_in(zone), *self.companions_in(zone)]

    def enemies_in(self, zone: str) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.zone == zone]

    def plagues_in(self, zone: str) -> list[Plague]:
        return [plague for plague in self.state.plagues if plague.zone == zone]

    def engaged(self, hero: Hero) -> bool:
        """SS-ENG-01; plagues do not engage (SS-LOS-11)."""
        zone = hero.zone
        for enemy in self.state.enemies:  # noqa: SIM110  (asked at every action, and a generator costs more)
            if enemy.zone == zone:
                return True
        return False

    def seat_of(self, figure: Figure) -> int:
        """Whose player decides for a figure (SS-ASG-04, SS-ASG-07, SS-PLG-08)."""
        if isinstance(figure, Enemy):
            return figure.player if figure.player >= 0 else self.state.active
        if isinstance(figure, Hero):
            return figure.seat
        return figure.owner if isinstance(figure, CompanionFigure) else self.state.active

    def heroes_in_turn(self) -> list[Hero]:
        """From the active one on."""
        heroes, first = self.state.heroes, self.state.active
        if first <= heroes[0].seat:
            return heroes
        return [hero for hero in heroes if hero.seat >= first] + [hero for hero in heroes if hero.seat < first]

    def clockwise(self, start: int | None = None) -> list[int]:
        """All seats from the active one on."""
        first = self.state.active if start is None else start
        seats = [hero.seat for hero in self.state.heroes]
        return [seat for seat in seats if seat >= first] + [seat for seat in seats if seat < first]

    # --- cards of figures ------------------------------------------------------------------------------------------

    def hero_card(self, hero: Hero) -> HeroCard:
        return self.content.heroes[hero.card]

    def setting(self, hero: Hero) -> Setting:
        """The setting of the soul gem (SS-CMP-03)."""
        return self.content.heroes[hero.card].gem[hero.rank - 1]

    def scroll(self, enemy: Enemy) -> Scroll:
        return self.content.scrolls[enemy.scroll]

    def enemy_card(self, enemy: Enemy) -> EnemyCard | BossCard:
        boss = self.content.bosses.get(enemy.card)
        return boss if boss is not None else self.content.enemy_cards[enemy.card]

    def is_boss(self, enemy: Enemy) -> bool:
        return enemy.card in self.content.bosses

    def rank_order(self, enemy: Enemy) -> int:
        """Violet before red, blue and green (SS-ENM-01)."""
        return -RANKS.index(self.scroll(enemy).rank)

    def item_state(self, code: str) -> ItemState:
        return self.state.items.get(code, NEW_ITEM)

    # --- amounts and effects -----------------------------------------------------------------------------------------

    def soul_rank(self, figure: Figure | None) -> int:
        """SR of the hero whose card it is; companions use their owner's (SS-SOU-09, SS-COM-18)."""
        if isinstance(figure, Hero):
            return figure.rank
        if isinstance(figure, CompanionFigure):
            return self.hero(figure.owner).rank
        return max([hero.rank for hero in self.state.heroes])

    def amount(self, amount: int | str, owner: Figure | None = None, armor: int = 0, paid: int = 0) -> int:
        """What an amount comes to (SS-GEN-11 … 13)."""
        if isinstance(amount, int):
            return amount
        values = formula.Values(self.content.config.act, self.soul_rank(owner), len(self.state.heroes), armor, paid)
        return formula.evaluate(amount, values)

    def loadout(self, figure: Figure) -> Loadout:
        """What a figure brings; nearly always nothing has changed since it was asked for last."""
        known = self._loadouts.get(figure.id)
        if known is not None and known[0] == GLANCES[type(figure)](self.state, figure):
            return known[1]
        return loadout(self.state, figure, self.content, self._loadouts)

    def effects(self, figure: Figure, at: str) -> list[Sourced]:
        """Effects of a figure that work then and whose conditions outside an attack hold."""
        found = self.loadout(figure).get(at)
        return [] if found is None else [sourced for sourced in found if self.works(figure, sourced)]

    def works(self, figure: Figure, sourced: Sourced) -> bool:
        """Whether the conditions of an effect hold outside an attack."""
        for condition in sourced.effect.if_:  # noqa: SIM110  (asked very often, and most effects have none)
            if not self.holds(figure, condition):
                return False
        return True

    def value(self, figure: Figure, what: str) -> int:
        """What standing effects add to a value of the figure; the same source counts once (SS-GEN-05)."""
        changing = self.loadout(figure).changes.get(what)
        if changing is None:
            return 0
        total = 0
        counted = set()
        for sourced, operation in changing:
            name = (card_of(sourced.source), sourced.key.rpartition(".")[2])
            if name not in counted and self.works(figure, sourced):
                counted.add(name)
                by = self.find(sourced.by) if sourced.by else figure
                total += self.amount(operation.n, by)
        return total

    def immune(self, figure: Figure, to: str, level: int = 1) -> bool:
        """SS-CON-06, SS-BOS-03."""
        if isinstance(figure, Enemy):
            card = self.enemy_card(figure)
            if isinstance(card, BossCard) and to in card.immune:
                return True
        if isinstance(figure, Plague) and to in self.content.plagues[figure.kind].immune:
            return True
        immunities = self.loadout(figure).immunities
        return bool(immunities) and any(
            to in op.to and (not op.level or level <= op.level) and self.works(figure, sourced)
            for sourced, op in immunities
        )

    def forbids(self, figure: Figure, what: str) -> bool:
        forbidden = self.loadout(figure).forbidden.get(what)
        return forbidden is not None and any(self.works(figure, sourced) for sourced in forbidden)

    def flying(self, figure: Figure) -> bool:
        """SS-FLY-01; ghosts fly (SS-GHO-01)."""
        if isinstance(figure, Hero):
            return figure.ghost
        return isinstance(figure, Enemy) and self.scroll(figure).flying

    def holds(self, figure: Figure, condition: If) -> bool:
        """Conditions about a figure and its zone; those about an attack or a target are asked for where it is known."""
        state = self.state
        if condition == "heroes_control_zone":
            return self.ratio(figure.zone).control == "heroes"
        if condition == "enemies_control_zone":
            return self.ratio(figure.zone).control == "enemies"
        if condition == "alone":
            return len(self.heroes_in(figure.zone)) == 1
        if condition == "no_enemy_within_1":
            near = self.ground.within(figure.zone, 1)
            return not any(enemy.zone in near for enemy in state.enemies)
        if condition == "no_enemy_in_play":
            return not state.enemies
        if condition == "first_round":
            return state.round == 1
        if condition == "night":
            return state.daytime == "night"
        if condition == "wounded":
            return figure.wounds > 0
        if condition == "half_wounded":
            return 2 * figure.wounds >= self.max_hp(figure)
        if condition == "hidden":
            return figure.hidden
        if condition == "has_charge":
            return isinstance(figure, Enemy) and any(figure.charges.values())
        if condition == "in_melee":
            if isinstance(figure, Plague):
                return any(not hero.hidden for hero in self.heroes_in(figure.zone))  # SS-PLG-05
            return bool(self.targets_in(figure.zone))
        if condition in ("engaged_with_two", "two_heroes_in_zone"):
            return len(self.targets_in(figure.zone)) >= 2
        if condition == "dome_placed":
            return any(token.kind == "dome_of_resistance" and token.owner == figure.id for token in state.tokens)
        if condition == "rage_1":
            return isinstance(figure, Hero) and figure.rage >= 1
        if condition == "rage_3":
            return isinstance(figure, Hero) and figure.rage >= 3
        raise ValueError(f"{condition} can't be asked of {figure.id} alone")

    def targets_in(self, zone: str) -> list[Figure]:
        """Heroes and companions that behaviours count (SS-BEH-10, SS-BEH-13)."""
        found: list[Figure] = [hero for hero in self.heroes_in(zone) if not hero.hidden]
        found += [one for one in self.companions_in(zone) if companion_level(one, self.content).value > 0]
        return found

    # --- values of figures --------------------------------------------------------------------------------------------

    def max_hp(self, figure: Figure) -> int:
        """SS-HP-03."""
        hp = self._printed_hp(figure)
        if "max_hp" in self.loadout(figure).changes:
            hp += self.value(figure, "max_hp")
        return hp if hp > 0 else 0

    def _printed_hp(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return self.setting(figure).hp
        if isinstance(figure, Enemy):
            hp = self.enemy_card(figure).hp
            if isinstance(hp, int):
                return hp
            return hp.few if len(self.state.heroes) <= 3 else hp.many  # SS-EHP-01
        if isinstance(figure, CompanionFigure):
            return self.amount(companion_level(figure, self.content).hp, figure)
        assert isinstance(figure, Plague)
        return self.content.plagues[figure.kind].hp

    def hp_left(self, figure: Figure) -> int:
        return self.max_hp(figure) - figure.wounds

    def alive(self, figure: Figure | None) -> bool:
        """In play and no ghost."""
        if figure is None:
            return False
        if isinstance(figure, Hero):
            return not figure.ghost
        return self.find(figure.id) is not None

    def lapse(self, figure: Figure, *until: Until) -> None:
        """Effects that a figure has until then are over (SS-USE-04, SS-TIM-08)."""
        figure.lasting = tuple([lasting for lasting in figure.lasting if lasting.until not in until])

    # --- control (SS-CTL) ---------------------------------------------------------------------------------------

    def ratio(self, zone: str) -> Ratio:
        """Counted figures of both sides; a side without any figure there is ABSENT (SS-CTL-03 … 07)."""
        state = self.state
        heroes = [self.counts(hero) for hero in state.heroes if hero.zone == zone and not hero.ghost]
        if state.companions:  # those with hero value 0 are nobody for this (SS-CTL-07)
            heroes += [self.counts(one) for one in self.companions_in(zone) if self._worth(one) > 0]
        enemies = [self.counts(enemy) for enemy in state.enemies if enemy.zone == zone]
        return Ratio(sum(heroes) if heroes else ABSENT, sum(enemies) if enemies else ABSENT)

    def _worth(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return 1
        if isinstance(figure, Enemy):
            boss = self.content.bosses.get(figure.card)
            if boss is None:
                return self.content.enemy_cards[figure.card].presence
            return boss.presence[boss.sides.index(figure.scroll)]
        assert isinstance(figure, CompanionFigure)
        return companion_level(figure, self.content).value

    def counts(self, figure: Figure) -> int:
        """As how many figures it counts (SS-CTL-03, SS-CTL-04)."""
        if figure.conditions.down:
            huge = any(
                isinstance(op, Huge) for sourced in self.loadout(figure).get("passive", ()) for op in sourced.effect.do
            )
            return 1 if huge else 0
        # Conditions of such effects may ask for control themselves: only those without conditions count.
        worth = self._worth(figure)
        for operation in self.loadout(figure).more:
            worth += self.amount(operation.n, figure)
        return worth

    # --- the map ------------------------------------------------------------------------------------------------------

    @property
    def adventure(self) -> Adventure:
        return self.content.adventures[self.state.adventure]

    @property
    def board(self) -> Board:
        """The map of the adventure that is played."""
        if self._laid != self.state.adventure:
            self._laid = self.state.adventure
            self._board = self.content.board(self._laid)
        return self._board

    @property
    def ground(self) -> Ground:
        """The map as it is now."""
        state = self.state
        ground = self._ground
        same = state.shut is self._shut and state.barriers is self._barriers and state.adventure == self._laid
        return ground if same and ground is not None else self._look(state.shut, state.barriers)

    def _look(self, shut: tuple[str, ...], barriers: tuple[tuple[str, str], ...]) -> Ground:
        self._shut, self._barriers = shut, barriers
        self._ground = self.board.ground(frozenset(shut), frozenset(barriers))
        return self._ground

    def sees(self, figure: Figure, zone: str) -> bool:
        """Line of sight of a figure to a zone (SS-LOS-01 … 14)."""
        between = self.ground.seen(figure.zone, self.content.config.sight).get(zone)
        if between is None:
            return False
        if not isinstance(figure, Hero | CompanionFigure):
            return True  # for enemies no figure blocks it (SS-LOS-07)
        here = figure.zone
        if zone == here:
            return True
        for token in self.state.tokens:
            if token.kind == "spell" and token.zone in (zone, here):
                return False  # SS-BOS-05
        for enemy in self.state.enemies:
            if not enemy.hidden and (enemy.zone == here or enemy.zone in between):
                return False
        return True

    # --- decks --------------------------------------------------------------------------------------------------------

    def draw(self, deck: list[str], discard: list[str], purpose: str) -> str:
        """The top card; an empty deck is made anew from its discards; nothing if both are empty (SS-GEN-04)."""
        if not deck:
            if not discard:
                return ""
            deck.extend(discard)
            discard.clear()
            self.shuffle(purpose, deck)
        self.reveal()
        return deck.pop()
