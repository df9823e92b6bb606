/** Screens come when they are needed. The table is fetched while the server still lays it. */
export function loadTable(): Promise<typeof import("../screens/table/TableScreen.svelte")> {
  return import("../screens/table/TableScreen.svelte");
}
