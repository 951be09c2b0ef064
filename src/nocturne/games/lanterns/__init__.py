"""Lanterns: a small complete game of our own, kept as living documentation of the kernel.

Two to four Seekers walk through a dark house and gather its lanterns. It has one of everything a game can have:
hidden hands, a drawn map with walls, dice, a sealed simultaneous choice, and a reaction window inside another.
Start a new game by copying this folder: `model` has the nouns, `rules` the verbs, `game` what the kernel receives.
"""
