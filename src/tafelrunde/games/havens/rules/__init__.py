"""The rules of a scenario, one subject each."""
