"""The vocabulary of ALONE's cards, by chapter: each word names the steps of its chapter."""
