"""Many games: simulations, benchmarks."""
