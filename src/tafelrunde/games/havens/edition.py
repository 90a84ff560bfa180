"""Where the games of this engine differ inside a scenario: one named value or method for each difference.

There are no defaults: each game has its own instance, and a difference that it forgets is an error of the type checker
and of the construction. The ids of chapter 15 of Frosthaven's catalogue say what differs.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tafelrunde.games.havens.box.abilities import Ability
from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.scenarios import LevelRow
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.concordance import Concordance
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.state import Bonus, Figure, Hero, ModifierDeck
from tafelrunde.kernel import Rules

G = TypeVar("G")
"""The running game, which knows its edition: so the edition leaves open what it is."""
RoundStep = Callable[[G], Rules[None] | None]
TurnStep = Callable[[G, Figure], Rules[None]]


class Edition(Protocol[G]):
    """The rules of a scenario that are not the same in all games of this engine."""

    prefix: str
    """The prefix of its rule ids."""
    concordance: Concordance | None
    """The game's own ids for the rules that the engine cites; None: they are its own."""
    classes: tuple[str, ...]
    """The classes that are there from the start, in the order in which they are offered (GH-OVR-04)."""
    party: tuple[str, ...]
    """The same in the order in which a party wants them: somebody in front first of all."""
    town: str
    """What a scenario that leads back to the town is linked to."""
    ruleset: RuleSet
    """Focus, movement, sight and invisible figures in the way (FH-DIF-01, FH-DIF-09, FH-DIF-24, FH-DIF-25).

    Also where jumping and flying may end and what it costs (FH-DIF-46, FH-DIF-47).
    """
    sight_without_range: bool
    """Whether an ability without a range needs line of sight too (FH-DIF-01)."""
    conditions: tuple[ConditionName, ...]
    """Which of the conditions of the table there are (FH-DIF-07)."""
    abilities: Mapping[type[Ability], Callable[..., Rules[bool]]]
    """What each ability of characters does: game, deed, ability; whether it was used (FH-DIF-16, FH-DIF-17)."""
    obstacles: Mapping[type[Ability], Callable[..., Any]]
    """What can be against an ability of characters: game, hero, figure, ability."""
    monster_abilities: Mapping[type[MonsterAbility], Callable[..., Rules[None]]]
    """What each ability of monsters does: game, creature, its number on the card, ability."""
    retaliate_needs_sight: bool
    """Whether retaliate hits only who is in line of sight (FH-DIF-48)."""
    targets_one_by_one: bool
    """Whether targets are chosen one after another, and a character may spare whom its area covers (FH-DIF-69).

    Or all are declared before the first card is drawn.
    """
    charged_shields_wait: bool
    """Whether a shield with use slots waits for an attack that would still deal damage (FH-DIF-71)."""
    elements_by_group: bool
    """Whether a group of monsters consumes once, with its first turn, and infuses after its last one (FH-DIF-64).

    Or every type whenever it can, and with the end of each turn.
    """
    turn_start: tuple[TurnStep[G], ...]
    """What conditions do to a figure when its turn begins, in this order (FH-DIF-07: regenerate before wound)."""
    turn_end: tuple[TurnStep[G], ...]
    """What they do when it ends, before those end that last for a turn: bane."""
    damage_rules: Mapping[tuple[ConditionName, ...], str]
    """By which rule conditions change damage, alone or together, or end with it (FH-CON-10 … FH-CON-21)."""
    hurt_removes: tuple[ConditionName, ...]
    """What suffered damage takes off: regenerate."""
    item_blockers: tuple[ConditionName, ...]
    """What keeps a character from using items: stun, impair."""
    heal_removes: tuple[ConditionName, ...]
    """FH-DIF-08."""
    heal_blockers: tuple[ConditionName, ...]
    """What lets a heal restore nothing."""
    forced_in_full: bool
    """Whether a push or pull that was begun is carried out as far as it goes, or as far as is wanted (FH-DIF-68)."""
    forced_adds_up: bool
    """Whether several pushes of an attack are one, and several pulls (FH-DIF-68)."""
    held_ends_forced: bool
    """Whether a push or pull ends where the figure becomes immobile (FH-FRC-11), or goes on (GH-EFF-09)."""
    landing_hurts: bool
    """Whether losing flight over an obstacle deals trap damage (FH-DIF-14)."""
    round_bonus_may_end: bool
    """Whether a round bonus may be ended early (FH-DIF-20)."""
    bonus_may_end_in_ability: bool
    """Whether a bonus may be ended while an action is being carried out (FH-DIF-20)."""
    active_are_discards: bool
    """Whether cards in the active area count as those of the pile they will go to, without leaving it (FH-DIF-67)."""
    used_up_is_lost: bool
    """Whether a persistent bonus that is used up is lost whatever its symbol says (FH-DIF-67)."""
    stunned_in_own_turn: bool
    """Whether what keeps a character from items does so only in the own turn, or always (FH-DIF-66)."""
    plates_at_end_of_turn: bool
    """Whether pressure plates work at the end of a turn, or when the scenario says (FH-DIF-12)."""
    scarce_elites_first: bool
    """Whether elites are placed first when standees run short (FH-DIF-29)."""
    scarce_near_enemies: bool
    """Whether then those nearest any enemy are placed, or those nearest the revealing character (FH-DIF-29)."""
    disarmed_as_melee: bool
    """Whether a disarmed monster moves as for a melee attack (FH-FOC-03), or as for the one on its card (GH-MAT-10)."""
    moves_for_past_attack: bool
    """Whether a move behind the last attack of a card is made as if for that one again (FH-MMV-11)."""
    summoned_draw_card: bool
    """Whether a type that a monster summons draws a card if it has none this round (FH-MOA-08), or not (GH-MAB-05)."""
    rest_before_objects: bool
    """Whether a character that rests is focused before objects with initiative 99 (FH-INI-11), or ties with them."""
    summons_follow: bool
    """Whether a summon that finds no focus may be moved towards its summoner (FH-DIF-23)."""
    objects_are_helped: bool
    """Whether an object with hit points on one's own side is an ally that abilities can help (FH-DIF-72)."""
    doors_in_rooms: bool
    """Whether the hex of an open door belongs to both rooms, or to neither (FH-DIF-65)."""
    tokens_fill_hexes: bool
    """Whether a hex with a money or loot token is not empty (GH-OVR-17, FH-MAP-06)."""
    escape_is_asked: bool
    """Whether a character on an escape hex may stay (FH-GEN-05), or leaves at once (GH-END-01)."""
    end_of_turn_in_any_order: bool
    """Whether looting and the damage of bane come as the character's player likes (FH-TRN-03)."""
    held_over_traps: bool
    """Whether a flying figure over a trap that holds is an obstacle for others (FH-DIF-15)."""
    items_in_ability: bool
    """Whether an item that grants an ability can be used inside an action (GH-ITM-06), or not (FH-ITM-15)."""
    loot_needs_sight: bool
    """Whether Loot reaches only what is in line of sight (FH-DIF-63)."""
    allies_before_monsters: bool
    """Whether allied figures act before monsters of the same initiative, or the party decides (FH-DIF-62)."""
    minus_cards: int | None
    """How many −1 cards there are for scenarios and items (FH-AMD-13); None: as many as are needed."""
    battle_goals_dealt: int
    """FH-DIF-39."""
    later_loss_wins: bool
    """Whether a loss in the round of a win makes the scenario lost, or the first to come decides (FH-DIF-38)."""
    long_rest_optional: bool
    """Whether the heal and the refreshing of a long rest may be declined (FH-DIF-37)."""
    short_rest_negatable: bool
    """Whether the damage for another card of a short rest may be negated like any other (FH-DIF-37)."""
    half_used_refresh: bool
    """Whether an item with use slots can be refreshed before all of them are used (FH-DIF-61)."""
    round_rules_in_any_order: bool
    """Whether the party orders what a scenario does at the start or end of one round (FH-RND-02, FH-EOR-07)."""
    effects_before_draw: bool
    """Whether an attacker says before the draw which conditions of its own attack it applies (FH-ATK-12)."""
    abilities_after_attack: bool
    """Whether a heal, shield or condition for the attacker itself waits for retaliate (FH-ATK-13)."""
    range_makes_ranged: bool
    """Whether more range makes a melee attack a ranged one (FH-RNG-06), or does nothing for it."""
    tiles_move_step_by_step: bool
    """Whether an obstacle is moved hex by hex through normal hexes (FH-OVL-02), or to any within reach."""
    reduced_blesses_shuffle: bool
    """Whether with reduced randomness a bless or curse makes the deck be shuffled (GH-RRV-02).

    Or only cards with the symbol do (FH-VAR-05).
    """
    cleanup: tuple[RoundStep[G], ...]
    """What happens at the end of a round before the short rests, in this order (FH-DIF-36).

    `cleanup.scenario_rules` and `cleanup.over` are two of the steps.
    """
    after_short_rests: tuple[RoundStep[G], ...]
    """And what happens after them."""

    def __init__(self) -> None:
        missing = [name for name in Edition.__annotations__ if not hasattr(self, name)]
        if missing:
            raise TypeError(f"{type(self).__name__} does not say: {', '.join(missing)}")

    @abstractmethod
    def starting_gold(self, level: int) -> int:
        """What a new character of this level has for its first items (FH-CRE-01)."""

    @abstractmethod
    def items_offered(self, prosperity: int) -> int:
        """The highest number of the items that a city of this prosperity sells (GH-SHP-08, table T2)."""

    @abstractmethod
    def recommended_level(self, levels: Sequence[int], adjusted: bool) -> int:
        """The scenario level for characters of these levels; `adjusted`: solo or with open hands (FH-DIF-43)."""

    @abstractmethod
    def prepare(self, game: G) -> None:
        """What else is laid ready before the first room is revealed: further modifier decks, a loot deck."""

    @abstractmethod
    def modifier_deck(self, game: G, figure: Figure) -> ModifierDeck:
        """The modifier deck that a figure draws from (FH-DIF-34)."""

    @abstractmethod
    def remains(self, game: G, figure: Figure) -> None:
        """What a dead monster leaves on the map, and whether one that was summoned or spawned does (FH-DIF-30)."""

    @abstractmethod
    def loots(self, game: G, hero: Hero, tokens: int, rule: str) -> None:
        """What a character gets for so many tokens that it looted (FH-DIF-31)."""

    @abstractmethod
    def finds_item(self, game: G, hero: Hero, item: str) -> Rules[None]:
        """What becomes of an item in a treasure, also of one that the character has already (FH-DIF-70)."""

    @abstractmethod
    def monster_targets(self, printed: int, on_card: int) -> int:
        """How many targets an attack of a monster has by its stat card and its ability card (FH-DIF-49)."""

    @abstractmethod
    def draws_on(self, cards: Sequence[ModifierCard], mode: Mode) -> bool:
        """Whether another modifier card is drawn for an attack (FH-DIF-03, FH-DIF-04)."""

    @abstractmethod
    def ways_to_count(
        self, cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool
    ) -> list[list[ModifierCard]]:
        """Which of the drawn cards count; of several ways a character's player chooses, others take the first.

        FH-DIF-03, FH-DIF-04, FH-DIF-05.
        """

    @abstractmethod
    def hazard_damage(self, row: LevelRow) -> int:
        """Damage of a hex of hazardous terrain (GH-OVL-10, FH-DIF-11)."""

    @abstractmethod
    def damage_becomes(self, figure: Figure, amount: int) -> tuple[int, tuple[ConditionName, ...]]:
        """What becomes of any damage of at least 1 before it is suffered or negated (FH-DIF-06: ward and brittle).

        With it the conditions that are used up. Whoever only looks ahead asks too.
        """

    @abstractmethod
    def keeps_bonus(self, bonus: Bonus) -> bool:
        """Whether a bonus outlasts the end of the round."""
