"""The table as numbers, with nothing in them that nobody may know (MD-OVR-14): decks are counts."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.state import Enemy, Hero, State
from tafelrunde.kernel.observation import WORD, Row, Rows, Table

TABLES = (
    Table(
        "quest",
        ("phase_", "quest_", "round", "level", "lifebringer", "result_", "first_player", "acted", "active_seat",
         "actions", "points", "moving", "stage_"),
        1,
    ),
    Table(
        "heroes",
        ("hero_", "class_", "seat", "mine", "zone_", "health", "stunned", "escaped", "experience", "mini_experience",
         "skills"),
        6,
    ),
    Table("enemies", ("id_", "card_", "zone_", "health", "minions", "minions_health", "stunned", "treasure_"), 32),
    Table("cards", ("card_", "seat", "where"), 96),
    Table("objectives", ("kind_", "zone_", "hidden"), 32),
    Table("places", ("what_", "zone_", "amount"), 160),
    Table("decks", ("deck_", "left", "discarded"), 24),
    Table(
        "combat",
        ("attacker_", "defender_", "kind_", "stage_", "distance", "attack_dice", "defense_dice", "swords", "shields",
         "wounds", "attack_bams", "attack_diamonds", "defense_bams", "defense_diamonds"),
        1,
    ),
    Table("dice", ("attack", "die"), 24),
)  # fmt: skip
"""`where` of a card: 1 body, 2 hands, 3 pack. `attack` of a die: 1 of the attack, 2 of the defence."""

BODY, HANDS, PACK = 1, 2, 3
_LEVELS = range(1, 10)
_BY_LEVEL = (
    ([WORD[f"guards:{level}"] for level in _LEVELS], "guard_decks", "guard_discards"),
    ([WORD[f"treasures:{level}"] for level in _LEVELS], "treasure_decks", "treasure_discards"),
)
_DECKS = (
    (WORD["lesser"], "lesser_deck", "lesser_discard"),
    (WORD["greater"], "greater_deck", "greater_discard"),
    (WORD["doors"], "door_deck", "door_discard"),
    (WORD["events"], "event_deck", "event_discard"),
)


def observed(state: State, seat: int) -> Sequence[Rows]:
    """The rows of all tables, in their order."""
    turn, combat = state.activation, state.combat
    quest = (
        WORD[state.phase], WORD[state.quest], state.round, state.level, state.lifebringer, WORD[state.result],
        state.first_player, state.acted, *((-1, 0, 0, 0, 0) if turn is None else (
            turn.seat, turn.actions, turn.points, turn.moving, WORD[turn.stage]
        )),
    )  # fmt: skip
    cards: list[Row] = []
    for hero in state.heroes:
        number = hero.seat
        if hero.body:
            cards.append((WORD[hero.body], number, BODY))
        cards += [(WORD[card], number, HANDS) for card in hero.hands]
        cards += [(WORD[card], number, PACK) for card in hero.pack]
    return (
        (quest,),
        [_hero(hero, hero.seat == seat) for hero in state.heroes],
        [_enemy(enemy) for enemy in state.enemies],
        cards,
        [
            (WORD["hidden" if token.hidden else token.kind], WORD[token.zone], token.hidden)
            for token in state.objectives
        ],
        _places(state),
        _decks(state),
        ()
        if combat is None
        else (
            (
                WORD[combat.attacker], WORD[combat.defender], WORD[combat.kind], WORD[combat.stage], combat.distance,
                len(combat.attack_dice), len(combat.defense_dice), sum([more for _, more in combat.swords]),
                sum([more for _, more in combat.shields]), sum([more for _, more in combat.wounds]),
                combat.attack_bams, combat.attack_diamonds, combat.defense_bams, combat.defense_diamonds,
            ),
        ),
        ()
        if combat is None
        else [*[(1, die) for die in combat.attack_dice], *[(2, die) for die in combat.defense_dice]],
    )  # fmt: skip


def _hero(hero: Hero, mine: bool) -> Row:
    return (
        WORD[hero.card] or 1, WORD[hero.sheet], hero.seat, mine, WORD[hero.zone], hero.health, hero.stunned,
        hero.escaped, hero.xp, hero.mini_xp, sum(hero.skills),
    )  # fmt: skip


def _enemy(enemy: Enemy) -> Row:
    return (
        WORD[enemy.id], WORD[enemy.card], WORD[enemy.zone], enemy.health, len(enemy.minions), sum(enemy.minions),
        enemy.stunned, WORD[enemy.treasure],
    )  # fmt: skip


def _places(state: State) -> Rows:
    rows: list[Row] = [(WORD["shut"], WORD[border], 1) for border in state.shut]
    rows += [(WORD["gone"], WORD[zone], 1) for zone in state.gone]
    rows += [(WORD["unexplored"], WORD[room], 1) for room in state.unexplored]
    for zone, (normal, special) in state.treasure.items():
        if normal:
            rows.append((WORD["treasure"], WORD[zone], normal))
        if special:
            rows.append((WORD["special_treasure"], WORD[zone], special))
    rows += [(WORD["pillar"], WORD[pillar.zone], pillar.health) for pillar in state.pillars]
    rows += [(WORD["level_token"], WORD[zone], value) for value, zone in state.more_tokens]
    rows += [(WORD["mark"], WORD[mark], count) for mark, count in state.marks.items()]
    return rows


def _decks(state: State) -> Rows:
    rows: list[Row] = []
    rows += [(word, len(getattr(state, deck)), len(getattr(state, discard))) for word, deck, discard in _DECKS]
    for words, decks, discards in _BY_LEVEL:
        both = zip(words, getattr(state, decks), getattr(state, discards), strict=False)
        rows += [(word, len(left), len(gone)) for word, left, gone in both]
    return rows
