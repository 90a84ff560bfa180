"""The map: zones, borders, ways and lines of sight."""
