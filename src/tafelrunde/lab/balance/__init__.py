"""Is a game fair? Many games by bots and a report: `python -m tafelrunde.lab.balance GAME`."""
