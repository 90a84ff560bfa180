"""The map (chapters 5.3 to 5.5): movement, pushes and pulls, overlay tiles, revealing rooms."""
