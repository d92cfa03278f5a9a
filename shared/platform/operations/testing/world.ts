import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../../api/errors';
import type { Confirmation } from '../../platform';
import { createJournal } from '../journal';
import type { OperationEnvironment } from '../environment';

/*
 * A small platform for the tests of the protocol: one server, one browser with a store and locks, and tabs in it. Nothing
 * happens by itself: every call waits until the test lets it arrive and answers it.
 */

/**
 * `bare`: does what arrives, as often as it arrives. `keys`: does one key once, and announces it. `first`: does it once for
 * all clients, and announces it.
 */
export type ServerKind = 'bare' | 'keys' | 'first';

/** How a call ends. `lost`: no answer, whether it arrived or not. */
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

/** One person's press, from the first step to what the console said. */
export interface Press {
  readonly tab: Tab;
  sent: number;
  landed: number;
}

export interface Tab {
  alive: boolean;
  readonly env: OperationEnvironment;
  question: ((yes: boolean) => void) | null;
  current: Press | null;
}

const NO_ANSWER = new ApiError('network', null, null);
const REFUSAL = new ApiError('refused', 'Not now', 400);

export class World {
  /** What was done on the server, by whom. */
  effects: { readonly by: 'us' | 'colleague'; readonly key: string | null }[] = [];
  calls: Waiting[] = [];
  /** Calls whose page is gone and that may still arrive. */
  private readonly adrift: Waiting[] = [];
  full = false;
  announced: boolean;
  warned = 0;
  private keys = 0;
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
      getItem: (name: string) => this.stored.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (this.full) throw new Error('full');
        this.stored.set(name, value);
      },
    };
    const tab: Tab = {
      alive: true,
      question: null,
      current: null,
      env: {
        journal: createJournal(() => store),
        withLock: (name, work) => this.lock(tab, name, work),
        hasIdempotency: () => this.announced,
        confirm: (_: Confirmation) => new Promise((resolve) => (tab.question = resolve)),
        newKey: () => `key-${(this.keys += 1)}`,
        now: () => 1,
      },
    };
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

  /** A call of this tab: it waits until the test ends it. */
  call<T>(tab: Tab, kind: 'read' | 'send', key: string | null = null): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (kind === 'send' && tab.current !== null) tab.current.sent += 1;
      this.calls.push({ tab, kind, key, arrived: false, earlier: false, resolve: resolve as (value: never) => void, reject });
    });
  }

  /** The server does what a call asks for. */
  private arrive(call: Waiting): void {
    if (call.kind !== 'send' || call.arrived) return;
    call.arrived = true;
    const known = this.kind === 'first' ? this.happened : call.key !== null && this.effects.some(({ key }) => key === call.key);
    call.earlier = known && this.kind !== 'bare';
    if (call.earlier) return;
    this.effects.push({ by: 'us', key: call.key });
    if (call.tab.current !== null && call.tab.alive) call.tab.current.landed += 1;
  }

  /** Ends a waiting call. `arrives`: whether the server got it first; a lost one that has not arrived may do so later. */
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

  /** What was thought lost reaches the server after all. */
  arriveLate(): void {
    const call = this.adrift.shift();
    if (call !== undefined) this.arrive(call);
  }

  colleagueActs(): void {
    if (!(this.kind === 'first' && this.happened)) this.effects.push({ by: 'colleague', key: null });
  }

  /** The tab's page is gone: nothing in it goes on, its locks are free, and its calls may still arrive. */
  reload(tab: Tab): Tab {
    tab.alive = false;
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

/** Lets everything run that does not wait for the test: nothing here waits for a clock, so all of it comes before the next turn. */
export const settle = (): Promise<void> => setImmediate();
