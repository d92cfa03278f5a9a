import { INTENT_DAYS } from '@arena/shared/contract';
import { readStored, removeStored, storedKeys, tryToStore } from '../storage';

// The operations sent from this browser and their outcomes, in localStorage. An entry is written before the request is sent and updated
// afterwards, so reloads, other tabs and later visits know of it. The server is the authority; an entry tells when to read its state first.

/** In the first two states the outcome is unknown. `refused`: it didn't happen. */
type EntryState = 'sending' | 'unknown' | 'done' | 'refused';

/** One operation that this browser sent. */
export interface JournalEntry<D = unknown> {
  /** The idempotency key, the same across retries and reloads. */
  readonly key: string;
  readonly state: EntryState;
  /** What was sent, for display and to find it in the server's data. */
  readonly detail: D;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number;
  /** The request's fingerprint. */
  readonly request: string;
}

/** Whether it was sent and its outcome is unknown. */
export const isUnanswered = <D>(entry: JournalEntry<D> | null): entry is JournalEntry<D> & { readonly state: 'sending' | 'unknown' } =>
  entry?.state === 'sending' || entry?.state === 'unknown';

/** Whether a hold that began then still runs: the page may be gone, and the device may have slept. */
export const isHeld = (since: number | null, now: number): boolean => since !== null && Math.abs(now - since) < HOLD_LIMIT_MS;

/** The last entry of each operation and target. */
export interface Journal {
  /** The entry of a name such as `room-payment:2048`, or null. The same object until it changes. */
  read<D>(name: string): JournalEntry<D> | null;
  /** Returns false when the browser can't store it. */
  write<D>(name: string, entry: JournalEntry<D>): boolean;
}

const PREFIX = 'arena.intent.';
const HELD = 'arena.held.';
/** How long a single decision can be undone before it is sent. */
export const HOLD_MS = 5000;
/** The page of a hold that is older than this is gone, and sent nothing. */
const HOLD_LIMIT_MS = HOLD_MS + 3000;
/** The latest time that a `Date` can represent. */
const LATEST_MS = 8.64e15;
const KEPT_MS = INTENT_DAYS * 24 * 60 * 60 * 1000;
const STATES: readonly unknown[] = ['sending', 'unknown', 'done', 'refused'] satisfies EntryState[];

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, state, at, request } = value as Readonly<Record<string, unknown>>;
  const hasFields = typeof key === 'string' && STATES.includes(state) && typeof at === 'number' && 'detail' in value;
  // An invalid time would throw when it is formatted.
  return hasFields && typeof request === 'string' && Math.abs(at) <= LATEST_MS;
}

/** Where a journal is stored; `write` returns false when it can't store a text. */
interface JournalStore {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
}

/**
 * A journal in a store that others may write to: ignores invalid entries.
 * @param changed - Called after each write.
 */
export function createJournal(store: JournalStore, changed: () => void = () => undefined): Journal {
  const parsed = new Map<string, { readonly raw: string; readonly entry: JournalEntry | null }>();
  const parse = (name: string, raw: string): JournalEntry | null => {
    const known = parsed.get(name);
    if (known?.raw === raw) return known.entry;
    let entry: JournalEntry | null = null;
    try {
      const value: unknown = JSON.parse(raw);
      if (isEntry(value)) entry = value;
    } catch {
      // Written by something else.
    }
    parsed.set(name, { raw, entry });
    return entry;
  };
  return {
    read<D>(name: string): JournalEntry<D> | null {
      const raw = store.read(PREFIX + name);
      return raw === null ? null : (parse(name, raw) as JournalEntry<D> | null);
    },
    write(name, entry) {
      if (!store.write(PREFIX + name, JSON.stringify(entry))) return false;
      changed();
      return true;
    },
  };
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The journal of this browser, in localStorage. */
export const journal = createJournal(
  { read: (key) => readStored('localStorage', key), write: (key, text) => tryToStore('localStorage', key, text) },
  tell,
);

/** When the run began that is held for its user to undo it; null when none is. Not in the entry, which an earlier request may need. */
export const heldSince = (name: string): number | null => Number(readStored('localStorage', HELD + name)) || null;

/** Notes that a run is held; null when it no longer is. */
export function noteHold(name: string, since: number | null): void {
  if (since === null) removeStored('localStorage', HELD + name);
  else tryToStore('localStorage', HELD + name, String(since));
  tell();
}

/** Calls the listener after every write in this or another tab. */
export function subscribeJournal(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX) || event.key.startsWith(HELD)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Deletes entries older than `INTENT_DAYS` (30 days), and holds whose page is gone. Called once when the console starts.
 * @param now - In epoch milliseconds.
 */
export function pruneJournal(now = Date.now()): void {
  for (const key of storedKeys('localStorage', PREFIX)) {
    const entry = journal.read(key.slice(PREFIX.length));
    if (entry === null || now - entry.at > KEPT_MS) removeStored('localStorage', key);
  }
  for (const key of storedKeys('localStorage', HELD))
    if (!isHeld(heldSince(key.slice(HELD.length)), now)) removeStored('localStorage', key);
}
