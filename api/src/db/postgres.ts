import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DATABASE_DEFAULTS, type DatabaseSettings } from '../config';
import { ADVISORY_LOCKS, CASING, type Connection, type Database } from './database';
import { assertOwnSession } from './check-start';
import { PostgresListener } from './postgres-listener';
import { PostgresPool, PostgresWatch } from './postgres-pool';
import { PostgresServers } from './postgres-servers';
import { assertGranted, isMigrated, MIGRATIONS_FOLDER, writeLookups } from './migrate';
import { currentScope, type Lane } from './request-scope';
import { DatabaseUnavailable, isReplicasOwn } from './unavailable';

const CONNECT_WITHIN_MS = 10_000;
/** After the server's own limit has passed without a word, the connection counts as lost. */
const GRACE_MS = 5000;

/** The interface that drizzle expects: it only ever calls `query`. */
type Queryable = { query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> };
const drizzleOver = (client: Queryable) => drizzle({ client: client as pg.Client, casing: CASING });

/** Connections to one server, and a way to cancel what runs on them. */
interface Connections {
  readonly pool: PostgresPool;
  readonly watch: PostgresWatch;
}

function openConnections(url: string, readUrl: string | null, settings: DatabaseSettings) {
  const limits = {
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    query_timeout: settings.statementTimeoutMs + GRACE_MS,
  };
  const servers = new PostgresServers(url);
  const watch = new PostgresWatch(servers);
  const connectionsTo = (of: PostgresServers, max: number, by: PostgresWatch): Connections => ({
    pool: new PostgresPool(of, { ...limits, max }),
    watch: by,
  });
  const lanes: Readonly<Record<Lane, Connections>> = {
    lists: connectionsTo(servers, settings.listConnections, watch),
    decisions: connectionsTo(servers, settings.decisionConnections, watch),
  };
  const replicas = readUrl === null ? null : new PostgresServers(readUrl, 'any');
  const replica = replicas === null ? null : connectionsTo(replicas, settings.listConnections, new PostgresWatch(replicas));
  return { limits, servers, watch, lanes, replica };
}

/** One statement by itself. It is cancelled when its request is closed. */
async function queryOn({ pool, watch }: Connections, ...[config, values]: Parameters<Queryable['query']>): Promise<pg.QueryResult> {
  const { signal } = currentScope();
  const gone = () => new DatabaseUnavailable('gone', 'The request was closed');
  if (signal?.aborted) throw gone();
  const connection = await pool.acquire();
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
}

async function connect({ Client }: PostgresServers, limits: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new Client({ connectionTimeoutMillis: CONNECT_WITHIN_MS, ...limits });
  await client.connect();
  return client;
}

/** On a connection of its own without limits: a new index takes as long as it takes, and so does another server that migrates. */
async function migrateOn(servers: PostgresServers, limits: pg.ClientConfig): Promise<void> {
  const client = await servers.each(() => connect(servers));
  try {
    const other = await connect(servers, limits);
    await assertOwnSession(client, other).finally(() => other.end());
    // Servers that start together take turns.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    const driver = drizzle({ client, casing: CASING });
    const db: Database = driver;
    // A role that may not change tables can still start on those of today.
    if (!(await isMigrated(db))) await migrate(driver, { migrationsFolder: MIGRATIONS_FOLDER });
    await writeLookups(db);
    await assertGranted(db);
  } finally {
    // The end of the connection also releases the lock.
    await client.end();
  }
}

/** A PostgreSQL server, or a primary and its standbys; and a replica that lists and figures are read from, where one is named. */
export function openPostgres(url: string, wanted: Partial<DatabaseSettings> = {}, readUrl: string | null = null): Connection {
  const { limits, servers, watch, lanes, replica } = openConnections(url, readUrl, { ...DATABASE_DEFAULTS, ...wanted });
  const all: Readonly<Record<string, Connections>> = { ...lanes, ...(replica === null ? {} : { replica }) };
  const query: Queryable['query'] = async (config, values) => {
    const { lane, fromReplica } = currentScope();
    const atPrimary = () => queryOn(lanes[lane], config, values);
    if (!fromReplica || replica === null) return atPrimary();
    return queryOn(replica, config, values).catch((error: unknown) => {
      if (isReplicasOwn(error)) return atPrimary();
      throw error;
    });
  };
  const db = drizzleOver({ query });
  // Not drizzle's own, which never releases a connection that is lost at `begin`. And always a decision's connection.
  const transaction: Database['transaction'] = async (work, config) => {
    const connection = await lanes.decisions.pool.acquire();
    try {
      return await drizzleOver(connection).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return {
    db: Object.assign(db, { transaction }),
    embedded: false,
    async listen(channel, listener) {
      const channelListener = new PostgresListener(servers, channel, listener);
      await channelListener.start();
      return () => channelListener.stop();
    },
    isUp: () => watch.isUp(),
    isMigrated: () => isMigrated(db),
    pools: () => Object.entries(all).map(([name, { pool }]) => ({ pool: name, ...pool.use })),
    migrate: () => migrateOn(servers, limits),
    async close() {
      await Promise.all([...Object.values(all).map(({ pool }) => pool.close()), watch.close(), replica?.watch.close()]);
    },
  };
}
