/** Random ids. */

/** Returns the id of a request. Every attempt uses the same id, so sending again is harmless. */
export function newRequestId(): string {
  return randomHex(12);
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
