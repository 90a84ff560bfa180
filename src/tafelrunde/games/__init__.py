"""The games. Each is a package of its own and knows only the kernel and the tabletop."""
