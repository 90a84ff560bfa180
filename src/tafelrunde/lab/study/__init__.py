"""For designers: what bots make of a pack (`counting`, `page`), and which number would make it fair (`tuning`)."""
