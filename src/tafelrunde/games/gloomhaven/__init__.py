"""Gloomhaven: cooperative hex tactics with hand cards for one to four mercenaries."""
