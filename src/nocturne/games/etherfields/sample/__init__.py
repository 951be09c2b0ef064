"""A small built-in set of content, enough to play every rule before packs are there. Dry names, no stories."""

from nocturne.games.etherfields.sample.places import library

__all__ = ["library"]
