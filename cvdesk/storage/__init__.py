"""Files of the player: paths, settings, saves, logs."""
