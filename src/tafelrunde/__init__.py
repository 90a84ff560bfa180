"""Tafelrunde: a table for adventure board games that keeps the rules itself."""

__version__ = "0.1.0"
