import { HttpError } from '../http/errors';

interface WorkQueueOptions {
  /** How many pieces of work run at the same time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
}

const BUSY = 'Too many people are signing in at this moment. Please try again in a few seconds.';
const RETRY_AFTER_SECONDS = '5';

/** Runs work in its order, a few pieces at a time; what comes while too many wait is refused with 503. */
export class WorkQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: WorkQueueOptions) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.options.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over the place: it is never free in between, for somebody who came later.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.options.mostWaiting) throw new HttpError(503, BUSY, { 'retry-after': RETRY_AFTER_SECONDS });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
