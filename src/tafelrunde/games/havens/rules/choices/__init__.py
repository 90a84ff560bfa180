"""What a player can choose in its turn (chapters 4.5, 5): what is possible, whom it reaches, what goes besides."""
