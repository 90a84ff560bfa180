"""What dice come to: pools, symbols that are spent, and the odds of a whole attack."""
