/** A live table that shows a moment of a written game. No server: this page answers the socket itself.
 *
 * Addresses: ?scene=full&kind=ai&clock=live&language=en&theme=dark&speed=off. `window.say` delivers one more message.
 */
import { mount } from "svelte";
import { coveredStep } from "../../src/game/cover.ts";
import type { Decision, FromServer, Replayed, Step, TableInfo } from "../../src/game/messages.ts";
import { constants } from "../../src/net/constants.svelte.ts";
import { settings } from "../../src/storage/settings.svelte.ts";
import { tableSettings } from "../../src/frame/table-settings.ts";
import "../../src/ui/css/base.css";
import { setLanguage } from "../../src/words/fluent.svelte.ts";

interface Scene {
  readonly seat: 0 | 1;
  readonly steps: Replayed["steps"];
  readonly decision: Decision;
}

const wishes = new URLSearchParams(location.search);
const scenes = (await (await fetch("./scenes.json")).json()) as Record<string, Scene>;
const { seat, steps: played, decision } = scenes[wishes.get("scene") ?? "first"] as Scene;
const kind = (wishes.get("kind") ?? "ai") as TableInfo["kind"];
const player = (name: string, level: number | null = null): TableInfo["players"][0] => ({
  name,
  level,
  taken_over: false,
});
const opponent = kind === "ai" ? player("", Number(wishes.get("level") ?? 2)) : player("Beatrice");
const clock = wishes.get("clock");
const now = Date.now();
const seats: (0 | 1)[] = kind === "hotseat" ? [0, 1] : wishes.get("watch") ? [] : [seat];

const table: TableInfo = {
  id: "written",
  kind,
  status: "playing",
  memory: "open",
  clock:
    clock === "live" ? { kind: "live", bank_s: 900 } : clock === "days" ? { kind: "correspondence", days: 3 } : null,
  listed: false,
  players: seat === 0 ? [player("Ada"), opponent] : [opponent, player("Ada")],
  first: 0,
  deal: "written",
  what_if: null,
  commitment: "",
  created_at: now,
  started_at: now,
  clocks: clock
    ? {
        now,
        running: seat,
        remaining_ms: clock === "live" ? [754_000, 688_000] : null,
        allowance_ms: 0,
        flag_at: now + (clock === "live" ? 754_000 : 200_000_000),
      }
    : null,
  actions: [
    "move",
    "resign",
    "abort",
    "ask_hint",
    "take_back",
    ...(clock === "days" ? (["list_claims"] as const) : []),
  ],
  claim_list: null,
  log_from: 0,
  take_backs: 0,
  rematch: null,
  rematch_of: null,
  result: null,
  final: null,
  seed: null,
  deal_version: 2,
  nonce: "",
};

const steps: Step[] = played.slice(1).flatMap(({ move, positions }, i) => {
  if (!move) return [];
  const event = { ...move, drawn: move.seat === seat ? move.drawn : null };
  return [{ seq: i + 1, at: now, event, position: positions[seat] }];
});
const last = played.at(-1);
if (!last) throw new Error("an empty game");

/** The state of the table for a seat that looks; null: both hands are covered. */
function snapshot(look: 0 | 1 | null): FromServer {
  const shown = kind !== "hotseat" || look === seat;
  const seen = last?.positions[seat] as Step["position"] & object;
  return {
    type: "snapshot",
    protocol: "mandala-table/1",
    seq: steps.length,
    now: Date.now(),
    seats,
    table,
    position: shown && seats.length > 0 ? seen : { ...seen, seat: null, hand: null, cup: null },
    decision: shown && seats.length > 0 ? decision : null,
    steps: shown ? steps : steps.map(coveredStep),
    complete: true,
  };
}

/** The messages that the page has sent, for tests. */
const sent: unknown[] = [];

class WrittenSocket {
  static readonly OPEN = 1;
  readonly readyState = WrittenSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    setTimeout(() => this.onopen?.());
    Object.assign(window, { say: (message: FromServer) => this.#say(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; seat?: 0 | 1 | null; client_move_id?: string };
    sent.push(message);
    if (message.type === "hello") this.#say(snapshot(kind === "hotseat" ? null : seat));
    else if (message.type === "look") this.#say(snapshot(message.seat ?? null));
    else if (message.type === "ask_hint") this.#say(hints(message.client_move_id ?? ""));
  }

  close(): void {
    this.onclose = null;
  }

  #say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Three moves of the decision, as if they were advised. */
function hints(id: string): FromServer {
  const moves = decision.legal.map(({ move }) => move);
  const best = [moves[0], moves[Math.floor(moves.length / 2)], moves.at(-1)] as string[];
  return {
    type: "hints",
    client_move_id: id,
    ply: played.length - 1,
    seat,
    hints: [...new Set(best)].map((move, i) => ({
      move,
      win: 0.61 - i * 0.07,
      points: 4 - 3 * i,
      also: [],
      even: false,
      reasons: [
        { code: "claim-idle", values: { colour: "R" } },
        { code: "delays-end", values: { mandala: 1 } },
      ],
    })),
  };
}

Object.assign(constants, { hand_limit: 8 });
Object.assign(settings, { speed: wishes.get("speed") ?? "off", soundsOffered: true });
const renderer = wishes.get("renderer");
if (renderer) Object.defineProperty(tableSettings, "renderer", { value: renderer });
await setLanguage(wishes.get("language") ?? "en");
const theme = wishes.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const text = wishes.get("text");
if (text) document.documentElement.style.fontSize = `${text}%`;

localStorage.removeItem("mandala-seen-written");
Object.defineProperty(window, "WebSocket", { value: WrittenSocket });
const { default: Live } = await import("./Live.svelte");
const target = document.getElementById("app");
if (target) {
  const session = mount(Live, { target }).session;
  Object.assign(window, { session, sent });
}
