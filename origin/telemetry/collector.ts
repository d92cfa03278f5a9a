import type { TelemetryReport } from '@arena/shared/contract/telemetry';
import { otlpOf } from './otlp.ts';

/** A collector has this long for an answer (milliseconds). */
const PATIENCE_MS = 5000;
const UNDER_WAY_MOST = 16;
/** One that did not answer is left alone for a while (milliseconds). */
const REST_MS = 30_000;

/** Passes reports on to an OpenTelemetry collector. It neither waits nor stores: what the collector cannot take in time is lost to it. */
export class Collector {
  #underWay = 0;
  #restUntil = 0;

  constructor(
    /** `http://collector:4318`. */
    private readonly endpoint: string,
    private readonly now: () => number = Date.now,
  ) {}

  pass(report: TelemetryReport): void {
    const { metrics, logs } = otlpOf(report);
    if (metrics !== null) void this.#send('/v1/metrics', metrics);
    if (logs !== null) void this.#send('/v1/logs', logs);
  }

  async #send(path: string, body: object): Promise<void> {
    if (this.#underWay >= UNDER_WAY_MOST || this.now() < this.#restUntil) return;
    this.#underWay += 1;
    try {
      const answer = await fetch(this.endpoint.replace(/\/$/, '') + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    } catch {
      this.#restUntil = this.now() + REST_MS;
    } finally {
      this.#underWay -= 1;
    }
  }
}
