"""What a turn is worth: attacks, abilities, the hex where it ends, and all of them together."""
