/** The version of the messages that this page speaks. A server of another version refuses it. */
export const PROTOCOL = "mandala-table/1";

/** The header of every request that names the version. */
export const PROTOCOL_HEADER = "mandala-protocol";

const REFUSED = "protocol/unknown";
let refused = $state(false);

/** Whether the server has refused this page: only a newer page can go on. */
export function outdated(): boolean {
  return refused;
}

/** Notes a refusal of the server. */
export function noteRefusal(code: string): void {
  if (code === REFUSED) refused = true;
}
