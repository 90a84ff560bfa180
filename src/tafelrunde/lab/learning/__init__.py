"""An example that learns: a small agent for any game, by imitation and then by practice.

`python -m tafelrunde.lab.learning gloomhaven --option scenario=1` trains one and says how it fares;
`pip install tafelrunde[learn]` brings what it needs.
"""
