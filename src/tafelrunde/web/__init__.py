"""The browser client, built from `client/` into `dist/` here."""
