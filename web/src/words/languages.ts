/** Picks the reader's language: from the link (?lang=hu), the storage, the browser, or English. */
export function pickLanguage(
  known: readonly string[],
  link: string | null,
  kept: string | null,
  browser: readonly string[],
): string {
  const wishes = [link, kept, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish) => wish !== null && known.includes(wish)) ?? "en";
}
