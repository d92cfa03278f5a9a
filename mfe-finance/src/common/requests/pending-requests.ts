import type { GivenId } from '@arena/shared/contract';
import type { Decision } from './requests.status';
import { elsewhere } from './requests.status';
import type { ReadList } from './requests.queries';
import { keyOf, type MoneyRequest } from './request';
import { sameFacts } from './same-facts';

/*
 * The pending requests as they stand on the screen. What the server sends never moves a row under somebody's pointer: new
 * requests wait until they are asked for, and a request that a colleague decided stays where it was, switched off.
 *
 *   row          | still in the list                     | not in the list any more
 *   -------------+---------------------------------------+------------------------------------
 *   open         | its facts are brought up to date      | gone: decided elsewhere
 *   unanswered   | its facts are brought up to date      | stays, and `read` names it: it may be ours
 *   busy         | stays: its own answer decides         | stays
 *   gone         | open again, if the list is newer      | stays until it is cleared
 *   decided here | waits again, if the list is newer     | is not shown
 *   (no row)     | waits: "3 new"; shown at once when no row is left to decide
 *
 * A list that was asked for before something was known is no news of it.
 */

/** Something that went wrong with a decision, told above the rows until it is dismissed or the request is decided. */
export interface Problem {
  readonly key: string;
  readonly id: GivenId;
  readonly decision: Decision;
  readonly title: string;
  readonly message: string;
  /** The server's words, where `message` adds to them what became of the decision. */
  readonly said?: string;
  /** What became of it is not known: the lists can be read again. */
  readonly unsure: boolean;
}

export interface Standing {
  /** The decision that is on its way. */
  readonly busy: Decision | null;
  /** Decided elsewhere: by whom or how, in a sentence. */
  readonly gone: { readonly state: Decision | null; readonly note: string } | null;
  readonly problem: Problem | null;
}

export const OPEN: Standing = { busy: null, gone: null, problem: null };

export interface BoardView<R> {
  /** null before the first answer. */
  readonly rows: readonly R[] | null;
  /** How many new requests wait to be shown. */
  readonly waiting: number;
  /** The keys of rows that were decided elsewhere. */
  readonly gone: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Rows and their standings, outside of React: a mark draws the cells of one row, and never the list. `ours`: whether a
 * request that is not pending any more may have been decided from here; see `mayBeOurs`.
 */
export function createBoard<R extends MoneyRequest>(
  clock: () => number = () => performance.now(),
  ours: (id: GivenId, told: boolean) => boolean = () => false,
) {
  let rows: readonly R[] | null = null;
  let latest: readonly R[] = [];
  const standings = new Map<string, Standing>();
  // When it became known that a request is decided: an older list cannot know.
  const decidedAt = new Map<string, number>();
  // Rows of ours that have left the list and were named for it. Once: to find out how reads the list again.
  const named = new Set<string>();
  const listeners = new Set<() => void>();
  let view: BoardView<R> = { rows: null, waiting: 0, gone: new Set(), problems: [] };

  const standingOf = (key: string) => standings.get(key) ?? OPEN;
  const isOver = (row: R, place: number) => standingOf(keyOf(row, place)).gone !== null;
  const newOnes = (): readonly R[] => {
    const shown = new Set((rows ?? []).map(keyOf));
    return latest.filter((request, place) => !shown.has(keyOf(request, place)));
  };
  const publish = () => {
    // With nothing left to decide nobody can be disturbed.
    if (rows !== null && rows.every(isOver) && newOnes().length > 0) foldIn();
    const all = [...standings];
    view = {
      rows,
      waiting: newOnes().length,
      gone: new Set(all.flatMap(([key, { gone }]) => (gone === null ? [] : [key]))),
      problems: all.flatMap(([, { problem }]) => problem ?? []),
    };
    for (const listener of listeners) listener();
  };
  const put = (key: string, standing: Partial<Standing>) => void standings.set(key, { ...standingOf(key), ...standing });
  const foldIn = () => {
    for (const [key, { gone }] of [...standings]) if (gone !== null) standings.delete(key);
    rows = latest;
  };

  return {
    view: () => view,
    standingOf,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes in what the server sent. Returns the ids of those that have left it now, perhaps by a decision of ours. */
    read({ requests, askedAt }: ReadList<R>): readonly GivenId[] {
      const lost: GivenId[] = [];
      const known = (key: string) => askedAt <= (decidedAt.get(key) ?? -Infinity);
      latest = requests.filter((request, place) => !known(keyOf(request, place)));
      const pending = new Map(latest.map((request, place) => [keyOf(request, place), request] as const));
      for (const key of pending.keys()) {
        decidedAt.delete(key);
        named.delete(key);
        if (standingOf(key).gone !== null) put(key, { gone: null });
      }
      const before = rows;
      if (before === null) rows = latest;
      else {
        const next = before.flatMap((row, place) => {
          const key = keyOf(row, place);
          const now = pending.get(key);
          if (now !== undefined) return [sameFacts(row, now) ? row : now];
          // Without an id nobody can tell whether it is the same one: the list alone decides.
          if (row.id === null) return [];
          const { busy, gone, problem } = standingOf(key);
          if (busy !== null || gone !== null) return [row];
          if (!ours(row.id, problem !== null)) put(key, { gone: { state: null, note: elsewhere(null) }, problem: null });
          else if (!named.has(key)) {
            named.add(key);
            lost.push(row.id);
          }
          return [row];
        });
        rows = next.length === before.length && next.every((row, place) => row === before[place]) ? before : next;
      }
      publish();
      return lost;
    },
    /** A decision goes out. */
    start(key: string, decision: Decision): void {
      named.delete(key);
      put(key, { busy: decision, problem: null });
      publish();
    },
    /** Decided here: the row leaves. */
    decided(key: string): void {
      standings.delete(key);
      decidedAt.set(key, clock());
      latest = latest.filter((request, place) => keyOf(request, place) !== key);
      rows = rows?.filter((row, place) => keyOf(row, place) !== key) ?? null;
      publish();
    },
    /** Decided elsewhere: the row stays, inert. A decision of ours that is on its way has the last word. */
    goneElsewhere(key: string, state: Decision | null, note: string, whileBusy = false): void {
      if (standingOf(key).busy !== null && !whileBusy) return;
      decidedAt.set(key, clock());
      latest = latest.filter((request, place) => keyOf(request, place) !== key);
      if (rows?.some((row, place) => keyOf(row, place) === key)) put(key, { busy: null, problem: null, gone: { state, note } });
      else standings.delete(key);
      publish();
    },
    /** The decision did not happen, or nobody knows. The row can be decided again. */
    failed(key: string, problem: Problem | null): void {
      put(key, { busy: null, problem });
      publish();
    },
    dismiss(key: string): void {
      put(key, { problem: null });
      publish();
    },
    /** Shows what waits, and drops what was decided elsewhere: the list as the server has it. */
    show(): void {
      if (rows !== null) foldIn();
      publish();
    },
    /** Drops what was decided elsewhere. */
    clearGone(): void {
      rows = rows?.filter((row, place) => !isOver(row, place)) ?? null;
      for (const [key, { gone }] of [...standings]) if (gone !== null) standings.delete(key);
      publish();
    },
  };
}
export type Board<R extends MoneyRequest> = ReturnType<typeof createBoard<R>>;
