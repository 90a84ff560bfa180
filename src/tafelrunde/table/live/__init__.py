"""Live tables: the match, who sits there, what each is shown, bots that think."""
