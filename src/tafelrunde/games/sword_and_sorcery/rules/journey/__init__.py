"""The journey between two adventures, and what the end of an adventure leaves (chapters 15, 16)."""
