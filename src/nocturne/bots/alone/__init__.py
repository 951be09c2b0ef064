"""Both sides of ALONE by rules of thumb: `hero` and `evil`. They see their seat's view, the options and the cards."""
