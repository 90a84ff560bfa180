"""What is printed in the box: typed records of the content, and how they are read."""
