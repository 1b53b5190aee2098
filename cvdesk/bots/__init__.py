"""Players that think: random, greedy and tree search."""
