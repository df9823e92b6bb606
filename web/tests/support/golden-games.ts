/** The written games of tests/golden, played through by the engine: every position as either seat saw it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Moved, Position, Replayed, Step } from "../../src/game/messages.ts";
import type { Seat } from "../../src/game/cards.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** `hatch_build.py npm` names the Python that it runs in. */
const PYTHON = process.env["MANDALA_PYTHON"] ?? `${ROOT}.venv/bin/python`;

export function goldenGames(): Record<string, Replayed> {
  const text = execFileSync(PYTHON, ["-m", "support.replayed_games"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: `${ROOT}tests` },
    maxBuffer: 50_000_000,
    encoding: "utf8",
  });
  return JSON.parse(text) as Record<string, Replayed>;
}

export interface Played {
  readonly before: Position;
  readonly step: Step;
  readonly moved: Moved;
}

/** The moves of a game as one seat sees them. */
export function movesSeenBy(seat: Seat, game: Replayed): Played[] {
  return game.steps.slice(1).map(({ move, positions }, ply) => {
    if (!move) throw new Error("a position without its move");
    const moved: Moved = { ...move, drawn: move.seat === seat ? move.drawn : null };
    const before = game.steps[ply]?.positions[seat] as Position;
    return { before, moved, step: { seq: ply + 1, at: 0, event: moved, position: positions[seat] } };
  });
}
