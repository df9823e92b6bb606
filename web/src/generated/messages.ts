// Made by `make generate` from the server's message types. Do not edit.
// Piles are letters "ROYGPB"; times are milliseconds since 1970; seats are 0 and 1.

/** The first message of a socket. `seat_token` or `watch_token` comes from a link. Without a token the cookie counts. `since`: the last `seq` this client has seen; later events are sent. `look`: at a hot-seat table, the seat whose cards to show (null: no seat). */
export interface Hello {
  type: "hello";
  protocol: string;
  seat_token?: string | null;
  watch_token?: string | null;
  since?: number | null;
  look?: 0 | 1 | null;
}

/** Send everything after `since` again, and the whole table as it lies. */
export interface Resync {
  type: "resync";
  since?: number | null;
}

/** Hot-seat: show the cards of `seat` from now on; null: cover both hands. `since`: the events after it are sent again, as that seat sees them. */
export interface Look {
  type: "look";
  seat: 0 | 1 | null;
  since?: number | null;
}

/** Ask for the position after `ply` moves (not at a table with strict memory during play). */
export interface LookBack {
  type: "look_back";
  ply: number;
}

/** Answered with `pong`; send one every 20 s to notice a dead connection. */
export interface Ping {
  type: "ping";
}

/** Add 32 random bytes to the deal, after receiving its commitment. The first nonce of a seat counts. The cards are dealt once both are seated and all nonces are there, or after 20 s. */
export interface AddNonce {
  type: "add_nonce";
  client_move_id: string;
  nonce: string;
}

/** Make a move in the notation (`M1R`, `F2G3`, `DB2`, `CY`). `seq` is the last event this client knows; if a move was made since, this one is refused as `move/stale`. */
export interface Move {
  type: "move";
  client_move_id: string;
  seq: number;
  move: string;
}

/** Correspondence: colours in the order this seat wants to claim them in the present or next destruction. The server follows the list while it can. Empty: withdraw it. */
export interface ListClaims {
  type: "list_claims";
  client_move_id: string;
  colours: string;
}

/** Give up: the other player wins. */
export interface Resign {
  type: "resign";
  client_move_id: string;
}

/** End the game without a winner; possible before the second move. */
export interface Abort {
  type: "abort";
  client_move_id: string;
}

/** The other player's time is over: take the win. */
export interface ClaimTimeout {
  type: "claim_timeout";
  client_move_id: string;
}

/** The other player's time is over: let the AI play on for them. */
export interface LetAiTakeOver {
  type: "let_ai_take_over";
  client_move_id: string;
  level: number;
}

/** Against the AI: back to this seat's last decision. At a table with strict memory only while no card was drawn or dealt since. */
export interface TakeBack {
  type: "take_back";
  client_move_id: string;
  seq: number;
}

/** Ask for hints for the seat to move, whose cards this viewer sees; answered with `hints` to this socket alone. Not at online tables, not at tables with strict memory. A game that goes on from another one is refused as its study is (`study/running_game`). `seq` is the last event this client knows. If the table moves on meanwhile, or this socket asks again, no answer comes. */
export interface AskHint {
  type: "ask_hint";
  client_move_id: string;
  seq: number;
}

/** Say one of the preset greetings (`/api/v1/rules` lists the keys). */
export interface Greet {
  type: "greet";
  client_move_id: string;
  key: string;
}

/** Another game with the seats swapped; `same_deal`: with the very same cards. If the other has offered the same already, this accepts. */
export interface OfferRematch {
  type: "offer_rematch";
  client_move_id: string;
  same_deal?: boolean;
}

/** Accept or decline the rematch that the other player offers. */
export interface AnswerRematch {
  type: "answer_rematch";
  client_move_id: string;
  accept: boolean;
}

/** The whole table: the answer to `hello`, `resync` and `look`. `seats`: the seats that this viewer may play (none: a spectator; both: hot-seat). `steps`: the events after `since`, without moves that were taken back. The latest 16 have positions. `complete` is false if the memory setting left some steps out. */
export interface Snapshot {
  type: "snapshot";
  protocol: string;
  seq: number;
  now: number;
  seats: (0 | 1)[];
  table: TableInfo;
  position: Position;
  decision: Decision | null;
  steps: Step[];
  complete: boolean;
}

/** A table apart from its cards. `actions`: those that the viewer may do now. `claim_list`: the viewer's own list. `seed` and `final` are null until the end. `deal` names the deal: the id of the table it was first played at. `first` null: the deal will decide who starts. `nonce`: what the viewer's seat added to the deal. `log_from`: the first ply the viewer may look back at. `what_if`: the game goes on from another one after so many moves of it. */
export interface TableInfo {
  id: string;
  kind: "ai" | "hotseat" | "online";
  status: "over" | "playing" | "waiting";
  memory: "open" | "strict";
  clock: LiveClock | CorrespondenceClock | null;
  listed: boolean;
  players: [Player | null, Player | null];
  first: 0 | 1 | null;
  deal: string;
  commitment: string;
  created_at: number;
  started_at: number | null;
  clocks: Clocks | null;
  actions: ("abort" | "add_nonce" | "answer_rematch" | "ask_hint" | "claim_timeout" | "greet" | "let_ai_take_over" | "list_claims" | "move" | "offer_rematch" | "resign" | "take_back")[];
  claim_list: string | null;
  log_from: number;
  take_backs: number;
  rematch: Rematch | null;
  rematch_of: string | null;
  what_if: number | null;
  result: GameResult | null;
  final: [FinalSeat, FinalSeat] | null;
  seed: string | null;
  deal_version: number;
  nonce: string | null;
}

/** Each seat has a bank of time. Every decision adds `increment_s`; after something the other player did, `allowance_s` pass before the bank runs. */
export interface LiveClock {
  kind: "live";
  bank_s: number;
  increment_s?: number;
  allowance_s?: number;
}

/** Each decision may take `days`. */
export interface CorrespondenceClock {
  kind: "correspondence";
  days: number;
}

/** The player at a seat. An AI has a `level` and an empty name. A deleted guest also has an empty name. `taken_over`: the AI continues for the person who sat here. */
export interface Player {
  name: string;
  level: number | null;
  taken_over: boolean;
}

/** The clocks at `now`. `remaining_ms`: the time left in each bank (null: no bank). `allowance_ms`: the time left before the bank of `running` runs. `flag_at`: from this time on the other player may claim the win or let the AI take over. */
export interface Clocks {
  now: number;
  running: 0 | 1 | null;
  remaining_ms: [number, number] | null;
  allowance_ms: number;
  flag_at: number | null;
}

/** `offered_by` waits for the other's answer; once accepted, `table_id` is the new table. */
export interface Rematch {
  offered_by: 0 | 1 | null;
  same_deal: boolean;
  table_id: string | null;
}

/** How the game ended. `winner` null: drawn or aborted. */
export interface GameResult {
  scores: [number, number];
  winner: 0 | 1 | null;
  reason: "aborted" | "agreed" | "deadlock" | "deck" | "forfeit" | "resign" | "river" | "stall" | "timeout";
}

/** All cards of a seat at the end, and its score by colour. */
export interface FinalSeat {
  hand: string;
  cup: string;
  dealt_cup: string;
  sheet: ScoreLine[];
  total: number;
}

/** One colour of a final score: `cards` of it in the cup, worth `place` each (0: none). */
export interface ScoreLine {
  colour: string;
  place: number;
  cards: number;
  points: number;
}

/** The table as the viewer may see it (Rule 8). During play with strict memory `discard`, `reshuffled` and the other seat's `cup_seen` and `worth` are null, because players must remember them. `seat`, `hand` and `cup` are null for a spectator. */
export interface Position {
  seat: 0 | 1 | null;
  to_move: 0 | 1 | null;
  turn: 0 | 1 | null;
  phase: "claim" | "over" | "turn";
  destroying: 1 | 2 | null;
  mandalas: [Mandala, Mandala];
  hand: string | null;
  cup: string | null;
  hand_sizes: [number, number];
  cup_sizes: [number, number];
  cup_seen: [string | null, string | null];
  rivers: [string, string];
  worth: [CupWorth | null, CupWorth | null];
  discard: string | null;
  discard_top: string | null;
  discard_size: number;
  deck_size: number;
  reshuffled: string | null;
  end_near: boolean;
  idle_turns: number;
  ply: number;
  over: boolean;
  result: GameResult | null;
}

/** One mandala. `first_choice`: the seat that would choose first if it were completed now (Rule 5.2), null on a tie: then the seat that does not complete it. During its destruction: the seat that chose first. `missing`: the colours it still lacks. */
export interface Mandala {
  mountain: string;
  fields: [string, string];
  missing: string;
  first_choice: 0 | 1 | null;
}

/** The value of a cup now (Rule 7.1): two bounds, equal if all cards are known, and the known cards by colour. */
export interface CupWorth {
  at_least: number;
  at_most: number;
  colours: ColourWorth[];
}

/** The known cards of one colour in a cup. `place` 0: they sleep, the river lacks the colour. */
export interface ColourWorth {
  colour: string;
  cards: number;
  place: number;
  points: number;
}

/** The moves of the seat to move. In a turn `refused` explains each place to which a colour in hand may not go, and the field counts that would empty the hand. During claims it explains the colours that are not there. Other illegal moves are refused when they are sent. */
export interface Decision {
  seat: 0 | 1;
  legal: LegalMove[];
  refused: Refusal[];
}

/** A move the seat may make now, with what follows from it as far as the seat can know. */
export interface LegalMove {
  move: string;
  effects: TurnEffects | ClaimEffects;
}

/** The effects of an action in a turn. - `drawn`: the number of cards drawn. - `deck_runs_out`: the last card of the deck is drawn, or the discard pile becomes the deck. - `end_near`: whether the end is near after the move (Rule 6.2). - `fields`: the number of cards in each field of the mandala that received the cards, by seat; null after a discard. - `first_choice`: the seat that would choose first if this mandala were complete after the move; null if it depends on who completes it (Rule 5.2), and after a discard. - `completes`: the mandala that the move completes, null if it completes none. */
export interface TurnEffects {
  kind: "turn";
  drawn: number;
  deck_runs_out: boolean;
  end_near: boolean;
  fields: [number, number] | null;
  first_choice: 0 | 1 | null;
  completes: Completion | null;
  ends: "deck" | "no" | "river" | "river_possible" | "stall";
}

/** A move completes a mandala (Rule 5.2). `first`: the seat that chooses first. `because`: it has more cards in its field, or on a tie the other seat played the last card. */
export interface Completion {
  mandala: 1 | 2;
  first: 0 | 1;
  because: "did_not_play_last" | "more_cards";
}

/** The effects of claiming a colour. - `cards`: the number of cards of the colour in the mountain. - `own`: the gain of the seat that claims. `other`: the gain of the other seat, had it claimed the colour instead. - `last`: whether the claim empties the mountain, which finishes the destruction. */
export interface ClaimEffects {
  kind: "claim";
  cards: number;
  own: Taking;
  other: Taking;
  last: boolean;
  end_near: boolean;
  ends: "deck" | "no" | "river" | "river_possible" | "stall";
}

/** The gain of a seat that claims the colour. - `place`: the river place of the colour, null if the cards go to the discard pile (Rule 5.4). - `enters_river`: whether the colour is new in the river. - `to_cup`, `to_discard`: the number of cards that go there. - `wakes`: the number of cards of this colour that lay in the cup before and now score. - `points`: the points that the cup gains. - `exact`: false for the other seat, because its two dealt cards are unknown. Then `points` is a lower bound. */
export interface Taking {
  place: number | null;
  enters_river: boolean;
  to_cup: number;
  to_discard: number;
  wakes: number;
  points: number;
  exact: boolean;
}

/** Moves that are not legal for one reason: its code (the key of its translation) and rule. */
export interface Refusal {
  code: string;
  rule: string;
  moves: string[];
}

/** One event of the table's log. `position`: the cards after it. It is null if no card moved, and for old events (`look_back` requests it). `seq` counts the events that the viewer may know. */
export interface Step {
  seq: number;
  at: number;
  event: Seated | NonceGiven | CardsDealt | Moved | ClaimsListed | RematchAccepted | AiTookOver | TakenBack | Greeted | RematchOffered | RematchDeclined | Finished;
  position: Position | null;
}

/** A person took a seat; once both are taken, play begins. */
export interface Seated {
  type: "seated";
  seat: 0 | 1;
}

/** A seat added its nonce to the deal. Its digits stay secret until the end. */
export interface NonceGiven {
  type: "nonce_added";
  seat: 0 | 1;
}

/** The cards were dealt and `first` starts. `nonces`: which seats added one. */
export interface CardsDealt {
  type: "dealt";
  first: 0 | 1;
  nonces: [boolean, boolean];
}

/** A move. `ply` counts from 1. `drew` cards were drawn; `drawn` shows them to the seat that drew them. `reshuffled`: the discard pile became the deck in this move. */
export interface Moved {
  type: "moved";
  ply: number;
  seat: 0 | 1;
  move: string;
  how: "ai" | "automatic" | "given" | "list" | "player";
  drew: number;
  drawn: string | null;
  claim: Claimed | null;
  completion: Completed | null;
  destruction: Destroyed | null;
  reshuffled: boolean;
}

/** The effect of a claim (Rules 5.3, 5.4). `cards`: how many left the mountain. `river_place`: the place where one of them lies now (null: the colour was there already, or nothing was gained). `points`: the gain of the claimer's cup. If `exact` is false, it is a lower bound. */
export interface Claimed {
  mandala: number;
  colour: string;
  cards: number;
  river_place: number | null;
  to_cup: number;
  to_discard: number;
  points: number;
  exact: boolean;
}

/** A mandala was completed: the cards in each field, and who chooses first (Rule 5.2). */
export interface Completed {
  mandala: number;
  field_sizes: [number, number];
  first: 0 | 1;
  tie: boolean;
}

/** A destruction was finished: the field cards that went to the discard pile, and the two dealt to the new mountain (empty when the game ended). */
export interface Destroyed {
  mandala: number;
  discarded: string;
  dealt: string;
}

/** The viewer has left a ranked list of claims; only they are sent this. */
export interface ClaimsListed {
  type: "claims_listed";
  seat: 0 | 1;
}

/** The new table; take the seat there with `POST /api/v1/tables/{id}/resume`. */
export interface RematchAccepted {
  type: "rematch_accepted";
  table_id: string;
}

/** The AI plays on for `seat`, because the other player asked for it. */
export interface AiTookOver {
  type: "ai_took_over";
  seat: 0 | 1;
  level: number;
}

/** The game went back to the position after `to_ply` moves. */
export interface TakenBack {
  type: "taken_back";
  seat: 0 | 1;
  to_ply: number;
}

/** A greeting, as a key for the viewer's own language. */
export interface Greeted {
  type: "greeted";
  seat: 0 | 1;
  key: string;
}

/** A seat offers another game; `same_deal`: with the very same cards. */
export interface RematchOffered {
  type: "rematch_offered";
  seat: 0 | 1;
  same_deal: boolean;
}

/** A seat declined the other game. */
export interface RematchDeclined {
  type: "rematch_declined";
  seat: 0 | 1;
}

/** The game is over. `by`: the seat that resigned, aborted or claimed the win, else null. */
export interface Finished {
  type: "finished";
  result: GameResult;
  by: 0 | 1 | null;
}

/** Events were committed: their steps, and the table after them. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  steps: Step[];
  table: TableInfo;
  position: Position;
  decision: Decision | null;
}

/** The request is stored as event `seq`. `duplicate`: whether it was stored before. */
export interface Ack {
  type: "ack";
  client_move_id: string;
  seq: number;
  duplicate: boolean;
}

/** A message was refused; the table is unchanged and the socket stays open. `code` is the key of its translation, `rule` the clause it breaks. `seq`: the table's last event. */
export interface ErrorMessage {
  type: "error";
  code: string;
  rule: string | null;
  client_move_id: string | null;
  seq: number | null;
}

/** The answer to `look_back`. */
export interface PositionAt {
  type: "position_at";
  ply: number;
  position: Position;
}

/** The answer to `ask_hint`: the best moves of `seat` after `ply` moves, best first, at most three, from what the seat may know. */
export interface Hints {
  type: "hints";
  client_move_id: string;
  ply: number;
  seat: 0 | 1;
  hints: Hint[];
}

/** A move worth making. `win`: how likely the seat wins with it. `points`: the seat's expected lead at the end; a lead of more than 30 counts as 30. `reasons`: most important first. `also`: moves that differ from it only in the number of cards and are practically as good. `even`: several hints, the first ones, are practically equal, and this is one of them. */
export interface Hint {
  move: string;
  win: number;
  points: number;
  reasons: Reason[];
  also: string[];
  even: boolean;
}

/** Why a move is worth making: `code` is the key of its sentence (`why-` before it). `values` fill in the sentence: - `mandala`: 1 or 2. `colour`: a letter. `place`: a river place. `count`: a number of cards. - `mine`, `theirs`: the number of cards in each field of the mandala. - `points`: the points that the cup would gain. */
export interface Reason {
  code: "claim-denies" | "claim-gains" | "claim-idle" | "claim-most" | "claim-new" | "claim-place" | "claim-saves" | "claim-wakes" | "completes-alone" | "completes-early" | "completes-first" | "completes-second" | "could-wake" | "delays-end" | "discards-stuck" | "draws" | "draws-level" | "ends-ahead" | "extends-lead" | "feeds" | "foot" | "hastens-end" | "keeps-out" | "narrows-gap" | "offers-place" | "only-move" | "passes" | "renews" | "spends-cheap" | "spends-single" | "takes-lead" | "threatens";
  values: Record<string, number | string>;
}

/** Which seats have a connected viewer now, and how many spectators there are. */
export interface Presence {
  type: "presence";
  seats: [boolean, boolean];
  watchers: number;
}

/** The state of the AI at `seat`, or of the AI that computes this viewer's hints. `warming_up`: its process loads the players. `queued`: others come first. `thinking`: it computes. `again`: its process was lost, and another one computes. `place`: the place in the queue, 1 for the next one; null if it is not queued or the place is unknown. */
export interface AiState {
  type: "ai_state";
  seat: 0 | 1;
  state: "again" | "queued" | "thinking" | "warming_up";
  place: number | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes this socket; connect again (`shutdown`, `slow_reader`, `deleted`, `flood`, and `access_ended`: the guest ended a device or revoked links). */
export interface Closing {
  type: "closing";
  code: "access_ended" | "deleted" | "flood" | "shutdown" | "slow_reader";
}

/** A table against the AI. The person sits at seat 0. */
export interface AgainstAi {
  kind: "ai";
  name: string;
  level: number;
  starts?: "first" | "random" | "second";
  memory?: "open" | "strict";
}

/** Two people at one screen. */
export interface HotSeat {
  kind: "hotseat";
  names: [string, string];
  starts?: "first" | "random" | "second";
  memory?: "open" | "strict";
}

/** Two people far apart. `listed`: anybody may find, join and watch it; else only by link. */
export interface Online {
  kind: "online";
  name: string;
  starts?: "first" | "random" | "second";
  memory?: "open" | "strict";
  clock?: LiveClock | CorrespondenceClock | null;
  listed?: boolean;
}

/** The secret links of a seat, sent once. `seat_token` opens the seat on any device, `invite_token` the other seat (null: not free), `watch_token` a view for spectators. */
export interface SeatTaken {
  table_id: string;
  seat: 0 | 1;
  seat_token: string;
  invite_token: string | null;
  watch_token: string | null;
}

/** Tables that their owners list: to join, and to watch. */
export interface ListedTables {
  waiting: TableSummary[];
  playing: TableSummary[];
}

/** A table in a list: nothing of its cards. */
export interface TableSummary {
  id: string;
  kind: "ai" | "hotseat" | "online";
  status: "over" | "playing" | "waiting";
  memory: "open" | "strict";
  clock: LiveClock | CorrespondenceClock | null;
  listed: boolean;
  players: [Player | null, Player | null];
  to_move: 0 | 1 | null;
  created_at: number;
  updated_at: number;
  deadline_at: number | null;
  moves: number;
  result: GameResult | null;
}

/** Take the free seat. A listed table needs no `invite_token`. `seat_token`: a secret that the client chooses, which then opens the seat. If the answer is lost, the client can repeat the request and gets the same seat. */
export interface JoinTable {
  name: string;
  invite_token?: string | null;
  seat_token?: string | null;
}

/** Ask for a new link to one's own seat. The cookie proves it, or a seat token of this table, or one of the table that this one is the rematch of. */
export interface ResumeSeat {
  seat_token?: string | null;
}

export interface MyGames {
  games: MyGame[];
}

/** A table of this guest, and the seats they hold there. */
export interface MyGame {
  table: TableSummary;
  seats: (0 | 1)[];
  your_turn: boolean;
}

/** The deal of a finished game checked against its commitment; ends with the first check that failed. `table` is the name the decks follow from, `nonces` is what each seat added (see `docs/reference/fair-deal.md`). */
export interface Verification {
  fair: boolean;
  checks: DealCheck[];
  commitment: string;
  seed: string;
  table: string;
  version: number;
  nonces: [string | null, string | null];
}

/** One check of the deal: `seed`, `start`, `deck`, `reshuffles` or `moves`. */
export interface DealCheck {
  what: string;
  passed: boolean;
}

/** `record`: the text of one game record (mandala-record/1). */
export interface ReplayRequest {
  record: string;
}

/** A record that follows the rules, from the deal to its last move, all cards shown. `result` and `final` are null for a game that was not finished. */
export interface Replayed {
  kind: "replayed";
  players: [string, string];
  first: 0 | 1;
  steps: ReplayStep[];
  result: GameResult | null;
  final: [FinalSeat, FinalSeat] | null;
}

/** One position: the move that led to it (null: the deal), and how either seat saw it. */
export interface ReplayStep {
  move: Moved | null;
  positions: [Position, Position];
}

/** The record is refused. `why`: one line in English that names the place and the rule; `said`: the same for a reader's language. */
export interface RecordRefused {
  kind: "refused";
  why: string;
  said: Said;
}

/** A text in the reader's language: a key of the catalogues, and its values, which may be texts. */
export interface Said {
  key: string;
  values: Record<string, string | number | Said>;
}

/** What could be played after the first `ply` moves of a record? */
export interface StudyRequest {
  record: string;
  ply: number;
}

/** The moves that `seat`, who was to move, could have considered, best first. They are found from what that seat knew then, and from nothing else in the record. */
export interface Studied {
  kind: "studied";
  seat: 0 | 1;
  moves: StudiedMove[];
}

/** A move worth making, and what follows from it as far as the seat could know. */
export interface StudiedMove {
  hint: Hint;
  legal: LegalMove;
}

/** Play on against the AI after the first `ply` moves of a record, with the cards of `seat`. */
export interface PlayOnRequest {
  record: string;
  ply: number;
  seat: 0 | 1;
  name: string;
  level: number;
}

/** The new table, with the links of the seat there. */
export interface PlayOn {
  kind: "seated";
  taken: SeatTaken;
}

/** The guest that the cookie names; an empty name: none yet. */
export interface Me {
  name: string;
}

/** The devices of this guest, the one used last first. */
export interface Devices {
  devices: DeviceInfo[];
}

/** A browser whose cookie opens this guest's games. `label`: browser and system, empty if unknown. `current`: the one that asks. */
export interface DeviceInfo {
  id: string;
  label: string;
  created_at: number;
  last_seen_at: number;
  current: boolean;
}

/** Become a device of the guest who made the link. `secret`: from :class:`DeviceLink`. */
export interface AddDevice {
  secret: string;
}

/** A secret that adds one device to this guest, once, until `expires_at`. */
export interface DeviceLink {
  secret: string;
  expires_at: number;
}

/** Do not meet the other player at this table again. The cookie or `seat_token` proves one's own seat. */
export interface BlockPlayer {
  seat_token?: string | null;
}

/** Report the other player at this table to the host, once for a table: the last report counts. */
export interface ReportPlayer {
  reason: "cheating" | "delay" | "greetings" | "name" | "other";
  seat_token?: string | null;
}

/** Whom this guest has blocked, the last one first. */
export interface Blocks {
  blocks: BlockInfo[];
}

/** Somebody this guest has blocked. `name`: their name at that time. */
export interface BlockInfo {
  id: string;
  name: string;
  at: number;
}

/** A page of finished games. `next`: where the next page starts; null: this is the last one. */
export interface History {
  games: MyGame[];
  next: string | null;
}

/** A page of records (mandala-record/1). `next`: as in :class:`History`. */
export interface Records {
  records: Record<string, unknown>[];
  next: string | null;
}

/** Whether the server's own machine may open it to the local network. `url`: its address there, once it is open. */
export interface NetworkAccess {
  can_open: boolean;
  url: string | null;
}

/** Constants that a client reads here: limits of the rules, keys, times. */
export interface RulesInfo {
  protocol: string;
  version: string;
  colours: string;
  hand_limit: number;
  river_places: number;
  greetings: string[];
  levels: LevelInfo[];
  refusals: Record<string, string>;
  away_days: number;
  waiting_days: number;
  silent_days: number;
  keep_days: number;
}

export interface LevelInfo {
  level: number;
  player: string;
}

/** Whether an AI move would start at once: `cold`, `warming_up` or `ready`. `place`: the place of this guest's analysis in the queue, 1 for the next one; null if none waits. */
export interface AiReadiness {
  state: "cold" | "ready" | "warming_up";
  waiting: number;
  place: number | null;
}

/** `motd`: a message of the host, empty: none. `read_only`: no game goes on now. `draining`: running games go on, and no new one begins. */
export interface Notice {
  motd: string;
  read_only: boolean;
  draining: boolean;
}

/** Whether the server stores what people do. `code`: the kind of the fault. `written_s_ago`: when a write was last on the disk. `clock`: `ok`, or why the clock is not trusted. */
export interface HealthReport {
  status: "failing" | "ok";
  code: string | null;
  written_s_ago: number | null;
  clock: "behind" | "doubted" | "jumped" | "ok";
}

/** The process answers. */
export interface Liveness {
  status: "ok";
}

/** Every refused request: a code to translate, the rule it breaks, and the request's id. */
export interface Problem {
  code: string;
  rule: string | null;
  request_id: string;
}

export type FromClient = Hello | Resync | Look | LookBack | Ping | AddNonce | Move | ListClaims | Resign | Abort | ClaimTimeout | LetAiTakeOver | TakeBack | AskHint | Greet | OfferRematch | AnswerRematch;

export type FromServer = Snapshot | Update | Ack | ErrorMessage | PositionAt | Hints | Presence | AiState | Pong | Closing;

export type CreateTable = AgainstAi | HotSeat | Online;
