"""What is on the table, as one seat sees it."""
