"""What several games share. It knows the kernel and no game."""
