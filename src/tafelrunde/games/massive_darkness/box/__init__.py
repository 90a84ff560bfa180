"""What is printed (chapter 2): cards, dice, tiles and quests as typed records, and packs laid over them."""
