"""`python -m nocturne.lab`: the same as `nocturne lab`."""

import sys

from nocturne.cli import main

if __name__ == "__main__":
    sys.argv[1:1] = ["lab"]
    main()
