"""Figures of other engines in norms, measured for the architecture page with the same calibration job."""

PEERS = (
    # name, decisions, clones, save round trips
    ("catanatron (Catan, Python)", "2.7", "2.2", "0.08"),
    ("pyminion (Dominion, Python)", "7.1", "0.23", "-"),
    ("open_spiel, games in Python", "2.7-8.9", "0.7-13.5", "1.3-14"),
    ("python-chess", "2.2", "77", "1.4"),
    ("boardgame.io (JavaScript)", "1.1", "5.9", "7.3"),
    ("TAG (Java), Descent", "0.19", "0.21", "-"),
    ("TAG (Java), Pandemic", "7.7", "1.3", "-"),
    ("TAG (Java), Root", "21", "2.8", "-"),
    ("TAG (Java), Catan", "26", "2.6", "-"),
)
