/** The code of the sand. The table loads it when the page is idle. */
export { Sand } from "./sand.ts";
