"""The way in: games, tables, saves, rules, reports over HTTP, and the sockets of those who look on."""
