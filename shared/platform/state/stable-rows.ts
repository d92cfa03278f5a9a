import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { platform } from '../platform';
import { subscribeChanges } from './live';
import type { Listed } from './pages';
import * as t from './state.messages';

// A list that others change while it is displayed. Announced changes never move a row under the pointer:
//   row      | still in the list                  | no longer in the list
//   ---------+------------------------------------+------------------------------------------------
//   shown    | is updated                         | gone: it keeps its place, inert, with a note
//   (none)   | below all others: shown            |
//   (none)   | anywhere else: waits, "1 new"      |
// Changes made in this tab apply at once. So do all changes when no usable row is left.

/** The list when the first change was announced. */
interface Held<T> {
  readonly source: string;
  readonly rows: readonly T[];
  readonly changes: ReadonlyMap<number, LiveChange>;
}

/** A list in which rows keep their place. */
export interface StableRows<T> {
  readonly rows: readonly T[] | undefined;
  /** The number of new rows that aren't displayed yet. */
  readonly waiting: number;
  /** By id, why a row is no longer usable. */
  readonly gone: ReadonlyMap<number, string>;
  /** Shows the server's current list. */
  show(): void;
}

const NOTHING_GONE: ReadonlyMap<number, string> = new Map();
/** By subject, the ids of items changed in this tab; null for a new item, whose id comes with its announcement. */
const ownIds = new Map<string, Set<number | null>>();
const onOwnAct = new Set<(subject: LiveSubject) => void>();

/** Call it after a change made in this tab, so that lists show it at once. Omit `id` for a new item. */
export function markOwnChange(subject: LiveSubject, id: number | null = null): void {
  ownIds.set(subject, (ownIds.get(subject) ?? new Set()).add(id));
  for (const listener of [...onOwnAct]) listener(subject);
}

const me = () => platform().session.get().loggedInUserInfo?.id ?? null;

function isOwn({ subject, id, actorId }: LiveChange): boolean {
  const ids = subject === null || actorId === null || actorId !== me() ? undefined : ownIds.get(subject);
  if (ids === undefined || id === null) return false;
  // After an item was created here, the first unknown id is that item's.
  if (!ids.has(id) && ids.delete(null)) ids.add(id);
  return ids.has(id);
}

function noteOf(change: LiveChange | undefined): string {
  if (change === undefined) return t.noLongerInList;
  const who = change.actorId === null || change.actorId === me() ? t.inAnotherSession : t.byAnotherAdmin;
  return change.status === null ? t.deletedBy(who) : t.changedBy(change.status, who);
}

/** The held rows with current data, see the table. Rows without an id count as new. With `hasMore`, missing rows may just not be loaded. */
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

/**
 * Keeps the rows in place while others change the list.
 * @param source - What the rows are of, such as a tab or search. Another source replaces them at once.
 * @param hasMore - Whether not all rows are loaded.
 * @example const { rows, waiting, gone, show } = useStableRows('room', list.rows, tabId);
 */
export function useStableRows<T extends Listed>(
  subject: LiveSubject,
  rows: readonly T[] | undefined,
  source: string,
  hasMore = false,
): StableRows<T> {
  const [held, setHeld] = useState<Held<T> | null>(null);
  const hold = useEffectEvent((change: LiveChange) => {
    const { id } = change;
    // Without a subject, changes of anything may have been missed.
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
