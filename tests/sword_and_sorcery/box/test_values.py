"""Values of the box that were wrong once, against what the rulebook prints."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.consistency.walking import structs
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.effects import deeds
from tafelrunde.games.sword_and_sorcery.effects.operation import Effect
from tafelrunde.games.sword_and_sorcery.effects.scripts import Strike

CONTENT = load()


def test_dharma_comes_from_the_second_rank_on():
    assert CONTENT.powers["summon_dharma"].levels[0].rank == 2


def test_dark_dwarves_count_twice_and_have_armour_but_no_dice():
    for card in ("dark_dwarf_1", "dark_dwarf_2"):
        printed = CONTENT.enemy_cards[card]
        assert (printed.presence, printed.defence.armor, printed.defence.dice) == (2, 2, 0)


def test_the_elf_assassin_strikes_with_the_sabre_first_which_poisons():
    scroll = CONTENT.scrolls["elf_assassin"]
    assert scroll.main.name.en == "Sabre"
    inflicted = [op.what for _, op in structs(scroll.main) if isinstance(op, deeds.Inflict)]
    assert inflicted == ["poison"]


def test_enemies_with_reactions_bear_the_symbol():
    reacting = {
        scroll.id for scroll in CONTENT.scrolls.values() if any(one.kind == "reaction" for one in scroll.abilities)
    }
    assert {"devil_gremlin", "dark_dwarf"} <= reacting
    for card in CONTENT.enemy_cards.values():
        assert card.reaction == (card.scroll in reacting), card.id


def test_both_sides_of_a_boss_define_the_abilities_they_use():
    used = {"elf_knight_on_foot": "sorcery", "spider_queen_frenzied": "brood_mother"}
    for side, ability in used.items():
        assert ability in [one.id for one in CONTENT.scrolls[side].abilities]


def test_swift_foot_moves_and_speaks_of_no_roll():
    for level in CONTENT.powers["swift_foot"].levels:
        assert level.use is not None
        assert [type(op) for op in level.use.do] == [deeds.Move]


def test_some_symbols_trigger_and_are_not_spent():
    effects = [one for _, one in structs((tuple(CONTENT.weapons.values()), tuple(CONTENT.scrolls.values())))]
    triggered = [one for one in effects if isinstance(one, Effect) and one.trigger]
    assert triggered
    assert all(not one.cost.symbols for one in triggered)


def test_the_elf_witch_can_still_strike_after_she_has_withdrawn():
    behaviour = CONTENT.scrolls["elf_witch"].behaviours[0]
    assert behaviour.ranges == (0,)
    (strike,) = [op for _, op in structs(behaviour) if isinstance(op, Strike)]
    assert strike.within == 1
