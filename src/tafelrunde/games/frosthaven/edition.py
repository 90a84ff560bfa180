"""Frosthaven's way of everything in which the games of the shared engine differ (chapter 15 of its catalogue)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.frosthaven import looting
from tafelrunde.games.frosthaven.concordance import CONCORDANCE
from tafelrunde.games.frosthaven.ruleset import RULESET
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.modifier_cards import STANDARD, Mode, ModifierCard
from tafelrunde.games.havens.box.scenarios import LevelRow
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.concordance import Concordance
from tafelrunde.games.havens.edition import Edition, RoundStep, TurnStep
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.effects import damage, heal
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
from tafelrunde.kernel import Option, Rules

ALLIES = "allies"
"""The modifier deck of scenario allies (FH-AMD-11)."""


class FrosthavenEdition(Edition[Game]):
    """The rules of a scenario as in Frosthaven."""

    prefix = "FH"
    concordance: Concordance | None = CONCORDANCE
    classes = ("banner_spear", "drifter", "boneshaper", "blinkblade", "deathwalker", "geminate")
    party = ("drifter", "banner_spear", "boneshaper", "blinkblade", "deathwalker", "geminate")
    town = "frosthaven"
    ruleset: RuleSet = RULESET
    sight_without_range = True
    conditions: tuple[ConditionName, ...] = (
        "poison",
        "wound",
        "brittle",
        "bane",
        "immobilize",
        "disarm",
        "impair",
        "stun",
        "muddle",
        "curse",
        "regenerate",
        "ward",
        "invisible",
        "strengthen",
        "bless",
    )
    abilities = heroes.PERFORM
    obstacles = possible.CHECKS
    monster_abilities = monsters.PERFORM
    retaliate_needs_sight = False
    targets_one_by_one = True
    charged_shields_wait = False
    elements_by_group = True
    turn_start: tuple[TurnStep[Game], ...] = (heal.regenerate, damage.from_wound)
    turn_end: tuple[TurnStep[Game], ...] = (damage.from_bane,)
    damage_rules: Mapping[tuple[ConditionName, ...], str] = {
        ("ward",): "FH-CON-12",
        ("brittle",): "FH-CON-21",
        ("ward", "brittle"): "FH-CON-13",
        ("regenerate",): "FH-CON-10",
    }
    hurt_removes: tuple[ConditionName, ...] = ("regenerate",)
    item_blockers: tuple[ConditionName, ...] = ("stun", "impair")
    heal_removes: tuple[ConditionName, ...] = ("wound", "brittle", "bane", "poison")
    heal_blockers: tuple[ConditionName, ...] = ("poison",)
    forced_in_full = False
    forced_adds_up = True
    held_ends_forced = True
    landing_hurts = False
    round_bonus_may_end = False
    bonus_may_end_in_ability = False
    active_are_discards = False
    used_up_is_lost = False
    stunned_in_own_turn = False
    plates_at_end_of_turn = False
    scarce_elites_first = True
    scarce_near_enemies = True
    disarmed_as_melee = True
    moves_for_past_attack = True
    summoned_draw_card = True
    rest_before_objects = True
    summons_follow = True
    objects_are_helped = True
    doors_in_rooms = False
    tokens_fill_hexes = False
    escape_is_asked = True
    end_of_turn_in_any_order = True
    held_over_traps = True
    items_in_ability = False
    loot_needs_sight = False
    allies_before_monsters = False
    minus_cards: int | None = 15
    battle_goals_dealt = 3
    later_loss_wins = True
    long_rest_optional = True
    short_rest_negatable = True
    round_rules_in_any_order = True
    effects_before_draw = True
    abilities_after_attack = True
    range_makes_ranged = True
    tiles_move_step_by_step = True
    reduced_blesses_shuffle = False
    half_used_refresh = True
    cleanup: tuple[RoundStep[Game], ...] = (scenario_rules, modifier_decks, monster_decks, round_bonuses, over)
    after_short_rests: tuple[RoundStep[Game], ...] = (waning,)

    def starting_gold(self, level: int) -> int:
        """10 × prosperity + 20, with the lowest prosperity that lets characters begin at this level (table T12)."""
        return 10 * (2 * level - 1) + 20

    def items_offered(self, prosperity: int) -> int:
        """What has a price in gold; what is crafted has none, what is the sister game's a number beyond (FH-CRE-03)."""
        return 899

    def recommended_level(self, levels: Sequence[int], adjusted: bool) -> int:
        """Half the average level, rounded up; alone or with open hands half of one more (FH-LVL-01, FH-VAR-10)."""
        more = len(levels) if adjusted else 0
        return -(-(sum(levels) + more) // (2 * len(levels)))

    def prepare(self, game: Game) -> None:
        """The deck of scenario allies (FH-SET-16) and the loot deck (FH-SET-19)."""
        allies = ModifierDeck([card for card, copies in STANDARD.items() for _ in range(copies)])
        game.state.further_modifiers = {ALLIES: allies}
        game.shuffle(f"modifiers {ALLIES}", allies.draw)
        looting.build_deck(game)

    def modifier_deck(self, game: Game, figure: Figure) -> ModifierDeck:
        """The own deck, the summoner's, that of allies, or that of all monsters (FH-SUM-07, FH-AMD-11, FH-MON-11).

        Monsters that are at war with the others have the allies' deck (FH-TGT-08).
        """
        owner = game.owner(figure)
        if owner is not None:
            return owner.deck
        if figure.side != "monster" and ALLIES in game.state.further_modifiers:
            return game.state.further_modifiers[ALLIES]
        return game.state.monster_modifiers

    def remains(self, game: Game, figure: Figure) -> None:
        """A loot token, also of who was summoned or spawned, but not of a scenario ally (FH-DTH-02)."""
        if figure.side != "hero":
            game.state.coins.append(figure.at)
            game.tell("loot_token", "FH-DTH-02", figure=figure.id, at=places.spot(figure.at))

    def loots(self, game: Game, hero: Hero, tokens: int, rule: str) -> None:
        looting.draw(game, hero, tokens)

    def finds_item(self, game: Game, hero: Hero, item: str) -> Rules[None]:
        """It can be used at once (FH-TRE-02); a second copy is given away or sold (FH-LTA-08)."""
        if item not in hero.character.items:
            looting.own(game, hero, item, "FH-TRE-02")
            return
        takers = [other for other in game.heroes() if other is not hero and item not in other.character.items]
        options = [Option(f"give:{other.id}", other, f"figure:{other.id}", {"hero": other.id}) for other in takers]
        options.append(Option("sell", None))
        asked = {"hero": hero.id, "item": item}
        taker: Hero | None = yield game.ask(hero.seat, "second_copy", options, "FH-LTA-08", asked)
        if taker is not None:
            looting.own(game, taker, item, "FH-LTA-08")
            return
        amount = game.item(item).price // 2
        hero.gold += amount
        game.tell("treasure_item_sold", "FH-LTA-08", hero=hero.id, item=item, amount=amount)

    def monster_targets(self, printed: int, on_card: int) -> int:
        """The stat card's number, changed by what the ability card adds (FH-MAT-02)."""
        return printed + on_card - 1

    def draws_on(self, cards: Sequence[ModifierCard], mode: Mode) -> bool:
        """Until one is not rolling, and with advantage or disadvantage one more (FH-AMD-06, FH-ADV-02)."""
        last = next((place for place, card in enumerate(cards) if not card.rolling), None)
        return last is None or (mode != "normal" and len(cards) < last + 2)

    def ways_to_count(
        self, cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool
    ) -> list[list[ModifierCard]]:
        """Of the two last cards one counts: the better or the worse, or which the player likes (FH-ADV-01 … 05)."""
        if mode == "normal" or len(cards) < 2:
            return [list(cards)]
        *rolling, first, second = cards
        if mode == "disadvantage":
            return [[second if arithmetic.better(first, second, attack_value, reduced) else first]]
        best, other = (second, first) if arithmetic.better(second, first, attack_value, reduced) else (first, second)
        ways = [[*rolling, best]]
        return ways if best.id == other.id else [*ways, [*rolling, other]]

    def hazard_damage(self, row: LevelRow) -> int:
        return row.hazard_damage

    def damage_becomes(self, figure: Figure, amount: int) -> tuple[int, tuple[ConditionName, ...]]:
        """Ward halves, brittle doubles, both cancel each other; they are used up (FH-CON-12, FH-CON-13, FH-CON-21)."""
        names = [mark.what for mark in figure.marks]
        ward, brittle = "ward" in names, "brittle" in names
        if ward and brittle:
            return amount, ("ward", "brittle")
        if ward:
            return amount // 2, ("ward",)
        return (amount * 2, ("brittle",)) if brittle else (amount, ())

    def keeps_bonus(self, bonus: Bonus) -> bool:
        return bonus.lasts != "round"


EDITION = FrosthavenEdition()
