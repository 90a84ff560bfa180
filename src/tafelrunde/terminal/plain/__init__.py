"""Line mode: the same game as lines of text."""
