"""What is on the table between two scenarios: the land, the party, what is on offer, what is told."""
