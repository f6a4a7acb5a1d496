"""Many games: simulations."""
