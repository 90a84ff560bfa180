"""What strangers bring (files, positions, questions) is read in processes that may die without harm to anybody."""
