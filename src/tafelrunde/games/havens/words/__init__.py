"""What everything is called: names, sentences, marks in cards, icons."""
