"""What browser and table say to each other: messages, sockets, limits, refusals."""
