"""What the campaign keeps (10.1 to 10.6), and what changes it."""
