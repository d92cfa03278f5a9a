import type pg from 'pg';
import { DatabaseUnavailable, endsTheSession } from './unavailable';

/**
 * What a config says besides the types, which the pool knows: the driver copies it property by property, and that takes longer than
 * all the rest of asking.
 */
function withoutTypes(config: string | pg.QueryConfig): string | pg.QueryConfig {
  if (typeof config === 'string' || 'rowMode' in config) return config;
  const { name, text } = config;
  return name === undefined ? text : { name, text };
}

/** A connection, acquired for one piece of work. To drizzle it is a `pg` client (and no pool, which it knows by `Pool` in the name). */
export class AcquiredConnection {
  #broken: Error | null = null;
  #fail: (reason: Error) => void = () => {};
  readonly #failed = new Promise<never>((_, reject) => (this.#fail = reject));
  /** A FATAL error reaches a client between two queries as well, as an event: without a listener it would end the process. */
  readonly #onError = (error: Error) => this.breakOff(new DatabaseUnavailable('lost', 'The connection to the database broke', error));

  constructor(
    private readonly client: pg.PoolClient,
    /** Longer than the server's own limits: this is for a server that does not answer at all. */
    private readonly timeoutMs: number,
  ) {
    this.#failed.catch(() => {});
    client.on('error', this.#onError);
  }

  /** The server's process behind it, for cancelling; null when the driver does not expose it. */
  get processId(): number | null {
    return 'processID' in this.client && typeof this.client.processID === 'number' ? this.client.processID : null;
  }

  async query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#broken !== null) throw this.#broken;
    const timer = setTimeout(
      () => this.breakOff(new DatabaseUnavailable('lost', `The database said nothing for ${this.timeoutMs} ms`)),
      this.timeoutMs,
    );
    try {
      return await Promise.race([this.client.query(withoutTypes(config), values), this.#failed]);
    } catch (error) {
      if (error instanceof Error && endsTheSession(error)) this.breakOff(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Fails the running query and all later ones at once; the connection is not used again after its release. */
  breakOff(reason: Error): void {
    if (this.#broken !== null) return;
    this.#broken = reason;
    this.#fail(reason);
  }

  release(): void {
    this.client.off('error', this.#onError);
    this.client.release(this.#broken !== null);
  }
}
