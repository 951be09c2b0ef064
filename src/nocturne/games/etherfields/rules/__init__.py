"""The rules of Etherfields, one module for each chapter of the rulebook."""
