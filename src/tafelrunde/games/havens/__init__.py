"""The scenario engine that Gloomhaven and its kin share. They know this package; it knows none of them."""
