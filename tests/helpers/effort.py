"""How much is tried: properties over whole games are sampled, and `make thorough` plays many times as many."""

import os

THOROUGH = int(os.environ.get("TAFELRUNDE_THOROUGH") or 1)
"""So many times as many games, messages and kills as in an ordinary run."""
