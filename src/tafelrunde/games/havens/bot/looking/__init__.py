"""What a bot sees: who is where, how far everything is, what the scenario wants, and what threatens."""
