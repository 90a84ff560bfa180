"""What is printed in Frosthaven's box, and packs of others laid over it."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.frosthaven import consistency
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens import content

FOLDER = Path(__file__).with_name("content")
PACKS = content.packs("frosthaven", FOLDER, EDITION, consistency.check)
load = PACKS.load
