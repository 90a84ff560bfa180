"""The HTTP interface: games, tables, saves, rules, reports; its types and their documents."""
