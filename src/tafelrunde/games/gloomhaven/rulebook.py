"""Gloomhaven as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.games.gloomhaven.content import PACKS
from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.tabletop.pack_selection import PackSelection


class Gloomhaven(ScenarioRulebook):
    """The one object the kernel sees."""

    id: ClassVar[str] = "gloomhaven"
    icon: ClassVar[str] = "crossed-swords"
    prefix: ClassVar[str] = "GH"
    rules_version: ClassVar[int] = 4
    edition: ClassVar[Edition[Any]] = EDITION
    packs: ClassVar[PackSelection[Content]] = PACKS
    texts: ClassVar[Path] = Path(__file__).with_name("texts")
