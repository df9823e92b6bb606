/** The few parts of a browser that modules of the page touch when they are loaded. Import it before them. */

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
};
const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
const parts = {
  ...listeners,
  window: globalThis,
  document: { hidden: false, visibilityState: "visible", documentElement: { lang: "", dataset: {} }, ...listeners },
  location: { protocol: "http:", host: "localhost", pathname: "/", search: "", hash: "" },
  matchMedia: () => ({ matches: false, ...listeners }),
  localStorage: storage,
  sessionStorage: storage,
  WebSocket: FakeSocket,
};
for (const [name, value] of Object.entries(parts))
  Object.defineProperty(globalThis, name, { value, configurable: true });

export { FakeSocket };

/** Forgets what was kept. */
export function clearStorage(): void {
  items.clear();
}
