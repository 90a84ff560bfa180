"""Set-up of a scenario (chapter 3), with levels, hands, perks and items (chapter 9.4)."""
