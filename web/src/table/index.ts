/** The public interface of the table widget. Other folders import only from here. */
export { default as Table } from "./Table.svelte";
export { TableModel } from "./table.svelte.ts";
export { EMPTY_INPUT, type Cue, type Intent, type TableInput, type TableSettings, type TableWords } from "./types.ts";
export { pressKey } from "./input/keys.ts";
export { type Choice, choices } from "./model/choices.ts";
export { CONFIRM_SETTINGS, type ConfirmSetting } from "./model/confirm.ts";
export { default as Card } from "./drawing/Card.svelte";
export { default as CardDefs } from "./drawing/CardDefs.svelte";
export { default as Mandala } from "./drawing/Mandala.svelte";
export { default as Stack } from "./drawing/Stack.svelte";
export { FRAME, SANDS } from "./drawing/palette.ts";

export { loadLivingMandala } from "./living/load.ts";
