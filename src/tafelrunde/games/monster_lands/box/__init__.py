"""What is printed (chapter 2): cards, board, effects and variants as typed records."""
