"""The words that only Etherfields has: Entities, Turns, Secrets, prices in Intent."""
