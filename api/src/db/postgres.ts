import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DATABASE_DEFAULTS, type DatabaseSettings } from '../config';
import { CASING, type Connection, type Database } from './database';
import { PostgresListener } from './postgres-listener';
import { PostgresPool } from './postgres-pool';
import { PostgresWatch } from './postgres-watch';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER, writeLookups } from './migrate';
import { currentScope, type Lane } from './request-scope';
import { DatabaseUnavailable } from './unavailable';

const CONNECT_WITHIN_MS = 10_000;
/** After the server's own limit has passed without a word, the connection counts as lost. */
const SILENCE_MS = 5000;

/** What drizzle knows how to talk to: it only ever calls `query`. */
type Queryable = { query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> };
const drizzleOver = (client: Queryable) => drizzle({ client: client as unknown as pg.Client, casing: CASING });

/** A PostgreSQL server. */
export function openPostgres(url: string, wanted: Partial<DatabaseSettings> = {}): Connection {
  const settings = { ...DATABASE_DEFAULTS, ...wanted };
  const limits = {
    connectionString: url,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
  };
  const patienceMs = settings.statementTimeoutMs + SILENCE_MS;
  const pools: Record<Lane, PostgresPool> = {
    lists: new PostgresPool({ ...limits, max: settings.listConnections }, patienceMs),
    decisions: new PostgresPool({ ...limits, max: settings.decisionConnections }, patienceMs),
  };
  const watch = new PostgresWatch(url);

  /** One statement by itself. It is cancelled when its request is closed and nobody waits for the answer any more. */
  const query: Queryable['query'] = async (config, values) => {
    const { lane, signal } = currentScope();
    const gone = () => new DatabaseUnavailable('gone', 'The request was closed');
    if (signal?.aborted) throw gone();
    const lent = await pools[lane].lend();
    let cancelled: Promise<void> | null = null;
    const cancel = () => {
      lent.breakOff(gone());
      if (lent.processId !== null) cancelled = watch.cancel(lent.processId);
    };
    if (signal?.aborted) lent.breakOff(gone());
    else signal?.addEventListener('abort', cancel);
    try {
      return await lent.query(config, values);
    } finally {
      signal?.removeEventListener('abort', cancel);
      // Only then: a cancellation that comes late must not meet the next query on this connection.
      if (cancelled === null) lent.giveBack();
      else void (cancelled as Promise<void>).finally(() => lent.giveBack());
    }
  };

  const db = drizzleOver({ query }) as unknown as Database;
  // Not drizzle's own, which never gives a connection back when it is lost at `begin`. And always a decision's connection.
  const transaction: Database['transaction'] = async (work, config) => {
    const lent = await pools.decisions.lend();
    try {
      return await (drizzleOver(lent) as unknown as Database).transaction(work, config);
    } finally {
      lent.giveBack();
    }
  };

  return {
    db: Object.assign(db, { transaction }),
    embedded: false,
    async listen(channel, listener) {
      const heard = new PostgresListener(url, channel, listener);
      await heard.start();
      return () => heard.stop();
    },
    isUp: () => watch.isUp(),
    async migrate() {
      // By itself and without limits: a new index takes as long as it takes, and so does another server that is at it.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        const driver = drizzle({ client, casing: CASING });
        await migrate(driver, { migrationsFolder: MIGRATIONS_FOLDER });
        await writeLookups(driver as unknown as Database);
      } finally {
        // The end of the connection also lets go of the lock.
        await client.end();
      }
    },
    async close() {
      await Promise.all([pools.lists.close(), pools.decisions.close(), watch.close()]);
    },
  };
}
