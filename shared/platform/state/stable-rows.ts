import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { platform } from '../platform';
import { subscribeChanges } from './live';

// A list that others change while it is on the screen. What the server announces never moves a row under the pointer:
//   row      | still in the list                  | not in the list any more
//   ---------+------------------------------------+------------------------------------------------
//   shown    | its facts are brought up to date   | gone: it keeps its place, inert, with a note
//   (none)   | below all others: shown            |
//   (none)   | anywhere else: waits, "1 new"      |
// What is done in this tab is shown at once, and so is everything when no row is left to be used.

interface Listed {
  readonly id: number | null;
}

/** The list as it stood when the first change was announced. */
interface Held<T> {
  readonly source: string;
  readonly rows: readonly T[];
  readonly changes: ReadonlyMap<number, LiveChange>;
}

export interface StableRows<T> {
  readonly rows: readonly T[] | undefined;
  /** How many new ones wait to be shown. */
  readonly waiting: number;
  /** By id: why a row cannot be used any more. */
  readonly gone: ReadonlyMap<number, string>;
  /** Shows the list as the server has it. */
  show(): void;
}

const NOTHING_GONE: ReadonlyMap<number, string> = new Map();
/** By subject: the ids of what was changed in this tab; null for something new, whose id comes with its announcement. */
const ownIds = new Map<string, Set<number | null>>();
const onOwnAct = new Set<(subject: LiveSubject) => void>();

/** A section calls this after a change made in this tab, so that its lists show it at once. Leave `id` out for a new record. */
export function markOwnChange(subject: LiveSubject, id: number | null = null): void {
  ownIds.set(subject, (ownIds.get(subject) ?? new Set()).add(id));
  for (const listener of [...onOwnAct]) listener(subject);
}

const me = () => platform().session.get().loggedInUserInfo?.id ?? null;

function isOwn({ subject, id, actorId }: LiveChange): boolean {
  const ids = subject === null || actorId === null || actorId !== me() ? undefined : ownIds.get(subject);
  if (ids === undefined || id === null) return false;
  // The first unknown id after something new was made here is that of the new thing.
  if (!ids.has(id) && ids.delete(null)) ids.add(id);
  return ids.has(id);
}

function noteOf(change: LiveChange | undefined): string {
  if (change === undefined) return 'No longer in this list.';
  const who = change.actorId === null || change.actorId === me() ? 'in another session' : 'by another admin';
  return change.status === null ? `Deleted ${who}.` : `Changed to ${change.status} ${who}.`;
}

/** The held rows with the latest facts (see the table). Rows without an id count as new; with `hasMore`, missing ones may be unloaded. */
export function reconcile<T extends Listed>(held: Pick<Held<T>, 'rows' | 'changes'>, latest: readonly T[], hasMore = false) {
  const byId = new Map(latest.map((row) => [row.id, row] as const));
  const gone = new Map<number, string>();
  const end = hasMore ? held.rows.findLastIndex(({ id }) => byId.has(id)) : Infinity;
  const kept = held.rows.flatMap((row, place): readonly T[] => {
    if (row.id === null) return [];
    const now = byId.get(row.id);
    if (now === undefined && (place < end || held.changes.has(row.id))) gone.set(row.id, noteOf(held.changes.get(row.id)));
    return [now ?? row];
  });
  if (gone.size === held.rows.length) return { rows: latest, waiting: 0, gone: NOTHING_GONE };
  const known = new Set(held.rows.map(({ id }) => id));
  const isNew = ({ id }: T) => id === null || !known.has(id);
  const below = latest.slice(latest.findLastIndex((row) => !isNew(row)) + 1);
  const waiting = latest.filter(isNew).length - below.length;
  return { rows: [...kept, ...below], waiting, gone };
}

/** `source`: what the rows are of (a tab, a search); another one is shown as it is. `hasMore`: not all of them are loaded. */
export function useStableRows<T extends Listed>(
  subject: LiveSubject,
  rows: readonly T[] | undefined,
  source: string,
  hasMore = false,
): StableRows<T> {
  const [held, setHeld] = useState<Held<T> | null>(null);
  const hold = useEffectEvent((change: LiveChange) => {
    const { id } = change;
    // No subject: changes may have been missed, of anything.
    if ((change.subject !== subject && change.subject !== null) || isOwn(change) || rows === undefined) return;
    setHeld((before) => {
      const base = before?.source === source ? before : { source, rows, changes: new Map<number, LiveChange>() };
      return id === null ? base : { ...base, changes: new Map(base.changes).set(id, change) };
    });
  });
  useEffect(() => {
    const show = (acted: LiveSubject) => (acted === subject ? setHeld(null) : undefined);
    onOwnAct.add(show);
    const stop = subscribeChanges((change) => hold(change));
    return () => {
      onOwnAct.delete(show);
      stop();
    };
  }, [subject]);

  const steady = useMemo(
    () =>
      rows === undefined || held === null || held.source !== source
        ? { rows, waiting: 0, gone: NOTHING_GONE }
        : reconcile(held, rows, hasMore),
    [held, rows, source, hasMore],
  );
  return { ...steady, show: () => setHeld(null) };
}
