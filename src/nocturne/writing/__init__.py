"""Tools for those who write Dreams: reading along recorded games, and what texts and flags leave open."""
