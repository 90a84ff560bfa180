"""Pace: the numbers to keep (`figures`), beside a yardstick; `make bench`."""
