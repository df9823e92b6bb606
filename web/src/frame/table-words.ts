/** The texts of a table in the reader's language. */
import { colours, type Seat, stacks } from "../game/cards.ts";
import { balance } from "../game/log.ts";
import type { TableWords } from "../table/index.ts";
import { t } from "../words/fluent.svelte.ts";
import { nameOf, personOf, type Readership } from "../words/sentences.ts";

/** Creates the texts of a table. Reads the seats at each use, because they may change. */
export function tableWords(readership: () => Readership, near: () => Seat): TableWords {
  const person = (seat: Seat): { who: string; name: string } => ({
    who: personOf(seat, readership()),
    name: nameOf(seat, readership()),
  });
  const pile = (cards: string): string =>
    stacks(cards)
      .map(({ colour, count }) => t("claim-colour", { colourName: t(`colour-${colour}`), count }))
      .join(t("list-comma")) || t("holds-nothing");
  return {
    name: (seat) => nameOf(seat, readership()),
    side: (seat) => t("side", person(seat)),
    toMove: (seat) => t("to-move", { who: personOf(seat, readership()) }),
    river: (seat) => t("river-of", person(seat)),
    riverPlace: (place, colour) =>
      colour ? t("river-place", { place, colourName: t(`colour-${colour}`) }) : t("river-place-free", { place }),
    cup: (seat, count) => t("cup-of", { ...person(seat), count }),
    cupCards: (count) => t("cup-cards", { count }),
    cupWorth: (from, to) => t("cup-worth", { worth: from === to ? String(from) : t("range", { from, to }) }),
    backs: (seat, count) => t("hand-of", { ...person(seat), count }),
    hand: () => t("your-hand"),
    slot: (colour, count, up, fresh) => t("well", { colourName: t(`colour-${colour}`), count, up, fresh }),
    fresh: (count) => t("fresh", { count }),
    mandala: (number) => t("mandala", { mandala: number === 1 ? "I" : "II" }),
    mandalaNumber: (number) => t("mandala-number", { mandala: number === 1 ? "I" : "II" }),
    mountain: (cards) => t("mountain-holds", { cards: pile(cards) }),
    field: (seat, cards) => t("field-holds", { ...person(seat), cards: pile(cards) }),
    missing: (lacking) =>
      t("mandala-lacks", {
        colours: colours(lacking)
          .map((colour) => t(`colour-${colour}`))
          .join(t("list-comma")),
      }),
    firstChoice: (seat, short = false) =>
      seat !== null ? t("first-choice", person(seat)) : t(short ? "first-choice-tie-short" : "first-choice-tie"),
    endNear: () => t("end-near"),
    deck: (count) => t("deck", { count }),
    discard: (count) => t("discard", { count }),
    fieldsCompared: (sizes, first) => t("caption-weigh", { ...balance(sizes, near()), ...person(first) }),
    gain: (points, exact) => t(exact ? "caption-gain" : "caption-gain-or-more", { points }),
  };
}
