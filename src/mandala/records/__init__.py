"""Text and JSON forms: move notation, game records, observations. Reading is strict."""
