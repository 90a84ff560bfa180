"""The rules of Monster Lands, one file per chapter of the catalogue."""
