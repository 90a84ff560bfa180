"""Names and icons."""
