"""The effect language: closed words for what cards do, read from data, checked, carried out and put into words."""
