import pg from 'pg';

/** Its name in `pg_stat_activity`. */
export const OTHER_SESSION = 'other session';

const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 20;

const others = (condition: string) => `datname = current_database() and application_name <> '${OTHER_SESSION}' and ${condition}`;

/** Another session on a test's PostgreSQL database: it holds locks, ends connections and looks at what the server does. */
export class OtherSession {
  private constructor(
    private readonly client: pg.Client,
    /** Within a transaction `pg_stat_activity` stays as it was first seen. */
    private readonly watcher: pg.Client,
  ) {}

  static async open(url: string): Promise<OtherSession> {
    const connect = async () => {
      const client = new pg.Client({ connectionString: url, application_name: OTHER_SESSION });
      // A test's database may be dropped before this session is closed.
      client.on('error', () => {});
      await client.connect();
      return client;
    };
    return new OtherSession(await connect(), await connect());
  }

  async run(statement: string): Promise<Record<string, unknown>[]> {
    const { rows } = await this.client.query<Record<string, unknown>>(statement);
    return rows;
  }

  /** Waits until so many of the other connections match a condition on `pg_stat_activity`. */
  async until(count: number, condition: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const { rows } = await this.watcher.query(`select pid from pg_stat_activity where ${others(condition)}`);
      if (rows.length === count) return;
      if (Date.now() > end) {
        const { rows: all } = await this.watcher.query(
          `select state, wait_event_type, query from pg_stat_activity where ${others('true')}`,
        );
        throw new Error(`Waited in vain for ${count} connections with ${condition}: ${JSON.stringify(all)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async terminate(condition: string): Promise<void> {
    await this.watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others(condition)}`);
  }

  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.watcher.end()]);
  }
}
