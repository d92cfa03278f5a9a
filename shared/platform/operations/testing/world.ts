import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../../api/errors';
import type { Confirmation } from '../../platform';
import { createJournal, isHeld } from '../journal';
import type { HoldEnd, OperationEnvironment } from '../environment';

/*
 * A small world for tests of operations: a server, and a browser with storage, locks and tabs. Every call waits until the test delivers
 * and answers it.
 */

/** `bare` executes every request. `keys` executes each key once, `first` each target once; both announce it. */
export type ServerKind = 'bare' | 'keys' | 'first';

/** How a call ends. `lost`: without an answer, arrived or not. */
export type Ending = 'answered' | 'lost' | 'refused' | 'failed';

export interface Answer {
  readonly earlier: boolean;
}

interface Waiting {
  readonly tab: Tab;
  readonly kind: 'read' | 'send';
  readonly key: string | null;
  arrived: boolean;
  earlier: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (error: ApiError) => void;
}

/** One click of a user, from the first step to the displayed outcome. */
export interface Press {
  readonly tab: Tab;
  sent: number;
  landed: number;
}

export interface Tab {
  alive: boolean;
  readonly env: OperationEnvironment;
  question: ((yes: boolean) => void) | null;
  /** Ends the hold of this tab. */
  hold: ((end: HoldEnd) => void) | null;
  current: Press | null;
}

const NO_ANSWER = new ApiError('network', null, null);
const REFUSAL = new ApiError('refused', 'Not now', 400);

export class World {
  /** The effects on the server and their authors. */
  effects: { readonly by: 'us' | 'colleague'; readonly key: string | null }[] = [];
  calls: Waiting[] = [];
  /** Calls whose page is gone and that may still arrive. */
  private readonly adrift: Waiting[] = [];
  full = false;
  announced: boolean;
  warned = 0;
  time = 1;
  /** A tab sent while another one held. */
  overtaken = false;
  private readonly tabs: Tab[] = [];
  private keys = 0;
  readonly holds = new Map<string, number>();
  private readonly stored = new Map<string, string>();
  private readonly queues = new Map<string, { readonly tab: Tab; readonly start: () => void }[]>();

  constructor(readonly kind: ServerKind) {
    this.announced = kind !== 'bare';
  }

  get happened(): boolean {
    return this.effects.length > 0;
  }

  openTab(): Tab {
    const store = {
      read: (name: string) => this.stored.get(name) ?? null,
      write: (name: string, value: string) => !this.full && this.stored.set(name, value) === this.stored,
    };
    const tab: Tab = {
      alive: true,
      question: null,
      hold: null,
      current: null,
      env: {
        journal: createJournal(store),
        withLock: (name, work) => this.lock(tab, name, work),
        hasIdempotency: () => this.announced,
        confirm: (_: Confirmation) => new Promise((resolve) => (tab.question = resolve)),
        holds: {
          start: (name, _, onHeld) => {
            this.holds.set(name, this.time);
            onHeld?.();
            return new Promise((resolve) => {
              tab.hold = (end) => {
                tab.hold = null;
                this.holds.delete(name);
                resolve(end);
              };
            });
          },
          has: (name) => isHeld(this.holds.get(name) ?? null, this.time),
        },
        newKey: () => `key-${(this.keys += 1)}`,
        now: () => this.time,
      },
    };
    this.tabs.push(tab);
    return tab;
  }

  private lock<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        if (!tab.alive) return;
        queue.shift();
        queue[0]?.start();
      };
      const start = () => void work().then(resolve, reject).finally(leave);
      queue.push({ tab, start });
      if (queue.length === 1) start();
    });
  }

  /** A call of this tab, pending until the test ends it. */
  call<T>(tab: Tab, kind: 'read' | 'send', key: string | null = null): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (kind === 'send' && tab.current !== null) tab.current.sent += 1;
      if (kind === 'send') this.overtaken ||= this.tabs.some((other) => other.alive && other.hold !== null);
      this.calls.push({ tab, kind, key, arrived: false, earlier: false, resolve: resolve as (value: never) => void, reject });
    });
  }

  /** The server executes a call. */
  private arrive(call: Waiting): void {
    if (call.kind !== 'send' || call.arrived) return;
    call.arrived = true;
    const known = this.kind === 'first' ? this.happened : call.key !== null && this.effects.some(({ key }) => key === call.key);
    call.earlier = known && this.kind !== 'bare';
    if (call.earlier) return;
    this.effects.push({ by: 'us', key: call.key });
    if (call.tab.current !== null && call.tab.alive) call.tab.current.landed += 1;
  }

  /** Ends a pending call. `arrives`: whether it reached the server; a lost one may arrive later. */
  end(call: Waiting, ending: Ending, arrives: boolean): void {
    this.calls = this.calls.filter((other) => other !== call);
    if (ending === 'answered' || (arrives && ending !== 'refused')) this.arrive(call);
    if (ending === 'lost' && !call.arrived && call.kind === 'send') this.adrift.push(call);
    if (ending === 'refused' && call.kind === 'send') call.reject(REFUSAL);
    else if (ending === 'failed') call.reject(new ApiError('server', 'It broke', 500));
    else if (ending !== 'answered') call.reject(NO_ANSWER);
    else if (call.kind === 'read') call.resolve({ effects: [...this.effects] } as never);
    else call.resolve({ earlier: call.earlier } satisfies Answer as never);
  }

  /** Lost calls reach the server late. */
  arriveLate(): void {
    const call = this.adrift.shift();
    if (call !== undefined) this.arrive(call);
  }

  colleagueActs(): void {
    if (!(this.kind === 'first' && this.happened)) this.effects.push({ by: 'colleague', key: null });
  }

  /** The tab's page unloads: its code stops, its locks are free, and its calls may still arrive. */
  reload(tab: Tab): Tab {
    tab.alive = false;
    // Longer than any hold.
    this.time += 10_000;
    this.adrift.push(...this.calls.filter((call) => call.tab === tab && call.kind === 'send' && !call.arrived));
    this.calls = this.calls.filter((call) => call.tab !== tab);
    for (const queue of this.queues.values()) {
      const held = queue[0]?.tab === tab;
      const rest = queue.filter((entry) => entry.tab !== tab);
      queue.splice(0, queue.length, ...rest);
      if (held) queue[0]?.start();
    }
    return this.openTab();
  }
}

/** Runs everything that doesn't wait for the test. Nothing uses timers, so all of it runs before the next macrotask. */
export const settle = (): Promise<void> => setImmediate();
