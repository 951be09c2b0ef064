"""The words that only ALONE has, and the steps that they need besides those of the rules."""
