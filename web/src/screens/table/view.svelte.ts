/** What one reader sees of a table and has in hand. The table's state without its line. */
import { Epochs } from "../../model/epoch.ts";
import { type Colour, countOf, other, type Seat } from "../../model/cards.ts";
import { type Choice, choices } from "../../model/choices.ts";
import { covered, coveredStep } from "../../model/covering.ts";
import type { Decision, Position, Step, TableInfo } from "../../model/messages.ts";
import { recentPlaces } from "../../model/recent.ts";
import { parseMove, type Target } from "../../model/moves.ts";
import { NOTHING, pick, pickCount, prepared, type Selection, tapMove, tapTarget, tapWell, undo } from "../../model/selection.ts";
import { rulesInfo } from "../../settings/rules.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Readership } from "../../text/sentence.ts";

export class TableView {
  table = $state.raw<TableInfo | null>(null);
  /** Who plays, where there is no table: in a replay. */
  players = $state.raw<TableInfo["players"]>([null, null]);
  /** The seats this reader may play: none for a spectator, both at a hot-seat table. */
  seats = $state.raw<readonly Seat[]>([]);
  /** The table as it lies, and what the reader may do. */
  live = $state.raw<Position | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** The table as it is drawn: behind `live` while moves are shown one after the other. */
  shown = $state.raw<Position | null>(null);
  playing = $state(false);
  /** The step that is being shown now, while moves are shown. */
  showing = $state.raw<Step | null>(null);
  /** Everything known, oldest first. */
  steps = $state.raw<readonly Step[]>([]);
  /** The last step told, by its number, while others are still to be shown: words keep pace with what is seen. */
  toldTo = $state<number | null>(null);
  /** The ply that is looked back at; null: the present. */
  lookingAt = $state<number | null>(null);
  selection = $state.raw<Selection>(NOTHING);
  /** Sent and not yet acknowledged. */
  pendingMove = $state<string | null>(null);

  /** The clock of the server minus ours, in milliseconds. */
  clockShift = 0;

  readonly epochs = new Epochs();
  readonly #send: (move: string) => void;

  constructor(send: (move: string) => void) {
    this.#send = send;
  }

  /** The seat drawn at the near side. */
  get near(): Seat {
    const position = this.shown ?? this.live;
    if (position && position.seat !== null) return position.seat;
    // Two at one screen: the table turns towards whoever is to play, and stays so while earlier moves are shown.
    if (this.seats.length === 2) return this.live?.to_move ?? 0;
    return this.seats[0] ?? 0;
  }

  get far(): Seat {
    return other(this.near);
  }

  get readership(): Readership {
    // A replay has names and no table, and nobody who plays.
    const played = this.table !== null || this.seats.length > 0;
    return { me: played ? (this.live?.seat ?? null) : null, players: this.table?.players ?? this.players };
  }

  /** Everything told so far, oldest first. */
  get told(): readonly Step[] {
    const { steps, toldTo } = this;
    return toldTo === null ? steps : steps.filter(({ seq }) => seq <= toldTo);
  }

  /** Whose doing it is: whoever made the move that is being shown, else whoever is to move. */
  get mover(): Seat | null {
    if (this.showing?.event.type === "moved") return this.showing.event.seat;
    return this.shown?.to_move ?? null;
  }

  /** What the reader drew last, until their next move. */
  get fresh(): string {
    const { shown } = this;
    if (!shown || this.pendingMove || this.lookingAt !== null) return "";
    for (const { event } of this.steps.toReversed()) {
      if (event.type === "moved" && event.seat === shown.seat && event.ply <= shown.ply) return event.drawn ?? "";
    }
    return "";
  }

  /** What may be decided now: nothing while moves are shown, sent, or looked back at. */
  get open(): Decision | null {
    if (this.playing || this.pendingMove || this.lookingAt !== null) return null;
    return this.decision;
  }

  get choices(): readonly Choice[] {
    const { picked } = this.selection;
    if (!this.open || !picked) return [];
    return choices(this.open, picked.colour, picked.count);
  }

  /** Where cards came to lie since the reader's last move; nothing once they pick up a card. */
  get recent(): ReadonlySet<string> {
    if (this.lookingAt !== null || this.playing || this.selection.picked) return new Set();
    return recentPlaces(this.steps, this.live?.seat ?? null, this.near);
  }

  get handLimit(): number {
    return rulesInfo.hand_limit;
  }

  handAfter(drawn: number): number {
    return (this.shown?.hand_sizes[this.near] ?? 0) - 1 + drawn;
  }

  inHand(colour: Colour): number {
    return countOf(this.shown?.hand ?? "", colour);
  }

  tapWell(colour: Colour): void {
    if (this.open) this.selection = tapWell(this.selection, colour, this.inHand(colour));
  }

  /** Take a colour up to drag it: all cards, or as many as are picked up already. */
  pickUp(colour: Colour): boolean {
    if (!this.open || this.inHand(colour) === 0) return false;
    if (this.selection.picked?.colour !== colour) this.selection = pick(colour, this.inHand(colour));
    return true;
  }

  pickCount(count: number): void {
    this.selection = pickCount(this.selection, count);
  }

  tapTarget(target: Target): void {
    const choice = this.choices.find((candidate) => candidate.target === target);
    if (!choice || !this.epochs.counts) return;
    const { selection, send } = tapTarget(this.selection, choice, settings.confirm);
    this.selection = selection;
    if (send) this.#send(send);
  }

  tapClaim(colour: Colour): void {
    const legal = this.open?.legal.find(({ move }) => move === `C${colour}`);
    if (!legal || !this.epochs.counts) return;
    const { selection, send } = tapMove(this.selection, legal, settings.confirm);
    this.selection = selection;
    if (send) this.#send(send);
  }

  /** Take up what `move` needs and aim at where it goes, as if the reader had: a second tap plays it. */
  prepare(move: string): void {
    const legal = this.open?.legal.find((candidate) => candidate.move === move);
    if (legal) this.selection = prepared(parseMove(move), legal);
  }

  undo(): void {
    this.selection = undo(this.selection);
  }

  /** Two at one screen: let go of everything that was shown to one of them alone. */
  cover(): void {
    this.putBack();
    this.decision = null;
    this.lookingAt = null;
    this.live = this.shown = this.live && covered(this.live);
    this.steps = this.steps.map(coveredStep);
  }

  putBack(): void {
    this.selection = NOTHING;
  }
}
