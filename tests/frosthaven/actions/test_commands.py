"""Commands (5.15), active bonuses (5.11), what an action obliges to (4.6, 9.7)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import (
    Attack,
    Control,
    GiveCondition,
    Grant,
    Heal,
    Infuse,
    Move,
    Recover,
    Rewind,
    Shield,
    Summon,
    Trigger,
)
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Aura, Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.choices import asides, possible
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import STRONG, Mark
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import (
    act,
    acts,
    asked,
    card,
    hp,
    ids,
    name,
    run,
    strike,
    take_turn,
    told,
    whole_turn,
)


def pair(*, ally=(), guard=(1, 0), **values):
    """A drifter with a boneshaper beside it, and a guard."""
    board = Field()
    board.drifter(**values)
    board.hero("boneshaper", (0, 1), marks=list(ally))
    board.guard(guard)
    return board


def command(game, ability, *answers):
    return act(game, ability, answers=answers, cls="drifter")


# --- grant ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CMD-01", "FH-TRN-06", "FH-CMD-03")
def test_a_granted_character_decides_for_itself_and_draws_its_own_cards():
    game = pair(guard=(1, 1)).game()
    first, second = game.state.heroes
    first.deck.draw, second.deck.draw = ["+2"], ["+1"]
    game.state.acting = "drifter"
    ability = Grant(abilities=(Attack(n=2),), range=2)
    assert command(game, ability, "target:guard:1")
    assert (hp(game, "guard:1"), second.deck.discard, first.deck.discard) == (17, ["+1"], [])


@pytest.mark.rule("FH-CMD-01")
def test_for_summons_the_commander_decides():
    board = pair(guard=(2, 0))
    board.summon("wolf", (1, 1), board.state.heroes[0], attack=1)
    game = board.game()
    ability = Grant(abilities=(Move(n=2), Attack(n=3)), who="summon", range=4)
    assert command(game, ability, "move:1,0", "target:guard:1")
    assert (game.figure("wolf:1").at, hp(game, "guard:1")) == ((1, 0), 17)


@pytest.mark.rule("FH-CMD-07", "FH-CON-24", "FH-CMD-04")
@pytest.mark.parametrize("what", ["immobilize", "stun"])
def test_who_is_immobilized_or_stunned_makes_no_granted_move(what):
    board = pair()
    wolf = board.summon("wolf", (1, 1), board.state.heroes[0])
    wolf.marks = (Mark(what),)
    game = board.game()
    command(game, Grant(abilities=(Move(n=2),), who="summon", range=4))
    assert game.figure("wolf:1").at == (1, 1)
    game.figure("boneshaper").marks = (Mark(what),)
    command(game, Grant(abilities=(Move(n=2),), range=4), "target:boneshaper")
    assert game.figure("boneshaper").at == (0, 1)


@pytest.mark.rule("FH-CMD-03", "FH-CMD-04", "FH-CON-25")
@pytest.mark.parametrize("what", ["", "disarm", "stun"])
def test_who_is_disarmed_or_stunned_makes_no_granted_or_controlled_attack(what):
    board = pair(guard=(2, 0))
    wolf = board.summon("wolf", (1, 0), board.state.heroes[0], attack=1)
    guard = board.guard((2, 1), 2)
    for figure in (wolf, guard) if what else ():
        figure.marks = (Mark(what),)
    game = board.game()
    grant, control = Grant(abilities=(Attack(n=3),), who="summon", range=4), Control(abilities=(Attack(n=3),), range=9)
    command(game, grant, *([] if what else ["target:guard:1"]))
    assert hp(game, "guard:1") == (20 if what else 17)
    command(game, control, "target:guard:2", *([] if what else ["target:guard:1"]))
    assert hp(game, "guard:1") == (20 if what else 14)


@pytest.mark.rule("FH-CON-24", "FH-CMD-07", "FH-FRC-10")
def test_immobilize_stops_a_controlled_move_but_no_push():
    board = pair()
    game = board.game()
    guard = game.figure("guard:1")
    guard.marks = (Mark("immobilize"),)
    start = guard.at
    command(game, Control(abilities=(Move(n=2),), range=1))
    assert guard.at == start
    act(game, Attack(n=1, push=1), answers=["target:guard:1", "push:2,0"], cls="drifter")
    assert guard.at == (2, 0)


@pytest.mark.rule("FH-CMD-06", "FH-ACT-05")
def test_objectives_can_not_be_commanded_and_without_anybody_there_is_no_command():
    board = Field()
    board.drifter()
    shrine = board.object("shrine", (1, 0))
    shrine.side = "hero"
    game = board.game()
    no = possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), Grant(abilities=(Move(n=1),)))
    assert no is not None
    assert no.rule == "FH-CMD-01"


@pytest.mark.rule("FH-RNG-04", "FH-LOS-01")
def test_without_a_range_a_command_reaches_whom_one_sees():
    board = Field([(0, 0), (1, 0), (0, 1), (1, 1)])
    board.drifter()
    board.hero("boneshaper", (1, 0))
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0))]
    game = board.game()
    ability = Grant(abilities=(Move(n=1),))
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), ability) is not None
    game.figure("boneshaper").at = (0, 1)
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), ability) is None


# --- control ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CMD-02", "FH-CMD-03", "FH-CMD-08")
def test_a_controlled_enemy_attacks_its_own_side_with_its_own_deck_and_kills_for_nobody():
    board = pair()
    board.guard((2, 0), 2, hp=2)
    game = board.game()
    game.state.monster_modifiers.draw = ["+1"]
    assert command(game, Control(abilities=(Attack(n=2),), range=1), "target:guard:2")
    assert (game.find("guard:2"), game.state.monster_modifiers.discard) == (None, ["+1"])
    assert game.figure("guard:1").side == "monster"
    (event,) = told(game, "dies")
    assert event.args["by"] == "guard:1"
    assert game.state.heroes[0].tally.get("kills", 0) == 0


@pytest.mark.rule("FH-CMD-02", "FH-FRC-10", "FH-FRC-01")
def test_a_controlled_move_goes_where_the_commander_says_and_harm_is_its_own():
    board = pair()
    board.tile("trap", (2, 0), damage=30)
    game = board.game()
    command(game, Control(abilities=(Move(n=1),), range=1), "move:2,0")
    (event,) = told(game, "dies")
    assert event.args["by"] == "drifter"


# --- active bonuses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-BON-03", "FH-EOR-03")
def test_a_round_bonus_can_not_be_ended_early_and_ends_with_the_round():
    board = pair()
    hero = board.state.heroes[0]
    board.active(hero, "wall", Shield(n=1), lasts="round", lost=False, shield=1)
    game = board.game()
    assert active.end_options(game, hero) == []
    run(game, cleanup.clean_up(game))
    assert (hero.active, hero.discard) == ([], ["wall"])


@pytest.mark.rule("FH-BON-07")
def test_a_persistent_bonus_may_be_ended_but_not_during_an_ability():
    board = pair()
    hero = board.state.heroes[0]
    board.active(hero, "wall", Shield(n=1), shield=1)
    game = board.game()
    assert [option.id for option in asides.options(game, hero)] == ["end:wall"]
    hero.performing = "drifter-lead:top"
    assert asides.options(game, hero) == []


@pytest.mark.rule("FH-BON-05", "FH-XP-02", "FH-BON-02")
def test_each_use_moves_the_marker_gives_its_xp_and_the_last_ends_the_bonus_by_its_symbol():
    board = pair()
    hero = board.state.heroes[0]
    board.active(hero, "skin", Trigger("attacked", Gain(shield=1)), lost=False, slots=(0, 1))
    game = board.game()
    assert strike(game, "guard:1", "drifter", 2) == [1]
    assert (hero.active[0].used, hero.xp) == (1, 0)
    strike(game, "guard:1", "drifter", 0)
    assert (hero.active, hero.xp, hero.discard) == ([], 1, ["skin"])


@pytest.mark.rule("FH-BON-05")
@pytest.mark.parametrize(
    ("event", "ability", "used"),
    [
        ("melee_attack_by_self", Attack(n=1), 1),
        ("ranged_attack_by_self", Attack(n=1), 0),
        ("ranged_attack_by_self", Attack(n=1, range=3), 1),
        ("attack_by_self", Attack(n=1), 1),
    ],
)
def test_bonuses_wait_for_their_kind_of_attack(event, ability, used):
    board = pair()
    hero = board.state.heroes[0]
    board.active(hero, "edge", Trigger(event, Gain(attack=2)), slots=(0, 0, 0))
    game = board.game()
    act(game, ability, answers=["target:guard:1"], cls="drifter")
    assert (hp(game, "guard:1"), hero.active[0].used) == (19 - 2 * used, used)


@pytest.mark.rule("FH-BON-05", "FH-MOV-05")
def test_a_bonus_of_moves_counts_moves_that_were_made():
    board = pair(guard=(3, 0))
    hero = board.state.heroes[0]
    board.active(hero, "pace", Trigger("move_by_self", Gain(move=1)), slots=(0, 0, 0))
    game = board.game()
    act(game, Move(n=1), answers=["skip"], cls="drifter")
    assert hero.active[0].used == 0
    act(game, Move(n=1), answers=["move:-2,0"], cls="drifter")
    assert (hero.active[0].used, game.figure("drifter").at) == (1, (-2, 0))


@pytest.mark.rule("FH-BON-05")
def test_markers_go_back_but_not_past_the_first_slot():
    board = pair()
    hero = board.state.heroes[0]
    for key in ("one", "two"):
        board.active(hero, key, Trigger("attacked", Gain(shield=1)), slots=(0, 0, 0))
    game = board.game()
    assert not act(game, Rewind(), cls="drifter")
    run(game, active.use(game, hero, hero.active[0]))
    run(game, active.use(game, hero, hero.active[1]))
    run(game, active.use(game, hero, hero.active[1]))
    act(game, Rewind(n=2), answers=["rewind:one"], cls="drifter")
    assert [one.used for one in hero.active] == [0, 2]
    act(game, Rewind(cards="all"), cls="drifter")
    assert [one.used for one in hero.active] == [0, 1]


@pytest.mark.rule("FH-LST-02", "FH-REC-03", "FH-EXH-06", "FH-EXH-08")
def test_active_cards_are_in_no_pile():
    board = pair()
    hero = board.state.heroes[0]
    board.active(hero, "wall", Shield(n=1), lost=False)
    board.active(hero, "last", Shield(n=1), lost=True)
    game = board.game()
    assert possible.recoverable(game, hero, "discard") == possible.recoverable(game, hero, "lost") == []
    assert active.counted(game, hero) == []


@pytest.mark.rule("FH-REC-02", "FH-LST-03")
def test_a_card_with_the_symbol_is_never_recovered():
    board = pair()
    hero = board.state.heroes[0]
    board.half("gone", "top", unrecoverable=True, lost=True)
    board.half("back", "top", lost=True)
    hero.lost = ["gone", "back"]
    game = board.game()
    assert possible.recoverable(game, hero, "lost") == ["back"]


@pytest.mark.rule("FH-REC-01")
def test_recovered_cards_go_to_hand():
    board = pair()
    hero = board.state.heroes[0]
    hero.lost = board.plain("one", "two")
    game = board.game()
    act(game, Recover(n=1, source="lost"), answers=["recover:two"], cls="drifter")
    assert (hero.hand, hero.lost) == (["two"], ["one"])


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CHR-01", "FH-CHR-02", "FH-CHR-05")
def test_the_top_of_one_card_and_the_bottom_of_the_other_or_their_defaults():
    game = pair().game()
    first = asked(whole_turn(game, "drifter"))
    assert {option for option in ids(first) if option.startswith("default:")} == {
        f"default:drifter-{card_}:{half}" for card_ in ("lead", "other") for half in ("top", "bottom")
    }
    then = asked(whole_turn(game, "drifter"), "default:drifter-lead:top", "skip")
    assert [option for option in ids(then) if option.startswith("default:")] == ["default:drifter-other:bottom"]


@pytest.mark.rule("FH-MND-01", "FH-ELM-02", "FH-ELM-03", "FH-XP-01", "FH-LST-01")
def test_who_performs_a_part_must_infuse_gain_experience_and_lose_the_card():
    board = pair()
    board.half("drifter-lead", "top", Attack(n=2), Infuse(what="ice"), lost=True, xp=2)
    game = board.game()
    hero = take_turn(
        game, "play:drifter-lead:top", "target:guard:1", "default:drifter-other:bottom", "skip", cls="drifter"
    )
    assert (hero.xp, hero.lost, game.state.elements["ice"]) == (2, ["drifter-lead"], STRONG)


@pytest.mark.rule("FH-MND-03", "FH-ACT-07")
def test_who_performs_nothing_of_it_discards_the_card_without_effect():
    board = pair()
    board.half("drifter-lead", "top", Attack(n=2), Infuse(what="ice"), lost=True, xp=2)
    game = board.game()
    hero = take_turn(game, "play:drifter-lead:top", "skip", "default:drifter-other:bottom", "skip", cls="drifter")
    assert (hero.xp, hero.lost, game.state.elements["ice"]) == (0, [], 0)


@pytest.mark.rule("FH-TGT-01", "FH-CON-01")
def test_a_condition_for_two_targets_is_for_two_different_ones():
    board = pair()
    board.guard((-1, 0), 2)
    game = board.game()
    ability = GiveCondition("muddle", "enemy", range=2, targets=2)
    act(game, ability, answers=["target:guard:2"], cls="drifter")
    assert {one.id for one in game.state.figures if one.marks} == {"guard:1", "guard:2"}


@pytest.mark.rule("FH-TIL-24")
def test_an_objective_on_the_own_side_can_be_healed():
    board = Field()
    board.drifter()
    shrine = board.object("well", (1, 0), hp=9)
    shrine.side, shrine.hp = "hero", 3
    game = board.game()
    act(game, Heal(n=4, range=2), answers=["target:well"], cls="drifter")
    assert hp(game, "well") == 7


# --- summons ----------------------------------------------------------------------------------------------------


def banners(aura, **values):
    board = pair(**values)
    banner = SummonStats(id="banner", name=name("banner"), hp=5, attack=0, traits=Traits(aura=aura), abilities=())
    board.summons["banner"] = banner
    figure = board.summon("banner", (-1, 0), board.state.heroes[0], hp=5)
    board.summons["banner"] = banner
    assert figure.type == "banner"
    return board.game(auras=frozenset({"banner"}))


@pytest.mark.rule("FH-SUM-05")
def test_a_banner_neither_moves_nor_attacks_but_works_on_those_around_it():
    game = banners(Aura(range=2, attack=1))
    acts(game, "banner:1")
    assert (game.figure("banner:1").at, hp(game, "guard:1")) == ((-1, 0), 20)
    act(game, Attack(n=2), answers=["target:guard:1"], cls="drifter")
    assert hp(game, "guard:1") == 17
    game = banners(Aura(range=2, shield=1))
    assert strike(game, "guard:1", "drifter", 3) == [2]
    game = banners(Aura(range=2, daunts=1))
    assert strike(game, "guard:1", "drifter", 3) == [2]
    game = banners(Aura(range=1, daunts=1))
    assert strike(game, "guard:1", "drifter", 3) == [3]


@pytest.mark.rule("FH-SUM-01", "FH-SUM-14")
def test_without_an_empty_hex_beside_it_nothing_is_summoned():
    board = Field([(0, 0), (1, 0)])
    board.drifter()
    board.guard((1, 0))
    board.summons["wolf"] = SummonStats(id="wolf", name=name("wolf"), hp=3, attack=1, traits=Traits())
    game = board.game()
    assert not act(game, Summon(what="wolf"), cls="drifter")


@pytest.mark.rule("FH-SUM-06", "FH-SUM-16", "FH-MOV-01")
def test_a_summon_moves_and_attacks_by_the_monster_rules():
    board = Field([(q, 0) for q in range(6)])
    hero = board.drifter()
    board.guard((4, 0))
    board.summon("wolf", (1, 0), hero, attack=2, move=2)
    game = board.game()
    acts(game, "wolf:1")
    assert (game.figure("wolf:1").at, hp(game, "guard:1")) == ((3, 0), 18)


@pytest.mark.rule("FH-SUM-08", "FH-DIF-23")
@pytest.mark.parametrize(("answer", "at"), [("follow:2,0", (2, 0)), ("skip", (4, 0))])
def test_a_summon_without_a_focus_may_be_moved_towards_its_summoner(answer, at):
    board = Field([(q, 0) for q in range(6)])
    hero = board.drifter()
    board.summon("wolf", (4, 0), hero, move=2)
    game = board.game()
    acts(game, "wolf:1", answer)
    assert game.figure("wolf:1").at == at


@pytest.mark.rule("FH-MON-06", "FH-SHD-01")
def test_what_the_stat_card_gives_works_even_while_stunned():
    board = Field()
    board.drifter()
    board.guard((1, 0), traits=Traits(shield=1), marks=["stun"], cards=[card(MonsterAttack())])
    game = board.game()
    act(game, Attack(n=3), answers=["target:guard:1"], cls="drifter")
    assert hp(game, "guard:1") == 18
