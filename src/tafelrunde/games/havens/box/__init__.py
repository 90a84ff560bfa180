"""What is printed (chapter 2): the vocabulary of abilities, cards, monsters and scenarios as typed records."""
