"""The map: entering zones, doors, chests, traps, shadow tokens (chapter 5)."""
