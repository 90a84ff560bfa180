"""The buildings of the fortress (chapters 5.3 to 5.9), and haggling."""
