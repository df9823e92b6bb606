"""Helpers for tests: written decks, played scenarios, random games, golden texts."""
