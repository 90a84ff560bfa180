"""What every seat may know, and what must always be true."""
