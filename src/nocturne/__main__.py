"""Run the nocturne command: ``python -m nocturne``."""

from nocturne.cli import main

if __name__ == "__main__":
    main()
