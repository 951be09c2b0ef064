"""The verbs that only Lanterns has."""
