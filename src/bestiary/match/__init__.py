"""Matches and their records. Knows no network."""
