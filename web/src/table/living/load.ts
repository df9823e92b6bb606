/** Loads the mandala of the start page. */
export const loadLivingMandala = (): Promise<typeof import("./LivingMandala.svelte")> =>
  import("./LivingMandala.svelte");
