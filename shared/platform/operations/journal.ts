import { INTENT_DAYS } from '@arena/shared/contract';

// What was sent from this browser and its outcome, in localStorage. An entry is written before an act is sent and updated after it, so
// reloads, other tabs and later visits know of it. The server is the authority; an entry says when to ask it before sending again.

/** `sending` and `unknown`: the outcome is unknown. `refused`: it has not happened. */
type EntryState = 'sending' | 'unknown' | 'done' | 'refused';

export interface JournalEntry<D = unknown> {
  /** The idempotency key, the same over retries and reloads of the same act. */
  readonly key: string;
  readonly state: EntryState;
  /** What was sent, in terms that the screen can show again and the server's lists can be searched for. */
  readonly detail: D;
  /** Epoch milliseconds of the sending. */
  readonly at: number;
  /** Tells a repetition from another request for the same thing. Absent in entries of older versions. */
  readonly request?: string;
}

/** Sent, with an unknown outcome. */
export const isUnanswered = <D>(entry: JournalEntry<D> | null): entry is JournalEntry<D> & { readonly state: 'sending' | 'unknown' } =>
  entry?.state === 'sending' || entry?.state === 'unknown';

export interface Journal {
  /** The last entry of an act such as `room-payment:2048`, or null. The same object until it changes. */
  read<D>(name: string): JournalEntry<D> | null;
  /** False when the browser can store nothing. */
  write<D>(name: string, entry: JournalEntry<D>): boolean;
}

const PREFIX = 'arena.intent.';
/** The last time that a `Date` can be. */
const LATEST_MS = 8.64e15;
const KEPT_MS = INTENT_DAYS * 24 * 60 * 60 * 1000;
const STATES: readonly unknown[] = ['sending', 'unknown', 'done', 'refused'] satisfies EntryState[];

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, state, at, request } = value as Readonly<Record<string, unknown>>;
  const hasFields = typeof key === 'string' && STATES.includes(state) && typeof at === 'number' && 'detail' in value;
  // A time that no clock shows would be formatted on a screen.
  return hasFields && Math.abs(at) <= LATEST_MS && (request === undefined || typeof request === 'string');
}

/** A journal in a store, which is not ours alone: what is no entry is none. `changed` is called after each writing. */
export function createJournal(store: () => Pick<Storage, 'getItem' | 'setItem'>, changed: () => void = () => undefined): Journal {
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
      const raw = store().getItem(PREFIX + name);
      return raw === null ? null : (parse(name, raw) as JournalEntry<D> | null);
    },
    write(name, entry) {
      try {
        store().setItem(PREFIX + name, JSON.stringify(entry));
      } catch {
        return false;
      }
      changed();
      return true;
    },
  };
}

const listeners = new Set<() => void>();

export const journal = createJournal(
  () => localStorage,
  () => {
    for (const listener of [...listeners]) listener();
  },
);

/** Hears of every writing, in this tab and in the others. */
export function subscribeJournal(listener: () => void): () => void {
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

/** Drops entries that are older than `INTENT_DAYS`; at the start of the console. */
export function pruneJournal(now = Date.now()): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const entry = journal.read(key.slice(PREFIX.length));
    if (entry === null || now - entry.at > KEPT_MS) localStorage.removeItem(key);
  }
}
