"""Who decides what, and what a question must not tell (the engine rules of chapter 12a)."""

import ast
from pathlib import Path

import pytest

from tafelrunde.games.monster_lands import rules
from tafelrunde.games.monster_lands.box.content import load
from tests.helpers.deployment import asked, clan, do, given, member, offered

HERE = "land_a: {land: al_dahn, monster: blandor, tile: path_4, side: b}"
"""Two monster dice; the first path gives nothing while the fight lasts."""


def battle(members: str, path: str, more: str = "") -> str:
    """A battle of the second player's mercenary on the first path; the first player holds the start marker."""
    return f"""
phase: battle
clans: [{{}}, {{members: [tortock leader, {members}]}}]
{HERE}
paths: {{land_a.1: {path}}}
{more}"""


HITS = "next: {monster: [6, 6]}"
MISSES = "next: {monster: [1, 1], strength: [2, 2], magic: [1]}"

DECISIONS = [
    pytest.param(
        "turn: 1\nclans: [{}, {pool: 1S}]", [], "action", ["mine:mi3", "pawn", "assign:drapis"], id="deployment action"
    ),
    pytest.param(
        "turn: 1\nclans: [{}, {pool: 1S, potions: 1, trophies: [gator], members: [tortock leader, drapis wounded]}]",
        [],
        "action",
        ["heal:drapis", "sell:gator"],
        id="free effects",
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S 2M}"),
        [],
        "discard_magic",
        ["discard:0", "discard:1", "discard:2"],
        id="number of M dice to discard",
    ),
    pytest.param(
        battle("ginova @land_a.2, drapis @land_a.1, geas @land_a.3", "{dice: 2S}", MISSES),
        ["roll_all", "finish"],
        "redirect",
        ["redirect:land_a.1", "redirect:land_a.3", "keep"],
        id="redirect target",
    ),
    pytest.param(
        battle(
            "drapis @land_a.1, geas @land_a.2",
            "{dice: 2S, traps: [amb_redirect2 up target:2]}",
            "options: {ambush_module: true}\nstage: monster_attack",
        ),
        [],
        "redirect_dice",
        ["dice:2", "dice:1", "dice:0"],
        id="redirect number",
    ),
    pytest.param(
        battle("drapis @land_a.1 potions:1", "{dice: 2S, shields: 1}", HITS),
        [],
        "defend",
        ["shield", "defence:drapis", "potion", "endure"],
        id="which hits to cancel with what",
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S}", MISSES),
        [],
        "attack",
        ["roll_all", "decline"],
        id="attack or decline",
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S 1M, traps: [trap_t4]}", MISSES),
        ["discard:0", "roll:strength"],
        "attack",
        ["roll:strength", "roll:magic", "finish"],
        id="next die or stop",
    ),
    pytest.param(
        battle("karunna @land_a.1", "{dice: 2S}", MISSES),
        ["roll_all"],
        "attack",
        ["reroll:karunna:0", "finish"],
        id="rerolls",
    ),
    pytest.param(
        battle("drapis @land_a.1 poisons:1", "{dice: 2S}", MISSES), [], "attack", ["poison", "decline"], id="poison"
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S}", MISSES).replace(
            "tortock leader, drapis @land_a.1]", "tortock leader, drapis @land_a.1], loot: [loot_06]"
        ),
        [],
        "attack",
        ["loot:loot_06", "decline"],
        id="loot use",
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S}", f"{MISSES}\nloot_display: [loot_01, loot_02, loot_03, loot_04]"),
        ["decline"],
        "take_loot",
        ["take:loot_01", "take:loot_02", "take:loot_03", "take:loot_04"],
        id="which loot to take",
    ),
    pytest.param(
        "turn: 1\nclans: [{}, {pool: 1S, lands: [kale], members: [tortock leader, drapis, nuduru]}]",
        [],
        "action",
        ["settle:kale:drapis", "settle:kale:nuduru"],
        id="settle",
    ),
    pytest.param(
        "phase: contract_mission\nmission_b: {tile: mission_03}\n"
        "clans: [{}, {members: [tortock leader, drapis @mission_b.1]}]",
        [],
        "contract",
        ["fulfil", "decline"],
        id="contract yes or no",
    ),
    pytest.param(
        "phase: leaders\nclans: [{}, {members: [fandor, guster, drapis]}]",
        [],
        "new_leader",
        ["promote:fandor", "promote:guster"],
        id="leader among tied",
    ),
    pytest.param(
        "phase: salary\nclans: [{}, {gold: 0, members: [tortock leader, fandor, guster, drapis]}]",
        [],
        "deserter",
        ["desert:fandor", "desert:guster"],
        id="deserter among tied",
    ),
    pytest.param(
        "phase: salary\nclans: [{}, {gold: 0, members: [tortock leader, fandor +noxx]}]",
        ["desert:fandor"],
        "deserters_equipment",
        ["give:noxx:tortock", "discard:noxx"],
        id="equipment of a deserter",
    ),
    pytest.param(
        "turn: 1\nclans: [{}, {pool: 1S, traps: [trap_t4, trap_t4, trap_t6, trap_s2, trap_s2]}]\n"
        "trap_display: [trap_s1, trap_s3, trap_m1, trap_m2, trap_m3, trap_mp1]",
        ["visit:hunting_lodge:strength", "buy:trap_s1:0", "done"],
        "discard_trap",
        ["discard:trap_s1", "discard:trap_s2", "discard:trap_t4", "discard:trap_t6"],
        id="discards above limits",
    ),
    pytest.param(
        battle("drapis @land_a.1", "{dice: 2S, traps: [trap_t4]}", "options: {ambush_module: true}"),
        [],
        "reveal",
        ["reveal", "stop"],
        id="reveal next trap",
    ),
    pytest.param(
        battle(
            "drapis @land_a.1, geas @land_a.2",
            "{dice: 2S, traps: [amb_steal_a2]}, land_a.2: {dice: 2S 1M}",
            "options: {ambush_module: true}",
        ),
        ["reveal", "target:land_a.2"],
        "steal",
        ["steal:strength:0", "steal:magic:0", "enough"],
        id="which dice to steal",
    ),
    pytest.param(
        battle(
            "drapis @land_a.1, geas @land_a.2",
            "{dice: 2S, traps: [amb_steal_a2]}, land_a.2: {dice: 2S 1M, shields: 1}",
            "options: {ambush_module: true}",
        ),
        ["reveal", "target:land_a.2"],
        "block_ambush",
        ["shield", "endure"],
        id="shield against an ambush",
    ),
]


@pytest.mark.rule("ML-ENG-01", "ML-ENG-02")
@pytest.mark.parametrize(("text", "answers", "question", "options"), DECISIONS)
def test_the_owner_decides_not_the_start_player(text, answers, question, options):
    match = given(text)
    assert match.state.start_player == 0
    do(match, *answers)
    assert (asked(match).seat, asked(match).question) == (1, question)
    assert set(options) <= set(offered(match))


@pytest.mark.rule("ML-ENG-02")
def test_if_several_would_decide_at_once_it_goes_left_to_right_by_path():
    match = given(
        """
        players: 3
        phase: battle
        start_player: 1
        clans:
        - {members: [kakron leader, purkas @land_a.2]}
        - {members: [tortock leader, drapis @land_a.3]}
        - {members: [korgo leader, nimra @land_a.1]}
        land_a: {land: al_dahn, monster: sporus, tile: path_4, side: b}
        paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}, land_a.3: {dice: 2S}}
        next: {monster: [1, 1, 1], area: [6]}
        """
    )
    seats = []
    while asked(match).question == "defend":
        seats.append(asked(match).seat)
        match.answer("endure")
    assert seats == [2, 0, 1]
    assert all(member(match, name).wounded for name in ("nimra", "purkas", "drapis"))


@pytest.mark.rule("ML-ENG-02")
def test_the_last_hit_goes_left_to_right_too():
    match = given(
        """
        players: 3
        phase: battle
        start_player: 1
        clans:
        - {members: [kakron leader, purkas @land_a.2]}
        - {members: [tortock leader, drapis @land_a.3]}
        - {members: [korgo leader, nimra @land_a.1]}
        land_a: {land: al_dahn, monster: korcko, tile: path_4, side: b, defeat_total: 27}
        paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}, land_a.3: {dice: 2S}}
        next: {monster: [1, 1, 1], strength: [6, 6]}
        """
    )
    do(match, "roll_all", "finish")
    seats = []
    while asked(match).question == "defend":
        seats.append(asked(match).seat)
        match.answer("endure")
    assert seats == [2, 0, 1]


SECRET = """
    options: {{ambush_module: true}}
    turn: 1
    clans:
    - {{pool: 2S, traps: [{stored}], members: [kakron leader, purkas @land_a.1]}}
    - {{pool: 4S 1M, gold: 20, fame: 20, traps: [trap_m1], shields: 1}}
    land_a: {{land: al_dahn, monster: blandor, tile: path_4, side: b}}
    paths: {{land_a.1: {{dice: 2S, traps: [{placed}]}}}}
    trap_display: [trap_s1, trap_s2, trap_m1, trap_m2, trap_t8, trap_mp1]
    """


@pytest.mark.rule("ML-ENG-03")
@pytest.mark.parametrize(
    "answers",
    [
        [],
        ["visit:hunting_lodge:strength"],
        ["assign:drapis"],
        ["assign:drapis", "path:land_a.2"],
    ],
)
def test_others_hidden_traps_change_nothing_in_the_options(answers):
    one = do(given(SECRET.format(stored="trap_s3, trap_t4", placed="amb_steal_s1")), *answers)
    other = do(given(SECRET.format(stored="amb_redirect1, trap_mp2", placed="trap_s1_prot")), *answers)
    assert asked(one).options == asked(other).options
    assert asked(one).args == asked(other).args
    assert asked(one).refused() == asked(other).refused()


@pytest.mark.rule("ML-ENG-03", "ML-HID-02")
@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (SECRET.format(stored="trap_s3, trap_t4", placed="amb_steal_s1"), ["assign:drapis", "path:land_a.2"]),
        (DECISIONS[17].values[0], DECISIONS[17].values[1]),
        (DECISIONS[18].values[0], DECISIONS[18].values[1]),
    ],
)
def test_nobody_else_sees_the_options_of_somebody_with_traps(text, answers):
    match = do(given(text), *answers)
    assert asked(match).seat == 1
    assert any("trap_" in f"{option.id}{asked(match).args}" for option in asked(match).options)
    seen = asked(match).seen_by(0)
    assert (list(seen.options), dict(seen.args)) == ([], {})
    assert seen.refused() == ()


@pytest.mark.rule("ML-ENG-03", "ML-AMB-15")
def test_a_thief_is_not_offered_dice_of_traps_that_are_still_hidden():
    text = battle(
        "drapis @land_a.1",
        "{{dice: 2S, traps: [amb_steal_a2]}}, land_a.2: {{dice: 2S, traps: [{}]}}",
        "options: {ambush_module: true}",
    ).replace("clans: [{},", "clans: [{members: [kakron leader, purkas @land_a.2]},")
    offers = []
    for hidden in ("trap_m3", "trap_s3", "amb_redirect1"):
        match = do(given(text.replace("[{}]", f"[{hidden}]").replace("{{", "{").replace("}}", "}")), "reveal")
        do(match, "target:land_a.2")
        offers.append(offered(match))
    assert offers == [["steal:strength:0", "enough"]] * 3


# --- talents, powers and abilities are data -----------------------------------------------------------------------


def _literals(file: Path) -> set[str]:
    """The words of all strings in a file's code; docstrings are for readers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    described = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, described)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for text in texts if text not in docstrings for word in text.replace(":", " ").split()}


@pytest.mark.rule("ML-ENG-04")
def test_no_rule_knows_a_card_by_its_name():
    content = load()
    cards = {*content.mercenaries, *content.equipment, *content.monsters, *content.lands, *content.loot}
    cards |= {*content.traps, *content.missions, *content.paths, *content.panic}
    files = list(Path(str(rules.__file__)).parent.rglob("*.py"))
    assert len(files) > 20
    named = {f"{file.name}: {word}" for file in files for word in _literals(file) & cards}
    assert named == set()


@pytest.mark.rule("ML-ENG-04")
def test_the_operation_decides_not_the_card():
    """Rashnek is equipment, Taron a mercenary: one operation, one behaviour."""
    for members in ("[kakron leader, purkas +rashnek]", "[kakron leader, taron]"):
        match = given(
            f"""
            options: {{extra_mercenaries: true}}
            clans: [{{pool: 1S, gold: 0, members: {members}}}, {{pool: 1S}}]
            """
        )
        do(match, "mine:mi3")
        match.answer(next(option for option in offered(match) if option.startswith("use:")))
        assert clan(match).gold == 5
