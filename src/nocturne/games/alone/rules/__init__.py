"""The rules of ALONE, one module for each chapter of the rulebook."""
