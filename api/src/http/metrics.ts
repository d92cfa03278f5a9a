import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../db/database';
import type { UnavailableReason } from '../db/unavailable';

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Only a call that stores something can find out that there is space again. */
const FULL_FOR_MS = 60_000;
const LAG_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The outcome of a call that creates something or pays a player. `repeated`: it was done before, and the first answer was given again. */
type Outcome = 'done' | 'repeated' | 'refused' | 'failed';

function outcomeOf(status: number, repeated: boolean): Outcome {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return repeated ? 'repeated' : 'done';
}

export class Metrics {
  readonly registry = new Registry();
  readonly #calls = new Histogram({
    name: 'arena_http_request_duration_seconds',
    help: 'Calls by route and status, timed to the last byte. Event streams, which stay open, are excluded',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers: [this.registry],
  });
  readonly #decisions = new Counter({
    name: 'arena_decisions_total',
    help: 'Calls that create something or pay a user, by outcome',
    labelNames: ['method', 'route', 'outcome'],
    registers: [this.registry],
  });
  readonly #eventLag = new Histogram({
    name: 'arena_event_lag_seconds',
    help: 'Time from a change until this server received its event, by both servers’ clocks',
    buckets: LAG_SECONDS,
    registers: [this.registry],
  });

  readonly #unavailable = new Counter({
    name: 'arena_database_unavailable_total',
    help: 'Calls that failed because of the database, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  #fullAt = 0;

  /** A number that is looked up whenever the metrics are read. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: (set: (labels: Record<string, string>, value: number) => void) => void,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        read((labels, value) => this.set(labels, value));
      },
    });
  }

  watchPools(pools: () => readonly PoolUse[]): void {
    this.gauge('arena_database_connections', 'Database connections, and work that waits for one', ['pool', 'state'], (set) => {
      for (const { pool, size, idle, waiting } of pools()) {
        set({ pool, state: 'open' }, size);
        set({ pool, state: 'idle' }, idle);
        set({ pool, state: 'waiting' }, waiting);
      }
    });
  }

  readonly countUnavailable = (reason: UnavailableReason): void => {
    this.#unavailable.inc({ reason });
    if (reason === 'full') this.#fullAt = Date.now();
  };

  /** Whether the database ran out of space within the last minute. */
  get isFull(): boolean {
    return Date.now() - this.#fullAt < FULL_FOR_MS;
  }

  readonly heardEvent = (sentAt: number): void => this.#eventLag.observe(Math.max(0, Date.now() - sentAt) / 1000);

  /** Memory, processor, garbage and the event loop. For a process that serves: tests have many servers in one. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  watchCalls(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      if (request.routeOptions.config.staysOpen !== true) this.#countCall(request, reply);
      done();
    });
  }

  #countCall(request: FastifyRequest, reply: FastifyReply): void {
    const { url, config } = request.routeOptions;
    // An address without a route says nothing: a client can make up any number of them.
    const labels = { method: request.method, route: url ?? 'none' };
    this.#calls.observe({ ...labels, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (config.decides === true) this.#decisions.inc({ ...labels, outcome: outcomeOf(reply.statusCode, request.repeated) });
  }
}
