"""Which answer each question gets: the round, the own turn, items, damage, and what the party decides."""
