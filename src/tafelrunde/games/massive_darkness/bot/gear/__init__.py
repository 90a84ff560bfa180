"""Equipment and skills: what cards are worth, who should have them, what to buy."""
