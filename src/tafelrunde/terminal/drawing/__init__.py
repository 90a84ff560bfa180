"""Scenes as lines of text: pure functions from a scene and a width."""
