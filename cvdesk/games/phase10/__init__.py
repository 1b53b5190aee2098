"""Phase 10, the board game: 96 cards, a ring of action spaces, ten phases."""
