# Reasons of the bots that play any game, English

reason-random = by chance, out of { $options } options
reason-only = the only option
reason-search = tried { $visits } times in { $iterations } imagined games; worth { $value } %
