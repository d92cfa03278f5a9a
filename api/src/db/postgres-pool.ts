import pg from 'pg';
import { AcquiredConnection } from './acquired-connection';
import type { PoolUse } from './database';
import type { PostgresServers } from './postgres-servers';
import { DatabaseUnavailable } from './unavailable';

/** How long a connection may take to be made, and how long work waits for one when all are taken. */
const CONNECT_WITHIN_MS = 5000;

/** What drizzle wants as PostgreSQL writes it, and reads itself: times, and arrays of times and of numerics. */
const types = new pg.TypeOverrides();
for (const id of [1114, 1184, 1082, 1186, 1115, 1185, 1182, 1187, 1231]) types.setTypeParser(id, (text: string) => text);

/** Connections, each acquired for one piece of work. */
export class PostgresPool {
  readonly #pool: pg.Pool;

  constructor(
    private readonly servers: PostgresServers,
    options: pg.PoolConfig,
    private readonly timeoutMs: number,
  ) {
    this.#pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true, types, Client: servers.Client, ...options });
    // A server that restarts breaks idle connections; the pool makes new ones, and the process must not end over it.
    this.#pool.on('error', () => {});
    // The pool does not listen while a connection is in use, and an error that nobody listens to ends the process.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async acquire(): Promise<AcquiredConnection> {
    const client = await this.servers
      .each(() => this.#pool.connect())
      .catch((cause: unknown) => {
        throw new DatabaseUnavailable('lost', 'There is no connection to the database', cause);
      });
    return new AcquiredConnection(client, this.timeoutMs);
  }

  get use(): Omit<PoolUse, 'pool'> {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { size: totalCount, idle: idleCount, waiting: waitingCount };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
