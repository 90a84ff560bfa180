"""What is written down and read again: saves, positions, and the one reader of documents that others wrote."""
