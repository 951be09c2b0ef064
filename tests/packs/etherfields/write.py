"""Write the pinned texts of the pack anew: `python -m tests.packs.etherfields.write`."""

from tests.packs.etherfields.test_pack import TEXTS, spoken

if __name__ == "__main__":
    TEXTS.write_text(spoken(), encoding="utf-8")
