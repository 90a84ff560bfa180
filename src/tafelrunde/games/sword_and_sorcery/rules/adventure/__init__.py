"""Set-up, story and end of an adventure (chapters 3, 16)."""
