import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DATABASE_DEFAULTS, type DatabaseSettings } from '../config';
import { CASING, type Connection, type Database } from './database';
import { PostgresListener } from './postgres-listener';
import { PostgresPool } from './postgres-pool';
import { PostgresWatch } from './postgres-watch';
import { isMigrated, MIGRATION_LOCK, MIGRATIONS_FOLDER, writeLookups } from './migrate';
import { currentScope, type Lane } from './request-scope';
import { DatabaseUnavailable } from './unavailable';

const CONNECT_WITHIN_MS = 10_000;
/** After the server's own limit has passed without a word, the connection counts as lost. */
const GRACE_MS = 5000;

/** What drizzle knows how to talk to: it only ever calls `query`. */
type Queryable = { query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> };
const drizzleOver = (client: Queryable) => drizzle({ client: client as unknown as pg.Client, casing: CASING });

type Pools = Readonly<Record<Lane, PostgresPool>>;

function openPools(url: string, settings: DatabaseSettings): Pools {
  const limits = {
    connectionString: url,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
  };
  const timeoutMs = settings.statementTimeoutMs + GRACE_MS;
  return {
    lists: new PostgresPool({ ...limits, max: settings.listConnections }, timeoutMs),
    decisions: new PostgresPool({ ...limits, max: settings.decisionConnections }, timeoutMs),
  };
}

/** One statement by itself. It is cancelled when its request is closed and nobody waits for the answer any more. */
const queryOn =
  (pools: Pools, watch: PostgresWatch): Queryable['query'] =>
  async (config, values) => {
    const { lane, signal } = currentScope();
    const gone = () => new DatabaseUnavailable('gone', 'The request was closed');
    if (signal?.aborted) throw gone();
    const connection = await pools[lane].acquire();
    let cancelled: Promise<void> | null = null;
    const cancel = () => {
      connection.breakOff(gone());
      if (connection.processId !== null) cancelled = watch.cancel(connection.processId);
    };
    if (signal?.aborted) connection.breakOff(gone());
    else signal?.addEventListener('abort', cancel);
    try {
      return await connection.query(config, values);
    } finally {
      signal?.removeEventListener('abort', cancel);
      // Only then: a cancellation that comes late must not meet the next query on this connection.
      if (cancelled === null) connection.release();
      else void (cancelled as Promise<void>).finally(() => connection.release());
    }
  };

/** On a connection of its own without limits: a new index takes as long as it takes, and so does another server that migrates. */
async function migrateOn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const driver = drizzle({ client, casing: CASING });
    await migrate(driver, { migrationsFolder: MIGRATIONS_FOLDER });
    await writeLookups(driver as unknown as Database);
  } finally {
    // The end of the connection also releases the lock.
    await client.end();
  }
}

/** A PostgreSQL server. */
export function openPostgres(url: string, wanted: Partial<DatabaseSettings> = {}): Connection {
  const pools = openPools(url, { ...DATABASE_DEFAULTS, ...wanted });
  const watch = new PostgresWatch(url);
  const db = drizzleOver({ query: queryOn(pools, watch) }) as unknown as Database;
  // Not drizzle's own, which never releases a connection that is lost at `begin`. And always a decision's connection.
  const transaction: Database['transaction'] = async (work, config) => {
    const connection = await pools.decisions.acquire();
    try {
      return await (drizzleOver(connection) as unknown as Database).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return {
    db: Object.assign(db, { transaction }),
    embedded: false,
    async listen(channel, listener) {
      const channelListener = new PostgresListener(url, channel, listener);
      await channelListener.start();
      return () => channelListener.stop();
    },
    isUp: () => watch.isUp(),
    isMigrated: () => isMigrated(db),
    pools: () => (['lists', 'decisions'] as const).map((pool) => ({ pool, ...pools[pool].use })),
    migrate: () => migrateOn(url),
    async close() {
      await Promise.all([pools.lists.close(), pools.decisions.close(), watch.close()]);
    },
  };
}
