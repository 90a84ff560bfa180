"""Attack and defence (chapter 10)."""
