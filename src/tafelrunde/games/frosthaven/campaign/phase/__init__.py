"""The outpost phase in its five steps (10.7 to 10.14, 10.22)."""
