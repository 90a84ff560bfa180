"""Companions (chapter 13)."""
