"""Monsters (chapter 6): their turn, focus, movement, abilities, bosses; also summons and allies."""
