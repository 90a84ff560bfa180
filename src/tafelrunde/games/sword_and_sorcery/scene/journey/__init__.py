"""Between two adventures: the realm map, locations with their buildings, the party, the chronicle."""
