/** The reader's settings in the form that a table needs. */
import { prefersReducedMotion } from "svelte/motion";
import { settings, type Speed } from "../storage/settings.svelte.ts";
import type { TableSettings } from "../table/index.ts";

const PACES: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

/** Returns the current settings at each use. */
export const tableSettings: TableSettings = {
  get pace() {
    return PACES[settings.speed];
  },
  get still() {
    return prefersReducedMotion.current;
  },
  renderer: "auto",
  get confirm() {
    return settings.confirm;
  },
};
