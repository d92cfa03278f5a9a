import type { VersionFigures, VersionReport } from '@arena/shared/contract/telemetry';
import { CountedWindow } from '../counted-window.ts';

/** So many requests of one network address in a minute. */
const REQUESTS = { ticket: 120, figures: 1200 } as const;
/** The most that one person adds to a version's figures in an hour, above a working day: one crashing browser doesn't look like many. */
const OF_A_PERSON = { loads: 100, views: 300, crashes: 5, failures: 50, slowInteractions: 200, failedCalls: 200 } as const;

export class Limits {
  readonly #requests: CountedWindow;
  readonly #people: CountedWindow;

  constructor(now: () => number = Date.now) {
    this.#requests = new CountedWindow(60_000, now);
    this.#people = new CountedWindow(3_600_000, now);
  }

  allows(kind: keyof typeof REQUESTS, address: string): boolean {
    return this.#requests.take(`${kind} ${address}`, 1, REQUESTS[kind]) === 1;
  }

  /** The part of a version's figures that still counts. */
  cut(who: string, { section, version, figures }: VersionReport): VersionFigures {
    const take = (member: keyof typeof OF_A_PERSON, wanted: number) =>
      wanted === 0 ? 0 : this.#people.take(`${who} ${section} ${version} ${member}`, wanted, OF_A_PERSON[member]);
    const takeEach = (member: 'failures' | 'failedCalls') =>
      Object.fromEntries(
        Object.entries(figures[member])
          .map(([name, count]) => [name, take(member, count)] as const)
          .filter(([, count]) => count > 0),
      );
    const loadTimes = figures.loadTimes.map((count) => take('loads', count));
    return {
      loads: loadTimes.reduce((all, some) => all + some, 0),
      loadTimes,
      views: take('views', figures.views),
      crashes: take('crashes', figures.crashes),
      slowInteractions: take('slowInteractions', figures.slowInteractions),
      failures: takeEach('failures'),
      failedCalls: takeEach('failedCalls'),
    };
  }
}
