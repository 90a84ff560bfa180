"""Cards in front of a player, and decks (chapters 2, 5.9, 7.2, 9.1): items, active cards, modifiers, monster cards."""
