"""Gloomhaven's way of everything in which the games of the shared engine differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.gloomhaven.ruleset import RULESET
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard
from tafelrunde.games.havens.box.scenarios import LevelRow
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.concordance import Concordance
from tafelrunde.games.havens.edition import Edition, RoundStep, TurnStep
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.heroes import abilities as heroes
from tafelrunde.games.havens.rules.monsters import abilities as monsters
from tafelrunde.games.havens.rules.round.cleanup import (
    modifier_decks,
    monster_decks,
    over,
    round_bonuses,
    scenario_rules,
    waning,
)
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.state import Bonus, Figure, Hero, ModifierDeck
from tafelrunde.kernel import Rules


class GloomhavenEdition(Edition[Game]):
    """The rules of a scenario as in Gloomhaven."""

    prefix = "GH"
    concordance: Concordance | None = None
    classes = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
    party = ("brute", "spellweaver", "cragheart", "tinkerer", "scoundrel", "mindthief")
    town = "gloomhaven"
    ruleset: RuleSet = RULESET
    sight_without_range = False
    conditions: tuple[ConditionName, ...] = (
        "poison",
        "wound",
        "immobilize",
        "disarm",
        "stun",
        "muddle",
        "curse",
        "invisible",
        "strengthen",
        "bless",
    )
    abilities = heroes.PERFORM
    obstacles = possible.CHECKS
    monster_abilities = monsters.PERFORM
    retaliate_needs_sight = True
    targets_one_by_one = False
    charged_shields_wait = True
    elements_by_group = False
    turn_start: tuple[TurnStep[Game], ...] = (damage.from_wound,)
    turn_end: tuple[TurnStep[Game], ...] = ()
    damage_rules: Mapping[tuple[ConditionName, ...], str] = {}
    hurt_removes: tuple[ConditionName, ...] = ()
    item_blockers: tuple[ConditionName, ...] = ("stun",)
    heal_removes: tuple[ConditionName, ...] = ("poison", "wound")
    heal_blockers: tuple[ConditionName, ...] = ("poison",)
    forced_in_full = True
    forced_adds_up = False
    held_ends_forced = False
    landing_hurts = True
    round_bonus_may_end = True
    bonus_may_end_in_ability = True
    active_are_discards = True
    used_up_is_lost = True
    stunned_in_own_turn = True
    plates_at_end_of_turn = True
    scarce_elites_first = False
    scarce_near_enemies = False
    disarmed_as_melee = False
    moves_for_past_attack = False
    summoned_draw_card = False
    rest_before_objects = False
    summons_follow = False
    objects_are_helped = False
    doors_in_rooms = True
    tokens_fill_hexes = True
    escape_is_asked = False
    end_of_turn_in_any_order = False
    held_over_traps = False
    items_in_ability = True
    loot_needs_sight = True
    allies_before_monsters = True
    minus_cards: int | None = None
    battle_goals_dealt = 2
    later_loss_wins = False
    long_rest_optional = False
    short_rest_negatable = False
    round_rules_in_any_order = False
    effects_before_draw = False
    abilities_after_attack = False
    range_makes_ranged = False
    tiles_move_step_by_step = False
    reduced_blesses_shuffle = True
    half_used_refresh = False
    cleanup: tuple[RoundStep[Game], ...] = (
        modifier_decks,
        monster_decks,
        waning,
        round_bonuses,
        over,
        scenario_rules,
    )
    after_short_rests: tuple[RoundStep[Game], ...] = ()

    def starting_gold(self, level: int) -> int:
        """Table T12."""
        return 15 * (level + 1)

    def items_offered(self, prosperity: int) -> int:
        return 7 * (prosperity + 1)

    def recommended_level(self, levels: Sequence[int], adjusted: bool) -> int:
        """Half the average level, rounded up (GH-LVL-02).

        Playing solo or with open hands raises monsters and traps only (GH-SOL-02), by another table.
        """
        return -(-sum(levels) // (2 * len(levels)))

    def prepare(self, game: Game) -> None:
        """Nothing: there are the characters' decks and the monsters', and money needs no deck."""

    def modifier_deck(self, game: Game, figure: Figure) -> ModifierDeck:
        """A character's own, for a summon its summoner's, for everybody else the monsters' (GH-DAT-12)."""
        owner = game.owner(figure)
        return game.state.monster_modifiers if owner is None else owner.deck

    def remains(self, game: Game, figure: Figure) -> None:
        """A money token, unless it was summoned or spawned (GH-MON-06)."""
        if not figure.summoned:
            game.state.coins.append(figure.at)
            game.tell("coin", "GH-MON-06", figure=figure.id, at=places.spot(figure.at))

    def loots(self, game: Game, hero: Hero, tokens: int, rule: str) -> None:
        """Money, worth so much a token at the end (GH-LOT-10)."""
        hero.coins += tokens
        game.tell("loots_coins", rule, hero=hero.id, n=tokens, coins=hero.coins)

    def finds_item(self, game: Game, hero: Hero, item: str) -> Rules[None]:
        """It can be equipped from the next scenario on (GH-LOT-07); a second one is sold at once (GH-LOT-04)."""
        if item in hero.character.items or item in hero.found:
            amount = game.item(item).price // 2
            hero.gold += amount
            game.tell("treasure_item_sold", "GH-LOT-04", hero=hero.id, item=item, amount=amount)
        else:
            hero.found = (*hero.found, item)
            game.tell("treasure_item", "GH-LOT-07", hero=hero.id, item=item)
        return
        yield

    def monster_targets(self, printed: int, on_card: int) -> int:
        """The larger number (GH-RUL-44)."""
        return max(printed, on_card)

    def draws_on(self, cards: Sequence[ModifierCard], mode: Mode) -> bool:
        return arithmetic.wants_more(cards, mode)

    def ways_to_count(
        self, cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool
    ) -> list[list[ModifierCard]]:
        """There is one way: the better or worse card, where rolling ones do not decide."""
        return [arithmetic.that_count(cards, mode, attack_value, reduced)]

    def hazard_damage(self, row: LevelRow) -> int:
        return row.hazard_damage

    def damage_becomes(self, figure: Figure, amount: int) -> tuple[int, tuple[ConditionName, ...]]:
        return amount, ()

    def keeps_bonus(self, bonus: Bonus) -> bool:
        return bonus.lasts != "round"


EDITION = GloomhavenEdition()
