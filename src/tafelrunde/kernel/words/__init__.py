"""From keys and numbers to sentences: languages, messages, names, and what was answered in words."""
