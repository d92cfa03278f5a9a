import { busy } from '../errors';
import * as t from './auth.messages';

export interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Whose turn it is: an account, a network. A symbol is one of its own. */
export type Lane = string | symbol;

/** A line in which lanes take turns, so that a crowd in one lane does not hold up the others. */
export class FairLine {
  readonly #lanes = new Map<Lane, Waiter[]>();

  constructor(private readonly most: number) {}

  get length(): number {
    return [...this.#lanes.values()].reduce((all, waiting) => all + waiting.length, 0);
  }

  /** Lines up; false when the line is full. A full line still makes room for a lane that is shorter, at the cost of the longest. */
  add(lane: Lane, waiter: Waiter): boolean {
    const own = this.#lanes.get(lane) ?? [];
    if (this.length >= this.most && !this.#refuseOfLongest(own.length)) return false;
    own.push(waiter);
    this.#lanes.set(lane, own);
    return true;
  }

  next(): Waiter | undefined {
    const [front] = this.#lanes;
    if (front === undefined) return undefined;
    const [lane, waiting] = front;
    this.#lanes.delete(lane);
    const first = waiting.shift();
    // Behind all other lanes.
    if (waiting.length > 0) this.#lanes.set(lane, waiting);
    return first;
  }

  /** Whether the last of the longest lane went, which it does where two lanes are closer to each other afterwards. */
  #refuseOfLongest(ownLength: number): boolean {
    let longest: Waiter[] = [];
    for (const waiting of this.#lanes.values()) if (waiting.length > longest.length) longest = waiting;
    if (longest.length <= ownLength + 1) return false;
    longest.pop()?.refuse();
    return true;
  }
}

interface WorkQueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

export interface Turn {
  /** Lanes take turns; without one the work has a lane of its own. */
  readonly lane?: Lane;
  /** Work for known browsers waits in a line of its own. Both lines take turns, so that neither can hold the other up. */
  readonly known?: boolean;
}

/** Runs a few pieces of work at a time, in order; while too many wait, further work is refused with 503. */
export class WorkQueue {
  #running = 0;
  readonly #known: FairLine;
  readonly #others: FairLine;
  #wasKnown = false;

  constructor(private readonly options: WorkQueueOptions) {
    this.#known = new FairLine(options.mostWaiting);
    this.#others = new FairLine(options.mostWaiting);
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#known.length + this.#others.length;
  }

  async run<T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> {
    if (this.#running >= this.options.atOnce) await this.#turn(turn);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over the place: it is never free in between, for work that came later.
      const next = this.#next();
      if (next === undefined) this.#running -= 1;
      else next.start();
    }
  }

  #next() {
    const known = this.#known.length > 0 && (!this.#wasKnown || this.#others.length === 0);
    this.#wasKnown = known;
    return (known ? this.#known : this.#others).next();
  }

  #turn({ lane = Symbol('own'), known = false }: Turn): Promise<void> {
    return new Promise((start, reject) => {
      const refuse = () => reject(busy(t.tooManySigningIn, 5));
      if (!(known ? this.#known : this.#others).add(lane, { start, refuse })) refuse();
    });
  }
}
