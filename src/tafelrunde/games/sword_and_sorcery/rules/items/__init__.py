"""Items (chapter 9)."""
