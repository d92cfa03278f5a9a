import type { VersionFigures } from '@arena/shared/contract';
import type { Amount } from './contents.ts';

/** Counts within a span of time that begins anew when it is over; from too many names it begins anew at once. */
class Window {
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(
    private readonly spanMs: number,
    private readonly now: () => number,
  ) {}

  /** How many of `wanted` may still be taken under a name, of `most` in all. Takes them. */
  take(name: string, wanted: number, most: number): number {
    if (this.now() - this.#since >= this.spanMs || this.#counts.size > NAMES_MOST) {
      this.#counts.clear();
      this.#since = this.now();
    }
    const before = this.#counts.get(name) ?? 0;
    const taken = Math.max(0, Math.min(wanted, most - before));
    this.#counts.set(name, before + taken);
    return taken;
  }
}

const NAMES_MOST = 50_000;

/** So many requests of one network address in a minute. */
const REQUESTS = { ticket: 120, figures: 1200 } as const;

/**
 * What one sign-in adds to the figures of one version within an hour, at most. A working day stays below; one browser that crashes
 * again and again, for its own reasons or on purpose, is not taken for many.
 */
const OF_A_SIGN_IN = { loads: 100, views: 300, crashes: 5, failures: 50, slowInteractions: 200, failedCalls: 200 } as const;

export class Limits {
  readonly #requests: Window;
  readonly #signIns: Window;

  constructor(now: () => number = Date.now) {
    this.#requests = new Window(60_000, now);
    this.#signIns = new Window(3_600_000, now);
  }

  allows(kind: keyof typeof REQUESTS, address: string): boolean {
    return this.#requests.take(`${kind} ${address}`, 1, REQUESTS[kind]) === 1;
  }

  /** The part of an amount that still counts. */
  cut(who: string, { section, version, figures, ...of }: Amount): Amount {
    const take = (member: keyof typeof OF_A_SIGN_IN, wanted: number) =>
      wanted === 0 ? 0 : this.#signIns.take(`${who} ${section} ${version} ${member}`, wanted, OF_A_SIGN_IN[member]);
    const takeEach = (member: 'failures' | 'failedCalls') =>
      Object.fromEntries(
        Object.entries(figures[member])
          .map(([name, count]) => [name, take(member, count)] as const)
          .filter(([, count]) => count > 0),
      );
    const loadTimes = figures.loadTimes.map((count) => take('loads', count));
    const cut: VersionFigures = {
      loads: loadTimes.reduce((all, some) => all + some, 0),
      loadTimes,
      views: take('views', figures.views),
      crashes: take('crashes', figures.crashes),
      slowInteractions: take('slowInteractions', figures.slowInteractions),
      failures: takeEach('failures'),
      failedCalls: takeEach('failedCalls'),
    };
    return { ...of, section, version, figures: cut };
  }
}
