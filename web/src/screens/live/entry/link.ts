/** A link to a table: its kind and its secret. */
export interface TableLink {
  readonly kind: "seat" | "invite" | "watch";
  readonly token: string;
}
