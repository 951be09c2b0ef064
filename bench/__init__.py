"""The benchmark: `python -m bench` measures everything in one run and prints our norms beside the peers'."""
