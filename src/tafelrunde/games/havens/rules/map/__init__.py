"""The map (chapters 5.3 to 5.5, 9.2): movement, pushes and pulls, overlay tiles, revealing rooms, looting."""
