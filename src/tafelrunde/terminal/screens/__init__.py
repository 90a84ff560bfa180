"""The screens before, after and over a game: menu, pages, primer, briefing, replay."""
