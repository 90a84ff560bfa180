"""`python -m tafelrunde` is the command `tafelrunde`."""

from tafelrunde.cli.main import main

if __name__ == "__main__":
    main()
