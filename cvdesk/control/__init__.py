"""Between the engine and the widgets: selection, session, bots, saving."""
