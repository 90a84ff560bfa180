"""The campaign (chapter 10): what lies between two quests, and the market."""
