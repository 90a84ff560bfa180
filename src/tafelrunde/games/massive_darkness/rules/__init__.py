"""The rules of Massive Darkness, one file per chapter of the catalogue."""
