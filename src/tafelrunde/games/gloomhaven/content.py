"""What is printed in Gloomhaven's box, and packs of others laid over it."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.gloomhaven import consistency
from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens import content

FOLDER = Path(__file__).with_name("content")
PACKS = content.packs("gloomhaven", FOLDER, EDITION, consistency.check)
load = PACKS.load
