"""The terminal: plays any game of the kernel from its scenes, decisions and events."""
