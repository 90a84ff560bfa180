"""What everything is called: by the content's names, and what follows from them; the rest is in the texts."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.havens.board.dungeon_rooms import ADVENTURE
from tafelrunde.games.havens.box.cards import Content, Perk
from tafelrunde.games.havens.box.modifier_cards import BadNotation, ModifierCard, modifier
from tafelrunde.games.havens.box.scenarios import named_id
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.pack.drawing import offset
from tafelrunde.games.havens.words import marking, wording
from tafelrunde.kernel.scene import Text
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code

_FOLDER = Path(__file__).parents[1] / "texts"
TEXTS: tuple[Path, ...] = (
    _FOLDER,
    *[_FOLDER / part for part in ("setup", "names", "cards", "play", "log", "bot", "campaign")],
)
"""Everything the scenario engine says, for the games that use it."""

CLASS_OPTIONS = 4
"""Set-up options that name a class."""

_HEX = re.compile(r"(-?\d+),(-?\d+)")
_TILE = re.compile(r"(.+?)-(-?\d+)-(-?\d+)")
"""The id of a tile or object that the scenario placed: `well-4--2`."""
_MODIFIER = re.compile(r"(rolling |[+-]\d|null$|x2$)")
_KINDS = frozenset({"card", "active", "item", "element", "figure", "type", "class", "goal"})
"""Prefixes that say what an id is, in summands and scene elements."""
_COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def name(content: Content, item: str, language: str) -> str | None:
    """The name of an id, or None if it has none."""
    return _names(content).name(item, "de" if language == "de" else "en")


class Names:
    """The names of one pack; what was asked once is remembered."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._printed = _collected(content)
        self._known: dict[tuple[str, Code], str | None] = {}
        self._speakers: dict[Code, Language] = {"de": _Speaker("de", self), "en": _Speaker("en", self)}

    def name(self, item: str, code: Code) -> str | None:
        key = item, code
        if key not in self._known:
            self._known[key] = self._find(item, code)
        return self._known[key]

    def _find(self, item: str, code: Code) -> str | None:
        printed = self._printed.get(item)
        if printed is not None:
            return printed.de if code == "de" else printed.en
        if found := _HEX.fullmatch(item):
            return hex_name(int(found[1]), int(found[2]))
        if _MODIFIER.match(item):
            return _modifier_name(self._speakers[code], item)
        if item in self._content.perks:
            return _perk_name(self._speakers[code], self._content.perks[item])
        return self._numbered(item, code) or self._placed(item, code) or self._monster_card(item, code)

    def _numbered(self, item: str, code: Code) -> str | None:
        """`bandit_guard:2`, or an id after what it is: `card:BR-01`."""
        kind, _, number = item.rpartition(":")
        if kind and number.isdigit() and (of_kind := self.name(kind, code)) is not None:
            return f"{of_kind} {number}"
        kind, _, rest = item.partition(":")
        if kind == "modifier":
            return _modifier_term(self._speakers[code], rest)
        return self._speakers[code].known_name(rest) if kind in _KINDS else None

    def _placed(self, item: str, code: Code) -> str | None:
        """A tile or object that the scenario placed, by its kind and hex."""
        found = _TILE.fullmatch(item)
        if found is None or found[1] not in self._content.overlays:
            return None
        return f"{self.name(found[1], code)} {hex_name(int(found[2]), int(found[3]))}"

    def _monster_card(self, item: str, code: Code) -> str | None:
        """A monster ability card has no name: what is on it."""
        deck, _, number = item.rpartition("-")
        if not number.isdigit() or deck not in self._content.decks:
            return None
        for card in self._content.decks[deck]:
            if card.id == item:
                lines = wording.sentences(card.abilities, self._content.areas)
                return ", ".join([self._speakers[code].say(line) for line in lines])
        return None


class _Speaker(Language):
    """Says what is in the texts that both games share, with the names of one pack."""

    def __init__(self, code: Code, names: Names) -> None:
        super().__init__(code, folders=TEXTS)
        self._names = names

    def known_name(self, item: str) -> str | None:
        return self._names.name(item, self.code) or super().known_name(item)


_kept: dict[str, Names] = {}
"""By the pack's digest: hashing a whole pack would be slow."""


def _names(content: Content) -> Names:
    if not content.digest:
        return Names(content)  # made by a test
    if content.digest not in _kept:
        _kept[content.digest] = Names(content)
    return _kept[content.digest]


def _collected(content: Content) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for named in (content.classes, content.cards, content.goals, content.monsters, content.summons, content.rooms):
        found.update({key: thing.name for key, thing in named.items()})
    found.update({key: card.adjective for key, card in content.encounters.items()})
    for key, overlay in content.overlays.items():
        found[f"tile-{key}"] = overlay.name
        found.setdefault(key, overlay.name)  # an obstacle with hit points is a figure
    found.update({f"item-{key}": item.name for key, item in content.items.items()})
    found.update({key: item.name for key, item in content.items.items()})
    for key, cls in content.classes.items():
        found[f"role-{key}"] = cls.role
        found.update({mastery.id: mastery.name for mastery in cls.masteries})
        found.update({f"setup-class_{number + 1}-{key}": cls.name for number in range(CLASS_OPTIONS)})
    found.update(_campaign(content))
    for scenario in (*content.scenarios.values(), ADVENTURE):
        found[f"scenario-{scenario.id}"] = scenario.name
        number = f"{scenario.id} · " if scenario.id.isdigit() else ""
        found[f"setup-scenario-{scenario.id}"] = Name(number + scenario.name.de, number + scenario.name.en)
        found.update({f"scenario-{scenario.id}-{key}": text for key, text in scenario.texts.items()})
        for contents in scenario.contents.values():
            found.update({ally.id: ally.name for ally in contents.allies})
            for name in [placement.name for placement in contents.monsters if placement.name]:
                found[named_id(scenario.id, name)] = scenario.texts[name]
    return found


def _campaign(content: Content) -> dict[str, Name]:
    """Achievements, boxes, quests and the texts of events and of the story."""
    found = {f"achievement-{key}": one.name for key, one in content.achievements.items()}
    for key, box in content.boxes.items():
        found |= {f"box-{key}": box.name, f"box-{key}-text": box.text}
    for key, quest in content.quests.items():
        found |= {f"quest-{key}": quest.name, f"quest-{key}-text": quest.text}
    for key, event in content.events.items():
        found[f"event-{key}"] = event.text
        for side, choice in (("A", event.a), ("B", event.b)):
            found[f"event-{key}-{side}"] = choice.text
            found |= {f"event-{key}-{side}-{at}": outcome.text for at, outcome in enumerate(choice.outcomes, 1)}
    if content.campaign is not None:
        found |= {f"ending-{key}": text for key, text in content.campaign.endings.items()}
        found |= {f"milestone-{one.id}": one.text for one in content.campaign.milestones}
        found |= {f"record-{one.id}": one.text for one in content.campaign.town_records}
    found |= _outpost(content)
    return {key: name for key, name in found.items() if name.en}


def _outpost(content: Content) -> dict[str, Name]:
    """Buildings, walls and the texts of sections."""
    if content.outpost is None:
        return {}
    found = {f"wall-{key}": wall.name for key, wall in content.outpost.walls.items()}
    for key, building in content.outpost.buildings.items():
        found |= {f"building-{key}": building.name, f"building-{key}-text": building.about}
    for key, section in content.outpost.sections.items():
        found[f"section-{key}"] = section.text
        found |= {f"section-{key}-{choice.id}": choice.text for choice in section.choices}
    return found


# --- what follows from the names ------------------------------------------------------------------------------


def hex_name(q: int, r: int) -> str:
    """A hex by column and row as on a chessboard, where the map allows it."""
    column, row = offset((q, r))
    if 0 <= column < len(_COLUMNS) and row >= 0:
        return f"{_COLUMNS[column]}{row + 1}"
    return f"({column}|{row})".replace("-", "−")


def _modifier_name(words: Language, notation: str) -> str | None:
    """A modifier card: its number and what else it does."""
    try:
        card = modifier(notation)
    except BadNotation:
        return None
    if notation in ("null", "x2"):
        return words.text(f"modifier-{notation}")
    if card.temporary:
        return words.text("modifier-temporary")
    number, effect = marking.signed(card.value), _effect(words, card)
    if effect and (card.value or not card.rolling):
        effect = words.text("modifier-effect", value=number, effect=effect)
    found = effect or number
    return words.text("modifier-rolling", rest=found) if card.rolling else found


def _effect(words: Language, card: ModifierCard) -> str:
    """All that a card does besides its number: `push 2, earth`."""
    gain = card.gain
    found = [
        words.text("modifier-number", what=what, n=amount)
        for what in ("push", "pull", "pierce")
        if (amount := getattr(gain, what))
    ]
    found += [
        words.text("modifier-self", what=Text("modifier-number", {"what": what, "n": amount}))
        for what in ("heal", "shield", "tokens")
        if (amount := getattr(gain, what))
    ]
    if gain.add_target:
        found.append(words.text("modifier-add_target"))
    found += [words.name(what) for what in gain.cond]
    found += [words.text("modifier-self", what=what) for what in gain.own_cond]
    found += [words.name(symbol) for symbol in gain.infuse]
    return ", ".join(found)


def _modifier_term(words: Language, notation: str) -> str:
    """What a drawn card is called in a sum, where its number stands beside it."""
    if notation == "x2":
        return words.text("modifier-term-x2")
    return words.text("modifier-term-rolling" if notation.startswith("rolling") else "modifier-term")


def _perk_name(words: Language, perk: Perk) -> str:
    """A perk by what it does to the modifier deck."""
    changes = [("perk-remove", change) for change in perk.remove] + [("perk-add", change) for change in perk.add]
    found = [words.text(key, n=n, card=card) for key, (card, n) in changes]
    if perk.ignore:
        found.append(words.name(f"ignore_{perk.ignore}"))
    return ", ".join(found)
