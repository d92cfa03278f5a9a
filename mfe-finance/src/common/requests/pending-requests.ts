import type { GivenId } from '@arena/shared/contract';
import { elsewhere } from './decision-words';
import { Observable } from './observable';
import { keyOf, type MoneyRequest } from './request';
import type { Decision } from './requests.status';
import { OPEN, type PendingView, type Problem, type RowStatus } from './row-status';
import { sameFacts } from './same-facts';

/*
 * The pending requests on the screen. What the server sends never moves a row under the pointer: new requests wait until they
 * are asked for, and a request that a colleague decided keeps its place, inert.
 *
 *   row status   | still in the list                     | not in the list any more
 *   -------------+---------------------------------------+------------------------------------
 *   open         | its facts are brought up to date      | gone: decided elsewhere
 *   unanswered   | its facts are brought up to date      | stays, and `read` returns it: it may be ours
 *   busy         | stays: its own answer decides         | stays
 *   gone         | open again, if the list is newer      | stays until it is cleared
 *   decided here | waits again, if the list is newer     | is not shown
 *   (no row)     | waits: "3 new"; shown at once when no row is left to decide
 *
 * Of a list that is too long to be read whole the first ones are here. What follows them is shown at once, since it moves nothing;
 * and of a row behind the last one that is listed nobody can tell whether it has left.
 *
 * A list that was asked for before a decision became known does not know of it.
 */

/** A list as it was read. `askedAt` (milliseconds of the page's clock) tells whether it can know of a decision. */
interface ReadList<R> {
  readonly requests: readonly R[];
  readonly askedAt: number;
  /** False for the first ones of a longer list. */
  readonly whole: boolean;
  /** What the server has searched for; another question has other rows. */
  readonly question?: string;
}

/** Whether a request that is not pending any more may have been decided from this browser. */
type MayBeOurs = (id: GivenId, hasProblem: boolean) => boolean;

/** Rows and their status, outside of React: a change of one row renders its cells, and never the list. */
export class PendingRequests<R extends MoneyRequest> extends Observable {
  #rows: readonly R[] | null = null;
  /** What the server has, without what is known to be decided. */
  #latest: readonly R[] = [];
  /** How many the server had. */
  #listed = 0;
  #question = '';
  /** What was taken in last. */
  #read: Pick<ReadList<R>, 'requests' | 'whole'> | null = null;
  #view: PendingView<R> = { rows: null, waiting: 0, decided: 0, gone: new Set(), problems: [] };
  readonly #statuses = new Map<string, RowStatus>();
  /** When it became known that a request is decided. */
  readonly #decidedAt = new Map<string, number>();
  /** Rows that `read` has returned. Once: finding out what became of them reads the list again. */
  readonly #returned = new Set<string>();

  constructor(
    private readonly mayBeOurs: MayBeOurs = () => false,
    private readonly clock: () => number = () => performance.now(),
  ) {
    super();
  }

  readonly view = (): PendingView<R> => this.#view;
  readonly statusOf = (key: string): RowStatus => this.#statuses.get(key) ?? OPEN;

  /** Takes in what the server sent. Returns the ids of rows that have left the list, perhaps by a decision of this browser. */
  read({ requests, askedAt, whole, question = '' }: ReadList<R>): readonly GivenId[] {
    if (this.#read?.requests === requests && this.#read.whole === whole && this.#question === question) return [];
    this.#read = { requests, whole };
    const isDecided = (key: string) => askedAt <= (this.#decidedAt.get(key) ?? -Infinity);
    this.#latest = requests.filter((request, place) => !isDecided(keyOf(request, place)));
    this.#listed = requests.length;
    const listed = new Map(this.#latest.map((request, place) => [keyOf(request, place), request] as const));
    for (const key of listed.keys()) {
      this.#decidedAt.delete(key);
      this.#returned.delete(key);
      if (this.statusOf(key).gone !== null) this.#put(key, { gone: null });
    }
    const left: GivenId[] = [];
    const before = this.#rows;
    if (before === null) this.#rows = this.#latest;
    else if (question !== this.#question) this.#showLatest();
    else {
      const last = whole ? before.length : before.findLastIndex((row, place) => listed.has(keyOf(row, place)));
      const next = [
        ...before.flatMap((row, place) => (place > last ? [row] : this.#updated(row, listed.get(keyOf(row, place)), left))),
        ...(whole ? [] : this.#following(before)),
      ];
      if (next.length !== before.length || next.some((row, place) => row !== before[place])) this.#rows = next;
    }
    this.#question = question;
    this.#publish();
    return left;
  }

  /** A decision is being sent. */
  start(key: string, decision: Decision): void {
    this.#returned.delete(key);
    this.#put(key, { busy: decision, problem: null });
    this.#publish();
  }

  /** Decided here: the row leaves. */
  decided(key: string): void {
    this.#setDecided(key);
    this.#statuses.delete(key);
    this.#rows = this.#rows?.filter((row, place) => keyOf(row, place) !== key) ?? null;
    this.#publish();
  }

  /** Decided elsewhere: the row stays, inert. A decision that is being sent from here has the last word. */
  decidedElsewhere(key: string, state: Decision | null, note: string, whileBusy = false): void {
    if (this.statusOf(key).busy !== null && !whileBusy) return;
    this.#setDecided(key);
    if (this.#rows?.some((row, place) => keyOf(row, place) === key)) this.#put(key, { ...OPEN, gone: { state, note } });
    else this.#statuses.delete(key);
    this.#publish();
  }

  /** The decision did not happen, or nobody knows. The row can be decided again. */
  failed(key: string, problem: Problem | null): void {
    this.#put(key, { busy: null, problem });
    this.#publish();
  }

  dismiss(key: string): void {
    this.#put(key, { problem: null });
    this.#publish();
  }

  /** Shows what waits and drops what was decided elsewhere: the list as the server has it. */
  show(): void {
    if (this.#rows !== null) this.#showLatest();
    this.#publish();
  }

  clearGone(): void {
    this.#rows = this.#rows?.filter((row, place) => !this.#isGone(row, place)) ?? null;
    this.#forgetGone();
    this.#publish();
  }

  /** The listed rows behind the last one that is shown. */
  #following(shown: readonly R[]): readonly R[] {
    const keys = new Set(shown.map(keyOf));
    const last = this.#latest.findLastIndex((row, place) => keys.has(keyOf(row, place)));
    return last < 0 ? [] : this.#latest.slice(last + 1);
  }

  /** A shown row after a list was read: with its latest facts, or what became of it. */
  #updated(row: R, listed: R | undefined, left: GivenId[]): readonly R[] {
    if (listed !== undefined) return [sameFacts(row, listed) ? row : listed];
    // Without an id nobody can tell whether it is the same one: the list alone decides.
    if (row.id === null) return [];
    const key = String(row.id);
    const { busy, gone, problem } = this.statusOf(key);
    if (busy !== null || gone !== null) return [row];
    if (!this.mayBeOurs(row.id, problem !== null)) this.#put(key, { gone: { state: null, note: elsewhere(null) }, problem: null });
    else if (!this.#returned.has(key)) {
      this.#returned.add(key);
      left.push(row.id);
    }
    return [row];
  }

  #put(key: string, status: Partial<RowStatus>): void {
    this.#statuses.set(key, { ...this.statusOf(key), ...status });
  }

  #setDecided(key: string): void {
    this.#decidedAt.set(key, this.clock());
    this.#latest = this.#latest.filter((request, place) => keyOf(request, place) !== key);
  }

  readonly #isGone = (row: R, place: number) => this.statusOf(keyOf(row, place)).gone !== null;

  #forgetGone(): void {
    for (const [key, { gone }] of [...this.#statuses]) if (gone !== null) this.#statuses.delete(key);
  }

  #showLatest(): void {
    this.#forgetGone();
    this.#rows = this.#latest;
  }

  #waiting(): number {
    const shown = new Set((this.#rows ?? []).map(keyOf));
    return this.#latest.filter((request, place) => !shown.has(keyOf(request, place))).length;
  }

  #publish(): void {
    // No row is left to decide, so none moves under the pointer.
    if (this.#rows?.every(this.#isGone) === true && this.#waiting() > 0) this.#showLatest();
    const statuses = [...this.#statuses];
    this.#view = {
      rows: this.#rows,
      waiting: this.#waiting(),
      decided: this.#listed - this.#latest.length,
      gone: new Set(statuses.flatMap(([key, { gone }]) => (gone === null ? [] : [key]))),
      problems: statuses.flatMap(([, { problem }]) => problem ?? []),
    };
    this.emit();
  }
}
