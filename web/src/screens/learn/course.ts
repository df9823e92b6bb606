/** The data of the tutorial. `make tutorial` generates it from the rules. */
import type { Decision, FinalSeat, Position, Step } from "../../game/messages.ts";
import made from "./tutorial.json";

/** A lesson: one move to make. Titles, texts and hints are catalogue keys. */
export interface Lesson {
  readonly kind: "lesson";
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  /** The task. It is shown again after a wrong move, unless that move has a hint of its own. */
  readonly task: string;
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
  /** The code of the rule that the answer would break. */
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
  /** The cup whose points the question asks for. */
  readonly cup: string | null;
}

/** The aim of the game: two texts, and a picture of the score of a cup. */
export interface Aim {
  readonly kind: "aim";
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  readonly more: string;
  readonly final: FinalSeat;
}

export type Stop = Aim | Lesson | Question;

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
