"""The nocturne command (a stand-in until the real one lands)."""

from cyclopts import App

app = App(name="nocturne", help="Play Nocturne.")


@app.default
def menu(*, terminal: bool = False) -> None:
    """Open the terminal menu."""
    print("The menu is not here yet" + (", in the terminal." if terminal else "."))


def main() -> None:
    """Run the command line."""
    app()
