"""The attack sequence (chapters 5.6, 5.7, 5.9, 5.10, 7.1): targets, values, items, effects, retaliate."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Trigger
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Bonus, Gain, Name
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import odds, sequence
from tafelrunde.games.havens.state import ActiveCard, Hero, ItemCard
from tafelrunde.games.havens.state import Bonus as Lasting
from tafelrunde.games.havens.state.attack import AttackAbility, base
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven import Board
from tests.helpers.gloomhaven_rules import asked, attacking, run, told

STRONG = 2


class Duel(Board):
    """A brute at (0, 0) and what is around it; the modifier cards of both sides are named, the first on top."""

    def __init__(self, *cards: str, monsters: tuple[str, ...] = (), **hero: Any) -> None:
        super().__init__()
        self.brute: Hero = self.hero("brute", (0, 0), **hero)
        self.brute.deck.draw = ["+0"] * 9 + [*reversed(cards)]
        self.state.monster_modifiers.draw = ["+0"] * 9 + [*reversed(monsters)]
        self.state.acting = "brute"

    def carry(self, *items: str) -> None:
        self.brute.items = [ItemCard(item) for item in items]

    def bonus(self, *abilities: Any, slots: tuple[int, ...] = (), lost: bool = True) -> None:
        """A persistent bonus in the brute's active area."""
        name = f"BR-{len(self.brute.active)}"
        half = Action(abilities=abilities, active="persistent", slots=slots, lost=lost)
        card = AbilityCard(
            id=name, owner="brute", level=1, initiative=9, name=Name("", ""), top=half, bottom=Action(abilities=())
        )
        self.cards[name] = card
        self.brute.active.append(ActiveCard(name, "top", "persistent", lost))

    def begin(self) -> Game:
        content = load()
        return self.game(items=content.items, areas=content.areas)


def hit(table: Duel, ability: Attack, *answers: str, **values: Any) -> Game:
    """The brute performs an attack ability."""
    game = table.begin()
    figure = game.figure("brute")
    run(
        game,
        sequence.hero_attack(game, table.brute, figure, ability, values.pop("moved_through", []), **values),
        *answers,
    )
    return game


def strike(table: Duel, attacker: str, value: int, **values: Any) -> tuple[Game, Any]:
    """A monster's attack on the brute, ready to be run."""
    game = table.begin()
    game.state.acting = attacker
    return game, attacking(game, attacker, value, [game.figure("brute")], **values)


def damage(game: Game) -> int:
    """The damage of the last attack, which is also what its terms come to."""
    event = told(game, "attack_result")[-1]
    assert event.total == event.args["damage"], event.terms
    return int(event.args["damage"])


# --- the value --------------------------------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    """GH-ATK-07: 3, 2 more, doubled by an active card, −1, Shield 1: 8; the player may also double first."""

    def table() -> Duel:
        found = Duel("-1")
        found.monster("guard", (1, 0), hp=30, traits=Traits(shield=1), marks=["poison"])
        found.bonus(Trigger("attack_by_self", Gain(double=True)))
        return found

    ability = Attack(n=3, bonus=(Bonus("target_poisoned", Gain(attack=1)),))
    game = hit(table(), ability, "target:guard:1", "order:10")
    assert damage(game) == 8
    assert game.figure("guard:1").hp == 22
    assert damage(hit(table(), ability, "target:guard:1", "order:8")) == 6


def test_without_a_choice_nobody_is_asked_for_an_order() -> None:
    """GH-ATK-06: ×2 alone doubles poison too (GH-CON-10); a rolling number beside it is a choice."""
    table = Duel("x2")
    table.monster("guard", (1, 0), hp=30, marks=["poison"])
    assert damage(hit(table, Attack(n=2), "target:guard:1")) == 6
    table = Duel("rolling +1", "x2")
    table.monster("guard", (1, 0), hp=30)
    assert damage(hit(table, Attack(n=2), "target:guard:1", "order:5")) == 5


def test_null_stops_every_bonus_but_no_effect() -> None:
    """GH-MOD-03, GH-ATK-10, GH-CON-04."""
    table = Duel("rolling +1", "null")
    table.monster("guard", (1, 0), marks=["poison"])
    game = hit(table, Attack(n=5, cond=("stun",)), "target:guard:1", "apply")
    assert damage(game) == 0
    assert game.has(game.figure("guard:1"), "stun")


def test_pierce_lowers_the_shield_and_shield_never_heals() -> None:
    """GH-EFF-11, GH-EFF-13, GH-SHD-03."""
    table = Duel("rolling pierce 1", "+0", "-2")
    table.monster("guard", (1, 0), traits=Traits(shield=3))
    game = hit(table, Attack(n=3, pierce=1), "target:guard:1")
    assert damage(game) == 2
    table = Duel("-2")
    table.monster("guard", (1, 0), traits=Traits(shield=3))
    assert damage(hit(table, Attack(n=1), "target:guard:1")) == 0


def test_reduced_randomness_makes_numbers_of_double_and_null() -> None:
    """GH-RRV-01."""
    for card, expected in (("x2", 6), ("bless", 6), ("null", 2), ("curse", 2)):
        table = Duel(card)
        table.state.variants = ("reduced_randomness",)
        table.monster("guard", (1, 0), hp=30)
        assert damage(hit(table, Attack(n=4), "target:guard:1")) == expected


@pytest.mark.parametrize(
    ("bonus", "expected"),
    [
        (Bonus("target_isolated", Gain(attack=2)), 2),
        (Bonus("target_adjacent_to_your_ally", Gain(attack=2, xp=1)), 4),
        (Bonus("twice_target_shield", Gain(attack=1, times=True)), 6),
        (Bonus("per_adjacent_enemy", Gain(attack=1, times=True)), 4),
        (Bonus("target_full_hp", Gain(attack=4)), 6),
        (Bonus("self_damaged", Gain(attack=4)), 2),
    ],
)
def test_bonuses_count_in_their_situation(bonus: Bonus, expected: int) -> None:
    table = Duel()
    table.hero("tinkerer", (2, -1))
    table.monster("guard", (1, 0), hp=30, traits=Traits(shield=2))
    table.monster("guard", (0, 1), 2, hp=30)
    game = hit(table, Attack(n=2, pierce=2, bonus=(bonus,)), "target:guard:1")
    assert damage(game) == expected
    assert table.brute.xp == bonus.gain.xp


# --- advantage and disadvantage ---------------------------------------------------------------------------------


def test_a_ranged_attack_on_a_neighbour_has_disadvantage_and_strengthen_cancels_it() -> None:
    """GH-ATK-03, GH-ADV-11, GH-ADV-12."""
    ability = Attack(n=2, range=3, targets=2)
    for marks, modes in (((), ["disadvantage", "normal"]), (("strengthen",), ["normal", "advantage"])):
        table = Duel(marks=marks)
        table.monster("guard", (1, 0))
        table.monster("guard", (3, 0), 2)
        game = hit(table, ability, "target:guard:1", "target:guard:2", "target:guard:1")
        assert [event.args["mode"] for event in told(game, "draws")] == modes


def test_an_area_about_the_attacker_is_melee() -> None:
    """GH-AOE-02, GH-AOE-09: no disadvantage, whatever range is printed."""
    table = Duel()
    table.monster("guard", (1, 0))
    game = hit(table, Attack(n=2, range=3, area="line2"), "area:guard:1")
    assert told(game, "draws")[0].args["mode"] == "normal"


def test_guard_and_traits_give_attackers_disadvantage() -> None:
    """GH-DAT-21, GH-ADV-13."""
    table = Duel(monsters=("+1", "-1"))
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 2)
    game.figure("brute").bonuses = (Lasting("051", guard=True),)
    run(game, rules)
    assert damage(game) == 1
    table = Duel("+1", "-1")
    table.monster("guard", (1, 0), traits=Traits(attackers_disadvantaged=True))
    assert damage(hit(table, Attack(n=2), "target:guard:1")) == 1


# --- targets and areas ------------------------------------------------------------------------------------------


def test_an_area_is_offered_once_for_each_set_of_enemies_that_it_hits() -> None:
    """GH-AOE-01, GH-AOE-04, GH-CON-27: invisible ones are not hit, and nothing is offered that hits nobody."""
    table = Duel()
    for number, at in enumerate([(1, 0), (1, -1), (-1, 0)], start=1):
        table.monster("guard", at, number)
    table.monster("wolf", (0, 1), marks=["invisible"])
    game = table.begin()
    figure = game.figure("brute")
    question = asked(sequence.hero_attack(game, table.brute, figure, Attack(n=2, area="cone3"), []))
    assert question is not None
    found = [option.id for option in question.options]
    assert found == ["area:guard:1+guard:2", "area:guard:2+guard:3", "area:guard:1", "area:guard:3", "skip"]
    assert len({option.on for option in question.options}) == len(found)
    area = question.previewed(question.options[0]).area
    assert {"hex:1,0", "hex:1,-1"} <= set(area)
    assert len(area) == 3


def test_a_loose_area_needs_one_hex_in_range_and_its_targets_in_sight() -> None:
    """GH-AOE-03: the enemy three hexes away is hit by a pattern that begins two hexes away."""
    table = Duel()
    table.monster("guard", (3, 0))
    table.monster("guard", (4, 0), 2)
    game = hit(table, Attack(n=2, range=2, area="tri3"), "area:guard:1")
    assert game.figure("guard:1").hp == 6
    assert len(game.state.struck) == 3
    table = Duel()
    table.monster("guard", (4, 0))
    game = table.begin()
    assert (
        asked(sequence.hero_attack(game, table.brute, game.figure("brute"), Attack(n=2, range=2, area="tri3"), []))
        is None
    )


def test_placements_that_differ_in_allies_are_choices_where_allies_are_harmed() -> None:
    table = Duel()
    table.hero("tinkerer", (2, -1))
    table.monster("guard", (2, 0))
    game = table.begin()
    figure = game.figure("brute")
    ability = Attack(n=2, range=2, area="tri3")
    question = asked(sequence.hero_attack(game, table.brute, figure, ability, [], harms_allies=True))
    assert question is not None
    assert [option.id for option in question.options] == ["area:guard:1", "area:guard:1!tinkerer", "skip"]


def test_targets_are_declared_before_the_first_card_and_attacked_in_any_order() -> None:
    """GH-AOE-05, GH-AOE-08, GH-AOE-10."""
    table = Duel("+2", "-2")
    for number, at in enumerate([(1, 0), (0, 1), (-1, 0)], start=1):
        table.monster("guard", at, number)
    game = hit(table, Attack(n=3, targets=2, xp_per_target=1), "target:guard:1", "target:guard:3", "target:guard:3")
    assert [figure.hp for figure in game.state.figures[1:]] == [7, 8, 3]
    assert table.brute.xp == 2


def test_moved_through_enemies_are_attacked_wherever_they_are() -> None:
    table = Duel()
    table.monster("guard", (2, 0))
    table.monster("guard", (1, 0), 2)
    game = hit(table, Attack(n=2, targets="moved_through"), "target:guard:1", moved_through=["guard:1"])
    assert game.figure("guard:1").hp == 6


def test_nothing_in_reach_is_no_question_and_no_attack() -> None:
    """GH-ATK-04 step 2."""
    table = Duel()
    table.monster("guard", (3, 0))
    game = table.begin()
    assert run(game, sequence.hero_attack(game, table.brute, game.figure("brute"), Attack(n=2), [])) is False


def test_a_drawn_add_target_attacks_one_more_with_the_same_effects() -> None:
    """GH-EFF-12, GH-AOE-06."""
    table = Duel("rolling add_target", "+0", "+1")
    table.monster("guard", (1, 0))
    table.monster("guard", (0, 1), 2)
    game = hit(table, Attack(n=2, cond=("wound",)), "target:guard:1", "apply", "target:guard:2", "apply")
    assert [(figure.hp, game.has(figure, "wound")) for figure in game.state.figures[1:]] == [(6, True), (5, True)]


# --- augments, active cards, items of the attacker --------------------------------------------------------------


def test_an_augment_is_paid_for_with_the_declaration() -> None:
    """GH-ATK-04 step 1, GH-ELE-05, GH-XPG-02."""
    table = Duel()
    table.monster("guard", (1, 0))
    table.state.elements["fire"] = STRONG
    ability = Attack(
        n=2, infuse=("ice",), consume=(Augment(("fire",), Gain(attack=1, xp=1)), Augment(("air",), Gain()))
    )
    game = hit(table, ability, "augment:0", "target:guard:1")
    assert damage(game) == 3
    assert (table.brute.xp, game.state.elements["fire"], game.state.infused) == (1, 0, ["ice"])


def test_a_persistent_bonus_is_used_up_slot_by_slot() -> None:
    """GH-ACT-03, GH-ACT-04, GH-ACT-08: it counts for melee attacks only, and for each of them."""
    table = Duel()
    table.monster("guard", (1, 0), hp=30)
    table.bonus(Trigger("melee_attack_by_self", Gain(attack=1)), slots=(0, 1))
    assert damage(hit(table, Attack(n=2, range=2), "target:guard:1")) == 2
    for xp, lost in ((0, []), (1, ["BR-0"])):
        assert damage(hit(table, Attack(n=2), "target:guard:1")) == 3
        assert (table.brute.xp, table.brute.lost) == (xp, lost)
    assert table.brute.active == []


def test_items_for_the_ability_and_for_one_target() -> None:
    """GH-ITM-07, GH-ITM-08, GH-ITM-14: the war hammer wants a single melee attack, the potion one target."""
    table = Duel()
    table.carry("010", "014")
    table.monster("guard", (1, 0))
    game = hit(table, Attack(n=2), "item:010", "target:guard:1", "item:014", "apply")
    assert damage(game) == 3
    assert game.has(game.figure("guard:1"), "stun")
    assert [item.state for item in table.brute.items] == ["consumed", "consumed"]


def test_an_item_reaches_farther_and_another_makes_an_area() -> None:
    table = Duel()
    table.carry("052")
    table.monster("guard", (4, 0))
    game = hit(table, Attack(n=2, range=2), "item:052", "target:guard:1")
    assert told(game, "draws")[0].args["mode"] == "advantage"
    table = Duel()
    table.carry("019")
    table.monster("guard", (2, 0))
    game = hit(table, Attack(n=2), "item:019", "area:guard:1")
    assert game.figure("guard:1").hp == 6


# --- items of the defender --------------------------------------------------------------------------------------


def test_armour_with_use_slots_works_by_itself_on_attacks_that_would_hurt() -> None:
    """GH-ITM-15, GH-ITM-09."""
    table = Duel(monsters=("null", "+0", "+0"))
    table.carry("003")
    table.monster("guard", (1, 0))
    for used, hp, state in ((0, 10, "ready"), (1, 9, "ready"), (2, 8, "spent")):
        game, rules = strike(table, "guard:1", 2)
        run(game, rules)
        assert (table.brute.items[0].used, game.figure("brute").hp, table.brute.items[0].state) == (used, hp, state)


def test_a_thorn_vest_is_used_by_every_attack() -> None:
    """GH-ITM-09, GH-ITM-16: retaliate needs no damage."""
    table = Duel(monsters=("null",))
    table.carry("044")
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 2)
    run(game, rules)
    assert (table.brute.items[0].used, game.figure("guard:1").hp) == (1, 6)


def test_a_shield_is_declared_before_the_card_and_a_helmet_after_a_double() -> None:
    """GH-ITM-07, GH-ITM-13."""
    table = Duel(monsters=("x2",))
    table.carry("008", "007")
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 3)
    run(game, rules, "item:008", "item:007")
    kinds = [event.kind for event in game.events if event.kind in ("uses_item", "draws")]
    assert kinds == ["uses_item", "draws", "uses_item"]
    assert damage(game) == 3


def test_pierce_is_ignored_only_where_there_is_some() -> None:
    """GH-EFF-11: no question about the ring without pierce."""
    table = Duel()
    table.carry("091")
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 3)
    run(game, rules)
    table = Duel()
    table.carry("091")
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 3, pierce=2)
    game.figure("brute").bonuses = (Lasting("BR-9", shield=2),)
    run(game, rules, "item:091")
    assert damage(game) == 1


def test_scale_armour_stands_firm_and_a_flicker_cape_hides() -> None:
    """GH-ITM-13, GH-ITM-16: no push where the armour worked; invisible until the end of the wearer's next turn."""
    table = Duel(monsters=("+0", "-1", "+0"))
    table.carry("037", "073")
    table.monster("guard", (1, 0))
    game, rules = strike(table, "guard:1", 3, push=1)
    run(game, rules, "item:073")
    brute = game.figure("brute")
    assert (damage(game), brute.at, [mark.what for mark in brute.marks]) == (1, (0, 0), ["invisible"])
    assert not brute.marks[0].fresh
    assert [(item.state, item.used) for item in table.brute.items] == [("ready", 1), ("consumed", 0)]


def test_every_curse_of_an_attack_is_a_card_of_its_own() -> None:
    """GH-CON-02, GH-CON-22: other conditions count once."""
    table = Duel("rolling curse", "+0 muddle")
    table.monster("guard", (1, 0))
    game = hit(table, Attack(n=1, cond=("curse", "muddle")), "target:guard:1", "apply")
    assert game.state.monster_modifiers.draw.count("curse") == 2
    assert [mark.what for mark in game.figure("guard:1").marks] == ["muddle"]


# --- effects and retaliate --------------------------------------------------------------------------------------


def test_a_character_may_leave_out_effects_a_monster_never_does() -> None:
    """GH-EFF-02."""
    table = Duel()
    table.monster("guard", (1, 0))
    game = hit(table, Attack(n=1, cond=("stun", "muddle")), "target:guard:1", "leave:stun", "apply")
    assert [mark.what for mark in game.figure("guard:1").marks] == ["muddle"]
    game, rules = strike(table, "guard:1", 1, cond=("wound", "poison"))
    run(game, rules)
    assert [mark.what for mark in game.figure("brute").marks] == ["wound", "poison"]


def test_effects_are_lost_on_the_dead_but_not_on_the_attacker() -> None:
    """GH-EFF-03, GH-ATK-09, GH-MOD-12."""
    table = Duel("rolling heal 2 self", "rolling invisible self", "+1 shield 1 self")
    table.monster("guard", (1, 0), hp=2)
    game = table.begin()
    figure = game.figure("brute")
    figure.hp = 5
    run(game, sequence.hero_attack(game, table.brute, figure, Attack(n=2, push=1), []), "target:guard:1", "apply")
    assert game.find("guard:1") is None
    assert (figure.hp, game.shield(figure), game.has(figure, "invisible")) == (7, 1, True)
    assert game.state.coins == [(1, 0)]
    assert table.brute.tally["undamaged_kills"] == table.brute.tally["kills"] == 1


def test_retaliate_comes_after_the_push() -> None:
    """GH-RET-01, GH-RET-02, GH-RET-04, GH-RET-05: each by its own range; no shield helps."""
    for answers, hp in ((("push:2,0",), 9), (("skip",), 6)):
        table = Duel()
        guard = table.monster("guard", (1, 0), traits=Traits(retaliate=3))
        guard.bonuses = (Lasting("", retaliate=1, range=2),)
        game = table.begin()
        figure = game.figure("brute")
        figure.bonuses = (Lasting("BR-9", shield=5),)
        ability = Attack(n=1, push=1)
        run(game, sequence.hero_attack(game, table.brute, figure, ability, []), "target:guard:1", *answers)
        assert figure.hp == hp


def test_an_attacker_that_falls_to_retaliate_attacks_nobody_else() -> None:
    """GH-RET-07, GH-SUM-10, GH-SUM-04: here a summon, whose card is lost with it."""
    table = Duel()
    table.summon("rat", (0, 1), table.brute, hp=2)
    table.bonus()
    table.brute.active[0] = ActiveCard("BR-0", "top", "persistent", True, summon="rat:1")
    table.monster("guard", (0, 2), traits=Traits(retaliate=2))
    table.monster("guard", (1, 1), 2)
    game = table.begin()
    both = [game.figure("guard:1"), game.figure("guard:2")]
    assert run(game, attacking(game, "rat:1", 3, both, targets=2)) == 1
    assert game.find("rat:1") is None
    assert [guard.hp for guard in both] == [5, 8]
    assert (table.brute.active, table.brute.lost) == ([], ["BR-0"])


def test_a_summon_draws_from_its_summoner_and_kills_for_it() -> None:
    """GH-SUM-07, GH-SUM-10, GH-DAT-12."""
    table = Duel("+2")
    table.carry("014")
    table.summon("rat", (0, 1), table.brute)
    table.monster("guard", (0, 2), hp=4)
    game = table.begin()
    run(game, attacking(game, "rat:1", 2, [game.figure("guard:1")]))
    assert table.brute.tally["kills"] == 1
    assert table.brute.deck.discard == ["+2"]


def test_the_party_orders_a_monsters_adding_and_doubling() -> None:
    """GH-ATK-06."""
    table = Duel(monsters=("rolling +1", "x2"))
    table.monster("guard", (1, 0))
    _, rules = strike(table, "guard:1", 2)
    question = asked(rules)
    assert question is not None
    assert (question.seat, [option.id for option in question.options]) == (PARTY, ["order:6", "order:5"])


# --- previews ---------------------------------------------------------------------------------------------------


def test_a_preview_says_what_the_deck_makes_of_the_attack() -> None:
    """GH-MOD-05, GH-ADV-01: exact for what is left in the deck; with a rolling card the next one counts too."""
    table = Duel()
    table.brute.deck.draw = ["+0", "rolling +1", "x2", "null"]
    table.monster("guard", (1, 0), traits=Traits(shield=1))
    game = table.begin()
    brute, one = game.figure("brute"), AttackAbility(terms=base(2))
    likely = odds.chances(game, brute, one, game.figure("guard:1"))
    twelfth = 1 / 12
    assert likely == pytest.approx({1: 3 * twelfth, 2: twelfth, 3: 3 * twelfth, 5: twelfth, 0: 4 * twelfth})
    one.advantage = True
    assert odds.chances(game, brute, one, game.figure("guard:1"))[0] == pytest.approx(2 * twelfth)
    assert game.state.revealed == 0
