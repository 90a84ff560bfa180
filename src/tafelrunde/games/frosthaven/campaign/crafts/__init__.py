"""What is made, brewed, sold, bought and enhanced (10.19 to 10.24)."""
