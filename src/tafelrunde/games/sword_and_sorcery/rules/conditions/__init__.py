"""Conditions (chapter 11)."""
