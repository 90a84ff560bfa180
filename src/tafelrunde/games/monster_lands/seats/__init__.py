"""Who may know what, and what must be true of every state."""
