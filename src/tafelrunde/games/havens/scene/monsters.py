"""Monsters beside the board: numbers by rank, this round's card, what that makes together, and modifier decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tafelrunde.games.havens.box.modifier_cards import ModifierCard, modifier
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility, MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import MonsterCard, MonsterType, Stats
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, ModifierDeck
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge, dots, trait_marks
from tafelrunde.games.havens.words.wording import sentences
from tafelrunde.kernel.scene import Badge, Card, Pile, Rank, Row, Text, Tone


def monster_panel(game: Game, type_id: str) -> Card:
    """A monster type: its numbers by rank, and the ability card of this round (GH-DAT-19, GH-DAT-23)."""
    kind = game.content.monsters[type_id]
    card = game.monster_card(type_id)
    return Card(
        id=f"type:{type_id}",
        name=type_id,
        icon=kind.icon or icons.MONSTER,
        kind="monster",
        initiative=card.initiative if card is not None else None,
        rows=tuple(_row(game, kind, rank, stats) for rank, stats in _ranks(game, kind)),
        lines=(
            *(_card_line(game, card) if card is not None else ()),
            *_special_actions(game, kind),
            *_immunities(kind),
        ),
        rule="GH-DAT-19",
    )


def _card_line(game: Game, card: MonsterCard) -> tuple[Text, ...]:
    """A monster card as it is printed, in one line: the place beside the board is narrow."""
    said = sentences(card.abilities, game.content.areas)
    return (Text("line-monster_card", {"abilities": dots(said)}),) if said else ()


def _ranks(game: Game, kind: MonsterType) -> list[tuple[Rank, Stats]]:
    """The ranks that are on the map; a boss has only one."""
    level = game.level.monster_level
    if kind.boss:
        return [("boss", kind.boss[level])]
    there = {figure.rank for figure in game.state.figures if figure.type == kind.id}
    both: list[tuple[Rank, Stats]] = [("normal", kind.normal[level]), ("elite", kind.elite[level])]
    return [(rank, stats) for rank, stats in both if rank in there or (rank == "normal" and "named" in there)] or both


def _row(game: Game, kind: MonsterType, rank: Rank, stats: Stats) -> Row:
    card = game.monster_card(kind.id)
    now = this_round(game, stats, card.abilities) if card is not None else None
    return Row(
        id=f"type:{kind.id}:{rank}",
        rank=rank,
        badges=_numbers(game, stats),
        lines=() if now is None else (Text("this-round", {"abilities": now}),),
    )


def _numbers(game: Game, stats: Stats) -> tuple[Badge, ...]:
    found = [badge("health", game.number(stats.hp))]
    found.append(badge("move", "–" if stats.move is None else stats.move))
    found.append(badge("attack", "–" if stats.attack is None else game.number(stats.attack)))
    found.append(badge("range", "–" if stats.range is None else stats.range))
    return (*found, *trait_marks(stats.traits))


def this_round(game: Game, stats: Stats, abilities: Sequence[MonsterAbility]) -> Text | None:
    """Base values and the card's added up: what it really moves and attacks with (GH-MMV-01, GH-MAT-01)."""
    found = []
    for ability in abilities:
        if isinstance(ability, MonsterMove) and stats.move is not None:
            found.append(Text("sentence", {"ability": "move", "n": max(stats.move + ability.mod, 0)}))
        elif isinstance(ability, MonsterAttack) and stats.attack is not None:
            value = max(game.number(stats.attack) + ability.mod, 0)
            found.append(Text("sentence", {"ability": "attack", "n": value}))
            reach = ability.range or (stats.range and max(stats.range + ability.range_mod, 1))
            if reach:
                found.append(Text("sentence", {"ability": "range", "n": reach}))
    return dots(found) if found else None


def _special_actions(game: Game, kind: MonsterType) -> Iterator[Text]:
    """What a boss's cards call special actions (GH-BOS-03)."""
    for number, abilities in ((1, kind.special_1), (2, kind.special_2)):
        if abilities:
            said = sentences(abilities, game.content.areas)
            yield Text("special-action", {"n": number, "abilities": list(said)})


def _immunities(kind: MonsterType) -> tuple[Text, ...]:
    return (Text("detail-immune", {"conditions": list(kind.immune)}),) if kind.immune else ()


def figures_of(game: Game, type_id: str) -> list[Figure]:
    """The figures of a type, by their numbers."""
    return sorted([figure for figure in game.state.figures if figure.type == type_id], key=lambda figure: figure.number)


# --- modifier decks -------------------------------------------------------------------------------------------


def modifier_pile(deck: ModifierDeck, pile_id: str, name: str) -> Pile:
    """A modifier deck: how many cards are left, and of which kinds; the order is nobody's to know (GH-HID-02)."""
    kinds = Counter(deck.draw)
    tips = [Text("tip-modifiers", {"n": len(deck.draw), "discarded": len(deck.discard)})]
    if deck.shuffle:
        tips.append(Text("tip-shuffle"))
    return Pile(
        id=pile_id,
        name=f"name-{name}",
        icon=icons.MODIFIERS,
        count=len(deck.draw),
        odds=tuple(_odds(card, kinds[card]) for card in sorted(kinds, key=_best_first)),
        tip=tuple(tips),
        rule="GH-DAT-13",
    )


def _best_first(card_id: str) -> tuple[int, int, str]:
    card = modifier(card_id)
    return {"double": 0, "number": 1, "null": 2}[card.kind], -card.value, card_id


def _odds(card_id: str, left: int) -> Badge:
    """One kind of card: an icon for what it does besides, else its number."""
    card = modifier(card_id)
    good = card.kind == "double" or (card.kind == "number" and (card.value > 0 or card.rolling))
    tone: Tone = "good" if good else "bad" if card.kind == "null" or card.value < 0 else ""
    return Badge(_card_icon(card), left, card_id, tone)


def _card_icon(card: ModifierCard) -> str:
    """The icon of a card with an effect; numbers speak for themselves."""
    if card.returns:
        return icons.of(card.id)
    gain = card.gain
    for what in (*gain.cond, *gain.own_cond, *gain.infuse):
        return icons.of(what)
    for name in ("push", "pull", "pierce", "heal", "shield"):
        if getattr(gain, name):
            return icons.of(name)
    return icons.of("targets") if gain.add_target else ""


def loot_pile(game: Game) -> Pile:
    """The loot deck: what the scenario put into it, less what was drawn; the order is nobody's to know (FH-LOOT-01)."""
    drawn: Counter[str] = Counter(game.content.loot[card].kind for hero in game.state.heroes for card in hero.loot)
    left = {kind: number - drawn[kind] for kind, number in game.scenario.loot.items()}
    return Pile(
        id="loot_deck",
        name="name-loot_deck",
        icon=icons.of("loot_deck"),
        count=len(game.state.loot_deck),
        odds=tuple(Badge(icons.of(kind), n, f"name-{kind}") for kind, n in left.items() if n > 0),
        tip=(Text("tip-loot_deck", {"n": len(game.state.loot_deck)}),),
        rule="FH-LOOT-01",
    )
