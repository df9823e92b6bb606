/** What the tutorial consists of. Made from the rules by `make tutorial`; only played here. */
import type { Decision, FinalSeat, Position, Step } from "../model/messages.ts";
import made from "./tutorial.json";

/** One move the learner is asked to make. Titles, texts and hints are keys of the catalogue. */
export interface Lesson {
  readonly kind: "lesson";
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  /** For any other move, and for particular ones. */
  readonly hint: string;
  readonly hints: Readonly<Record<string, string>>;
  readonly position: Position;
  readonly decision: Decision;
  readonly accepted: string;
  /** The move and the replies to it. */
  readonly steps: readonly Step[];
}

export interface Option {
  readonly right: boolean;
  readonly feedback: string;
  readonly label: string | null;
  readonly colour: string | null;
  readonly number: number | null;
  /** The rule's own reason against it. */
  readonly code: string | null;
  readonly move: string | null;
}

/** A question about a table, answered by one of its options. */
export interface Question {
  readonly kind: "question";
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  readonly position: Position;
  readonly options: readonly Option[];
  /** Cards to be counted. */
  readonly cup: string | null;
}

export type Stop = Lesson | Question;

interface Tutorial {
  readonly stops: readonly Stop[];
  readonly exercises: readonly Question[];
  readonly final: readonly [FinalSeat, FinalSeat];
}

const tutorial = made as unknown as Tutorial;

export const LESSONS: readonly Stop[] = tutorial.stops;
export const EXERCISES: readonly Question[] = tutorial.exercises;
export const STOPS: readonly Stop[] = [...LESSONS, ...EXERCISES];
export const FINAL = tutorial.final;
