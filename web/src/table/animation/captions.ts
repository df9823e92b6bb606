/** Words over the table that fade by themselves. They stay inside the table and cover no number that they explain. */
import type { Box } from "../drawing/geometry.ts";
import type { Track } from "./choreograph.ts";
import type { Places } from "./places.ts";
import type { Made } from "./stage.ts";

/** The least distance from the edge of the table. */
const EDGE = 6;

export function caption(track: Extract<Track, { kind: "weigh" | "gain" }>, places: Places, text: string): Made {
  const box = places.box(track.kind === "gain" ? `cup:${track.seat}` : `mandala:${track.mandala}`);
  if (!box || !text) return { nodes: [], animations: [] };
  const words = document.createElement("div");
  words.className = `caption ${track.kind}`;
  words.dataset["effect"] = "caption";
  words.textContent = text;
  const { left, across } = horizontally(box, places.room.width);
  words.style.left = `${left}px`;
  words.style.maxWidth = `${places.room.width - 2 * EDGE}px`;
  // Beside a cup, where no number stands: over it, or under it at the upper edge. Over the upper half of a mandala.
  const above = track.kind === "gain" && box.y > 60;
  const top = track.kind === "weigh" ? box.y + box.height * 0.2 : above ? box.y - 2 : box.y + box.height + 2;
  words.style.top = `${top}px`;
  const down = track.kind === "weigh" ? "-50%" : above ? "-100%" : "0%";
  const place = `translate(${across}, ${down})`;
  const frames = [
    { opacity: 0, transform: `${place} translateY(10px)` },
    { opacity: 1, transform: place, offset: 0.12 },
    { opacity: 1, transform: place, offset: 0.82 },
    { opacity: 0, transform: `${place} translateY(-8px)` },
  ];
  words.style.transform = place;
  const shown = words.animate(frames, { delay: track.at, duration: track.lasts, fill: "both" });
  return { nodes: [words], animations: [shown] };
}

/** Words in the middle of the table's left, middle or right third: they grow away from the edge. */
export function horizontally(box: Box, room: number): { readonly left: number; readonly across: string } {
  const middle = box.x + box.width / 2;
  if (middle < room * 0.4) return { left: Math.max(EDGE, Math.min(box.x, room / 3)), across: "0%" };
  if (middle > room * 0.6)
    return { left: Math.min(room - EDGE, Math.max(box.x + box.width, (2 * room) / 3)), across: "-100%" };
  return { left: middle, across: "-50%" };
}
