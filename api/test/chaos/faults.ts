import pg from 'pg';
import type { Cluster } from './cluster';

/** What happens to the database while payments are made. */
type Fault = (cluster: Cluster) => Promise<void>;

/** Ends connections of the servers under test, also in the middle of a query. */
async function terminate(cluster: Cluster, which: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and ${which}`);
  } finally {
    await client.end();
  }
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'restart, fast': (cluster) => cluster.restart('fast'),
  'restart, immediate': (cluster) => cluster.restart('immediate'),
  'kill -9 of the postmaster': async (cluster) => {
    await cluster.kill();
    await cluster.start();
  },
  'all connections terminated': (cluster) => terminate(cluster, 'true'),
  'busy connections terminated': async (cluster) => {
    for (let times = 0; times < 5; times++) await terminate(cluster, "state <> 'idle'");
  },
};
