"""Draws the pictures of a vitrine.json with the workers of a Dask scheduler."""
