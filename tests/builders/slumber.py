"""A Slumber on eight open spaces, for tests of the shipped content."""

from __future__ import annotations

EIGHT_SPACES = """dreamscape: |
  +--+--+--+--+
  |a     A    |
  +  +  +  +  +
  |b          |
  +--+--+--+--+
"""
"""The first Dreamer and the second one on the left, the Slumber's Entity (A) in the third space of the first row."""
