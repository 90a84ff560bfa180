"""The adventure phase (chapter 7): missions, battles, ambush, conquest, death."""
