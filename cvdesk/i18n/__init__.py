"""Catalogs of texts and their rendering."""
