"""The table on the screen: what is shown, told, commanded and chosen while a game is played."""
