import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { PoolUse } from './database';
import type { PostgresServers } from './postgres-servers';
import { DatabaseUnavailable, endsTheSession } from './unavailable';

/** A connection, acquired for one piece of work. To drizzle it is a `pg` client (and no pool, which it knows by `Pool` in the name). */
export class AcquiredConnection {
  #broken: Error | null = null;
  #fail: (reason: Error) => void = () => {};
  readonly #failed = new Promise<never>((_, reject) => (this.#fail = reject));
  /** A FATAL error reaches a client between two queries as well, as an event. */
  readonly #onError = (error: Error) => this.breakOff(new DatabaseUnavailable('lost', 'The connection to the database broke', error));

  constructor(private readonly client: pg.PoolClient) {
    this.#failed.catch(() => {});
    client.on('error', this.#onError);
  }

  /** The server's process behind it, for cancelling; null when the driver does not expose it. */
  get processId(): number | null {
    return 'processID' in this.client && typeof this.client.processID === 'number' ? this.client.processID : null;
  }

  async query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#broken !== null) throw this.#broken;
    try {
      return await Promise.race([this.client.query(config, values), this.#failed]);
    } catch (error) {
      if (error instanceof Error && endsTheSession(error)) this.breakOff(error);
      throw error;
    }
  }

  /** Fails the running query and all later ones immediately; the connection is not used again after its release. */
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

/** How long a connection may take to be made, and how long work waits for one when all are taken. */
const CONNECT_WITHIN_MS = 5000;

export class PostgresPool {
  readonly #pool: pg.Pool;

  constructor(
    private readonly servers: PostgresServers,
    /** `query_timeout` is for a server that does not answer at all, so it is longer than the server's own limits. */
    options: pg.PoolConfig & { readonly query_timeout: number },
  ) {
    this.#pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true, Client: servers.Client, ...options });
    // A server that restarts breaks idle connections; the pool makes new ones, and the process must not end over it.
    this.#pool.on('error', () => {});
  }

  async acquire(): Promise<AcquiredConnection> {
    const client = await this.servers
      .each(() => this.#pool.connect())
      .catch((cause: unknown) => {
        throw new DatabaseUnavailable('lost', 'There is no connection to the database', cause);
      });
    return new AcquiredConnection(client);
  }

  get use(): Omit<PoolUse, 'pool'> {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { size: totalCount, idle: idleCount, waiting: waitingCount };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** The health check must answer within a second even when the database doesn't. */
const ANSWER_WITHIN_MS = 800;
const PATIENCE_MS = 3000;

/** Two connections that nothing else can take: one to ask whether the database answers, one to cancel queries. */
export class PostgresWatch {
  readonly #pool: PostgresPool;
  #question: Promise<boolean> | null = null;

  constructor(servers: PostgresServers) {
    const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
    this.#pool = new PostgresPool(servers, { max: 2, idleTimeoutMillis: 0, ...patience });
  }

  /** A caller who asks during a check waits for the same answer, so frequent checks take no more connections. */
  async isUp(): Promise<boolean> {
    this.#question ??= this.#run('select 1').finally(() => (this.#question = null));
    return Promise.race([this.#question, setTimeout(ANSWER_WITHIN_MS, false, { ref: false })]);
  }

  async cancel(processId: number): Promise<void> {
    await this.#run('select pg_cancel_backend($1)', [processId]);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #run(statement: string, values: unknown[] = []): Promise<boolean> {
    try {
      const connection = await this.#pool.acquire();
      await connection.query(statement, values).finally(() => connection.release());
      return true;
    } catch {
      return false;
    }
  }
}
