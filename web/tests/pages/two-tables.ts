/** Mounts two tables that begin with the first lesson; each plays its moves by itself. */
import { mount } from "svelte";
import { LESSONS } from "../../src/screens/learn/course.ts";
import { EMPTY_INPUT, type TableInput, TableModel, type TableWords } from "../../src/table/index.ts";
import "../../src/ui/css/base.css";
import TwoTables from "./TwoTables.svelte";

const lesson = LESSONS.find((stop) => stop.kind === "lesson");
if (!lesson) throw new Error("the course has no lesson");
const words = new Proxy({}, { get: (_, key) => () => String(key) }) as TableWords;
const START: TableInput = { ...EMPTY_INPUT, position: lesson.position, reader: 0, decision: lesson.decision };

/** The moves that were chosen, each with the number of its table. */
const moves: [number, string][] = [];
Object.assign(window, { moves });

const tables = [0, 1].map((number) => {
  const table: TableModel = new TableModel({
    settings: { pace: 3, still: false, renderer: "canvas", confirm: "never" },
    words,
    onintent: (intent) => {
      if (intent.type !== "move") return;
      moves.push([number, intent.move]);
      const step = lesson.steps[0];
      if (step) void table.show([step], { ...START, position: step.position, decision: null });
    },
  });
  table.set(START);
  return table;
});

const target = document.getElementById("app");
if (target) mount(TwoTables, { target, props: { tables } });
