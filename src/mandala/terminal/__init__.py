"""A table in the terminal: drawn with colour and letters, played by people and by players."""
