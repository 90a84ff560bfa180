"""Items and loot (chapter 9)."""
