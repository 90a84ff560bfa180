"""The campaign (chapter 10), as far as the games of this engine share it."""
