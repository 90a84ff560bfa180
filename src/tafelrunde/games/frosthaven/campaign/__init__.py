"""Frosthaven's campaign (chapters 10 and 11): records, outpost phase, characters, crafts, and the way to scenarios."""
