"""The terminal table: plain lines of text that work on any terminal, and look better on a good one."""

from nocturne.terminal.keeping import Keeper, Unkept
from nocturne.terminal.menu import Menu
from nocturne.terminal.play import Play
from nocturne.terminal.screen import Screen
from nocturne.terminal.shelf import NoShelf, Shelf

__all__ = ["Keeper", "Menu", "NoShelf", "Play", "Screen", "Shelf", "Unkept"]
