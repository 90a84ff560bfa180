"""Everything that the rules can ask, tell or refuse has its words, also what random games seldom reach."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.gloomhaven.ruleset import RULESET
from tafelrunde.games.havens import rules
from tafelrunde.games.havens.box.abilities import Ability, GiveCondition, Heal, RemoveConditions, Shield
from tafelrunde.games.havens.box.cards import Window
from tafelrunde.games.havens.box.monster_abilities import MonsterHeal
from tafelrunde.games.havens.pack.goals import TESTS
from tafelrunde.games.havens.words import wording
from tafelrunde.kernel import BadSetup, Event, Option
from tafelrunde.kernel.event import Term
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES, Code

SOURCES = sorted(Path(str(rules.__file__)).parent.rglob("*.py"))
BOT = sorted((Path(str(rules.__file__)).parents[1] / "bot").rglob("*.py"))
WORDS = {code: Language(code, RULEBOOK, ["Ada", "Ben"]) for code in CODES}
ITEM_MOMENTS = ("target", "attacked", "shield", "double_drawn", "condition", "consume", "fatal", "trap", "heal")


@cache
def calls() -> dict[str, list[ast.Call]]:
    """All calls in the files of the rules and of the bot, by the last name of the function or method."""
    found: dict[str, list[ast.Call]] = defaultdict(list)
    for source in (*SOURCES, *BOT):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                found[node.func.id if isinstance(node.func, ast.Name) else node.func.attr].append(node)
    return found


def literals(node: ast.expr) -> Iterator[str]:
    """The texts an expression may be, as far as they are written down."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def argument(call: ast.Call, place: int, name: str = "") -> Iterator[str]:
    if len(call.args) > place:
        yield from literals(call.args[place])
    for keyword in call.keywords:
        if name and keyword.arg == name:
            yield from literals(keyword.value)


def found(*pairs: tuple[str, int]) -> list[str]:
    return sorted({text for name, place in pairs for call in calls()[name] for text in argument(call, place) if text})


EVENTS = [*found(("tell", 0)), "scenario_won", "scenario_lost", "push_ends", "pull_ends"]
ASKED = found(("ask", 1)) + [f"item_{moment}" for moment in ITEM_MOMENTS]
ASKED += [*found(("choose_figure", 1), ("choose_hex", 1)), "push", "pull", "effects", "own_effects"]
REASONS = [*found(("Refused", 1), ("No", 0)), "item_spent", "item_consumed"]
REASONS += ["enemy_there", "ally_there", "obstacle_there", "door_locked"]


THOUGHTS = [*found(("Advice", 1), ("_whom", 2)), "random"]
NEEDED = {"event": EVENTS, "question": ASKED, "refused": REASONS, "reason": THOUGHTS}


def test_the_source_was_read():
    assert {"attack_result", "suffers", "focus", "takes_home"} <= set(EVENTS)
    assert {"attack", "move", "select", "monster_choice"} <= set(ASKED)
    assert {"no_target", "out_of_range", "too_dear"} <= set(REASONS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("kind", "names"), [("event", EVENTS), ("question", ASKED), ("refused", REASONS), ("reason", THOUGHTS)]
)
def test_everything_has_a_message(code: Code, kind: str, names: list[str]):
    texts = WORDS[code].texts
    assert [name for name in names if not texts.has(f"{kind}-{name}")] == []


@pytest.mark.parametrize("code", CODES)
def test_reasons_of_abilities_that_fail_are_said_in_the_log(code: Code):
    words = WORDS[code]
    said = {}
    for reason in found(("No", 0)):
        event = Event("ability_impossible", args={"hero": "brute", "ability": "move", "reason": reason})
        said[reason] = words.event(event)
        assert words.text(f"refused-{reason}") in said[reason]
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("code", CODES)
def test_goals_windows_rulings_and_endings_have_words(code: Code):
    texts = WORDS[code].texts
    keys = [f"goal-test-{test}" for test in TESTS]
    keys += [f"window-{window}" for window in get_args(Window)]
    keys += [f"ruling-{step}" for step in RULESET.rules]
    keys += [f"because-{reason}" for reason in ("goal", "special", "exhausted", "ally_lost", "too_late", "breach")]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("code", CODES)
def test_both_languages_have_the_same_messages(code: Code):
    english = set(WORDS["en"].texts.messages())
    assert set(WORDS[code].texts.messages()) == english
    assert WORDS[code].texts.broken == []


@pytest.mark.parametrize("code", CODES)
def test_the_names_of_the_content_are_words(code: Code):
    content = load()
    ids = [*content.classes, *content.cards, *content.items, *content.monsters, *content.summons, *content.goals]
    ids += [*content.perks, *content.rooms, *content.encounters]
    ids += [card.id for deck in content.decks.values() for card in deck]
    ids += [f"scenario-{scenario}" for scenario in content.scenarios]
    unnamed = [item for item in ids if not RULEBOOK.name(item, code) or "_" in str(RULEBOOK.name(item, code))]
    assert unnamed == []


# --- sentences ------------------------------------------------------------------------------------------------


def test_an_attack_in_the_log_shows_its_sum():
    terms = (Term("base", 3), Term("poison", 1), Term("modifier:-1", -1), Term("shield", -2))
    event = Event("attack_result", "GH-ATK-04", _attack(0), terms)
    assert WORDS["en"].event(event) == ("Brute → Bandit Guard 2: Attack 3 + 1 (poison) − 1 (modifier) − 2 (shield) = 1")
    assert WORDS["de"].event(event) == (
        "Barbar → Banditen-Wache 2: Angriff 3 + 1 (Gift) − 1 (Modifikator) − 2 (Schild) = 1"
    )


def test_pierce_and_names_of_cards_and_items_are_told():
    terms = (Term("base", 3), Term("card:BR-01", 1), Term("item:014", 1), Term("element:fire", 2))
    event = Event("attack_result", "GH-ATK-04", _attack(2), terms)
    assert (
        WORDS["en"].event(event).endswith("Attack 3 + 1 (Trample) + 1 (Minor Power Potion) + 2 (Fire) = 7 (pierce 2)")
    )


def _attack(pierce: int) -> dict[str, object]:
    return {"attacker": "brute", "target": "bandit_guard:2", "damage": 1, "pierce": pierce}


def test_drawn_cards_are_named_by_what_they_do():
    event = Event(
        "draws", args={"figure": "brute", "cards": ["-1", "rolling push 2"], "counts": ["+2"], "mode": "normal"}
    )
    assert WORDS["en"].event(event) == "Brute draws −1 and ↻ Push 2."
    assert WORDS["de"].event(event) == "Barbar zieht −1 und ↻ Schieben 2."


def test_hexes_are_named_as_on_a_chessboard_and_lead_to_the_map():
    event = Event("moves", args={"figure": "brute", "path": ["1,2"], "to": "1,2", "n": 1, "how": "walk"})
    assert WORDS["en"].event(event) == "Brute moves 1 hex to C3."
    parts = dict(WORDS["en"].event_parts(event))
    assert "hex:1,2" in parts["C3"]
    assert "figure:brute" in parts["Brute"]


@pytest.mark.rule("GH-SPC-03")
def test_a_monster_that_a_scenario_names_is_called_so_in_the_log_and_on_the_map():
    event = Event("attacks", args={"attacker": "brute", "target": "110-leader"})
    assert "The Red Mask" in WORDS["en"].event(event)
    assert "Die Rote Maske" in WORDS["de"].event(event)
    assert "figure:110-leader" in dict(WORDS["en"].event_parts(event))["The Red Mask"]


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("item:012", "Use Minor Healing Potion"),
        ("target:bandit_guard:2", "Attack Bandit Guard 2"),
        ("play:BR-01:top", "Top of Trample"),
        ("default:BR-01:bottom", "Trample as Move 2"),
        ("move:1,2", "Move C3"),
    ],
)
def test_answers_are_named_though_their_numbers_are_forgotten(option: str, said: str):
    assert WORDS["en"].option("attack" if option.startswith("target") else "act", option) == said


@pytest.mark.rule("GH-HEA-01", "GH-OVR-15")
@pytest.mark.parametrize(
    ("ability", "english", "german"),
    [
        (Heal(n=2, on_self=True), "self", "selbst"),
        (Heal(n=2, range=3), "range 3 · self or one ally", "selbst oder ein Verbündeter"),
        (Heal(n=2, range=3, who="allies"), "self and all allies in range", "selbst und alle Verbündeten in Reichweite"),
        (MonsterHeal(n=2), "self or one ally", "selbst oder ein Verbündeter"),
        (Shield(n=1, who="allies", range=2), "all allies in range (not self)", "Reichweite (nicht selbst)"),
        (GiveCondition(what="bless", who="ally", range=2), "one ally (not self)", "ein Verbündeter (nicht selbst)"),
    ],
)
def test_cards_say_whether_who_acts_is_included(ability: Ability, english: str, german: str):
    said = {code: words.say(wording.lines((ability,))[0]).lower() for code, words in WORDS.items()}
    assert said["en"].endswith(english)
    assert said["de"].endswith(german.lower())


def test_no_item_for_the_start_of_a_turn_speaks_of_stun():
    """A stunned character can't use it (GH-ITM-11)."""
    for item in load().items.values():
        if item.when in ("turn_start", "turn"):
            assert "stun" not in [
                what for one in item.abilities if isinstance(one, RemoveConditions) for what in one.what
            ]


# --- around the game ------------------------------------------------------------------------------------------


def test_a_party_is_chosen_by_classes():
    assert RULEBOOK.party(["brute", "mindthief"]) == {"class_1": "brute", "class_2": "mindthief", "characters": 2}
    assert RULEBOOK.setup(1, RULEBOOK.party(["brute", "mindthief", "tinkerer"]))["characters"] == 3


@pytest.mark.parametrize(
    ("members", "complaint"),
    [
        (["brute", "wizard"], "there is no class 'wizard'; there are: brute"),
        (["brute"], "two to four characters, not 1"),
    ],
)
def test_a_party_that_can_not_be_is_refused_with_what_can(members: list[str], complaint: str):
    with pytest.raises(BadSetup, match=complaint):
        RULEBOOK.party(members)


@pytest.mark.parametrize("code", CODES)
def test_every_option_of_the_set_up_is_explained(code: Code):
    words = WORDS[code]
    for option in RULEBOOK.options:
        assert words.texts.has(f"about-{option.id}"), option.id
        for value in option.values:
            if isinstance(value, str):
                assert words.has(f"setup-{option.id}-{value}"), (option.id, value)


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ([("base", 3), ("self_damaged", 1), ("null", -4)], "Attack (3 + 1 (attacker hurt)) × 0 = 0"),
        ([("base", 3), ("double", 3), ("shield", -1)], "Attack 3 × 2 − 1 (shield) = 5"),
        # Doubled before it was added to (GH-ATK-06): no factor of all that stands before it.
        ([("base", 3), ("poison", 1), ("double", 3)], "Attack 3 + 1 (poison) + 3 (modifier ×2) = 7"),
    ],
)
def test_what_multiplies_reads_as_a_factor(terms: list[tuple[str, int]], said: str) -> None:
    assert WORDS["en"].arithmetic([Term(source, value) for source, value in terms]) == said


def test_a_default_action_without_effect_is_called_so() -> None:
    said = [WORDS["en"].option("act", Option("default:BR-01:top", args={"idle": idle})) for idle in (False, True)]
    assert said == ["Trample as Attack 2", "Trample without effect (no attack)"]


@pytest.mark.parametrize(("drawn", "said"), [(["+1"], "+1"), (["null"], "×0"), (["x2"], "×2")])
def test_what_was_drawn_is_marked_at_the_target(drawn: list[str], said: str) -> None:
    assert WORDS["en"].event_mark(Event("attack_result", args={"drawn": drawn})) == said
    assert WORDS["en"].event_mark(Event("attack_result")) == ""
