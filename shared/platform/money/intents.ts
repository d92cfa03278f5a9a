/*
 * One click, one payment. An intent is written down before a payment is sent and settled after it, in localStorage: so a
 * reload, a second tab and a person who comes back an hour later all know that something was sent, when, and what came of
 * it. The server stays the authority; an intent says when to ask it before sending again.
 */

export type IntentState = 'sending' | 'done' | 'refused' | 'unknown';

export interface Intent<D = unknown> {
  /** Kept over retries and reloads of the same payment: the idempotency key of servers that have one. */
  readonly key: string;
  readonly state: IntentState;
  /** What was sent, in terms that the screen can show again. */
  readonly detail: D;
  /** Epoch milliseconds of the sending. */
  readonly at: number;
}

const PREFIX = 'arena.intent.';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** The last intent of an action such as `room-payment:2048`, or null. The same object until it changes. */
export function readIntent<D>(action: string): Intent<D> | null {
  const raw = localStorage.getItem(PREFIX + action);
  if (raw === null) return null;
  const known = parsed.get(raw);
  if (known !== undefined) return known as Intent<D>;
  try {
    const value = JSON.parse(raw) as Intent<D>;
    if (typeof value.key !== 'string' || typeof value.at !== 'number') return null;
    parsed.set(raw, value);
    return value;
  } catch {
    return null;
  }
}
const parsed = new Map<string, Intent>();

/** Writes an intent down; other tabs and screens hear of it. Throws when the browser can store nothing. */
export function writeIntent<D>(action: string, intent: Intent<D>): void {
  localStorage.setItem(PREFIX + action, JSON.stringify(intent));
  announce();
}

/** Drops intents of long ago; at the start of the console. */
export function forgetOldIntents(now = Date.now()): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const intent = readIntent(key.slice(PREFIX.length));
    if (intent === null || now - intent.at > KEPT_MS) localStorage.removeItem(key);
  }
}

export function subscribeIntents(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const held = new Set<string>();

/**
 * Runs `work` unless the same action is running already, here or in another tab of this browser; answers null then.
 * Without the Web Locks API (a page that is not served securely) the lock holds within the tab.
 */
export async function exclusively<T>(action: string, work: () => Promise<T>): Promise<{ readonly result: T } | null> {
  if (held.has(action)) return null;
  held.add(action);
  try {
    const locks = (navigator as Partial<Navigator>).locks;
    if (locks === undefined) return { result: await work() };
    return await locks.request(PREFIX + action, { ifAvailable: true }, async (lock) => (lock === null ? null : { result: await work() }));
  } finally {
    held.delete(action);
  }
}
