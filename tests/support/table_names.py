"""The names that a wide table must have for screen readers, from the position that the server tells."""

from typing import Any

from mandala.locales.translate import translate
from support.log_texts import Values

COLOURS = "ROYGPB"


class TableNames:
    """The table of a reader in a language, as a snapshot of the server tells it."""

    def __init__(self, snapshot: dict[str, Any], language: str) -> None:
        self._language = language
        self._position: dict[str, Any] = snapshot["position"]
        self._players: list[dict[str, Any]] = snapshot["table"]["players"]
        self._steps: list[dict[str, Any]] = snapshot["steps"]
        self._legal = [each["move"] for each in snapshot["decision"]["legal"]]
        self._near: int = snapshot["seats"][0]

    def parts(self) -> dict[str, list[str]]:
        """Returns what each named part must read, in order."""
        near, far = self._near, 1 - self._near
        found = {
            self._say("river-of", **self._person(seat)): self._river(seat) for seat in (near, far)
        }
        found[self._say("your-hand")] = self._hand()
        for number in (1, 2):
            found[self._say("mandala", mandala="I" * number)] = self._mandala(number)
        return found

    def names(self) -> set[str]:
        """Returns the names that buttons and images must have: piles, cups, colours to choose."""
        position = self._position
        found = {
            self._say("deck", count=position["deck_size"]),
            self._say("discard", count=position["discard_size"]),
        }
        for seat in (0, 1):
            worth = position["worth"][seat]
            least, most = worth["at_least"], worth["at_most"]
            told = (
                str(least) if least == most else self._say("range", **{"from": least, "to": most})
            )
            size = position["cup_sizes"][seat]
            cup = self._say("cup-of", **self._person(seat), count=size)
            found.add(f"{cup} {self._say('cup-worth', worth=told)}")
        return found

    def claims(self) -> list[str]:
        """Returns how the name of each colour to choose begins, in order; empty in a turn."""
        if self._position["phase"] != "claim":
            return []
        mountain = self._position["mandalas"][self._position["destroying"] - 1]["mountain"]
        chosen = sorted((move[1] for move in self._legal), key=COLOURS.index)
        return [self._cards(colour, mountain.count(colour)) for colour in chosen]

    def claims_heading(self) -> str:
        return self._say("claims")

    def far_side(self) -> str:
        return self._say("side", **self._person(1 - self._near))

    def held_by_the_other(self) -> str:
        far = 1 - self._near
        count = self._position["hand_sizes"][far]
        return self._say("hand-of", **self._person(far), count=count)

    def _river(self, seat: int) -> list[str]:
        river = self._position["rivers"][seat]
        return [
            self._say("river-place", place=place, colourName=self._colour(river[place - 1]))
            if place <= len(river)
            else self._say("river-place-free", place=place)
            for place in range(1, 7)
        ]

    def _hand(self) -> list[str]:
        hand, drawn = self._position["hand"], self._last_drawn()
        return [
            self._say(
                "well",
                colourName=self._colour(colour),
                count=hand.count(colour),
                up=0,
                fresh=drawn.count(colour),
            )
            for colour in COLOURS
        ]

    def _last_drawn(self) -> str:
        for step in reversed(self._steps):
            event = step["event"]
            if event["type"] == "moved" and event["seat"] == self._near:
                return event["drawn"] or ""
        return ""

    def _mandala(self, number: int) -> list[str]:
        position = self._position
        mandala = position["mandalas"][number - 1]
        near, far = self._near, 1 - self._near
        told = [self._say("mountain-holds", cards=self._pile(mandala["mountain"]))]
        for seat in (near, far):
            cards = self._pile(mandala["fields"][seat])
            told.append(self._say("field-holds", **self._person(seat), cards=cards))
        if mandala["missing"] and position["destroying"] != number:
            lacking = [self._colour(colour) for colour in mandala["missing"]]
            told.append(self._say("mandala-lacks", colours=", ".join(lacking)))
        sizes = [len(mandala["fields"][seat]) for seat in (near, far)]
        first = mandala["first_choice"]
        told += [
            self._say("mandala-number", mandala="I" * number),
            f"{sizes[0]} : {sizes[1]}",
            self._say("first-choice-tie")
            if first is None
            else self._say("first-choice", **self._person(first)),
        ]
        return told

    def _pile(self, cards: str) -> str:
        stacks = [self._cards(colour, cards.count(colour)) for colour in COLOURS if colour in cards]
        return ", ".join(stacks) or self._say("holds-nothing")

    def _cards(self, colour: str, count: int) -> str:
        return self._say("claim-colour", colourName=self._colour(colour), count=count)

    def _colour(self, letter: str) -> str:
        return self._say(f"colour-{letter}")

    def _person(self, seat: int) -> Values:
        player = self._players[seat]
        level = player["level"]
        name = player["name"] if level is None else self._say("player-ai", level=level)
        return {"who": "you" if seat == self._near else "they", "name": name}

    def _say(self, key: str, **values: str | int) -> str:
        return " ".join(translate(self._language, key, values).split())
