"""Cards (chapters 5.9 to 5.12 and 9.2): picking up, trading, transmuting."""
