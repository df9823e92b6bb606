"""What tests share: written decks, played scenarios, random games, golden texts."""
