import { isAdminRole } from '@arena/shared/contract';
import type { TelemetryReport, TelemetryTicket } from '@arena/shared/contract/telemetry';
import type { Counts } from './counts';

const ADDRESS = '/-/telemetry';
/** Ticket request timeout (milliseconds). */
const PATIENCE_MS = 10_000;
/** After this many failures in a row, the page stops sending. */
const FAILURES_MOST = 3;

export interface Sender {
  readonly role: () => string | null;
  readonly authorization: () => string | null;
}

interface Held extends TelemetryTicket {
  readonly authorization: string;
  readonly askedAt: number;
}

/** Beacons have no headers, so a ticket proves that an administrator is signed in. Without a ticket, counts are kept. */
export class Sending {
  #held: Held | null = null;
  #asking = false;
  #failures = 0;
  #unanswered = 0;
  #from = Date.now();

  constructor(
    private readonly counts: Counts,
    private readonly sender: Sender,
  ) {}

  /** The origin accepts no counts, or none from this page. */
  get isOver(): boolean {
    return this.#failures >= FAILURES_MOST || this.#unanswered >= FAILURES_MOST;
  }

  /** A beacon's response status; 0 for none, undefined where the browser doesn't report it. */
  answered(status: number | undefined): void {
    if (status === undefined || (status >= 200 && status < 300)) this.#unanswered = 0;
  }

  /** Sends pending counts, or requests a ticket first. */
  async flush(): Promise<void> {
    const role = this.sender.role();
    const authorization = this.sender.authorization();
    if (authorization === null || !isAdminRole(role)) return void this.counts.takeAll();
    if (this.counts.isEmpty || !navigator.onLine) return;
    if (!this.#holds(authorization)) await this.#ask(authorization);
    this.flushNow();
  }

  /** Synchronous, because the page may be closing. */
  flushNow(): void {
    const authorization = this.sender.authorization();
    const role = this.sender.role();
    if (this.isOver || this.counts.isEmpty || authorization === null || role === null || !this.#holds(authorization)) return;
    const [from, to] = [this.#from, Date.now()];
    const report: TelemetryReport = { ticket: this.#held?.ticket ?? '', role, from, to, versions: this.counts.takeAll() };
    this.#from = to;
    this.#unanswered += 1;
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'text/plain' }));
  }

  #holds(authorization: string): boolean {
    const held = this.#held;
    return held !== null && held.authorization === authorization && Date.now() < held.askedAt + held.seconds * 1000;
  }

  async #ask(authorization: string): Promise<void> {
    if (this.#asking || this.isOver) return;
    this.#asking = true;
    const askedAt = Date.now();
    try {
      const more = { method: 'POST', headers: { authorization }, priority: 'low' } as const;
      const answer = await fetch(`${ADDRESS}/ticket`, { ...more, signal: AbortSignal.timeout(PATIENCE_MS) });
      const { ticket, seconds } = (await answer.json()) as Partial<TelemetryTicket>;
      if (!answer.ok || typeof ticket !== 'string' || typeof seconds !== 'number') throw new Error('no ticket');
      this.#held = { ticket, seconds, authorization, askedAt };
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    } finally {
      this.#asking = false;
    }
  }
}
