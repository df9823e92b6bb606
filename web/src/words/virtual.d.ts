/** The catalogue modules of `plugins/words.ts`. */
declare module "virtual:words" {
  /** All languages, English first. */
  export const languages: readonly string[];
  /** In each language: that the page could not be loaded, and the button to try again. */
  export const offline: Readonly<Record<string, readonly [string, string]>>;
  /** Loads the words of a language ("en") or of one of its chapters ("en/hints"). */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}
