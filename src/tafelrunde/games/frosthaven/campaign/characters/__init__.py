"""Characters rise, retire, come, go and come back (10.15 to 10.18)."""
