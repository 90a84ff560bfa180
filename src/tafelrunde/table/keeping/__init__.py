"""What is kept: tables in a database, sealed saves, secret links."""
