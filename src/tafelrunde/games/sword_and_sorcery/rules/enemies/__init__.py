"""Enemies, plagues and bosses (chapter 14)."""
