"""What Gloomhaven and Frosthaven share. The two games know this package; it knows neither of them."""
