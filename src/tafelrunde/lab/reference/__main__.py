"""``python -m tafelrunde.lab.reference``, or ``make reference``."""

from tafelrunde.lab.reference.writing import main

main()
