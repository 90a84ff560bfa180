"""What is on the table, for any screen."""
