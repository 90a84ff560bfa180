"""The board: hexes with sight and range, maps laid from rooms, and how places are called."""
