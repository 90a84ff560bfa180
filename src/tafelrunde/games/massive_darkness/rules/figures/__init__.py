"""Figures (chapters 6.1 to 6.5, 7.6, 8.1, 9.1 and 9.3): wounds, stun, healing, deaths, and what heroes gain by them."""
