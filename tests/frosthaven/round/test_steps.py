"""The steps of a round, what stays secret until when, and variants (4.1 to 4.3, 5.12, 12.2 to 12.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.gloomhaven.edition import EDITION as GLOOMHAVEN
from tafelrunde.games.havens.box.abilities import Attack, Grant, Summon
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterHeal
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.choices import asides, reaching
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import initiative, selection
from tafelrunde.kernel import Match
from tafelrunde.kernel.decision import Decision, Together
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import Player, acts, attack, card, hp, ids, name, run, strike, told, turns

RAT = {"rat": SummonStats(id="rat", name=name("rat"), hp=3, attack=1, move=2, traits=Traits())}


def started(**options):
    """A match at its first selection of cards."""
    classes = {"class_1": "drifter", "class_2": "boneshaper"}
    match = Match.new(RULEBOOK, 2, 4, options={"scenario": "1", **classes, **options})
    while match.state.phase != "selection":
        decision = match.decisions[0]
        match.answer(decision.option(decision.default) or decision.options[0], decision.seat)
    return match


def camp(hand=6):
    board = Field()
    hero = board.drifter((0, 0))
    hero.chosen, hero.hand = [], board.plain(*[f"c{number}" for number in range(hand)])
    board.guard((3, 0), cards=[card(initiative=30), card(initiative=70)])
    board.state.decks["guard"].draw, board.state.decks["guard"].card = ["guard-2", "guard-1"], ""
    board.state.phase = "selection"
    return board


# --- the round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-RND-01")
def test_a_round_is_selection_order_turns_and_its_end():
    game = camp().game()
    player, rules = Player(), flow.play(game)
    phases, value = [game.state.phase], None
    while game.state.round == 2:
        request = rules.send(value)
        value = None
        if isinstance(request, Together):
            value = {seat: run_lazily(part, player) for seat, part in request.parts.items()}
        elif isinstance(request, Decision):
            value = request.option(player(request)).value
        if game.state.phase != phases[-1]:
            phases.append(game.state.phase)
    ends = ("cleanup", "short_rests", "round_end")
    assert [phase for phase in phases if phase not in ends] == ["selection", "initiative", "turns", "selection"]
    assert phases.index("cleanup") > phases.index("turns")


def run_lazily(part, player):
    value = None
    while True:
        try:
            request = part.send(value)
        except StopIteration as stop:
            return stop.value
        value = request.option(player(request)).value if isinstance(request, Decision) else None


@pytest.mark.rule("FH-EOR-09")
def test_the_end_of_a_round_comes_when_everybody_but_new_summons_has_had_a_turn():
    board = Field()
    hero = board.drifter((0, 0))
    board.guard((3, 0), cards=[card(initiative=80)])
    board.summon("rat", (0, 1), hero, 1, entered=1)
    board.summon("rat", (0, 2), hero, 2, entered=2)
    game = board.game()
    player, rules = Player(), flow.play(game)
    value = None
    while game.state.phase == "turns":
        request = rules.send(value)
        value = request.option(player(request)).value if isinstance(request, Decision) else None
    assert turns(game) == ["rat:1", "drifter", "guard:1"]


@pytest.mark.rule("FH-SEL-05", "FH-CON-28")
def test_a_stunned_character_chooses_cards_too():
    board = camp()
    board.state.figures[0].marks = ()
    game = board.game()
    from tafelrunde.games.havens.state import Mark

    game.figure("drifter").marks = (Mark("stun"),)
    rules = flow.STEPS["selection"](game)
    request = next(rules)
    while not isinstance(request, Together):
        request = rules.send(None)
    question = next(request.parts[0])
    assert (question.question, "first:c0" in ids(question)) == ("select", True)


@pytest.mark.rule("FH-INI-01")
def test_when_all_have_chosen_the_cards_are_shown():
    board = camp()
    hero = board.state.heroes[0]
    hero.chosen, hero.hand = ["c0", "c1"], ["c2"]
    game = board.game()
    run(game, initiative.reveal_cards(game))
    (event,) = told(game, "shows_cards")
    assert (event.args["hero"], event.args["lead"], event.args["second"]) == ("drifter", "c0", "c1")


@pytest.mark.rule("FH-SEL-04", "FH-VAR-12")
@pytest.mark.parametrize("opened", [False, True])
def test_nobody_sees_the_hand_of_another_unless_hands_are_open(opened):
    match = started(open_hands=opened)
    own = match.state.heroes[0].hand
    assert own
    assert match.view(0).state.heroes[0].hand == own
    assert (match.view(1).state.heroes[0].hand == own) is opened


@pytest.mark.rule("FH-SEL-04")
def test_what_another_has_chosen_is_not_seen_before_all_have():
    match = started()
    decision = next(one for one in match.decisions if one.seat == 0)
    while decision is not None and match.state.phase == "selection":
        match.answer(decision.options[0], 0)
        decision = next((one for one in match.decisions if one.seat == 0), None)
    assert not set(match.view(1).state.heroes[0].chosen) & set(match.state.heroes[0].hand)


# --- summons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SUM-13")
def test_a_summon_of_an_item_is_not_the_characters_own_for_cards_but_acts_before_it_with_its_deck():
    board = Field()
    hero = board.drifter((0, 0))
    board.guard((3, 0))
    board.item(hero, "010", Summon(what="rat"), use="consumed")
    game = board.game(summons=RAT)
    option = next(one for one in asides.options(game, hero) if one.id == "item:010")
    game.state.acting = "drifter"
    run(game, asides.take(game, hero, option.value), "summon:1,0")
    rat = next(one for one in game.state.figures if one.kind == "summon")
    command = Grant(abilities=(Attack(n=2),), who="summon", range=5)
    assert reaching.of_grant(game, game.figure("drifter"), command) == []
    assert game.modifiers(rat) is hero.deck
    game.state.round += 1
    run(game, initiative.build_order(game))
    assert run(game, initiative.next_actor(game))
    assert game.state.acting == rat.id


@pytest.mark.rule("FH-SUM-15")
def test_a_summon_does_what_its_card_says_if_that_is_something_else():
    board = Field()
    hero = board.drifter((0, 0), hp=10)
    board.guard((2, 0))
    board.summon("healer", (1, 0), hero, attack=3)
    healer = SummonStats(
        id="healer",
        name=name("healer"),
        hp=4,
        attack=3,
        move=2,
        traits=Traits(),
        abilities=(MonsterHeal(n=3, range=2),),
    )
    game = board.game(summons={"healer": healer})
    game.figure("drifter").hp = 4
    acts(game, "healer:1")
    assert (hp(game, "drifter"), hp(game, "guard:1")) == (7, 20)


# --- variants ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-VAR-05")
@pytest.mark.parametrize(("drawn", "dealt"), [("x2", 5), ("bless", 5), ("null", 1), ("curse", 1), ("+1", 4)])
def test_with_reduced_randomness_doubles_are_two_more_and_nulls_two_less(drawn, dealt):
    board = Field()
    hero = board.drifter((0, 0))
    board.guard((1, 0))
    board.state.variants = ("reduced_randomness",)
    hero.deck.draw = [drawn]
    game = board.game()
    assert attack(game, Attack(n=3), "target:guard:1", cls="drifter") == [dealt]
    assert hero.deck.shuffle is (drawn in ("x2", "null"))


@pytest.mark.rule("FH-VAR-05")
def test_a_bless_has_no_shuffle_symbol_in_this_variant_either():
    shuffles = []
    for edition in (GLOOMHAVEN, EDITION):
        board = Field()
        hero = board.drifter((0, 0))
        board.guard((1, 0))
        board.state.variants = ("reduced_randomness",)
        hero.deck.draw = ["bless"]
        game = board.game(edition)
        attack(game, Attack(n=1), "target:guard:1", cls="drifter")
        shuffles.append(hero.deck.shuffle)
    assert shuffles == [True, False]


def mortal(hand=0, **values):
    board = Field()
    board.state.variants = ("permanent_death",)
    board.drifter((0, 0), hp=3, **values)
    board.hero("boneshaper", (-3, 0), initiative=60).hand = board.plain("x", "y")
    board.guard((1, 0), cards=[card(MonsterAttack())])
    return board


@pytest.mark.rule("FH-VAR-20")
def test_without_hit_points_a_character_dies():
    game = mortal().game()
    run(game, damage.suffer(game, game.figure("drifter"), 3, cause="effect"))
    hero = game.state.heroes[0]
    assert (game.find("drifter"), hero.tally.get("dead"), len(told(game, "character_dies"))) == (None, 1, 1)
    assert told(game, "character_dies")[0].rule == "FH-VAR-20"


@pytest.mark.rule("FH-VAR-20", "FH-VAR-22", "FH-DIF-60")
def test_without_cards_it_stays_on_the_map_as_a_target_and_can_not_act():
    board = mortal()
    board.state.heroes[0].chosen = []
    game = board.game()
    run(game, selection._exhaust_who_can_not_go_on(game))
    hero = game.state.heroes[0]
    assert (hero.exhausted, game.find("drifter") is not None, hero.tally.get("dead")) == (True, True, None)
    run(game, initiative.build_order(game))
    assert "drifter" not in [slot.id for slot in game.state.order]
    ((number, _),) = initiative.precedence(game, [game.figure("drifter")])
    assert number == 99
    assert strike(game, "guard:1", "drifter", 2) == [2]
    assert strike(game, "guard:1", "drifter", 2) == [2]
    assert (game.find("drifter"), hero.tally["dead"]) == (None, 1)
