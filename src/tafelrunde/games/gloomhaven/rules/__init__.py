"""Gloomhaven's own rules: the stay in the city and the way to the next scenario (chapter 10)."""
