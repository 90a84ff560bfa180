"""Golden transcripts: whole games under test as text, so that every change of behaviour is seen in review."""
