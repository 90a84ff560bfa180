"""Choices in a combat: what to pay, trigger and roll again."""
