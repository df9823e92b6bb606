/** Items in the browser's storage. The page also works if the browser refuses to store them. */

export function readItem(key: string, storage: "local" | "session" = "local"): string | null {
  try {
    return store(storage).getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, text: string, storage: "local" | "session" = "local"): void {
  try {
    store(storage).setItem(key, text);
  } catch {
    // The storage is full, or closed to this page.
  }
}

/** Returns a stored object; empty if it is missing or invalid. */
export function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function store(storage: "local" | "session"): Storage {
  return storage === "local" ? localStorage : sessionStorage;
}
