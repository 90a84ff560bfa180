"""A game at this terminal without any screen: who sits here, how it is opened, what can be chosen, what is told."""
