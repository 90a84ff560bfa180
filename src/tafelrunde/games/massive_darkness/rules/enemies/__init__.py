"""Enemies (chapter 6): their phase, targets, spawning, events."""
