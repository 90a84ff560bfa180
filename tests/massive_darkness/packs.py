"""A pack with something in every file, for tests that spoil it."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import yaml

from tafelrunde.games.massive_darkness.box.content import own_files


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Writes everything out: packs have no aliases."""

    def ignore_aliases(self, data: object) -> bool:
        return True


MANIFEST = {"game": "massive_darkness", "name": {"de": "Probe", "en": "Trial"}}
TRIAL = """
    quests:
    - id: trial
      number: 11
      name: {de: Die Probe, en: The Trial}
      placement:
      - {tile: '8R', x: 0, y: 0}
      - {tile: '6V', x: 0, y: 3}
      start: '6V.21'
      exit: '8R.01'
      level_tokens: [{level: 1, zone: '6V.11'}, {level: 2, zone: '8R.11'}]
      doors:
      - {between: ['6V.00', '6V.01']}
      - {between: ['8R.10', '8R.11'], special: true}
      tokens:
      - {kind: hidden, zone: '6V.00'}
      - {kind: hidden, zone: '6V.02'}
      - {kind: cave, zone: '6V.12', marker: true}
      - {kind: library, zone: '8R.00', marker: true}
      hidden: {artefact: 1, cave: 1}
      enemies:
      - {what: hellhound_lesser, zone: '8R.21'}
      - {what: goblin_archers_level_1, zone: '8R.20'}
      pillars:
      - {zone: '8R.01', health: 2}
      rewards: {cave: {xp: 4}, artefact: {artefact: true}}
      goals:
      - {op: collect, tokens: [artefact]}
      - {op: switches}
      - {op: kill}
      - {op: destroy}
      - {op: hold}
      - {op: escape}
"""
QUEST = yaml.safe_load(dedent(TRIAL.replace("8R", "XR")))["quests"][0]


def whole_pack() -> dict[str, Any]:
    """Data by file: copies of the game's own records under other ids, and a quest."""
    own = own_files().files
    cards = own.treasures.cards
    kinds = {card.kind: card for card in reversed(cards)}
    sheet = _data(own.classes.classes[0]) | {"id": "cellarer", "code": "C99"}
    sheet.pop("code")
    sheet["maneuver"] |= {"id": "cellar_maneuver"}
    sheet["skill"] |= {"id": "cellar_skill"}
    hero = _data(own.heroes.heroes[0]) | {"id": "cook", "code": "H99", "recommended_class": "cellarer"}
    face = next(_data(face) for face in own.tiles.faces if face.id == "8R")
    return {
        "pack": MANIFEST,
        "treasures": {"cards": [_copy(card, f"X{at:03}") for at, card in enumerate(kinds.values())]},
        "starting_equipment": {"cards": [_copy(own.starting_equipment.cards[0], "XS1")]},
        "artefacts": {"cards": [_copy(own.artefacts.cards[1], "XA1")]},
        "guards": {"cards": [_copy(own.guards.cards[0], "XG1"), _copy(own.guards.cards[-1], "XG2")]},
        "wandering_monsters": {"cards": [_copy(own.wandering_monsters.cards[0], "XM1")]},
        "heroes": {"heroes": [hero]},
        "classes": {"classes": [sheet]},
        "doors": {"cards": [_data(own.doors.cards[0]) | {"id": "XD1"}]},
        "events": {"cards": [_copy(own.events.cards[0], "XE1")]},
        "tiles": {"faces": [face | {"id": "XR"}]},
        "quests": {"quests": [QUEST]},
    }


def _data(record: Any) -> dict[str, Any]:
    """As it stands in a file: what is usual is left out."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(_lean(msgspec.to_builtins(record))))
    return made


def _lean(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lean(one) for key, one in value.items() if one not in ((), [], {}, "", None)}
    return [_lean(one) for one in value] if isinstance(value, list | tuple) else value


def _copy(card: Any, name: str) -> dict[str, Any]:
    return _data(card) | {"id": name, "codes": [name]}


def write(folder: Path, pack: dict[str, Any]) -> Path:
    for name, data in pack.items():
        text = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True)
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder
