"""The vocabulary of Etherfields, by chapter: each word names the steps of the rules that it stands for."""
