"""Frosthaven: so far only its referee, who says what a monster does; it can't be played yet."""
