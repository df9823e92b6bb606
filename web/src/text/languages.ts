/** The languages of the game, and which of them a reader gets. */
export type Language = "en" | "it" | "hu" | "de" | "nl" | "fr";

export const LANGUAGES: readonly Language[] = ["en", "it", "hu", "de", "nl", "fr"];

/** The language of a link (?lang=hu), else the remembered one, else the browser's, else English. */
export function pickLanguage(
  spoken: readonly Language[],
  link: string | null,
  remembered: string | null,
  browser: readonly string[],
): Language {
  const wishes = [link, remembered, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())];
  for (const wish of wishes) {
    const found = spoken.find((code) => code === wish);
    if (found) return found;
  }
  return "en";
}
