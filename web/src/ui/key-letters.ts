/** The letters on the reader's keyboard at the keys of the table. */

/** The value in the text of the shortcuts, and the code of its key. */
const CODES = { peak1: "KeyQ", peak2: "KeyW", field1: "KeyA", field2: "KeyS", pile: "KeyD" } as const;
/** Keyboards with other letters there, for browsers that do not tell their layout. */
const AZERTY: Readonly<Record<string, string>> = { KeyQ: "A", KeyW: "Z", KeyA: "Q" };
const AZERTY_PLACES = /^(fr(-FR|-BE)?|nl-BE|br)$/i;

export type KeyLetters = Record<keyof typeof CODES, string>;

/** The part of the Keyboard API that tells the letters. Chromium has it, on https and this machine only. */
interface KeyboardLayout {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

function named(letterOf: (code: string) => string | undefined): KeyLetters {
  const letters = Object.entries(CODES).map(([name, code]) => [name, (letterOf(code) ?? code.slice(3)).toUpperCase()]);
  return Object.fromEntries(letters) as KeyLetters;
}

/** Guesses the letters by the language of the browser. */
export function usualLetters(language: string): KeyLetters {
  return named((code) => (AZERTY_PLACES.test(language) ? AZERTY[code] : undefined));
}

/** Returns the letters of the layout in use, or the usual ones if the browser does not tell. */
export async function layoutLetters(
  browser: Navigator & { readonly keyboard?: KeyboardLayout } = navigator,
): Promise<KeyLetters> {
  try {
    const layout = await browser.keyboard?.getLayoutMap();
    if (layout?.size) return named((code) => layout.get(code));
  } catch {
    // Not allowed here.
  }
  return usualLetters(browser.language);
}
