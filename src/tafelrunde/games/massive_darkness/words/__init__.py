"""What everything is called: names, effects in words, icons, statistics, advice."""
