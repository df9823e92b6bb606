/** The messages from the page to its service worker. */
export type WorkerMessage =
  /** The reader's language: its words and rules are kept for later. */
  | { readonly type: "language"; readonly language: string }
  /** The reader wants the new build now. */
  | { readonly type: "take over" };
