/** Plays films over one table: measures its anchors, moves cards in its layer, runs its sand.
 *
 * One frame loop drives everything: it passes the time to the animator, starts sounds and draws the sand. The cards
 * are animations of the browser on the same clock, so that they also run while a frame is late.
 */
import type { Sand } from "../grains/sand.ts";
import type { Cue, TableWords } from "../types.ts";
import type { Anchors } from "./anchors.ts";
import type { Scene, Stage } from "./animator.svelte.ts";
import { caption } from "./captions.ts";
import { type Film, LONGEST_WAIT, paceOfWait, type Seating, type Track } from "./choreograph.ts";
import { fadeCopies, flight, lift, light, ripple } from "./effects.ts";
import { Places } from "./places.ts";
import { Timeline } from "./timeline.ts";

/** The stage's context at the moment a step is shown. */
export interface StageTable {
  readonly anchors: Anchors;
  readonly words: Pick<TableWords, "fieldsCompared" | "gain">;
  /** Factor on all times; 0: no animation. */
  readonly pace: number;
  /** Whether nothing moves. Moments of the game are then shown long enough to be read. */
  readonly still: boolean;
  readonly seating: Seating;
  cue(sound: Cue): void;
}

/** Milliseconds to recognise the table after coming back, at normal speed. */
const PAUSE = 600;
/** How long a moment of the game stands where nothing moves. */
const READ = 900;

/** A film that runs. */
interface Playing {
  readonly film: Film;
  readonly timeline: Timeline;
  readonly animations: readonly Animation[];
  readonly nodes: readonly Element[];
  /** Loads of sand. */
  readonly sand: readonly number[];
  readonly scene: Scene;
  /** The rate of its ornaments, once the next film may begin. */
  readonly tailRate: number;
  rung: number;
  /** Lets the next film begin; called once. */
  go: (() => void) | null;
}

export class AnimatedStage implements Stage {
  readonly #layer: HTMLElement;
  readonly #table: StageTable;
  readonly #ontail: (runs: boolean) => void;
  #sand: Sand | null = null;
  #playing: Playing[] = [];
  #frame = 0;
  #rest: (() => void) | null = null;

  /** Calls `ontail` when ornaments of a film begin or cease to run on after it. */
  constructor(layer: HTMLElement, table: StageTable, ontail: (runs: boolean) => void = () => undefined) {
    this.#layer = layer;
    this.#table = table;
    this.#ontail = ontail;
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** Uses the sand from the next film on; null: no more. */
  useSand(sand: Sand | null): void {
    this.#sand = sand;
  }

  get seating(): Seating {
    return this.#table.seating;
  }

  async pause(): Promise<void> {
    const { pace } = this.#table;
    if (pace > 0 && !document.hidden) await this.#wait(PAUSE * pace);
  }

  play(film: Film, scene: Scene, rate: number): Promise<void> {
    const { pace, still: nothingMoves } = this.#table;
    if (pace === 0 || document.hidden) {
      scene.pass(film.blocks);
      return Promise.resolve();
    }
    if (nothingMoves) return this.#showStill(film, scene, pace);
    if (film.tracks.length === 0) {
      scene.pass(film.blocks);
      return Promise.resolve();
    }
    return this.#run(film, scene, { wait: rate / paceOfWait(film, pace), tail: rate / pace });
  }

  skip(): void {
    for (const one of this.#playing) this.#end(one);
    this.#playing = [];
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#sand?.draw([]);
    this.#layer.replaceChildren();
    this.#rest?.();
    this.#ontail(false);
  }

  /** Holds everything at a time of the film that runs, for pictures. */
  hold(time: number): void {
    for (const one of this.#playing) {
      one.timeline.hold(time);
      for (const animation of one.animations) {
        animation.pause();
        animation.currentTime = time;
      }
    }
    this.#show(performance.now());
  }

  destroy(): void {
    this.skip();
    document.removeEventListener("visibilitychange", this.#hide);
    this.#sand?.destroy();
    this.#sand = null;
  }

  #run(film: Film, scene: Scene, rates: { readonly wait: number; readonly tail: number }): Promise<void> {
    const places = new Places(this.#table.anchors, this.#layer, scene.after, this.#table.seating);
    // Measure before the first cue. Elements may be gone afterwards.
    const made = film.tracks.map((track) => this.#make(track, places));
    const now = frameTime();
    const animations = made.flatMap((one) => one.animations);
    for (const animation of animations) {
      animation.playbackRate = rates.wait;
      animation.startTime = now;
    }
    const nodes = made.flatMap((one) => one.nodes);
    this.#layer.append(...nodes);
    return new Promise((resolve) => {
      this.#playing.push({
        film,
        timeline: new Timeline(now, rates.wait),
        animations,
        nodes,
        sand: this.#sand?.load(film.tracks, places) ?? [],
        scene,
        tailRate: rates.tail,
        rung: 0,
        go: resolve,
      });
      this.#show(now);
    });
  }

  #make(track: Track, places: Places): Made {
    switch (track.kind) {
      case "flight":
        return flight(track, places);
      case "stream":
        return lift(track, places);
      case "sweep":
        return fadeCopies(track, places);
      case "rake":
        return ripple(track, places);
      case "weigh":
        return caption(track, places, this.#table.words.fieldsCompared(track.sizes, track.first));
      case "gain":
        return caption(track, places, this.#table.words.gain(track.points, track.exact));
      case "light":
        return light(track, places);
    }
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    this.#show(now);
  };

  #show(now: number): void {
    for (const one of [...this.#playing]) {
      const time = one.timeline.at(now);
      const { film, scene } = one;
      if (one.go) scene.pass(time);
      const { sounds } = film;
      while (one.rung < sounds.length && (sounds[one.rung]?.at ?? Infinity) <= time) {
        this.#table.cue((sounds[one.rung] as Film["sounds"][number]).sound);
        one.rung += 1;
      }
      if (one.go && time >= film.blocks && !one.timeline.held) {
        const { go, tailRate } = one;
        one.go = null;
        if (tailRate !== one.timeline.rate) {
          one.timeline.setRate(tailRate, now);
          for (const animation of one.animations) animation.playbackRate = tailRate;
        }
        if (film.lasts > film.blocks) this.#ontail(true);
        go();
      }
      if (time >= film.lasts && !one.timeline.held) {
        this.#end(one);
        this.#playing = this.#playing.filter((other) => other !== one);
        if (this.#playing.every(({ go }) => go)) this.#ontail(false);
      }
    }
    this.#sand?.draw(
      this.#playing.flatMap(({ sand, timeline }) => sand.map((load) => ({ load, time: timeline.at(now) }))),
    );
    if (this.#playing.length > 0 && !this.#frame) this.#frame = requestAnimationFrame(this.#tick);
  }

  #end(one: Playing): void {
    for (const animation of one.animations) animation.cancel();
    for (const node of one.nodes) node.remove();
    for (const load of one.sand) this.#sand?.drop(load);
    const { go } = one;
    one.go = null;
    go?.();
  }

  /** Draws the position after the step with a short fade; captions stand still. */
  async #showStill(film: Film, scene: Scene, pace: number): Promise<void> {
    const places = new Places(this.#table.anchors, this.#layer, scene.after, this.#table.seating);
    const made = film.moment ? film.tracks.map((track) => this.#make(track, places)) : [];
    const words = made.flatMap(({ nodes }) => nodes).filter((node) => node.classList.contains("caption"));
    scene.pass(film.blocks);
    if (!film.moment) return;
    for (const track of film.tracks) {
      const mandala = "mandala" in track ? places.mandala(track.mandala) : null;
      mandala?.element.animate([{ opacity: 0.35 }, { opacity: 1 }], 150);
    }
    this.#layer.append(...words);
    await this.#wait(Math.min(READ * pace, LONGEST_WAIT));
    for (const node of words) node.remove();
  }

  async #wait(lasts: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#rest = resolve;
      timer = setTimeout(resolve, lasts);
    });
    clearTimeout(timer);
    this.#rest = null;
  }

  readonly #hide = (): void => {
    if (document.hidden) for (const { scene } of [...this.#playing]) scene.leave();
  };
}

/** The elements that a track adds to the layer. */
export interface Made {
  readonly nodes: readonly Element[];
  readonly animations: readonly Animation[];
}

function frameTime(): number {
  return Number(document.timeline.currentTime ?? performance.now());
}
