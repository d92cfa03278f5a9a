import { isAdminRole, type TelemetryReport, type TelemetryTicket } from '@arena/shared/contract';
import type { Counts } from './counts';

const ADDRESS = '/-/telemetry';
/** A ticket is asked for this long (milliseconds). */
const PATIENCE_MS = 10_000;
/** So often in a row the origin may fail to answer; then nothing more is sent by this page. */
const FAILURES_MOST = 3;

export interface Sender {
  readonly role: () => string | null;
  readonly authorization: () => string | null;
}

interface Held extends TelemetryTicket {
  readonly authorization: string;
  readonly askedAt: number;
}

/**
 * Sends counts by beacon. Beacons have no headers, so the origin is asked once for a ticket that proves an administrator is signed in.
 * Without a ticket, counts are kept for the next time.
 */
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

  /** The origin takes no counts, or none from this page. */
  get isOver(): boolean {
    return this.#failures >= FAILURES_MOST || this.#unanswered >= FAILURES_MOST;
  }

  /** What the browser knows of a beacon's answer; 0 for none, undefined where it does not say. */
  answered(status: number | undefined): void {
    if (status === undefined || (status >= 200 && status < 300)) this.#unanswered = 0;
  }

  /** Sends what there is, where there is a ticket; asks for one where there is not. */
  async flush(): Promise<void> {
    const role = this.sender.role();
    const authorization = this.sender.authorization();
    if (authorization === null || !isAdminRole(role)) return void this.counts.takeAll();
    if (this.counts.isEmpty || !navigator.onLine) return;
    if (!this.#holds(authorization)) await this.#ask(authorization);
    this.flushNow();
  }

  /** The page may be gone in a moment. */
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
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${ADDRESS}/ticket`, { method: 'POST', headers: { authorization }, signal, priority: 'low' });
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
