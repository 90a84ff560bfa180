"""What cards can do: a small closed vocabulary of times, conditions, prices and operations."""
