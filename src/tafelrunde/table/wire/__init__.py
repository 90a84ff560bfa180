"""What browser and table say to each other: messages, limits, refusals."""
