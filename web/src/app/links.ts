/** The secret links of tables where this browser has sat, kept in case the cookie is lost. */

export interface KeptLinks {
  seat?: string;
  invite?: string | null;
  watch?: string | null;
}

const key = (tableId: string): string => `mandala-table-${tableId}`;

export function keepLinks(tableId: string, links: KeptLinks): void {
  try {
    localStorage.setItem(key(tableId), JSON.stringify({ ...keptLinks(tableId), ...links }));
  } catch {
    // Without storage the cookie still knows the seat.
  }
}

export function keptLinks(tableId: string): KeptLinks {
  try {
    return JSON.parse(localStorage.getItem(key(tableId)) ?? "{}") as KeptLinks;
  } catch {
    return {};
  }
}
