"""Hit points, death, ghosts, resurrection (chapter 12)."""
