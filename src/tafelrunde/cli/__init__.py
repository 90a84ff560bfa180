"""The command line: one module per command, each with ``register(app)``."""
