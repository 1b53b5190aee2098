"""The rules of CV Pocket, clause by clause."""
