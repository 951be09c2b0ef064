"""Measurements: one command, ratios in one run."""
